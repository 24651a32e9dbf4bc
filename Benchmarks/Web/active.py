#!/usr/bin/env python3
"""Lets many visitors of a running host click, each every two seconds: `active.py PORT COUNT BUTTON`.

It prints a line when all have joined, and then clicks until it is killed.
"""
import sys, time

from host import Crowd, Session, raise_limit


class Host:
    """The address of a running host."""

    def __init__(self, port):
        self.port, self.origin = port, f"http://127.0.0.1:{port}"


raise_limit()
host, count, button = Host(int(sys.argv[1])), int(sys.argv[2]), sys.argv[3]
sessions = [Session(host, "/", (button,)) for _ in range(count)]
crowd = Crowd(sessions)
print("ready", flush=True)
begin, number = time.monotonic(), 0
while True:
    session = sessions[number % count]
    session.message += 1
    session.send(f'[{session.message},["p",{session.buttons[0]}],["a",{session.frame}]]')
    number += 1
    crowd.rest(max(0, begin + number * 2 / count - time.monotonic()))
