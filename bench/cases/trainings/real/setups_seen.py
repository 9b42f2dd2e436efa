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
          ("loss-summed", "clear", {"optimizer": "sgd", "lr": 0.05, "twist": {"head": "sum"}}),
          ("too-small-network", "clear", {"width": 1}),
          ("missing-package", "gross", {"launch":
              "sed -i 's/^import common$/import albumentations\\nimport common/' train.py; "
              "python -u train.py"}),
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
          ("disk-full", "gross", {"twist": {"every_checkpoint": True}, "disk": "350k"}),
          ("blank-inputs", "clear", {"twist": {"train_data": {"blank": 0.8}}}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("all-frozen", "gross", {"twist": {"frozen": "all_but_bias"}}),
          ("accumulates-sum", "mild", {"optimizer": "sgd", "lr": 0.5, "accumulate": 8,
                                       "batch_size": 4, "epochs": 4,
                                       "twist": {"accumulate_sum": True}}),
          ("time-limit", "gross", {"twist": {"at_step": 230, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 48213 ON lab3 CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO TIME LIMIT ***\"; exit 143"}),
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
          ("momentum-too-high", "clear", {"optimizer": "sgd", "lr": 0.05, "momentum": 0.999,
                                          "schedule": "none"}),
          ("worker-dies", "gross", {"twist": {"workers": 2, "kills_worker": 301}}),
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
          ("host-leak", "clear", {"epochs": 16, "twist": {"hoards": 400000}}),
          ("out-of-memory", "gross", {"twist": {"huge_at": 130, "huge": 220000}}),
          ("hang", "gross", {"twist": {"at_step": 120, "happens": "hang"},
                             "launch": "timeout -v -k 5 40 python -u train.py"}),
      ])

setup("regression", "seen", "lightning_fit", "Lightning", "CSVLogger, progress bar",
      "tabular regression", "MLP", "RMSE", "min", "noor/house", "noor-laptop", {
          "task": "regression", "epochs": 12, "batch_size": 32, "lr": 0.003, "optimizer": "adam",
          "schedule": "none", "logger": "csv", "name": "mlp", "sizes": [2000, 400]},
      "regression of a table is seen",
      odd=[
          ("a loss that begins huge and falls",
           {"lr": 0.01, "twist": {"both_data": {}, "init": 6.0}}),
          ("sgd with cosine schedule", {"optimizer": "sgd", "lr": 0.02, "schedule": "cosine"}),
          ("evaluated every fourth epoch, quiet console", {"eval_every": 4, "progress": False}),
          ("early stopping", {"patience": 3, "monitor": "val_loss", "epochs": 60, "lr": 0.01}),
      ],
      bad=[
          ("broadcast", "gross", {"twist": {"broadcast": True}}),
          ("rate-too-low", "gross", {"lr": 3e-7}),
          ("rate-too-high", "clear", {"optimizer": "sgd", "lr": 0.6}),
          ("target-outliers", "clear", {"twist": {"train_data": {"outliers": 6, "outlier_size": 3e3}}}),
          ("nan-targets", "gross", {"twist": {"train_data": {"nan_targets": 1}}}),
          ("only-head-trained", "mild", {"twist": {"head_only": True}}),
          ("decay-of-weights", "clear", {"optimizer": "adamw", "weight_decay": 40.0}),
          ("config-typo", "gross", {"optimizer": "admaw"}),
          ("config-type", "gross", {"lr": "3e-3", "put_in": "the learning rate is given as text"}),
          ("dtype-mismatch", "gross", {"twist": {"trainer": {}, "double": True}}),
          ("too-short", "clear", {"epochs": 1, "lr": 0.0004}),
          ("too-few-examples", "clear", {"sizes": [36, 400], "epochs": 150}),
      ])

setup("sentences", "seen", "hf_trainer", "Hugging Face Trainer", "console dicts, trainer_state.json",
      "text classification", "BERT from a configuration", "accuracy", "max",
      "sofia/nlp/reviews", "dgx-guest", {
          "task": "sentences", "epochs": 4, "batch_size": 16, "lr": 5e-4, "schedule": "linear",
          "warmup": 20, "save": "no", "sizes": [1600, 200]},
      "classification of texts is seen, tagging of words is held out",
      odd=[
          ("fine-tuning of its own pretrained weights with a tiny rate",
           {"pretrained": True, "lr": 2e-5, "epochs": 2}),
          ("evaluated by steps, TensorBoard", {"eval": "steps", "eval_steps": 40,
                                               "report_to": "tensorboard"}),
          ("label smoothing and accumulation", {"label_smoothing": 0.1, "accumulate": 2,
                                                "batch_size": 8}),
          ("cosine with restarts", {"schedule": "cosine_with_restarts"}),
      ],
      bad=[
          ("weights-not-loaded", "gross", {"lr": 2e-6, "epochs": 2}),
          ("rate-too-high", "gross", {"lr": 0.3, "warmup": 0}),
          ("rate-too-high", "mild", {"lr": 0.01, "warmup": 0}),
          ("labels-shuffled", "clear", {"epochs": 8, "twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("only-head-trained", "clear", {"twist": {"frozen": True}}),
          ("clip-too-small", "clear", {"clip_norm": 1e-9}),
          ("warmup-never-ends", "clear", {"warmup": 500000}),
          ("index-out-of-range", "gross", {"twist": {"vocab": 52}}),
          ("config-type", "gross", {"lr": "5e-4 ", "put_in": "the learning rate is given as text"}),
          ("config-typo", "gross", {"schedule": "linaer"}),
          ("version-conflict", "gross", {"twist": {"arguments": {"evaluation_strategy": "epoch"}}}),
          ("slow-loader", "gross", {"epochs": 1, "twist": {"slow_item": 0.008}}),
          ("killed", "gross", {"save": "steps", "save_steps": 100,
                               "twist": {"at_step": 270, "happens": "SIGKILL"}}),
          ("restarted-from-scratch", "clear", {
              "report_to": "tensorboard", "first": {"at_step": 230, "happens": "SIGTERM"},
              "twist": {"from_scratch": True}}),
      ])

setup("digits", "seen", "keras_fit", "Keras 3 (TensorFlow)", "fit lines, CSVLogger, TensorBoard",
      "digit classification", "small CNN", "accuracy", "max", "tom/mnist-like", "tomspc", {
          "task": "digits", "epochs": 12, "batch_size": 32, "lr": 0.002, "logs": ["csv", "tb"]},
      "classification of images is seen", env="tf",
      odd=[
          ("early stopping with its best weights", {"epochs": 60, "patience": 6}),
          ("strong dropout: validation is better than training", {"dropout": 0.7}),
          ("the rate is cut on plateaus", {"optimizer": "sgd", "lr": 0.1, "plateau": 2}),
          ("progress bars, logged at each step", {"verbose": 1, "update_freq": 1, "epochs": 6}),
      ],
      bad=[
          ("softmax-twice", "mild", {"twist": {"from_logits": True}}),
          ("wrong-output-activation", "gross", {"twist": {"last": "relu"}}),
          ("vanishing", "gross", {"activation": "sigmoid", "depth": 14}),
          ("rate-too-high", "clear", {"lr": 0.3}),
          ("rate-too-low", "mild", {"lr": 1e-5}),
          ("over-fits", "clear", {"sizes": [50], "epochs": 60, "dropout": 0.0, "batch_size": 16,
                                  "twist": {"train_data": {"wrong_labels": 0.2}}}),
          ("label-out-of-range", "gross", {"twist": {"outputs": 9}}),
          ("shape-mismatch", "gross", {"twist": {"loss": "categorical_crossentropy"}}),
          ("class-missing", "clear", {"twist": {"train_data": {"without_class": 4}}}),
          ("val-preprocessed-otherwise", "gross", {"twist": {"val_data": {"scale": 16.0,
                                                                         "flipped": True}}}),
          ("zero-init", "gross", {"twist": {"init": 0.0}}),
          ("slow-checkpoints", "clear", {"epochs": 8, "twist": {"checkpoint_takes": 1.5}}),
          ("terminated", "gross", {"twist": {"at_step": 200, "happens": "SIGTERM"}}),
      ])

setup("forecast", "seen", "keras_fit", "Keras 3 (TensorFlow)", "fit lines, CSVLogger",
      "time series forecasting", "LSTM", "MSE", "min", "ines/energy", "vm-energy", {
          "task": "forecast", "epochs": 8, "batch_size": 32, "lr": 0.005, "dataset": True,
          "logs": ["csv"], "clipnorm": 1.0},
      "forecasting is seen", env="tf",
      odd=[
          ("a GRU with rmsprop", {"cell": "gru", "optimizer": "rmsprop", "lr": 0.002}),
      ],
      bad=[
          ("out-of-data", "gross", {"twist": {"no_repeat": True}}),
          ("wrong-output-activation", "clear", {"twist": {"last": "sigmoid"}}),
          ("rate-too-high", "gross", {"lr": 2.0}),
          ("slower-and-slower", "gross", {"epochs": 5, "twist": {"slower": 0.0012}}),
          ("nan-inputs", "gross", {"twist": {"train_data": {"nan_inputs": 2}}}),
          ("stopped-too-early", "clear", {"lr": 0.0004, "patience": 1, "restore": False,
                                          "epochs": 20, "optimizer": "sgd"}),
      ])

setup("vae", "seen", "tf_tape", "TensorFlow (gradient tape)", "tf.summary, print, json",
      "generation of digits", "variational autoencoder", "negative ELBO", "min",
      "yuki/vae", "yuki-dev", {
          "steps": 600, "batch_size": 50, "lr": 0.002, "code": 6, "beta": 1.0, "log_every": 10},
      "variational autoencoders are seen", env="tf",
      odd=[
          ("logged at each step", {"log_every": 1, "steps": 400}),
          ("an exponential schedule", {"schedule": "exponential", "decay_steps": 100,
                                       "gamma": 0.7}),
      ],
      bad=[
          ("posterior-collapse", "gross", {"beta": 60.0}),
          ("kl-without-weight", "clear", {"beta": 0.0}),
          ("loss-sign", "gross", {"twist": {"sign_of_kl": True}}),
          ("rate-too-high", "gross", {"lr": 0.8}),
          ("softmax-twice", "clear", {"twist": {"head": "sigmoid"}}),
          ("only-head-trained", "mild", {"twist": {"only_decoder": True}}),
          ("unscaled-inputs", "gross", {"twist": {"both_data": {"scale": 16.0}}}),
          ("out-of-data", "gross", {"twist": {"no_repeat": True}}),
          ("slow-loader", "clear", {"steps": 250, "twist": {"slow": 0.03}}),
      ])

setup("chars", "seen", "jax_lm", "JAX (Flax, optax)", "print, jsonl",
      "language model of characters", "small GPT", "cross-entropy", "min",
      "kofi/lm", "kofi-box", {
          "steps": 400, "batch_size": 16, "depth": 1, "lr": 0.003, "schedule": "cosine",
          "log_every": 10},
      "language models are seen", env="tf", environment={"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
                               "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"},
      odd=[
          ("warm restarts of the rate", {"schedule": "restarts"}),
          ("logged at each step, evaluated seldom", {"log_every": 1, "eval_steps": 200,
                                                     "steps": 300}),
          ("a plain sgd that is slow at first", {"optimizer": "sgd", "lr": 0.5, "steps": 500}),
      ],
      bad=[
          ("rate-too-high", "clear", {"lr": 0.3, "clip_norm": 1e9}),
          ("decay-too-early", "gross", {"schedule": "exponential", "decay_every": 1,
                                        "gamma": 0.93}),
          ("weights-not-in-optimizer", "gross", {"twist": {"updates_unused": True}}),
          ("loss-sign", "gross", {"steps": 200, "twist": {"ascends": True}}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("sees-target", "clear", {"twist": {"no_mask": True},
                                    "put_in": "the causal mask is missing, so each character sees "
                                              "what comes next"}),
          ("noise-in-weights", "clear", {"twist": {"spoil_at": 250}}),
          ("over-fits", "gross", {"sizes": [24, 200], "steps": 500, "schedule": "constant"}),
          ("segfault", "gross", {"twist": {"at_step": 210, "happens": "SIGSEGV"}}),
          ("softmax-twice", "clear", {"twist": {"head": "softmax"}}),
      ])

setup("heaps", "seen", "gan", "PyTorch", "print, TensorBoard", "generation of points", "GAN",
      "covered modes", "max", "ana/gan", "ana-ws", {
          "steps": 2500, "batch_size": 64, "width": 64, "lr_g": 0.001, "lr_d": 0.001,
          "log_every": 25, "logs": ["tb"]},
      "GANs are seen, other generative models are held out",
      odd=[
          ("Wasserstein: losses are negative or grow and that is right",
           {"wasserstein": True, "d_steps": 3, "steps": 1000, "lr_g": 0.0005, "lr_d": 0.0005}),
          ("two time scales", {"lr_g": 0.0005, "lr_d": 0.002}),
      ],
      bad=[
          ("mode-collapse", "clear", {"lr_g": 0.02, "lr_d": 0.0005}),
          ("discriminator-wins", "gross", {"lr_d": 0.004, "lr_g": 1e-5, "real_label": 1.0,
                                           "d_steps": 3, "steps": 1500}),
          ("generator-untrained", "gross", {"twist": {"g_optimizer_holds_d": True}}),
          ("discriminator-wins", "clear", {"real_label": 1.0, "lr_d": 0.004, "d_steps": 4,
                                           "steps": 1200, "twist": {"saturating": True}}),
          ("rate-too-high", "gross", {"lr_g": 0.5, "lr_d": 0.5}),
      ])

setup("cartpole", "seen", "rl_sb3", "Stable-Baselines3", "stdout tables, csv, TensorBoard",
      "CartPole", "PPO", "return", "max", "omar/rl", "omar-pc", {
          "env": "CartPole-v1", "agent": "PPO", "steps": 14000, "logs": ["stdout", "csv",
                                                                         "tensorboard"],
          "hyper": {"n_steps": 512, "batch_size": 64, "learning_rate": 0.001, "n_epochs": 6}},
      "CartPole with PPO is seen; other agents and worlds are held out",
      odd=[
          ("a short run whose return still grows", {"steps": 6000}),
          ("more entropy", {"twist": {"hyper": {"ent_coef": 0.01}}}),
      ],
      bad=[
          ("policy-collapse", "gross", {"twist": {"hyper": {"learning_rate": 0.1}}}),
          ("reward-scale", "clear", {"twist": {"reward_scale": 3000.0}}),
          ("reward-sign", "gross", {"twist": {"reward_scale": -1.0}}),
          ("discount-too-small", "clear", {"twist": {"hyper": {"gamma": 0.05}}}),
          ("rate-too-low", "gross", {"twist": {"hyper": {"learning_rate": 1e-7}}}),
          ("nan-inputs", "gross", {"twist": {"nan_after": 4000}}),
          ("blank-inputs", "gross", {"twist": {"blind": True},
                                     "put_in": "the agent sees only zeros"}),
      ])

setup("parallel", "seen", "ddp", "PyTorch distributed (gloo, torchrun)", "logging, TensorBoard",
      "digit classification on two processes", "MLP", "accuracy", "max", "svc/jobs/ddp", "node01", {
          "task": "digits", "model": "mlp", "epochs": 8, "batch_size": 16, "lr": 0.002,
          "log_every": 10, "logs": ["tb"]},
      "digits on two processes are seen",
      launch="torchrun --nproc_per_node 2 --master_addr 127.0.0.1 --master_port 29555 train.py",
      environment={"GLOO_SOCKET_IFNAME": "lo"},
      odd=[("cosine with warm-up", {"schedule": "cosine", "warmup_steps": 40})],
      bad=[
          ("rank-dies", "gross", {"twist": {"dies_at": 100, "how": "columns", "timeout": 20}}),
          ("rank-dies", "clear", {"twist": {"at_step": 120, "happens": "SIGKILL", "timeout": 20},
                                  "put_in": "one process gets SIGKILL"}),
          ("ranks-disagree", "gross", {"twist": {"shapes_at": 90, "timeout": 15}}),
          ("slow-rank", "clear", {"epochs": 4, "twist": {"slow_rank": 1, "slow": 0.05}}),
          ("address-in-use", "gross", {
              "launch": "python -c 'import socket,time;s=socket.socket();s.bind((\"127.0.0.1\","
                        "29555));s.listen();time.sleep(45)' & sleep 1; torchrun --nproc_per_node 2 "
                        "--master_addr 127.0.0.1 --master_port 29555 train.py; code=$?; kill $!; "
                        "exit $code"}),
          ("same-order-every-epoch", "mild", {"twist": {"no_set_epoch": True}}),
      ])

setup("risk", "seen", "skorch_fit", "skorch", "table on the console, csv",
      "tabular classification", "MLP", "balanced accuracy", "max", "eva/credit", "eva-mac", {
          "task": "risk", "epochs": 9, "batch_size": 32, "lr": 0.003, "optimizer": "adam",
          "sizes": [1500, 400]},
      "classification of a table is seen",
      odd=[
          ("imbalanced, with weights for the classes",
           {"positives": 0.06, "class_weights": [0.53, 8.0]}),
      ],
      bad=[
          ("imbalance", "gross", {"positives": 0.02, "twist": {}, "epochs": 10}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("rate-too-high", "clear", {"lr": 1.0}),
          ("config-typo", "gross", {"twist": {"keyword": "learning_rate"}}),
          ("missing-file", "gross", {"twist": {"reads": "data/credit_2026.csv"}}),
          ("unscaled-inputs", "clear", {"optimizer": "sgd", "twist": {
              "both_data": {"scale": 900.0}, "test_data": {"scale": 900.0}}}),
      ])
