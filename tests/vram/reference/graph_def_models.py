# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes graphs of TensorFlow as its tools do, and what TensorFlow counts of them: graph_def/*.pb,
graph_def/*.tfevents, the Keras JSON of the same models and graph_def/expected.json. The values of
weights are taken out of the graphs: a reader needs none. Made with TensorFlow 2.15:

    python3 graph_def_models.py
"""
import glob
import json
import os
import shutil
import tempfile

import numpy as np
import tensorflow as tf
from tensorflow.core.protobuf import saved_model_pb2
from tensorflow.python.framework.convert_to_constants import convert_variables_to_constants_v2

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "graph_def")
layers = tf.keras.layers
KEPT_VALUES = 64


def small_detector():
    image = layers.Input((64, 96, 3), name="image")
    x = layers.Conv2D(8, 3, 2, "same", use_bias=False, name="stem")(image)
    x = layers.BatchNormalization(name="stem_bn")(x)
    a = layers.ReLU(6.0, name="stem_relu")(x)
    x = layers.ZeroPadding2D(((0, 1), (0, 1)), name="pad")(a)
    x = layers.DepthwiseConv2D(3, 2, "valid", name="deep")(x)
    x = layers.Conv2D(16, 1, activation="relu", name="point")(x)
    x = layers.Add(name="sum")([x, layers.Conv2D(16, 3, padding="same", dilation_rate=2,
                                                 name="dilated")(x)])
    x = layers.MaxPooling2D(3, 2, "same", name="pool")(x)
    up = layers.UpSampling2D(4, name="up")(x)
    x = layers.Concatenate(name="join")([up, a])
    x = layers.Conv2DTranspose(4, 2, 2, "same", name="grow")(x)
    x = layers.AveragePooling2D(2, name="average")(x)
    boxes = layers.Reshape((-1, 2), name="boxes")(layers.Conv2D(6, 1, name="head")(x))
    x = layers.GlobalAveragePooling2D(name="mean")(x)
    label = layers.Dense(5, activation="softmax", name="label")(x)
    return tf.keras.Model(image, [boxes, label], name="small_detector")


def strip(graph):
    """Takes the values of weights out: their shapes stay."""
    nodes = list(graph.node)
    for function in graph.library.function:
        nodes += function.node_def
    for node in nodes:
        tensor = node.attr["value"].tensor if "value" in node.attr else None
        if tensor is not None and len(tensor.tensor_content) > 8 * KEPT_VALUES:
            tensor.tensor_content = b""
    return graph


def frozen(model):
    size = [1 if side is None else side for side in model.inputs[0].shape]
    call = tf.function(lambda image: model(image, training=False))
    concrete = call.get_concrete_function(
        tf.TensorSpec([None] + size[1:], tf.float32, name="image"))
    return strip(convert_variables_to_constants_v2(concrete, lower_control_flow=False)
                 .graph.as_graph_def())


def counts(model):
    return {"parameters": int(sum(np.prod(w.shape) for w in model.trainable_weights)),
            "statistics": int(sum(np.prod(w.shape) for w in model.non_trainable_weights))}


def write(name, data):
    with open(os.path.join(HERE, name), "wb") as out:
        out.write(data)


def trained_log(name, model):
    """The event file of one step, as the TensorBoard callback writes it."""
    model.compile("adam", ["mse", "sparse_categorical_crossentropy"])
    size = model.inputs[0].shape[1:]
    boxes = model.outputs[0].shape[1:]
    with tempfile.TemporaryDirectory() as folder:
        callback = tf.keras.callbacks.TensorBoard(folder, write_graph=True, update_freq="epoch")
        model.fit(np.zeros((2, *size), np.float32),
                  [np.zeros((2, *boxes), np.float32), np.zeros((2, 1), np.int32)],
                  batch_size=2, epochs=1, callbacks=[callback], verbose=0)
        log, = glob.glob(os.path.join(folder, "train", "events.out.tfevents.*"))
        shutil.copyfile(log, os.path.join(HERE, name + ".tfevents"))


def traced_log(name, model):
    """The run metadata that tf.summary.trace_export() writes."""
    with tempfile.TemporaryDirectory() as folder:
        writer = tf.summary.create_file_writer(folder)
        call = tf.function(lambda image: model(image, training=False))
        tf.summary.trace_on(graph=True, profiler=False)
        call(tf.zeros([1] + list(model.inputs[0].shape[1:])))
        with writer.as_default():
            tf.summary.trace_export("traced", step=0)
        writer.close()
        log, = glob.glob(os.path.join(folder, "events.out.tfevents.*"))
        shutil.copyfile(log, os.path.join(HERE, name + ".tfevents"))


def classic(uses_resources):
    """A training graph of TensorFlow 1: images resized in a loop, batch norm in training mode,
    a momentum optimizer."""
    v1 = tf.compat.v1
    graph = tf.Graph()
    with graph.as_default():
        with v1.variable_scope("net", use_resource=uses_resources):
            raw = v1.placeholder(tf.uint8, [None, None, None, 3], name="image_tensor")
            x = tf.map_fn(lambda one: tf.image.resize(one, [32, 48]), tf.cast(raw, tf.float32))
            x = tf.ensure_shape(x, [None, 32, 48, 3]) * 0.0078 - 1.0
            trained = 0
            width = 3
            for at, out in enumerate((8, 16)):
                kernel = v1.get_variable("conv%d/weights" % at, [3, 3, width, out])
                scale = v1.get_variable("conv%d/gamma" % at, [out])
                shift = v1.get_variable("conv%d/beta" % at, [out])
                mean = v1.get_variable("conv%d/moving_mean" % at, [out], trainable=False)
                variance = v1.get_variable("conv%d/moving_variance" % at, [out], trainable=False)
                x = tf.nn.conv2d(x, kernel, 2, "SAME")
                x, now, spread = v1.nn.fused_batch_norm(x, scale, shift, is_training=True)
                v1.add_to_collection(v1.GraphKeys.UPDATE_OPS,
                                     v1.assign(mean, 0.9 * mean + 0.1 * now))
                v1.add_to_collection(v1.GraphKeys.UPDATE_OPS,
                                     v1.assign(variance, 0.9 * variance + 0.1 * spread))
                x = tf.nn.relu(x)
                trained += 9 * width * out + 2 * out
                width = out
            x = tf.reshape(x, [-1, 8 * 12 * 16])
            matrix = v1.get_variable("label/weights", [8 * 12 * 16, 5])
            bias = v1.get_variable("label/biases", [5])
            trained += 8 * 12 * 16 * 5 + 5
            logits = tf.nn.bias_add(tf.matmul(x, matrix), bias)
        labels = v1.placeholder(tf.int64, [None], name="labels")
        loss = tf.reduce_mean(
            tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=logits))
        v1.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
    return graph, {"parameters": trained, "statistics": 2 * (8 + 16)}


def main():
    tf.random.set_seed(0)
    os.makedirs(HERE, exist_ok=True)
    models = {
        "small_detector": small_detector(),
        "mobilenet_v2": tf.keras.applications.MobileNetV2((64, 96, 3), weights=None, classes=7),
        "resnet50": tf.keras.applications.ResNet50(weights=None, input_shape=(64, 64, 3),
                                                   classes=7),
    }
    expected = {}
    for name, model in models.items():
        expected[name] = counts(model)
        write(name + ".pb", frozen(model).SerializeToString(deterministic=True))
        write(name + ".json", model.to_json().encode())
    trained_log("small_detector", models["small_detector"])
    traced_log("small_detector_traced", models["small_detector"])
    with tempfile.TemporaryDirectory() as folder:
        tf.saved_model.save(models["small_detector"], folder)
        with open(os.path.join(folder, "saved_model.pb"), "rb") as saved:
            message = saved_model_pb2.SavedModel.FromString(saved.read())
        message.meta_graphs[0].ClearField("object_graph_def")
        write("small_detector_saved.pb", message.SerializeToString(deterministic=True))
    for name, uses_resources in (("classic_reference", False), ("classic_resource", True)):
        graph, expected[name] = classic(uses_resources)
        with tempfile.TemporaryDirectory() as folder:
            with graph.as_default(), tf.compat.v1.summary.FileWriter(folder, graph):
                pass
            log, = glob.glob(os.path.join(folder, "events.out.tfevents.*"))
            shutil.copyfile(log, os.path.join(HERE, name + ".tfevents"))
    with open(os.path.join(HERE, "expected.json"), "w", encoding="utf-8") as out:
        json.dump({"tensorflow": tf.__version__, "models": expected}, out, separators=(",", ":"))
        out.write("\n")


main()
