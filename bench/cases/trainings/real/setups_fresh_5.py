# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A fifth part that only counts: tasks and models no other part has, faults drawn by what users report."""

from table import setup

JAX = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
       "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
PLAIN = "python -u train.py"


def stopped(step, how="SIGTERM"):
    return {"at_step": step, "happens": how}


def slurm(job, host, why):
    return (f"python -u train.py; code=$?; echo \"slurmstepd: error: *** JOB {job} ON {host} CANCELLED AT "
            f"$(date +%Y-%m-%dT%H:%M:%S) {why} ***\"; exit $code")


setup("grid", "fresh-5", "fresh5_torch", "PyTorch (forecasting library style)", "printed lines of iterations, a "
      "result file",
      "forecast of a grid's load", "transformer over patches (PatchTST-like)", "MSE of scaled values", "min",
      "rosa/forecast", "rosa-t14", {"train_epochs": 7, "batch_size": 32, "learning_rate": 0.002},
      "no other part has patches of a series",
      odd=[
          ("cosine of epochs", {"lradj": "cosine", "learning_rate": 0.003}),
          ("patience of two, many epochs", {"patience": 2, "train_epochs": 16}),
          ("interrupted by hand and gone on rightly", {"first": stopped(70, "SIGINT")}),
          ("logged at each step", {"print_every": 1, "train_epochs": 5}),
          ("a short history", {"hours": 1500, "train_epochs": 12}),
          ("longer patches, no dropout, radam", {"patch_len": 24, "stride": 12, "dropout": 0.0, "optimizer": "radam",
                                                 "learning_rate": 0.004}),
      ],
      bad=[
          ("window-longer-than-data", "gross", {"pred_len": 336}),
          ("dates-unparsable", "gross", {"twist": {"written": "%d/%m/%Y %H:%M"}}),
          ("zero-variance", "gross", {"cols": ["temperature", "occupancy", "holiday", "OT"],
          "twist": {"constant": True}}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"by_itself": True}, "put_in":
              "the validation is scaled by its own minimum and maximum, the training by mean and deviation"}),
          ("decay-too-early", "clear", {"lradj": "type1", "lr_decay": 0.05, "learning_rate": 0.001}),
          ("interrupted", "gross", {"twist": stopped(90, "SIGINT")}),
          ("rate-too-low", "gross", {"learning_rate": 2e-6}),
      ])

setup("beads", "fresh-5", "fresh5_beads", "PyTorch (torchvision detection)", "logging module, COCO summary, "
      "history.json",
      "detection of beads", "RetinaNet of torchvision on a small backbone", "AP50", "max", "tilda/beads", "tilda-ws2",
      {"epochs": 12, "batch_size": 8, "lr": 0.015},
      "no other part uses torchvision's detectors",
      odd=[
          ("sgd, cut twice", {"opt": "sgd", "lr": 0.05, "lr_scheduler": "marks", "lr_steps": [9, 11]}),
          ("stops when AP no longer rises", {"patience": 4, "epochs": 16}),
          ("interrupted and resumed rightly", {"first": stopped(110)}),
          ("few images, many epochs", {"images": 80, "epochs": 20}),
          ("a backbone that is not trained", {"trainable_backbone": False, "epochs": 10}),
          ("not mirrored, logged at each step", {"hflip": 0.0, "print_freq": 1}),
      ],
      bad=[
          ("boxes-xywh", "gross", {"twist": {"as_listed": True}}),
          ("collate-missing", "gross", {"twist": {"plain_batches": True}}),
          ("label-out-of-range", "gross", {"twist": {"first_label": 1}}),
          ("anchors-misfit", "gross", {"anchor_sizes": [128, 256]}),
          ("score-threshold", "gross", {"score_thresh": 0.9}),
          ("augmentation-destroys", "clear", {"hflip": 0.5, "twist": {"image_only": True}, "put_in":
              "images are mirrored, their boxes are not"}),
          ("rate-too-high", "gross", {"lr": 3.0, "opt": "sgd"}),
          ("killed-memory", "gross", {"twist": stopped(130, "SIGKILL"), "launch":
              "python -u train.py; code=$?; echo \"slurmstepd: error: Detected 1 oom_kill event in StepId=70331.0. "
              "Some of the step tasks have been OOM Killed.\"; exit $code"}),
      ])

setup("roofs", "fresh-5", "fresh5_lightning", "Lightning", "TensorBoardLogger, progress bar, hparams.yaml",
      "segmentation of solar panels", "dilated branches after an encoder (DeepLab-like)", "mean IoU", "max",
      "quinn/solar/seg", "quinn-rig", {"batch_size": 12, "trainer": {"max_epochs": 9}},
      "no other part has roofs or torchmetrics",
      odd=[
          ("one cycle by steps", {"model": {"scheduler": "onecycle", "learning_rate": 0.02}}),
          ("weights are averaged at the end", {"swa": 0.005}),
          ("cut on plateaus, early stopping", {"model": {"scheduler": "plateau"}, "trainer": {"max_epochs": 14},
                                               "early_stopping": {"monitor": "miou/valid", "mode": "max",
                                               "patience": 4}}),
          ("interrupted and resumed rightly", {"keep": True, "first": stopped(95)}),
          ("a frozen encoder", {"model": {"freeze_encoder": True}}),
          ("half of the batches of each epoch, bfloat16", {"trainer": {
              "max_epochs": 14, "limit_train_batches": 0.6, "precision": "bf16-mixed"}}),
      ],
      bad=[
          ("ignores-a-class", "clear", {"model": {"ignore_index": 3}}),
          ("schedule-stepped-rarely", "clear", {"model": {"scheduler": "onecycle", "learning_rate": 0.004},
                                                "twist": {"interval": "epoch"}, "trainer": {"max_epochs": 6}}),
          ("debug-left-on", "gross", {"trainer": {"max_epochs": 9, "overfit_batches": 1}}),
          ("last-batch-of-one", "gross", {"sizes": [241, 48], "drop_last": False}),
          ("dtype-mismatch", "gross", {"twist": {"target_type": "int32"}, "put_in": "masks are of int32"}),
          ("monitored-missing", "gross", {"model": {"scheduler": "plateau"}, "twist": {"watches": "val_miou"}}),
          ("time-limit", "gross", {"twist": stopped(120), "launch": slurm(60412, "quinn-rig", "DUE TO TIME LIMIT")}),
      ])

setup("commands", "fresh-5", "fresh5_hf", "Hugging Face Trainer", "console dicts, trainer_state.json, json",
      "following of short instructions", "Llama from a configuration", "exact answers", "max", "ade/llm/sft", "ade-l4",
      {"sft": {}},
      "no other part has Llama or generates for its evaluation",
      odd=[
          ("a constant rate after a warm-up", {"sft": {"lr_scheduler_type": "constant_with_warmup",
          "learning_rate": 0.002}}),
          ("gradients of four small batches", {"sft": {"per_device_train_batch_size": 8,
          "gradient_accumulation_steps": 4}}),
          ("cosine with restarts", {"sft": {"lr_scheduler_type": "cosine_with_restarts", "lr_scheduler_kwargs": {
              "num_cycles": 2}, "num_train_epochs": 10}}),
          ("interrupted and resumed rightly", {"sft": {"save_strategy": "steps", "save_steps": 50},
                                               "first": stopped(120)}),
          ("embeddings are frozen", {"frozen": True, "sft": {"num_train_epochs": 10}}),
          ("a token of its own, logged at each step", {
              "resize": True, "sft": {"logging_steps": 1, "num_train_epochs": 7}, "twist": {"marker": True}}),
      ],
      bad=[
          ("embeddings-not-resized", "gross", {"twist": {"marker": True}}),
          ("no-labels-given", "gross", {"twist": {"unlabelled": True}}),
          ("shifted-twice", "gross", {"twist": {"moved": True}}),
          ("padded-on-the-right", "clear", {"padding_side": "right"}),
          ("eos-masked", "gross", {"twist": {"pad_is_end": True}}),
          ("few-updates", "gross", {"sft": {"gradient_accumulation_steps": 30}, "put_in":
              "gradients of thirty batches are summed, so an epoch has but one update"}),
          ("killed", "gross", {"twist": stopped(150, "SIGKILL")}),
      ])

setup("volumes", "fresh-5", "fresh5_volumes", "PyTorch", "logging module to a file, nested YAML, TensorBoard",
      "segmentation of a gland in volumes", "small V-Net in three dimensions", "mean Dice",
      "max", "milo/ct3d", "milo-a30",
      {"solver": {"max_epoch": 11}},
      "no other part has volumes",
      odd=[
          ("restarts of the rate", {"solver": {"max_epoch": 9, "policy": "restarts", "cycle_iters": 48}}),
          ("mirrored along all axes", {"data": {"mirror": True}, "solver": {"max_epoch": 10}}),
          ("interrupted and resumed rightly", {"first": stopped(100)}),
          ("most patches on the gland, a wide window", {"data": {
              "foreground_ratio": 0.7, "intensity_window": [-200, 300]}}),
          ("sgd with a warm-up", {"solver": {"name": "sgd", "base_lr": 0.1, "warmup_iters": 20, "max_epoch": 12}}),
          ("validated every third epoch", {"val_every": 3, "solver": {"max_epoch": 12}}),
      ],
      bad=[
          ("target-size-differs", "gross", {"twist": {"float_target": True}}),
          ("crops-empty", "gross", {"data": {"patch_size": 8, "foreground_ratio": 0.0, "sampler": "border"}}),
          ("window-wrong", "gross", {"data": {"intensity_window": [300, 1200]}}),
          ("stale-cache", "clear", {"twist": {"old_window": [-900, 1500]}}),
          ("weights-not-loaded", "clear", {"first": stopped(165), "twist": {"prefix": "module."}, "put_in":
              "names of the weights in the checkpoint begin with another prefix, so none is loaded at the resumption"}),
          ("slow-loader", "clear", {"twist": {"elastic": 0.02}}),
          ("disk-full", "gross", {"keep_all": True, "disk": "2000k"}),
          ("rate-too-low", "clear", {"solver": {"max_epoch": 11, "base_lr": 1e-5}}),
      ])

setup("enlarge", "fresh-5", "fresh5_tf", "TensorFlow (gradient tape)", "logging module, tf.summary",
      "enlarging of pictures", "sub-pixel convolutions (ESPCN)", "PSNR", "max", "felix/superres", "felix-nuc",
      {"num_epochs": 8, "global_batch": 16, "lr_init": 0.003},
      "no other part enlarges or reads TFRecords", env="tf",
      odd=[
          ("cosine with restarts", {"lr_policy": "restarts", "num_epochs": 9}),
          ("squares, clipped", {"loss": "l2", "clipnorm": 1.0}),
          ("a robust loss, nadam", {"loss": "charbonnier", "opt": "nadam"}),
          ("interrupted and resumed rightly", {"first": stopped(110)}),
          ("few pictures, constant rate", {"examples": 128, "num_epochs": 16, "lr_policy": "constant",
          "lr_init": 0.002}),
          ("wide, summaries at each step", {"filters": 24, "summary_steps": 1, "num_epochs": 6, "lr_policy": "cosine"}),
      ],
      bad=[
          ("record-corrupted", "gross", {"twist": {"cut": 800000}}),
          ("loss-off-graph", "gross", {"twist": {"as_uint8": True}, "put_in":
              "outputs are cast to uint8 before the loss, so there is no gradient"}),
          ("psnr-wrong-range", "clear", {"psnr_max": 255.0}),
          ("schedule-in-other-unit", "clear", {"twist": {"in_epochs": True}, "lr_factor": 0.1}),
          ("nan-gradient", "gross", {"loss": "root", "put_in": "the loss takes the root of zero"}),
          ("val-preprocessed-otherwise", "clear", {"twist": {"train_filter": "nearest"}, "put_in":
              "small pictures of the training are made by another filter than those of the validation"}),
          ("slow-loader", "clear", {"twist": {"slow": 0.05}}),
      ])

setup("reviews", "fresh-5", "fresh5_keras", "Keras 3 (TensorFlow)", "fit lines, csv with semicolons, json",
      "grades of reviews", "embeddings and bidirectional LSTM", "accuracy", "max", "suri/reviews", "suri-devbox",
      {"epochs": 5, "batch": 32, "lr": 0.008},
      "no other part has TextVectorization", env="tf",
      odd=[
          ("rate by a polynomial, TensorBoard", {"lr_decay": "polynomial", "lr": 0.012, "tensorboard": True}),
          ("early stopping, keeps the best", {"patience": 2, "epochs": 12}),
          ("interrupted and gone on from a backup", {"backup": True, "first": stopped(60)}),
          ("epochs of ten steps, cut on plateaus", {"steps_per_epoch": 10, "epochs": 14, "reduce_on_plateau": 2}),
          ("a bar for each epoch, rmsprop", {"verbose": 1, "optimizer": "rmsprop"}),
          ("probabilities, one direction", {"last_activation": "softmax", "from_logits": False, "bidirectional": False,
                                            "epochs": 6}),
      ],
      bad=[
          ("text-not-vectorised", "gross", {"twist": {"raw": True}}),
          ("embeddings-not-resized", "gross", {"input_dim": 20, "launch": PLAIN, "put_in":
              "the embedding has fewer rows than the vocabulary has words"}),
          ("label-out-of-range", "gross", {"twist": {"first_grade": 1}, "launch": PLAIN}),
          ("vocabulary-too-small", "gross", {"max_tokens": 4}),
          ("padding-not-masked", "clear", {"mask_zero": False, "bidirectional": False, "sequence_length": 80}),
          ("over-fits", "clear", {"train_reviews": 40, "epochs": 50, "dropout": 0.0, "units": 20}),
          ("data-used-up", "gross", {"steps_per_epoch": 40, "twist": {"once": True}}),
      ])

setup("recall", "fresh-5", "fresh5_jax", "JAX (optax)", "lines in brackets, tsv, json", "recall of a marked symbol",
      "linear recurrent units", "accuracy", "max", "ines/lru", "ines-tower", {"steps": 300, "bs": 32, "lr": 0.004},
      "no other part has long memory or state spaces", env="tf", environment=JAX,
      odd=[
          ("three restarts", {"lr_schedule": "sgdr", "lr": 0.006}),
          ("lion with a small rate", {"opt": "lion", "lr": 0.0008, "steps": 360}),
          ("interrupted and resumed rightly", {"first": stopped(160)}),
          ("linear to nothing, small batches", {"lr_schedule": "linear", "bs": 16, "steps": 400}),
          ("clipped hard, printed rarely", {"clip": 0.5, "print_interval": 60, "steps": 360}),
          ("few rows, many steps", {"train_rows": 1200, "steps": 360, "wd": 0.01}),
      ],
      bad=[
          ("donated-buffer", "gross", {"twist": {"keeps": True}}),
          ("tree-mismatch", "gross", {"twist": {"partial_state": True}}),
          ("same-batch", "gross", {"twist": {"one_key": True}, "put_in": "the same random key draws each batch"}),
          ("recurrence-unstable", "gross", {"r_min": 8.0, "r_max": 30.0}),
          ("memory-too-short", "clear", {"r_min": 0.05, "r_max": 0.3}),
          ("rate-too-high", "gross", {"opt": "adam", "lr": 1.0}),
          ("preempted", "gross", {"twist": stopped(170), "launch": slurm(20788, "ines-tower", "DUE TO PREEMPTION")}),
      ])

setup("sprites", "fresh-5", "fresh5_accelerate", "Accelerate (diffusion script style)", "bar of steps, logging "
      "module, TensorBoard tracker, json", "generation of sprites of three kinds", "rectified flow that is told the "
      "kind",
      "velocity MSE", "min", "bea/flowart", "bea-3080", {"num_train_epochs": 8, "train_batch_size": 32,
                                                        "learning_rate": 0.004},
      "no other part has flow matching",
      odd=[
          ("averaged weights are judged", {"use_ema": True}),
          ("a linear course, adamax", {"lr_scheduler": "linear", "optimizer": "adamax", "learning_rate": 0.006}),
          ("accumulated, a constant rate", {"gradient_accumulation_steps": 2, "train_batch_size": 16,
                                            "lr_scheduler": "constant", "learning_rate": 0.002}),
          ("interrupted and resumed rightly", {"checkpointing_steps": 28, "first": stopped(120)}),
          ("rare lines, few pictures", {"logging_steps": 20, "num_examples": 320, "num_train_epochs": 20}),
          ("half of the kinds are hidden", {"proportion_empty_kinds": 0.3, "validation_epochs": 2}),
      ],
      bad=[
          ("condition-dropped", "clear", {"proportion_empty_kinds": 1.0}),
          ("rate-too-high", "clear", {"scale_lr": True, "put_in": "the rate is multiplied by the size of the batch"}),
          ("reseeded-each-step", "clear", {"twist": {"seeded_again": True}}),
          ("disk-full", "gross", {"checkpointing_steps": 20, "disk": "2400k"}),
          ("tracker-no-login", "gross", {"report_to": "wandb"}),
          ("dtype-mismatch", "gross", {"twist": {"net_type": "bfloat16"}, "put_in":
              "the network is of bfloat16, pictures are of float32"}),
          ("hang", "gross", {"twist": stopped(100, "hang"), "launch": "timeout -v -k 5 24 python -u train.py"}),
      ])

setup("reach", "fresh-5", "fresh5_sb3", "Stable-Baselines3", "stdout tables, progress.json", "reaching of a goal",
      "DQN with hindsight (HER)", "share of goals reached", "max", "cato/rl/reach", "cato-lab4", {"n_timesteps": 4000},
      "no other part has goals or hindsight",
      odd=[
          ("two updates for each, a soft target", {"algo": {
              "gradient_steps": 2, "tau": 0.02, "target_update_interval": 1}}),
          ("evaluated every 500 steps", {"eval_freq": 500}),
          ("more goals in hindsight, a wider network", {
              "replay_buffer_kwargs": {"n_sampled_goal": 6}, "net_arch": [64, 64]}),
          ("csv and TensorBoard, rare tables", {"log": ["csv", "tensorboard", "stdout"], "log_interval": 100}),
          ("a small buffer, large batches", {"algo": {"buffer_size": 1500, "batch_size": 128}}),
          ("long exploration", {"algo": {"exploration_fraction": 0.9}, "n_timesteps": 4500}),
      ],
      bad=[
          ("policy-does-not-fit", "gross", {"policy": "MlpPolicy"}),
          ("sampled-too-early", "gross", {"algo": {"learning_starts": 4}}),
          ("values-to-unpack", "gross", {"twist": {"old_reset": True}, "put_in": "reset() gives no info, as old gym "
          "did"}),
          ("relabelled-reward-differs", "clear", {"twist": {"other_sign": True}}),
          ("few-updates", "clear", {"algo": {"train_freq": 500}, "put_in":
              "there is one update of the network for 500 steps of the environment"}),
          ("learning-never-starts", "gross", {"algo": {"learning_starts": 50000}}),
          ("discount-too-small", "clear", {"algo": {"gamma": 0.01}}),
      ])

setup("wind", "fresh-5", "fresh5_ddp", "PyTorch distributed (gloo, spawned)", "logging module with ranks, json lines",
      "power of a wind park on two processes", "strided convolutions with GELU", "MAE in MW", "min", "svc/wind/power",
      "node-c07", {"max_epochs": 7, "per_rank_batch": 16, "base_lr": 0.003},
      "no other part spawns its processes", environment={"GLOO_SOCKET_IFNAME": "lo"},
      odd=[
          ("both ranks speak, clipped", {"log_all_ranks": True, "max_norm": 1.0}),
          ("the rate grows with the processes", {"scale_lr": True, "base_lr": 0.002}),
          ("interrupted and resumed rightly", {"first": stopped(70)}),
          ("small data, many epochs", {"samples": 320, "max_epochs": 14}),
      ],
      bad=[
          ("main-guard-missing", "gross", {"twist": {"guardless": True}}),
          ("not-picklable", "gross", {"twist": {"inline": True}, "put_in":
              "a lambda is to be sent to spawned processes"}),
          ("collective-on-one-rank", "gross", {"twist": {"one_asks": True}, "timeout_s": 12}),
          ("rank-dies", "gross", {"twist": {"dies_at": 75}, "timeout_s": 12, "put_in":
              "one of two processes is killed"}),
          ("metric-summed-over-ranks", "clear", {"twist": {"summed": True}}),
          ("ranks-apart", "clear", {"twist": {"apart": True}, "log_all_ranks": True}),
          ("unused-parameters", "gross", {"twist": {"spare": True}}),
      ])

setup("cutlery", "fresh-5", "fresh5_yolo", "Ultralytics", "console, results.csv, args.yaml, TensorBoard",
      "detection of cutlery", "YOLO11 made small", "mAP50", "max", "wim/cutlery", "wim-desktop",
      {"epochs": 12, "batch": 4, "lr0": 0.015},
      "no other part has blocks of YOLO11 or TensorBoard of Ultralytics",
      odd=[
          ("a cosine", {"cos_lr": True}),
          ("stops when nothing gets better", {"patience": 5, "epochs": 14}),
          ("colours and sizes vary more", {"hsv_h": 0.05, "scale": 0.4, "epochs": 13}),
      ],
      bad=[
          ("class-not-in-yaml", "clear", {"twist": {"labels": {"first_class": 1}}}),
          ("images-too-small", "clear", {"imgsz": 32}),
          ("classes-merged", "gross", {"single_cls": True}),
          ("no-gpu", "gross", {"device": "0", "epochs": 12}),
          ("config-key-missing", "gross", {"twist": {"names": []}, "put_in": "the file of the data names no classes"}),
          ("warmup-never-ends", "clear", {"warmup_epochs": 500.0, "warmup_bias_lr": 0.0}),
      ])
