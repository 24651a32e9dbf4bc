#!/usr/bin/env python3
"""Compares counts that do not depend on the speed of the machine with Scripts/counts.txt.

    Scripts/counts.py PARTSBENCH APP           fails if a count has risen by more than 2 %
    Scripts/counts.py PARTSBENCH APP --record  writes the file

PARTSBENCH is the release build of that program. APP is a release build of HeartBeatDemo with static
libraries and without symbols. Instructions are counted by valgrind, where it is installed.
"""
import fcntl
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

FILE = pathlib.Path(__file__).with_suffix(".txt")
LIMIT = 1.02
# Without these, the order in sets and the addresses would change some counts.
ENVIRONMENT = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", TERM="xterm-256color")
RUN = ["setarch", "-R"] if shutil.which("setarch") else []


def output(command):
    return subprocess.run(
        command, env=ENVIRONMENT, check=True, stdout=subprocess.PIPE, text=True).stdout


def of_parts(program):
    """The allocations, bytes and instructions of frames and pushes."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in output([program, "counts"]).splitlines()]
    counts = {f"{name}, {unit}": float(value) for name, unit, value, *_ in rows}
    names = [name.removeprefix("allocations for ") for name, *_ in rows if name.startswith("allocations")]
    if shutil.which("valgrind"):
        totals = instructions(program)
        if len(totals) != len(names):
            sys.exit(f"{len(totals)} parts have instructions, but {len(names)} have allocations")
        counts |= {f"instructions for {name}": total for name, total in zip(names, totals)}
    return counts


def instructions(program):
    """The instructions of each part, all of its rounds together."""
    with tempfile.TemporaryDirectory() as folder:
        # The program counts allocations before and after each part, beginning with a list.
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
             "--dump-before=allocationCount", program, "counts"],
            env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        dumps = sorted(pathlib.Path(folder).glob("out.*"), key=lambda file: int(file.suffix[1:]))
        totals = [re.search(r"^totals: (\d+)", file.read_text(), re.M) for file in dumps]
        return [float(total[1]) for total in totals[3::2]]


def page_faults(program):
    """The page faults of a program that prints its first screen."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
    output([*RUN, program, "--snapshot", "text"])
    return float(resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before)


def read(terminal, seconds):
    """Returns the number of bytes that arrive within the time."""
    count, end = 0, time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if select.select([terminal], [], [], left)[0]:
            count += len(os.read(terminal, 65536))
    return count


def wake_ups(program):
    """The wake-ups of an app by four beats of its heart, one a second."""
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
        os.execve(program, [program, "--rate", "60"], ENVIRONMENT)

    def switches():
        return sum(
            int(re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", file.read_text())[1])
            for file in pathlib.Path(f"/proc/{process}/task").glob("*/status"))

    try:
        read(terminal, 1.5)
        # The window begins and ends half a second after a beat.
        while read(terminal, 0.4):
            pass
        select.select([terminal], [], [])
        read(terminal, 0.5)
        before = switches()
        read(terminal, 4)
        return float(switches() - before)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def measured(parts, app):
    counts = of_parts(parts)
    counts["page faults of the first screen"] = min(page_faults(app) for _ in range(5))
    counts["bytes of a static release binary"] = float(os.path.getsize(app))
    counts["wake-ups by four beats"] = statistics.median(wake_ups(app) for _ in range(3))
    return counts


def main():
    if len(sys.argv) < 3 or sys.argv[3:] not in ([], ["--record"]):
        sys.exit(__doc__)
    now = measured(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
    lines = [f"{name}: {value:g}" if value < 1e5 else f"{name}: {value:.0f}" for name, value in now.items()]
    if sys.argv[3:]:
        FILE.write_text("\n".join(lines) + "\n")
        return
    print("\n".join(lines))
    wanted = dict(line.rsplit(": ", 1) for line in FILE.read_text().splitlines())
    risen = [
        f"{name}: {now[name]:g} instead of {value}" for name, value in wanted.items()
        if name in now and now[name] > float(value) * LIMIT]
    new = [f"{name} is not in {FILE.name}" for name in now if name not in wanted]
    if risen or new:
        print("These counts have risen by more than 2 %, or are new:", *risen, *new, sep="\n  ")
        sys.exit(1)


main()
