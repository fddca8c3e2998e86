//! HTTP as plainly as tests need it: one request on each connection.
#![allow(dead_code, reason = "each test program uses a part")]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    /// The value of a header, or nothing.
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value)
    }

    /// Whether it says why there is no other answer.
    pub fn says_no(&self) -> bool {
        self.header("content-type") == "application/problem+json"
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A connection that no test waits for in vain.
pub fn connect(address: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    stream.set_write_timeout(Some(Duration::from_secs(60)))?;
    Ok(stream)
}

/// Sends these bytes, and reads one answer.
pub fn exchange(address: &str, request: &[u8]) -> io::Result<Reply> {
    let mut stream = connect(address)?;
    stream.write_all(request)?;
    read(stream)
}

/// The answer on a connection.
pub fn read(stream: TcpStream) -> io::Result<Reply> {
    let mut reader = BufReader::new(stream);
    let mut line = || {
        let mut line = String::new();
        match reader.read_line(&mut line)? {
            0 => Err(io::Error::from(io::ErrorKind::UnexpectedEof)),
            _ => Ok(line.trim_end().to_owned()),
        }
    };
    let status = line()?.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let mut headers = Vec::new();
    loop {
        let line = line()?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_owned(), value.trim().to_owned()));
    }
    let mut reply = Reply { status, headers, body: String::new() };
    match reply.header("content-length").parse() {
        Ok(length) => reader.take(length).read_to_string(&mut reply.body)?,
        Err(_) => reader.read_to_string(&mut reply.body)?,
    };
    Ok(reply)
}

/// Sends a request with these headers and this body.
pub fn request(address: &str, (method, path): (&str, &str), headers: &[(&str, &str)], body: &str) -> io::Result<Reply> {
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let length = body.len();
    let text = format!("{method} {path} HTTP/1.1\r\n{headers}Content-Length: {length}\r\n\r\n{body}");
    exchange(address, text.as_bytes())
}
