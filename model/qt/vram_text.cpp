// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/vram_text.h"

#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace faultline {

namespace {

struct VramText {
    Q_DECLARE_TR_FUNCTIONS(VramText)
};

} // namespace

QString componentName(vram::Component component)
{
    using vram::Component;
    switch (component) {
    case Component::Weights: return VramText::tr("Weights");
    case Component::Gradients: return VramText::tr("Gradients");
    case Component::Optimizer: return VramText::tr("Optimizer slots");
    case Component::MovingAverage: return VramText::tr("Moving average");
    case Component::GradientBuckets: return VramText::tr("Gradient buckets");
    case Component::Input: return VramText::tr("Input");
    case Component::BackboneActivations: return VramText::tr("Backbone activations");
    case Component::NeckActivations: return VramText::tr("Neck activations");
    case Component::HeadActivations: return VramText::tr("Head activations");
    case Component::SecondHeadActivations: return VramText::tr("Second stage activations");
    case Component::Loss: return VramText::tr("Loss");
    case Component::Assignment: return VramText::tr("Target assignment");
    case Component::ActivationGradients: return VramText::tr("Activation gradients");
    case Component::Workspace: return VramText::tr("Convolution workspace");
    case Component::AllocatorWaste: return VramText::tr("Allocator");
    case Component::Context: return VramText::tr("CUDA context");
    case Component::Unexplained: return VramText::tr("Unexplained");
    }
    return {};
}

QString componentMeaning(vram::Component component)
{
    using vram::Component;
    switch (component) {
    case Component::Weights: return VramText::tr("The parameters of the network.");
    case Component::Gradients: return VramText::tr("One for each parameter that is trained.");
    case Component::Optimizer:
        return VramText::tr("State of the optimizer for each parameter: momentum, variance.");
    case Component::MovingAverage: return VramText::tr("A second, averaged copy of the weights.");
    case Component::GradientBuckets:
        return VramText::tr("Copies of the gradients for the exchange between GPUs.");
    case Component::Input: return VramText::tr("Images and ground truth on the device.");
    case Component::BackboneActivations:
        return VramText::tr("Outputs of the backbone, kept for the backward pass.");
    case Component::NeckActivations:
        return VramText::tr("Outputs of the feature pyramid, kept for the backward pass.");
    case Component::HeadActivations:
        return VramText::tr("Outputs of the heads, kept for the backward pass.");
    case Component::SecondHeadActivations:
        return VramText::tr("Outputs of the second stage, kept for the backward pass.");
    case Component::Loss:
        return VramText::tr("Intermediate results of the losses: they grow with anchors times "
                            "classes.");
    case Component::Assignment:
        return VramText::tr("Matching of anchors with ground truth: it grows with anchors times "
                            "boxes in an image.");
    case Component::ActivationGradients:
        return VramText::tr("Gradients of activations that are alive at the peak.");
    case Component::Workspace:
        return VramText::tr("Scratch memory of the convolution that runs at the peak.");
    case Component::AllocatorWaste:
        return VramText::tr("Rounding and fragmentation: reserved, but not in use.");
    case Component::Context: return VramText::tr("CUDA, cuDNN, cuBLAS and NCCL.");
    case Component::Unexplained: return VramText::tr("What the measurement adds to the estimate.");
    }
    return {};
}

QString partName(vram::Part part)
{
    using vram::Part;
    switch (part) {
    case Part::Input: return VramText::tr("Input");
    case Part::Backbone: return VramText::tr("Backbone");
    case Part::Neck: return VramText::tr("Neck");
    case Part::Head: return VramText::tr("Head");
    case Part::SecondHead: return VramText::tr("Second stage");
    case Part::Loss: return VramText::tr("Loss");
    case Part::Assignment: return VramText::tr("Target assignment");
    }
    return {};
}

QString stepPhaseName(vram::StepPhase phase)
{
    using vram::StepPhase;
    switch (phase) {
    case StepPhase::Forward: return VramText::tr("Forward");
    case StepPhase::Loss: return VramText::tr("Loss");
    case StepPhase::Backward: return VramText::tr("Backward");
    case StepPhase::Update: return VramText::tr("Update");
    }
    return {};
}

QString opKindName(vram::OpKind kind)
{
    using vram::OpKind;
    switch (kind) {
    case OpKind::Input: return VramText::tr("Input");
    case OpKind::Convolution: return VramText::tr("Convolution");
    case OpKind::TransposedConvolution: return VramText::tr("Transposed convolution");
    case OpKind::Dense: return VramText::tr("Dense");
    case OpKind::BatchNorm: return VramText::tr("Batch norm");
    case OpKind::GroupNorm: return VramText::tr("Group norm");
    case OpKind::LayerNorm: return VramText::tr("Layer norm");
    case OpKind::Activation: return VramText::tr("Activation");
    case OpKind::Add: return VramText::tr("Add");
    case OpKind::Multiply: return VramText::tr("Multiply");
    case OpKind::Concat: return VramText::tr("Concatenation");
    case OpKind::MaxPool: return VramText::tr("Max pooling");
    case OpKind::AveragePool: return VramText::tr("Average pooling");
    case OpKind::GlobalPool: return VramText::tr("Global pooling");
    case OpKind::Resize: return VramText::tr("Resize");
    case OpKind::Pad: return VramText::tr("Padding");
    case OpKind::Softmax: return VramText::tr("Softmax");
    case OpKind::Dropout: return VramText::tr("Dropout");
    case OpKind::MatrixProduct: return VramText::tr("Matrix product");
    case OpKind::RoiPool: return VramText::tr("Crops of proposals");
    case OpKind::View: return VramText::tr("View");
    case OpKind::Copy: return VramText::tr("Copy");
    case OpKind::Work: return VramText::tr("Calculation");
    }
    return {};
}

QString functionName(vram::Function function)
{
    using vram::Function;
    switch (function) {
    case Function::None: return {};
    case Function::Relu: return QStringLiteral("ReLU");
    case Function::Relu6: return QStringLiteral("ReLU6");
    case Function::LeakyRelu: return QStringLiteral("Leaky ReLU");
    case Function::Silu: return QStringLiteral("SiLU");
    case Function::Gelu: return QStringLiteral("GELU");
    case Function::Mish: return QStringLiteral("Mish");
    case Function::HardSwish: return QStringLiteral("Hard swish");
    case Function::HardSigmoid: return QStringLiteral("Hard sigmoid");
    case Function::Sigmoid: return QStringLiteral("Sigmoid");
    case Function::Tanh: return QStringLiteral("Tanh");
    }
    return {};
}

QString precisionName(vram::Precision precision)
{
    using vram::Precision;
    switch (precision) {
    case Precision::Float32: return VramText::tr("32 bit");
    case Precision::Mixed: return VramText::tr("Mixed (AMP)");
    case Precision::Float16: return VramText::tr("16 bit");
    }
    return {};
}

QString measureName(vram::Measure measure)
{
    using vram::Measure;
    switch (measure) {
    case Measure::Allocated: return VramText::tr("Allocated to tensors");
    case Measure::Reserved: return VramText::tr("Reserved by the framework");
    case Measure::Device: return VramText::tr("Total in nvidia-smi");
    }
    return {};
}

QString measureMeaning(vram::Measure measure)
{
    using vram::Measure;
    switch (measure) {
    case Measure::Allocated:
        return VramText::tr("As torch.cuda.max_memory_allocated and TensorFlow's MaxInUse: what "
                            "tensors take.");
    case Measure::Reserved:
        return VramText::tr("As torch.cuda.max_memory_reserved: what the allocator took from the "
                            "driver.");
    case Measure::Device:
        return VramText::tr("As nvidia-smi: with the context and the libraries. What has to fit.");
    }
    return {};
}

QString normModeName(vram::NormMode mode)
{
    using vram::NormMode;
    switch (mode) {
    case NormMode::Train: return VramText::tr("Trained");
    case NormMode::Evaluate: return VramText::tr("Moving statistics");
    case NormMode::Frozen: return VramText::tr("Frozen");
    case NormMode::Synchronised: return VramText::tr("Synchronised");
    }
    return {};
}

QString frameworkName(const std::string& id)
{
    struct Name {
        std::string_view id;
        const char* name;
    };
    static constexpr Name kNames[] = {{"tensorflow", "TensorFlow"}, {"torchvision", "TorchVision"},
                                      {"detectron2", "Detectron2"}, {"mmdetection", "MMDetection"},
                                      {"mmyolo", "MMYOLO"},         {"ultralytics", "Ultralytics"},
                                      {"keras", "Keras"},           {"pytorch", "PyTorch"},
                                      {"swin", "Swin Transformer"}};
    for (const Name& known : kNames) {
        if (known.id == id)
            return QLatin1String(known.name);
    }
    return toQString(id);
}

QString frozenStagesName(int stages)
{
    if (stages <= 0)
        return VramText::tr("Nothing");
    if (stages == 1)
        return VramText::tr("Stem");
    if (stages == 2)
        return VramText::tr("Stem, stage 1");
    return VramText::tr("Stem, stages 1 to %1").arg(stages - 1);
}

QString setupFieldName(vram::SetupField field)
{
    using vram::SetupField;
    switch (field) {
    case SetupField::Model: return VramText::tr("Model");
    case SetupField::Framework: return VramText::tr("Framework");
    case SetupField::ImageSize: return VramText::tr("Input size");
    case SetupField::Batch: return VramText::tr("Batch");
    case SetupField::Classes: return VramText::tr("Classes");
    case SetupField::BoxesPerImage: return VramText::tr("Boxes per image, at most");
    case SetupField::Replicas: return VramText::tr("GPUs");
    case SetupField::Precision: return VramText::tr("Precision");
    case SetupField::Optimizer: return VramText::tr("Optimizer");
    case SetupField::NormMode: return VramText::tr("Batch norm");
    case SetupField::FrozenStages: return VramText::tr("Frozen stages");
    case SetupField::MovingAverage: return VramText::tr("Moving average");
    case SetupField::Checkpointing: return VramText::tr("Checkpointing");
    case SetupField::Accumulation: return VramText::tr("Accumulated steps");
    case SetupField::Allocator: return VramText::tr("Allocator");
    case SetupField::Unexplained: return VramText::tr("Measured on top of the estimate");
    }
    return {};
}

QString hostComponentName(vram::HostComponent component)
{
    using vram::HostComponent;
    switch (component) {
    case HostComponent::Process: return VramText::tr("Process");
    case HostComponent::ReadBuffers: return VramText::tr("Read buffers");
    case HostComponent::ShuffleBuffer: return VramText::tr("Shuffle buffer");
    case HostComponent::Decoding: return VramText::tr("Images being decoded");
    case HostComponent::Batches: return VramText::tr("Waiting batches");
    case HostComponent::Workers: return VramText::tr("Worker processes");
    case HostComponent::Cache: return VramText::tr("Cache");
    }
    return {};
}

QString bytesText(std::int64_t bytes, bool isChange)
{
    const std::int64_t size = bytes < 0 ? -bytes : bytes;
    const QString text = QLocale().formattedDataSize(size, size < 1024 ? 0 : 1);
    if (bytes < 0)
        return QStringLiteral("\u2212") + text;
    return isChange && bytes > 0 ? u'+' + text : text;
}

QString intervalText(const vram::Interval& interval)
{
    return VramText::tr("%1 to %2").arg(bytesText(interval.low), bytesText(interval.high));
}

Fit fitOf(std::int64_t peakBytes, const vram::Interval& interval, std::int64_t usableBytes)
{
    if (interval.low > usableBytes)
        return Fit::TooLarge;
    if (peakBytes > usableBytes)
        return Fit::Unlikely;
    return interval.high > usableBytes ? Fit::Barely : Fit::Fits;
}

QString fitName(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return VramText::tr("Fits");
    case Fit::Barely: return VramText::tr("Fits, barely");
    case Fit::Unlikely: return VramText::tr("Probably too large");
    case Fit::TooLarge: return VramText::tr("Too large");
    }
    return {};
}

QString verdictSentence(const vram::Estimate& estimate, const vram::Gpu& gpu)
{
    return VramText::tr("Needs %1 (%2) of the %3 usable on %4.")
        .arg(bytesText(estimate.peakBytes), intervalText(estimate.interval),
             bytesText(gpu.usableBytes()), toQString(gpu.name));
}

QString smallestGpuSentence(const vram::Estimate& estimate, const std::vector<vram::Gpu>& gpus)
{
    const auto first = [&](Fit worst) {
        return std::find_if(gpus.begin(), gpus.end(), [&](const vram::Gpu& gpu) {
            return fitOf(estimate.peakBytes, estimate.interval, gpu.usableBytes()) <= worst;
        });
    };
    const auto sure = first(Fit::Fits);
    const auto likely = first(Fit::Barely);
    if (likely == gpus.end())
        return VramText::tr("None of these GPUs has enough memory for batch size %1.")
            .arg(QLocale().toString(qlonglong{estimate.setup.batchPerReplica}));
    const auto memory = [](const vram::Gpu& gpu) { return bytesText(gpu.usableBytes()); };
    if (sure == gpus.end())
        return VramText::tr("%1 (%2 usable) probably fits, but without a margin.")
            .arg(toQString(likely->name), memory(*likely));
    const QString sentence = VramText::tr("The smallest GPU that fits is %1, with %2 of usable "
                                          "memory.")
                                 .arg(toQString(sure->name), memory(*sure));
    if (likely == sure)
        return sentence;
    return sentence + u' '
           + VramText::tr("%1 (%2) may fit, but without a margin.")
                 .arg(toQString(likely->name), memory(*likely));
}

QString maxBatchSentence(const vram::MaxBatch& most)
{
    const QLocale locale;
    if (most.possible == 0)
        return VramText::tr("Not even one image fits.");
    const QString likely = locale.toString(qlonglong{most.likely});
    const QString possible = locale.toString(qlonglong{most.possible});
    if (most.certain == most.possible)
        return VramText::tr("Largest batch size: %1.").arg(likely);
    if (most.likely == 0)
        return VramText::tr("Even batch size 1 probably runs out of memory.");
    if (most.certain == most.likely || most.certain == 0)
        return VramText::tr("Largest batch size: about %1, certainly not above %2.")
            .arg(likely, possible);
    return VramText::tr("Largest batch size: about %1. Up to %2 is safe, above %3 certainly runs "
                        "out of memory.")
        .arg(likely, locale.toString(qlonglong{most.certain}), possible);
}

QString peakSentence(const vram::Estimate& estimate, const vram::LayerGraph& graph)
{
    const auto op = static_cast<std::size_t>(estimate.peakOp);
    const QString layer =
        estimate.peakOp >= 0 && op < graph.ops.size() ? toQString(graph.ops[op].name) : QString();
    switch (estimate.peakPhase) {
    case vram::StepPhase::Forward:
        return layer.isEmpty() ? VramText::tr("The peak is in the forward pass.")
                               : VramText::tr("The peak is in the forward pass, at %1.").arg(layer);
    case vram::StepPhase::Loss:
        return layer.isEmpty() ? VramText::tr("The peak is in the loss.")
                               : VramText::tr("The peak is in the loss, at %1.").arg(layer);
    case vram::StepPhase::Backward:
        return layer.isEmpty()
                   ? VramText::tr("The peak is in the backward pass.")
                   : VramText::tr("The peak is in the backward pass, at %1.").arg(layer);
    case vram::StepPhase::Update: return VramText::tr("The peak is in the update of the weights.");
    }
    return {};
}

} // namespace faultline
