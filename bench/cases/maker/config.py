# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A pipeline.config of the Object Detection API for a Story."""

from __future__ import annotations

from .story import Story

_SSD = """model {{
  ssd {{
    num_classes: {classes}
    image_resizer {{ fixed_shape_resizer {{ height: {size} width: {size} }} }}
    feature_extractor {{
      type: "ssd_mobilenet_v2_fpn_keras"
      use_depthwise: true
      fpn {{ min_level: 3 max_level: 7 additional_layer_depth: 128 }}
      min_depth: 16
      depth_multiplier: 1.0
      conv_hyperparams {{
        activation: RELU_6
        regularizer {{ l2_regularizer {{ weight: 4e-05 }} }}
        initializer {{ random_normal_initializer {{ mean: 0.0 stddev: 0.01 }} }}
        batch_norm {{ scale: true decay: 0.997 epsilon: 0.001 }}
      }}
      override_base_feature_extractor_hyperparams: true
    }}
    box_coder {{ faster_rcnn_box_coder {{ y_scale: 10.0 x_scale: 10.0 height_scale: 5.0 width_scale: 5.0 }} }}
    matcher {{ argmax_matcher {{ matched_threshold: 0.5 unmatched_threshold: 0.5 ignore_thresholds: false negatives_lower_than_unmatched: true force_match_for_each_row: true use_matmul_gather: true }} }}
    similarity_calculator {{ iou_similarity {{ }} }}
    box_predictor {{
      weight_shared_convolutional_box_predictor {{
        depth: 128
        num_layers_before_predictor: 4
        kernel_size: 3
        class_prediction_bias_init: -4.6
        share_prediction_tower: true
        use_depthwise: true
        conv_hyperparams {{
          activation: RELU_6
          regularizer {{ l2_regularizer {{ weight: 4e-05 }} }}
          initializer {{ random_normal_initializer {{ mean: 0.0 stddev: 0.01 }} }}
          batch_norm {{ scale: true decay: 0.997 epsilon: 0.001 }}
        }}
      }}
    }}
    anchor_generator {{ multiscale_anchor_generator {{ min_level: 3 max_level: 7 anchor_scale: 4.0 aspect_ratios: 1.0 aspect_ratios: 2.0 aspect_ratios: 0.5 scales_per_octave: 2 }} }}
    post_processing {{
      batch_non_max_suppression {{ score_threshold: 1e-08 iou_threshold: 0.6 max_detections_per_class: 100 max_total_detections: 100 }}
      score_converter: SIGMOID
    }}
    normalize_loss_by_num_matches: true
    loss {{
      localization_loss {{ weighted_smooth_l1 {{ }} }}
      classification_loss {{ weighted_sigmoid_focal {{ gamma: 2.0 alpha: 0.25 }} }}
      classification_weight: 1.0
      localization_weight: 1.0
    }}
    encode_background_as_zeros: true
    normalize_loc_loss_by_codesize: true
    inplace_batchnorm_update: true
    freeze_batchnorm: false
  }}
}}
"""

_TRAIN = """train_config {{
  batch_size: {batch}
  data_augmentation_options {{ random_horizontal_flip {{ }} }}
  sync_replicas: true
  optimizer {{
    momentum_optimizer {{
      learning_rate {{
        cosine_decay_learning_rate {{
          learning_rate_base: {rate:.6g}
          total_steps: {total}
          warmup_learning_rate: {warm_rate:.6g}
          warmup_steps: {warm_steps}
        }}
      }}
      momentum_optimizer_value: 0.9
    }}
    use_moving_average: false
  }}
  fine_tune_checkpoint: "{checkpoint}"
  fine_tune_checkpoint_type: "{checkpoint_type}"
  fine_tune_checkpoint_version: V2
  num_steps: {steps}
  startup_delay_steps: 0.0
  replicas_to_aggregate: 8
  max_number_of_boxes: {max_boxes}
  unpad_groundtruth_tensors: false
  gradient_clipping_by_norm: {clip}
}}
train_input_reader {{
  label_map_path: "data/label_map.pbtxt"
  shuffle: true
  shuffle_buffer_size: {shuffle}
  num_readers: {readers}
  tf_record_input_reader {{ input_path: "{train}" }}
}}
eval_config {{
  metrics_set: "coco_detection_metrics"
  use_moving_averages: false
}}
eval_input_reader {{
  label_map_path: "data/label_map.pbtxt"
  shuffle: false
  num_epochs: 1
  tf_record_input_reader {{ input_path: "data/val.record" }}
}}
"""


def pipeline(story: Story) -> str:
    steps = story.num_steps if story.num_steps is not None else story.steps
    shards = story.data.shards
    return (_SSD + _TRAIN).format(
        classes=story.num_classes if story.num_classes is not None else len(story.data.classes),
        size=story.size, batch=story.batch, rate=story.rate,
        total=story.total_steps if story.total_steps is not None else steps,
        warm_rate=story.warm_rate, warm_steps=story.warm_steps, checkpoint=story.checkpoint,
        checkpoint_type=story.checkpoint_type, steps=steps, max_boxes=story.max_boxes,
        clip=story.clip, shuffle=story.shuffle, readers=story.num_readers,
        train="data/train.record" if shards == 1 else f"data/train.record-?????-of-{shards:05d}")
