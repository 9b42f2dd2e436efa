#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records short real trainings, healthy and with a fault put in, for `judge_cases`.

    python3 bench/cases/record_runs.py --recorder faultline-cli --torch PYTHON --keras PYTHON \
        bench/cases/recorded

runs each training below under Faultline's recorder, with the Python that has torch and tensorboard
or the one that has TensorFlow, and keeps what it left. Nothing is edited afterwards but the names
of folders and of the machine. CPU only; some minutes in all.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent

LEARNED_BY_HEART = {"code": "O16", "first": ["O16", "O08", "O06"],
                    "may": ["O06", "O07", "O08", "O09", "O13", "O03"]}
BAD_BOX = {"code": "O01", "first": ["O01", "D01"], "may": ["O13", "O02", "O14", "O03"]}
LABELS = ["--task", "classify", "--fault", "labels", "--rate", "0.002", "--pictures"]
ENDED = ["--fault", "restart", "--fault-step", "490", "--steps", "800", "--save-every"]
RECORD = ["--fault", "record", "--log-every", "1", "--steps"]

# name, program, arguments, the truth about it
RUNS = [
    ("torch-detector", "train_torch.py", [], {"healthy": True}),
    ("torch-classifier", "train_torch.py", ["--task", "classify", "--seed", "5"],
     {"healthy": True}),
    ("torch-hard-task", "train_torch.py",
     ["--task", "classify", "--seed", "6", "--contrast", "0.1", "--rate", "0.01"],
     {"healthy": True, "may": ["O08"]}),
    ("torch-adam", "train_torch.py", ["--optimizer", "adam", "--rate", "0.002", "--seed", "9"],
     {"healthy": True}),
    ("keras-classifier", "train_keras.py", [], {"healthy": True}),
    ("keras-small-batch", "train_keras.py", ["--batch", "8", "--seed", "3"], {"healthy": True}),
    ("torch-rate-too-high", "train_torch.py", ["--rate", "3.0"],
     # The loss jumps to 7756 at step 90 and stays at chance from then on.
     {"code": "O03", "first": ["O02", "O03", "O01", "O04", "O06"],
      "may": ["O01", "O02", "O04", "O06", "O13", "O14", "O07", "O09"]}),
    ("torch-labels-shuffled", "train_torch.py",
     ["--task", "classify", "--fault", "labels", "--rate", "0.002"],
     # It learns them by heart: training falls, validation stays at chance.
     LEARNED_BY_HEART),
    ("torch-bad-boxes", "train_torch.py", ["--fault", "boxes", "--fault-step", "420"],
     {"code": "O01", "first": ["O01", "D01"], "may": ["O13", "O02", "O14", "O03"]}),
    ("torch-nan", "train_torch.py", ["--fault", "nan", "--fault-step", "300"],
     {"code": "O01", "first": ["O01"], "may": ["O13", "O02", "O03", "O14"]}),
    ("torch-slow-input", "train_torch.py", ["--fault", "slow", "--profile", "--steps", "300"],
     {"code": "I01", "first": ["I01", "I02"], "may": ["I02", "I08", "I03"]}),
    ("torch-leak", "train_torch.py", ["--fault", "leak"],
     {"code": "H02", "first": ["H02", "H01"], "may": ["H01", "I07"]}),
    # The same for long enough to be told from a start that is still filling its memory.
    ("torch-leak-long", "train_torch.py", ["--fault", "leak", "--steps", "4000"],
     {"code": "H02", "first": ["H02", "H01"], "may": ["H01", "I07"]}),
    ("torch-killed", "train_torch.py", ["--fault", "killed", "--fault-step", "500"],
     {"code": "L03", "first": ["L03", "L04", "H01"], "may": ["L04", "H01", "L02"]}),
    ("torch-crash", "train_torch.py", ["--fault", "crash", "--fault-step", "350"],
     {"code": "L03", "first": ["L03"], "may": ["L02"]}),
    ("torch-restarted", "train_torch.py", ["--fault", "restart", "--fault-step", "500"],
     # 150 steps are done twice, which is two seconds: the end of the first attempt counts.
     {"code": "L03", "first": ["L03", "L04", "L05"], "may": ["L04", "L05"]}),
    ("keras-overfits", "train_keras.py", ["--fault", "overfit"],
     {"code": "O08", "first": ["O08", "O16"], "may": ["O16", "O09", "O07"]}),
    ("torch-stalls", "train_torch.py", ["--fault", "stalls"],
     {"code": "I06", "first": ["I06"], "may": ["I07"]}),
    # Ended in the same way, but with checkpoints that are restored.
    ("torch-resumed-200", "train_torch.py", [*ENDED, "200"],
     {"code": "L03", "first": ["L03", "L04", "L05"], "may": ["L04", "L05"]}),
    ("torch-resumed-25", "train_torch.py", [*ENDED, "25"],
     {"code": "L03", "first": ["L03", "L04", "L05"], "may": ["L04", "L05"]}),
    # One step in a thousand is an outlier, and the training recovers from it.
    ("torch-outlier", "train_torch.py", ["--rate", "0.2", "--log-every", "1", "--steps", "1000"],
     {"healthy": True, "may": ["O03"]}),
    # One record of 4096 has swapped corners; the same with what people try against it.
    ("torch-one-record", "train_torch.py", [*RECORD, "400"], BAD_BOX),
    ("torch-one-record-rate", "train_torch.py", [*RECORD, "250", "--rate", "0.003"], BAD_BOX),
    ("torch-one-record-clip", "train_torch.py", [*RECORD, "250", "--clip", "1"], BAD_BOX),
    ("torch-one-record-dropped", "train_torch.py", [*RECORD, "250", "--drop-empty"],
     {"healthy": True, "may": ["O03"]}),
    # Half precision: the first scale of the loss is too large and is halved once.
    ("torch-loss-scaling", "train_torch.py", ["--amp", "--log-every", "1", "--steps", "200"],
     {"healthy": True, "may": ["O03"]}),
    ("torch-labels-pictures", "train_torch.py", LABELS, LEARNED_BY_HEART),
    ("torch-labels-more", "train_torch.py", [*LABELS, "--images", "16384"], LEARNED_BY_HEART),
    # The same labels, and validation on images of the training.
    ("torch-labels-leak", "train_torch.py", [*LABELS, "--held-from-train"],
     {"code": "D06", "first": ["D06"], "may": ["O09", "O22", "O03"]}),
]


PRIVATE = [  # what is nobody's business: paths and names of the machine
    (re.escape(str(HERE)), "/train"), (r"[\w./-]*/bin/python[\d.]*", "/venv/bin/python"),
    (r"/[\w./-]*?/(?=(?:lib/python|site-packages))", "/venv/"),
    (re.escape(tempfile.gettempdir()) + r"/\w+", "/scratch"), (re.escape(os.getcwd()), "/train"),
    (re.escape(os.uname().nodename), "vm"), (re.escape(os.uname().release), "6.1")]


def hidden(text: str) -> str:
    for pattern, shown in PRIVATE:
        text = re.sub(pattern, shown, text)
    return text


def cleaned(folder: pathlib.Path) -> None:
    for path in sorted(folder.rglob("*")):
        if not path.is_file():
            continue
        if path.suffix == ".gz":
            text = hidden(gzip.decompress(path.read_bytes()).decode())
            path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        elif path.suffix in (".json", ".log", ".txt"):
            path.write_text(hidden(path.read_text()))
        if path.name == "run.json":  # the commit is that of a checkout nobody else has
            facts = json.loads(path.read_text())
            facts.pop("code", None)
            path.write_text(json.dumps(facts, indent=2) + "\n")
        match = re.match(r"(events\.out\.tfevents\.\d+)\.[^.]+(.*)", path.name)
        if match:
            path.rename(path.with_name(match.group(1) + ".vm" + match.group(2)))


def record(options, name: str, program: str, arguments: list) -> None:
    python = options.keras if "keras" in program else options.torch
    out = options.out / name
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        place = pathlib.Path(scratch) / name
        command = [str(options.recorder), "record", "--out", str(place), "--", python,
                   str(HERE / "trainings" / program), "--logdir", str(place / "logs"), *arguments]
        attempts = 2 if "restart" in arguments else 1
        for attempt in range(attempts):
            begun = time.time()
            if attempt > 0:
                command[3] = str(place.with_name(name + "-2"))
                command += ["--resume"]
            code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  check=False).returncode
            print(f"{name}: exit {code}, {time.time() - begun:.0f} s", flush=True)
        out.mkdir(parents=True)
        again = place.with_name(name + "-2") / "console.log"
        if again.exists():
            shutil.copy(again, place / "console-2.log")
        for path in place.iterdir():
            if path.suffix == ".pt":
                continue
            (shutil.copytree if path.is_dir() else shutil.copy)(path, out / path.name)
    cleaned(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--recorder", type=pathlib.Path, required=True)
    parser.add_argument("--torch", required=True)
    parser.add_argument("--keras", required=True)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for name, program, arguments, _ in RUNS:
        if options.only in name:
            record(options, name, program, arguments)
    with open(options.out / "labels.jsonl", "w", encoding="utf-8") as labels:
        for name, _, _, truth in RUNS:
            if (options.out / name).is_dir():
                labels.write(json.dumps({"case": name, **truth}) + "\n")


if __name__ == "__main__":
    main()
