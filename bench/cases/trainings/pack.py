#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs a part that record_trainings.py left into small archives, and unpacks it again.

    pack.py RECORDED/seen PACKED             writes PACKED/SETUP.tar.xz and PACKED/labels.tar.xz
    pack.py --unpack PACKED RECORDED/seen

Same recordings, same bytes: names are sorted, times and owners are zero. Runs without a label are left
out. What would be larger than --limit is split. Needs only Python's standard library.
"""

from __future__ import annotations

import argparse
import collections
import io
import json
import lzma
import pathlib
import sys
import tarfile

LIMIT = 900_000


def archive(part: pathlib.Path, files: list[pathlib.Path]) -> bytes:
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for file in sorted(files, key=lambda one: one.relative_to(part).as_posix()):
            member = tarfile.TarInfo(file.relative_to(part).as_posix())
            member.size, member.mode = file.stat().st_size, 0o644
            with file.open("rb") as content:
                tar.addfile(member, content)
    return lzma.compress(raw.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def files_of(part: pathlib.Path, runs: list[str]) -> list[pathlib.Path]:
    return [file for run in runs for file in (part / run).rglob("*") if file.is_file()]


def split(part: pathlib.Path, runs: list[str], limit: int) -> list[bytes]:
    """One archive, or those of its halves where it would not stay below the limit."""
    packed = archive(part, files_of(part, runs))
    if len(packed) < limit or len(runs) == 1:
        return [packed]
    half = len(runs) // 2
    return split(part, runs[:half], limit) + split(part, runs[half:], limit)


def pack(part: pathlib.Path, out: pathlib.Path, limit: int) -> bool:
    setups: dict[str, list[str]] = collections.defaultdict(list)
    for line in (part / "labels.jsonl").read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        setups[label["setup"]].append(label["run"])
    labelled = {run for runs in setups.values() for run in runs}
    left_out = sorted({folder.name for folder in part.iterdir() if folder.is_dir()} - labelled)
    if left_out:
        print("without a label, left out:", *left_out)
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.tar.xz"):
        old.unlink()
    packed = {"labels": archive(part, [part / "labels.jsonl"])}
    for setup, runs in sorted(setups.items()):
        pieces = split(part, sorted(runs), limit)
        packed |= {setup if len(pieces) == 1 else f"{setup}-{number}": piece
                   for number, piece in enumerate(pieces, 1)}
    for name, content in packed.items():
        (out / f"{name}.tar.xz").write_bytes(content)
        print(f"{name}.tar.xz: {len(content) / 1000:.0f} kB", "too large" if len(content) >= limit else "")
    sizes = {run: sum(file.stat().st_size for file in files_of(part, [run])) for run in labelled}
    print(f"{len(labelled)} runs, {sum(sizes.values()) / 1e6:.1f} MB, packed "
          f"{sum(map(len, packed.values())) / 1e6:.2f} MB in {len(packed)} files; the largest runs: "
          + ", ".join(f"{run} {sizes[run] / 1000:.0f} kB" for run in sorted(sizes, key=sizes.get)[:-6:-1]))
    return all(len(content) < limit for content in packed.values())


def unpack(packed: pathlib.Path, part: pathlib.Path) -> None:
    part.mkdir(parents=True, exist_ok=True)
    for file in sorted(packed.glob("*.tar.xz")):
        with tarfile.open(file) as tar:
            tar.extractall(part, filter="data")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--unpack", action="store_true")
    parser.add_argument("--limit", type=int, default=LIMIT, help="bytes of one archive")
    options = parser.parse_args()
    if options.unpack:
        unpack(options.source, options.out)
        return 0
    return 0 if pack(options.source, options.out, options.limit) else 1


if __name__ == "__main__":
    sys.exit(main())
