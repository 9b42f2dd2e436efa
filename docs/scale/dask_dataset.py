# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scans a dataset on Dask:  python dask_dataset.py DATASET PARTS N [SCHEDULER]

DATASET and PARTS are folders that all workers share. Prints the merged report.
"""
import os
import subprocess
import sys

from dask.distributed import Client

CLI = os.environ.get("FAULTLINE_CLI", "faultline-cli")


def scan(index, count, dataset, parts):
    part = f"{parts}/{index}.part"
    subprocess.run([CLI, "dataset", dataset, "--pixels", "--quiet", "--threads", "1", "--exit-zero",
                    "--shard", f"{index}/{count}", "--partial", part], check=True)
    return part


if __name__ == "__main__":
    dataset, parts, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    os.makedirs(parts, exist_ok=True)
    with Client(*sys.argv[4:5]) as client:
        made = client.map(scan, range(count), count=count, dataset=dataset, parts=parts, retries=2)
        done = [part for part in client.gather(made, errors="skip") if part]
    sys.exit(subprocess.call([CLI, "merge", "--expect", str(count), "--json", *done]))
