#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the examples of this folder as they stand: `./dev scale-test` gives the program.

    scale_test.py CLI

Spark (local-cluster, two executors), Dask (two worker processes) and Slurm are used where this Python or
the PATH has them; what is not there is said. Of Kubernetes the command of each container runs, with
JOB_COMPLETION_INDEX set. Exit status 1 if an example that could run went wrong.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RECORDED = HERE.parents[1] / "bench/cases/recorded"
SHARDS = 4


class Failed(Exception):
    pass


def run(command, **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **more)
    if done.returncode not in (0, 1):
        raise Failed(f"{command[0]} ended with {done.returncode}: {done.stderr[-800:]}")
    return done


def make_dataset(folder):
    """A small dataset of images that Python's standard library can write."""
    import random
    import struct
    import zlib
    r = random.Random(1)

    def png(path, pixels, side=48):
        raw = b"".join(b"\0" + bytes(pixels[y * side:(y + 1) * side]) for y in range(side))
        chunk = lambda kind, data: (struct.pack(">I", len(data)) + kind + data  # noqa: E731
                                    + struct.pack(">I", zlib.crc32(kind + data)))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0))
                         + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b""))

    for split in ("train", "val"):
        for name in ("cat", "dog"):
            (folder / split / name).mkdir(parents=True)
    last = None
    for number in range(60):
        if number % 10 != 9:  # every tenth is the one before, hardly changed
            grid = [r.randrange(256) for _ in range(64)]
            last = [grid[(y // 6) * 8 + x // 6] for y in range(48) for x in range(48)]
        else:
            last[0] = (last[0] + 1) % 256
        png(folder / ("val" if number % 5 == 0 else "train") / ("cat" if number % 2 else "dog") / f"{number}.png",
            last)


def check_lines(text, paths, what):
    lines = [json.loads(line) for line in text.splitlines()]
    told = {line["path"] for line in lines}
    if told != set(paths):
        raise Failed(f"{what}: lines of {len(told)} paths, not of {len(paths)}")
    if sum(1 for line in lines if line["error"]) != 1:
        raise Failed(f"{what}: the path that is not there is no line")
    return f"{len(lines)} lines of {len(paths)} paths, one with an error"


def check_merge(text, what, missing=()):
    report = json.loads(text)
    if report["missing_shards"] != list(missing) or report["complete"] == bool(missing):
        raise Failed(f"{what}: {report['complete']}, {report['missing_shards']}")
    dataset = report["datasets"][0]
    return (f"complete: {report['complete']}, {dataset['all']['images']} images, "
            f"{dataset['near_duplicates']['images']} with a near duplicate")


def archive_of(engine, folder, paths, listed):
    if engine == "spark":
        out = folder / "spark"
        run([sys.executable, HERE / "spark_archive.py", listed, out, 8])
        return "".join(part.read_text() for part in sorted(out.glob("part-*")))
    if engine == "dask":
        out = folder / "dask.jsonl"
        run([sys.executable, HERE / "dask_archive.py", listed, out])
        return out.read_text()
    out = folder / engine
    if engine == "slurm":
        run(["sbatch", "--wait", f"--array=0-{SHARDS - 1}", HERE / "slurm-archive.sbatch", listed, out], cwd=folder)
    else:
        shutil.copy(listed, folder / "paths.txt")
        for index in range(16):
            run(["bash", "-euo", "pipefail", "-c", container("kubernetes-archive.yaml")],
                env={**os.environ, "JOB_COMPLETION_INDEX": str(index), "COUNT": "16", "ARCHIVE": str(folder)})
        out = folder / "fleet"
    return "".join(part.read_text() for part in sorted(out.glob("*.jsonl")))


def container(name):
    """The script of a manifest's container."""
    text = (HERE / name).read_text()
    block = re.search(r"- \|\n((?:              .*\n)+)", text).group(1)
    return "\n".join(line[14:] for line in block.splitlines())


def dataset_of(engine, folder, dataset):
    parts = folder / f"parts-{engine}"
    if engine in ("spark", "dask"):
        return run([sys.executable, HERE / f"{engine}_dataset.py", dataset, parts, SHARDS]).stdout, parts
    if engine == "slurm":
        run(["sbatch", "--wait", f"--array=0-{SHARDS - 1}", HERE / "slurm-dataset.sbatch", dataset, parts],
            cwd=folder)
    else:
        for index in range(SHARDS):
            run(["bash", "-euo", "pipefail", "-c", container("kubernetes-dataset.yaml")],
                env={**os.environ, "JOB_COMPLETION_INDEX": str(index), "COUNT": str(SHARDS),
                     "DATASET": str(dataset), "PARTS": str(parts)})
    return run([os.environ["FAULTLINE_CLI"], "merge", "--expect", SHARDS, "--json",
                *sorted(parts.glob("*.part"))]).stdout, parts


def has(engine):
    if engine == "slurm":
        return shutil.which("sbatch") is not None and subprocess.run(
            ["sinfo"], capture_output=True).returncode == 0
    if engine == "kubernetes":
        return True
    module = {"spark": "pyspark", "dask": "distributed"}[engine]
    return subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True).returncode == 0


def main():
    cli = pathlib.Path(sys.argv[1]).resolve()
    os.environ["FAULTLINE_CLI"] = str(cli)
    os.environ["PATH"] = f"{cli.parent}:{os.environ['PATH']}"
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ["PYSPARK_SUBMIT_ARGS"] = "--master local-cluster[2,1,1024] pyspark-shell"
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "set").mkdir()
        make_dataset(folder / "set")
        paths = [*(str(path) for path in sorted(RECORDED.iterdir()) if path.is_dir()), str(folder / "nothere")]
        listed = folder / "listed.txt"
        listed.write_text("".join(f"{path}\n" for path in paths))
        reports = {}
        for engine in ("spark", "dask", "slurm", "kubernetes"):
            if not has(engine):
                print(f"{engine:10}  not installed here: not tried")
                continue
            try:
                begun = time.monotonic()
                said = check_lines(archive_of(engine, folder, paths, listed), paths, engine)
                print(f"{engine:10}  archive: {said} ({time.monotonic() - begun:.1f} s)")
                begun = time.monotonic()
                text, parts = dataset_of(engine, folder, folder / "set")
                said = check_merge(text, engine)
                reports[engine] = text
                print(f"{engine:10}  dataset: {said} ({time.monotonic() - begun:.1f} s)")
                left = [part for part in sorted(parts.glob("*.part")) if part.stem != "2"]
                text = run([cli, "merge", "--expect", SHARDS, "--json", *left]).stdout
                print(f"{engine:10}  a shard lost: {check_merge(text, engine, [2])}")
            except Failed as problem:
                wrong += 1
                print(f"{engine:10}  WRONG: {problem}")
        if len(set(reports.values())) > 1:
            wrong += 1
            print("the engines' reports differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
