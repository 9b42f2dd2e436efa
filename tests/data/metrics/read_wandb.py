#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes wandb/expected.json: what wandb's own reader makes of wandb/run.wandb. wandb 0.17, the last
ones whose reader was written in Python."""
import json
import pathlib

from wandb.proto import wandb_internal_pb2
from wandb.sdk.internal.datastore import DataStore

here = pathlib.Path(__file__).parent
store = DataStore()
store.open_for_scan(str(here / "wandb/run.wandb"))
expected = {"records": 0, "history": [], "stats": [], "output": "", "exit": None}
while True:
    data = store.scan_data()
    if data is None:
        break
    record = wandb_internal_pb2.Record()
    record.ParseFromString(data)
    expected["records"] += 1
    kind = record.WhichOneof("record_type")
    if kind == "history":
        expected["history"].append({"/".join(i.nested_key) or i.key: i.value_json
                                    for i in record.history.item})
    elif kind == "stats":
        expected["stats"].append({i.key: i.value_json for i in record.stats.item})
    elif kind == "output_raw":
        expected["output"] += record.output_raw.line
    elif kind == "exit":
        expected["exit"] = record.exit.exit_code
(here / "wandb/expected.json").write_text(json.dumps(expected, indent=1) + "\n")
