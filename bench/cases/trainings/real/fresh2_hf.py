# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two trainings with Hugging Face's Trainer, from configurations: answers of a chat (GPT-2, only the answer
counts) and water on radar images (SegFormer)."""

from __future__ import annotations

import os

import numpy as np
import torch
import transformers
from transformers import (EarlyStoppingCallback, GPT2Config, GPT2LMHeadModel, SegformerConfig,
                          SegformerForSemanticSegmentation, Trainer, TrainerCallback, TrainingArguments)

import common
import fresh2_data


class Rows(torch.utils.data.Dataset):
    def __init__(self, x, y, key, twist=None):
        self.x, self.y, self.key, self.twist = x, y, key, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        if self.twist.get("slow_item"):
            common.pause(self.twist["slow_item"])
        x, y = torch.as_tensor(self.x[index]), torch.as_tensor(self.y[index])
        if self.twist.get("uneven") and index % 5 == 0:
            x, y = x[:-2], y[:-2]
        if self.twist.get("no_labels"):
            return {self.key: x, "label_mask": y}
        return {self.key: x, "labels": y}


class Steps(TrainerCallback):
    def __init__(self, twist):
        self.twist = twist

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)

    def on_save(self, args, state, control, **kwargs):
        if self.twist.get("save_takes"):
            common.pause(self.twist["save_takes"])

    def on_evaluate(self, args, state, control, **kwargs):
        if self.twist.get("val_takes"):
            common.pause(self.twist["val_takes"])


def chat(cfg, twist):
    model = GPT2LMHeadModel(GPT2Config(
        vocab_size=twist.get("vocab", 30), n_positions=twist.get("places", 16), n_embd=cfg.get("width", 48), n_layer=2,
        n_head=4, resid_pdrop=cfg.get("dropout", 0.0), embd_pdrop=0.0, attn_pdrop=0.0, bos_token_id=1, eos_token_id=2))
    sets = fresh2_data.splits(fresh2_data.chats, cfg.get("sizes", (1800, 150)), 1, twist, test=200)

    def metrics(found):
        best, truth = found.predictions.argmax(-1)[:, :-1], found.label_ids[:, 1:]
        if twist.get("not_moved"):  # compared with the word before
            best, truth = found.predictions.argmax(-1)[:, 1:], found.label_ids[:, 1:]
        return {"token_accuracy": float((best == truth)[truth >= 0].mean())}

    @torch.no_grad()
    def final(model, x, y):
        best = model(input_ids=torch.as_tensor(x)).logits.argmax(-1).numpy()[:, :-1]
        truth = fresh2_data.splits(fresh2_data.chats, (1, 1), 1, {}, test=200)[2][1][:, 1:]
        return float((best == truth)[truth >= 0].mean())
    return model, sets, "input_ids", metrics, final


def flood(cfg, twist):
    model = SegformerForSemanticSegmentation(SegformerConfig(
        num_channels=twist.get("channels", 3), num_encoder_blocks=2, depths=[1, 1], sr_ratios=[2, 1],
        hidden_sizes=[16, 32], patch_sizes=[5, 3], strides=[2, 2], num_attention_heads=[1, 2], mlp_ratios=[2, 2],
        decoder_hidden_size=24, classifier_dropout_prob=0.0, drop_path_rate=0.0, num_labels=twist.get("outputs", 2)))
    sets = fresh2_data.splits(fresh2_data.floods, cfg.get("sizes", (320, 60)), 1, twist, 2, test=100)
    if twist.get("masks_in_255"):
        sets[0] = (sets[0][0], sets[0][1] * 255)

    def iou(out, truth):
        best = torch.nn.functional.interpolate(torch.as_tensor(out), truth.shape[-2:], mode="bilinear")
        best = best.argmax(1).numpy()
        if twist.get("not_resized"):
            best = best * 0 + best[:, :1, :1]
        return float(((best == 1) & (truth == 1)).sum() / max(1, ((best == 1) | (truth == 1)).sum()))

    def metrics(found):
        return {"iou_water": iou(found.predictions, found.label_ids)}

    @torch.no_grad()
    def final(model, x, y):
        twist["not_resized"] = False
        return iou(model(pixel_values=torch.as_tensor(x)).logits.float(), y)
    return model, sets, "pixel_values", metrics, final


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    model, sets, key, metrics, final = {"chat": chat, "flood": flood}[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = sets
    if twist.get("frozen"):
        for name, weight in model.named_parameters():
            weight.requires_grad_(twist["frozen"] in name)
    arguments = {
        "output_dir": cfg["task"] + "-out", "num_train_epochs": cfg["epochs"], "learning_rate": cfg["lr"],
        "per_device_train_batch_size": cfg["batch_size"], "per_device_eval_batch_size": 50,
        "eval_strategy": cfg.get("eval", "epoch"), "eval_steps": cfg.get("eval_steps"),
        "save_strategy": cfg.get("save", "no"), "save_steps": cfg.get("save_steps", 100), "save_total_limit": 2,
        "logging_steps": cfg.get("log_every", 10), "lr_scheduler_type": cfg.get("schedule", "linear"),
        "warmup_steps": cfg.get("warmup", 0), "weight_decay": cfg.get("weight_decay", 0.0),
        "max_grad_norm": cfg.get("clip", 1.0), "gradient_accumulation_steps": cfg.get("accumulate", 1),
        "report_to": cfg.get("report_to", "none"), "seed": cfg["seed"], "use_cpu": True,
        "disable_tqdm": cfg.get("no_tqdm", False), "max_steps": cfg.get("max_steps", -1),
        "remove_unused_columns": cfg.get("remove_unused_columns", True)}
    calls = [Steps(twist)]
    if cfg.get("patience"):
        arguments.update(load_best_model_at_end=True, metric_for_best_model=cfg["best_of"], save_strategy="epoch",
                         greater_is_better=not twist.get("wrong_way"))
        calls.append(EarlyStoppingCallback(cfg["patience"]))
    arguments.update(twist.get("arguments", {}))
    more = twist.get("trainer", {})
    trainer = Trainer(model=model, args=TrainingArguments(**arguments), train_dataset=Rows(x, y, key, twist),
                      eval_dataset=Rows(vx, vy, key), compute_metrics=metrics, callbacks=calls, **more)
    done = trainer.train(resume_from_checkpoint=bool(common.attempt()) or None)
    trainer.log_metrics("train", done.metrics)
    trainer.save_state()
    said = next((row[name] for row in reversed(trainer.state.log_history) for name in (
        "eval_token_accuracy", "eval_iou_water") if name in row), None)
    common.end(final(trainer.model.float().eval(), np.asarray(tx), np.asarray(ty)), said,
               steps=trainer.state.global_step)


if __name__ == "__main__":
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    main()
