# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers that stand in a short text: ELECTRA for spans from a configuration, with Hugging Face's Trainer."""

from __future__ import annotations

import dataclasses
import os

import numpy as np
import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (
    ElectraConfig, ElectraForQuestionAnswering, HfArgumentParser, PreTrainedTokenizerFast, Trainer, TrainerCallback,
    TrainingArguments)

import common

ASKED = {"who": [f"{a}{b}" for a in ("an", "bo", "cla", "da", "el") for b in ("na", "ris", "vid")],
         "where": [f"{a}{b}" for a in ("ham", "lon", "par", "tor", "ve") for b in ("burg", "ville", "ona")],
         "when": "monday tuesday wednesday thursday friday saturday sunday noon midnight dawn".split(),
         "what": "violin lamp ladder bicycle kettle carpet wallet camera drum mirror".split()}
FILLERS = "the a then quietly again old new with of and very small large red said it was bought seen near".split()


@dataclasses.dataclass
class DataTrainingArguments:
    max_seq_length: int = 32
    doc_stride: int = 16
    pad_to_max_length: bool = True


def texts(count, r):
    """(question, words of the context, where the answer begins, where it ends)"""
    found = []
    for _ in range(count):
        kinds = [str(kind) for kind in r.permutation(list(ASKED))]
        words, spans = [], {}
        for kind in kinds:
            words += [str(w) for w in r.choice(FILLERS, int(r.integers(2, 5)))]
            n = int(r.integers(1, 3))
            spans[kind] = (len(words), len(words) + n - 1)
            words += [str(w) for w in r.choice(ASKED[kind], n)]
        kind = kinds[int(r.integers(0, 4))]
        found.append((kind, words, *spans[kind]))
    return found


def encoded(rows, tokenizer, data, shift=0):
    out = tokenizer([q for q, *_ in rows], [" ".join(w) for _, w, *_ in rows], truncation="only_second",
                    max_length=data.max_seq_length, padding="max_length")
    begin, end = [], []
    for _, _, a, b in rows:
        a, b = a + 3 + shift, b + 3 + shift  # [CLS] question [SEP]
        inside = b < data.max_seq_length - 1
        begin.append(a if inside else 0)
        end.append(b if inside else 0)
    return [{"input_ids": out["input_ids"][i], "attention_mask": out["attention_mask"][i],
             "token_type_ids": out["token_type_ids"][i], "start_positions": begin[i], "end_positions": end[i]}
            for i in range(len(rows))]


class Steps(TrainerCallback):
    def __init__(self, twist):
        self.twist = twist

    def on_step_end(self, args, state, control, **kwargs):
        common.at_step(state.global_step, self.twist)


def exact(found):
    (first, last), (begin, end) = found.predictions[:2], found.label_ids
    return {"exact_match": float(((first.argmax(1) == begin) & (last.argmax(1) == end)).mean())}


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    vocabulary = {word: i for i, word in enumerate(
        ["[PAD]", "[UNK]", "[CLS]", "[SEP]", *ASKED, *(w for words in ASKED.values() for w in words), *FILLERS])}
    raw = Tokenizer(models.WordLevel(vocabulary, unk_token="[UNK]"))
    raw.pre_tokenizer = pre_tokenizers.Whitespace()
    from tokenizers.processors import TemplateProcessing
    raw.post_processor = TemplateProcessing(single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1",
                                            special_tokens=[("[CLS]", 2), ("[SEP]", 3)])
    names = {} if twist.get("no_pad") else {"pad_token": "[PAD]"}
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=raw, unk_token="[UNK]", cls_token="[CLS]", sep_token="[SEP]",
                                        model_input_names=["input_ids", "token_type_ids", "attention_mask"],
                                        **names)
    given = {"output_dir": "electra-qa", "num_train_epochs": cfg["epochs"], "learning_rate": cfg["lr"],
             "per_device_train_batch_size": cfg["batch_size"], "per_device_eval_batch_size": 100,
             "eval_strategy": cfg.get("eval", "epoch"), "eval_steps": cfg.get("eval_steps"),
             "save_strategy": cfg.get("save", "no"), "save_steps": cfg.get("save_steps", 100), "save_total_limit": 1,
             "logging_steps": cfg.get("log_every", 20), "lr_scheduler_type": cfg.get("schedule", "linear"),
             "warmup_steps": cfg.get("warmup", 0), "weight_decay": cfg.get("weight_decay", 0.01),
             "max_grad_norm": cfg.get("clip", 1.0), "report_to": cfg.get("report_to", "none"), "seed": cfg["seed"],
             "use_cpu": True, "disable_tqdm": True, "max_seq_length": cfg.get("max_seq_length", 32),
             **cfg.get("more", {})}
    words = [w for k, v in given.items() if v is not None for w in (f"--{k}", str(v))] + twist.get("words", [])
    data, args = HfArgumentParser((DataTrainingArguments, TrainingArguments)).parse_args_into_dataclasses(words)
    shown = {k: v for k, v in given.items() if v is not None}
    print(f"Training/evaluation parameters {shown}\n{data}", flush=True)
    transformers.set_seed(cfg["seed"])
    shape = ElectraConfig(vocab_size=len(vocabulary), embedding_size=48, hidden_size=48, num_hidden_layers=2,
                          num_attention_heads=4, intermediate_size=96, max_position_embeddings=64,
                          hidden_dropout_prob=cfg.get("dropout", 0.0), attention_probs_dropout_prob=0.0,
                          initializer_range=0.12)
    with torch.device("meta" if twist.get("empty") else "cpu"):
        model = ElectraForQuestionAnswering(shape)
    shift = twist.get("shift", 0)
    train, val = (texts(n, np.random.default_rng(40 + k)) for k, n in enumerate(cfg.get("sizes", (1280, 200))))
    sets = [encoded(train, tokenizer, data, shift), encoded(val, tokenizer, data)]
    trainer = Trainer(model=model, args=args, train_dataset=sets[0], eval_dataset=sets[1], compute_metrics=exact,
                      callbacks=[Steps(twist)])
    done = trainer.train(resume_from_checkpoint=True if common.attempt() else None)
    trainer.log_metrics("train", done.metrics)
    trainer.save_state()
    said = next((row["eval_exact_match"] for row in reversed(trainer.state.log_history)
                 if "eval_exact_match" in row), None)
    test = encoded(texts(300, np.random.default_rng(50)), tokenizer, DataTrainingArguments())
    found = trainer.predict(test, metric_key_prefix="test").metrics["test_exact_match"]
    common.end(found, said, steps=trainer.state.global_step)


if __name__ == "__main__":
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    main()
