# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes models as model.to_json() and what Keras counts of them: keras/*.json and
keras/expected.json. Made with TensorFlow 2.15.1:

    python3 keras_models.py
"""
import json
import os

import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers as L

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "keras")


def small_detector():
    """Nested models, a shared head on two levels, branches, a frozen backbone."""
    image = keras.Input((64, 96, 3), name="image")
    backbone_in = keras.Input((64, 96, 3))
    x = L.Rescaling(1 / 255)(backbone_in)
    x = L.ZeroPadding2D(((1, 0), (0, 1)))(x)
    x = L.Conv2D(8, 3, strides=2, padding="valid", use_bias=False)(x)
    x = L.BatchNormalization()(x)
    c1 = L.ReLU(6.0)(x)
    c2 = L.DepthwiseConv2D(3, strides=2, padding="same", depth_multiplier=2)(c1)
    backbone = keras.Model(backbone_in, [c1, c2], name="backbone")
    backbone.trainable = False
    c1, c2 = backbone(image)
    p2 = L.SeparableConv2D(16, 3, padding="same", activation="swish")(c2)
    p1 = L.Add()([L.Conv2D(16, 1)(c1), L.UpSampling2D()(p2)])
    head = keras.Sequential([L.Conv2D(12, 3, padding="same", activation="relu"),
                             L.Conv2D(6, 1)], name="head")
    outs = [L.Reshape((-1, 6))(head(p)) for p in (p1, p2)]
    return keras.Model(image, L.Concatenate(axis=1)(outs), name="small_detector")


def small_sequence():
    return keras.Sequential([
        keras.Input((20,)),
        L.Embedding(100, 16),
        L.Conv1D(24, 3, padding="causal", activation="gelu"),
        L.MaxPooling1D(2),
        L.Bidirectional(L.LSTM(8, return_sequences=True)),
        L.GRU(12),
        L.Dropout(0.5),
        L.Dense(4, activation="softmax")], name="small_sequence")


def small_transformer():
    tokens = keras.Input((32, 24))
    x = L.LayerNormalization()(tokens)
    x = L.MultiHeadAttention(4, 6, dropout=0.1)(x, x)
    x = L.Add()([tokens, x])
    y = L.Dense(48, activation="gelu")(L.LayerNormalization()(x))
    y = L.Dense(24)(y)
    z = L.GlobalAveragePooling1D()(x + y)
    return keras.Model(tokens, L.Dense(5)(z), name="small_transformer")


def small_volume():
    volume = keras.Input((8, 16, 16, 2))
    x = L.Conv3D(4, 3, padding="same", activation="relu")(volume)
    x = L.MaxPooling3D(2)(x)
    x = L.Conv3DTranspose(2, 3, strides=2)(x)
    x = L.Cropping3D(((0, 1), (1, 0), (1, 0)))(x)
    x = L.PReLU(shared_axes=[1, 2, 3])(x)
    return keras.Model(volume, L.Flatten()(x), name="small_volume")


MODELS = {
    "small_detector": small_detector,
    "small_sequence": small_sequence,
    "small_transformer": small_transformer,
    "small_volume": small_volume,
    "mobilenet_v2": lambda: keras.applications.MobileNetV2((96, 96, 3), weights=None, classes=10),
    "efficientnet_b0": lambda: keras.applications.EfficientNetB0(
        input_shape=(96, 128, 3), weights=None, classes=10),
}


def count(weights):
    return int(sum(np.prod(w.shape) for w in weights))


def statistics(model):
    """Moving means and variances, at any depth."""
    total = 0
    for layer in model._flatten_layers(include_self=False):
        if isinstance(layer, L.BatchNormalization):
            total += count([layer.moving_mean, layer.moving_variance])
        if isinstance(layer, L.Normalization):
            total += count(layer.weights)
    return total


def main():
    expected = {}
    for name, make in MODELS.items():
        keras.backend.clear_session()
        model = make()
        shapes = {}
        for layer in model.layers:
            shape = layer.output_shape
            if isinstance(shape, tuple):
                shapes[layer.name] = list(shape[1:])
        expected[name] = {
            "all": model.count_params() - statistics(model),
            "trainable": count(model.trainable_weights),
            "statistics": statistics(model),
            "shapes": shapes,
        }
        with open(os.path.join(HERE, name + ".json"), "w", encoding="utf-8") as out:
            json.dump(json.loads(model.to_json()), out, separators=(",", ":"))
            out.write("\n")
    with open(os.path.join(HERE, "expected.json"), "w", encoding="utf-8") as out:
        json.dump({"tensorflow": tf.__version__, "models": expected}, out, separators=(",", ":"))
        out.write("\n")


main()
