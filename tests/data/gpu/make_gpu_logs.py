#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes logs of nvidia-smi as batch systems leave them, and expected.tsv: what is in them.

Each is what a job script appends: the table of plain `nvidia-smi`, then rows of a query in a loop.
two-jobs.csv is one file that two jobs on two machines wrote at once over a network file system, with
the NULs and the torn rows that this leaves. Means are counted here, from the numbers that go into
the rows.

Nothing but Python's standard library, no clock and no chance: the same bytes every time.
"""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
HEADER = ("index, name, memory.total [MiB], memory.used [MiB], memory.free [MiB], temperature.gpu, "
          "pstate, utilization.gpu [%], utilization.memory [%]\n")
LINE = "+-----------------------------------------------------------------------------+\n"
PARTS = "+-------------------------------+----------------------+----------------------+\n"


def table(name, process=None):
    """nvidia-smi's own picture of the machine, with one process or none."""
    short = name if len(name) <= 18 else name[:15] + "..."
    rows = ["Tue Mar  5 09:12:44 2024       \n", LINE,
            "| NVIDIA-SMI 535.54       Driver Version: 535.54       CUDA Version: 12.2     |\n",
            PARTS,
            "| GPU  Name        Persistence-M| Bus-Id        Disp.A | Volatile Uncorr. ECC |\n",
            "| Fan  Temp  Perf  Pwr:Usage/Cap|         Memory-Usage | GPU-Util  Compute M. |\n",
            "|                               |                      |               MIG M. |\n",
            PARTS.replace("-", "=").replace("+", "|", 1)[:-2] + "|\n",
            f"|   0  {short:<18}  On   | 00000000:3B:00.0 Off |                    0 |\n",
            "| N/A   41C    P0    52W / 250W |    812MiB / 24564MiB |      7%      Default |\n",
            "|                               |                      |                  N/A |\n",
            PARTS, " " * 79 + "\n", LINE,
            "| Processes:                                                                  |\n",
            "|  GPU   GI   CI        PID   Type   Process name                  GPU Memory |\n",
            "|        ID   ID                                                   Usage      |\n",
            "|" + "=" * 77 + "|\n"]
    if process is None:
        rows.append("|  No running processes found                                                 |\n")
    else:
        pid, command, mebi = process
        rows.append(f"|    0   N/A  N/A  {pid:>8}      C   {command:<27}{mebi:>8}MiB |\n")
    return "".join(rows) + LINE


class Device:
    """The rows of one GPU, and their means."""

    def __init__(self, name, total):
        self.name, self.total = name, total
        self.busy, self.used = [], []

    def row(self, busy, used):
        self.busy.append(busy)
        self.used.append(used)
        return (f"0, {self.name}, {self.total} MiB, {used} MiB, {self.total - used} MiB, "
                f"{40 + busy // 4}, P0, {busy} %, {busy // 3} %\n")

    def expected(self, file, bad, nuls):
        count = len(self.busy)
        return (f"{file}\t{self.name}\t{count}\t{sum(self.busy) / count / 100:.6f}\t"
                f"{sum(self.used) / count:.3f}\t{bad}\t{nuls}\n")


def main():
    expected = ["file\tdevice\trows\tmean busy\tmean MiB\tbad rows\thas NULs\n"]

    device = Device("NVIDIA RTX A5000", 24564)
    text = table(device.name, (40211, "python3", 808)) + HEADER
    for i in range(120):
        text += device.row(0 if i < 15 else 60 + i * 7 % 41, 812 if i < 15 else 14000 + i % 3 * 128)
    (HERE / "one-job.csv").write_text(text)
    expected.append(device.expected("one-job.csv", 0, 0))

    first, second = Device("NVIDIA RTX A5000", 24564), Device("NVIDIA RTX A6000", 49140)
    text = table(first.name) + HEADER
    for i in range(90):
        text += first.row(80 + i * 3 % 20, 20000 + i)
        if i % 2:
            text += second.row(30 + i * 5 % 50, 9000 + 2 * i)
        if i == 40:
            text += "\0" * 64 + second.row(77, 9100)
    text += "0, NVIDIA RTX A50\n"  # torn by the other writer
    text += first.row(85, 20100)
    text += ", 24564 MiB, 200\n"
    text += first.row(84, 20101)
    (HERE / "two-jobs.csv").write_text(text)
    expected += [first.expected("two-jobs.csv", 2, 1), second.expected("two-jobs.csv", 2, 1)]

    text = table("NVIDIA RTX A5000", (93, "/opt/conda/bin/python", 1839)) + HEADER
    device = Device("NVIDIA RTX A5000", 24564)
    text += device.row(99, 1843)
    (HERE / "one-row.csv").write_text(text)
    expected.append(device.expected("one-row.csv", 0, 0))

    (HERE / "expected.tsv").write_text("".join(expected))


if __name__ == "__main__":
    main()
