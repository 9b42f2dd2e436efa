// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace faultline::test {

inline constexpr std::uint64_t kMiB = 1048576;
inline constexpr std::uint64_t kGiB = 1024 * kMiB;

/// What TensorFlow's allocator prints when a request fails, and the error behind it. Free memory
/// lies in `pieces` besides the largest chunk.
inline std::string bfcDump(std::uint64_t request, std::uint64_t limit, std::uint64_t inUse,
                           std::uint64_t largestFree, const std::string& shape, int pieces = 6)
{
    const auto line = [](const std::string& text) {
        return "2023-01-01 10:00:00.000000: I tensorflow/core/common_runtime/bfc_allocator.cc:1] "
               + text + "\n";
    };
    std::string text =
        "2023-01-01 10:00:00.000000: W tensorflow/core/common_runtime/bfc_allocator.cc:479] "
        "Allocator (GPU_0_bfc) ran out of memory trying to allocate "
        + std::to_string(request / kMiB) + ".00MiB (rounded to " + std::to_string(request)
        + ")requested by op model/conv\n";
    text += "Current allocation summary follows.\n";
    text += line("BFCAllocator dump for GPU_0_bfc");
    text += line("Next region of size " + std::to_string(limit));
    std::vector<std::pair<std::string, std::uint64_t>> chunks(4, {"InUse", inUse / 4});
    chunks.emplace_back("Free ", largestFree);
    const std::uint64_t rest = limit - inUse > largestFree ? limit - inUse - largestFree : 0;
    for (int i = 0; i < pieces && rest > 0; ++i)
        chunks.emplace_back("Free ", rest / static_cast<std::uint64_t>(pieces));
    std::uint64_t address = 0x100000;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const std::string hex = std::to_string(address);
        text += line(chunks[i].first + " at " + hex + " of size " + std::to_string(chunks[i].second)
                     + " next " + std::to_string(i + 1));
        address += chunks[i].second;
    }
    text += line("Stats: ");
    const auto stat = [&text](const std::string& name, std::uint64_t value) {
        text += name + ": " + std::to_string(value) + "\n";
    };
    stat("Limit", limit);
    stat("InUse", inUse);
    stat("MaxInUse", inUse);
    stat("NumAllocs", 8231);
    stat("MaxAllocSize", request);
    text += "\n";
    return text
           + "2023-01-01 10:00:01.000000: W tensorflow/core/framework/op_kernel.cc:1818] "
             "OP_REQUIRES failed at conv_ops_impl.h:1184 : RESOURCE_EXHAUSTED: OOM when allocating "
             "tensor with shape["
           + shape
           + "] and type float on /job:localhost/replica:0/task:0/device:GPU:0 by allocator "
             "GPU_0_bfc\n";
}

/// PyTorch's message; all in GiB.
inline std::string torchOom(const std::string& asked, const std::string& total,
                            const std::string& allocated, const std::string& free,
                            const std::string& reserved)
{
    return "RuntimeError: CUDA out of memory. Tried to allocate " + asked + " GiB (GPU 0; " + total
           + " GiB total capacity; " + allocated + " GiB already allocated; " + free + " GiB free; "
           + reserved + " GiB reserved in total by PyTorch)\n";
}

/// A pipeline.config of the Object Detection API.
inline std::string pipelineText(
    int batch, const std::string& resizer = "fixed_shape_resizer { height: 640 width: 640 }",
    const std::string& reader = "")
{
    return "model { ssd { num_classes: 3\n image_resizer { " + resizer
           + " }\n feature_extractor { type: \"ssd_mobilenet_v2_fpn_keras\" }\n "
             "anchor_generator { multiscale_anchor_generator { min_level: 3 max_level: 7 "
             "anchor_scale: "
             "4.0 aspect_ratios: [1.0, 2.0, 0.5] scales_per_octave: 2 } }\n box_predictor { "
             "weight_shared_convolutional_box_predictor { depth: 128 num_layers_before_predictor: "
             "4 } }\n loss { classification_loss { weighted_sigmoid_focal { } } localization_loss "
             "{ "
             "weighted_smooth_l1 { } } }\n } }\n"
             "train_config { batch_size: "
           + std::to_string(batch)
           + "\n num_steps: 10000\n optimizer { momentum_optimizer { learning_rate {\n "
             "cosine_decay_learning_rate { learning_rate_base: 0.08 total_steps: 10000 "
             "warmup_learning_rate: 0.02 warmup_steps: 500 } } } }\n }\n"
             "train_input_reader { label_map_path: \"labels.pbtxt\"\n "
           + reader + " tf_record_input_reader { input_path: \"train.record\" } }\n";
}

} // namespace faultline::test
