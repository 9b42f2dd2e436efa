# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setups that rules must not be written with in sight."""

from table import setup

setup("reverse", "held-out", "torch_plain", "PyTorch", "dicts on the console, jsonl",
      "sequence to sequence", "GRU encoder and decoder", "token accuracy", "max",
      "ivan/translate", "ivan-pc", {
          "task": "reverse", "epochs": 14, "batch_size": 32, "lr": 0.006, "optimizer": "adam",
          "schedule": "linear", "log_every": 20, "console": "dict", "logs": ["jsonl", "json"],
          "folder": "exp1", "sizes": [2000, 200], "width": 64},
      "sequence to sequence is held out",
      odd=[
          ("a long plateau before the loss drops", {"lr": 0.0015, "epochs": 20}),
          ("evaluated every fourth epoch", {"eval_every": 4, "epochs": 16}),
          ("clipped gradients, accumulation", {"clip_norm": 1.0, "accumulate": 2,
                                               "batch_size": 16, "epochs": 10}),
      ],
      bad=[
          ("sees-target", "gross", {"twist": {"sees_target": True}}),
          ("rate-too-high", "gross", {"lr": 1.0, "schedule": "none"}),
          ("rate-too-low", "clear", {"lr": 3e-5}),
          ("clip-too-small", "clear", {"optimizer": "sgd", "lr": 0.5, "clip_norm": 1e-4}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("index-out-of-range", "gross", {"twist": {"both_data": {"off_by_one": True}}}),
          ("too-short", "clear", {"epochs": 3}),
          ("resumed-without-optimizer", "mild", {
              "first": {"at_step": 400, "happens": "SIGTERM"},
              "twist": {"checkpoints": True, "resume_without_optimizer": True,
                        "resume_without_schedule": True}}),
          ("killed-memory", "gross", {"twist": {"at_step": 505, "happens": "SIGKILL"}}),
          ("time-limit", "gross", {"twist": {"at_step": 600, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 991 ON ivan-pc CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO TIME LIMIT ***\"; exit 143"}),
          ("missing-package", "gross", {"launch":
              "sed -i 's/^import common$/import sacrebleu\\nimport common/' train.py; "
              "python -u train.py"}),
          ("over-fits", "clear", {"sizes": [150, 200], "epochs": 90, "schedule": "none"}),
      ])

setup("stars", "held-out", "torch_plain", "PyTorch", "MLflow file store, print",
      "recommendation", "matrix factorization", "RMSE", "min", "grace/recsys", "recsys-1", {
          "task": "stars", "epochs": 12, "batch_size": 64, "lr": 0.01, "optimizer": "adam",
          "log_every": 39, "console": "epochs", "logs": ["mlflow"], "name": "mf-biases"},
      "recommendation is held out",
      odd=[
          ("regularisation is a large part of the loss", {"reg": 0.02}),
          ("unusual names of metrics", {"names": {"pattern": "{group}.obj_{key}"}, "epochs": 8}),
      ],
      bad=[
          ("broadcast", "gross", {"batch_size": 64, "twist": {"broadcast": True}}),
          ("penalty-dominates", "gross", {"reg": 20.0}),
          ("index-out-of-range", "gross", {"twist": {"users": 100}}),
          ("rate-too-high", "clear", {"lr": 3.0}),
          ("train-as-val", "clear", {"epochs": 20, "reg": 0.0, "twist": {"train_as_val": True}}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("nan-targets", "clear", {"twist": {"train_data": {"nan_targets": 1}}}),
          ("host-leak", "mild", {"twist": {"hoards": 150000}, "console": "print"}),
          ("out-of-memory", "gross", {"twist": {"huge_at": 300, "huge": 260000}}),
          ("over-fits", "gross", {"reg": 0.0, "sizes": [500, 800], "epochs": 60, "lr": 0.03}),
      ])

setup("speech", "held-out", "torch_plain", "PyTorch", "logging module, TensorBoard, yaml",
      "speech-like transcription", "BiLSTM with CTC", "character error rate", "min",
      "hana/asr", "asr-train", {
          "task": "speech", "epochs": 10, "batch_size": 16, "lr": 0.006, "optimizer": "adam",
          "log_every": 10, "console": "logging", "logs": ["tb", "yaml"], "name": "asr",
          "names": {"pattern": "{group}_{key}"}, "schedule": "cosine"},
      "transcription with CTC is held out",
      odd=[
          ("a plateau of blanks before the loss falls", {"lr": 0.0015, "epochs": 12}),
          ("early stopping", {"patience": 4, "epochs": 30, "schedule": "none"}),
      ],
      bad=[
          ("rate-too-high", "clear", {"lr": 0.5, "schedule": "none"}),
          ("wrong-loss-input", "mild", {"twist": {"head": "logits"}}),
          ("infinite-loss", "gross", {"twist": {"frames": 4}}),
          ("slow-loader", "clear", {"epochs": 3, "twist": {"slow": 0.09}}),
          ("not-shuffled", "mild", {"twist": {"in_order": True, "train_data": {"sorted": True}}}),
          ("hang", "gross", {"twist": {"at_step": 210, "happens": "hang"},
                             "launch": "timeout -v -k 5 45 python -u train.py"}),
          ("truncated-image", "clear", {"twist": {"broken_item": 402},
                                        "put_in": "a file of a spectrogram is truncated"}),
          ("worker-dies", "gross", {"twist": {"workers": 1, "kills_worker": 555}}),
          ("too-small-network", "clear", {"width": 2}),
          ("bus-error", "gross", {"twist": {"at_step": 170, "happens": "SIGBUS"}}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"val_data": {"scale": 0.1}}}),
          ("resumed-without-weights", "gross", {
              "first": {"at_step": 260, "happens": "SIGTERM"},
              "twist": {"checkpoints": True, "resume_without_weights": True}}),
      ])

setup("moons", "held-out", "torch_plain", "PyTorch", "iterations on the console, csv",
      "generation of points", "diffusion model", "Chamfer distance", "min",
      "leo/diffusion-toy", "leo-lap", {
          "task": "diffusion", "epochs": 25, "batch_size": 64, "lr": 0.003, "optimizer": "adamw",
          "log_every": 25, "console": "iter", "logs": ["csv"], "folder": "results"},
      "diffusion is held out",
      odd=[
          ("sgd with warm restarts", {"optimizer": "sgd", "lr": 0.05, "schedule": "restarts",
                                      "cycle_steps": 120}),
          ("a noisy loss that soon is flat", {"batch_size": 16, "epochs": 10}),
      ],
      bad=[
          ("wrong-noise-schedule", "gross", {"twist": {"schedule_of_noise": "constant"}}),
          ("without-time", "clear", {"twist": {"without_time": True}}),
          ("rate-too-high", "gross", {"lr": 3.0}),
          ("decay-of-weights", "clear", {"weight_decay": 80.0}),
          ("weights-not-in-optimizer", "gross", {"twist": {"stale_weights": True}}),
          ("slower-and-slower", "clear", {"epochs": 12, "twist": {"walks_history": 0.0003}}),
          ("disk-full", "gross", {"twist": {"every_checkpoint": True}, "disk": "330k"}),
          ("noise-in-weights", "gross", {"twist": {"noise_in_weights": 350}}),
      ])

setup("density", "held-out", "lightning_fit", "Lightning", "TensorBoardLogger, progress bar",
      "density estimation", "normalising flow", "negative log-likelihood", "min",
      "mei/flows", "mei-mbp", {
          "task": "flow", "epochs": 15, "batch_size": 64, "lr": 0.003, "optimizer": "adam",
          "schedule": "cosine", "logger": "tb"},
      "density estimation is held out; its right losses are negative",
      odd=[
          ("no progress bar, evaluated every third epoch", {"progress": False, "eval_every": 3}),
          ("logged at each step and epoch", {"log_every": 1, "log_epochs": True, "epochs": 8}),
          ("interrupted and resumed rightly", {
              "first": {"at_step": 170, "happens": "SIGKILL"}, "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("loss-sign", "gross", {"twist": {"head": "sign"}}),
          ("rate-too-high", "clear", {"lr": 1.5, "schedule": "none"}),
          ("rate-too-low", "gross", {"lr": 1e-6}),
          ("nan-inputs", "gross", {"twist": {"train_data": {"nan_inputs": 1}}}),
          ("huge-init", "clear", {"twist": {"init": 12.0}}),
          ("config-typo", "gross", {"twist": {"bad_monitor": "val_los"}}),
          ("stalls", "clear", {"epochs": 6, "twist": {"stall_every": 30, "stall": 1.8}}),
          ("interrupted", "gross", {"twist": {"at_step": 200, "happens": "SIGINT"}}),
          ("restarted-from-scratch", "clear", {
              "first": {"at_step": 200, "happens": "SIGKILL"},
              "twist": {"checkpoints": True, "from_scratch": True}}),
          ("unscaled-inputs", "clear", {"twist": {"both_data": {"scale": 500.0},
                                                  "test_data": {"scale": 500.0}}}),
      ])

setup("clock", "held-out", "mmengine_fit", "MMEngine", "text log, scalars.json",
      "regression from images", "small CNN", "error of the angle", "min",
      "wen/mm/clock", "a100-03", {
          "task": "clock", "epochs": 10, "batch_size": 32, "lr": 0.003, "optimizer": "Adam",
          "milestones": [7]},
      "regression from images is held out",
      odd=[
          ("sgd, TensorBoard as well", {"optimizer": "SGD", "lr": 0.05, "momentum": 0.9,
                                        "backends": ["LocalVisBackend", "TensorboardVisBackend"]}),
          ("logged at each step, evaluated every fifth epoch", {"log_every": 1, "eval_every": 5}),
      ],
      bad=[
          ("wrong-output-activation", "gross", {"twist": {"head": "relu"}}),
          ("augmentation-destroys", "clear", {"twist": {"train_data": {"flipped": True}},
              "put_in": "images are mirrored, their targets are not"}),
          ("rate-too-high", "gross", {"optimizer": "SGD", "lr": 60.0}),
          ("decay-too-early", "clear", {"milestones": [1, 2, 3], "lr": 0.0005}),
          ("dead-units", "clear", {"twist": {"dead": 6}, "norm": False}),
          ("val-preprocessed-otherwise", "gross", {"twist": {"val_data": {"flipped": True}}}),
          ("evaluates-too-often", "clear", {"epochs": 8, "twist": {"val_takes": 1.5}}),
          ("config-typo", "gross", {"optimizer": "Adamm"}),
          ("missing-file", "gross", {"twist": {"load_from": "checkpoints/clock_r18.pth"}}),
          ("terminated", "gross", {"twist": {"at_step": 130, "happens": "SIGTERM"}}),
      ])

setup("marks", "held-out", "fastai_fit", "fastai", "table on the console, history.csv",
      "multi-label classification", "small CNN", "F1", "max", "ruth/fast/marks", "colab-like", {
          "task": "marks", "epochs": 8, "batch_size": 32, "lr": 0.01, "weight_decay": 0.01},
      "several labels an image are held out",
      odd=[
          ("a constant rate", {"one_cycle": False, "lr": 0.003}),
          ("early stopping", {"patience": 3, "epochs": 25, "one_cycle": False, "lr": 0.005}),
      ],
      bad=[
          ("softmax-twice", "clear", {"twist": {"head": "sigmoid"}}),
          ("rate-too-high", "gross", {"lr": 100.0}),
          ("only-head-trained", "clear", {"twist": {"freeze_body": True}}),
          ("wrong-loss-for-task", "mild", {"twist": {"loss": "ce"}}),
          ("blank-inputs", "clear", {"twist": {"train_data": {"blank": 0.9}}}),
          ("wrong-loss-input", "gross", {"twist": {"loss": "plain_bce"}}),
          ("slow-loader", "gross", {"epochs": 2, "twist": {"slow": 0.12}}),
          ("labels-shuffled", "clear", {"epochs": 14, "twist": {"train_data": {"wrong_labels": 1.0}}}),
      ])

setup("yolo", "held-out", "yolo", "Ultralytics", "console, results.csv, args.yaml",
      "object detection", "YOLO, made small", "mAP50", "max", "paulo/yolo/shapes", "paulo-gpu", {
          "epochs": 12, "batch_size": 16, "lr": 0.005, "images": 240},
      "YOLO is held out, a grid detector is seen",
      odd=[
          ("mosaic until the last epochs", {"mosaic": 1.0}),
      ],
      bad=[
          ("boxes-in-corners", "clear", {"twist": {"train": {"corners": True}}}),
          ("boxes-in-pixels", "gross", {"twist": {"train": {"pixels": True}, "val": {
              "pixels": True}}}),
          ("labels-shuffled", "gross", {"twist": {"train": {"shuffled": True}}}),
          ("val-ids-differ", "gross", {"twist": {"val": {"ids": True}}}),
          ("rate-too-high", "gross", {"lr": 5.0, "optimizer": "SGD"}),
          ("rate-too-low", "clear", {"lr": 1e-6}),
          ("label-out-of-range", "gross", {"twist": {"train": {"too_many": True}}}),
          ("labels-not-found", "gross", {"twist": {"no_labels": True}}),
          ("missing-file", "gross", {"twist": {"train_path": "trian"}}),
          ("all-frozen", "clear", {"freeze": 5, "lr": 1e-5}),
          ("term-without-weight", "gross", {"box": 0.0, "dfl": 0.0}),
      ])

setup("tags", "held-out", "hf_trainer", "Hugging Face Trainer",
      "console dicts, trainer_state.json, TensorBoard", "tagging of words",
      "BERT from a configuration", "accuracy", "max", "amir/ner", "amir-ws", {
          "task": "tagging", "epochs": 4, "batch_size": 16, "lr": 1e-3, "sizes": [1000, 200],
          "report_to": "tensorboard", "warmup": 20},
      "tagging of words is held out",
      odd=[
          ("quiet console, logged once an epoch", {"no_tqdm": True, "log_every": 62}),
          ("constant rate", {"schedule": "constant", "lr": 5e-4}),
      ],
      bad=[
          ("rate-too-high", "gross", {"lr": 0.5, "warmup": 0}),
          ("no-warmup-rate", "mild", {"lr": 0.015, "warmup": 0}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("too-much-dropout", "clear", {"dropout": 0.9}),
          ("checkpoint-mismatch", "gross", {"twist": {"checkpoint_of_other_width": True}}),
          ("shape-mismatch", "gross", {"twist": {"key": "label_ids_"},
              "put_in": "the column of labels has a name that the model does not know"}),
          ("version-conflict", "gross", {"twist": {"arguments": {"no_cuda": True}}}),
          ("killed", "clear", {"save": "epoch", "twist": {"at_step": 150, "happens": "SIGKILL"}}),
      ])

setup("signals", "held-out", "keras_fit", "Keras 3 (PyTorch backend)",
      "fit lines, CSVLogger", "classification of signals", "1-D CNN", "accuracy", "max",
      "lena/vibration", "bench-pc", {
          "task": "signals", "epochs": 12, "batch_size": 32, "lr": 0.003, "logs": ["csv"],
          "sizes": [1500, 250]},
      "signals are held out", environment={"KERAS_BACKEND": "torch"},
      odd=[
          ("fine-tuning of its own pretrained weights",
           {"pretrained": True, "lr": 1e-5, "epochs": 4}),
          ("the rate is cut on plateaus", {"optimizer": "rmsprop", "plateau": 3}),
          ("evaluated every third epoch", {"eval_every": 3}),
      ],
      bad=[
          ("wrong-output-activation", "clear", {"twist": {"last": "tanh"}}),
          ("softmax-twice", "mild", {"twist": {"from_logits": True}}),
          ("weights-not-loaded", "gross", {"lr": 1e-5, "epochs": 4}),
          ("rate-too-high", "clear", {"lr": 1.0, "norm": False}),
          ("label-out-of-range", "gross", {"twist": {"both_data": {"off_by_one": True}}}),
          ("val-ids-differ", "gross", {"twist": {"val_data": {"permuted": True}}}),
          ("not-shuffled", "gross", {"twist": {"in_order": True, "train_data": {"sorted": True}}}),
          ("over-fits", "gross", {"sizes": [60, 250], "epochs": 60,
                                  "twist": {"train_data": {"wrong_labels": 0.2}}}),
          ("stalls", "clear", {"epochs": 6, "twist": {"stall_every": 40, "stall": 2.0}}),
          ("zero-init", "gross", {"norm": False, "twist": {"init": 0.0}}),
      ])

setup("restore", "held-out", "keras_fit", "tf-keras", "fit lines, TensorBoard",
      "restoration of images", "small CNN", "MSE", "min", "bo/superres", "bo-desktop", {
          "task": "restore", "epochs": 8, "batch_size": 16, "lr": 0.003, "logs": ["tb"],
          "verbose": 2}, "restoration of images is held out", env="tf",
      environment={"WITH_TF_KERAS": "1", "TF_USE_LEGACY_KERAS": "1"},
      odd=[
          ("a metric in decibels", {"psnr": True}),
      ],
      bad=[
          ("wrong-output-activation", "gross", {"twist": {"last": "softmax"}}),
          ("rate-too-high", "gross", {"lr": 1.0}),
          ("unscaled-inputs", "gross", {"twist": {"both_data": {"scale": 255.0},
                                                  "test_data": {"scale": 255.0}}}),
          ("all-frozen", "clear", {"twist": {"frozen": True}, "lr": 1e-6}),
          ("config-typo", "gross", {"twist": {"loss": "mean_square_eror"}}),
          ("slower-and-slower", "clear", {"twist": {"slower": 0.0035}}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
      ])

setup("corridor-dqn", "held-out", "rl_sb3", "Stable-Baselines3", "stdout tables, csv",
      "walk to a treasure", "DQN", "return", "max", "nils/dqn", "nils-nuc", {
          "env": "Corridor", "agent": "DQN", "steps": 9000, "logs": ["stdout", "csv"],
          "log_interval": 25,
          "hyper": {"learning_rate": 0.002, "learning_starts": 500, "target_update_interval": 250,
                    "exploration_fraction": 0.4, "buffer_size": 8000, "train_freq": 4}},
      "DQN is held out",
      odd=[
          ("long exploration: the return rises late", {"twist": {"hyper": {
              "exploration_fraction": 0.8}}}),
      ],
      bad=[
          ("target-never-updated", "clear", {"twist": {"hyper": {"target_update_interval": 10 ** 7}}}),
          ("no-exploration", "gross", {"twist": {"hyper": {
              "exploration_initial_eps": 0.0, "exploration_final_eps": 0.0}}}),
          ("reward-sign", "gross", {"twist": {"reward_scale": -1.0}}),
          ("discount-too-small", "clear", {"twist": {"hyper": {"gamma": 0.1}}}),
          ("buffer-too-small", "mild", {"twist": {"hyper": {"buffer_size": 40}}}),
          ("slow-environment", "gross", {"steps": 2500, "twist": {"slow": 0.004}}),
      ])

setup("corridor-a2c", "held-out", "rl_sb3", "Stable-Baselines3", "TensorBoard, log file",
      "walk to a treasure", "A2C", "return", "max", "nils/a2c", "nils-nuc", {
          "env": "Corridor", "agent": "A2C", "steps": 15000, "logs": ["log", "tensorboard"],
          "log_interval": 50, "hyper": {"learning_rate": 0.003, "ent_coef": 0.01, "n_steps": 10}},
      "A2C is held out",
      bad=[
          ("policy-collapse", "gross", {"twist": {"hyper": {"learning_rate": 0.3}}}),
          ("no-exploration", "clear", {"twist": {"hyper": {"ent_coef": -0.5}},
                                       "put_in": "the bonus for entropy has the wrong sign"}),
          ("rate-too-low", "gross", {"twist": {"hyper": {"learning_rate": 1e-7}}}),
          ("reward-scale", "gross", {"twist": {"reward_scale": 1e5}}),
      ])

setup("cells", "held-out", "reinforce", "PyTorch", "print, csv",
      "walk around a pit", "REINFORCE", "return", "max", "vera/pg", "vera-x1", {
          "iterations": 160, "episodes": 8, "lr": 0.01, "gamma": 0.97, "log_every": 5},
      "REINFORCE is held out",
      odd=[
          ("without a baseline: noisy", {"baseline": False}),
      ],
      bad=[
          ("loss-sign", "gross", {"twist": {"sign": -1.0}}),
          ("policy-collapse", "clear", {"lr": 0.8, "entropy": 0.0}),
          ("blank-inputs", "gross", {"twist": {"blind": True},
                                     "put_in": "the agent sees only zeros"}),
          ("weights-not-in-optimizer", "gross", {"twist": {"no_step": True},
                                                 "put_in": "the optimizer's step is missing"}),
          ("reward-scale", "mild", {"twist": {"reward_scale": 1e-5}, "entropy": 0.02}),
      ])

setup("graph", "held-out", "ignite_graph", "PyTorch-Ignite", "logging module, TensorBoard",
      "classes of nodes", "graph convolutions", "accuracy", "max", "otto/gnn", "otto-pc", {
          "epochs": 100, "lr": 0.01, "log_every": 1, "eval_every": 5},
      "graphs are held out",
      odd=[
          ("early stopping", {"patience": 6, "epochs": 400}),
          ("strong dropout: training is noisier than validation", {"dropout": 0.7}),
      ],
      bad=[
          ("rate-too-high", "gross", {"lr": 10.0}),
          ("over-smoothing", "clear", {"depth": 9}),
          ("labels-shuffled", "gross", {"twist": {"wrong_labels": 1.0}, "dropout": 0.0}),
          ("val-ids-differ", "gross", {"twist": {"val_ids": True}}),
          ("leak", "mild", {"twist": {"leak": True}, "dropout": 0.0}),
          ("label-out-of-range", "gross", {"twist": {"off_by_one": True}}),
          ("weights-not-in-optimizer", "gross", {"twist": {"stale": True}}),
          ("log-of-zero", "clear", {"lr": 0.3, "twist": {"head": "log", "scale": 60.0}}),
          ("no-examples", "gross", {"twist": {"empty": True}}),
          ("val-in-train-mode", "clear", {"dropout": 0.8, "twist": {"val_in_train_mode": True}}),
      ])

setup("two-ranks", "held-out", "ddp", "PyTorch distributed (gloo, torchrun)",
      "logging, TensorBoard", "regression from images on two processes", "small CNN",
      "error of the angle", "min", "svc/jobs/dist", "node17", {
          "task": "clock", "epochs": 6, "batch_size": 16, "lr": 0.003, "log_every": 10,
          "logs": ["tb"], "schedule": "cosine"},
      "its task is held out",
      launch="torchrun --nproc_per_node 2 --master_addr 127.0.0.1 --master_port 29611 train.py",
      environment={"GLOO_SOCKET_IFNAME": "lo"},
      bad=[
          ("rank-dies", "gross", {"twist": {"dies_at": 60, "how": "double", "timeout": 20}}),
          ("uneven-ranks", "gross", {"epochs": 3, "twist": {"uneven": True, "timeout": 12}}),
          ("slow-rank", "gross", {"epochs": 3, "twist": {"slow_rank": 0, "slow": 0.12}}),
          ("rendezvous-timeout", "gross", {"twist": {"never_joins": True, "timeout": 10}}),
          ("ranks-disagree", "clear", {"twist": {"order_at": 70, "timeout": 12}}),
      ])
