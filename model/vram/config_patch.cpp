// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How each code base writes down what a mitigation changes.
#include "model/vram/framework_memory.h"
#include "model/vram/mitigations.h"

#include <array>
#include <charconv>

namespace faultline::vram {

namespace {

/// What differs between the two setups, as far as configurations say it.
struct Changes {
    const TrainingSetup& before;
    const TrainingSetup& after;
    std::optional<double> learningRate;

    [[nodiscard]] bool batch() const { return before.batchPerReplica != after.batchPerReplica; }
    [[nodiscard]] bool size() const
    {
        return before.imageWidth != after.imageWidth || before.imageHeight != after.imageHeight;
    }
    [[nodiscard]] bool mixed() const
    {
        return before.precision == Precision::Float32 && after.precision == Precision::Mixed;
    }
    [[nodiscard]] bool accumulation() const
    {
        return before.accumulationSteps != after.accumulationSteps;
    }
    [[nodiscard]] bool checkpointing() const
    {
        return !before.checkpointing.value_or(false) && after.checkpointing.value_or(false);
    }
    [[nodiscard]] bool freezing() const { return before.frozenStages != after.frozenStages; }
    [[nodiscard]] bool optimizer() const { return before.optimizer != after.optimizer; }
    [[nodiscard]] bool average() const
    {
        return before.movingAverage.value_or(false) && !after.movingAverage.value_or(false);
    }
    [[nodiscard]] bool boxes() const { return before.boxesPerImage != after.boxesPerImage; }
    [[nodiscard]] bool allocator() const { return before.allocator != after.allocator; }
};

std::string number(double value)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6);
    return {text.data(), end.ptr};
}

std::string number(std::int64_t value)
{
    return std::to_string(value);
}

/// Lines that are written only if their condition holds.
class Lines {
public:
    void add(bool isWanted, const std::string& line)
    {
        if (isWanted)
            m_text += line + "\n";
    }
    [[nodiscard]] std::string text() const { return m_text; }

private:
    std::string m_text;
};

std::string torchAllocator(const TrainingSetup& setup)
{
    return "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:"
           + std::string(setup.allocator == "expandable" ? "True" : "False");
}

std::string ofTensorFlow(const Changes& c)
{
    Lines lines;
    const std::int64_t replicas = std::max(c.after.replicas, 1);
    // The batch of a pipeline.config is that of all replicas together.
    lines.add(c.batch(),
              "train_config { batch_size: " + number(c.after.batchPerReplica * replicas) + " }");
    lines.add(c.learningRate.has_value(), "# in train_config.optimizer: learning_rate_base: "
                                              + number(c.learningRate.value_or(0.0)));
    lines.add(c.size(), "model { <architecture> { image_resizer { fixed_shape_resizer { height: "
                            + number(c.after.imageHeight) + " width: " + number(c.after.imageWidth)
                            + " } } } }");
    lines.add(c.average(), "train_config { optimizer { use_moving_average: false } }");
    lines.add(c.boxes(), "train_config { max_number_of_boxes: " + number(c.after.boxesPerImage)
                             + " unpad_groundtruth_tensors: false }");
    lines.add(c.freezing(), "train_config { freeze_variables: \".*FeatureExtractor.*\" }");
    lines.add(c.mixed(), "# before the model is built:\n"
                         "tf.keras.mixed_precision.set_global_policy('mixed_float16')");
    lines.add(c.optimizer(),
              "train_config { optimizer { " + c.after.optimizer + "_optimizer { } } }");
    lines.add(c.accumulation(), "# the Object Detection API does not accumulate; in Keras 3:\n"
                                "optimizer = tf.keras.optimizers.<...>(gradient_accumulation_steps="
                                    + number(std::int64_t{c.after.accumulationSteps}) + ")");
    lines.add(c.allocator(), "export TF_FORCE_GPU_ALLOW_GROWTH=false");
    return lines.text();
}

std::string ofMmdetection(const Changes& c)
{
    Lines lines;
    const bool isEngine = c.after.framework == "mmyolo";
    lines.add(c.batch(),
              isEngine
                  ? "train_dataloader = dict(batch_size=" + number(c.after.batchPerReplica) + ")"
                  : "data = dict(samples_per_gpu=" + number(c.after.batchPerReplica) + ")");
    lines.add(c.learningRate.has_value(),
              isEngine ? "optim_wrapper = dict(optimizer=dict(lr="
                             + number(c.learningRate.value_or(0.0)) + "))"
                       : "optimizer = dict(lr=" + number(c.learningRate.value_or(0.0)) + ")");
    lines.add(c.size(), "# in train_pipeline: dict(type='Resize', img_scale=("
                            + number(c.after.imageWidth) + ", " + number(c.after.imageHeight)
                            + "))");
    lines.add(c.mixed(), isEngine ? "optim_wrapper = dict(type='AmpOptimWrapper')"
                                  : "fp16 = dict(loss_scale=512.)");
    lines.add(c.accumulation(),
              isEngine ? "optim_wrapper = dict(accumulative_counts="
                             + number(std::int64_t{c.after.accumulationSteps}) + ")"
                       : "optimizer_config = dict(type='GradientCumulativeOptimizerHook', "
                         "cumulative_iters="
                             + number(std::int64_t{c.after.accumulationSteps}) + ")");
    lines.add(c.checkpointing(), "model = dict(backbone=dict(with_cp=True))");
    lines.add(c.freezing(), "model = dict(backbone=dict(frozen_stages="
                                + number(std::int64_t{c.after.frozenStages.value_or(0)} - 1)
                                + "))");
    lines.add(c.optimizer(), "# optimizer: " + c.after.optimizer);
    lines.add(c.boxes(),
              "# in train_cfg of the assigner: gpu_assign_thr=" + number(c.after.boxesPerImage));
    lines.add(c.average(), "# leave out EMAHook in custom_hooks");
    lines.add(c.allocator(), "export " + torchAllocator(c.after));
    return lines.text();
}

std::string ofDetectron2(const Changes& c)
{
    Lines lines;
    const std::int64_t replicas = std::max(c.after.replicas, 1);
    const bool isSolver = c.batch() || c.learningRate.has_value() || c.mixed();
    lines.add(isSolver, "SOLVER:");
    lines.add(c.batch(), "  IMS_PER_BATCH: " + number(c.after.batchPerReplica * replicas));
    lines.add(c.learningRate.has_value(), "  BASE_LR: " + number(c.learningRate.value_or(0.0)));
    lines.add(c.mixed(), "  AMP:\n    ENABLED: True");
    lines.add(c.size(), "INPUT:\n  MIN_SIZE_TRAIN: ("
                            + number(std::min(c.after.imageWidth, c.after.imageHeight))
                            + ",)\n  MAX_SIZE_TRAIN: "
                            + number(std::max(c.after.imageWidth, c.after.imageHeight)));
    lines.add(c.freezing(), "MODEL:\n  BACKBONE:\n    FREEZE_AT: "
                                + number(std::int64_t{c.after.frozenStages.value_or(0)}));
    lines.add(c.checkpointing(), "# wrap the blocks of the backbone: checkpoint_wrapper(block)");
    lines.add(c.accumulation(), "# train loop: step every "
                                    + number(std::int64_t{c.after.accumulationSteps})
                                    + " batches, loss divided by that number");
    lines.add(c.optimizer(), "# in build_optimizer: " + c.after.optimizer);
    lines.add(c.allocator(), "# environment: " + torchAllocator(c.after));
    return lines.text();
}

std::string ofUltralytics(const Changes& c)
{
    Lines lines;
    const std::int64_t replicas = std::max(c.after.replicas, 1);
    lines.add(c.batch(), "batch: " + number(c.after.batchPerReplica * replicas));
    lines.add(c.learningRate.has_value(), "lr0: " + number(c.learningRate.value_or(0.0)));
    lines.add(c.size(), "imgsz: " + number(std::max(c.after.imageWidth, c.after.imageHeight)));
    lines.add(c.mixed(), "amp: true");
    lines.add(c.accumulation(),
              "nbs: " + number(c.after.batchPerReplica * replicas * c.after.accumulationSteps));
    lines.add(c.freezing(),
              "freeze: " + number(std::int64_t{c.after.frozenStages.value_or(0)} * 2));
    lines.add(c.optimizer(), "optimizer: " + c.after.optimizer);
    lines.add(c.allocator(), "# environment: " + torchAllocator(c.after));
    return lines.text();
}

std::string ofTorch(const Changes& c)
{
    Lines lines;
    lines.add(c.batch(), "DataLoader(..., batch_size=" + number(c.after.batchPerReplica) + ")");
    lines.add(c.learningRate.has_value(), "for group in optimizer.param_groups:\n    group['lr'] = "
                                              + number(c.learningRate.value_or(0.0)));
    lines.add(c.size(), "model.transform.min_size = ("
                            + number(std::min(c.after.imageWidth, c.after.imageHeight))
                            + ",)\nmodel.transform.max_size = "
                            + number(std::max(c.after.imageWidth, c.after.imageHeight)));
    lines.add(c.mixed(), "with torch.autocast('cuda'):\n    losses = model(images, targets)\n"
                         "scaler = torch.amp.GradScaler('cuda')");
    lines.add(c.accumulation(), "(loss / " + number(std::int64_t{c.after.accumulationSteps})
                                    + ").backward()\nif (step + 1) % "
                                    + number(std::int64_t{c.after.accumulationSteps})
                                    + " == 0:\n    optimizer.step()\n    optimizer.zero_grad()");
    lines.add(c.checkpointing(), "x = torch.utils.checkpoint.checkpoint(block, x, "
                                 "use_reentrant=False)");
    lines.add(c.freezing(), "trainable_backbone_layers="
                                + number(std::int64_t{5} - c.after.frozenStages.value_or(0)));
    lines.add(c.optimizer(), "# optimizer: " + c.after.optimizer);
    lines.add(c.boxes(), "# in the dataset: keep the " + number(c.after.boxesPerImage)
                             + " largest boxes of a picture");
    lines.add(c.allocator(), "export " + torchAllocator(c.after));
    return lines.text();
}

} // namespace

std::string configPatch(const TrainingSetup& before, const TrainingSetup& after,
                        std::optional<double> learningRate)
{
    const Changes changes{before, after, learningRate};
    const FrameworkMemory* const framework = frameworkMemory(after.framework);
    if (framework != nullptr && framework->engine == Engine::TensorFlow)
        return ofTensorFlow(changes);
    if (after.framework == "mmdetection" || after.framework == "mmyolo"
        || after.framework == "swin")
        return ofMmdetection(changes);
    if (after.framework == "detectron2")
        return ofDetectron2(changes);
    if (after.framework == "ultralytics")
        return ofUltralytics(changes);
    return ofTorch(changes);
}

} // namespace faultline::vram
