#!/usr/bin/env python3
"""Measures a web host over real sockets, and kills it under load.

  Benchmarks/Web/web.py HEARTBEATWEB [--sessions N] [--clicks N]
  Benchmarks/Web/web.py PROGRAM --idle N

The program is built in release:

  swift build -c release --package-path Servers/WebHost --product HeartBeatWeb

The first form prints the bytes of a click and of the first page, the time of an event, the memory of a
connected session, and the loss by `kill -9` under all sessions. The status is 1 if a session is lost, or more
than a second of clicks. The second form prints the memory and processor time of sessions that do nothing, such
as those of TypingWeb. Both need only Python.
"""
import argparse, gzip, os, re, sys, tempfile, time

from host import Crowd, Host, Session, percentile, raise_limit


def crowd(host, first, count, **settings):
    """Creates sessions; the existing ones answer the host's pings meanwhile."""
    sessions = []
    while len(sessions) < count:
        sessions += [Session(host, **settings) for _ in range(min(500, count - len(sessions)))]
        for session in sessions + [first]:
            session.receive_all()
    return sessions


def idle(host, options):
    first = Session(host, "/", ())
    before = host.memory()
    sessions = crowd(host, first, options.idle, path="/", buttons=())
    everyone = Crowd(sessions + [first])
    # The joins leave work behind, such as the saving of the sessions.
    everyone.rest(20, True)
    print(f"idle session: {(host.memory() - before) / len(sessions) / 1024:.1f} KiB "
          f"(of {len(sessions)}, {host.memory() >> 20} MiB in all)")
    cpu = host.cpu()
    everyone.rest(60, True)
    print(f"{len(sessions)} idle sessions: {(host.cpu() - cpu) / 60 * 100:.2f} % of a core "
          f"over 60 s with two pings of each")
    host.kill()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--sessions", type=int, default=300)
    options.add_argument("--clicks", type=int, default=2000)
    options.add_argument("--idle", type=int)
    options = options.parse_args()
    raise_limit()
    print(f"the load of the machine is {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        store = folder + "/sessions.sqlite"
        host = Host(options.program, store)
        if options.idle:
            return idle(host, options)
        first = Session(host)
        print(f"first page: {len(first.page)} bytes, {len(gzip.compress(first.page, 9))} compressed")
        for _ in range(20):
            first.click()
        times, cpu, turns = [], host.cpu(), host.turns()
        for count in range(options.clicks):
            begin = time.perf_counter()
            first.click(first.buttons[count % 2])
            times.append(time.perf_counter() - begin)
            # The host limits messages; each click sends two of them.
            time.sleep(max(0, 0.0105 - times[-1]))
        cpu = (host.cpu() - cpu) / len(times)
        length = host.turns()[1] - turns[1]
        print(f"click: {first.bytes[0]} bytes up, {first.bytes[1]} down; p50 {percentile(times, .5) * 1e3:.2f} ms, "
              f"p99 {percentile(times, .99) * 1e3:.2f} ms, {cpu * 1e6:.0f} µs of processor time with its acknowledgement, "
              f"{length / len(times) * 1e6:.0f} µs of it in turns of the session")
        before = host.memory()
        sessions = crowd(host, first, options.sessions)
        print(f"connected session: {(host.memory() - before) / len(sessions) / 1024:.1f} KiB "
              f"(of {len(sessions)}, {host.memory() >> 20} MiB in all)")
        begin, times, cpu, turns = time.monotonic(), [], host.cpu(), host.turns()
        while time.monotonic() - begin < 5:
            for session in sessions:
                start = time.perf_counter()
                session.click()
                times.append(time.perf_counter() - start)
        print(f"click beside {len(sessions)} active sessions: p50 {percentile(times, .5) * 1e3:.2f} ms, "
              f"p99 {percentile(times, .99) * 1e3:.2f} ms; {(host.cpu() - cpu) / len(times) * 1e6:.0f} µs of processor "
              f"time a click with its acknowledgement and its saving, {(host.turns()[1] - turns[1]) / len(times) * 1e6:.0f} µs of it in turns, "
              f"{len(times) / (time.monotonic() - begin):.0f} a second")
        killed = time.monotonic()
        host.kill()
        host = Host(options.program, store, host.port)
        lost, clicks, age = 0, 0, 0.0
        for session in sessions:
            try:
                session.join(host)
                rate = int(re.search(r"(\d+) BPM", session.answer)[1])
            except (ConnectionError, OSError, TypeError) as error:
                lost += 1
                print(f"lost: {error}", file=sys.stderr)
                continue
            missing = min(60 + len(session.clicks), 220) - rate
            if missing > 0:
                clicks += missing
                age = max(age, killed - session.clicks[-missing])
        print(f"kill -9 under {len(sessions)} sessions: {lost} lost, {clicks} confirmed clicks lost, "
              f"the oldest {age:.2f} s before")
        host.kill()
        sys.exit(1 if lost or age > 1 else 0)


main()
