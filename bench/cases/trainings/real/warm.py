# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An interpreter that has imported a framework already and runs trainings in forks of itself.

Imports take longer than most of these trainings. Reads one request (JSON) a line from standard
input and answers with its exit code and CPU time. A training still has name spaces of its own.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import runpy
import subprocess
import sys
import traceback

NEW_MOUNTS, NEW_HOST_NAME = 0x00020000, 0x04000000


def shown(kind, problem, trace):
    """A traceback as it would be without this program: from the training's own file on."""
    while trace is not None and not trace.tb_frame.f_code.co_filename.endswith("train.py"):
        trace = trace.tb_next
    traceback.print_exception(kind, problem.with_traceback(trace), trace)


def train(request):
    os.setsid()
    os.environ.clear()
    os.environ.update(request["environment"])
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_MOUNTS | NEW_HOST_NAME):
        sys.exit(99)
    subprocess.run(["bash", "-c", "mount --make-rprivate / && " + request["prelude"]], check=True)
    os.chdir(request["work"])
    os.environ.update(request["inside"])
    for name in [name for name in os.environ if name.startswith("R_")]:
        del os.environ[name]
    log = os.open("train.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(log, stream)
    sys.stdin = open(os.devnull)
    sys.argv = ["train.py"]
    sys.path[0] = os.getcwd()
    sys.excepthook = shown
    runpy.run_path(os.path.abspath("train.py"), run_name="__main__")


def main():
    for name in sys.argv[1:]:
        importlib.import_module(name)
    answers = os.fdopen(os.dup(1), "w")
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        child = os.fork()
        if child == 0:
            train(request)
            return  # the fork ends as any interpreter does
        _, status, used = os.wait4(child, 0)
        code = os.waitstatus_to_exitcode(status)
        answers.write(f"{128 - code if code < 0 else code} {used.ru_utime + used.ru_stime}\n")
        answers.flush()


if __name__ == "__main__":
    main()
