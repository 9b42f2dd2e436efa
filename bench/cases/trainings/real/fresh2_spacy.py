# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of people, places and firms in short news: what `spacy train config.cfg` does, with its table."""

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

FIRST = "Anna Boris Clara David Elena Felix Greta Hugo Irina Jonas".split()
PARTS = "al bor cas du eri fi gar han iv jen lis os vi por tu mal ghe gra ba ly nor qua bel sil dra fer".split()
KINDS = ("PERSON", "GPE", "ORG")
SAID = ("{0} of {2} flew to {1} on Monday", "{2} opens an office in {1} , says {0}", "In {1} {0} met the board of {2}",
        "Shares of {2} fell while {0} was in {1}", "{0} leaves {2} and moves to {1}", "The mayor of {1} praised {0}",
        "{0} sued {2} last week", "{2} sued {0} last week", "Fans of {0} came to {1}", "Fans of {1} booed {2}",
        "Yesterday {2} named {0} as its head", "Rain in {1} delayed the train for two hours")

CONFIG = """[paths]
train = "corpus/train.spacy"
dev = "corpus/dev.spacy"

[system]
gpu_allocator = null
seed = {seed}

[nlp]
lang = "en"
pipeline = ["tok2vec","ner"]
batch_size = 256

[components]

[components.tok2vec]
factory = "tok2vec"

[components.tok2vec.model]
@architectures = "{tok2vec}"

[components.tok2vec.model.embed]
@architectures = "spacy.MultiHashEmbed.v2"
width = {width}
attrs = ["NORM","PREFIX","SUFFIX","SHAPE"]
rows = [1000,300,300,300]
include_static_vectors = {vectors}

[components.tok2vec.model.encode]
@architectures = "spacy.MaxoutWindowEncoder.v2"
width = {encode_width}
depth = 2
window_size = 1
maxout_pieces = 2

[components.ner]
factory = "ner"

[components.ner.model]
@architectures = "spacy.TransitionBasedParser.v2"
state_type = "ner"
extra_state_tokens = false
hidden_width = 32
maxout_pieces = 2
use_upper = true

[components.ner.model.tok2vec]
@architectures = "spacy.Tok2VecListener.v1"
width = {width}

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
frozen_components = {frozen}

[training.batcher]
@batchers = "spacy.batch_by_words.v1"
size = {batch_size}
discard_oversize = false
tolerance = 0.2

[training.optimizer]
@optimizers = "{optimizer}"
{rate_key} = {lr}
L2 = {l2}
grad_clip = {clip}
"""


def sentence(r):
    """Words, and for each name where it begins and ends, and its kind."""
    words, spans = [], []
    made = ["".join(PARTS[k] for k in r.integers(0, len(PARTS), r.integers(2, 4))).title() for _ in range(3)]
    names = [[FIRST[r.integers(0, 10)], made[0]], [made[1]], [made[2]]]
    if r.random() < 0.6:
        names[0] = names[0][1:]
    if r.random() < 0.2:
        names[2] = names[2] + ["Group"]
    for word in SAID[r.integers(0, len(SAID))].split():
        if word.startswith("{"):
            kind = int(word[1])
            spans.append((len(words), len(words) + len(names[kind]), kind))
            words += names[kind]
        else:
            words.append(word)
    return words, spans


def corpus(nlp, count, seed, how):
    r, docs = np.random.default_rng(seed), []
    for i in range(count):
        words, spans = sentence(r)
        doc = spacy.tokens.Doc(nlp.vocab, words=words)
        if how.get("kinds_shuffled"):
            spans = [(a, b, int(r.integers(0, 3))) for a, b, kind in spans]
        if how.get("moved"):  # ends of names are shifted by a word
            spans = [(min(a + 1, len(words) - 1), min(b + 1, len(words)), kind) for a, b, kind in spans]
        if how.get("names_dropped"):
            spans = [one for one in spans if r.random() > how["names_dropped"]]
        if how.get("renamed"):
            doc.ents = [spacy.tokens.Span(doc, a, b, ("PER", "LOC", "COMPANY")[kind]) for a, b, kind in spans]
        elif not how.get("empty"):
            doc.ents = [spacy.tokens.Span(doc, a, b, KINDS[kind]) for a, b, kind in dict(
                (one[0], one) for one in spans if one[0] < one[1]).values()]
        docs.append(doc)
    return docs


def main():
    cfg, twist = common.settings()
    nlp = spacy.blank("en")
    os.makedirs("corpus")
    for name, count, seed in (("train", cfg.get("texts", 500), 11), ("dev", 80, 12)):
        if twist.get("without") != name:
            DocBin(docs=corpus(nlp, count, seed, twist.get(name, {}))).to_disk(f"corpus/{name}.spacy")
    given = {"seed": cfg["seed"], "tok2vec": "spacy.Tok2Vec.v2", "width": 48, "encode_width": 48, "vectors": "false",
             "dropout": 0.1, "patience": 1600, "steps": 200, "eval_steps": 20, "frozen": "[]", "batch_size": 200,
             "optimizer": "Adam.v1", "rate_key": "learn_rate", "lr": 0.001, "l2": 0.01, "clip": 1.0,
             **{k: v for k, v in cfg.items() if k != "texts"}, **twist.get("config", {})}
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
    plain_evaluate = Language.evaluate

    def evaluate(self, *args, **more):
        if twist.get("val_takes"):
            common.pause(twist["val_takes"])
        return plain_evaluate(self, *args, **more)
    Language.evaluate = evaluate
    train("config.cfg", "output", overrides=twist.get("overrides", {}))
    twist["val_takes"] = 0
    model = spacy.load("output/model-best")
    test = [Example(model.make_doc(" ".join(token.text for token in doc)), doc) for doc in corpus(nlp, 150, 13, {})]
    for path in pathlib.Path("output").rglob("*"):  # weights are not kept
        if path.is_file() and path.name not in ("meta.json", "config.cfg"):
            path.unlink()
    with open("output/model-last/meta.json", encoding="utf-8") as file:
        said = json.load(file)["performance"]["ents_f"]
    common.end(model.evaluate(test)["ents_f"], said, steps=done["steps"])


if __name__ == "__main__":
    main()
