#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the trainable parameters of odapi_variants/*.config as the TensorFlow Object Detection API
builds them: configurations of its TF2 zoo with another extractor, other levels, anchors, depths.

usage: odapi_variants.py DIR where DIR holds object_detection/ (May 2022, with compiled protos).
Writes odapi_variants.json. Needs tensorflow 2.15 and the packages that the API imports.
"""
import json
import os
import pathlib
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")

import keras.applications.resnet  # noqa: E402
import tensorflow as tf  # noqa: E402
from google.protobuf import text_format  # noqa: E402
from keras.src.applications import resnet  # noqa: E402
from keras.src.utils import data_utils  # noqa: E402

BATCH = 2
BOXES = 10
HERE = pathlib.Path(__file__).resolve().with_suffix("")


def without_downloads():
    """Weights change no count. ResNet-18 and 34 call what Keras 2.15 has moved."""
    data_utils.get_file = lambda *args, **named: ""
    tf.keras.Model.load_weights = lambda *args, **named: None
    keras.applications.resnet.ResNet = resnet.ResNet
    tf.keras.applications.resnet.ResNet = resnet.ResNet


def trained(path):
    from object_detection.builders import model_builder
    from object_detection.protos import pipeline_pb2

    tf.keras.backend.clear_session()
    pipeline = pipeline_pb2.TrainEvalPipelineConfig()
    text_format.Merge(path.read_text(encoding="utf-8"), pipeline)
    model = model_builder.build(pipeline.model, True)
    part = getattr(pipeline.model, pipeline.model.WhichOneof("model"))
    resizer = getattr(part.image_resizer, part.image_resizer.WhichOneof("image_resizer_oneof"))
    fixed = hasattr(resizer, "height")
    height, width = ((resizer.height, resizer.width) if fixed
                     else (resizer.max_dimension, resizer.max_dimension))

    @tf.function
    def predict(images, shapes):
        model.provide_groundtruth(
            groundtruth_boxes_list=[tf.tile([[0.1, 0.1, 0.5, 0.5]], [BOXES, 1])] * BATCH,
            groundtruth_classes_list=[tf.one_hot([0] * BOXES, part.num_classes)] * BATCH,
            groundtruth_weights_list=[tf.ones([BOXES])] * BATCH)
        return model.predict(images, shapes)

    predict.get_concrete_function(tf.TensorSpec([BATCH, height, width, 3]),
                                  tf.TensorSpec([BATCH, 3], tf.int32))
    return sum(int(variable.shape.num_elements()) for variable in model.trainable_variables)


def main():
    sys.path.insert(0, sys.argv[1])
    without_downloads()
    counts = {path.stem: trained(path) for path in sorted(HERE.glob("*.config"))}
    with open(HERE.with_suffix(".json"), "w", encoding="utf-8") as out:
        json.dump({"tensorflow": tf.__version__, "trained": counts}, out, indent=1)
        out.write("\n")


main()
