#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the preprocessing of the Object Detection API with given draws and writes what it does.

    PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION=python PYTHONPATH=<folder with object_detection/> \
        python make_odapi_reference.py odapi_reference.txt

Needs TensorFlow 2.15 and a copy of models/research/object_detection. Every random number is taken
from a list, so that the same list gives the same picture elsewhere. contrib.image, which TensorFlow
2 has no more, is put in by its definition on the operation that it was made of.

The result is text, one case after another:

    case NAME
    config TEXT            the step, as a configuration has it
    draws U...             uniform numbers in [0, 1) in the order in which they are used
    image ROWS COLS CHANNELS VALUE...
    boxes LABEL YMIN XMIN YMAX XMAX LABEL ...
"""

import functools
import math
import sys
import types

import numpy as np
import tensorflow as tf2

tf = tf2.compat.v1


def contrib_transform(image, transform):
    """contrib.image.transform of one picture: nearest, black outside."""
    return tf2.raw_ops.ImageProjectiveTransformV3(
        images=image[tf2.newaxis], transforms=tf2.constant([transform], tf2.float32),
        output_shape=tf2.shape(image)[:2], fill_value=0.0, interpolation="NEAREST",
        fill_mode="CONSTANT")[0]


def contrib_rotate(image, angle):
    h, w = float(image.shape[0] - 1), float(image.shape[1] - 1)
    c, s = math.cos(angle), math.sin(angle)
    return contrib_transform(image, [c, -s, (w - (c * w - s * h)) / 2.0,
                                     s, c, (h - (s * w + c * h)) / 2.0, 0.0, 0.0])


def contrib_translate(image, offset):
    return contrib_transform(image, [1.0, 0.0, -float(offset[0]), 0.0, 1.0, -float(offset[1]),
                                     0.0, 0.0])


contrib = types.ModuleType("tensorflow.contrib")
contrib.image = types.SimpleNamespace(
    transform=contrib_transform, rotate=contrib_rotate, translate=contrib_translate)
contrib.training = types.SimpleNamespace(HParams=types.SimpleNamespace)
sys.modules["tensorflow.contrib"] = contrib
for name in ("tf_slim", "pycocotools", "pycocotools.mask", "scipy", "scipy.io"):
    sys.modules.setdefault(name, types.ModuleType(name))  # imported, never used here

from google.protobuf import text_format  # noqa: E402
from object_detection.builders import image_resizer_builder  # noqa: E402
from object_detection.builders import preprocessor_builder  # noqa: E402
from object_detection.core import box_list, box_list_ops, preprocessor  # noqa: E402
from object_detection.core import standard_fields  # noqa: E402
from object_detection.protos import image_resizer_pb2, preprocessor_pb2  # noqa: E402
from object_detection.utils import autoaugment_utils as auto  # noqa: E402

SAMPLE = tf2.raw_ops.SampleDistortedBoundingBoxV2
FIELDS = standard_fields.InputDataFields
QUEUE = []


def scripted_uniform(shape=(), minval=0, maxval=None, dtype=tf.float32, seed=None, name=None):
    del seed, name
    count = int(np.prod(shape)) if len(np.atleast_1d(shape)) else 1
    u = np.array([QUEUE.pop(0) for _ in range(count)], np.float64)
    high = 1.0 if maxval is None else float(maxval)
    values = float(minval) + (high - float(minval)) * u
    if tf.as_dtype(dtype).is_integer:
        values = np.floor(values)
    return tf.constant(values.reshape(np.array(shape, int)), dtype)


tf.random_uniform = scripted_uniform
tf.random.uniform = scripted_uniform
tf2.random.uniform = scripted_uniform
preprocessor._apply_with_random_selector_tuples = lambda x, func, num_cases, **_: func(
    x, int(scripted_uniform([], 0, num_cases, tf.int32)))
preprocessor._apply_with_random_selector = lambda x, func, num_cases, **_: func(
    x, int(scripted_uniform([], 0, num_cases, tf.int32)))


def picture(rows, cols):
    y, x, c = np.meshgrid(np.arange(rows), np.arange(cols), np.arange(3), indexing="ij")
    return ((x * 37 + y * 59 + c * 83 + x * y * 7) % 256).astype(np.float32)


IMAGE = picture(9, 13)
BOXES = np.array([[0.1, 0.2, 0.6, 0.7], [0.5, 0.55, 0.95, 0.9], [0.0, 0.0, 0.3, 0.25],
                  [0.4, 0.1, 0.45, 0.9]], np.float32)
OUT = []


def write(name, config, draws, image, boxes, labels):
    OUT.append(f"case {name}")
    OUT.append(f"config {config}")
    OUT.append("draws " + " ".join(repr(u) for u in draws))
    image = np.asarray(image)
    OUT.append("image " + " ".join(map(str, image.shape)) + " "
               + " ".join(f"{v:.6g}" for v in image.ravel()))
    rows = [f"{int(l)} " + " ".join(f"{v:.7g}" for v in b)
            for l, b in zip(np.asarray(labels), np.asarray(boxes))]
    OUT.append("boxes " + " ".join(rows))


def step(config, draws=(), name=None, window=None):
    """One data_augmentation_option; `window` ymin, xmin, rows, cols instead of a drawn crop."""
    proto = preprocessor_pb2.PreprocessingStep()
    text_format.Parse(config, proto)
    option = preprocessor_builder.build(proto)
    labels = np.arange(1, len(BOXES) + 1)
    tensors = {
        FIELDS.image: tf.constant(IMAGE[np.newaxis]),
        FIELDS.groundtruth_boxes: tf.constant(BOXES),
        FIELDS.groundtruth_classes: tf.constant(labels, tf.int32),
        FIELDS.groundtruth_weights: tf.ones(len(BOXES)),
    }
    QUEUE[:] = list(draws)
    result = preprocessor.preprocess(
        tensors, [option], func_arg_map=preprocessor.get_default_func_arg_map())
    assert not QUEUE, (config, QUEUE)
    write(name or config.split()[0], config, draws, result[FIELDS.image][0],
          result[FIELDS.groundtruth_boxes], result[FIELDS.groundtruth_classes])


def resizer(config):
    proto = image_resizer_pb2.ImageResizer()
    text_format.Parse(config, proto)
    image, shape = image_resizer_builder.build(proto)(tf.constant(IMAGE))
    window = tf.stack([0.0, 0.0, tf.to_float(tf.shape(image)[0]) / tf.to_float(shape[0]),
                       tf.to_float(tf.shape(image)[1]) / tf.to_float(shape[1])])
    boxes = box_list_ops.change_coordinate_frame(box_list.BoxList(tf.constant(BOXES)), window)
    write("resizer", config, [], image, boxes.get(), range(1, len(BOXES) + 1))


def operation(name, function, *arguments, with_boxes=False):
    """An operation of AutoAugment on the picture as whole numbers."""
    image = tf.constant(IMAGE.astype(np.uint8))
    boxes = BOXES
    if with_boxes:
        image, boxes = function(image, tf.constant(BOXES), *arguments)
    else:
        image = function(image, *arguments)
    numbers = [a for a in arguments if isinstance(a, (int, float)) and not isinstance(a, bool)]
    write("auto " + name, " ".join(map(str, numbers)), [], image, boxes,
          range(1, len(boxes) + 1))


def steps():
    step("normalize_image { original_minval: 0 original_maxval: 255 target_minval: -1"
         " target_maxval: 1 }")
    step("random_horizontal_flip { }", [0.4])
    step("random_horizontal_flip { }", [0.6])
    step("random_vertical_flip { probability: 0.3 }", [0.2])
    step("random_rotation90 { }", [0.1])
    step("random_pixel_value_scale { minval: 1.3 maxval: 1.3 }",
         [0.5] * IMAGE.size)
    step("random_image_scale { }", [0.2])
    step("random_image_scale { }", [0.9])
    step("random_rgb_to_gray { }", [0.05])
    step("random_rgb_to_gray { }", [0.5])
    for draw in (0.3, 0.99):
        step("random_adjust_brightness { }", [draw])
        step("random_adjust_contrast { }", [draw])
        step("random_adjust_hue { max_delta: 0.4 }", [draw])
        step("random_adjust_saturation { min_delta: 0.2 max_delta: 3 }", [draw])
    step("random_distort_color { }", [0.9, 0.1, 0.7, 0.2])
    step("random_distort_color { color_ordering: 1 }", [0.2, 0.8, 0.6, 0.9])
    step("adjust_gamma { gamma: 0.5 gain: 1.2 }")
    step("subtract_channel_mean { means: [10, 20, 30] }")
    step("rgb_to_gray { }")
    jitter = [0.1, 0.9, 0.4, 0.6, 0.3, 0.8, 0.2, 0.7, 0.5, 0.05, 0.95, 0.35, 0.65, 0.15, 0.85, 0.45]
    step("random_jitter_boxes { ratio: 0.4 }", jitter)
    step("random_jitter_boxes { ratio: 0.4 jitter_mode: EXPAND }", jitter)
    step("random_jitter_boxes { ratio: 0.4 jitter_mode: SHRINK }", jitter)
    for mode in ("EXPAND_SYMMETRIC", "SHRINK_SYMMETRIC", "EXPAND_SYMMETRIC_XY",
                 "SHRINK_SYMMETRIC_XY"):
        step("random_jitter_boxes { ratio: 0.9 jitter_mode: %s }" % mode, jitter[:8])
    step("random_pad_image { }", [0.5, 0.9, 0.3, 0.7])
    step("random_pad_image { min_image_height: 11 min_image_width: 15 max_image_height: 20"
         " max_image_width: 16 pad_color: [1, 2, 3] }", [0.5, 0.9, 0.3, 0.7])
    step("random_absolute_pad_image { max_height_padding: 5 max_width_padding: 7 }",
         [0.9, 0.5, 0.4, 0.8])
    step("random_crop_to_aspect_ratio { aspect_ratio: 0.8 }", [0.0, 0.6])
    step("random_crop_to_aspect_ratio { aspect_ratio: 3.0 overlap_thresh: 0.6"
         " clip_boxes: false }", [0.7, 0.0])
    step("random_black_patches { max_black_patches: 3 size_to_image_ratio: 0.4 }",
         [0.4, 0.5, 0.9, 0.6, 0.2, 0.95, 0.1])
    for method in (0.0, 0.3, 0.6, 0.9):
        step("random_resize_method { target_height: 7 target_width: 16 }", [method])
    step("scale_boxes_to_pixel_coordinates { }")
    for method in ("AREA", "BICUBIC", "BILINEAR", "NEAREST_NEIGHBOR"):
        step("resize_image { new_height: 14 new_width: 6 method: %s }" % method)
    step("random_downscale_to_target_pixels { min_target_pixels: 40 max_target_pixels: 60 }",
         [0.5, 0.25])
    step("random_downscale_to_target_pixels { random_coef: 0.6 min_target_pixels: 40"
         " max_target_pixels: 60 }", [0.5, 0.25])
    step("random_self_concat_image { concat_vertical_probability: 0.5"
         " concat_horizontal_probability: 0.5 }", [0.2, 0.3])
    step("random_square_crop_by_scale { max_border: 4 }", [0.2, 0.3, 0.6])
    step("random_square_crop_by_scale { max_border: 4 }", [0.9, 0.9, 0.1])
    step("random_square_crop_by_scale { }", [0.0, 0.99, 0.99])
    step("random_scale_crop_and_pad_to_square { output_size: 12 }", [0.95, 0.5, 0.25])
    step("random_scale_crop_and_pad_to_square { output_size: 12 }", [0.3, 0.5, 0.25])
    step("drop_label_probabilistically { label: 2 }", [0.5, 0.5, 0.5, 0.5])
    step("drop_label_probabilistically { label: 2 drop_probability: 0.3 }", [0.5, 0.5, 0.5, 0.5])
    step("remap_labels { original_labels: 1 original_labels: 3 new_label: 4 }")
    step("ssd_random_crop_pad_fixed_aspect_ratio { aspect_ratio: 2.0 }", [0.0, 0.1, 0.25])


def fixed_crops():
    """Crops whose window is given: rows and columns are written before the configuration."""
    for window in ((2, 3, 5, 7), (0, 0, 9, 13), (4, 6, 3, 6)):
        y, x, rows, cols = window
        box = np.array([[[y / 9, x / 13, (y + rows) / 9, (x + cols) / 13]]], np.float32)
        strict = preprocessor._strict_random_crop_image
        for threshold, clip in ((0.3, True), (0.0, False), (0.75, True)):
            begin = tf.constant([y, x, 0])
            size = tf.constant([rows, cols, 3])
            tf.image.sample_distorted_bounding_box = functools.partial(
                lambda b, s, i, *_, **__: (b, s, i), begin, size, tf.constant(box))
            image, boxes, labels, _ = strict(
                tf.constant(IMAGE), tf.constant(BOXES), tf.range(1, len(BOXES) + 1),
                tf.ones(len(BOXES)), overlap_thresh=threshold, clip_boxes=clip)
            write("crop", f"{y} {x} {rows} {cols} {threshold} {int(clip)}", [], image, boxes,
                  labels)


def resizers():
    resizer("fixed_shape_resizer { height: 6 width: 20 }")
    resizer("fixed_shape_resizer { height: 18 width: 7 resize_method: BICUBIC"
            " convert_to_grayscale: true }")
    resizer("fixed_shape_resizer { height: 5 width: 5 resize_method: AREA }")
    resizer("keep_aspect_ratio_resizer { min_dimension: 6 max_dimension: 20 }")
    resizer("keep_aspect_ratio_resizer { min_dimension: 12 max_dimension: 16"
            " pad_to_max_dimension: true per_channel_pad_value: [5, 6, 7] }")
    resizer("identity_resizer { }")
    resizer("conditional_shape_resizer { size_threshold: 7 }")
    resizer("conditional_shape_resizer { condition: SMALLER size_threshold: 12"
            " resize_method: BICUBIC }")
    resizer("conditional_shape_resizer { condition: SMALLER size_threshold: 11"
            " resize_method: NEAREST_NEIGHBOR }")
    resizer("pad_to_multiple_resizer { multiple: 4 }")


def operations():
    grey = [128, 128, 128]
    operation("AutoContrast", auto.autocontrast)
    operation("Equalize", auto.equalize)
    for bits in (0, 1, 4):
        operation("Posterize", auto.posterize, bits)
    for threshold in (204, 153):
        operation("Solarize", auto.solarize, threshold)
    operation("SolarizeAdd", auto.solarize_add, 66)
    for factor in (0.1, 1.18, 1.9):
        operation("Color", auto.color, factor)
        operation("Contrast", auto.contrast, factor)
        operation("Brightness", auto.brightness, factor)
        operation("Sharpness", auto.sharpness, factor)
    for degrees in (30.0, -18.0):
        operation("Rotate", auto.rotate_with_bboxes, degrees, grey, with_boxes=True)
    for level in (0.3, -0.12):
        operation("ShearX", lambda i, b, l, r: auto.shear_with_bboxes(i, b, l, r, True), level,
                  grey, with_boxes=True)
        operation("ShearY", lambda i, b, l, r: auto.shear_with_bboxes(i, b, l, r, False), level,
                  grey, with_boxes=True)
    for pixels in (4.0, -3.0, 250.0):
        operation("TranslateX", lambda i, b, p, r: auto.translate_bbox(i, b, p, r, True), pixels,
                  grey, with_boxes=True)
        operation("TranslateY", lambda i, b, p, r: auto.translate_bbox(i, b, p, r, False), pixels,
                  grey, with_boxes=True)


def box_operation(name, config, draws, function):
    """An operation of AutoAugment on the pixels of boxes, which stay; one box is at the rim."""
    boxes = np.concatenate([BOXES, np.array([[0.6, 0.5, 1.0, 1.0]], np.float32)])
    QUEUE[:] = list(draws)
    image, boxes = function(tf.constant(IMAGE.astype(np.uint8)), tf.constant(boxes))
    assert not QUEUE, (name, QUEUE)
    # Boxes are shuffled elsewhere by drawing a place for the last, the one before it, ...
    shuffle = [] if name == "BoxCutout" else [0.999] * (len(boxes) - 1)
    write("within " + name, config, shuffle + list(draws), image, boxes, range(1, len(boxes) + 1))


def box_operations():
    grey = [128, 128, 128]
    tf.random.shuffle = lambda boxes: boxes
    some = [0.9, 0.1, 0.8, 0.2, 0.95]  # those above 1 - 0.9 / 3 are changed
    box_operation("EqualizeInBoxes", "0.9 0", some,
                  lambda i, b: auto.equalize_only_bboxes(i, b, 0.9))
    box_operation("FlipInBoxes", "0.9 0", some, lambda i, b: auto.flip_only_bboxes(i, b, 0.9))
    for level in (0.3, -0.12):
        box_operation("ShearXInBoxes", f"0.9 {level}", some,
                      lambda i, b: auto.shear_x_only_bboxes(i, b, 0.9, level, grey))
        box_operation("ShearYInBoxes", f"0.9 {level}", some,
                      lambda i, b: auto.shear_y_only_bboxes(i, b, 0.9, level, grey))
    for pixels in (2.0, -3.0, 120.0):
        box_operation("TranslateYInBoxes", f"0.9 {pixels}", some,
                      lambda i, b: auto.translate_y_only_bboxes(i, b, 0.9, pixels, grey))
    with_centres = [0.9, 0.6, 0.3, 0.1, 0.8, 0.0, 0.99, 0.2, 0.95, 0.5, 0.5]
    for pad in (1, 30):
        box_operation("CutoutInBoxes", f"0.9 {pad}", with_centres,
                      lambda i, b: auto.cutout_only_bboxes(i, b, 0.9, pad, 128))
    for draws in ([0.1, 0.5, 0.5], [0.3, 0.0, 0.99], [0.5, 0.99, 0.0], [0.9, 0.99, 0.99],
                  [0.9, 0.0, 0.3]):
        for fraction in (0.75, 0.3):
            box_operation("BoxCutout", f"1 {fraction}", draws,
                          lambda i, b: auto.bbox_cutout(i, b, fraction, False))


def jpeg():
    """A smooth picture, as compression leaves nothing of the other."""
    y, x, c = np.meshgrid(np.arange(24), np.arange(24), np.arange(3), indexing="ij")
    image = (120 + 60 * np.sin(x / 5.0 + c) + 50 * np.cos(y / 7.0)).astype(np.uint8)
    result = tf.image.adjust_jpeg_quality(tf.constant(image), 30)
    write("jpeg", "30", [], result, [], [])


def distorted_boxes():
    """Windows of tf.image.sample_distorted_bounding_box: mean and deviation of 4,000.

        windows BOXES ROWS COLS COVERED ASPECTS AREAS MEANS DEVIATIONS

    of top, left, height, width and of being the whole picture.
    """
    cases = [((90, 130), BOXES, 1.0, (0.75, 1.33), (0.1, 1.0)),
             ((90, 130), BOXES, 0.3, (0.5, 2.0), (0.1, 1.0)),
             ((60, 60), BOXES[:1], 0.0, (0.5, 2.0), (0.3, 0.6)),
             ((90, 130), BOXES[:0], 0.9, (0.75, 1.33), (0.1, 1.0)),
             ((40, 200), BOXES[3:], 1.0, (0.9, 1.1), (0.05, 0.2))]
    for size, boxes, covered, aspects, areas in cases:
        draw = tf2.function(functools.partial(
            SAMPLE, image_size=[*size, 3], bounding_boxes=boxes[np.newaxis],
            min_object_covered=covered, seed=7, seed2=11, aspect_ratio_range=aspects,
            area_range=areas, max_attempts=100, use_image_if_no_bounding_boxes=True),
            autograph=False)
        rows = []
        for _ in range(4000):
            begin, extent = (t.numpy() for t in draw()[:2])
            is_whole = float(tuple(extent[:2]) == size)
            rows.append((begin[0], begin[1], extent[0], extent[1], is_whole))
        rows = np.array(rows, float)
        OUT.append(f"windows {len(boxes)} {size[0]} {size[1]} {covered} {aspects[0]} {aspects[1]} "
                   f"{areas[0]} {areas[1]} " + " ".join(f"{v:.6g}" for v in rows.mean(0)) + " "
                   + " ".join(f"{v:.6g}" for v in rows.std(0)))


def main():
    steps()
    fixed_crops()
    resizers()
    operations()
    box_operations()
    jpeg()
    distorted_boxes()
    with open(sys.argv[1], "w", encoding="ascii") as out:
        out.write("\n".join(OUT) + "\n")


if __name__ == "__main__":
    main()
