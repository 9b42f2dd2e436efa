# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setups whose tasks, models and programs no other part has, recorded after rules were written."""

from table import setup

STOPPED = {"at_step": 150, "happens": "SIGTERM"}

setup("fabric", "fresh", "fresh_torch", "PyTorch", "lines of the PyTorch examples, TensorBoard",
      "classification of textures", "vision transformer", "accuracy", "max", "iris/fabric", "iris-ws", {
          "task": "textures", "epochs": 8, "batch_size": 32, "lr": 0.002, "optimizer": "adamw",
          "console": "example", "logs": ["tb"], "folder": "runs/vit", "log_every": 10},
      "no other part has a vision transformer or textures",
      odd=[
          ("one-cycle schedule with a high peak", {"schedule": "onecycle", "lr": 0.006}),
          ("warm restarts of the rate", {"schedule": "restarts", "cycle": 3, "epochs": 9}),
          ("gradient accumulation of four", {"accumulate": 4, "batch_size": 8, "epochs": 6, "lr": 0.003}),
          ("early stopping", {"patience": 3, "epochs": 25}),
          ("fine-tuning of weights it got from elsewhere, with a tiny rate",
           {"pretrained": True, "lr": 3e-5, "epochs": 4}),
          ("interrupted and resumed rightly", {"first": STOPPED, "twist": {"checkpoints": True}}),
          ("batches of 8 to 64", {"mixed_batches": True, "epochs": 9}),
          ("strong dropout: validation is better than training", {"dropout": 0.3, "epochs": 12}),
      ],
      bad=[
          ("detached-part", "gross", {"twist": {"detached": True}}),
          ("same-batch", "gross", {"twist": {"same_batch": True}}),
          ("constant-labels", "gross", {"twist": {"train_data": {"constant_labels": True}}}),
          ("steps-never-taken", "gross", {"accumulate": 64, "twist": {}}),
          ("weights-in-bf16", "clear", {"lr": 5e-5, "optimizer": "sgd", "twist": {"weights_as": "bf16"}}),
          ("schedule-made-anew", "clear", {"schedule": "warmup", "warmup": 1200, "epochs": 6, "twist": {
              "schedule_anew": True}}),
          ("rate-too-high", "mild", {"lr": 0.1}),
          ("two-runs-one-folder", "clear", {"launch":
              "TRAINING=$(echo \"$TRAINING\" | sed 's/\"seed\": 1/\"seed\": 4/; s/\"lr\": 0.002/\"lr\": 0.0002/') "
              "python -u train.py & python -u train.py; wait"}),
          ("checkpoint-folder-missing", "gross", {"twist": {"saves_to": "checkpoints/vit_s"}}),
          ("resumed-from-old-checkpoint", "clear", {"first": {"at_step": 190, "happens": "SIGTERM"}, "twist": {
              "checkpoints": True, "old_checkpoint": True}}),
          ("over-fits", "clear", {"sizes": [60, 250], "epochs": 50, "log_every": 2}),
      ])

setup("air", "fresh", "fresh_torch", "PyTorch", "logging module, csv", "forecast of pollution as quantiles",
      "temporal convolution network", "pinball loss", "min", "pablo/air/quality", "env-node-3", {
          "task": "hourly", "epochs": 10, "batch_size": 32, "lr": 0.004, "optimizer": "nadam",
          "console": "kv", "logs": ["csv"], "log_every": 10},
      "no other part forecasts quantiles",
      odd=[
          ("the rate is cut on plateaus", {"schedule": "plateau", "plateau_of": "pinball", "plateau": 1,
                                          "epochs": 14}),
          ("evaluated every third epoch, adagrad", {"optimizer": "adagrad", "lr": 0.03, "eval_every": 3,
                                                    "epochs": 12}),
          ("interrupted and resumed rightly", {"first": {"at_step": 200, "happens": "SIGKILL"},
                                               "twist": {"checkpoints": True}}),
          ("the first epoch is slow, since a cache is filled", {"twist": {"slow_first": 0.1}}),
      ],
      bad=[
          ("broadcast", "gross", {"twist": {"head": "broadcast"}}),
          ("loss-sign", "gross", {"twist": {"head": "sign"}}),
          ("inplace-change", "gross", {"twist": {"inplace": True}}),
          ("rate-too-low", "clear", {"lr": 5e-6}),
          ("missing-as-numbers", "clear", {"twist": {"train_data": {"missing": 0.05}}}),
          ("nan-in-validation", "clear", {"twist": {"val_data": {"nan_rows": 4}}}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"val_data": {"columns_moved": True}},
              "put_in": "the columns of validation stand in another order than those of training"}),
          ("plateau-wrong-way", "clear", {"schedule": "plateau", "plateau_of": "pinball", "plateau": 0,
                                          "factor": 0.1, "plateau_mode": "max"}),
          ("slow-logging", "clear", {"epochs": 4, "twist": {"log_takes": 0.5}}),
          ("resumed-with-another-rate", "clear", {"first": {"at_step": 250, "happens": "SIGTERM"}, "twist": {
              "checkpoints": True, "resume_rate": 0.6}}),
          ("axes-swapped", "mild", {"twist": {"both_data": {"scrambled": True}, "test_data": {
              "scrambled": True}}}),
      ])

setup("roads", "fresh", "fresh_torch", "PyTorch (ImageNet example style)", "meter lines, json, csv with tabs",
      "segmentation of three classes", "dilated network", "mean IoU", "max", "sana/maps/roads", "gis-gpu-1", {
          "task": "maps", "epochs": 8, "batch_size": 16, "lr": 0.01, "optimizer": "adam", "console": "meter",
          "logs": ["json", "csv"], "delimiter": "\t", "csv": "log.tsv", "folder": "exp", "log_every": 5},
      "no other part has maps; the network is no U-Net",
      odd=[
          ("weights for rare classes", {"class_weights": [0.5, 2.0, 2.0]}),
          ("a cyclic rate", {"schedule": "cyclic", "lr": 0.02, "cycle_steps": 30}),
          ("only 40 images", {"sizes": [48, 80], "epochs": 35, "batch_size": 8, "log_every": 6}),
      ],
      bad=[
          ("norm-statistics-lag", "gross", {"twist": {"norm_momentum": 0.0005}}),
          ("loss-divided", "clear", {"optimizer": "sgd", "lr": 0.1, "twist": {"divided": 576.0}}),
          ("class-weights-wrong-way", "clear", {"class_weights": [20.0, 0.05, 0.05], "dice": 0.0}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("slows-at-once", "clear", {"epochs": 6, "twist": {"slow_from": 60, "slow_then": 0.12}}),
          ("killed-memory", "gross", {"twist": {"at_step": 90, "happens": "SIGKILL"}}),
          ("augmentation-destroys", "clear", {"twist": {"train_data": {"flipped": True}},
              "put_in": "images are mirrored, their masks are not"}),
          ("unscaled-inputs", "mild", {"optimizer": "sgd", "lr": 0.05, "twist": {
              "val_data": {"scale": 255.0}}, "put_in": "images of validation are 0..255, those of training "
              "0..1"}),
      ])

setup("dots", "fresh", "fresh_torch", "PyTorch", "meter lines, jsonl like W&B's history",
      "detection of dots by centres", "CenterNet-like", "F1", "max", "yves/blobs", "yves-mini", {
          "task": "cells", "epochs": 10, "batch_size": 16, "lr": 0.006, "optimizer": "adam", "console": "meter",
          "schedule": "cosine", "logs": ["jsonl"], "folder": "wandb", "log_every": 10},
      "no other part detects by heat maps",
      odd=[
          ("sgd with momentum", {"optimizer": "sgd", "lr": 0.02, "nesterov": True, "epochs": 12}),
          ("a short run whose F1 is still low", {"epochs": 4}),
      ],
      bad=[
          ("boxes-swapped", "gross", {"twist": {"box": "swapped"}}),
          ("term-without-weight", "clear", {"loss_weights": [1.0, 0.0]}),
          ("term-dominates", "clear", {"loss_weights": [0.002, 50.0]}),
          ("only-head-trained", "clear", {"twist": {"frozen": "body"}}),
          ("noise-in-weights", "gross", {"twist": {"damage_at": 250}, "schedule": None}),
          ("too-short", "clear", {"epochs": 1, "lr": 0.001, "log_every": 2}),
      ])

setup("tales", "fresh", "fresh_torch", "PyTorch (word language model style)", "| epoch | lines, TensorBoard",
      "language model of words", "LSTM whose state is carried on", "perplexity", "min", "arjun/tales",
      "arjun-dell", {
          "task": "stories", "epochs": 8, "batch_size": 30, "lr": 0.005, "optimizer": "adam", "console": "lm",
          "logs": ["tb"], "carried": True, "shuffle": False, "log_every": 10},
      "no other part models words or has this style of lines",
      odd=[
          ("plain sgd with a rate of five, clipped, cut on plateaus",
           {"optimizer": "sgd", "momentum": 0.0, "lr": 5.0, "clip": 0.25, "schedule": "plateau", "plateau": 1,
            "factor": 0.25, "epochs": 10}),
          ("strong dropout: validation is better than training", {"dropout": 0.6, "epochs": 10}),
      ],
      bad=[
          ("graph-kept", "gross", {"twist": {"graph_kept": True}}),
          ("axes-swapped", "clear", {"twist": {"time_first": True}, "carried": False}),
          ("unknown-words", "clear", {"twist": {"both_data": {"unknown": 0.85, "unknown_as": 1}}}),
          ("index-out-of-range", "gross", {"twist": {"words": 34}}),
          ("rate-too-high", "clear", {"lr": 1.0}),
          ("clip-too-small", "clear", {"optimizer": "sgd", "lr": 1.0, "momentum": 0.0, "clip": 1e-4}),
          ("decay-too-early", "clear", {"schedule": "exponential", "gamma": 0.8, "twist": {"steps_at": "step"}}),
          ("time-limit", "gross", {"twist": {"at_step": 160, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 7320451 ON cn-0417 CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO TIME LIMIT ***\"; exit 143"}),
      ])

setup("shop", "fresh", "fresh_torch", "PyTorch (fairseq style)", "train_inner lines, jsonl like W&B's history",
      "ranking of items", "two towers, pairwise (BPR)", "hit rate among ten", "max", "mila/rank/shop",
      "rec-train-0", {
          "task": "clicks", "epochs": 6, "batch_size": 64, "lr": 0.01, "optimizer": "adam", "console": "fair",
          "logs": ["jsonl"], "log_every": 20, "names": {"pattern": "{group}_{key}"}},
      "no other part ranks",
      odd=[
          ("sgd, slow at first", {"optimizer": "sgd", "lr": 1.0, "epochs": 12}),
          ("metrics with other names", {"names": {"loss": "objective/total", "hit@10": "HR10",
                                                  "bpr": "objective/pairwise", "pattern": "{key}"}}),
      ],
      bad=[
          ("negatives-wrong", "gross", {"twist": {"negatives": "same"}}),
          ("negatives-wrong", "clear", {"twist": {"negatives": "one"},
                                        "put_in": "what is ranked below is always the same item"}),
          ("loss-sign", "gross", {"twist": {"head": "sign"}}),
          ("penalty-dominates", "gross", {"reg": 300.0}),
          ("host-leak", "clear", {"epochs": 5, "twist": {"hoards": 500000}}),
          ("over-fits", "clear", {"sizes": [600, 600], "epochs": 60, "reg": 0.0, "log_every": 18}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"columns_moved": True}},
                                        "put_in": "users and items are confused in the training pairs"}),
      ])

setup("watch", "fresh", "fresh_torch", "PyTorch (tutorial style)", "two-line epochs, TensorBoard",
      "self-supervised learning of motions", "1-D network with contrastive loss (SimCLR)", "accuracy of "
      "neighbours", "max", "lucia/wear/ssl", "wear-lab", {
          "task": "motions", "epochs": 12, "batch_size": 64, "lr": 0.003, "optimizer": "adam",
          "console": "tutorial", "logs": ["tb"], "log_every": 5, "names": {"pattern": "ssl/{key}_{group}"}},
      "no other part learns without labels by contrast",
      odd=[
          ("a higher temperature: the loss is nearly flat and that is right", {"temperature": 1.0}),
          ("large batches, few steps", {"batch_size": 250, "epochs": 25, "log_every": 1}),
      ],
      bad=[
          ("representation-collapse", "gross", {"epochs": 25, "lr": 0.01, "twist": {"head": "attract"}}),
          ("views-identical", "clear", {"twist": {"views": "same"}}),
          ("temperature-too-high", "gross", {"temperature": 200.0, "optimizer": "sgd"}),
          ("augmentation-destroys", "gross", {"twist": {"views": "noise"}, "put_in":
              "the augmentation replaces an example by noise"}),
          ("weights-not-in-optimizer", "gross", {"twist": {"stale": True}}),
          ("result-not-serialisable", "gross", {"twist": {"dumps_result": True}}),
          ("too-many-files", "gross", {"twist": {"opens_files": True}, "launch":
              "ulimit -n 256; python -u train.py"}),
      ])

setup("bikes", "fresh", "fresh_torch", "PyTorch", "German lines, MLflow file store", "regression of counts",
      "embeddings and MLP with Poisson loss", "deviance", "min", "jonas/fahrrad", "jonas-pc", {
          "task": "rentals", "epochs": 10, "batch_size": 32, "lr": 0.005, "optimizer": "adam",
          "console": "german", "logs": ["mlflow"], "log_every": 25, "project": "fahrrad"},
      "no other part counts; its right losses are negative",
      odd=[
          ("sgd with cosine", {"optimizer": "sgd", "lr": 0.003, "schedule": "cosine"}),
          ("names of metrics in German", {"names": {"loss": "Verlust", "mae": "Abweichung",
                                                    "deviance": "Devianz", "pattern": "{group}.{key}"}}),
      ],
      bad=[
          ("wrong-loss-input", "gross", {"twist": {"head": "not_log"}}),
          ("rate-too-high", "clear", {"lr": 1.0}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("target-outliers", "clear", {"twist": {"train_data": {"outliers": 8, "outlier_size": 400.0}}}),
          ("huge-init", "gross", {"twist": {"init": 30.0}}),
          ("missing-as-numbers", "gross", {"twist": {"test_data": {}, "train_data": {
              "missing": 0.1, "missing_as": 24.0}}, "put_in": "hours that are missing are coded as 24"}),
      ])

setup("portrait", "fresh", "fresh_torch", "PyTorch", "tqdm over steps, csv", "one picture learnt by heart",
      "network of sines (SIREN)", "PSNR", "max", "noa/nerf/siren", "noa-studio", {
          "task": "picture", "epochs": 40, "batch_size": 256, "lr": 0.001, "optimizer": "adam",
          "console": "bar", "logs": ["csv"], "no_val": True, "log_every": 10},
      "no other part fits coordinates; there is nothing to validate with",
      odd=[
          ("the rate is cut on plateaus of the training loss", {"schedule": "plateau", "plateau": 4}),
          ("a high frequency: the loss is rough", {"omega": 35.0}),
      ],
      bad=[
          ("unscaled-inputs", "gross", {"twist": {"in_pixels": True}, "put_in":
              "coordinates are given in pixels instead of -1..1"}),
          ("rate-too-high", "clear", {"lr": 0.1}),
          ("rate-too-low", "clear", {"lr": 2e-6}),
          ("too-small-network", "clear", {"width": 4}),
          ("zero-init", "gross", {"twist": {"init_all": 0.0}}),
          ("noise-in-weights", "gross", {"twist": {"damage_at": 340, "damage": 0.6}}),
      ])

setup("molecules", "fresh", "fresh_lightning", "Lightning", "TensorBoardLogger, progress bar",
      "regression of whole graphs", "graph isomorphism network", "mean absolute error", "min",
      "teo/chem/gin", "chem-a40", {
          "epochs": 14, "batch_size": 32, "lr": 0.004, "optimizer": "adam", "log_every": 10},
      "no other part has values of whole graphs",
      odd=[
          ("early stopping", {"patience": 4, "epochs": 40}),
          ("the rate is cut on plateaus", {"plateau": 2, "epochs": 18}),
          ("keeps the best, CSVLogger", {"keeps_best": True, "logger": "csv"}),
          ("interrupted and resumed rightly", {"first": {"at_step": 170, "happens": "SIGTERM"},
                                               "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("broadcast", "gross", {"twist": {"head": "broadcast"}}),
          ("detached-part", "clear", {"twist": {"detached": True}}),
          ("early-stop-wrong-way", "gross", {"patience": 2, "twist": {"stop_mode": "max"}}),
          ("best-kept-wrong-way", "gross", {"keeps_best": True, "twist": {"best_mode": "max"}}),
          ("plateau-wrong-way", "clear", {"plateau": 0, "twist": {"plateau_mode": "max"}}),
          ("rate-too-high", "clear", {"lr": 0.5}),
          ("debug-left-on", "clear", {"limit_train_batches": 2}),
          ("config-typo", "gross", {"patience": 3, "monitor": "val_mae"}),
          ("no-gpu", "gross", {"twist": {"accelerator": "gpu"}}),
          ("interrupted", "gross", {"twist": {"at_step": 200, "happens": "SIGINT"}}),
      ])

setup("crowd", "fresh", "fresh_mmengine", "MMEngine (by iterations)", "text log, scalars.json",
      "counting by a map of density", "small FCN", "error of the count", "min", "hui/mm/crowd", "v100-12", {
          "iters": 200, "batch_size": 16, "lr": 0.004},
      "no other part counts by density",
      odd=[
          ("a constant rate, Adam", {"param_scheduler": [], "optimizer": "Adam", "lr": 0.003}),
          ("logged at each iteration, TensorBoard as well",
           {"log_every": 1, "backends": ["LocalVisBackend", "TensorboardVisBackend"], "iters": 160}),
      ],
      bad=[
          ("loss-summed", "gross", {"optimizer": "SGD", "lr": 0.05, "twist": {"reduction": "sum"}}),
          ("wrong-output-activation", "clear", {"twist": {"last": "sigmoid"}}),
          ("wrong-output-activation", "gross", {"twist": {"last": "negative"}}),
          ("warmup-never-ends", "clear", {"param_scheduler": [
              {"type": "LinearLR", "start_factor": 0.001, "by_epoch": False, "begin": 0, "end": 100000}]}),
          ("config-typo", "gross", {"twist": {"model": "DensityCountre"}}),
          ("slows-at-once", "gross", {"twist": {"slow_from": 90, "slow_then": 0.1}}),
          ("missing-file", "gross", {"twist": {"load_from": "checkpoints/fcn_pretrained_epoch_40.pth"}}),
          ("terminated", "gross", {"twist": {"at_step": 125, "happens": "SIGTERM"}}),
      ])

setup("cohort", "fresh", "fresh_ignite", "PyTorch-Ignite", "progress bar, logging module, csv",
      "survival analysis", "MLP with Cox's loss", "concordance", "max", "ester/onco/surv", "clin-07", {
          "epochs": 10, "batch_size": 64, "lr": 0.003, "optimizer": "adam"},
      "no other part has times to an event",
      odd=[
          ("early stopping, no bar", {"patience": 5, "epochs": 60, "bar": False}),
          ("strong dropout, large batches, another name of the loss",
           {"dropout": 0.5, "batch_size": 200, "epochs": 30, "loss_name": "neg_partial_loglik"}),
      ],
      bad=[
          ("risk-sets-reversed", "gross", {"twist": {"ascending": True}}),
          ("loss-overflows", "gross", {"twist": {"head": "exp"}, "lr": 0.03}),
          ("decay-too-early", "clear", {"gamma": 0.7, "twist": {"steps_at": "step"}}),
          ("early-stop-wrong-way", "clear", {"patience": 1, "lr": 0.001, "twist": {"wrong_way": True}}),
          ("nan-inputs", "gross", {"twist": {"train_data": {"nan_inputs": 2}}}),
          ("missing-as-numbers", "clear", {"twist": {"train_data": {"missing": 0.1}}}),
          ("rate-too-low", "clear", {"lr": 2e-6}),
      ])

setup("wine", "fresh", "fresh_skorch", "skorch", "table on the console, history.json",
      "ordinal regression", "MLP with thresholds", "mean absolute error of the grade", "min", "carla/wine",
      "carla-air", {"epochs": 12, "batch_size": 32, "lr": 0.003, "optimizer": "adam"},
      "no other part has an ordinal target",
      odd=[
          ("early stopping", {"patience": 5, "epochs": 40}),
          ("sgd with steps down, clipped", {"optimizer": "sgd", "lr": 0.05, "gamma": 0.85, "clip": 1.0}),
      ],
      bad=[
          ("softmax-twice", "clear", {"twist": {"head": "sigmoid"}}),
          ("wrong-loss-for-task", "gross", {"twist": {"head": "classes"}, "put_in":
              "the thresholds of an ordinal target are trained as if they were classes"}),
          ("decay-too-early", "clear", {"gamma": 0.8, "twist": {"steps_at": "batch"}}),
          ("not-shuffled", "clear", {"shuffle": False, "optimizer": "sgd", "lr": 0.05, "twist": {
              "train_data": {"sorted": True}}}),
          ("constant-labels", "clear", {"twist": {"train_data": {"constant_labels": True}}}),
          ("decay-of-weights", "clear", {"optimizer": "adamw", "weight_decay": 60.0}),
          ("no-nonlinearity", "clear", {"activation": "none"}),
          ("target-among-inputs", "clear", {"twist": {"both_data": {"with_target": True}}}),
      ])

setup("claims", "fresh", "fresh_fastai", "fastai (tabular)", "table on the console, csv",
      "rare classes in a table with categories", "entity embeddings and MLP", "balanced accuracy", "max",
      "olga/insure", "jupyter-olga", {
          "epochs": 6, "batch_size": 64, "lr": 0.01, "class_weights": [0.6, 3.3]},
      "no other part has embeddings of categories in a table; its imbalance is handled",
      odd=[
          ("early stopping at a constant rate", {"patience": 3, "epochs": 20, "one_cycle": False, "lr": 0.003}),
          ("keeps the best", {"keeps_best": True}),
          ("no weights, classes nearly even", {"rare": 0.4, "class_weights": None}),
      ],
      bad=[
          ("class-weights-wrong-way", "gross", {"class_weights": [6.0, 0.1]}),
          ("imbalance", "clear", {"rare": 0.02, "class_weights": None}),
          ("target-among-inputs", "gross", {"twist": {"both_data": {"with_target": True}}}),
          ("missing-as-numbers", "clear", {"twist": {"both_data": {"missing": 0.08}}}),
          ("numbers-as-text", "gross", {"twist": {"both_data": {"text_numbers": True}}}),
          ("best-kept-wrong-way", "clear", {"keeps_best": True, "one_cycle": False, "lr": 0.0003, "twist": {
              "best_wrong_way": True}}),
          ("labels-shuffled", "clear", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
      ])

setup("phrases", "fresh", "fresh_hf", "Hugging Face Seq2SeqTrainer", "console dicts, trainer_state.json",
      "translation", "MarianMT from a configuration", "share of right words", "max", "nadia/mt", "mt-box", {
          "epochs": 6, "batch_size": 32, "lr": 0.003, "warmup": 30},
      "no other part translates with a transformer",
      odd=[
          ("early stopping, keeps the best", {"patience": 2, "epochs": 8}),
          ("label smoothing and accumulation", {"label_smoothing": 0.1, "accumulate": 2, "batch_size": 16}),
          ("quiet console, evaluated by steps, TensorBoard",
           {"no_tqdm": True, "eval": "steps", "eval_steps": 60, "report_to": "tensorboard"}),
      ],
      bad=[
          ("inverted-mask", "gross", {"twist": {"mask": "inverted"}}),
          ("inverted-mask", "clear", {"twist": {"mask": "labels"}, "put_in":
              "the loss counts only the fillings, not the words"}),
          ("weights-in-bf16", "clear", {"lr": 1e-4, "warmup": 0, "twist": {"bf16_weights": True}}),
          ("rate-too-high", "clear", {"lr": 0.3, "warmup": 0}),
          ("index-out-of-range", "gross", {"twist": {"vocab": 30}}),
          ("early-stop-wrong-way", "clear", {"patience": 1, "twist": {"wrong_way": True}}),
          ("unknown-words", "clear", {"twist": {"train_data": {"unknown": 0.8, "unknown_as": 3}}}),
          ("killed", "gross", {"save": "steps", "save_steps": 80, "twist": {"at_step": 210,
                                                                          "happens": "SIGKILL"}}),
      ])

setup("heater", "fresh", "fresh_sb3", "Stable-Baselines3", "stdout tables, csv, monitor.csv",
      "holding a temperature", "SAC", "return", "max", "goran/hvac", "plc-sim", {
          "steps": 2400, "logs": ["stdout", "csv"], "hyper": {}},
      "no other part acts by real numbers; its returns are negative",
      odd=[
          ("logged seldom, only csv", {"logs": ["csv"], "log_interval": 12}),
          ("a longer view", {"hyper": {"gamma": 0.97}}),
      ],
      bad=[
          ("learning-never-starts", "gross", {"hyper": {"learning_starts": 10000}}),
          ("reward-sign", "gross", {"twist": {"reward_scale": -1.0}}),
          ("rate-too-high", "clear", {"hyper": {"learning_rate": 1.0}}),
          ("nan-targets", "gross", {"twist": {"nan_after": 900}, "put_in": "a reward is NaN"}),
          ("slow-environment", "clear", {"steps": 1200, "twist": {"slow": 0.008}}),
      ])

setup("catch", "fresh", "fresh_ppo", "PyTorch (CleanRL style)", "TensorBoard, global_step lines",
      "catching a falling ball", "PPO", "return", "max", "kei/cleanrl", "kei-rtx", {
          "updates": 60, "lr": 0.004},
      "no other part has this game or a PPO of its own",
      odd=[
          ("a constant rate, stopped by KL", {"anneal": False, "target_kl": 0.02}),
          ("without a bonus for entropy", {"ent_coef": 0.0}),
      ],
      bad=[
          ("entropy-bonus-too-large", "gross", {"ent_coef": 5.0}),
          ("clip-range-too-small", "clear", {"clip": 1e-5}),
          ("loss-sign", "gross", {"twist": {"gain_sign": -1.0}, "put_in": "the advantage has the wrong sign"}),
          ("weights-not-in-optimizer", "gross", {"twist": {"actor_left_out": True}, "put_in":
              "the optimizer holds only the critic"}),
          ("policy-collapse", "gross", {"lr": 0.3, "ent_coef": 0.0}),
          ("discount-too-small", "clear", {"gamma": 0.01}),
          ("ignores-ends", "mild", {"gamma": 0.99, "twist": {"ignores_ends": True}}),
      ])

setup("words", "fresh", "fresh_keras", "Keras 3 (TensorFlow)", "fit lines, CSVLogger, TensorBoard",
      "spotting of spoken words", "convolutions and GRU", "accuracy", "max", "finn/kws", "edge-dev", {
          "task": "spoken", "epochs": 8, "batch_size": 32, "lr": 0.006, "logs": ["csv", "tb"]},
      "no other part has words in spectrograms", env="tf",
      odd=[
          ("early stopping", {"patience": 4, "epochs": 14}),
          ("progress bars, logged at each step", {"verbose": 1, "update_freq": 1, "epochs": 6}),
          ("strong dropout: validation is better than training", {"dropout": 0.5, "epochs": 9}),
      ],
      bad=[
          ("softmax-twice", "mild", {"twist": {"from_logits": True}}),
          ("norm-statistics-lag", "clear", {"norm_momentum": 0.9995}),
          ("early-stop-wrong-way", "gross", {"patience": 1, "monitor": "val_accuracy", "restore": False,
                                             "twist": {"stop_mode": "min"}}),
          ("epsilon-too-large", "clear", {"epsilon": 10.0}),
          ("debug-left-on", "clear", {"twist": {"steps_per_epoch": 2}}),
          ("shape-mismatch", "gross", {"twist": {"loss": "categorical_crossentropy"}}),
          ("class-missing", "clear", {"twist": {"train_data": {"without_class": 2}}}),
      ])

setup("deliveries", "fresh", "fresh_keras", "Keras 3 (TensorFlow)", "fit lines, csv with semicolons",
      "regression of times in seconds", "wide and deep network", "RMSE", "min", "vito/eta", "eta-svc", {
          "task": "deliveries", "epochs": 10, "batch_size": 32, "lr": 0.01, "logs": ["csv"],
          "delimiter": ";", "csv": "history.csv"},
      "no other part is wide and deep; its right losses are in the thousands", env="tf",
      odd=[
          ("warm restarts of the rate", {"schedule": "restarts", "lr": 0.02}),
          ("keeps the best", {"keeps_best": True}),
      ],
      bad=[
          ("unscaled-targets", "gross", {"twist": {"without_offset": True}, "lr": 0.001, "optimizer": "sgd",
                                         "clipnorm": 1.0}),
          ("rate-too-high", "clear", {"lr": 30.0}),
          ("target-outliers", "clear", {"twist": {"train_data": {"outliers": 5, "outlier_size": 1000.0}}}),
          ("missing-as-numbers", "clear", {"twist": {"train_data": {"missing": 0.03, "missing_as": 0.0}},
              "put_in": "values that are missing are coded as zero, districts too"}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("best-kept-wrong-way", "gross", {"keeps_best": True, "lr": 0.002, "twist": {"best_mode": "max"}}),
          ("decay-too-early", "clear", {"schedule": "polynomial", "decay_steps": 40}),
      ])

setup("machine", "fresh", "fresh_keras", "Keras 3 (JAX)", "fit lines, CSVLogger",
      "detection of odd windows", "convolutional autoencoder", "area under the ROC curve", "max",
      "greta/press/anomaly", "plant-2", {
          "task": "windows", "epochs": 10, "batch_size": 32, "lr": 0.004, "logs": ["csv"]},
      "no other part looks for anomalies or runs Keras on JAX", env="tf",
      environment={"KERAS_BACKEND": "jax", "JAX_PLATFORMS": "cpu",
                   "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
                   "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"},
      odd=[
          ("a wider code", {"code": 10}),
          ("without validation, huber loss", {"no_val": True, "loss": "huber"}),
      ],
      bad=[
          ("wrong-output-activation", "clear", {"twist": {"last": "relu"}}),
          ("rate-too-high", "gross", {"lr": 3.0}),
          ("odd-in-training", "clear", {"twist": {"odd_among": 0.5}}),
          ("nan-inputs", "gross", {"twist": {"train_data": {"nan_inputs": 2}}}),
          ("blank-inputs", "clear", {"twist": {"train_data": {"blank": 0.97}}}),
      ])

setup("waveforms", "fresh", "fresh_gan", "TensorFlow (gradient tape)", "tf.summary, print, json",
      "generation of waves", "GAN", "Fréchet distance", "min", "ravi/audio-gan", "ravi-mbp", {
          "steps": 1200, "batch_size": 64, "lr_g": 0.001, "lr_d": 0.001},
      "no other part makes waves", env="tf",
      odd=[
          ("hinge losses: the generator's is negative", {"hinge": True}),
          ("two time scales", {"lr_d": 0.002, "lr_g": 0.0007}),
      ],
      bad=[
          ("constant-noise", "gross", {"twist": {"constant_noise": True}}),
          ("gan-labels-swapped", "gross", {"twist": {"labels_swapped": True}}),
          ("discriminator-untrained", "gross", {"twist": {"judge_untrained": True}}),
          ("loss-sign", "clear", {"twist": {"sign_of_g": -1.0}}),
          ("wrong-output-activation", "clear", {"twist": {"last": "sigmoid"}}),
          ("discriminator-wins", "gross", {"lr_d": 0.01, "lr_g": 1e-6, "dropout": 0.0, "real_label": 1.0}),
          ("unscaled-inputs", "clear", {"twist": {"data_scale": 30.0}}),
      ])

setup("oscillator", "fresh", "fresh_jax", "JAX (Flax, optax)", "aligned lines, jsonl",
      "solution of a differential equation", "physics-informed network", "relative error", "min",
      "amara/pinn", "amara-hp", {
          "task": "oscillator", "steps": 2500, "lr": 0.004, "log_every": 50, "eval_steps": 250},
      "no other part learns from an equation", env="tf",
      environment={"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
                   "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"},
      odd=[
          ("a one-cycle schedule", {"schedule": "onecycle", "lr": 0.008}),
          ("a constant rate: spikes that recover", {"schedule": "constant"}),
      ],
      bad=[
          ("term-dominates", "clear", {"weights": [10.0, 1.0, 0.1]}),
          ("term-without-weight", "gross", {"weights": [1e-4, 0.0, 0.0]}),
          ("loss-sign", "clear", {"twist": {"sign": True}, "put_in":
              "a term of the equation in the loss has the wrong sign"}),
          ("unscaled-inputs", "gross", {"twist": {"in_ms": True}, "put_in":
              "time is given in milliseconds, 0..1000"}),
          ("rate-too-high", "gross", {"lr": 1.0}),
      ])

setup("solids", "fresh", "fresh_jax", "JAX (Flax, optax)", "lines of absl on stderr, jsonl",
      "classification of point clouds", "PointNet", "accuracy", "max", "bruno/lidar", "tpu-like", {
          "task": "points", "steps": 300, "batch_size": 32, "lr": 0.008, "console": "absl", "log_every": 10,
          "eval_steps": 30},
      "no other part has point clouds", env="tf",
      environment={"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
                   "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"},
      odd=[
          ("warm restarts of the rate", {"schedule": "restarts"}),
          ("accumulation, steps down", {"accumulate": 2, "batch_size": 16, "schedule": "steps",
                                        "cuts": {"200": 0.1}, "steps": 400}),
          ("label smoothing, logged at each step", {"label_smoothing": 0.15, "log_every": 1}),
      ],
      bad=[
          ("softmax-wrong-axis", "clear", {"twist": {"head": "axis"}}),
          ("same-batch", "clear", {"twist": {"same_batch": True}}),
          ("loss-without-gradient", "gross", {"twist": {"head": "stopped"}}),
          ("axes-swapped", "clear", {"twist": {"both_data": {"scrambled": True}, "test_data": {
              "scrambled": True}}}),
          ("slow-loader", "clear", {"steps": 150, "twist": {"slow": 0.05}}),
          ("noise-in-weights", "gross", {"twist": {"damage_at": 230}}),
          ("epsilon-too-large", "clear", {"eps": 100.0}),
          ("segfault", "gross", {"twist": {"at_step": 170, "happens": "SIGSEGV"}}),
      ])

setup("parts", "fresh", "fresh_yolo", "Ultralytics", "console, results.csv, args.yaml", "sorting of parts",
      "YOLO classifier, made small", "top-1 accuracy", "max", "samir/sort/parts", "line-4", {
          "epochs": 8, "batch_size": 16, "lr": 0.006, "images": 320},
      "no other part uses the classifier of Ultralytics",
      odd=[
          ("sgd with a cosine", {"optimizer": "SGD", "lr": 0.05, "cos_lr": True}),
          ("some classes are rare", {"twist": {"train": {"rare": 3}}, "images": 400}),
      ],
      bad=[
          ("labels-shuffled", "gross", {"twist": {"train": {"wrong_labels": 1.0}}}),
          ("rate-too-high", "gross", {"lr": 300.0, "optimizer": "SGD"}),
          ("no-gpu", "gross", {"twist": {"device": 0}}),
          ("missing-file", "gross", {"twist": {"folder": "datasets/part"}, "put_in":
              "the folder of the data set has another name"}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"val": {"black": 0.12}}}),
      ])
