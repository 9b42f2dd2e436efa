# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setups that may be looked at while rules are written."""

from table import setup

setup("shapes", "seen", "torch_plain", "PyTorch", "print, TensorBoard, yaml",
      "image classification", "small CNN with batch norm", "accuracy", "max",
      "dana/work/shapes", "ws-dana", {
          "task": "shapes", "epochs": 8, "batch_size": 32, "lr": 0.002, "optimizer": "adam",
          "schedule": "cosine", "log_every": 10, "console": "print", "logs": ["tb", "yaml"]},
      "the commonest task of all belongs to the part that is seen",
      odd=[
          ("warm restarts of the rate", {"schedule": "restarts", "cycle_steps": 150}),
          ("logged at every step, sgd", {"optimizer": "sgd", "lr": 0.05, "log_every": 1}),
          ("strong dropout: validation is better than training", {"dropout": 0.6, "epochs": 10}),
          ("label smoothing: the loss cannot reach zero", {"label_smoothing": 0.2}),
          ("fine-tuning of its own pretrained weights with a tiny rate",
           {"pretrained": True, "lr": 1e-5, "epochs": 4, "schedule": "none"}),
          ("gradient accumulation of four", {"accumulate": 4, "batch_size": 8, "epochs": 5}),
          ("batch of one: a very noisy loss",
           {"batch_size": 1, "norm": False, "lr": 0.0003, "epochs": 3, "log_every": 5}),
          ("early stopping", {"patience": 4, "epochs": 30, "schedule": "none"}),
          ("interrupted and resumed rightly",
           {"first": {"at_step": 130, "happens": "SIGTERM"}, "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("rate-too-high", "mild", {"lr": 0.15, "schedule": "none"}),
          ("rate-too-high", "gross", {"optimizer": "sgd", "lr": 30.0, "schedule": "none"}),
          ("rate-too-low", "clear", {"lr": 2e-6}),
          ("decay-too-early", "clear", {"schedule": "exponential", "gamma": 0.8}),
          ("weights-not-in-optimizer", "gross", {"twist": {"stale_weights": True}}),
          ("keeps-gradients", "clear", {"optimizer": "sgd", "lr": 0.05,
                                        "twist": {"keeps_gradients": True}}),
          ("softmax-twice", "clear", {"twist": {"head": "softmax"}}),
          ("loss-without-gradient", "gross", {"twist": {"head": "mse"}}),
          ("labels-shuffled", "gross", {"epochs": 14, "twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("labels-shuffled", "mild", {"epochs": 14, "twist": {"train_data": {"wrong_labels": 0.35}}}),
          ("val-ids-differ", "gross", {"twist": {"val_data": {"permuted": True}}}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"val_data": {"scale": 255.0}}}),
          ("not-shuffled", "gross", {"twist": {"in_order": True, "train_data": {"sorted": True}}}),
          ("label-out-of-range", "gross", {"twist": {"train_data": {"off_by_one": True}}}),
          ("small-batch-norm", "clear", {"batch_size": 2, "epochs": 3, "lr": 0.01}),
          ("slow-loader", "clear", {"epochs": 3, "twist": {"slow": 0.06}}),
          ("nan-inputs", "clear", {"twist": {"train_data": {"nan_inputs": 3}}}),
          ("killed-memory", "gross", {"twist": {"at_step": 190, "happens": "SIGKILL"}}),
          ("resumed-without-weights", "clear", {
              "first": {"at_step": 190, "happens": "SIGTERM"},
              "twist": {"checkpoints": True, "resume_without_weights": True}}),
          ("resumed-counting-anew", "clear", {
              "first": {"at_step": 190, "happens": "SIGTERM"},
              "twist": {"checkpoints": True, "resume_counts_anew": True}}),
          ("over-fits", "clear", {"sizes": [60, 300], "epochs": 80, "schedule": "none",
                                  "log_every": 2}),
      ])

setup("segments", "seen", "torch_plain", "PyTorch", "tqdm, csv",
      "segmentation", "U-Net", "IoU", "max", "marek/projects/cells", "lab3", {
          "task": "segments", "epochs": 10, "batch_size": 16, "lr": 0.004, "optimizer": "adamw",
          "schedule": "cosine", "console": "tqdm", "logs": ["csv"], "folder": "logs"},
      "segmentation with a U-Net is seen; the other part regresses from and restores images",
      odd=[
          ("evaluated every third epoch", {"eval_every": 3, "epochs": 12}),
          ("one-cycle schedule with a high peak", {"schedule": "onecycle", "lr": 0.02}),
          ("few images, stops at its best", {"sizes": [80, 100], "epochs": 25, "patience": 6}),
      ],
      bad=[
          ("softmax-twice", "clear", {"twist": {"head": "sigmoid"}}),
          ("loss-sign", "clear", {"dice_weight": 3.0, "twist": {"head": "sign"}}),
          ("stays-in-eval", "clear", {"twist": {"stays_in_eval": True}}),
          ("val-in-train-mode", "mild", {"batch_size": 4, "epochs": 5,
                                         "twist": {"val_in_train_mode": True}}),
          ("decay-of-weights", "gross", {"weight_decay": 60.0}),
          ("half-overflow", "gross", {"twist": {"half_at": 110}}),
          ("stalls", "clear", {"epochs": 6, "twist": {"stall_every": 30, "stall": 1.6}}),
          ("slower-and-slower", "clear", {"epochs": 6, "twist": {"walks_history": 0.0005}}),
          ("truncated-image", "gross", {"twist": {"broken_item": 211}}),
          ("disk-full", "gross", {"twist": {"checkpoints": True}, "disk": "350k"}),
          ("blank-inputs", "clear", {"twist": {"train_data": {"blank": 0.8}}}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("all-frozen", "gross", {"twist": {"frozen": "all_but_bias"}}),
          ("interrupted", "gross", {"twist": {"at_step": 120, "happens": "SIGINT"}}),
      ])

setup("boxes", "seen", "torch_plain", "PyTorch (torchvision reference style)",
      "metric logger, jsonl", "object detection on a grid", "small CNN detector", "AP50", "max",
      "li/detection", "gpu-node-2", {
          "task": "boxes", "epochs": 10, "batch_size": 16, "lr": 0.003, "optimizer": "adam",
          "schedule": "step", "step_epochs": 7, "console": "metriclogger",
          "logs": ["jsonl", "json"], "folder": "output", "log_every": 10},
      "a grid detector is seen, YOLO is held out",
      odd=[
          ("AP is naturally low in a short run", {"epochs": 3, "schedule": "none"}),
          ("sgd with warm-up", {"optimizer": "sgd", "lr": 0.05, "warmup_steps": 120, "epochs": 8}),
          ("the rate is cut twice", {"step_epochs": 4}),
      ],
      bad=[
          ("boxes-in-corners", "clear", {"twist": {"box": "corners"}}),
          ("boxes-in-pixels", "gross", {"twist": {"box": "pixels"}}),
          ("boxes-swapped", "clear", {"twist": {"box": "swapped"}}),
          ("term-without-weight", "gross", {"loss_weights": [1.0, 1.0, 0.0]}),
          ("term-dominates", "clear", {"loss_weights": [1.0, 0.001, 500.0]}),
          ("rate-grows", "clear", {"schedule": "growing", "gamma": 2.2}),
          ("only-head-trained", "clear", {"twist": {"frozen": "body"}}),
          ("evaluates-too-often", "clear", {"epochs": 5, "twist": {
              "val_every_steps": 10, "val_takes": 0.8}}),
          ("terminated", "gross", {"twist": {"at_step": 420, "happens": "SIGTERM"}}),
          ("resumed-without-schedule", "clear", {
              "schedule": "cosine", "first": {"at_step": 690, "happens": "SIGTERM"},
              "twist": {"checkpoints": True, "resume_without_schedule": True,
                        "resume_without_optimizer": True}}),
          ("unscaled-inputs", "gross", {"optimizer": "sgd", "lr": 0.05, "twist": {
              "both_data": {"scale": 255.0}, "test_data": {"scale": 255.0}}}),
      ])

setup("embedding", "seen", "torch_plain", "PyTorch", "W&B offline, logging module",
      "metric learning", "MLP embedding with triplets", "recall@1", "max",
      "priya/code/embed", "priya-desktop", {
          "task": "embedding", "epochs": 10, "batch_size": 50, "lr": 0.002, "optimizer": "adam",
          "margin": 0.4, "log_every": 10, "console": "logging", "logs": ["wandb"],
          "project": "digit-embedding", "name": "embed"},
      "metric learning is seen",
      odd=[
          ("the loss is nearly flat while distances move", {"margin": 1.2, "epochs": 6}),
          ("tiny data", {"sizes": [150, 300], "epochs": 30}),
      ],
      bad=[
          ("loss-sign", "gross", {"twist": {"head": "sign"}}),
          ("rate-too-high", "gross", {"lr": 3.0}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("huge-init", "gross", {"optimizer": "sgd", "lr": 0.05, "twist": {
              "init": 60.0, "unnormalised": True}}),
          ("dead-units", "gross", {"twist": {"dead": 8}}),
          ("hang", "gross", {"twist": {"at_step": 120, "happens": "hang"},
                             "launch": "timeout -v -k 5 40 python -u train.py"}),
      ])
