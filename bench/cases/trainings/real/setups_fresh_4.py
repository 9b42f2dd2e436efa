# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A fourth part that only counts: tasks and models no other part has, faults drawn by what users report."""

from table import setup

JAX = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
       "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
SAID = "python -u train.py; exit $?"  # the shell says what became of it
STOPPED = {"at_step": 80, "happens": "SIGTERM"}

setup("turbines", "fresh-4", "fresh4_torch", "PyTorch (json lines)", "json lines, yaml, TensorBoard",
      "detection of turbines and masts", "two stages (Faster R-CNN-like)", "mAP75", "max", "vera/wind/detect",
      "vera-ws", {"epochs": 8, "batch_size": 16, "lr": 0.004},
      "no other part has two stages or logs json to the console",
      odd=[
          ("sgd with one cycle, clipped", {"optimizer": "sgd", "lr": 0.04, "schedule": "onecycle", "clip": 5.0,
                                           "epochs": 10}),
          ("cosine with restarts", {"schedule": "restarts", "cycle": 3, "epochs": 9}),
          ("small pieces are hidden, a line for each step", {"cutout": 5, "jitter": 0.05, "log_every": 1}),
          ("interrupted and resumed rightly", {"first": STOPPED}),
          ("validated every third epoch", {"eval_every": 3, "epochs": 9}),
          ("one late cut of the rate", {"schedule": "step", "step_size": 6, "gamma": 0.1}),
      ],
      bad=[
          ("config-unparsable", "gross", {"twist": {"tab": True}}),
          ("augmentation-too-strong", "clear", {"cutout": 28, "put_in": "cut-outs hide three quarters of each image"}),
          ("resumed-other-split", "clear", {"first": STOPPED, "twist": {"splits_anew": True}}),
          ("hangs-at-end", "gross", {"twist": {"thread_stays": True}, "launch":
              "python -u train.py & run=$!; for i in $(seq 100); do sleep 1; grep -q '\"done\"' train.log && break; "
              "done; sleep 20; kill $run; wait $run; code=$?; echo \"slurmstepd: error: *** JOB 51172 ON vera-ws "
              "CANCELLED AT $(date +%Y-%m-%dT%H:%M:%S) ***\"; exit $code"}),
          ("rate-too-high", "gross", {"lr": 0.5}),
          ("anomaly-mode-on", "clear", {"twist": {"anomaly": True}}),
          ("detections-limited", "clear", {"max_detections": 1}),
          ("momentum-too-high", "clear", {"optimizer": "sgd", "lr": 0.02, "momentum": 0.9995}),
      ])

setup("vessels", "fresh-4", "fresh4_monai", "PyTorch (MONAI tutorial style)", "lines of MONAI's tutorials, TensorBoard",
      "segmentation of vessels of the eye", "U-Net with gates of attention", "Dice", "max", "omar/retina", "omar-gpu2",
      {"epochs": 8, "batch_size": 12, "lr": 0.008},
      "no other part has vessels or writes as MONAI does",
      odd=[
          ("sgd with Nesterov, a cosine", {"optimizer": "sgd", "lr": 0.1, "nesterov": True, "schedule": "cosine",
                                           "epochs": 10}),
          ("images are turned with their masks", {"rotate": 0.5}),
          ("few images, many epochs", {"sizes": [96, 48], "epochs": 18}),
          ("interrupted and resumed rightly", {"first": STOPPED}),
          ("the rate is cut on plateaus, large batches", {"schedule": "plateau", "plateau": 1, "batch_size": 24,
                                                         "epochs": 12, "lr": 0.01}),
      ],
      bad=[
          ("size-not-divisible", "gross", {"roi_size": 30}),
          ("optimizer-state-mismatch", "gross", {"first": {**STOPPED, "encoder_fixed": True}}),
          ("masks-interpolated", "clear", {"twist": {"masks_resized": True}}),
          ("metric-not-reset", "clear", {"twist": {"never_reset": True}}),
          ("augmentation-destroys", "clear", {"rotate": 0.7, "twist": {"image_only": True}, "put_in":
              "images are turned, their masks are not"}),
          ("smooth-too-large", "gross", {"smooth": 1e6, "lambda_ce": 0.0}),
          ("out-of-memory", "gross", {"twist": {"whole_volume": True}}),
          ("rate-too-low", "clear", {"lr": 2e-5}),
      ])

setup("fields", "fresh-4", "fresh4_mmengine", "MMEngine (MMSegmentation style)", "text log, scalars.json",
      "segmentation of crops", "two resolutions side by side (HRNet-like)", "mean IoU", "max", "ines/mm/fields",
      "a5000-3", {"epochs": 6, "batch_size": 16, "lr": 0.005},
      "no other part has crops or HRNet",
      odd=[
          ("sgd with momentum, clipped", {"optimizer": "SGD", "lr": 0.1, "momentum": 0.9, "clip": 10}),
          ("a warm-up, then a cosine", {"epochs": 8, "param_scheduler": [
              {"type": "LinearLR", "start_factor": 0.01, "by_epoch": False, "begin": 0, "end": 16},
              {"type": "CosineAnnealingLR", "by_epoch": True, "begin": 1, "end": 8, "T_max": 7}]}),
          ("small batches, accumulated, TensorBoard", {"batch_size": 8, "accumulate": 2, "tensorboard": True}),
          ("a wider network, a constant rate", {"width": 16, "param_scheduler": [], "lr": 0.003}),
          ("validated every second epoch, logged rarely", {"eval_every": 2, "log_every": 16, "epochs": 8}),
      ],
      bad=[
          ("not-registered", "gross", {"evaluator": "CropIouMetric"}),
          ("file-size-limit", "gross", {"launch": "ulimit -f 260; python -u train.py"}),
          ("schedule-cycles", "clear", {"lr": 0.06, "param_scheduler": [
              {"type": "CosineAnnealingLR", "by_epoch": False, "T_max": 6}]}),
          ("weights-not-loaded", "clear", {"lr": 2e-5, "load_from": "hrnet_tiny_pretrained.pth",
                                           "epochs": 4, "twist": {"other_model": True}}),
          ("batch-too-large", "clear", {"batch_size": 256}),
          ("label-out-of-range", "gross", {"twist": {"void": 130}}),
          ("time-limit", "gross", {"twist": {"at_step": 60, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 88213 ON a5000-3 CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO TIME LIMIT ***\"; exit 143"}),
          ("slows-at-once", "clear", {"twist": {"slow_after": 60, "slow": 0.3}}),
      ])

setup("gauges", "fresh-4", "fresh4_yolo", "Ultralytics", "console, results.csv, args.yaml",
      "boxes and needles of gauges", "YOLO for poses, made small", "share of right needles", "max", "pavel/gauges",
      "pavel-legion", {"epochs": 16, "batch_size": 16, "lr": 0.01, "pose": 100.0},
      "no other part has poses of Ultralytics",
      odd=[
          ("sgd with a cosine", {"optimizer": "SGD", "lr": 0.05, "cos_lr": True}),
          ("no mirroring, more colours", {"fliplr": 0.0, "hsv_h": 0.05}),
          ("a smaller rate, patience", {"lr": 0.006, "patience": 12, "epochs": 18}),
          ("small batches", {"batch_size": 8, "epochs": 12}),
      ],
      bad=[
          ("keypoints-invisible", "gross", {"twist": {"train": {"unseen": True}, "val": {"unseen": True}}}),
          ("labels-of-other-task", "gross", {"twist": {"train": {"boxes_only": True}, "val": {"boxes_only": True}}}),
          ("already-finished", "gross", {"epochs": 4, "first": {}, "twist": {"resume": True}}),
          ("config-key-missing", "gross", {"twist": {"no_shape": True}}),
          ("points-swapped", "clear", {"twist": {"train": {"swapped": 0.5}}}),
          ("term-without-weight", "gross", {"pose": 0.0, "put_in": "the loss of the points has weight zero"}),
          ("rate-too-low", "gross", {"lr": 2e-6}),
      ])

setup("rain", "fresh-4", "fresh4_lightning", "Lightning", "CSVLogger, progress bar, hparams.yaml",
      "the next picture of a radar", "convolutional LSTM", "MAE in mm/h", "min", "tove/nowcast", "tove-thelio",
      {"epochs": 7, "batch_size": 16, "lr": 0.005},
      "no other part looks ahead by pictures",
      odd=[
          ("a robust loss, one cycle", {"criterion": "huber", "schedule": "onecycle", "lr": 0.01}),
          ("early stopping, steps down, TensorBoard", {"patience": 3, "milestones": [5], "epochs": 12, "tb": True}),
          ("bfloat16, clipped", {"precision": "bf16-mixed", "clip": 1.0}),
          ("interrupted and resumed rightly", {"keep": True, "first": {"at_step": 75, "happens": "SIGTERM"}}),
          ("validated every second epoch, accumulated", {"check_val_every_n_epoch": 2, "accumulate": 2, "epochs": 10,
                                                        "lr": 0.008}),
      ],
      bad=[
          ("min-delta-too-large", "clear", {"patience": 1, "min_delta": 0.05, "epochs": 14}),
          ("own-time-limit", "clear", {"max_time": "00:00:00:02", "epochs": 20}),
          ("not-denormalised", "clear", {"twist": {"as_it_is": True}}),
          ("graph-kept", "gross", {"twist": {"stateful": True}}),
          ("sees-target", "gross", {"twist": {"last_is_target": True}}),
          ("terminated", "gross", {"twist": {"at_step": 95, "happens": "SIGTERM"}}),
          ("rate-too-high", "clear", {"lr": 0.3}),
      ])

setup("answers", "fresh-4", "fresh4_hf", "Hugging Face Trainer", "console dicts, trainer_state.json",
      "answers that stand in a text", "ELECTRA from a configuration", "exact match", "max", "kim/qa/electra",
      "kim-a4000", {"epochs": 8, "batch_size": 32, "lr": 0.002},
      "no other part has ELECTRA or spans",
      odd=[
          ("cosine with a warm-up, dropout", {"schedule": "cosine", "warmup": 30, "dropout": 0.1, "epochs": 10}),
          ("by steps, TensorBoard", {"eval": "steps", "eval_steps": 80, "report_to": "tensorboard"}),
          ("interrupted and resumed rightly", {"save": "steps", "save_steps": 60, "first": {
              "at_step": 200, "happens": "SIGTERM"}}),
          ("longer inputs than needed, a constant rate", {"max_seq_length": 48, "schedule": "constant", "lr": 0.001}),
          ("logged at each step", {"log_every": 1, "epochs": 6}),
      ],
      bad=[
          ("pad-token-missing", "gross", {"twist": {"no_pad": True}}),
          ("weights-on-meta", "gross", {"twist": {"empty": True}}),
          ("argument-unknown", "gross", {"twist": {"words": ["--learningrate", "5e-5"]}}),
          ("truncated-texts", "clear", {"max_seq_length": 14}),
          ("steps-limit-overrides", "gross", {"more": {"max_steps": 30}}),
          ("betas-swapped", "clear", {"more": {"adam_beta1": 0.999, "adam_beta2": 0.9}}),
          ("labels-shifted", "clear", {"twist": {"shift": 1}, "put_in": "answers are marked one word too far right"}),
      ])

setup("plankton", "fresh-4", "fresh4_keras", "Keras 3 (TensorFlow)", "fit lines, CSVLogger, TensorBoard, json",
      "kinds of plankton", "separable convolutions with skips", "accuracy", "max", "noa/plankton", "noa-mini",
      {"epochs": 11, "batch_size": 32, "lr": 0.006, "validation_split": 0.15},
      "no other part has plankton or separable convolutions", env="tf",
      odd=[
          ("cosine with restarts, bars", {"schedule": "restarts", "epochs": 12, "verbose": 1}),
          ("early stopping with its best weights", {"patience": 4, "epochs": 18}),
          ("images are moved and mirrored, dropout", {"augment": True, "dropout": 0.2, "epochs": 13}),
          ("weighed channels, the best model is kept", {"gate": True, "save": "best.keras", "lr": 0.005}),
          ("rmsprop, cut on plateaus, clipped", {"optimizer": "rmsprop", "lr": 0.003, "plateau": 2, "clipnorm": 1.0,
                                                "epochs": 13}),
      ],
      bad=[
          ("layer-without-config", "gross", {"gate": True, "save": "best.keras", "twist": {"options": True}}),
          ("file-ending-wrong", "gross", {"save": "weights.{epoch:02d}.hdf5"}),
          ("file-locked", "gross", {"launch":
              "python -c \"import h5py, time; f = h5py.File('plankton.h5', 'w'); time.sleep(60)\" & other=$!; sleep 4; "
              "python -u train.py; code=$?; kill $other; exit $code"}),
          ("runs-eagerly", "clear", {"run_eagerly": True, "epochs": 6}),
          ("split-sorted", "gross", {"validation_split": 0.25, "twist": {"by_folder": True}}),
          ("validation-too-small", "clear", {"validation_split": 0.006, "patience": 2, "monitor": "val_accuracy"}),
          ("penalty-dominates", "clear", {"l2": 2.0}),
      ])

setup("glyphs", "fresh-4", "fresh4_tf", "TensorFlow (gradient tape)", "lines by hand, tf.summary, json",
      "generation of glyphs", "WGAN with a penalty on gradients", "sliced distance", "min", "enzo/wgan", "enzo-pc",
      {"steps": 500, "batch_size": 64, "lr": 0.001},
      "no other part has a Wasserstein critic", env="tf",
      odd=[
          ("five steps of the critic for each", {"n_critic": 5, "steps": 400}),
          ("a critic that learns faster", {"lr_critic": 0.003, "lr": 0.0007, "steps": 600}),
          ("a longer code, larger batches", {"code": 24, "batch_size": 128}),
          ("no momentum, a line for every ten steps", {"beta_1": 0.0, "log_every": 10}),
          ("outputs as they are", {"last": "linear"}),
      ],
      bad=[
          ("optimizer-of-other-variables", "gross", {"twist": {"one_optimizer": True}}),
          ("variables-in-function", "gross", {"twist": {"counter_inside": True}}),
          ("illegal-instruction", "gross", {"twist": {"illegal": True}, "launch": SAID}),
          ("term-without-weight", "clear", {"gp_weight": 0.0, "put_in": "the penalty on gradients has weight zero"}),
          ("critic-bounded", "clear", {"twist": {"bounded": True}}),
          ("generator-untrained", "gross", {"twist": {"wrong_net": True}}),
          ("rate-too-high", "gross", {"lr": 0.2}),
      ])

setup("flow", "fresh-4", "fresh4_flax", "JAX (Flax, optax)", "lines by hand, csv, json", "what becomes of a flow",
      "Fourier neural operator", "relative L2 error", "min", "hugo/fno", "hugo-node2",
      {"epochs": 12, "batch_size": 20, "lr": 0.003},
      "no other part has operators", env="tf", environment=JAX,
      odd=[
          ("a constant rate, clipped", {"schedule": "constant", "clip": 1.0, "lr": 0.002}),
          ("AdamW with a warm-up", {"optimizer": "adamw", "schedule": "warmup", "warmup": 30}),
          ("the relative error is the loss", {"criterion": "relative"}),
          ("more modes, a line for many steps", {"modes": 20, "log_every": 12, "epochs": 14}),
          ("decays by a factor, small batches", {"schedule": "exponential", "decay_steps": 60, "gamma": 0.7,
                                                "batch_size": 10, "epochs": 8}),
      ],
      bad=[
          ("rng-missing", "gross", {"dropout": 0.1, "twist": {"no_rngs": True}}),
          ("tracer-leaked", "gross", {"twist": {"kept_outside": True}}),
          ("units-mixed", "clear", {"twist": {"other_unit": 0.2}}),
          ("cpu-time-limit", "gross", {"epochs": 400, "launch": "ulimit -S -t 12; " + SAID}),
          ("decay-too-early", "clear", {"decay_steps": 30}),
          ("too-small-network", "clear", {"modes": 1, "width": 4}),
          ("rate-too-high", "gross", {"lr": 0.3}),
      ])

setup("gestures", "fresh-4", "fresh4_fastai", "fastai", "table on the console, csv", "gestures from an accelerometer",
      "Inception network for series", "accuracy", "max", "mira/motion", "mira-framework",
      {"epochs": 6, "batch_size": 32, "lr": 0.01},
      "no other part has gestures or Inception",
      odd=[
          ("a constant rate, cut on plateaus", {"one_cycle": False, "lr": 0.005, "plateau": 1, "epochs": 8}),
          ("early stopping, keeps the best", {"keeps_best": "accuracy", "patience": 3, "epochs": 12}),
          ("few recordings, many epochs", {"sizes": [192, 150], "epochs": 16}),
          ("rates that differ by layers, a little", {"lr": [0.004, 0.012]}),
          ("dropout, small batches", {"dropout": 0.2, "batch_size": 16}),
      ],
      bad=[
          ("unseen-category", "gross", {"twist": {"new_name": True}}),
          ("wrong-encoding", "gross", {"twist": {"encoding": "latin-1"}}),
          ("uneven-items", "gross", {"twist": {"uneven": True}, "put_in": "some recordings are shorter than others"}),
          ("module-shadowed", "gross", {"launch":
              "printf 'import random\\n\\n\\ndef parts(rows, share):\\n    random.shuffle(rows)\\n    return "
              "rows[:share], rows[share:]\\n' > random.py; python -u train.py"}),
          ("layer-rates-apart", "clear", {"lr": [1e-8, 0.01], "weight_decay": 0.0}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("interrupted", "gross", {"twist": {"at_step": 70, "happens": "SIGINT"}}),
      ])

setup("lift", "fresh-4", "fresh4_c51", "PyTorch (CleanRL style)", "global_step lines, TensorBoard",
      "a lift for one person at a time", "categorical DQN (C51)", "return", "max", "dag/rl/lift", "dag-zephyrus",
      {"total_timesteps": 7000, "batch_size": 64, "lr": 0.002},
      "no other part has C51",
      odd=[
          ("a longer way to greed", {"exploration_fraction": 0.7, "total_timesteps": 8000}),
          ("more atoms, a slower target", {"n_atoms": 51, "target_frequency": 100}),
          ("logged for each thousand steps", {"log_every": 1000}),
          ("a small buffer, large batches", {"buffer_size": 3000, "batch_size": 96, "total_timesteps": 6000}),
          ("a wider range of values", {"v_min": -4.0, "v_max": 4.0, "n_atoms": 51}),
      ],
      bad=[
          ("explores-too-long", "clear", {"exploration_fraction": 40.0, "total_timesteps": 3600}),
          ("value-range-too-narrow", "gross", {"v_min": -0.04, "v_max": 0.04}),
          ("reward-never-given", "gross", {"twist": {"unpaid": True}}),
          ("target-never-updated", "clear", {"target_frequency": 1000000}),
          ("waits-for-answer", "gross", {"twist": {"asks": True}}),
          ("out-of-memory", "gross", {"buffer_size": 100_000_000_000, "put_in":
              "the replay buffer is far larger than the memory"}),
          ("discount-too-small", "clear", {"gamma": 0.05}),
      ])

setup("mails", "fresh-4", "fresh4_spacy", "spaCy", "spacy train's table", "what a mail is about",
      "bag of words for categories", "macro F", "max", "lotte/mailsort", "lotte-vm", {"eval_steps": 20},
      "no other part has text categories of spaCy",
      odd=[
          ("pairs of words", {"ngrams": 2}),
          ("a larger rate, more dropout", {"lr": 0.003, "dropout": 0.3}),
          ("stops for want of progress", {"patience": 80, "steps": 600, "lr": 0.004}),
          ("evaluated rarely", {"eval_steps": 50}),
          ("few mails", {"texts": 250, "steps": 240}),
      ],
      bad=[
          ("labels-not-exclusive", "gross", {"twist": {"train": {"two_at_once": True}}}),
          ("model-not-installed", "gross", {"vectors": '"en_core_web_md"'}),
          ("val-ids-differ", "gross", {"twist": {"dev": {"lower": True}}, "put_in":
              "categories are written in small letters in the validation, in capitals in the training"}),
          ("selected-by-missing-score", "clear", {"weights": "tag_acc = 1.0", "patience": 60}),
          ("labels-shuffled", "gross", {"twist": {"train": {"shuffled": True}}}),
          ("missing-file", "gross", {"twist": {"without": "dev"}}),
          ("class-missing", "clear", {"twist": {"train": {"only": ["SPAM", "BILLING", "SUPPORT"]}}}),
          ("rate-too-low", "gross", {"lr": 0.0000001}),
      ])

setup("proteins", "fresh-4", "fresh4_ddp", "PyTorch distributed (gloo, torchrun)", "lines with the rank, csv, "
      "TensorBoard", "structures of proteins on two processes",
      "convolutions with attention", "Q3", "max", "svc/jobs/proteins",
      "node117", {"epochs": 5, "batch_size": 16, "lr": 0.004},
      "no other part has proteins",
      launch="torchrun --nproc_per_node 2 --master_addr 127.0.0.1 --master_port 29883 train.py",
      environment={"GLOO_SOCKET_IFNAME": "lo"},
      odd=[
          ("all processes speak, clipped", {"all_ranks": True, "clip": 1.0}),
          ("cosine, labels smoothed a little", {"schedule": "cosine", "label_smoothing": 0.05}),
          ("early stopping that both agree on", {"patience": 2, "epochs": 9, "lr": 0.008}),
          ("sgd with momentum, views of buckets", {"optimizer": "sgd", "lr": 0.3, "bucket_view": True}),
      ],
      bad=[
          ("read-before-written", "gross", {"twist": {"no_barrier": True, "timeout": 12}}),
          ("ranks-differ-in-model", "gross", {"twist": {"own_letters": True, "timeout": 12}}),
          ("ranks-stop-apart", "gross", {"patience": 3, "epochs": 9, "twist": {
              "each_for_itself": True, "timeout": 12}}),
          ("padding-counted", "clear", {"twist": {"pads_count": True}}),
          ("all-ranks-write", "clear", {"twist": {"all_write": True}}),
          ("slow-rank", "clear", {"twist": {"rank_takes": 0.06}}),
          ("rank-dies", "gross", {"twist": {"raises_at": 70, "timeout": 12}}),
      ])

setup("masked", "fresh-4", "fresh4_accelerate", "Accelerate (Transformers example style)",
      "logging module, TensorBoard tracker, json", "words that are hidden", "RoBERTa from a configuration",
      "accuracy of hidden words", "max", "yuki/mlm", "yuki-3090",
      {"epochs": 8, "batch_size": 40, "lr": 0.004},
      "no other part hides words",
      odd=[
          ("a warm-up, cosine, clipped", {"schedule": "cosine", "warmup": 20, "clip": 1.0}),
          ("bfloat16", {"mixed_precision": "bf16"}),
          ("interrupted and resumed rightly", {"checkpointing_steps": "epoch", "first": {
              "at_step": 140, "happens": "SIGTERM"}}),
          ("more words are hidden, a constant rate", {"mlm_probability": 0.25, "schedule": "constant", "lr": 0.003}),
      ],
      bad=[
          ("no-compiler", "gross", {"twist": {"compile": True}, "launch":
              "CXX=/opt/rh/devtoolset-9/root/usr/bin/g++ python -u train.py"}),
          ("masks-too-much", "clear", {"mlm_probability": 0.95}),
          ("nothing-masked", "gross", {"mlm_probability": 0.0}),
          ("checkpoint-broken", "gross", {"checkpointing_steps": "epoch", "twist": {"cut": True}, "first": {
              "at_step": 140, "happens": "SIGTERM"}, "put_in":
              "the node died while it wrote the checkpoint, so the file is cut off"}),
          ("loss-on-all-tokens", "clear", {"twist": {"asks_all": True}}),
          ("decay-too-early", "gross", {"plan_steps": 30}),
      ])
