#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes real_labels.jsonl: what the sources of the shared real files say was wrong with them.

The truth is taken from the threads and repositories as SOURCES.md quotes them, not from what the
rules say. `judge_cases --labels bench/cases/real_labels.jsonl ../shared/data/real` compares.
"""

import json
import pathlib

OOM = ["V01", "V04", "L03"]
FAULTS = [  # path, code that must fire, right as the first cause, may stand beside
    ("logs/issue-tensorflow-models-7142", "V01", OOM, ["V05"]),
    ("logs/issue-thatbrguy-Pedestrian-Detection-3", "V01", OOM, ["V05"]),
    ("logs/issue-xuannianz-EfficientDet-17", "V01", OOM, []),
    ("logs/issue-xuannianz-EfficientDet-204", "V01", OOM, []),
    ("logs/issue-google-automl-39", "V01", OOM, []),
    ("logs/issue-google-automl-45", "O01", ["O01", "L03", "D01", "D02"], ["L03", "O02"]),
    ("logs/issue-google-automl-368", "V02", ["V02"], []),
    ("logs/issue-yangxue0827-FPN_Tensorflow-2", "O01", ["O01", "O02"], ["O02", "O03", "L03"]),
    ("logs/issue-tensorflow-models-5516", "O01", ["O01", "L03"], ["L03"]),
    ("logs/issue-detectron2-508", "O01", ["O01", "O02", "O04", "L03"], ["O02", "O04", "L03", "O03"]),
    ("logs/issue-apple-turicreate-552", "O01", ["O01"], ["O02", "L03"]),
    ("logs/issue-endernewton-tf-faster-rcnn-135", "O01", ["O01", "D01"], ["L03", "D01", "O02"]),
    ("logs/issue-tensorflow-models-10440", "E02", ["E02"], ["L03", "E01"]),
    ("logs/issue-endernewton-tf-faster-rcnn-436", "E02", ["E02"], ["L03", "E01"]),
    ("logs/issue-tensorflow-49464", "E01", ["E01"], ["E02", "L03"]),
    ("logs/issue-DeepLabCut-2455", "E01", ["E01", "E02"], ["E02", "L03"]),
    ("logs/issue-DeepLabCut-1200", "E01", ["E01", "E02"], ["E02", "L03"]),
    ("logs/issue-tensorflow-models-2782", "L03", ["L03", "D07", "E04"], ["D07", "E04"]),
    ("logs/issue-google-research-1887", "L03", ["L03", "D07", "D01"], ["D07"]),
    ("logs/issue-NanoNets-number-plate-detection-3", "L03", ["L03", "D07", "E04"], ["D07", "E04"]),
    ("logs/issue-tensorflow-models-4294", "L03", ["L03", "E04", "E03"], ["E04", "E03"]),
    ("logs/issue-tensorflow-models-4189", "L03", ["E04", "L03"], ["E04"]),
    ("logs/issue-OFA-Sys-OFA-271", "L03", ["L03", "L02", "P02"], ["L02", "P02", "P03"]),
    ("logs/issue-LlamaFactory-7396", "L03", ["L03", "L02", "P02"], ["L02", "P02", "P03"]),
    ("logs/issue-detectron2-1563", "V01", ["V01", "V03", "V06"], ["V03", "V04", "V06", "L03"]),
    ("logs/issue-pytorch-40002", "H01", ["H01", "V01"], ["V01", "L03"]),
    ("logs/issue-ResidualMaskingNetwork-15", "V05", ["V05"], ["V01", "V04", "L03"]),
    ("logs/issue-turicreate-1412", "H01", ["H01"], ["L03"]),
    ("logs/issue-yolov3-1151", "H01", ["L03", "H01"], ["L03"]),
    ("logs/issue-yolov5-5210", "D01", ["D01", "D02", "L03"], ["D02", "L03", "D07"]),
    ("logs/autotrainer-nohup", "E01", ["E01", "E02"], ["E02", "O08", "O16", "O07", "O09", "O06", "L05"]),
    # Its output shows 0.693, the loss of a guess between two classes, at the end.
    ("logs/theabrusch-lsf", "L03", ["L03", "H01"], ["H01", "E03", "E04", "O06"]),
    ("gpu/theabrusch-seizure/gpu_stats.v10380.csv", "I08", ["I08"], ["V05", "V08"]),
    ("gpu/theabrusch-seizure/gpu_stats.v108134.csv", "I08", ["I08"], ["V05", "V08"]),
    ("gpu/theabrusch-seizure/gpu_stats.v38244.csv", "I08", ["I08"], ["V05", "V08"]),
    ("gpu/theabrusch-seizure/gpu_stats.v73273.csv", "V08", ["V08", "I08"], ["I08"]),
    ("gpu/theabrusch-seizure/gpu_stats.v1976.csv", "E01", ["E01", "I08"], ["I08", "Q01"]),
    ("gpu/theabrusch-seizure/gpu_stats.v2615.csv", "E01", ["E01", "I08"], ["I08", "Q01"]),
    ("configs/lucaralves/pipeline.20230825-1142.4f39f12.config", "O05", ["O05", "O04"],
     ["O04", "E04", "I03", "D02"]),
    ("configs/lucaralves/pipeline.20230831-1611.93d9a49.config", "O05", ["O05", "O04"],
     ["O04", "E04", "I03", "D02"]),
    ("configs/kagglepneumonia/pipeline.config", "O05", ["O05", "O04"],
     ["O04", "D04", "E04", "I03", "V04"]),
    ("configs/odapi-mryves/ssd_mobilenet_v1_coco.config", "E04", ["E04"], []),
    ("events/lucaralves-tfod", "L05", ["L05", "O05"], ["O05", "Q01", "L06", "O12", "E01", "L02"]),
    ("events/theabrusch-empty-runs", "Q01", ["Q01"], []),
    ("events/i3drobotics-lfs-pointers", "Q01", ["Q01"], []),
    ("events/alwaysproblem-tensorboard-review/log/text_hp/hparam_tuning/run-2", "O06", ["O06"], []),
    ("profiles/kineto/resnet50_num_workers_0", "I01", ["I01", "I02"], ["I02", "E08", "I05", "I08"]),
    ("profiles/kineto/profiler_demo/plugins/profile/GPU-input-bound", "I01", ["I01", "I02"],
     ["I02", "E08"]),
    ("datasets/i3drobotics-catplant", "D03", ["D03"], ["D07", "D02"]),
]
FINE = [  # path, what may be said all the same
    ("logs/issue-tensorflow-models-2586", ["V05"]),
    ("logs/issue-tensorflow-28405", ["I06"]),
    ("events/lego-yolov5", ["O09", "D03"]),
    ("events/tensorboard-log-tayo", []),
    ("events/catboost-goodluckcn", ["O09", "O07"]),
    ("gpu/theabrusch-seizure/gpu_stats.v115090.csv", ["V04"]),
    ("gpu/flame-power", []),
    ("profiles/kineto/resnet50_num_workers_4", ["E08", "I05"]),
    ("profiles/kineto/profiler_demo/plugins/profile/GPU-compute-bound", ["E08"]),
    ("datasets/raccoon", ["D06"]),
    ("datasets/lucaralves-cola", []),
]


def main() -> None:
    out = pathlib.Path(__file__).with_name("real_labels.jsonl")
    with open(out, "w", encoding="utf-8") as labels:
        for case, code, first, may in FAULTS:
            labels.write(json.dumps({"case": case, "code": code, "first": first, "may": may}) + "\n")
        for case, may in FINE:
            labels.write(json.dumps({"case": case, "healthy": True, "may": may}) + "\n")


if __name__ == "__main__":
    main()
