# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A third part that only counts: tasks and models no other part has, a third of them detection and segmentation."""

from table import setup

JAX = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
       "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
KILLED = "python -u train.py; exit $?"  # the shell says so

setup("pests", "fresh-3", "fresh3_torch", "PyTorch (YOLOv5 style)", "bars, results.csv, TensorBoard",
      "detection of pests on leaves", "anchors on two maps, focal loss", "mAP50", "max", "lara/agri/pests", "agri-ws", {
          "task": "pests", "epochs": 7, "batch_size": 16, "lr": 0.004, "console": "v5", "logs": ["tb"],
          "folder": "runs/train/exp"},
      "no other part has anchors or writes as YOLOv5 does",
      odd=[
          ("sgd with one cycle, clipped", {"optimizer": "sgd", "lr": 0.02, "schedule": "onecycle", "clip": 5.0,
                                           "epochs": 10}),
          ("an average of weights that keeps up", {"ema": 0.97}),
          ("some images without boxes, evaluated every second epoch", {
              "twist": {"train_data": {"no_box": [3, 40, 77, 210]}}, "eval_every": 2, "epochs": 8}),
          ("interrupted and resumed rightly", {"first": {"at_step": 70, "happens": "SIGTERM"}}),
          ("a box loss that weighs much, a small rate", {"box_gain": 3.0, "lr": 0.0015, "epochs": 9}),
      ],
      bad=[
          ("image-without-boxes", "gross", {"twist": {"train_data": {"no_box": 57}, "needs_box": True}}),
          ("zero-size-boxes", "gross", {"twist": {"train_data": {"flat_box": 133}, "flat_boxes_pass": True}}),
          ("anchors-misfit", "gross", {"twist": {"anchors": 5.0}}),
          ("score-threshold", "clear", {"twist": {"least_score": 0.975}}),
          ("duplicates-kept", "clear", {"twist": {"all_kept": True}}),
          ("ema-lags", "gross", {"ema": 0.9998}),
          ("augmentation-destroys", "gross", {"twist": {"train_data": {"mirrored": 0.6}}, "put_in":
              "images are mirrored, their boxes are not"}),
          ("resumed-counting-anew", "clear", {"first": {"at_step": 90, "happens": "SIGTERM"},
                                              "twist": {"resume_counts_anew": True}}),
          ("out-of-memory", "gross", {"twist": {"too_large_at": 46, "too_large": 3_000_000_000_000}}),
          ("momentum-too-high", "clear", {"optimizer": "sgd", "lr": 0.02, "momentum": 0.9995}),
      ])

setup("cracks", "fresh-3", "fresh3_torch", "PyTorch (segmentation_models style)", "bars, TensorBoard",
      "segmentation of cracks", "dilated branches side by side", "IoU", "max", "bent/bridge", "bent-t14", {
          "task": "cracks", "epochs": 8, "batch_size": 16, "lr": 0.005, "console": "smp", "logs": ["tb"],
          "folder": "logs"},
      "no other part has cracks or ASPP",
      odd=[
          ("cosine with restarts", {"schedule": "restarts", "cycle": 3, "epochs": 9}),
          ("a worker reads the images, rmsprop", {"workers": 1, "optimizer": "rmsprop", "lr": 0.002, "epochs": 7}),
          ("small batches, accumulated", {"batch_size": 4, "accumulate": 4}),
          ("the rate is cut on plateaus", {"schedule": "plateau", "plateau": 1, "epochs": 12, "lr": 0.008}),
      ],
      bad=[
          ("output-is-tuple", "gross", {"twist": {"as_dict": True}}),
          ("shape-mismatch", "gross", {"twist": {"mask_flat": True}, "put_in":
              "outputs have an axis for the channel, masks have none"}),
          ("numpy-of-graph", "gross", {"twist": {"as_numpy": True}}),
          ("schedule-overrun", "gross", {"schedule": "onecycle", "total_steps": 100}),
          ("no-network", "gross", {"twist": {"downloads": True}}),
          ("tracker-no-login", "gross", {"logs": ["wandb", "tb"]}),
          ("class-weights-wrong-way", "gross", {"pos_weight": 0.02, "dice": 0.0}),
          ("keeps-gradients", "clear", {"twist": {"keeps_gradients": True}, "lr": 0.01}),
          ("slower-and-slower", "gross", {"twist": {"slower": 0.0016}}),
          ("preempted", "gross", {"twist": {"at_step": 75, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 410337 ON bent-t14 CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO PREEMPTION ***\"; exit 143"}),
          ("rate-too-low", "mild", {"lr": 0.00012}),
      ])

setup("signs", "fresh-3", "fresh3_lightning", "Lightning", "TensorBoardLogger and CSVLogger, progress bar",
      "detection of signs in streets", "transformer with set matching (DETR-like)", "mAP50", "max", "rui/signs",
      "rui-omen", {"epochs": 8, "batch_size": 16, "lr": 0.002},
      "no other part matches sets or decodes queries",
      odd=[
          ("steps down, AdamW, a checkpoint", {"optimizer": "adamw", "weight_decay": 1e-3, "milestones": [6],
                                               "keep": True}),
          ("early stopping, no end in sight", {"monitor": "val/mAP50", "patience": 3, "epochs": 14}),
          ("bfloat16, clipped", {"precision": "bf16-mixed", "clip": 0.5}),
          ("validated twice an epoch", {"val_check_interval": 0.5, "epochs": 7}),
      ],
      bad=[
          ("monitored-missing", "gross", {"monitor": "val_map", "patience": 3}),
          ("worker-dies", "gross", {"workers": 1, "twist": {"worker_dies_at": 311}}),
          ("nothing-to-optimise", "gross", {"twist": {"frozen_all": True}}),
          ("no-gpu", "gross", {"accelerator": "gpu"}),
          ("boxes-in-corners", "clear", {"twist": {"box": "corners"}}),
          ("term-without-weight", "gross", {"bbox_coef": 0.0, "put_in": "the loss of the boxes has weight zero"}),
          ("rate-too-high", "gross", {"lr": 0.3}),
          ("clip-too-small", "clear", {"optimizer": "sgd", "lr": 0.05, "clip": 1e-4}),
          ("never-evaluated", "clear", {"check_val_every_n_epoch": 50}),
          ("debug-left-on", "clear", {"twist": {"trainer": {"limit_train_batches": 2}}}),
          ("slows-at-once", "clear", {"epochs": 6, "twist": {"slow_after": 90, "slow": 0.16}}),
      ])

setup("helmets", "fresh-3", "fresh3_hf", "Hugging Face Trainer", "console dicts, trainer_state.json",
      "detection of helmets", "YOLOS from a configuration", "mean IoU", "max", "jana/site-safety", "jana-mini", {
          "epochs": 13, "batch_size": 16, "lr": 0.001, "warmup": 60, "schedule": "cosine"},
      "no other part has YOLOS",
      odd=[
          ("linear, weight decay, by steps", {"schedule": "linear", "weight_decay": 0.05, "eval": "steps",
                                              "eval_steps": 120, "no_tqdm": True}),
          ("TensorBoard, a constant rate", {"schedule": "constant_with_warmup", "lr": 0.0008,
                                           "report_to": "tensorboard"}),
          ("interrupted and resumed rightly", {"save": "steps", "save_steps": 100, "first": {
              "at_step": 330, "happens": "SIGTERM"}}),
      ],
      bad=[
          ("nothing-to-resume", "gross", {"twist": {"resume": True}}),
          ("boxes-in-pixels", "gross", {"twist": {"pixels": True}}),
          ("out-of-memory", "gross", {"twist": {"allocates_at": 140}}),
          ("segfault", "gross", {"twist": {"at_step": 210, "happens": "SIGSEGV"}, "launch": KILLED}),
          ("steps-never-taken", "gross", {"accumulate": 64}),
          ("decay-too-early", "clear", {"schedule": "polynomial", "twist": {"arguments": {
              "lr_scheduler_kwargs": {"power": 40.0, "lr_end": 0.0}}}}),
      ])

setup("trash", "fresh-3", "fresh3_mmengine", "MMEngine (MMDetection style)", "text log, scalars.json",
      "detection of rubbish on a beach", "one shot with hard negatives (SSD-like)", "mAP50", "max", "nuno/mm/trash",
      "rtx8000-1", {"epochs": 7, "batch_size": 16, "lr": 0.004},
      "no other part has hard negatives",
      odd=[
          ("sgd with momentum, clipped", {"optimizer": "SGD", "lr": 0.02, "momentum": 0.9, "clip": 10}),
          ("a cosine from the beginning, larger batches", {"batch_size": 32, "epochs": 10, "param_scheduler": [
              {"type": "CosineAnnealingLR", "by_epoch": True, "T_max": 10}]}),
          ("a constant rate, logged at each step", {"param_scheduler": [], "log_every": 1, "lr": 0.002}),
          ("a narrower network", {"width": 10, "epochs": 9}),
      ],
      bad=[
          ("unsafe-pickle", "gross", {"first": {"at_step": 70, "happens": "SIGTERM"}, "put_in":
              "the run is resumed, but its checkpoint holds objects that newer versions of PyTorch do not load"}),
          ("monitored-missing", "gross", {"save_best": "coco/segm_mAP"}),
          ("not-writable", "gross", {"launch": "mkdir work_dirs; mount -t tmpfs -o ro tmpfs work_dirs; "
                                               "python -u train.py; code=$?; umount work_dirs; exit $code"}),
          ("background-dominates", "clear", {"twist": {"no_mining": True}, "lr": 0.0005}),
          ("label-out-of-range", "gross", {"twist": {"outputs": 3}}),
          ("momentum-too-high", "clear", {"optimizer": "SGD", "lr": 0.02, "momentum": 0.999}),
          ("decay-of-weights", "gross", {"optimizer": "SGD", "lr": 0.02, "momentum": 0.9, "weight_decay": 1.0}),
          ("val-ids-differ", "gross", {"twist": {"val_data": {"kinds_moved": True}}}),
          ("noise-in-weights", "clear", {"twist": {"damage_at": 105}}),
      ])

setup("containers", "fresh-3", "fresh3_yolo", "Ultralytics", "console, results.csv, args.yaml",
      "rotated boxes of containers", "YOLO for rotated boxes, made small", "mAP50", "max", "hai/harbour", "hai-rog", {
          "epochs": 12, "batch_size": 16, "lr": 0.008},
      "no other part has rotated boxes",
      odd=[
          ("sgd with a cosine", {"optimizer": "SGD", "lr": 0.03, "cos_lr": True, "epochs": 14}),
          ("mosaic for most of the run", {"mosaic": 1.0, "epochs": 14}),
          ("a smaller rate, longer", {"lr": 0.005, "epochs": 16}),
      ],
      bad=[
          ("labels-not-found", "gross", {"twist": {"train": {"labels_in": "annotations"}}}),
          ("no-examples", "gross", {"twist": {"train": {"no_images": True}}}),
          ("no-gpu", "gross", {"device": 0}),
          ("nothing-to-resume", "gross", {"twist": {"weights": "runs/obb/train/weights/last.pt", "hyper": {
              "resume": True}}}),
          ("boxes-in-pixels", "gross", {"twist": {"train": {"pixels": True}}}),
          ("boxes-swapped", "gross", {"twist": {"train": {"turned": True}}}),
          ("rate-too-high", "gross", {"lr": 1.0, "optimizer": "SGD"}),
          ("warmup-never-ends", "clear", {"warmup_epochs": 400.0}),
          ("slower-and-slower", "clear", {"twist": {"slower": 0.003}}),
      ])

setup("drones", "fresh-3", "fresh3_tf", "TensorFlow (Object Detection API style)", "absl lines, tf.summary",
      "detection of drones", "corners on maps (CornerNet-like)", "mean IoU", "max", "otis/sky/drones", "otis-b550", {
          "epochs": 7, "batch_size": 16, "lr": 0.003},
      "no other part finds corners or writes as the Object Detection API does", env="tf",
      odd=[
          ("a warm-up and a cosine", {"schedule": "cosine", "warmup": 40, "epochs": 8}),
          ("cached and prefetched, large batches", {"cached": True, "batch_size": 32, "epochs": 10, "lr": 0.004}),
          ("clipped hard, yet it learns", {"norm_only": 1.0, "epochs": 8}),
      ],
      bad=[
          ("recompiles", "clear", {"epochs": 2, "sizes": [128, 80], "log_every": 2, "twist": {"retraces": True}}),
          ("traced-value", "gross", {"twist": {"if_on_tensor": True}}),
          ("no-network", "gross", {"twist": {"downloads": True}}),
          ("half-overflow", "gross", {"twist": {"damage_at": 95}, "put_in":
              "weights become infinite in the middle of the run"}),
          ("blank-inputs", "clear", {"twist": {"train_data": {"blank": 0.9}}}),
          ("decay-too-early", "clear", {"schedule": "exponential", "decay_steps": 4, "gamma": 0.75}),
          ("rate-too-high", "clear", {"lr": 0.5}),
      ])

setup("clouds", "fresh-3", "fresh3_ddp", "PyTorch distributed (gloo, torchrun)", "logging module, csv, TensorBoard",
      "segmentation of clouds on two processes", "pooled pyramid (PSP)", "mean IoU", "max", "svc/jobs/clouds",
      "node63", {
          "epochs": 6, "batch_size": 8, "lr": 0.004},
      "no other part has clouds or pooled pyramids",
      launch="torchrun --nproc_per_node 2 --master_addr 127.0.0.1 --master_port 29871 train.py",
      environment={"GLOO_SOCKET_IFNAME": "lo"},
      odd=[
          ("all processes speak, clipped", {"all_ranks": True, "clip": 1.0}),
          ("cosine, static graph", {"schedule": "cosine", "static_graph": True, "epochs": 7}),
      ],
      bad=[
          ("address-in-use", "gross", {"launch":
              "python -c \"import socket, time; s = socket.socket(); s.bind(('127.0.0.1', 29871)); s.listen(); "
              "time.sleep(40)\" & other=$!; sleep 1; timeout 40 torchrun --nproc_per_node 2 --master_addr 127.0.0.1 "
              "--master_port 29871 train.py; code=$?; kill $other; exit $code"}),
          ("not-started-by-launcher", "gross", {"launch": "python -u train.py"}),
          ("uneven-ranks", "gross", {"twist": {"own_part": True, "timeout": 12}}),
          ("ranks-disagree", "gross", {"twist": {"only_first": True, "timeout": 12}, "put_in":
              "rank 0 alone comes to a barrier"}),
          ("rendezvous-timeout", "gross", {"launch":
              "torchrun --nnodes 2 --node_rank 0 --nproc_per_node 1 --master_addr 127.0.0.1 --master_port 29871 "
              "--rdzv_conf timeout=12,join_timeout=12 train.py"}),
          ("small-batch-norm", "clear", {"batch_size": 1, "epochs": 3}),
          ("same-order-every-epoch", "mild", {"twist": {"same_order": True}}),
      ])

setup("parcels", "fresh-3", "fresh3_keras", "Keras 3 (TensorFlow)", "fit lines, CSVLogger, TensorBoard",
      "where a parcel is and of which kind", "convolutions with two heads", "mean IoU", "max", "gus/belt",
      "gus-nuc12", {
          "task": "parcels", "epochs": 12, "batch_size": 32, "lr": 0.003, "logs": ["csv", "tb"],
          "loss_weights": {"box": 5.0, "kind": 1.0}},
      "no other part has two heads in Keras", env="tf",
      odd=[
          ("early stopping with its best weights, bars", {"patience": 4, "epochs": 20, "verbose": 1}),
          ("cosine, AdamW, clipped", {"schedule": "cosine", "optimizer": "adamw", "global_clipnorm": 1.0,
                                       "epochs": 14}),
          ("the rate is cut on plateaus", {"plateau": 2, "epochs": 16}),
      ],
      bad=[
          ("not-compiled", "gross", {"twist": {"not_compiled": True}}),
          ("inputs-scaled-twice", "gross", {"twist": {"scaled_twice": True}}),
          ("boxes-in-pixels", "gross", {"twist": {"pixels": True}}),
          ("all-frozen", "gross", {"twist": {"frozen": True}, "put_in": "the whole model is set to not trainable"}),
          ("nan-inputs", "gross", {"twist": {"train_data": {"nan_at": 222}}}),
          ("term-dominates", "clear", {"loss_weights": {"box": 0.001, "kind": 1.0}, "put_in":
              "the loss of the box weighs next to nothing beside that of the kind"}),
          ("stalls", "clear", {"epochs": 8, "twist": {"stall_every": 40, "stall": 1.4}}),
          ("zero-init", "gross", {"twist": {"init": 0.0}}),
      ])

setup("catalogue", "fresh-3", "fresh3_accelerate", "Accelerate", "lines of its logger, jsonl",
      "goods and their titles", "CLIP from a configuration", "zero-shot accuracy", "max", "mara/clip-shop",
      "mara-a10", {
          "epochs": 12, "batch_size": 30, "lr": 0.002},
      "no other part joins images and texts",
      odd=[
          ("bfloat16, clipped", {"mixed_precision": "bf16", "clip": 1.0}),
          ("a constant rate", {"schedule": "constant", "lr": 0.0015}),
          ("interrupted and resumed rightly", {"checkpoints": True, "first": {"at_step": 290, "happens": "SIGTERM"}}),
      ],
      bad=[
          ("values-to-unpack", "gross", {"twist": {"third_field": True}}),
          ("environment-missing", "gross", {"twist": {"from_environment": True}}),
          ("result-not-serialisable", "gross", {"twist": {"tensor_in_row": True}}),
          ("index-out-of-range", "gross", {"twist": {"places": 4}, "put_in":
              "titles are longer than the text model has positions"}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_pairs": 1.0}}, "put_in":
              "titles do not belong to their pictures"}),
          ("decay-too-early", "gross", {"schedule": "linear", "plan_steps": 40}),
          ("noise-in-weights", "gross", {"twist": {"damage_at": 300}}),
          ("detached-part", "clear", {"twist": {"one_tower": "both"}, "put_in":
              "the scores are detached, so only zero flows back into the towers"}),
      ])

setup("pupils", "fresh-3", "fresh3_fastai", "fastai", "table on the console, csv", "where the pupil of an eye is",
      "small network for points", "distance in pixels", "min", "ezra/eyes", "ezra-paperspace", {
          "epochs": 8, "batch_size": 32, "lr": 0.005},
      "no other part finds points with fastai",
      odd=[
          ("a constant rate, cut on plateaus", {"one_cycle": False, "lr": 0.003, "plateau": 1, "epochs": 10}),
          ("keeps the best", {"keeps_best": "valid_loss", "epochs": 10}),
          ("few pictures, many epochs", {"sizes": [300, 150], "epochs": 16}),
      ],
      bad=[
          ("batch-larger-than-data", "gross", {"sizes": [100, 150], "batch_size": 128}),
          ("unscaled-targets", "gross", {"twist": {"in_pixels": True}, "put_in":
              "points are given in pixels of a large image, up to 240, instead of -1 to 1"}),
          ("target-outliers", "gross", {"twist": {"train_data": {"outliers": 60}}}),
          ("augmentation-destroys", "gross", {"twist": {"train_data": {"mirrored": 0.5}}, "put_in":
              "pictures are mirrored, their points are not"}),
          ("shape-mismatch", "gross", {"twist": {"outputs": 3}, "put_in":
              "the network has three outputs where points have two numbers"}),
          ("slows-at-once", "clear", {"twist": {"slow_after": 100, "slow": 0.05}}),
          ("huge-init", "gross", {"twist": {"init": 12.0}, "epochs": 6}),
      ])

setup("tickets", "fresh-3", "fresh3_keras", "Keras 3 (JAX)", "fit lines, CSVLogger", "which team a ticket is for",
      "encoder of a transformer", "accuracy", "max", "zoe/helpdesk", "zoe-xps", {
          "task": "tickets", "epochs": 9, "batch_size": 32, "lr": 0.003, "logs": ["csv"]},
      "no other part has tickets or Keras on JAX", env="tf", environment={**JAX, "KERAS_BACKEND": "jax"},
      odd=[
          ("bars, a summary, dropout", {"verbose": 1, "summary": True, "dropout": 0.2, "epochs": 8}),
          ("nadam, a cosine", {"optimizer": "nadam", "lr": 0.003, "schedule": "cosine"}),
          ("early stopping that begins late", {"patience": 3, "start": 4, "epochs": 16}),
      ],
      bad=[
          ("labels-not-one-hot", "gross", {"twist": {"loss": "categorical_crossentropy"}}),
          ("too-much-dropout", "clear", {"twist": {"drop": 0.97}}),
          ("not-shuffled", "clear", {"shuffle": False, "twist": {"train_data": {"sorted": True}}}),
          ("class-missing", "clear", {"twist": {"train_data": {"only": [0, 1, 2]}}}),
          ("no-network", "gross", {"twist": {"downloads": True}}),
          ("index-out-of-range", "gross", {"twist": {"rows": 90}, "put_in":
              "words have larger numbers than the embedding has rows"}),
          ("rate-too-high", "gross", {"lr": 0.3}),
      ])

setup("rod", "fresh-3", "fresh3_jax", "JAX (optax)", "logging module, jsonl", "an equation of heat",
      "network that is told the physics (PINN)", "relative L2 error", "min", "ravi/pinn", "ravi-hpc-login", {
          "steps": 700, "lr": 0.003, "log_every": 25},
      "no other part solves equations", env="tf", environment=JAX,
      odd=[
          ("cosine, more points", {"schedule": "cosine", "points": 400}),
          ("sines, logged seldom", {"activation": "sin", "log_every": 100, "lr": 0.002}),
          ("decays by a factor, clipped", {"schedule": "exponential", "gamma": 0.8, "clip": 5.0}),
      ],
      bad=[
          ("term-without-weight", "gross", {"w_ic": 0.0, "put_in": "the loss of the beginning has weight zero"}),
          ("traced-value", "gross", {"twist": {"if_on_array": True}}),
          ("nan-gradient", "gross", {"twist": {"root": True}}),
          ("out-of-memory", "gross", {"twist": {"all_at_once": 4_000_000}}),
          ("term-dominates", "clear", {"w_pde": 3e4, "put_in":
              "the loss of the equation outweighs border and beginning"}),
          ("rate-grows", "gross", {"schedule": "exponential", "gamma": 2.5, "decay_steps": 60}),
      ])

setup("spectra", "fresh-3", "fresh3_skorch", "skorch", "table on the console, history.json",
      "how much of a substance is in a mixture", "1-D network on spectra", "RMSE", "min", "iris/nir", "iris-lab-2", {
          "epochs": 12, "batch_size": 32, "lr": 0.003, "optimizer": "adam"},
      "no other part has spectra",
      odd=[
          ("a robust loss, steps down", {"criterion": "huber", "policy": "StepLR",
                                           "plan": {"step_size": 5, "gamma": 0.4}}),
          ("early stopping, clipped", {"patience": 4, "epochs": 30, "clip": 1.0}),
          ("AdamW with decay, a smaller rate", {"optimizer": "adamw", "lr": 0.002, "weight_decay": 0.01, "epochs": 14}),
      ],
      bad=[
          ("broadcast", "gross", {"twist": {"flat_targets": True}}),
          ("inputs-scaled-twice", "clear", {"twist": {"both_data": {"scale": 1e-4}, "test_data": {"scale": 1e-4}}}),
          ("nan-inputs", "gross", {"twist": {"damaged": True}}),
          ("target-outliers", "clear", {"twist": {"train_data": {"outliers": 150}}}),
          ("monitored-missing", "gross", {"patience": 4, "monitor": "valid_r2"}),
          ("rate-too-low", "clear", {"optimizer": "sgd", "lr": 1e-6}),
          ("slower-and-slower", "clear", {"twist": {"slower": 0.0003}}),
      ])

setup("birds", "fresh-3", "fresh3_ignite", "PyTorch-Ignite", "bars, csv with semicolons, TensorBoard", "songs of birds",
      "1-D network with pooling by attention", "accuracy", "max", "sol/birds", "sol-thinkpad", {
          "epochs": 10, "batch_size": 32, "lr": 0.004},
      "no other part has birds",
      odd=[
          ("decays by a factor, label smoothing", {"gamma": 0.85, "label_smoothing": 0.1}),
          ("early stopping", {"patience": 4, "epochs": 20}),
          ("dropout, sgd, ends on NaN if ever", {"dropout": 0.3, "optimizer": "sgd", "lr": 0.05, "nan_ends": True}),
      ],
      bad=[
          ("constant-labels", "gross", {"twist": {"train_data": {"constant": True}}}),
          ("class-missing", "clear", {"twist": {"train_data": {"only": [0, 1, 3]}}}),
          ("same-batch", "gross", {"twist": {"first_batch": True}}),
          ("softmax-wrong-axis", "gross", {"twist": {"axis": 0}}),
          ("bus-error", "gross", {"twist": {"at_step": 130, "happens": "SIGBUS"}, "launch": KILLED}),
          ("half-overflow", "gross", {"twist": {"damage_at": 120, "damage": "nan"}, "nan_ends": True, "put_in":
              "weights become NaN in the middle of the run"}),
          ("not-shuffled", "clear", {"shuffle": False, "twist": {"train_data": {"sorted": True}}}),
      ])

setup("tank", "fresh-3", "fresh3_sb3", "Stable-Baselines3", "stdout tables, csv, monitor.csv", "the level of a tank",
      "DDPG", "return", "max", "pia/rl/tank", "pia-desk", {"steps": 2000, "logs": ["stdout", "csv", "monitor"]},
      "no other part has DDPG",
      odd=[
          ("evaluated by a callback", {"eval_freq": 400}),
          ("TensorBoard, a smaller rate", {"logs": ["stdout", "tensorboard"], "hyper": {"learning_rate": 0.001}}),
      ],
      bad=[
          ("shape-mismatch", "gross", {"twist": {"fourth": 18}, "put_in":
              "the environment's observation has four numbers instead of three from a step on"}),
          ("learning-never-starts", "gross", {"hyper": {"learning_starts": 5000}}),
          ("slow-environment", "clear", {"steps": 1200, "twist": {"slow": 0.006}}),
          ("reward-scale", "clear", {"twist": {"reward_scale": 1e5}}),
          ("rate-too-high", "gross", {"hyper": {"learning_rate": 1.0}}),
      ])

setup("lungs", "fresh-3", "fresh3_fabric", "Lightning Fabric", "lines, csv", "findings on pictures of lungs",
      "squeeze and excitation", "AUROC", "max", "theo/cxr", "theo-hp", {
          "epochs": 9, "batch_size": 32, "lr": 0.003},
      "no other part has lungs or Fabric",
      odd=[
          ("cosine, an average of weights that keeps up", {"schedule": "cosine", "ema": 0.97}),
          ("bfloat16, sgd", {"precision": "bf16-mixed", "optimizer": "sgd", "lr": 0.05}),
          ("weights from elsewhere, fine-tuned", {"twist": {"weights": True}, "lr": 0.0005, "epochs": 5}),
          ("interrupted and resumed rightly", {"schedule": "step", "step_size": 4, "gamma": 0.3, "first": {
              "at_step": 140, "happens": "SIGTERM"}, "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("checkpoint-from-gpu", "gross", {"twist": {"weights": True, "of_gpu": True}}),
          ("no-gpu", "gross", {"accelerator": "cuda"}),
          ("weights-not-loaded", "clear", {"twist": {"weights": True, "other_names": True}, "lr": 0.00005,
                                           "epochs": 4}),
          ("ema-lags", "clear", {"ema": 0.9999}),
          ("wrong-loss-for-task", "clear", {"twist": {"one_class": True}}),
          ("too-much-dropout", "clear", {"twist": {"drop": 0.985}}),
          ("resumed-without-schedule", "clear", {"schedule": "step", "step_size": 3, "gamma": 0.1, "lr": 0.01,
                                                 "first": {
              "at_step": 150, "happens": "SIGTERM"}, "twist": {"checkpoints": True, "resume_without_schedule": True}}),
          ("slows-at-once", "gross", {"twist": {"slow_after": 120, "slow": 0.1}}),
      ])
