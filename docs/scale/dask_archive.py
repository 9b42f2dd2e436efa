# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges an archive of runs on Dask:  python dask_archive.py PATHS OUT [SCHEDULER]

PATHS: a file with one folder of a run a line. OUT: the file of faultline/summary/1 to write.
"""
import os
import subprocess
import sys

from dask.distributed import Client

CLI = os.environ.get("FAULTLINE_CLI", "faultline-cli")


def judge(paths):
    return subprocess.run([CLI, "diagnose", "--each", "--summary", "--exit-zero", "--quiet", "--threads", "1",
                           "--paths-from", "-"], input="\n".join(paths), text=True, check=True,
                          stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    lines = open(sys.argv[1]).read().splitlines()
    with Client(*sys.argv[3:4]) as client, open(sys.argv[2], "w") as out:
        chunks = [lines[i:i + 200] for i in range(0, len(lines), 200)]
        for text in client.gather(client.map(judge, chunks, retries=2)):
            out.write(text)
