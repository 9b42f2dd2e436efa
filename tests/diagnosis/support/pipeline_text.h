// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <string>

namespace faultline::test {

/// A pipeline.config of an SSD ResNet50 FPN with the recipe of the model zoo; what a test is about
/// is changed.
struct PipelineText {
    std::string type = "ssd_resnet50_v1_fpn_keras";
    int classes = 3;
    int batch = 64;
    std::string optimizer = "momentum"; ///< adam, rms_prop
    double rate = 0.04;
    double warmupRate = 0.013333;
    long warmupSteps = 2000;
    long totalSteps = 25000;
    long runSteps = 25000;
    double clipNorm = 0.0; ///< 0: not written
    std::string checkpoint;
    std::string checkpointType; ///< empty: not written
    std::string schedule;       ///< empty: the cosine of the above

    [[nodiscard]] std::string str() const
    {
        const std::string cosine = "cosine_decay_learning_rate { learning_rate_base: "
                                   + roundTrip(rate) + " total_steps: " + std::to_string(totalSteps)
                                   + " warmup_learning_rate: " + roundTrip(warmupRate)
                                   + " warmup_steps: " + std::to_string(warmupSteps) + " }";
        std::string text = "model { ssd { num_classes: " + std::to_string(classes)
                           + "\n feature_extractor { type: \"" + type + "\" }\n"
                           + " image_resizer { fixed_shape_resizer { height: 640 width: 640 } }\n"
                           + "} }\ntrain_config {\n  batch_size: " + std::to_string(batch)
                           + "\n  num_steps: " + std::to_string(runSteps) + "\n  optimizer { "
                           + optimizer + "_optimizer {\n    learning_rate { "
                           + (schedule.empty() ? cosine : schedule) + " } } }\n";
        if (clipNorm > 0.0)
            text += "  gradient_clipping_by_norm: " + roundTrip(clipNorm) + "\n";
        if (!checkpoint.empty())
            text += "  fine_tune_checkpoint: \"" + checkpoint + "\"\n";
        if (!checkpointType.empty())
            text += "  fine_tune_checkpoint_type: \"" + checkpointType + "\"\n";
        return text
               + "  fine_tune_checkpoint_version: V2\n}\n"
                 "train_input_reader { label_map_path: \"map.pbtxt\"\n"
                 "  tf_record_input_reader { input_path: \"train.record\" } }\n";
    }
};

} // namespace faultline::test
