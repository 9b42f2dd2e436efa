#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`diagnose --each --summary` from outside: what it writes, skips, resumes and refuses.

    each_cli.py CLI
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

CLI = sys.argv[1]
RECORDED = pathlib.Path(__file__).resolve().parents[2] / "bench/cases/recorded"


def run(*arguments, text=None, **more):
    return subprocess.run([CLI, "diagnose", *map(str, arguments)], input=text, capture_output=True,
                          text=True, **more)


def lines_of(path):
    return [json.loads(line) for line in pathlib.Path(path).read_text().splitlines()]


def same(a, b, what):
    if a != b:
        raise SystemExit(f"{what}: {a!r} is not {b!r}")


def main():
    runs = sorted(path for path in RECORDED.iterdir() if path.is_dir())[:6]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        out = folder / "fleet.jsonl"
        gone = folder / "gone"
        text = "".join(f"{path}\n" for path in [*runs, gone, runs[0]])

        # A line for each training and for each path without one, in order; twice given is once judged.
        done = run("--each", "--summary", "--paths-from", "-", "--out", out, text=text)
        same(done.returncode, 1, "critical findings are there")
        lines = lines_of(out)
        same([line["path"] for line in lines if line["training"] is None], [str(gone)], "the lost path")
        same(sorted({line["path"] for line in lines}), sorted(map(str, [*runs, gone])), "the paths")
        same(lines[-1]["error"], "No such file or directory", "why")

        # The same verdict as of `diagnose` itself.
        for line in lines:
            if line["error"]:
                continue
            alone = json.loads(run("--json", line["path"]).stdout)
            if alone["trainings"] != 1:
                continue
            same(line["severity"], alone["verdict_severity"], "severity of " + line["path"])
            failed = alone["verdict_severity"] not in (None, "info")  # a remark is no cause
            first = alone["findings"][0]["rule"] if failed else None
            same(line["rule"], first, "rule of " + line["path"])

        # What is unchanged is skipped; the error is tried again; what changed is judged again.
        before = out.read_text()
        done = run("--each", "--summary", *runs, "--out", out)
        same(out.read_text(), before, "nothing to do")
        if f"{len(runs)} unchanged" not in done.stderr:
            raise SystemExit(done.stderr)

        # Cut anywhere in the last line: the same file again.
        whole = out.read_bytes()
        done = run("--each", "--summary", *runs, gone, "--out", folder / "again.jsonl", "--exit-zero")
        same(done.returncode, 0, "--exit-zero")
        again = folder / "again.jsonl"
        same(again.read_bytes(), whole, "the same bytes whoever reads the paths")
        again.write_bytes(whole[:-200])
        done = run("--each", "--summary", *runs, gone, "--out", again, "--exit-zero")
        same(again.read_bytes(), whole, "resumed")
        if "was cut" not in done.stderr:
            raise SystemExit(done.stderr)

        # Killed in the middle, it goes on.
        killed = folder / "killed.jsonl"
        process = subprocess.Popen([CLI, "diagnose", "--each", "--summary", *map(str, runs), str(gone),
                                    "--out", str(killed), "--threads", "1"],
                                   stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (killed.exists() and killed.stat().st_size):
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        run("--each", "--summary", *runs, gone, "--out", killed)
        same(killed.read_bytes(), whole, "after a kill")

        # A file of another kind is refused and stays; a full disk is said.
        log = folder / "train.log"
        log.write_text("step 1 loss 3\n")
        done = run("--each", "--summary", runs[0], "--out", log)
        same((done.returncode, log.read_text()), (2, "step 1 loss 3\n"), "another file")
        with open("/dev/full", "w") as full:
            done = subprocess.run([CLI, "diagnose", "--each", "--summary", str(runs[0])], stdout=full,
                                  stderr=subprocess.PIPE, text=True)
        same(done.returncode, 4, "a full disk")
        if "No space left" not in done.stderr:
            raise SystemExit(done.stderr)
        for wrong in (["--each"], ["--summary"], ["--each", "--summary"],
                      ["--each", "--summary", "--json", "x"], ["--out", "x", "y"]):
            same(run(*wrong).returncode, 2, " ".join(wrong))
        same(run("--each", "--summary", gone).returncode, 3, "nothing readable")
        same(run("--each", "--summary", gone, "--exit-zero").returncode, 0, "lines say it")


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    main()
