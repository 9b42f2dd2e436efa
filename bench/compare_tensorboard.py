#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the same generated logs with Faultline, with TensorBoard's data server and with its Python
reader, and prints how long each took.

    compare_tensorboard.py build/bench/bench/bench_read [--repeat 3] [--skip-python]

bench_read makes the logs in the temporary folder and times Faultline's reader. The others need
`pip install tensorboard`, which brings the data server; what is not installed is left out.

- Faultline: time from open() to the last column, every point kept, both checksums of every record
  checked.
- Data server: the binary of the package tensorboard_data_server, started as TensorBoard starts it
  but with --reload=once; it logs how long its first load cycle took. It keeps 1000 points of each
  tag and checks no checksum unless it is told to (--checksum, a row of its own).
- Python: EventAccumulator with all points kept, on a tenth of the events, as it is slow.

CPU time is that of the whole process; it is what to compare on a machine that does other work.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

LOGS = pathlib.Path(tempfile.gettempdir()) / "faultline-bench"
CASES = [  # title, filter of bench_read, its log, events
    ("one file, 10 million events", r"BM_OneFile/Mevents:10/threads:{threads}/", "one-10000000",
     10_000_000),
    ("200 runs of 50 000 events", r"BM_ManyRuns/threads:{threads}/", "runs-200x50000", 10_000_000),
]
PYTHON_LOG = "one-1000000"
PYTHON_EVENTS = 1_000_000
LONGEST_LOAD = 1800  # seconds


def children_cpu():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def faultline(bench, pattern, threads):
    """Wall and CPU seconds of one pass; the CPU time of several threads with that of starting."""
    before = children_cpu()
    out = subprocess.run([bench, f"--benchmark_filter={pattern.format(threads=threads)}",
                          "--benchmark_format=json"],
                         check=True, capture_output=True, text=True).stdout
    row = json.loads(out)["benchmarks"][0]
    if threads == 1:
        return row["real_time"] / 1e3, row["cpu_time"] / 1e3
    return row["real_time"] / 1e3, (children_cpu() - before) / row["iterations"]


def data_server(log, *flags):
    """Wall seconds of the first load cycle by its own log, and CPU seconds of the process."""
    try:
        from tensorboard_data_server import server_binary
    except ImportError:
        return None
    before = children_cpu()
    server = subprocess.Popen(
        [server_binary(), f"--logdir={log}", "--reload=once", "--port=0", "--verbose",
         "--die-after-stdin", *flags],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    wall = None
    deadline = time.monotonic() + LONGEST_LOAD
    for line in server.stderr:
        if found := re.search(r"Finished load cycle \(([\d.]+)(ns|µs|ms|s)\)", line):
            wall = float(found[1]) * {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1.0}[found[2]]
        if wall is not None or time.monotonic() > deadline:
            break
    server.terminate()
    server.wait()
    if wall is None:
        print("the data server did not say how long it took", file=sys.stderr)
        return None
    return wall, children_cpu() - before


def python_reader(log):
    try:
        from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
    except ImportError:
        return None
    wall, cpu = time.monotonic(), time.process_time()
    accumulator = EventAccumulator(str(log), size_guidance={"scalars": 0, "tensors": 0})
    accumulator.Reload()
    return time.monotonic() - wall, time.process_time() - cpu


def best(measure, repeat):
    results = [result for result in (measure() for _ in range(repeat)) if result]
    return min(results, key=lambda r: r[1]) if results else None


def report(name, result, events, reference):
    if result is None:
        print(f"  {name:34} not installed")
        return
    wall, cpu = result
    line = f"  {name:34} {wall:8.2f} s  {cpu:8.2f} s CPU  {events / cpu / 1e6:7.2f} M events/s of CPU"
    if reference:
        line += f"  x{wall / reference[0]:.1f} wall, x{cpu / reference[1]:.1f} CPU"
    print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("bench_read", help="the Release build of bench/bench_read.cpp")
    parser.add_argument("--repeat", type=int, default=3, help="the best of so many")
    parser.add_argument("--skip-python", action="store_true")
    options = parser.parse_args()
    bench = os.path.abspath(options.bench_read)

    for title, pattern, log, events in CASES:
        print(title)
        one = best(lambda: faultline(bench, pattern, 1), options.repeat)  # makes the log
        two = best(lambda: faultline(bench, pattern, 2), options.repeat)
        report("Faultline, one thread", one, events, None)
        report("Faultline, two threads", two, events, None)
        report("data server", best(lambda: data_server(LOGS / log), options.repeat), events, one)
        report("data server, checksums checked",
               best(lambda: data_server(LOGS / log, "--checksum"), options.repeat), events, one)
    if not options.skip_python:
        print("one file, 1 million events")
        pattern = r"BM_OneFile/Mevents:1/threads:{threads}/"
        one = best(lambda: faultline(bench, pattern, 1), options.repeat)
        report("Faultline, one thread", one, PYTHON_EVENTS, None)
        report("Python reader", best(lambda: python_reader(LOGS / PYTHON_LOG), 1), PYTHON_EVENTS,
               one)


if __name__ == "__main__":
    main()
