# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hugging Face's Trainer on a tiny BERT made from a configuration: classes of texts or of words."""

from __future__ import annotations

import os

import numpy as np
import torch
import transformers
from transformers import Trainer, TrainerCallback, TrainingArguments

import common
import data


class Rows(torch.utils.data.Dataset):
    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist = x, y, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("slow_item"):
            common.pause(self.twist["slow_item"])
        row = {"input_ids": torch.tensor(self.x[index]), "labels": torch.tensor(self.y[index])}
        if self.twist.get("key"):
            row[self.twist["key"]] = row.pop("labels")
        return row


class Happens(TrainerCallback):
    def __init__(self, twist):
        self.twist = twist

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)


class InOrder(Trainer):
    def _get_train_sampler(self, *_, **__):
        return torch.utils.data.SequentialSampler(self.train_dataset)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    tokens = cfg["task"] == "tagging"
    maker = data.tagged if tokens else data.sentences
    labels = 4 if tokens else 2
    sizes = cfg.get("sizes", (1200, 200))
    (x, y), (vx, vy), (tx, ty) = data.splits(maker, sizes, cfg.get("data_seed", 1), twist, labels)
    config = transformers.BertConfig(
        vocab_size=twist.get("vocab", 60), hidden_size=cfg.get("hidden", 48),
        num_hidden_layers=cfg.get("layers", 2), num_attention_heads=4, intermediate_size=96,
        max_position_embeddings=32, num_labels=labels,
        hidden_dropout_prob=cfg.get("dropout", 0.1),
        attention_probs_dropout_prob=cfg.get("dropout", 0.1),
        initializer_range=cfg.get("initializer_range", 0.05))
    kind = transformers.BertForTokenClassification if tokens else (
        transformers.BertForSequenceClassification)
    model = kind(config)
    if twist.get("frozen"):
        for name, weight in model.named_parameters():
            weight.requires_grad_("classifier" in name)
    if cfg.get("pretrained"):
        beforehand(model, maker)
    if twist.get("checkpoint_of_other_width"):
        other = transformers.BertConfig(**{**config.to_dict(), "hidden_size": 64})
        model.load_state_dict(kind(other).state_dict())

    def metrics(found):
        best = found.predictions.argmax(-1)
        return {"accuracy": float((best == found.label_ids).mean())}
    arguments = {
        "output_dir": "out", "num_train_epochs": cfg["epochs"], "learning_rate": cfg["lr"],
        "per_device_train_batch_size": cfg["batch_size"], "per_device_eval_batch_size": 100,
        "logging_steps": cfg.get("log_every", 10), "eval_strategy": cfg.get("eval", "epoch"),
        "eval_steps": cfg.get("eval_steps"), "save_strategy": cfg.get("save", "no"),
        "save_steps": cfg.get("save_steps", 500), "weight_decay": cfg.get("weight_decay", 0.0),
        "lr_scheduler_type": cfg.get("schedule", "linear"), "warmup_steps": cfg.get("warmup", 0),
        "max_grad_norm": cfg.get("clip_norm", 1.0), "report_to": cfg.get("report_to", "none"),
        "gradient_accumulation_steps": cfg.get("accumulate", 1), "seed": cfg["seed"],
        "bf16": cfg.get("bf16", False), "use_cpu": True, "disable_tqdm": cfg.get("no_tqdm", False),
        "label_smoothing_factor": cfg.get("label_smoothing", 0.0), "max_steps": cfg.get(
            "max_steps", -1), "optim": cfg.get("optimizer", "adamw_torch")}
    arguments.update(twist.get("arguments", {}))
    args = TrainingArguments(**arguments)
    kind = InOrder if twist.get("in_order") else Trainer
    trainer = kind(model=model, args=args, train_dataset=Rows(x, y, twist),
                   eval_dataset=Rows(vx, vy), compute_metrics=metrics,
                   callbacks=[Happens(twist)])
    if twist.get("stale_weights"):
        stale = [w.detach().clone().requires_grad_() for w in model.parameters()]
        trainer.optimizer = torch.optim.AdamW(stale, cfg["lr"])
    resume = bool(common.attempt()) and not twist.get("from_scratch")
    result = trainer.train(resume_from_checkpoint=resume or None)
    trainer.save_state()
    trainer.log_metrics("train", result.metrics)
    trainer.save_metrics("train", result.metrics)
    said = trainer.evaluate().get("eval_accuracy")
    model.eval()
    with torch.no_grad():
        best = model(input_ids=torch.tensor(tx)).logits.argmax(-1).numpy()
    common.end(float(np.mean(best == ty)), said, steps=trainer.state.global_step)


def beforehand(model, maker):
    x, y = maker(1500, np.random.default_rng(77))
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    model.train()
    for step in range(150):
        pick = np.random.default_rng(step).integers(0, len(x), 32)
        optimizer.zero_grad()
        model(input_ids=torch.tensor(x[pick]), labels=torch.tensor(y[pick])).loss.backward()
        optimizer.step()


if __name__ == "__main__":
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    main()
