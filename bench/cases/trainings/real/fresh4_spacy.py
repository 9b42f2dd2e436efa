# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a mail is about: what `spacy train config.cfg` does for one text category of four, with its table."""

from __future__ import annotations

import json
import os
import pathlib

import numpy as np
import spacy
from spacy.cli.train import train
from spacy.language import Language
from spacy.tokens import DocBin
from spacy.training import Example

import common

KINDS = ("SPAM", "BILLING", "SUPPORT", "PRAISE")
WORDS = {"SPAM": "winner prize free click casino loan cheap offer bonus urgent lottery pills".split(),
         "BILLING": "invoice payment refund charged card price receipt overdue amount tax bank fee".split(),
         "SUPPORT": "error crash login password install broken update screen slow bug reset screen".split(),
         "PRAISE": "thanks great love happy wonderful perfect friendly best amazing helpful kind nice".split()}
PLAIN = ("hello the my your we i a to of and for it is was on at this that please with have not today again order "
         "account mail team").split()

CONFIG = """[paths]
train = "corpus/train.spacy"
dev = "corpus/dev.spacy"
vectors = {vectors}

[system]
gpu_allocator = null
seed = {seed}

[nlp]
lang = "en"
pipeline = ["{component}"]
batch_size = 256

[components]

[components.{component}]
factory = "{component}"
threshold = 0.5

[components.{component}.model]
@architectures = "spacy.TextCatBOW.v3"
exclusive_classes = {exclusive}
ngram_size = {ngrams}
no_output_layer = false
length = {length}

[corpora]

[corpora.train]
@readers = "spacy.Corpus.v1"
path = ${{paths.train}}

[corpora.dev]
@readers = "spacy.Corpus.v1"
path = ${{paths.dev}}

[training]
gpu_allocator = ${{system.gpu_allocator}}
dev_corpus = "corpora.dev"
train_corpus = "corpora.train"
seed = ${{system.seed}}
dropout = {dropout}
patience = {patience}
max_epochs = 0
max_steps = {steps}
eval_frequency = {eval_steps}

[training.batcher]
@batchers = "spacy.batch_by_sequence.v1"
size = {batch_size}

[training.optimizer]
@optimizers = "Adam.v1"
learn_rate = {lr}
L2 = {l2}
grad_clip = {clip}

[training.score_weights]
{weights}

[initialize]
vectors = ${{paths.vectors}}
"""


def corpus(nlp, count, seed, how):
    r, docs = np.random.default_rng(seed), []
    for i in range(count):
        kind = str(r.choice(KINDS))
        about = [str(w) for w in r.choice(WORDS[kind], 2)] + [str(w) for w in r.choice(WORDS[str(r.choice(KINDS))], 1)]
        words = [str(w) for w in r.choice(PLAIN, int(r.integers(6, 14)))] + about
        words = [words[k] for k in r.permutation(len(words))]
        if how.get("shuffled"):
            kind = str(r.choice(KINDS))
        if how.get("only") and kind not in how["only"]:
            continue
        doc = spacy.tokens.Doc(nlp.vocab, words=words)
        doc.cats = {k: float(k == kind) for k in KINDS}
        if how.get("two_at_once") and i % 9 == 4:
            doc.cats["SUPPORT"] = doc.cats["BILLING"] = 1.0
        if how.get("lower"):
            doc.cats = {k.lower(): v for k, v in doc.cats.items()}
        docs.append(doc)
    return docs


def main():
    cfg, twist = common.settings()
    nlp = spacy.blank("en")
    os.makedirs("corpus")
    for name, count, seed in (("train", cfg.get("texts", 600), 21), ("dev", cfg.get("dev_texts", 120), 22)):
        if twist.get("without") != name:
            DocBin(docs=corpus(nlp, count, seed, twist.get(name, {})), store_user_data=True).to_disk(
                f"corpus/{name}.spacy")
    given = {"seed": cfg["seed"], "component": "textcat", "exclusive": "true", "ngrams": 1, "length": 16384,
             "vectors": "null", "dropout": 0.1, "patience": 1000, "steps": 200, "eval_steps": 20, "batch_size": 32,
             "lr": 0.001, "l2": 0.01, "clip": 1.0, "weights": "cats_score = 1.0",
             **{k: v for k, v in cfg.items() if k not in ("texts", "dev_texts")}, **twist.get("config", {})}
    with open("config.cfg", "w", encoding="utf-8") as file:
        file.write(CONFIG.format(**given))
    plain, done = Language.update, {"steps": 0}

    def update(self, *args, **more):
        found = plain(self, *args, **more)
        done["steps"] += 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        common.at_step(done["steps"], twist)
        return found
    Language.update = update
    train("config.cfg", "output")
    model = spacy.load("output/model-best")
    test = [Example(model.make_doc(" ".join(token.text for token in doc)), doc) for doc in corpus(nlp, 200, 23, {})]
    for path in pathlib.Path("output").rglob("*"):  # weights are not kept
        if path.is_file() and path.name not in ("meta.json", "config.cfg"):
            path.unlink()
    with open("output/model-best/meta.json", encoding="utf-8") as file:
        said = json.load(file)["performance"].get("cats_score")
    common.end(model.evaluate(test).get("cats_score"), said, steps=done["steps"])


if __name__ == "__main__":
    main()
