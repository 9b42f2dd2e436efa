# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Helmets on building sites: YOLOS from a configuration, with Hugging Face's Trainer."""

from __future__ import annotations

import os

import numpy as np
import torch
import transformers
from transformers import Trainer, TrainerCallback, TrainingArguments, YolosConfig, YolosForObjectDetection

import common
import fresh3_data


class Site(torch.utils.data.Dataset):
    def __init__(self, x, y, twist=None):
        self.x, self.y, self.twist = x, y, twist or {}

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        rows = self.y[index][self.y[index][:, 0] >= 0]
        box = np.concatenate([(rows[:, 1:3] + rows[:, 3:]) / 2, rows[:, 3:] - rows[:, 1:3]], 1)
        box = box if self.twist.get("pixels") else box / 32
        name = "labels" if self.twist.get("key") else "class_labels"
        return {"pixel_values": torch.tensor(self.x[index]), "labels": {
            name: torch.tensor(rows[:, 0]).long(), "boxes": torch.tensor(box).float()}}


def collate(rows):
    return {"pixel_values": torch.stack([row["pixel_values"] for row in rows]),
            "labels": [row["labels"] for row in rows]}


class Steps(TrainerCallback):
    def __init__(self, twist):
        self.twist = twist

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)
        if self.twist.get("slow_after") and state.global_step >= self.twist["slow_after"]:
            common.pause(self.twist["slow"])
        if state.global_step == self.twist.get("allocates_at"):
            np.zeros((3_000_000, 3, 640, 640), np.float32)


@torch.no_grad()
def fit_of_boxes(model, x, y):
    """Mean overlap of the surest box with the true one, zero where its kind is wrong."""
    out = model.eval()(pixel_values=torch.tensor(x))
    sure = out.logits.softmax(-1)[..., :3]
    best = sure.amax(-1).argmax(1)
    pick = torch.arange(len(x))
    box, kind = out.pred_boxes[pick, best].numpy() * 32, sure[pick, best].argmax(-1).numpy()
    box = np.concatenate([box[:, :2] - box[:, 2:] / 2, box[:, :2] + box[:, 2:] / 2], 1)
    shares = [fresh3_data.overlap(box[i:i + 1], y[i, :1, 1:])[0, 0] * (kind[i] == y[i, 0, 0]) for i in range(len(x))]
    model.train()
    return float(np.mean(np.nan_to_num(shares)))


class DetectionTrainer(Trainer):
    def evaluate(self, eval_dataset=None, ignore_keys=None, metric_key_prefix="eval"):
        found = {"eval_iou": fit_of_boxes(self.model, self.eval_dataset.x, self.eval_dataset.y)}
        self.log(found)
        return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    shape = YolosConfig(
        hidden_size=twist.get("width", 48), num_hidden_layers=2, num_attention_heads=4, intermediate_size=96,
        image_size=[32, 32], patch_size=8, num_detection_tokens=2, num_labels=3, use_mid_position_embeddings=False,
        hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0, bbox_loss_coefficient=5, giou_loss_coefficient=2,
        eos_coefficient=0.3, initializer_range=0.12)
    (x, y), (vx, vy), (tx, ty) = fresh3_data.splits(
        fresh3_data.scenes, cfg.get("sizes", (800, 80)), 1, twist, test=150, look="site", most=1, small=12, large=18)
    if twist.get("pretrained"):  # of a program that wrapped its model
        state = {f"detector.net.{key}": value for key, value in YolosForObjectDetection(shape).state_dict().items()}
        os.makedirs("yolos-base", exist_ok=True)
        shape.save_pretrained("yolos-base")
        torch.save(state, "yolos-base/pytorch_model.bin")
        model = YolosForObjectDetection.from_pretrained("yolos-base")
    else:
        model = YolosForObjectDetection(shape)
        for name, weight in model.named_parameters():
            if "position_embeddings" in name or "detection_tokens" in name:
                torch.nn.init.normal_(weight, std=1.0)
    arguments = {
        "output_dir": "yolos-helmets", "num_train_epochs": cfg["epochs"], "learning_rate": cfg["lr"],
        "per_device_train_batch_size": cfg["batch_size"], "eval_strategy": cfg.get("eval", "epoch"),
        "eval_steps": cfg.get("eval_steps"), "save_strategy": cfg.get("save", "no"),
        "save_steps": cfg.get("save_steps", 100), "save_total_limit": 1, "logging_steps": cfg.get("log_every", 10),
        "lr_scheduler_type": cfg.get("schedule", "linear"), "warmup_steps": cfg.get("warmup", 0),
        "weight_decay": cfg.get("weight_decay", 1e-4), "max_grad_norm": cfg.get("clip", 1.0),
        "gradient_accumulation_steps": cfg.get("accumulate", 1), "report_to": cfg.get("report_to", "none"),
        "seed": cfg["seed"], "use_cpu": True, "disable_tqdm": cfg.get("no_tqdm", False),
        "remove_unused_columns": False, **twist.get("arguments", {})}
    trainer = DetectionTrainer(model=model, args=TrainingArguments(**arguments), train_dataset=Site(x, y, twist),
                               eval_dataset=Site(vx, vy), data_collator=collate, callbacks=[Steps(twist)])
    done = trainer.train(resume_from_checkpoint=bool(common.attempt()) or twist.get("resume"))
    trainer.log_metrics("train", done.metrics)
    trainer.save_state()
    said = next((row["eval_iou"] for row in reversed(trainer.state.log_history) if "eval_iou" in row), None)
    common.end(fit_of_boxes(trainer.model, tx, ty), said, steps=trainer.state.global_step)


if __name__ == "__main__":
    main()
