# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is recorded: each setup (task, model, framework, loggers), its odd but healthy runs, and its
faults. `seen` may be looked at while rules are written; `held-out` only counts, and so do `fresh` to
`fresh-5`, which were added later and have programs of their own. The split is by task and model: no task or model of
one part occurs in another.

A run is its setup's `cfg` and `twist` with changes on top. `cfg` is what a user would set and
may be written to a file of the run; `twist` is what was put in and stays hidden.
"""

from __future__ import annotations

import faults_fresh
import faults_fresh_2
import faults_fresh_3
import faults_fresh_4
import faults_fresh_5
from faults import FAULTS, SURE

SURE = (*SURE, *faults_fresh.SURE, *faults_fresh_2.SURE, *faults_fresh_3.SURE, *faults_fresh_4.SURE,
        *faults_fresh_5.SURE)

SETUPS = []

# What a script imports, so that an interpreter can be kept warm (see warm.py).
TORCH = ("torch", "torch.utils.tensorboard", "torch.utils.data", "sklearn.datasets")
PRELOADS = {
    "torch_plain": TORCH, "gan": TORCH, "skorch_fit": (*TORCH, "skorch"),
    "lightning_fit": (*TORCH, "lightning"), "rl_sb3": (*TORCH, "stable_baselines3"),
    "hf_trainer": (*TORCH, "transformers.trainer", "transformers.models.bert.modeling_bert"),
    "keras_fit": ("keras", "sklearn.datasets"),
    "fastai_fit": (*TORCH, "fastai.learner", "fastai.metrics", "fastai.callback.schedule"),
    "mmengine_fit": (*TORCH, "mmengine.runner"),
    "ignite_graph": (*TORCH, "ignite.engine", "ignite.handlers.tensorboard_logger"),
    "reinforce": ("torch",),
    "tf_tape": ("keras", "tensorflow", "sklearn.datasets"), "jax_lm": ("jax", "flax.linen", "optax"),
    "fresh_torch": TORCH, "fresh_ppo": TORCH, "fresh_skorch": (*TORCH, "skorch"),
    "fresh_lightning": (*TORCH, "lightning"), "fresh_mmengine": (*TORCH, "mmengine.runner"),
    "fresh_ignite": (*TORCH, "ignite.engine", "ignite.contrib.handlers", "ignite.metrics"),
    "fresh_fastai": (*TORCH, "fastai.tabular.all"), "fresh_sb3": (*TORCH, "stable_baselines3"),
    "fresh_hf": (*TORCH, "transformers.trainer_seq2seq", "transformers.models.marian.modeling_marian"),
    "fresh_keras": ("keras",), "fresh_gan": ("keras", "tensorflow"),
    "fresh_jax": ("jax", "flax.linen", "optax"),
    "fresh2_torch": (*TORCH, "torchvision.ops", "sklearn.metrics", "pandas"),
    "fresh2_lightning": (*TORCH, "lightning", "torchvision.ops"),
    "fresh2_ignite": (*TORCH, "ignite.engine", "ignite.contrib.handlers", "ignite.metrics", "torchvision.ops"),
    "fresh2_mmengine": (*TORCH, "mmengine.runner", "torchvision.ops"),
    "fresh2_skorch": (*TORCH, "skorch", "sklearn.metrics", "torchvision.ops"),
    "fresh2_accelerate": (*TORCH, "accelerate", "transformers.models.distilbert.modeling_distilbert"),
    "fresh2_hf": (*TORCH, "transformers.trainer", "transformers.models.gpt2.modeling_gpt2",
                  "transformers.models.segformer.modeling_segformer"),
    "fresh2_fastai": (*TORCH, "fastai.vision.all"), "fresh2_sb3": (*TORCH, "stable_baselines3"),
    "fresh2_spacy": ("spacy", "spacy.cli.train"), "fresh2_yolo": (*TORCH, "torchvision"),
    "fresh2_keras": ("keras",), "fresh2_tf": ("keras", "tensorflow"), "fresh2_flax": ("jax", "flax.nnx", "optax"),
    "fresh3_torch": (*TORCH, "torchvision.ops", "tqdm", "yaml"),
    "fresh3_lightning": (*TORCH, "lightning", "scipy.optimize"),
    "fresh3_fabric": (*TORCH, "lightning.fabric", "sklearn.metrics"),
    "fresh3_mmengine": (*TORCH, "mmengine.runner", "torchvision.ops"),
    "fresh3_hf": (*TORCH, "transformers.trainer", "transformers.models.yolos.modeling_yolos"),
    "fresh3_yolo": (*TORCH, "torchvision"), "fresh3_skorch": (*TORCH, "skorch", "sklearn.metrics"),
    "fresh3_accelerate": (*TORCH, "accelerate", "transformers.models.clip.modeling_clip"),
    "fresh3_ignite": (*TORCH, "ignite.engine", "ignite.handlers.tqdm_logger", "ignite.metrics"),
    "fresh3_fastai": (*TORCH, "fastai.learner", "fastai.callback.schedule", "fastai.callback.tracker"),
    "fresh3_sb3": (*TORCH, "stable_baselines3"), "fresh3_keras": ("keras",), "fresh3_tf": ("keras", "tensorflow"),
    "fresh3_jax": ("jax", "optax"),
    "fresh4_torch": (*TORCH, "torchvision.ops", "yaml"), "fresh4_monai": TORCH,
    "fresh4_mmengine": (*TORCH, "mmengine.runner"), "fresh4_yolo": (*TORCH, "torchvision"),
    "fresh4_lightning": (*TORCH, "lightning"), "fresh4_c51": TORCH, "fresh4_spacy": ("spacy", "spacy.cli.train"),
    "fresh4_hf": (*TORCH, "transformers.trainer", "transformers.models.electra.modeling_electra", "tokenizers"),
    "fresh4_fastai": (*TORCH, "fastai.learner", "fastai.callback.schedule", "fastai.callback.tracker",
                      "sklearn.preprocessing"),
    "fresh4_accelerate": (*TORCH, "accelerate", "transformers.models.roberta.modeling_roberta"),
    "fresh4_keras": ("keras", "h5py"), "fresh4_tf": ("keras", "tensorflow"),
    "fresh4_flax": ("jax", "flax.linen", "optax"),
    "fresh5_torch": (*TORCH, "pandas"), "fresh5_beads": (*TORCH, "torchvision.models.detection"),
    "fresh5_lightning": (*TORCH, "lightning", "torchmetrics"), "fresh5_volumes": (*TORCH, "yaml"),
    "fresh5_hf": (*TORCH, "transformers.trainer", "transformers.models.llama.modeling_llama", "tokenizers"),
    "fresh5_tf": ("keras", "tensorflow"), "fresh5_keras": ("keras", "tensorflow"), "fresh5_jax": ("jax", "optax"),
    "fresh5_accelerate": (*TORCH, "accelerate", "tqdm.auto"), "fresh5_sb3": (*TORCH, "stable_baselines3"),
    "fresh5_ddp": ("torch", "torch.multiprocessing"), "fresh5_yolo": (*TORCH, "torchvision"),
}


def setup(name, part, script, framework, loggers, task, model, metric, better, home, host, cfg,
          why, odd=(), bad=(), env="torch", twist=None, **more):
    SETUPS.append({"name": name, "part": part, "script": script, "framework": framework,
                   "loggers": loggers, "task": task, "model": model, "metric": metric,
                   "better": better, "home": home, "host": host, "cfg": cfg, "why": why,
                   "odd": odd, "bad": bad, "env": env, "twist": twist or {}, **more})


def changed(setup, change):
    """A run of a setup; a change's keys are of cfg but for the few that say otherwise."""
    change = dict(change)
    own = {key: change.pop(key) for key in (
        "launch", "first", "disk", "put_in") if key in change}
    twist = {**setup["twist"], **change.pop("twist", {})}
    if "launch" not in own and "launch" in setup:
        own["launch"] = setup["launch"]
    return {"cfg": {"seed": 1, **setup["cfg"], **change}, "twist": twist, **own}


def runs():
    import setups_fresh  # noqa: F401  (each fills SETUPS)
    import setups_fresh_2  # noqa: F401
    import setups_fresh_3  # noqa: F401
    import setups_fresh_4  # noqa: F401
    import setups_fresh_5  # noqa: F401
    import setups_held_out  # noqa: F401
    import setups_seen  # noqa: F401
    listed = []
    for one in SETUPS:
        seeds = [f"{one['name']}/seed-{seed}" for seed in (1, 2, 3)]

        def add(key, fault, severity, odd, change):
            listed.append({"key": key, "setup": one, "fault": fault, "severity": severity,
                           "odd": odd, "seeds": seeds, **changed(one, change)})
        for seed, key in zip((1, 2, 3), seeds):
            add(key, None, None, "plain" if seed == 1 else "plain, another seed", {"seed": seed})
        for index, (what, change) in enumerate(one["odd"]):
            add(f"{one['name']}/odd-{index + 1}", None, None, what, change)
        for fault, severity, change in one["bad"]:
            assert fault in FAULTS, fault
            add(f"{one['name']}/{fault}-{severity}", fault, severity, None, change)
    keys = [run["key"] for run in listed]
    assert len(keys) == len(set(keys)), "two runs of one name"
    return listed
