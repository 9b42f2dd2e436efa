# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Instructions that are to be followed (sort, first, back, same): a small Llama from a configuration, fine-tuned with
Hugging Face's Trainer; answers are generated for the evaluation."""

from __future__ import annotations

import json

import numpy as np
import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (
    LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, Trainer, TrainerCallback, TrainingArguments)

import common
import fresh5_data

PLAIN = "[PAD] <s> </s> [UNK] ### Instruction Response sort first back same".split()


def tokenizer_of(twist):
    known = {word: i for i, word in enumerate([*PLAIN, *"abcdefgh"])}
    raw = Tokenizer(models.WordLevel(known, unk_token="[UNK]"))
    raw.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    return PreTrainedTokenizerFast(tokenizer_object=raw, unk_token="[UNK]", bos_token="<s>", eos_token="</s>",
                                   pad_token="</s>" if twist.get("pad_is_end") else "[PAD]")


class Rows(torch.utils.data.Dataset):
    """Prompts and answers, padded on the right; the loss is asked for answers only."""

    def __init__(self, rows, tokenizer, twist, length=12):
        self.rows = []
        marker = ["<|assistant|>"] if twist.get("marker") else []
        for prompt, answer in rows:
            ids = tokenizer.convert_tokens_to_ids(["<s>", "###", *prompt, "Response", *marker])
            out = tokenizer.convert_tokens_to_ids([*answer, "</s>"])
            row = ids + out
            labels = [-100] * len(ids) + out
            fill = length - len(row)
            mask, labels = [1] * len(row) + [0] * fill, labels + [-100] * fill
            row = row + [tokenizer.pad_token_id] * fill
            if twist.get("pad_is_end"):  # as a collator does that hides all padding
                labels = [-100 if token == tokenizer.pad_token_id else label for token, label in zip(row, labels)]
            if twist.get("moved"):
                labels = labels[1:] + [-100]
            self.rows.append({"input_ids": row, "attention_mask": mask,
                              **({} if twist.get("unlabelled") else {"labels": labels})})

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


@torch.no_grad()
def answered(model, tokenizer, rows, side, marker):
    """The share of answers that are right to the end."""
    model.eval()
    ids = [tokenizer.convert_tokens_to_ids(["<s>", "###", *prompt, "Response", *(["<|assistant|>"] if marker else [])])
           for prompt, _ in rows]
    longest = max(map(len, ids)) + (2 if side == "right" else 0)
    batch = [([tokenizer.pad_token_id] * (longest - len(row)) + row) if side == "left" else (
        row + [tokenizer.pad_token_id] * (longest - len(row))) for row in ids]
    batch = torch.tensor(batch)
    out = model.generate(batch, attention_mask=(batch != tokenizer.pad_token_id).long(), max_new_tokens=6,
                         do_sample=False, pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id)
    model.train()
    good = 0
    for row, (_, answer) in zip(out[:, longest:].tolist(), rows):
        wanted = tokenizer.convert_tokens_to_ids([*answer, "</s>"])
        good += row[:len(wanted)] == wanted
    return good / len(rows)


class Answers(TrainerCallback):
    def __init__(self, tokenizer, rows, twist, cfg):
        self.tokenizer, self.rows, self.twist, self.cfg, self.said = tokenizer, rows, twist, cfg, None

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)

    def on_evaluate(self, args, state, control, model=None, **kwargs):
        self.said = answered(model, self.tokenizer, self.rows, self.cfg.get("padding_side", "left"),
                             self.twist.get("marker"))
        print({"epoch": round(state.epoch, 2), "gen_exact": round(self.said, 4)}, flush=True)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    transformers.set_seed(cfg["seed"])
    tokenizer = tokenizer_of(twist)
    size = len(tokenizer)
    if twist.get("marker"):
        tokenizer.add_special_tokens({"additional_special_tokens": ["<|assistant|>"]})
    train, val, test = (fresh5_data.commands(n, np.random.default_rng(80 + k))
                        for k, n in enumerate((*cfg.get("sizes", (960, 100)), 200)))
    model = LlamaForCausalLM(LlamaConfig(
        vocab_size=size, hidden_size=48, intermediate_size=96, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, max_position_embeddings=32, initializer_range=0.1, bos_token_id=1, eos_token_id=2,
        pad_token_id=tokenizer.pad_token_id, attention_dropout=cfg.get("attention_dropout", 0.0)))
    if cfg.get("resize"):
        model.resize_token_embeddings(len(tokenizer))
    if cfg.get("frozen"):
        model.model.embed_tokens.requires_grad_(False)
    given = {"output_dir": "llama-sft", "num_train_epochs": 8, "learning_rate": 0.004,
             "per_device_train_batch_size": 32, "per_device_eval_batch_size": 100,
             "eval_strategy": "epoch", "save_strategy": "no", "save_total_limit": 1,
             "logging_steps": 15, "lr_scheduler_type": "cosine", "warmup_steps": 15, "report_to": "none",
             "use_cpu": True, "disable_tqdm": True, **cfg.get("sft", {})}
    with open("sft_config.json", "w", encoding="utf-8") as file:
        json.dump({**given, "padding_side": cfg.get("padding_side", "left"), "vocab_size": size,
                   "tokenizer": {"len": len(tokenizer), "pad_token": tokenizer.pad_token,
                                 "eos_token": tokenizer.eos_token}}, file, indent=2)
    print(f"***** {len(train)} training examples, first: {' '.join(train[0][0])} -> {' '.join(train[0][1])} *****\n"
          f"trainable params: {sum(w.numel() for w in model.parameters() if w.requires_grad):,}", flush=True)
    call = Answers(tokenizer, val, twist, cfg)
    trainer = Trainer(model=model, args=TrainingArguments(seed=cfg["seed"], **given), callbacks=[call],
                      train_dataset=Rows(train, tokenizer, twist), eval_dataset=Rows(val, tokenizer, twist))
    trainer.train(resume_from_checkpoint=bool(common.attempt()))
    trainer.save_state()
    found = answered(model, tokenizer, test, "left", twist.get("marker"))
    print({"gen_exact_final": call.said}, flush=True)
    common.end(found, call.said, steps=trainer.state.global_step)


if __name__ == "__main__":
    main()
