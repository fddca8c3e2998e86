//! Connections: how many there are, how slow they may be, and when they end.

use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Sleep, sleep};

/// How many connections are open at once; others wait until one of them ends. Systems let a process
/// have about twice as many files.
const MOST: usize = 512;

/// How long the head of a request may take, which includes the wait for it on an open connection.
const HEAD_TIME: Duration = Duration::from_secs(5);

/// How long a client may not read anything of an answer.
const READ_TIME: Duration = Duration::from_secs(3);

/// How long to wait when the system has no socket for a connection.
const PAUSE: Duration = Duration::from_millis(100);

/// How long answers and work under way may take once the server is told to stop.
pub(super) const GRACE: Duration = Duration::from_secs(1);

/// Answers requests until it is told to stop.
pub(super) async fn answer(listener: TcpListener, router: Router, mut stop: Stop) {
    let open = GracefulShutdown::new();
    {
        let mut accepting = pin!(accept(listener, router, &open));
        poll_fn(|context| match Pin::new(&mut stop).poll(context) {
            Poll::Ready(()) => Poll::Ready(()),
            Poll::Pending => accepting.as_mut().poll(context),
        })
        .await;
    }
    // What is not answered by then will not be missed.
    let _ = tokio::time::timeout(GRACE, open.shutdown()).await;
}

/// Accepts connections and answers their requests, for ever.
async fn accept(listener: TcpListener, router: Router, open: &GracefulShutdown) {
    let places = Arc::new(Semaphore::new(MOST));
    loop {
        let place = Arc::clone(&places).acquire_owned().await.expect("the semaphore is never closed");
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let service = TowerToHyperService::new(router.clone());
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME);
        let connection = open.watch(http.serve_connection(TokioIo::new(Timed::new(stream)), service));
        tokio::spawn(async move {
            // A connection that breaks has no one left to be told.
            let _ = connection.await;
            drop(place);
        });
    }
}

/// A stream that fails if nothing of what is written is taken for too long.
struct Timed {
    stream: TcpStream,
    /// Until when something must be taken, while something waits.
    until: Option<Pin<Box<Sleep>>>,
}

impl Timed {
    fn new(stream: TcpStream) -> Self {
        Self { stream, until: None }
    }

    /// What became of writing, unless it has waited for too long.
    fn in_time<T>(&mut self, context: &mut Context, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.until = None;
            return written;
        }
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(READ_TIME)));
        until.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Timed {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context, into: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        parts: &[IoSlice],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Ends when the process is told to stop: by Ctrl-C, or by a request to terminate.
pub(super) struct Stop {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
    #[cfg(windows)]
    signals: [tokio::signal::windows::CtrlC; 1],
}

impl Stop {
    /// Catches the signals from now on; to be called inside the runtime.
    #[cfg(unix)]
    pub fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { signals: [signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?] })
    }

    /// Catches the signal from now on; to be called inside the runtime.
    #[cfg(windows)]
    pub fn new() -> io::Result<Self> {
        Ok(Self { signals: [tokio::signal::windows::ctrl_c()?] })
    }
}

impl Future for Stop {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<()> {
        match self.signals.iter_mut().any(|signal| signal.poll_recv(context).is_ready()) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    }
}
