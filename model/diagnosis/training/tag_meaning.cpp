// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/tag_meaning.h"

#include "model/core/ascii.h"
#include "model/core/layer_series.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/measure.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>

namespace faultline {

namespace {

template <std::size_t N>
using WordList = std::array<std::string_view, N>;

bool isNumber(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), isDigit);
}

/// "ap", "ap50", "map", "map75": average precision is only ever computed by an evaluation.
bool isAveragePrecision(std::string_view word)
{
    for (const std::string_view stem : {std::string_view("map"), std::string_view("ap")}) {
        if (word.starts_with(stem)
            && (word.size() == stem.size() || isNumber(word.substr(stem.size()))))
            return true;
    }
    return false;
}

bool hasAveragePrecision(const TagWords& words)
{
    return std::any_of(words.begin(), words.end(), isAveragePrecision)
           || (hasAny(words, {"average"}) && hasAny(words, {"precision"}));
}

// The first word of such a tag says whose numbers these are: "val/box_loss", "epoch_val_loss".
constexpr WordList<6> kEvaluationWords{"val", "valid", "validation", "evaluation", "eval", "test"};

constexpr WordList<19> kMetricWords{
    "accuracy", "acc",  "recall", "precision", "auc",  "auroc", "f1", "iou", "miou", "dice",
    "top1",     "top5", "bleu",   "rouge",     "psnr", "ssim",  "ar", "pck", "pckh"};

/// Words that only trainings with opposing or rewarded objectives use.
constexpr WordList<16> kOpposingWords{
    "gan",     "generator", "discriminator", "disc",  "critic",  "adversarial", "adv",  "reward",
    "rewards", "rollout",   "policy",        "actor", "episode", "netg",        "netd", "gen"};

/// Words of a loss tag that leave its meaning alone: what remains names a term of the loss.
constexpr WordList<38> kNeutralLossWords{
    "loss",   "losses",     "total",      "train",   "training", "epoch",     "batch",   "step",
    "iter",   "iteration",  "iterations", "vs",      "running",  "avg",       "average", "mean",
    "smooth", "smoothed",   "ema",        "global",  "overall",  "sum",       "model",   "val",
    "valid",  "validation", "evaluation", "eval",    "test",     "objective", "cost",    "learn",
    "per",    "scalars",    "scalar",     "metrics", "logs",     "by"};

bool namesEvaluation(const TagWords& words)
{
    return hasAny(words, kEvaluationWords);
}

bool isLossTag(const TagWords& words)
{
    // "batch_cost" and "reader_cost" are seconds.
    if (words.size() == 2 && words[1] == "cost" && (words[0] == "batch" || words[0] == "reader"))
        return false;
    return hasAny(words, {"loss", "losses", "logloss", "nll", "xent", "crossentropy", "cost"})
           || (hasAny(words, {"cross"}) && hasAny(words, {"entropy"}));
}

/// A best-so-far or a scale is no loss, though the word is in its name.
bool isDerivedFromLoss(const TagWords& words)
{
    return hasAny(words, {"best", "min", "max", "scale", "scaler", "weight", "ratio", "std", "lr"});
}

bool namesTotalLoss(const TagWords& words)
{
    if (hasAny(words, {"total", "totalloss"}))
        return true;
    return std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return isNumber(word)
               || std::find(kNeutralLossWords.begin(), kNeutralLossWords.end(), word)
                      != kNeutralLossWords.end();
    });
}

bool isLearningRate(const TagWords& words)
{
    if (hasAny(words, {"loss", "momentum", "decay", "ratio", "scale"}))
        return false;
    const bool isShort = std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word == "lr"
               || (word.size() == 3 && word.substr(0, 2) == "lr" && isNumber(word.substr(2)));
    });
    return isShort || hasAny(words, {"learningrate"})
           || (hasAny(words, {"learning"}) && hasAny(words, {"rate"}));
}

bool isGradientNorm(const TagWords& words)
{
    return hasAny(words, {"gradnorm"})
           || (hasAny(words, {"grad", "grads", "gradient", "gradients"})
               && hasAny(words, {"norm", "norms", "globalnorm"}));
}

/// "steps_per_sec" counts per time, "sec/step" is time per count: the order decides.
SignalKind classifySpeed(const TagWords& words, std::string_view tag)
{
    constexpr WordList<14> kCounts{"step",    "steps",  "images",   "imgs",       "image",
                                   "samples", "sample", "examples", "iterations", "iters",
                                   "batches", "items",  "tokens",   "it"};
    constexpr WordList<7> kTimes{"sec", "secs", "second", "seconds", "s", "time", "duration"};
    if (hasAny(words, {"data", "eval", "val", "validation", "wall", "eta", "total", "remaining"})
        && hasAny(words, {"time"}))
        return SignalKind::Other; // a part of the step, or no step at all
    if (hasAny(words, {"throughput", "fps"}))
        return SignalKind::Throughput;
    if (words.size() == 1 && words.front() == "time")
        return SignalKind::StepTime; // detectron2, mmdetection
    const auto find = [&words](const auto& wanted) {
        return std::find_first_of(words.begin(), words.end(), wanted.begin(), wanted.end());
    };
    const auto time = find(kTimes);
    if (time == words.end())
        return SignalKind::Other;
    const bool isRate = tag.find('/') != std::string_view::npos || hasAny(words, {"per"});
    const auto count = find(kCounts);
    if (isRate && count < time)
        return SignalKind::Throughput;
    if (isRate && time < count && (count != words.end() || hasAny(words, {"iter", "batch"})))
        return SignalKind::StepTime;
    const bool isDuration = hasAny(words, {"time", "duration", "seconds"});
    return isDuration && hasAny(words, {"step", "iter", "iteration", "batch"})
               ? SignalKind::StepTime
               : SignalKind::Other;
}

bool isUtilization(const TagWords& words)
{
    if (hasAny(words, {"gpu", "gpus", "cpu", "vram", "ram", "util", "utilization", "utilisation",
                       "nvidia", "cuda", "swap"}))
        return true;
    if (hasAny(words, {"device"}) && hasAny(words, {"stats"}))
        return true;
    if (hasAny(words, {"memory", "mem"}))
        return true;
    return hasAny(words, {"disk", "network", "power"})
           && hasAny(words,
                     {"usage", "used", "read", "write", "percent", "watts", "sent", "recv", "io"});
}

/// "loss_scale", "amp/scale"; but not the loss of a box's scale, "Loss/box/scale".
bool namesLossScale(const TagWords& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool ofLoss =
            i > 0 && (words[i - 1] == "loss" || words[i - 1] == "grad" || words[i - 1] == "amp");
        if (words[i] == "scaler" || (words[i] == "scale" && ofLoss))
            return true;
    }
    return false;
}

/// "update_ratio", "update_to_weight_ratio".
bool namesUpdateRatio(const TagWords& words)
{
    return hasAny(words, {"update", "updates"})
           && hasAny(words, {"ratio", "weight", "weights", "param"});
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> wanted)
{
    return std::find(wanted.begin(), wanted.end(), word) != wanted.end();
}

/// "ents_f", "cats_score", "dep_las": what spaCy scores on its development data, and nowhere else.
bool isPipelineScore(const TagWords& words)
{
    return words.size() > 1
           && ((isOneOf(words.front(), {"ents", "spans", "cats", "sents"})
                && isOneOf(words.back(), {"f", "p", "r", "score"}))
               || (words.front() == "dep" && isOneOf(words.back(), {"uas", "las"})));
}

} // namespace

std::optional<HardwareName> gpuMemoryNameOf(std::string_view tag)
{
    std::optional<HardwareName> name = hardwareQuantityOfTag(tag);
    if (!name) {
        const std::size_t slash = tag.rfind('/');
        name =
            hardwareQuantityOfName(slash == std::string_view::npos ? tag : tag.substr(slash + 1));
    }
    const bool isMemory = name
                          && (name->quantity == HardwareQuantity::GpuAllocatorUsed
                              || name->quantity == HardwareQuantity::GpuAllocatorReserved);
    return isMemory ? name : std::nullopt;
}

TagTraits tagTraitsOf(std::string_view tag)
{
    const TagWords words = tagWords(tag);
    const bool isLoss = hasAny(words, {"loss", "err"});
    const bool isLayerSeries = layerMeasureOf(tag).has_value();
    return {.words = words,
            .isGpuMemory = gpuMemoryNameOf(tag).has_value(),
            .isLossScale = namesLossScale(words),
            .isUpdateRatio = namesUpdateRatio(words),
            .isLayerSeries = isLayerSeries,
            .isOpposing = hasAny(words, kOpposingWords),
            .isGeneratorLoss = isLoss && hasAny(words, {"g"}),
            .isDiscriminatorLoss = isLoss && hasAny(words, {"d"}),
            // There are thousands of tags of layers, and none of them is a score.
            .measured = isLayerSeries ? MeasureOfTag{} : measureOf(tag)};
}

SignalKind classifyTagIn(bool inEvaluationRun, std::string_view tag)
{
    const TagWords words = tagWords(tag);
    if (isPipelineScore(words))
        return SignalKind::ValidationMetric;
    const bool isEvaluation = inEvaluationRun || namesEvaluation(words);
    if (!inEvaluationRun) {
        if (isLearningRate(words))
            return SignalKind::LearningRate;
        if (isGradientNorm(words))
            return SignalKind::GradientNorm;
        if (const SignalKind speed = classifySpeed(words, tag); speed != SignalKind::Other)
            return speed;
    }
    if (isLossTag(words)) {
        if (isDerivedFromLoss(words) || isGradientNorm(words))
            return SignalKind::Other;
        if (isEvaluation)
            return SignalKind::ValidationLoss;
        return namesTotalLoss(words) ? SignalKind::TrainLoss : SignalKind::LossComponent;
    }
    if (hasAny(words, {"best", "min", "max"}))
        return isUtilization(words) ? SignalKind::Utilization : SignalKind::Other;
    if (hasAveragePrecision(words))
        return SignalKind::ValidationMetric;
    const bool isMetricGroup = !words.empty() && words.front() == "metrics";
    const bool isDetectionMetric =
        hasAny(words, {"detection"}) && hasAny(words, {"boxes", "masks"});
    if (hasAny(words, kMetricWords) && (isEvaluation || isMetricGroup || isDetectionMetric))
        return SignalKind::ValidationMetric;
    if (isEvaluation && hasAny(words, {"mae", "mse", "rmse"}))
        return SignalKind::ValidationLoss;
    return isUtilization(words) ? SignalKind::Utilization : SignalKind::Other;
}

const TagDictionary::Meaning& TagDictionary::meaningOf(bool inEvaluationRun, const std::string& tag)
{
    auto& known = inEvaluationRun ? m_inEvaluation : m_inTraining;
    const auto it = known.find(tag);
    if (it != known.end())
        return it->second;
    const SignalKind kind = classifyTagIn(inEvaluationRun, tag);
    return known.emplace(tag, Meaning{.kind = kind, .rank = tellingRank(kind, tag)}).first->second;
}

const std::shared_ptr<const TagTraits>& TagDictionary::traitsOf(const std::string& tag)
{
    const auto known = m_traits.find(tag);
    if (known != m_traits.end())
        return known->second;
    return m_traits.emplace(tag, std::make_shared<const TagTraits>(tagTraitsOf(tag))).first->second;
}

int tellingRank(SignalKind kind, std::string_view tag)
{
    const TagWords words = tagWords(tag);
    const auto length = static_cast<int>(std::min<std::size_t>(words.size(), 50));
    switch (kind) {
    case SignalKind::TrainLoss:
    case SignalKind::ValidationLoss:
        if (hasAny(words, {"total", "totalloss"}))
            return 200;
        if (isLossTag(words) && namesTotalLoss(words)) {
            const bool isNumbered = std::any_of(words.begin(), words.end(), isNumber);
            return isNumbered ? 120 : 150;
        }
        return isLossTag(words) ? 100 - length : 20;
    case SignalKind::ValidationMetric: {
        const bool isPartial = hasAny(
            words, {"small", "medium", "large", "category", "per", "class", "aps", "apm", "apl"});
        if (hasAveragePrecision(words) && !isPartial) {
            const bool isAtOneOverlap =
                hasAny(words, {"5", "50", "75", "50iou", "75iou", "ap50", "ap75", "map50", "map75"})
                && !hasAny(words, {"95"});
            return isAtOneOverlap ? 180 : 200;
        }
        if (isPartial)
            return 20;
        return hasAny(words, {"accuracy", "acc", "auc", "auroc", "f1", "iou", "miou", "dice"})
                   ? 150
                   : 100;
    }
    case SignalKind::GradientNorm: return (hasAny(words, {"total", "global"}) ? 200 : 100) - length;
    case SignalKind::LearningRate:
    case SignalKind::LossComponent:
    case SignalKind::StepTime:
    case SignalKind::Throughput:
    case SignalKind::Utilization:
    case SignalKind::Other: return 100;
    }
    return 0;
}

} // namespace faultline
