//! Requests that the page never sends.

use std::io::Write;
use std::net::Shutdown;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use super::explorer::Explorer;
use super::http::{Reply, connect, exchange, read, request};

const JSON: (&str, &str) = ("Content-Type", "application/json");

/// Asserts that a request is refused with this status and a sentence.
#[track_caller]
fn refused(reply: &Reply, status: u16) {
    assert_eq!(reply.status, status, "{reply:?}");
    let answer = reply.json();
    let sentence = answer["error"].as_str().unwrap();
    assert!(!sentence.is_empty() && !sentence.contains('\n'), "{sentence}");
}

#[test]
fn every_answer_is_guarded() {
    let server = Explorer::start(&[]);
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/app.js", "text/javascript; charset=utf-8"),
        ("/app.css", "text/css; charset=utf-8"),
        ("/style.css", "text/css; charset=utf-8"),
        ("/texts.json", "application/json"),
        ("/api/start", "application/json"),
        ("/no-such-page", "application/problem+json"),
        ("/api/games/none", "application/problem+json"),
    ] {
        let reply = server.ask("GET", path, "");
        assert_eq!(reply.header("content-type"), kind, "{path}");
        let policy = reply.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cache-control", "no-store"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("access-control-allow-origin", ""),
        ] {
            assert_eq!(reply.header(name), value, "{path} {name}");
        }
    }
}

#[test]
fn other_sites_are_refused() {
    let server = Explorer::start(&[]);
    let host = ("Host", &*server.address);
    let port = server.address.rsplit(':').next().unwrap();
    let localhost = format!("localhost:{port}");
    let own = format!("http://{}", server.address);
    let ask = |headers: &[(&str, &str)]| {
        let headers = [headers, &[server.key()]].concat();
        request(&server.address, ("GET", "/api/start"), &headers, "").unwrap()
    };
    assert_eq!(ask(&[("Host", &localhost)]).status, 200);
    assert_eq!(ask(&[host, ("Origin", &own)]).status, 200);
    assert_eq!(ask(&[host, ("Sec-Fetch-Site", "same-origin")]).status, 200);

    for wrong in ["evil.example", "127.0.0.1", "localhost", "127.0.0.1:1", "[::1]:7690", "127.0.0.1.evil.example", ""] {
        refused(&ask(&[("Host", wrong)]), 403);
    }
    refused(&ask(&[host, ("Host", "evil.example")]), 403);
    for wrong in
        ["http://evil.example", "null", "https://127.0.0.1", &format!("http://{localhost}"), &format!("{own}/")]
    {
        refused(&ask(&[host, ("Origin", wrong)]), 403);
    }
    refused(&ask(&[host, ("Origin", &own), ("Origin", "http://evil.example")]), 403);
    refused(&ask(&[host, ("Sec-Fetch-Site", "cross-site")]), 403);
    // Without any header, and with a whole address in the first line.
    refused(&exchange(&server.address, b"GET / HTTP/1.0\r\n\r\n").unwrap(), 403);
    let text = format!("GET http://evil.example/ HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    refused(&exchange(&server.address, text.as_bytes()).unwrap(), 403);
    // The page itself may be linked to.
    let linked = request(&server.address, ("GET", "/"), &[host, ("Sec-Fetch-Site", "cross-site")], "").unwrap();
    assert_eq!(linked.status, 200);
}

#[test]
fn only_json_is_read_and_not_too_much_of_it() {
    let server = Explorer::start(&[]);
    let host = ("Host", &*server.address);
    let post = |headers: &[(&str, &str)], body: &str| {
        let headers = [headers, &[server.key()]].concat();
        request(&server.address, ("POST", "/api/games"), &headers, body).unwrap()
    };
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""] {
        refused(&post(&[host, ("Content-Type", kind)], r#"{"seed":1}"#), 415);
    }
    refused(&post(&[host], r#"{"seed":1}"#), 415);
    assert_eq!(post(&[host, ("Content-Type", "Application/JSON; charset=utf-8")], r#"{"seed":1}"#).status, 200);

    for body in ["", "{", "[]", "5", "null", "\u{0}", r#"{"seed":1}{}"#, &"[".repeat(100_000)] {
        refused(&post(&[host, JSON], body), 400);
    }
    let most = 1 << 20;
    let padded = |length: usize| format!("{}{}", r#"{"seed":1}"#, " ".repeat(length - 10));
    assert_eq!(post(&[host, JSON], &padded(most)).status, 200);
    // It is refused before it is sent, so it need not be.
    let head = |length: &str| {
        let (name, kind) = JSON;
        let (key, token) = server.key();
        format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\n{key}: {token}\r\n{name}: {kind}\r\n{length}\r\n\r\n",
            server.address
        )
    };
    let announced = format!("Content-Length: {}", most + 1);
    refused(&exchange(&server.address, head(&announced).as_bytes()).unwrap(), 413);
    let mut chunk = format!("{}{:x}\r\n", head("Transfer-Encoding: chunked"), most + 1).into_bytes();
    chunk.resize(chunk.len() + most + 1, b' ');
    refused(&exchange(&server.address, &chunk).unwrap(), 413);
    let long = format!("GET /{} HTTP/1.1\r\nHost: {}\r\n\r\n", "a".repeat(1 << 16), server.address);
    assert!(exchange(&server.address, long.as_bytes()).is_ok_and(|reply| reply.status >= 400));
    assert_eq!(server.ask("GET", "/", "").status, 200);
}

#[test]
fn no_path_leads_elsewhere() {
    let server = Explorer::start(&[]);
    for path in [
        "/..",
        "/.",
        "/./",
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/app.js/..",
        "/./app.js",
        "//app.js",
        "/app.js/",
        "/index.html/../app.js",
        "/api/../api/start",
        "/api/games/../start",
        "/api/games/%2e%2e%2fx",
        "/api/games/..",
        "/api/games/a.b",
        "/api/games/%00",
        "/api/",
        "/favicon.ico",
    ] {
        refused(&server.ask("GET", path, ""), 404);
    }
    for (method, path) in
        [("PUT", "/api/start"), ("POST", "/"), ("OPTIONS", "/api/games"), ("TRACE", "/"), ("PATCH", "/app.js")]
    {
        refused(&server.ask(method, path, "{}"), 405);
    }
}

#[test]
fn nonsense_is_refused_in_the_asked_language() {
    let server = Explorer::start(&["--lang", "hu"]);
    let said = |path: &str| server.ask("GET", path, "").json()["error"].as_str().unwrap().to_owned();
    assert_eq!(said("/api/games/none"), "Itt nincs ilyen játék.");
    assert_eq!(said("/api/games/none?lang=hu"), "Itt nincs ilyen játék.");
    assert_eq!(said("/api/games/none?lang=en"), "There is no such game here.");
    assert_eq!(said("/api/games/none?lang=xx"), "Itt nincs ilyen játék.");
}

#[test]
fn what_is_not_http_is_no_matter() {
    let server = Explorer::start(&[]);
    for bytes in
        [&b"\x16\x03\x01\x02\x00\x01\x00"[..], b"\0\0\0\0\r\n\r\n", b"GET\r\n\r\n", b"HELO\r\n\r\n", &[b'x'; 1 << 20]]
    {
        let reply = exchange(&server.address, bytes);
        assert!(reply.is_err() || reply.is_ok_and(|reply| reply.status == 400 || reply.status == 431));
    }
    assert_eq!(server.ask("GET", "/", "").status, 200);
}

#[test]
fn requests_cut_in_half_do_no_harm() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let before = server.get(&format!("/api/games/{id}"));
    let body = r#"{"action":{"shoot":{"cell":"55"}}}"#;
    let whole = format!(
        "POST /api/games/{id}/play HTTP/1.1\r\nHost: {}\r\nX-Smyoz-Token: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        server.token,
        body.len()
    );
    // Cut off anywhere.
    for length in (1..whole.len()).step_by(7).chain([whole.len() - 1]) {
        let mut stream = connect(&server.address).unwrap();
        stream.write_all(&whole.as_bytes()[..length]).unwrap();
        stream.shutdown(Shutdown::Both).unwrap();
    }
    // Stopped anywhere, while others are answered; at last the server gives up.
    let halves: Vec<_> = [10, whole.len() - body.len() - 4, whole.len() - 5]
        .map(|length| {
            let mut stream = connect(&server.address).unwrap();
            stream.write_all(&whole.as_bytes()[..length]).unwrap();
            stream
        })
        .into_iter()
        .collect();
    assert_eq!(server.get(&format!("/api/games/{id}")), before);
    for stream in halves {
        let reply = read(stream);
        assert!(reply.is_err() || reply.is_ok_and(|reply| reply.status == 408));
    }
    assert_eq!(server.get(&format!("/api/games/{id}")), before);
}

#[test]
fn idle_connections_keep_nobody_out() {
    let server = Explorer::start(&[]);
    let idle: Vec<_> = (0..300).map(|_| connect(&server.address).unwrap()).collect();
    assert_eq!(server.ask("GET", "/", "").status, 200);
    drop(idle);
}

#[test]
fn those_who_do_not_read_keep_nobody_out() {
    let server = Explorer::start(&[]);
    let asked = format!("GET /texts.js HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).repeat(200);
    let deaf: Vec<_> = (0..300)
        .map(|_| {
            let mut stream = connect(&server.address).unwrap();
            stream.set_nonblocking(true).unwrap();
            // As much as the system takes.
            let _ = stream.write(asked.as_bytes());
            stream
        })
        .collect();
    let begun = Instant::now();
    assert_eq!(server.ask("GET", "/", "").status, 200);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    drop(deaf);
}

#[test]
fn other_users_of_the_machine_need_the_token() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    server.play(&id, &json!({"shoot": {"cell": "55"}}));
    let host = ("Host", &*server.address);
    let game = format!("/api/games/{id}");
    for (method, path) in [("GET", "/api/start"), ("GET", &*game), ("DELETE", &*game), ("POST", "/api/games")] {
        let with = |key: &str| request(&server.address, (method, path), &[host, JSON, ("X-Smyoz-Token", key)], "{}");
        refused(&with("").unwrap(), 401);
        refused(&with(&"0".repeat(32)).unwrap(), 401);
        let twice = [host, JSON, server.key(), server.key()];
        refused(&request(&server.address, (method, path), &twice, "{}").unwrap(), 401);
        refused(&request(&server.address, (method, path), &[host, JSON], "{}").unwrap(), 401);
    }
    // The page itself holds nothing that is anybody's.
    assert_eq!(request(&server.address, ("GET", "/"), &[host], "").unwrap().status, 200);
    assert_eq!(server.get(&game)["view"]["actions"], json!(1));
    // Another server of the same user goes on with the same token.
    assert_eq!(Explorer::start_in(server.folder(), &[]).token, server.token);
}

#[cfg(unix)]
#[test]
fn a_pipe_among_saved_games_hangs_nothing() {
    let server = Explorer::start(&[]);
    let made = std::process::Command::new("mkfifo").arg(server.folder().join("pipe.json")).status();
    assert!(made.unwrap().success());
    let saved = server.get("/api/start")["saved"].take();
    assert!(saved[0]["damage"].as_str().is_some_and(|damage| damage.contains("pipe.json")), "{saved}");
    assert_eq!(server.ask("GET", "/api/games/pipe", "").status, 422);
}

#[test]
fn ten_thousand_requests_at_once_are_answered_or_refused() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let paths = ["/", "/api/start", "/no", &format!("/api/games/{id}"), &format!("/api/games/{id}/link")];
    let (mut answered, mut refused) = (0, 0);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..400)
            .map(|number| {
                let (server, path) = (&server, paths[number % paths.len()]);
                scope.spawn(move || {
                    let mut statuses = Vec::new();
                    for _ in 0..25 {
                        let headers = [("Host", &*server.address), server.key()];
                        let reply = request(&server.address, ("GET", path), &headers, "");
                        statuses.push(reply.map(|reply| reply.status).ok());
                    }
                    statuses
                })
            })
            .collect();
        for status in threads.into_iter().flat_map(|thread| thread.join().unwrap()) {
            match status {
                Some(200 | 404) => answered += 1,
                Some(503) | None => refused += 1,
                other => panic!("{other:?}"),
            }
        }
    });
    assert_eq!(answered + refused, 10_000);
    assert!(answered > 1000, "{answered}");
    assert_eq!(server.ask("GET", "/", "").status, 200);
}

#[test]
fn parallel_actions_in_a_game_come_one_after_the_other() {
    let server = Explorer::start(&[]);
    let id = server.begin(&json!({"seed": 5}));
    let cells: Vec<String> = (1..=9).flat_map(|row| (1..=9).map(move |column| format!("{row}{column}"))).collect();
    let played: usize = thread::scope(|scope| {
        let threads: Vec<_> = cells
            .chunks(9)
            .map(|cells| {
                let (server, id) = (&server, &id);
                scope.spawn(move || {
                    let play = |cell: &String| {
                        let body = json!({"action": {"shoot": {"cell": cell}}}).to_string();
                        server.ask("POST", &format!("/api/games/{id}/play"), &body).status == 200
                    };
                    cells.iter().filter(|cell| play(cell)).count()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    thread::sleep(Duration::from_millis(10));
    let view = &server.get(&format!("/api/games/{id}"))["view"];
    assert_eq!(
        (view["actions"].as_u64(), view["counters"]["shots"].as_u64()),
        (Some(played as u64), Some(played as u64))
    );
    assert!(played > 40, "{played}");
}
