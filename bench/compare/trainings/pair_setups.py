# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is recorded: setups, each with the changes that make a bad run of a good one.

`cfg` is what the run's own configuration states, but for the keys in HIDDEN; `names` says under which
names. A change is a dict: `facet`, `cfg` (new values, stated), `put` (for the program only), `may`
(effects that it may have by its nature; the ends of the runs decide whether it had), `package`
(an overlay that `record_pairs.py` installs). `part` is by setup: nobody who writes the comparison reads
the runs of `unseen`.
"""

from __future__ import annotations

HIDDEN = ("task", "logs", "console", "folder", "names", "logger", "progress", "wrong_labels", "backends", "verbose")
SETUPS = []
SPEED = ("step-time", "images-per-second", "input-wait", "idle")


def setup(name, part, script, framework, cfg, changes, env="torch", config="config.yaml", names=None, home="", host="ws",
          better="max", twist=None, recorder=False, environment=None):
    """`config`: file written beside the run, or None where the framework writes all of it."""
    SETUPS.append({"name": name, "part": part, "script": script, "framework": framework, "cfg": cfg, "changes": changes,
                   "env": env, "config": config, "names": names or {}, "home": home or f"mia/{name}", "host": host,
                   "better": better, "twist": twist or {}, "recorder": recorder, "environment": environment or {}})


def change(name, facet, cfg=None, put=None, may=(), package=None, areas=None):
    return {"name": name, "facet": facet, "cfg": cfg or {}, "put": put or {}, "may": may, "package": package,
            "areas": areas or (["environment"] if package else ["configuration"])}


def slow(directory, seconds):
    """Data that lies where reading it takes long."""
    return change("data-path", "data", {"data_dir": directory}, {"slow": seconds}, SPEED, areas=["configuration", "data"])


def labels(key, new, share):
    return change("labels", "data", {key: new}, {"train_data": {"wrong_labels": share}}, areas=["configuration", "data"])


DETECTOR = {"epochs": 8, "batch_size": 16, "image_size": 64, "lr": 0.006, "schedule": "cosine", "warmup_steps": 20,
            "weight_decay": 0.01, "clip_norm": 10.0, "precision": "fp32", "decode": "plain",
            "augmentation": [{"type": "hflip", "p": 0.5}], "width": 12, "num_classes": 3,
            "loss_weights": {"objectness": 20.0, "class": 1.0, "box": 5.0}, "pictures": 480, "annotations": "data/v1",
            "log_every": 5}

setup("blocks", "seen", "detector_torch", "PyTorch",
      {**DETECTOR, "optimizer": "adamw", "workers": 0, "shuffle": True}, [
          change("batch", "batch", {"batch_size": 128}, may=(*SPEED, "peak-memory")),
          change("image-size", "input-size", {"image_size": 160}, may=(*SPEED, "peak-memory")),
          change("rate", "learning-rate", {"lr": 0.9}),
          change("labels", "data", {"annotations": "data/v2"}, {"cfg": {"wrong_labels": 0.8}},
                 areas=["configuration", "data"]),
          change("workers", "input-pipeline", {"workers": 2}, may=(*SPEED, "peak-memory")),
          change("precision", "precision", {"precision": "bf16"}, may=SPEED),
          change("decode", "input-pipeline", {"decode": "supersampled"}, may=SPEED),
          change("classes", "classes", {"num_classes": 2}),
          change("package", None, package="protobuf==3.20.3"),
      ], config="config.yaml", names={"annotations": "ann_dir"}, recorder=True, home="mia/work/blocks", host="ws-mia", twist={"logs": "tb"})

setup("blocks-keras", "unseen", "detector_keras", "Keras 3 (TensorFlow)",
      {**DETECTOR, "optimizer": "adam", "num_parallel_calls": 2, "prefetch": 2, "shuffle_buffer": 480, "cache": True,
       "dropout": 0.0}, [
          change("batch", "batch", {"batch_size": 120}, may=(*SPEED, "peak-memory")),
          change("image-size", "input-size", {"image_size": 160}, may=(*SPEED, "peak-memory")),
          change("rate", "learning-rate", {"lr": 0.6}),
          change("labels", "data", {"annotations": "data/v2"}, {"cfg": {"wrong_labels": 0.8}},
                 areas=["configuration", "data"]),
          change("parallel-calls", "input-pipeline", {"num_parallel_calls": 0}, may=SPEED),
          change("precision", "precision", {"precision": "bf16"}, may=SPEED),
          change("dropout", "regularisation", {"dropout": 0.7}),
          change("classes", "classes", {"num_classes": 2}),
          change("package", None, package="keras==3.12.0"),
      ], env="tf", config="params.json", names={"annotations": "ann_dir"}, recorder=True, home="luis/det", host="luis-pc", twist={"logs": "tb"})

setup("shapes", "seen", "torch_plain", "PyTorch",
      {"task": "shapes", "epochs": 8, "batch_size": 32, "lr": 0.002, "optimizer": "adam", "schedule": "cosine",
       "dropout": 0.0, "weight_decay": 0.0, "data_dir": "/data/shapes", "log_every": 10, "console": "print",
       "logs": ["tb"]}, [
          change("rate", "learning-rate", {"lr": 0.4}),
          change("batch", "batch", {"batch_size": 400}),
          change("schedule", "schedule", {"schedule": "exponential", "gamma": 0.8}),
          change("optimizer", "optimizer", {"optimizer": "sgd"}),
          change("epochs", "schedule", {"epochs": 2}),
          slow("/mnt/share/shapes", 0.05),
      ], names={"lr": "optimizer.lr", "optimizer": "optimizer.name", "weight_decay": "optimizer.weight_decay"},
      home="dana/work/shapes", host="ws-dana")

setup("boxes", "seen", "torch_plain", "PyTorch (torchvision reference style)",
      {"task": "boxes", "epochs": 8, "batch_size": 16, "lr": 0.003, "optimizer": "adam", "schedule": "step",
       "step_epochs": 6, "loss_weights": [1.0, 1.0, 5.0], "train_labels": "labels/2026-03.csv", "log_every": 10,
       "console": "metriclogger", "logs": ["jsonl"]}, [
          change("rate", "learning-rate", {"lr": 1e-5}),
          change("batch", "batch", {"batch_size": 250}),
          change("loss-weights", "anchors-and-loss", {"loss_weights": [1.0, 0.0, 5.0]}),
          change("steps-of-rate", "schedule", {"step_epochs": 1}),
          labels("train_labels", "labels/2026-04.csv", 0.9),
      ], config="args.json", home="li/detection", host="gpu-node-2")

setup("regression", "seen", "lightning_fit", "Lightning",
      {"task": "regression", "epochs": 12, "batch_size": 32, "lr": 0.003, "optimizer": "adam", "schedule": "none",
       "logger": "csv", "sizes": [2000, 400], "weight_decay": 0.0, "progress": False, "log_every": 5}, [
          change("rate", "learning-rate", {"lr": 1e-5}),
          change("batch", "batch", {"batch_size": 1000}),
          change("optimizer-typo", "optimizer", {"optimizer": "adamm"}),
          change("fewer-rows", "data", {"sizes": [70, 400]}, areas=["configuration", "data"]),
          change("decay", "regularisation", {"weight_decay": 3.0}),
      ], config="config.yaml", better="min", home="noor/house", host="noor-laptop")

setup("sentences", "seen", "hf_trainer", "Hugging Face Trainer",
      {"task": "sentences", "epochs": 3, "batch_size": 16, "lr": 5e-4, "schedule": "linear", "warmup": 20,
       "weight_decay": 0.0, "clip_norm": 1.0, "sizes": [1600, 200], "train_file": "reviews-v3.jsonl", "log_every": 10}, [
          change("rate", "learning-rate", {"lr": 1e-6}),
          change("batch", "batch", {"batch_size": 400}),
          change("warm-up", "schedule", {"warmup": 6000}),
          change("clip", "regularisation", {"clip_norm": 1e-9}),
          labels("train_file", "reviews-v4.jsonl", 1.0),
      ], config="training_args.json", home="sofia/nlp/reviews", host="dgx-guest",
      names={"epochs": "num_train_epochs", "batch_size": "per_device_train_batch_size", "lr": "learning_rate",
             "schedule": "lr_scheduler_type", "warmup": "warmup_steps", "clip_norm": "max_grad_norm",
             "log_every": "logging_steps", "sizes": "samples"})

setup("digits", "seen", "keras_fit", "Keras 3 (TensorFlow)",
      {"task": "digits", "epochs": 10, "batch_size": 32, "lr": 0.002, "optimizer": "adam", "dropout": 0.2,
       "activation": "relu", "logs": ["csv", "tb"], "update_freq": 10, "labels": "labels.npy"}, [
          change("rate", "learning-rate", {"lr": 0.3}),
          change("batch", "batch", {"batch_size": 500}),
          change("dropout", "regularisation", {"dropout": 0.97}),
          change("epochs", "schedule", {"epochs": 1}),
          labels("labels", "labels_fixed.npy", 1.0),
      ], env="tf", config="config.yaml", home="tom/mnist-like", host="tomspc",
      names={"lr": "learning_rate", "update_freq": "tensorboard_update_freq"})

setup("vae", "seen", "tf_tape", "TensorFlow (gradient tape)",
      {"steps": 500, "batch_size": 50, "lr": 0.002, "code": 6, "beta": 1.0, "log_every": 10, "data_dir": "/srv/digits"}, [
          change("rate", "learning-rate", {"lr": 0.5}),
          change("beta", "anchors-and-loss", {"beta": 40.0}),
          change("batch", "batch", {"batch_size": 500}),
          slow("/mnt/nas/digits", 0.03),
      ], env="tf", config="config.json", better="min", home="yuki/vae", host="yuki-dev")

setup("marks", "unseen", "torch_plain", "PyTorch",
      {"task": "marks", "epochs": 8, "batch_size": 20, "lr": 0.003, "optimizer": "adamw", "schedule": "onecycle",
       "weight_decay": 0.01, "annotations": "marks_a.json", "data_dir": "/scratch/marks", "log_every": 5,
       "console": "logging", "logs": ["tb", "csv"]}, [
          change("rate", "learning-rate", {"lr": 3e-6}),
          change("batch", "batch", {"batch_size": 400}),
          change("decay", "regularisation", {"weight_decay": 80.0}),
          labels("annotations", "marks_b.json", 1.0),
          slow("/net/archive/marks", 0.06),
      ], names={"batch_size": "train.batch_size", "epochs": "train.epochs", "lr": "optim.lr",
                "optimizer": "optim.type", "weight_decay": "optim.weight_decay", "schedule": "optim.schedule",
                "annotations": "ann_file"},
      home="jon/marks", host="hpc-14")

setup("clock", "unseen", "mmengine_fit", "MMEngine",
      {"task": "clock", "epochs": 8, "batch_size": 20, "lr": 0.003, "optimizer": "Adam", "milestones": [6],
       "weight_decay": 0.0, "log_every": 5, "backends": ["LocalVisBackend"]}, [
          change("rate", "learning-rate", {"lr": 0.5}),
          change("batch", "batch", {"batch_size": 400}),
          change("milestones", "schedule", {"milestones": [1, 2]}),
          change("optimizer", "optimizer", {"optimizer": "SGD"}),
      ], config="config.json", better="min", home="wei/mm/clock", host="wei-box",
      names={"batch_size": "train_dataloader.batch_size", "lr": "optim_wrapper.optimizer.lr",
             "optimizer": "optim_wrapper.optimizer.type", "weight_decay": "optim_wrapper.optimizer.weight_decay",
             "epochs": "train_cfg.max_epochs", "milestones": "param_scheduler.milestones",
             "log_every": "default_hooks.logger.interval", "seed": "randomness.seed", "output_dir": "work_dir"})

setup("embedding", "unseen", "torch_plain", "PyTorch",
      {"task": "embedding", "epochs": 8, "batch_size": 50, "lr": 0.002, "optimizer": "adam", "margin": 0.4,
       "augment_noise": 0.0, "labels_file": "ids.tsv", "log_every": 5, "console": "iter", "logs": ["tb"]}, [
          change("rate", "learning-rate", {"lr": 1.0}),
          change("batch", "batch", {"batch_size": 500}),
          labels("labels_file", "ids_new.tsv", 1.0),
      ], config="hparams.json", home="priya/code/embed", host="priya-desktop")

setup("chars", "unseen", "jax_lm", "JAX (Flax, optax)",
      {"steps": 400, "batch_size": 16, "depth": 1, "lr": 0.003, "schedule": "cosine", "clip_norm": 1.0,
       "corpus": "corpus.txt", "log_every": 10}, [
          change("rate", "learning-rate", {"lr": 0.3}),
          change("schedule", "schedule", {"schedule": "exponential", "decay_every": 1, "gamma": 0.9}),
          labels("corpus", "corpus_v2.txt", 1.0),
          change("batch", "batch", {"batch_size": 192}, may=SPEED),
      ], env="tf", config="config.yaml", better="min", home="kofi/lm", host="kofi-box",
      environment={"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
                   "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"})

setup("forecast", "unseen", "keras_fit", "Keras 3 (TensorFlow)",
      {"task": "forecast", "epochs": 8, "batch_size": 32, "lr": 0.005, "optimizer": "adam", "clipnorm": 1.0,
       "logs": ["csv", "tb"], "update_freq": 10, "table": "load_2025.parquet"}, [
          change("rate", "learning-rate", {"lr": 1e-6}),
          change("batch", "batch", {"batch_size": 1000}),
          change("clip", "regularisation", {"optimizer": "sgd", "clipnorm": 1e-7}),
          change("broken-data", "data", {"table": "load_2026.parquet"}, {"train_data": {"nan_inputs": 2}},
                 areas=["configuration", "data"]),
      ], env="tf", config="config.json", names={"lr": "optimizer.learning_rate", "optimizer": "optimizer.class",
                                                "clipnorm": "optimizer.clipnorm"},
      better="min", home="ines/energy", host="vm-energy")

setup("yolo", "unseen", "yolo", "Ultralytics",
      {"epochs": 4, "batch_size": 8, "lr": 0.01, "mosaic": 0.0, "images": 320, "freeze": None}, [
          change("rate", "learning-rate", {"lr": 1e-7}),
          change("batch", "batch", {"batch_size": 128}),
          change("freeze", "checkpoint", {"freeze": 6}),
          change("loss-gain", "anchors-and-loss", {"cls": 0.0}),
      ], config=None, names={"lr": "lr0", "batch_size": "batch"}, home="olga/yolo", host="olga-gpu")

setup("risk", "unseen", "skorch_fit", "skorch",
      {"task": "risk", "epochs": 10, "batch_size": 32, "lr": 0.003, "optimizer": "adam", "sizes": [1500, 400],
       "table": "applications_q1.csv"}, [
          change("rate", "learning-rate", {"lr": 1e-6}),
          change("optimizer-typo", "optimizer", {"optimizer": "adan"}),
          labels("table", "applications_q2.csv", 1.0),
          change("epochs", "schedule", {"epochs": 2}),
      ], config="config.yaml", home="eva/credit", host="eva-mac", names={"sizes": "rows"})
