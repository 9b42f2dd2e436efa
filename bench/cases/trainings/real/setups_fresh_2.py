# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second part that only counts: tasks and models no other part has, faults by what users report."""

from table import setup

JAX = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": "/var/tmp/jax-cache",
       "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
KILLED = "python -u train.py; exit $?"  # the shell says so

setup("leaves", "fresh-2", "fresh2_torch", "PyTorch (YOLOX style)", "lines of loguru, csv",
      "classification of leaf diseases", "residual network", "accuracy", "max", "ama/plant/leaves", "ama-ryzen", {
          "task": "leaves", "epochs": 8, "batch_size": 32, "lr": 0.0015, "schedule": "cosine",
          "console": "loguru", "logs": ["csv"], "folder": "outputs/resnet"},
      "no other part has leaves or a residual network",
      odd=[
          ("sgd with Nesterov and decay", {"optimizer": "sgd", "lr": 0.03, "nesterov": True, "weight_decay": 5e-4}),
          ("fine-tuning of weights it got from elsewhere", {"pretrained": True, "lr": 1e-4, "epochs": 4}),
          ("a worker reads the images", {"workers": 1, "epochs": 5}),
          ("label smoothing: the loss cannot reach zero", {"label_smoothing": 0.15, "epochs": 7}),
          ("keeps the best", {"keeps_best": True, "epochs": 6}),
      ],
      bad=[
          ("dataset-item-error", "gross", {"twist": {"item": "no_entry"}}),
          ("image-not-read", "gross", {"workers": 1, "twist": {"item": "not_read", "item_at": 404}, "put_in":
              "an image could not be read, so the code of a worker works on None"}),
          ("uneven-items", "gross", {"twist": {"item": "grey", "item_at": 350}, "put_in":
              "one image is grey, so it has one channel where the others have three"}),
          ("checkpoint-broken", "gross", {"twist": {"weights_file": "pointer"}, "put_in":
              "the file of weights is only the pointer of Git LFS to the real one"}),
          ("unsafe-pickle", "gross", {"twist": {"weights_file": "pickled"}}),
          ("loss-not-scalar", "gross", {"twist": {"head": "vector"}}),
          ("metric-misused", "gross", {"twist": {"f1_binary": True}}),
          ("layers-in-list", "clear", {"twist": {"in_list": True}, "optimizer": "sgd", "lr": 0.03}),
          ("rate-too-high", "gross", {"lr": 3.0, "optimizer": "sgd", "schedule": None}),
          ("labels-shuffled", "gross", {"twist": {"train_data": {"wrong_labels": 1.0}}}),
          ("labels-shuffled", "mild", {"epochs": 12, "twist": {"train_data": {"wrong_labels": 0.5}}, "put_in":
              "half of the training labels are wrong"}),
          ("trained-in-float16", "gross", {"twist": {"float16": True}, "schedule": None, "epochs": 2,
                                            "sizes": [480, 120]}),
          ("slow-loader", "clear", {"epochs": 4, "twist": {"slow_item": 0.003}, "put_in":
              "decoding an image takes longer than a step"}),
          ("worker-hangs", "gross", {"workers": 1, "twist": {"hangs_at": 505, "loader_timeout": 8}}),
          ("hangup", "gross", {"twist": {"at_step": 130, "happens": "SIGHUP"}}),
      ])

setup("ships", "fresh-2", "fresh2_torch", "PyTorch (Detectron2 style)", "d2.utils.events lines, metrics.json",
      "detection of ships", "one-stage detector without anchors", "AP50", "max", "ola/sar/ships", "ola-3090", {
          "task": "ships", "epochs": 9, "batch_size": 16, "lr": 0.004, "optimizer": "adamw", "console": "d2",
          "logs": ["json"], "folder": "output"},
      "no other part detects without anchors or writes as Detectron2 does",
      odd=[
          ("sgd with steps down, clipped", {"optimizer": "sgd", "lr": 0.02, "schedule": "step", "step_size": 6,
                                            "clip": 5.0, "epochs": 10}),
          ("a short run whose AP is still low", {"epochs": 2, "lr": 0.002}),
          ("evaluated every third epoch", {"eval_every": 3}),
      ],
      bad=[
          ("annotations-broken", "gross", {"twist": {"annotations": True}}),
          ("inplace-change", "gross", {"twist": {"inplace": True}}),
          ("version-conflict", "gross", {"twist": {"numpy_name": True}, "put_in":
              "np.float is used, which newer versions of NumPy do not have"}),
          ("boxes-in-corners", "gross", {"twist": {"box": "sizes"}, "put_in":
              "boxes are given as corner and size where two corners are expected"}),
          ("rate-too-high", "mild", {"lr": 0.1}),
          ("labels-shifted", "gross", {"twist": {"train_data": {"shifted": True}}}),
          ("stalls", "clear", {"epochs": 5, "twist": {"stall_every": 10, "stall": 1.3}}),
          ("leak-until-killed", "gross", {"epochs": 30, "log_every": 5, "twist": {
              "hoards": 3000000, "at_step": 300, "happens": "SIGKILL"}, "launch": KILLED}),
      ])

setup("organs", "fresh-2", "fresh2_torch", "PyTorch (nnU-Net style)", "training_log.txt", "segmentation of slices",
      "residual network with a feature pyramid", "mean Dice", "max", "ines/ct/seg", "clin-gpu-2", {
          "task": "organs", "epochs": 10, "batch_size": 16, "lr": 0.01, "schedule": "poly", "console": "nnunet",
          "logs": ["json"], "folder": "fold_0"},
      "no other part segments slices or writes as nnU-Net does; its right losses are negative",
      odd=[
          ("sgd with Nesterov, as nnU-Net has it", {"optimizer": "sgd", "lr": 0.05, "nesterov": True,
                                                    "momentum": 0.95}),
          ("small batches: a noisy Dice", {"batch_size": 4, "lr": 0.003, "epochs": 5}),
          ("interrupted and resumed rightly", {"first": {"at_step": 90, "happens": "SIGTERM"},
                                               "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("config-key-missing", "gross", {"weight_decay": 1e-5, "twist": {"needs_key": "weight_decay"}}),
          ("label-out-of-range", "gross", {"twist": {"outputs": 2}}),
          ("loss-sign", "gross", {"twist": {"head": "sign"}, "put_in": "the term of Dice has the wrong sign"}),
          ("rate-too-low", "clear", {"lr": 3e-6}),
          ("metric-broken", "clear", {"twist": {"metric": "rounded"}, "put_in":
              "the Dice is computed from rounded sigmoids of three classes"}),
          ("over-fits", "clear", {"sizes": [8, 64], "epochs": 60, "batch_size": 4, "lr": 0.004}),
          ("val-preprocessed-otherwise", "gross", {"twist": {"val_data": {"scale": 100.0}}}),
          ("evaluates-too-often", "clear", {"epochs": 4, "twist": {"val_every_steps": 8, "val_takes": 1.0}}),
          ("time-limit", "gross", {"twist": {"at_step": 110, "happens": "SIGTERM"}, "launch":
              "python -u train.py; echo \"slurmstepd: error: *** JOB 88120 ON clin-gpu-2 CANCELLED AT "
              "$(date +%Y-%m-%dT%H:%M:%S) DUE TO TIME LIMIT ***\"; exit 143"}),
          ("resumed-with-another-rate", "clear", {"first": {"at_step": 110, "happens": "SIGTERM"}, "twist": {
              "checkpoints": True, "resume_rate": 0.5}}),
      ])

setup("g2p", "fresh-2", "fresh2_torch", "PyTorch (OpenNMT style)", "Step lines, TensorBoard",
      "how words are said", "GRU with attention", "word error rate", "min", "yan/tts/g2p", "tts-dev", {
          "task": "spellings", "epochs": 8, "batch_size": 32, "lr": 0.005, "console": "onmt", "logs": ["tb"],
          "folder": "runs/g2p", "log_every": 10},
      "no other part turns letters into sounds or writes as OpenNMT does",
      odd=[
          ("a warm-up that ends early", {"schedule": "warmup", "warmup": 60}),
          ("gradient accumulation of two, clipped", {"accumulate": 2, "batch_size": 16, "clip": 5.0, "epochs": 6}),
          ("strong dropout", {"dropout": 0.4, "epochs": 10}),
      ],
      bad=[
          ("too-short", "mild", {"epochs": 3}),
          ("rate-too-high", "gross", {"lr": 1.0}),
          ("slow-logging", "clear", {"epochs": 3, "twist": {"log_takes": 0.9}}),
          ("hang", "gross", {"twist": {"at_step": 205, "happens": "hang"},
                             "launch": "timeout -v -k 5 25 python -u train.py"}),
          ("resumed-from-old-checkpoint", "clear", {"first": {"at_step": 290, "happens": "SIGTERM"}, "twist": {
              "checkpoints": True, "old_checkpoint": True}}),
      ])

setup("walkers", "fresh-2", "fresh2_torch", "PyTorch", "table with bars, jsonl", "forecast of where walkers go",
      "GRU with normalisation", "mean displacement", "min", "emil/traj", "emil-x13", {
          "task": "walks", "epochs": 14, "batch_size": 32, "lr": 0.004, "console": "sheet", "logs": ["jsonl"],
          "folder": "results"},
      "no other part follows walkers",
      odd=[
          ("early stopping", {"patience": 5, "epochs": 40}),
          ("one-cycle schedule", {"schedule": "onecycle", "lr": 0.01}),
          ("the rate is cut on plateaus", {"schedule": "plateau", "plateau_of": "ADE", "plateau": 2, "epochs": 20}),
      ],
      bad=[
          ("last-batch-of-one", "gross", {"sizes": [897, 250], "keeps_rest": True}),
          ("column-missing", "gross", {"twist": {"reads_column": True}}),
          ("code-error", "gross", {"twist": {"epoch_name": True}}),
          ("divides-by-zero", "gross", {"twist": {"train_data": {"constant_column": 1}}}),
          ("rate-too-low", "clear", {"lr": 1e-4}),
          ("broadcast", "gross", {"twist": {"head": "broadcast"}}),
          ("nan-targets", "gross", {"twist": {"train_data": {"nan_targets": 2}}}),
          ("data-used-up", "gross", {"lr": 0.0005, "twist": {"used_up": True}}),
          ("disk-full", "gross", {"twist": {"every_checkpoint": True}, "disk": "1100k"}),
      ])

setup("ecg", "fresh-2", "fresh2_lightning", "Lightning", "CSVLogger, progress bar, data module",
      "classification of heart beats", "transformer over patches of a signal", "accuracy", "max",
      "kaya/ecg/lit", "kaya-ws", {"epochs": 8, "batch_size": 32, "lr": 0.003, "t_max": 8},
      "no other part has heart beats",
      odd=[
          ("early stopping, TensorBoard", {"patience": 4, "epochs": 20, "logger": "tb", "t_max": 0, "lr": 0.001}),
          ("validated twice an epoch", {"val_check_interval": 0.5, "epochs": 6, "t_max": 6}),
          ("interrupted and resumed rightly", {"first": {"at_step": 120, "happens": "SIGTERM"},
                                               "twist": {"checkpoints": True}}),
      ],
      bad=[
          ("checkpoint-mismatch", "gross", {"twist": {"weights": "classes"}, "put_in":
              "the pretrained weights are of a network with seven classes"}),
          ("checkpoint-mismatch", "clear", {"twist": {"weights": "module"}, "put_in":
              "the keys of the pretrained weights begin with module., as DataParallel saves them"}),
          ("dataset-item-error", "clear", {"workers": 1, "twist": {"too_long": 3}, "put_in":
              "the data set says that it is longer than it is"}),
          ("wrong-loss-input", "clear", {"twist": {"head": "probabilities"}, "put_in":
              "the loss gets probabilities where it expects their logarithm"}),
          ("unscaled-inputs", "clear", {"twist": {"both_data": {"scale": 400.0, "offset": 2000.0}, "test_data": {
              "scale": 400.0, "offset": 2000.0}}, "put_in": "signals are in units of the converter, 2000 and more"}),
          ("val-labels-misaligned", "gross", {"twist": {"val_data": {"permuted_rows": True}}}),
          ("early-stop-wrong-way", "gross", {"patience": 2, "twist": {"stop_mode": "max"}, "t_max": 0, "lr": 0.001}),
          ("interrupted", "gross", {"twist": {"at_step": 150, "happens": "SIGINT"}}),
          ("host-leak", "clear", {"epochs": 14, "twist": {"hoards": 900000}}),
      ])

setup("colours", "fresh-2", "fresh2_ignite", "PyTorch-Ignite", "setup_logger, TensorBoard", "colours for grey pictures",
      "dilated convolutions", "RMSE", "min", "sun/colorize", "sun-z690", {
          "epochs": 10, "batch_size": 25, "lr": 0.004},
      "no other part makes colours",
      odd=[
          ("steps down, progress bar", {"step_size": 4, "bar": True}),
          ("early stopping", {"patience": 4, "epochs": 25}),
      ],
      bad=[
          ("loss-off-graph", "gross", {"twist": {"off_graph": True}}),
          ("output-exists", "gross", {"twist": {"leftover": True}}),
          ("wrong-output-activation", "clear", {"twist": {"last": "sigmoid"}}),
          ("rate-too-high", "clear", {"lr": 0.08}),
          ("augmentation-destroys", "clear", {"twist": {"train_data": {"upside_down": True}}, "put_in":
              "the grey pictures are turned upside down, their colours are not"}),
          ("missing-package", "gross", {"launch": "sed -i 's/^import common$/import kornia\\nimport common/' train.py; "
                                                  "python -u train.py"}),
      ])

setup("nli", "fresh-2", "fresh2_accelerate", "Accelerate (Transformers example style)",
      "tqdm, logging module, TensorBoard tracker", "whether a sentence follows", "DistilBERT from a configuration",
      "accuracy", "max", "femi/nli", "femi-tower", {"epochs": 5, "batch_size": 32, "lr": 0.0005},
      "no other part compares sentences or uses Accelerate",
      odd=[
          ("cosine, gradient accumulation", {"schedule": "cosine", "accumulate": 2, "batch_size": 16}),
          ("a constant rate with warm-up", {"schedule": "constant_with_warmup", "lr": 0.0004}),
          ("interrupted and resumed rightly", {"checkpoints": True, "first": {"at_step": 190, "happens": "SIGTERM"}}),
      ],
      bad=[
          ("uneven-items", "gross", {"twist": {"not_padded": True}, "put_in": "texts are not padded to one length"}),
          ("labels-as-text", "gross", {"twist": {"text_labels": True}}),
          ("backward-twice", "gross", {"twist": {"backward_twice": True}}),
          ("version-conflict", "gross", {"twist": {"accelerator": {"fp16": True}}, "put_in":
              "Accelerator is given fp16, which newer versions do not know"}),
          ("rate-too-high", "clear", {"lr": 0.1}),
          ("only-head-trained", "clear", {"twist": {"frozen": True}, "put_in":
              "all of the network but its head is frozen, though it was never trained"}),
          ("restarted-from-scratch", "clear", {"checkpoints": True, "first": {"at_step": 250, "happens": "SIGKILL"},
                                               "twist": {"from_scratch": True}}),
          ("killed", "gross", {"twist": {"at_step": 310, "happens": "SIGKILL"}}),
      ])

setup("chat", "fresh-2", "fresh2_hf", "Hugging Face Trainer", "console dicts, trainer_state.json",
      "answers of a chat", "GPT-2 from a configuration", "share of right words", "max", "rosa/sft", "rosa-a6000", {
          "task": "chat", "epochs": 5, "batch_size": 32, "lr": 0.002},
      "no other part learns answers only",
      odd=[
          ("cosine, weight decay, evaluated by steps", {"schedule": "cosine", "weight_decay": 0.1, "eval": "steps",
                                                        "eval_steps": 70}),
          ("by steps, TensorBoard, no bar", {"max_steps": 250, "report_to": "tensorboard", "no_tqdm": True}),
          ("interrupted and resumed rightly", {"save": "steps", "save_steps": 60, "first": {
              "at_step": 150, "happens": "SIGTERM"}}),
      ],
      bad=[
          ("index-out-of-range", "gross", {"twist": {"places": 12}, "put_in":
              "rows are longer than the model has positions"}),
          ("settings-contradict", "gross", {"save": "steps", "twist": {"arguments": {"load_best_model_at_end": True}},
              "put_in": "load_best_model_at_end is asked for, but saving and evaluation do not go together"}),
          ("labels-ignored", "gross", {"twist": {"train_data": {"all_ignored": True}}}),
          ("rate-too-low", "clear", {"lr": 2e-6}),
          ("metric-broken", "clear", {"twist": {"not_moved": True}, "put_in":
              "predictions are compared with the word before instead of the next"}),
          ("config-type", "gross", {"lr": "2e-3", "put_in": "the learning rate is given as text"}),
          ("killed-memory", "gross", {"twist": {"at_step": 180, "happens": "SIGKILL"}, "launch":
              "python -u train.py; code=$?; echo \"slurmstepd: error: Detected 1 oom_kill event in StepId=55012.0. "
              "Some of the step tasks have been OOM Killed.\"; exit $code"}),
      ])

setup("flood", "fresh-2", "fresh2_hf", "Hugging Face Trainer", "console dicts, trainer_state.json, TensorBoard",
      "segmentation of water", "SegFormer from a configuration", "IoU", "max", "tariq/floods", "geo-05", {
          "task": "flood", "epochs": 6, "batch_size": 16, "lr": 0.003, "report_to": "tensorboard", "log_every": 5},
      "no other part has SegFormer or radar",
      odd=[
          ("polynomial schedule with warm-up", {"schedule": "polynomial", "warmup": 15}),
          ("keeps the best, early stopping", {"patience": 3, "best_of": "iou_water", "epochs": 8}),
      ],
      bad=[
          ("channels-differ", "gross", {"twist": {"channels": 1}}),
          ("loss-not-returned", "gross", {"twist": {"no_labels": True}}),
          ("masks-in-255", "gross", {"twist": {"masks_in_255": True}, "put_in":
              "masks hold 0 and 255, and the loss ignores 255"}),
          ("rate-too-low", "clear", {"lr": 3e-5, "epochs": 3}),
          ("slow-checkpoints", "clear", {"save": "epoch", "twist": {"save_takes": 1.8}}),
      ])

setup("lanes", "fresh-2", "fresh2_keras", "Keras 3 (TensorFlow)", "fit lines, TensorBoard", "segmentation of lanes",
      "encoder and decoder with one bridge", "IoU", "max", "ken/lanes", "ken-jetson", {
          "task": "lanes", "epochs": 8, "batch_size": 16, "lr": 0.005, "logs": ["tb"]},
      "no other part segments with Keras", env="tf",
      odd=[
          ("cosine, AdamW", {"schedule": "cosine", "optimizer": "adamw", "weight_decay": 1e-3, "lr": 0.005,
                               "epochs": 11}),
          ("few images, the rate is cut on plateaus", {"sizes": [80, 40], "epochs": 24, "plateau": 3}),
          ("progress bars", {"verbose": 1, "epochs": 7}),
      ],
      bad=[
          ("lengths-differ", "gross", {"twist": {"train_data": {"cut": 1}}}),
          ("shape-mismatch", "gross", {"twist": {"stride": 3}, "put_in":
              "the decoder makes another size than the part it is joined with"}),
          ("masks-in-255", "gross", {"twist": {"masks_in_255": True}}),
          ("rate-too-low", "clear", {"lr": 2e-6}),
          ("out-of-data", "gross", {"twist": {"generator": True}, "put_in":
              "the training data is a generator that is used up after the first epoch"}),
          ("terminated", "gross", {"twist": {"at_step": 80, "happens": "SIGTERM"}}),
      ])

setup("signatures", "fresh-2", "fresh2_keras", "Keras 3 (TensorFlow)", "fit lines, CSVLogger",
      "whether signatures are of one hand", "Siamese network", "accuracy", "max", "mona/forgery", "mona-mbp", {
          "task": "signatures", "epochs": 7, "batch_size": 32, "lr": 0.0012, "dropout": 0.2, "logs": ["csv"]},
      "no other part compares images", env="tf",
      odd=[
          ("early stopping with its best weights", {"patience": 3, "epochs": 15}),
          ("rmsprop", {"optimizer": "rmsprop", "lr": 0.001}),
      ],
      bad=[
          ("missing-file", "gross", {"twist": {"loads": "weights/siamese_v2.weights.h5"}, "put_in":
              "the weights that are to be loaded do not exist"}),
          ("version-conflict", "gross", {"twist": {"saves_to": "best_model.hdf5"}, "put_in":
              "the checkpoint is named .hdf5, which newer versions of Keras refuse"}),
          ("wrong-loss-input", "clear", {"twist": {"last": None}, "put_in":
              "the last layer has no sigmoid, but the loss expects probabilities"}),
          ("over-fits", "clear", {"sizes": [64, 250], "batch_size": 16, "epochs": 30, "dropout": 0.0, "lr": 0.003,
                                  "twist": {"train_data": {"wrong_labels": 0.3}}}),
          ("early-stop-wrong-way", "clear", {"patience": 1, "monitor": "val_accuracy", "restore": False, "twist": {
              "stop_mode": "min"}}),
          ("stopped-too-early", "clear", {"patience": 1, "lr": 0.0003, "restore": False, "epochs": 30, "twist": {
              "min_delta": 0.05}}),
      ])

setup("ads", "fresh-2", "fresh2_tf", "TensorFlow (gradient tape)", "absl lines, Progbar, tf.summary",
      "clicks on advertisements", "DeepFM", "AUC", "max", "lev/ctr", "lev-srv-4", {
          "epochs": 5, "batch_size": 50, "lr": 0.004},
      "no other part has DeepFM or advertisements", env="tf",
      odd=[
          ("adagrad, a penalty on weights", {"optimizer": "adagrad", "lr": 0.08, "l2": 1e-5}),
          ("large batches, one line an epoch", {"batch_size": 250, "lr": 0.01, "epochs": 8, "quiet": True}),
      ],
      bad=[
          ("index-out-of-range", "gross", {"twist": {"rows_short": 2}}),
          ("loss-off-graph", "gross", {"twist": {"outside": True}, "put_in": "the loss is cut off from the tape"}),
          ("only-head-trained", "mild", {"twist": {"only_deep": True}, "put_in":
              "the embeddings are not given to the optimizer"}),
          ("broadcast", "gross", {"twist": {"column": True}}),
          ("slow-loader", "clear", {"epochs": 2, "twist": {"slow": 0.03}}),
      ])

setup("galaxies", "fresh-2", "fresh2_flax", "JAX (Flax NNX, optax)", "epoch lines of Flax's examples, json lines",
      "kinds of galaxies", "MLP-Mixer", "accuracy", "max", "vega/galaxy", "vega-obs", {
          "epochs": 6, "batch_size": 50, "lr": 0.003, "schedule": "cosine", "sizes": [2500, 300]},
      "no other part has galaxies, a mixer or NNX", env="tf", environment=JAX,
      odd=[
          ("sgd with momentum, clipped", {"optimizer": "sgd", "lr": 0.05, "clip": 1.0}),
          ("label smoothing, AdamW", {"label_smoothing": 0.1, "optimizer": "adamw"}),
      ],
      bad=[
          ("softmax-twice", "clear", {"twist": {"head": "softmax"}}),
          ("log-of-zero", "gross", {"twist": {"head": "log"}, "lr": 0.01}),
          ("rate-too-high", "gross", {"lr": 1.0, "schedule": "constant"}),
          ("warmup-never-ends", "clear", {"schedule": "warmup", "warmup": 60000}),
          ("evaluates-too-often", "clear", {"twist": {"val_takes": 1.6}}),
      ])

setup("names", "fresh-2", "fresh2_spacy", "spaCy", "spacy train's table", "names in short news",
      "hashed embeddings, transition-based parser", "F1 of entities", "max", "iva/ner", "iva-laptop", {},
      "no other part has spaCy",
      odd=[
          ("evaluated seldom, more dropout", {"eval_steps": 50, "dropout": 0.25, "steps": 250}),
          ("a long patience and small batches", {"batch_size": 100, "steps": 300}),
      ],
      bad=[
          ("missing-file", "gross", {"twist": {"without": "dev"}, "put_in":
              "the corpus for validation does not exist"}),
          ("config-typo", "gross", {"twist": {"config": {"rate_key": "learning_rate"}}}),
          ("shape-mismatch", "gross", {"twist": {"config": {"encode_width": 64}}, "put_in":
              "two layers have different widths in the configuration"}),
          ("labels-shuffled", "mild", {"twist": {"train": {"names_dropped": 0.5}}, "put_in":
              "half of the names are not marked in the training texts"}),
          ("rate-too-low", "clear", {"lr": 1e-6}),
          ("val-ids-differ", "gross", {"twist": {"dev": {"renamed": True}}, "put_in":
              "the validation names its kinds otherwise (PER, LOC) than the training"}),
      ])

setup("mushrooms", "fresh-2", "fresh2_fastai", "fastai (vision)", "table on the console, csv",
      "kinds of mushrooms from folders", "small xresnet", "accuracy", "max", "bea/fungi", "kaggle-like", {
          "epochs": 5, "batch_size": 32, "lr": 0.008},
      "no other part reads folders with fastai",
      odd=[
          ("a constant rate, augmented", {"one_cycle": False, "lr": 0.003, "augment": True}),
          ("keeps the best", {"keeps_best": "accuracy"}),
      ],
      bad=[
          ("truncated-image", "clear", {"twist": {"train": {"not_an_image": 118}}, "put_in":
              "one of the image files is a web page"}),
          ("val-ids-differ", "clear", {"twist": {"valid": {"moved": True}}, "put_in":
              "the folders of validation hold other kinds than their names say"}),
          ("best-kept-wrong-way", "gross", {"keeps_best": "error_rate", "twist": {"best_wrong_way": True}}),
          ("slow-epoch-start", "clear", {"twist": {"epoch_start_takes": 2.2}}),
      ])

setup("joints", "fresh-2", "fresh2_mmengine", "MMEngine (MMPose style)", "text log, scalars.json",
      "joints of figures", "heat maps", "share of right joints", "max", "qiu/mm/pose", "a5000-2", {
          "epochs": 7, "batch_size": 16, "lr": 0.004},
      "no other part finds joints",
      odd=[
          ("a constant rate", {"param_scheduler": [], "lr": 0.002}),
          ("a cosine, logged at each step", {"log_every": 1, "param_scheduler": [
              {"type": "CosineAnnealingLR", "by_epoch": True, "T_max": 7}]}),
      ],
      bad=[
          ("boxes-swapped", "clear", {"twist": {"box": "swapped"}, "put_in": "x and y of the joints are swapped"}),
          ("metric-broken", "gross", {"twist": {"metric": "pixels"}, "put_in":
              "the metric compares pixels with a threshold meant for shares, so nothing ever counts"}),
          ("rate-too-high", "clear", {"lr": 1.0}),
          ("interrupted", "gross", {"twist": {"at_step": 100, "happens": "SIGINT"}}),
          ("slow-epoch-start", "gross", {"epochs": 5, "twist": {"epoch_start_takes": 3.0}}),
      ])

setup("bottles", "fresh-2", "fresh2_yolo", "Ultralytics", "console, results.csv, args.yaml", "outlines of bottles",
      "YOLO for segmentation, made small", "mask mAP50", "max", "nils/recycle", "belt-cam", {
          "epochs": 12, "batch_size": 16, "lr": 0.006},
      "no other part segments with Ultralytics",
      odd=[
          ("sgd with a cosine", {"optimizer": "SGD", "lr": 0.03, "cos_lr": True, "epochs": 14}),
          ("mosaic", {"mosaic": 1.0, "epochs": 12}),
      ],
      bad=[
          ("config-key-missing", "gross", {"twist": {"val_key": "valid"}, "put_in":
              "the yaml of the data set has no key val"}),
          ("settings-contradict", "gross", {"twist": {"nc": 3}, "put_in":
              "the yaml of the data set says three classes but names two"}),
          ("labels-of-other-task", "gross", {"twist": {"train": {"boxes": True}, "val": {"boxes": True}}}),
          ("label-out-of-range", "gross", {"twist": {"train": {"too_many": True}}}),
      ])

setup("dock", "fresh-2", "fresh2_sb3", "Stable-Baselines3", "stdout tables, csv, TensorBoard", "docking of a cart",
      "TD3", "return", "max", "eric/td3", "eric-nuc", {
          "steps": 2600, "logs": ["stdout", "csv", "tensorboard"]},
      "no other part has TD3; its returns are negative",
      odd=[
          ("evaluated by a callback", {"eval_freq": 500}),
          ("more noise", {"noise": 0.6}),
      ],
      bad=[
          ("version-conflict", "gross", {"twist": {"old_api": True}, "put_in":
              "the environment's reset gives only an observation, as the old Gym had it"}),
          ("reward-sign", "gross", {"twist": {"reward_scale": -1.0}}),
      ])

setup("churn", "fresh-2", "fresh2_skorch", "skorch", "table on the console, TensorBoard", "customers who leave",
      "GRU over months", "balanced accuracy", "max", "paz/churn", "paz-air", {
          "epochs": 9, "batch_size": 32, "lr": 0.003, "optimizer": "adam"},
      "no other part has months of customers",
      odd=[
          ("early stopping", {"patience": 4, "epochs": 30}),
          ("few leave, with weights for the classes", {"data": {"leaving": 0.15}, "class_weights": [0.6, 3.3]}),
      ],
      bad=[
          ("dtype-mismatch", "gross", {"twist": {"targets_as_float": True}}),
          ("imbalance", "clear", {"data": {"leaving": 0.015}, "epochs": 6}),
          ("softmax-twice", "mild", {"twist": {"head": "softmax"}}),
          ("rate-too-low", "gross", {"lr": 0.0, "put_in": "the learning rate is zero, so no weight changes"}),
      ])

setup("depth", "fresh-2", "fresh2_ddp", "PyTorch distributed (gloo, torchrun)", "DLLogger lines and json, TensorBoard",
      "depth of rooms on two processes", "small hourglass", "relative error", "min", "svc/jobs/depth", "node42", {
          "epochs": 6, "batch_size": 16, "lr": 0.004, "console": "dll", "logs": ["tb"], "folder": "results",
          "log_every": 5, "all_ranks": True},
      "no other part has depth",
      launch="torchrun --nproc_per_node 2 --master_addr 127.0.0.1 --master_port 29733 train.py",
      environment={"GLOO_SOCKET_IFNAME": "lo"},
      odd=[("cosine, only rank 0 speaks", {"schedule": "cosine", "all_ranks": False})],
      bad=[
          ("rank-dies", "gross", {"twist": {"item_on_one": "no_entry", "item_at": 321, "timeout": 15}, "put_in":
              "an image that only one process reads has no annotation"}),
          ("rank-dies", "clear", {"twist": {"at_step": 50, "happens": "SIGKILL", "timeout": 15}, "put_in":
              "one process gets SIGKILL"}),
          ("rank-hangs", "gross", {"twist": {"stands_at": 40, "timeout": 10}}),
          ("ranks-apart", "clear", {"twist": {"apart": True}}),
          ("unused-parameters", "gross", {"twist": {"unused": True, "timeout": 15}}),
          ("slow-rank", "clear", {"epochs": 4, "twist": {"slow_rank": 1, "slow": 0.12}}),
      ])
