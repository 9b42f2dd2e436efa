# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Phrases of one made-up language into another: a small MarianMT from its
configuration, Seq2SeqTrainer."""

from __future__ import annotations

import os

import numpy as np
import torch
import transformers
from transformers import (EarlyStoppingCallback, MarianConfig, MarianMTModel, Seq2SeqTrainer,
                          Seq2SeqTrainingArguments, TrainerCallback)

import common
import fresh_data


class Pairs(torch.utils.data.Dataset):
    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist = x, y, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("slow_item"):
            common.pause(self.twist["slow_item"])
        x, y = torch.tensor(self.x[index]), torch.tensor(self.y[index])
        mask = (x != 0).long()
        if self.twist.get("mask") == "inverted":
            mask = 1 - mask
        labels = y if self.twist.get("pads_count") else torch.where(y == 0, -100, y)
        if self.twist.get("mask") == "labels":  # the other way round: only fillings count
            labels = torch.where(y == 0, y, -100)
        return {"input_ids": x, "attention_mask": mask, "labels": labels}


class Steps(TrainerCallback):
    def __init__(self, twist):
        self.twist = twist

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)

    def on_evaluate(self, args, state, control, **kwargs):
        if self.twist.get("val_takes"):
            common.pause(self.twist["val_takes"])


@torch.no_grad()
def exact(model, x, y):
    """Share of words that free generation gets right."""
    model.eval()
    given = torch.tensor(x)
    said = model.generate(input_ids=given, attention_mask=(given != 0).long(), max_new_tokens=7,
                          do_sample=False, num_beams=1)[:, 1:]
    said = torch.nn.functional.pad(said, (0, max(0, 7 - said.shape[1])))[:, :7].numpy()
    there = y > 1
    return float((said == y)[there].mean())


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    (x, y), (vx, vy), (tx, ty) = fresh_data.splits(
        fresh_data.phrases, cfg.get("sizes", (1600, 150)), 1, twist, test=200)
    wide = cfg.get("width", 48)
    model = MarianMTModel(MarianConfig(
        vocab_size=twist.get("vocab", 36), d_model=wide, encoder_layers=1, decoder_layers=1,
        encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=96, decoder_ffn_dim=96,
        max_position_embeddings=16, dropout=cfg.get("dropout", 0.0), attention_dropout=0.0,
        activation_dropout=0.0, init_std=0.08 * twist.get("init", 1.0), pad_token_id=0, eos_token_id=1,
        bos_token_id=0, decoder_start_token_id=0, forced_eos_token_id=None))
    if twist.get("frozen"):
        for name, weight in model.named_parameters():
            weight.requires_grad_("lm_head" in name)
    if twist.get("bf16_weights"):
        model = model.bfloat16()

    def metrics(found):
        best = found.predictions[0] if isinstance(found.predictions, tuple) else found.predictions
        best, there = best.argmax(-1), found.label_ids > 1
        return {"word_accuracy": float((best == found.label_ids)[there].mean())}
    arguments = {
        "output_dir": "marian-phrases", "num_train_epochs": cfg["epochs"], "learning_rate": cfg["lr"],
        "per_device_train_batch_size": cfg["batch_size"], "per_device_eval_batch_size": 75,
        "eval_strategy": cfg.get("eval", "epoch"), "eval_steps": cfg.get("eval_steps"),
        "save_strategy": cfg.get("save", "no"), "save_steps": cfg.get("save_steps", 100),
        "logging_steps": cfg.get("log_every", 20), "lr_scheduler_type": cfg.get("schedule", "linear"),
        "warmup_steps": cfg.get("warmup", 0), "weight_decay": cfg.get("weight_decay", 0.0),
        "max_grad_norm": cfg.get("clip", 1.0), "gradient_accumulation_steps": cfg.get("accumulate", 1),
        "report_to": cfg.get("report_to", "none"), "seed": cfg["seed"], "use_cpu": True,
        "label_smoothing_factor": cfg.get("label_smoothing", 0.0), "optim": cfg.get(
            "optimizer", "adamw_torch"), "disable_tqdm": cfg.get("no_tqdm", False),
        "load_best_model_at_end": bool(cfg.get("patience")), "metric_for_best_model": cfg.get(
            "best_of", "word_accuracy"), "logging_dir": "marian-phrases/runs"}
    for key in [key for key in arguments if key not in Seq2SeqTrainingArguments.__dataclass_fields__]:
        arguments.pop(key)
    if cfg.get("patience"):
        arguments["greater_is_better"] = not twist.get("wrong_way")
        arguments["save_strategy"] = "epoch"
        arguments["save_total_limit"] = 1
    arguments.update(twist.get("arguments", {}))
    calls = [Steps(twist)] + ([EarlyStoppingCallback(cfg["patience"])] if cfg.get("patience") else [])
    trainer = Seq2SeqTrainer(
        model=model, args=Seq2SeqTrainingArguments(**arguments), train_dataset=Pairs(x, y, twist),
        eval_dataset=Pairs(vx, vy, twist), compute_metrics=metrics, callbacks=calls)
    done = trainer.train(resume_from_checkpoint=bool(common.attempt()) or None)
    trainer.log_metrics("train", done.metrics)
    trainer.save_state()
    said = trainer.evaluate().get("eval_word_accuracy")
    common.end(exact(trainer.model.float(), tx, ty), said, steps=trainer.state.global_step)


if __name__ == "__main__":
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    main()
