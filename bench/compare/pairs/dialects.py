# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How frameworks write the settings of a run down: under which names, in which file."""

from __future__ import annotations

import random
import re

import harmless
from maker import config

# Setting: name. Those without one are not written in that dialect.
FLAT = {"batch": "batch_size", "size": "img_size", "rate": "lr", "warm": "warmup_steps", "total": "decay_steps",
        "steps": "max_steps", "precision": "precision", "workers": "num_workers", "augment": "augmentation",
        "decay": "weight_decay", "optimizer": "optimizer", "weights": "pretrained", "classes": "num_classes",
        "data": "data_root", "eval": "eval_interval", "clip": "grad_clip", "boxes": "max_labels", "loss": "loss_weights",
        "log": "log_interval", "seed": "seed", "gpus": "gpus", "shuffle": "shuffle_buffer"}
NESTED = {"batch": "train.batch_size", "size": "data.image_size", "rate": "optim.lr", "warm": "scheduler.warmup_steps",
          "total": "scheduler.total_steps", "steps": "trainer.max_steps", "precision": "trainer.precision",
          "workers": "data.num_workers", "augment": "data.transforms", "decay": "optim.weight_decay",
          "optimizer": "optim.name", "weights": "model.checkpoint", "classes": "model.num_classes",
          "data": "data.root", "eval": "trainer.val_check_interval", "clip": "trainer.gradient_clip_val",
          "boxes": "model.max_detections", "loss": "model.loss_weights", "log": "trainer.log_every_n_steps",
          "seed": "seed", "gpus": "trainer.devices", "shuffle": "data.shuffle_buffer"}
DETECTRON = {"batch": "SOLVER.IMS_PER_BATCH", "size": "INPUT.MIN_SIZE_TRAIN", "rate": "SOLVER.BASE_LR",
             "warm": "SOLVER.WARMUP_ITERS", "total": "SOLVER.STEPS", "steps": "SOLVER.MAX_ITER",
             "precision": "SOLVER.AMP.ENABLED", "workers": "DATALOADER.NUM_WORKERS", "augment": "INPUT.RANDOM_FLIP",
             "decay": "SOLVER.WEIGHT_DECAY", "optimizer": "SOLVER.OPTIMIZER", "weights": "MODEL.WEIGHTS",
             "classes": "MODEL.ROI_HEADS.NUM_CLASSES", "data": "DATASETS.TRAIN", "eval": "TEST.EVAL_PERIOD",
             "clip": "SOLVER.CLIP_GRADIENTS.CLIP_VALUE", "boxes": "TEST.DETECTIONS_PER_IMAGE", "seed": "SEED"}
DETECTRON_BESIDES = {  # what its dump has besides, with the values of its own file of defaults
    "VERSION": 2, "CUDNN_BENCHMARK": False, "VIS_PERIOD": 0, "DATASETS.TEST": ["parts_val"],
    "DATALOADER.ASPECT_RATIO_GROUPING": True, "DATALOADER.FILTER_EMPTY_ANNOTATIONS": True,
    "DATALOADER.SAMPLER_TRAIN": "TrainingSampler", "INPUT.FORMAT": "BGR", "INPUT.MAX_SIZE_TRAIN": 1333,
    "INPUT.MIN_SIZE_TRAIN_SAMPLING": "choice", "MODEL.DEVICE": "cuda", "MODEL.META_ARCHITECTURE": "GeneralizedRCNN",
    "MODEL.PIXEL_MEAN": [103.53, 116.28, 123.675], "MODEL.BACKBONE.NAME": "build_resnet_fpn_backbone",
    "MODEL.BACKBONE.FREEZE_AT": 2, "MODEL.MASK_ON": False, "MODEL.RESNETS.DEPTH": 50,
    "MODEL.ROI_HEADS.BATCH_SIZE_PER_IMAGE": 512, "MODEL.ROI_HEADS.SCORE_THRESH_TEST": 0.05, "SOLVER.GAMMA": 0.1,
    "SOLVER.LR_SCHEDULER_NAME": "WarmupMultiStepLR", "SOLVER.MOMENTUM": 0.9, "SOLVER.CHECKPOINT_PERIOD": 5000,
    "SOLVER.CLIP_GRADIENTS.ENABLED": True, "SOLVER.CLIP_GRADIENTS.CLIP_TYPE": "norm", "SOLVER.REFERENCE_WORLD_SIZE": 0}
TRAINER = {"batch": "per_device_train_batch_size", "size": "image_size", "rate": "learning_rate", "warm": "warmup_steps",
           "total": "lr_decay_steps", "steps": "max_steps", "precision": "fp16", "workers": "dataloader_num_workers",
           "augment": "transforms", "decay": "weight_decay", "optimizer": "optim", "weights": "model_name_or_path",
           "classes": "num_labels", "data": "dataset_name", "eval": "eval_steps", "clip": "max_grad_norm",
           "log": "logging_steps", "seed": "seed", "gpus": "n_gpu"}
DIALECTS = {"flat": (FLAT, "config.yaml"), "nested": (NESTED, "config.yaml"), "detectron2": (DETECTRON, "config.yaml"),
            "transformers": (TRAINER, "training_args.json"), "args": (FLAT, "args.json")}
OD = {"batch": ("train_config.batch_size",), "rate": ("*learning_rate_base", "*learning_rate*"), "warm": ("*warmup_steps", "*warmup_learning_rate"),
      "total": ("*total_steps",), "steps": ("train_config.num_steps",), "boxes": ("train_config.max_number_of_boxes",),
      "size": ("*image_resizer*",), "classes": ("*num_classes", "*label_map*"),
      "weights": ("train_config.fine_tune_checkpoint*",), "augment": ("*data_augmentation_options*",),
      "workers": ("*num_readers", "*shuffle_buffer_size", "*num_parallel*"), "data": ("*input_path*", "*tf_record_input_reader*"),
      "clip": ("*gradient_clipping_by_norm",), "decay": ("*l2_regularizer*",), "optimizer": ("*optimizer*",)}


def paths(run, setting) -> list:
    """Patterns for the field under which a run's own file has the setting."""
    if run.dialect == "odapi":
        return list(OD[setting])
    name = DIALECTS[run.dialect][0].get(setting, setting)
    last = name.split(".")[-1]
    return sorted({name, f"{name}*", f"*.{name}", last, f"*.{last}"})


def shown(run, setting):
    """The value of a setting as the dialect says it."""
    value = run.settings[setting]
    if setting == "precision" and run.dialect in ("detectron2", "transformers"):
        return value != "fp32"
    if run.dialect == "detectron2":
        return {"size": lambda: [value], "data": lambda: [value], "total": lambda: [int(value * 0.6), int(value * 0.85)],
                "augment": lambda: "horizontal" if value else "none"}.get(setting, lambda: value)()
    return value


def tree(run, own: dict) -> dict:
    names, _ = DIALECTS[run.dialect]
    rows = {name: shown(run, setting) for setting, name in names.items() if setting in run.settings}
    upper = run.dialect == "detectron2"
    rows.update({key.upper() if upper else key: value for key, value in own.items()})
    rows.update(DETECTRON_BESIDES if upper else {})
    out = {}
    for name, value in rows.items():
        node, (*path, last) = out, name.split(".")
        for part in path:
            node = node.setdefault(part, {})
        node[last] = value
    return out


def write(run, folder, own: dict, r: random.Random) -> None:
    """The configuration with harmless settings `own`, its keys and numbers written in a manner of its own."""
    if run.dialect == "odapi":
        text = config.pipeline(run.story)
        (folder / "pipeline.config").write_text(pipeline(run.edit(text) if run.edit else text, own, r))
        return
    _, name = DIALECTS[run.dialect]
    (folder / name).write_text(harmless.written(tree(run, own), name, r))


def pipeline(text: str, own: dict, r: random.Random) -> str:
    """A pipeline.config with other harmless fields, remarks, order of fields and form of numbers."""
    evaluation = [f'visualization_export_dir: "{own["output_dir"]}/shown"', f'export_path: "{own["output_dir"]}/metrics"',
                  f"num_visualizations: {own['tensorboard_port'] % 19 + 4}",
                  f"max_num_boxes_to_visualize: {own['tensorboard_port'] % 23 + 8}",
                  f"eval_interval_secs: {own['tensorboard_port'] % 250 + 100}"]
    text = text.replace('  metrics_set: "coco', "  " + "\n  ".join(evaluation) + '\n  metrics_set: "coco')
    text = text.replace("  startup_delay_steps: 0.0", f"  startup_delay_steps: 0.0\n"
                        f"  keep_checkpoint_every_n_hours: {own['tensorboard_port'] % 40 + 1}.0")
    style = r.randrange(3)
    text = re.sub(r"(?<=: )\d+\.\d+(?:e-?\d+)?(?=[\s}])", lambda m: harmless.number(float(m.group()), style), text)
    blocks = []
    for block in re.split(r"(?m)^(?=\w+ \{)", text):
        blocks.append(reordered(block, r))
    return f"# {own['description']}\n# {own['run_name']}, {own['created']}\n" + "".join(blocks)


def reordered(block: str, r: random.Random) -> str:
    """The same message with its plain fields, and messages of one line, in another order."""
    lines = block.rstrip("\n").split("\n")
    if len(lines) < 3:
        return block
    places = [i for i, line in enumerate(lines) if re.match(r"  (\w+: \S.*|\w+ \{.*\})$", line)]
    moved = [lines[i] for i in places]
    r.shuffle(moved)
    for place, line in zip(places, moved):
        lines[place] = line
    if r.random() < 0.6:
        lines.insert(1, f"  # {r.choice(harmless.REMARKS)}")
    return "\n".join(lines) + "\n"
