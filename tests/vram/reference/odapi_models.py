#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what the models of the TensorFlow Object Detection API are made of, from the API itself.

For each zoo configuration (TF2), the model is built and one training step is traced to a graph with
all shapes static: forward pass, target assignment, loss, gradients. Nothing is run. Counted:

- parameters (variables with a gradient) and the other variables;
- what the gradients need of the forward pass: every tensor made by an operation of the forward pass
  that an operation of the backward pass consumes, once (views such as Reshape count as the tensor
  they show), without variables and constants, by the operation that made it. Operations that no
  gradient needs are left out, as TensorFlow prunes them.

usage: odapi_models.py DIR [CONFIG...] where DIR holds object_detection/ (with compiled protos).
Adds to odapi_models.json. Needs tensorflow 2.15 and the packages that the API imports.
"""

import json
import os
import pathlib
import sys
import tempfile

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")

import tensorflow as tf  # noqa: E402

BATCH = 2
BOXES = 100  # Padded, as by default: input_reader.max_number_of_boxes.
VIEWS = {"Identity", "Reshape", "Squeeze", "ExpandDims", "StopGradient", "PreventGradient",
         "ReadVariableOp", "IdentityN", "Snapshot", "CheckNumerics", "EnsureShape"}


def config_of(path):
    from google.protobuf import text_format
    from object_detection.protos import pipeline_pb2

    pipeline = pipeline_pb2.TrainEvalPipelineConfig()
    text_format.Merge(pathlib.Path(path).read_text(encoding="utf-8"), pipeline)
    center = pipeline.model.center_net
    if center.keypoint_estimation_task:
        center.keypoint_label_map_path = keypoint_labels(center.keypoint_estimation_task[0])
    return pipeline


def keypoint_labels(task):
    """A label map with the key points that the task names; the zoo's is not published."""
    points = "".join(f'keypoints {{ id: {index} label: "{name}" }}\n'
                     for index, name in enumerate(sorted(task.keypoint_label_to_std)))
    path = pathlib.Path(tempfile.mkdtemp()) / "label_map.pbtxt"
    path.write_text(f'item {{ id: 1 name: "{task.keypoint_class_name}"\n{points} }}\n',
                    encoding="utf-8")
    return str(path)


def input_size(model):
    part = getattr(model, model.WhichOneof("model"))
    resizer = part.image_resizer
    kind = resizer.WhichOneof("image_resizer_oneof")
    if kind == "fixed_shape_resizer":
        return resizer.fixed_shape_resizer.height, resizer.fixed_shape_resizer.width
    keep = resizer.keep_aspect_ratio_resizer
    if keep.pad_to_max_dimension:
        return keep.max_dimension, keep.max_dimension
    return keep.min_dimension, keep.max_dimension


def classes_of(model):
    return getattr(model, model.WhichOneof("model")).num_classes


def masks_of(model):
    if model.WhichOneof("model") != "faster_rcnn":
        return False
    predictor = model.faster_rcnn.second_stage_box_predictor.mask_rcnn_box_predictor
    return predictor.predict_instance_masks


def root(tensor):
    while tensor.op.type in VIEWS and tensor.op.inputs:
        tensor = tensor.op.inputs[tensor.value_index if tensor.op.type == "IdentityN" else 0]
    return tensor


def bytes_of(tensor):
    count = tensor.shape.num_elements()
    return None if count is None else count * tensor.dtype.size


def ancestors(tensors):
    """Names of the operations that the tensors need; gradients of constants are not among them."""
    waiting, seen = [tensor.op for tensor in tensors], set()
    while waiting:
        operation = waiting.pop()
        if operation.name in seen:
            continue
        seen.add(operation.name)
        waiting.extend(tensor.op for tensor in operation.inputs)
        waiting.extend(operation.control_inputs)
    return seen


def trace(pipeline):
    from object_detection.builders import model_builder

    tf.keras.backend.clear_session()
    tf.keras.backend.set_learning_phase(True)
    config = pipeline.model
    height, width = input_size(config)
    classes = classes_of(config)
    model = model_builder.build(config, is_training=True)
    center = config.WhichOneof("model") == "center_net"
    keypoints = len(config.center_net.keypoint_estimation_task) if center else 0
    marks = {}

    def ground_truth():
        boxes = [tf.constant([[.1, .1, .4, .4]] * BOXES)] * BATCH
        labels = [tf.one_hot([1] * BOXES, classes)] * BATCH
        more = {}
        if masks_of(config):
            more["groundtruth_masks_list"] = [tf.zeros([BOXES, height, width])] * BATCH
        if keypoints:
            more["groundtruth_keypoints_list"] = [tf.zeros([BOXES, 17, 2])] * BATCH
        if center:
            more["groundtruth_weights_list"] = [tf.ones([BOXES])] * BATCH
        model.provide_groundtruth(groundtruth_boxes_list=boxes, groundtruth_classes_list=labels,
                                  **more)

    def step(images):
        shapes = tf.constant([[height, width, 3]] * BATCH)
        ground_truth()
        predictions = model.predict(images, shapes)
        marks["predict"] = len(tf.compat.v1.get_default_graph().get_operations())
        losses = list(model.loss(predictions, shapes).values()) + model.regularization_losses()
        total = tf.add_n(losses)
        marks["loss"] = len(tf.compat.v1.get_default_graph().get_operations())
        variables = model.trainable_variables
        gradients = tf.gradients(total, variables)
        marks["with_gradient"] = [v for v, g in zip(variables, gradients) if g is not None]
        marks["gradients"] = [getattr(g, "values", g) for g in gradients if g is not None]
        return marks["gradients"]

    function = tf.function(step, autograph=False)
    concrete = function.get_concrete_function(tf.TensorSpec([BATCH, height, width, 3], tf.float32))
    return model, concrete.graph, marks, (height, width), classes


def measure(path):
    pipeline = config_of(path)
    model, graph, marks, size, classes = trace(pipeline)
    operations = graph.get_operations()
    stage = {}
    for index, operation in enumerate(operations):
        stage[operation.name] = ("predict" if index < marks["predict"] else
                                 "loss" if index < marks["loss"] else "backward")
    kept, unknown = {}, 0
    needed = ancestors(marks["gradients"])
    for operation in operations:
        if stage[operation.name] != "backward" or operation.name not in needed:
            continue
        for tensor in operation.inputs:
            source = root(tensor)
            if stage[source.op.name] == "backward" or source.op.type == "Const":
                continue
            if source.dtype == tf.resource or source.op.type == "VarHandleOp":
                continue
            kept[source.ref()] = source
    by_stage = {"predict": {}, "loss": {}}
    variables = 0
    for source in kept.values():
        size_of = bytes_of(source)
        if size_of is None:
            unknown += 1
            continue
        if source.op.type == "Placeholder" and source.name.split(":")[0] != "images":
            variables += size_of
            continue
        kinds = by_stage[stage[source.op.name]]
        kinds[source.op.type] = kinds.get(source.op.type, 0) + size_of
    count = sum(int(tf.size(v)) for v in model.trainable_variables)
    return {
        "type": pipeline.model.WhichOneof("model"), "size": list(size), "classes": classes,
        "trainable": count,
        "trained": sum(int(tf.size(v)) for v in marks["with_gradient"]),
        "kept_predict": sum(by_stage["predict"].values()),
        "kept_loss": sum(by_stage["loss"].values()), "unknown_tensors": unknown,
        "predict_by_operation": {k: v for k, v in sorted(by_stage["predict"].items(),
                                                         key=lambda kv: -kv[1]) if v >= 1 << 20},
        "loss_by_operation": {k: v for k, v in sorted(by_stage["loss"].items(),
                                                      key=lambda kv: -kv[1]) if v >= 1 << 18},
    }


def main():
    base = pathlib.Path(sys.argv[1])
    sys.path.insert(0, str(base))
    folder = base / "object_detection" / "configs" / "tf2"
    wanted = sys.argv[2:] or sorted(path.stem for path in folder.glob("*.config")
                                    if "deepmac" not in path.stem)
    out = pathlib.Path(__file__).with_suffix(".json")
    result = {"tensorflow": tf.__version__, "batch": BATCH, "boxes": BOXES, "models": {}}
    if out.exists():
        result["models"] = json.loads(out.read_text(encoding="utf-8"))["models"]
    for name in wanted:
        try:
            result["models"][name] = measure(folder / (name + ".config"))
        except Exception as error:  # One configuration that cannot be traced is said, not fatal.
            print(name, "failed:", type(error).__name__, str(error)[:1500], file=sys.stderr,
                  flush=True)
            if len(wanted) == 1:
                raise
            continue
        print(name, json.dumps(result["models"][name]), file=sys.stderr, flush=True)
        result["models"] = dict(sorted(result["models"].items()))
        out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
