#!/usr/bin/env python3
"""Runs a shell in a terminal of its own, and records what it writes and each size.

    relay.py FOLDER     FOLDER/rc is read by the shell, FOLDER/log is written
"""
import fcntl, json, os, pty, select, signal, sys, termios, tty

folder = sys.argv[1]
process, shell = pty.fork()
if process == 0:
    os.execvp("bash", ["bash", "--noprofile", "--rcfile", folder + "/rc", "-i"])
log = open(folder + "/log", "a", buffering=1)
before = termios.tcgetattr(0)
tty.setraw(0)
(wakeup, waker) = os.pipe()
os.set_blocking(waker, False)
signal.set_wakeup_fd(waker)
signal.signal(signal.SIGWINCH, lambda *_: None)


def resize():
    size = fcntl.ioctl(0, termios.TIOCGWINSZ, bytes(8))
    height, columns = int.from_bytes(size[:2], sys.byteorder), int.from_bytes(size[2:4], sys.byteorder)
    print(json.dumps({"size": [columns, height]}), file=log)
    fcntl.ioctl(shell, termios.TIOCSWINSZ, size)


def copy(source, target):
    data = os.read(source, 65536)
    while data:
        count = os.write(target, data)
        if source == shell:
            print(json.dumps({"output": data[:count].decode("latin1")}), file=log)
        data = data[count:]


resize()
try:
    while True:
        ready = select.select([0, shell, wakeup], [], [])[0]
        if wakeup in ready:
            os.read(wakeup, 100)
            resize()
        if 0 in ready:
            copy(0, shell)
        if shell in ready:
            copy(shell, 1)
except OSError:
    termios.tcsetattr(0, termios.TCSANOW, before)
