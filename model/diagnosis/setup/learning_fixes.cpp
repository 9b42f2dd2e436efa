// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/learning_fixes.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/fitting_rate.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <utility>

namespace faultline {

namespace {

constexpr double kSmallerRate = 3.0;
constexpr double kMuchSmallerRate = 10.0;

Fix divideUnknownRate()
{
    Fix fix;
    fix.id = "lower-learning-rate";
    fix.isConcrete = false;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Divide the learning rate by 3, then by 10"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The learning rate was not logged, so its value cannot be "
                                    "given; log it beside the loss."),
                  {}};
    fix.snippets = {
        {"tensorflow", "optimizer.learning_rate = optimizer.learning_rate / 3\n"
                       "tf.summary.scalar(\"learning_rate\", optimizer.learning_rate, step=step)"},
        {"pytorch",
         "for group in optimizer.param_groups:\n"
         "    group[\"lr\"] /= 3\n"
         "writer.add_scalar(\"learning_rate\", optimizer.param_groups[0][\"lr\"], step)"},
    };
    return fix;
}

/// What configNumber() wrote, for a sentence: as the reader's language writes numbers.
Quantity shownNumber(const std::string& written)
{
    double value = 0.0;
    (void)std::from_chars(written.data(), written.data() + written.size(), value);
    return {value, Unit::None};
}

} // namespace

std::string configNumber(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::general, digits);
    return {buffer.data(), end.ptr};
}

std::vector<Fix::Snippet> runLengthSnippets(const std::string& tag, std::int64_t length)
{
    const std::string number = std::to_string(length);
    const std::vector<std::string> words = tagWords(tag);
    if (std::find(words.begin(), words.end(), "epoch") != words.end())
        return {{"tensorflow", "model.fit(dataset, epochs=" + number + ")"}};
    return {{"pipeline.config", "train_config {\n  num_steps: " + number
                                    + "\n}\n# and total_steps: " + number
                                    + " in the schedule of the learning rate"},
            {"pytorch", "max_steps = " + number}};
}

std::vector<ConfigEdit> runLengthEdits(const std::string& tag, std::int64_t length)
{
    const std::vector<std::string> words = tagWords(tag);
    if (std::find(words.begin(), words.end(), "epoch") != words.end())
        return {};
    const std::string number = std::to_string(length);
    return {{.config = {}, .path = std::string(setting::kRunSteps), .value = number},
            {.config = {}, .path = std::string(setting::kScheduleSteps), .value = number}};
}

Stake lostSince(const Training& training, const LearningCurve& curve, std::size_t index)
{
    constexpr double kHour = 3600.0;
    Stake stake;
    stake.modelQuality = true;
    if (curve.empty())
        return stake;
    const double end = training.runs.front()->endTime().value_or(curve.wallTimes.back());
    const double seconds = end - curve.wallTimes[std::min(index, curve.size() - 1)];
    const int gpus = training.machine ? std::max(training.machine->gpuCount, 1) : 1;
    if (seconds > 0.0 && std::isfinite(seconds))
        stake.gpuHours = gpus * seconds / kHour;
    return stake;
}

std::optional<RateAtStep> rateAt(const Training& training, const LearningCurve& loss,
                                 std::size_t index)
{
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty() || loss.empty())
        return std::nullopt;
    const std::size_t then = rate.indexMatching(loss, index);
    const auto upTo = std::span(rate.values).first(then + 1);
    RateAtStep found;
    found.then = upTo.back();
    found.peak = *std::max_element(upTo.begin(), upTo.end());
    if (!(found.peak > 0.0))
        return std::nullopt;
    constexpr double kRisen = 1.05; // over the later half: a warm-up, not rounding
    found.isWarmingUp = found.then >= found.peak && upTo[upTo.size() / 2] * kRisen < found.then;
    if (found.isWarmingUp) {
        const std::optional<UsedRate> used = usedRate(training);
        if (used && used->stated && used->stated->config)
            found.peak = std::max(found.peak, used->stated->number().value_or(0.0));
    }
    constexpr double kLower = 0.9; // a smaller step is no change
    const std::optional<RecommendedRate> fitting = referenceRateOf(training);
    if (fitting && fitting->rate < kLower * found.peak)
        found.fitting = fitting->rate;
    return found;
}

Fix lowerLearningRate(const std::optional<RateAtStep>& rate, std::int64_t step)
{
    Fix fix = divideUnknownRate();
    if (rate && rate->then > 0.0) {
        constexpr int kDigitsOfReference = 3;
        const bool isKnown = rate->fitting > 0.0;
        const std::string base = isKnown ? configNumber(rate->fitting, kDigitsOfReference)
                                         : configNumber(rate->peak / kSmallerRate);
        const double smaller = isKnown ? rate->peak / rate->fitting : kSmallerRate;
        const std::string warmup = configNumber(rate->peak / smaller / kSmallerRate);
        fix.isConcrete = true;
        fix.edits = {{.config = {}, .path = std::string(setting::kRate), .value = base},
                     {.config = {}, .path = std::string(setting::kWarmupRate), .value = warmup}};
        const std::string now = configNumber(rate->then / smaller);
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Lower the peak learning rate from %1 to %2"),
                     {Quantity{rate->peak, Unit::None}, shownNumber(base)}};
        const std::string much = configNumber(rate->peak / kMuchSmallerRate);
        const Quantity at{static_cast<double>(step), Unit::Step};
        fix.detail =
            isKnown ? Text{FAULTLINE_TR_NOOP(
                               "Diagnosis",
                               "The learning rate was %1 at step %2 and at most %3 before. %4 is "
                               "the reference for this model, scaled to this batch size."),
                           {Quantity{rate->then, Unit::None}, at, Quantity{rate->peak, Unit::None},
                            shownNumber(base)}}
            : rate->isWarmingUp
                ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "The learning rate was %1 at step %2, still in the "
                                         "warm-up, and already too high. Try a third of it as the "
                                         "peak first, then a tenth (%3) if the loss still rises."),
                       {Quantity{rate->then, Unit::None}, at, shownNumber(much)}}
                : Text{
                    FAULTLINE_TR_NOOP(
                        "Diagnosis",
                        "The learning rate was %1 at step %2 and at most %3 before. Try a third of "
                        "it first, then a tenth (%4) if the loss still rises."),
                    {Quantity{rate->then, Unit::None}, at, Quantity{rate->peak, Unit::None},
                     shownNumber(much)}};
        fix.snippets = {
            {"pipeline.config", "learning_rate {\n"
                                "  cosine_decay_learning_rate {\n"
                                "    learning_rate_base: "
                                    + base + "\n    warmup_learning_rate: " + warmup + "\n  }\n}"},
            {"tensorflow", "optimizer.learning_rate = " + now
                               + "  # or this as the base of the schedule: " + base},
            {"pytorch", "for group in optimizer.param_groups:\n    group[\"lr\"] = " + now
                            + "  # with a scheduler: base_lrs = " + base},
        };
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next run passes step %1 with a loss below its first "
                                   "value."),
                 {Quantity{static_cast<double>(step), Unit::Step}}};
    return fix;
}

std::optional<double> healthyGradientNorm(const Training& training, const LearningCurve& loss,
                                          std::size_t index)
{
    constexpr std::size_t kFewest = 10;
    constexpr double kPercentile = 0.9;
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    if (norm.empty() || loss.empty())
        return std::nullopt;
    const auto healthy = std::span(norm.values).first(norm.indexMatching(loss, index) + 1);
    if (healthy.size() < kFewest)
        return std::nullopt;
    return quantile(healthy, kPercentile);
}

Fix clipGradients(const std::optional<double>& percentile)
{
    Fix fix;
    fix.id = "clip-gradients";
    fix.check = {
        FAULTLINE_TR_NOOP(
            "Diagnosis",
            "Fewer than half of the steps are clipped, and the loss has no outliers any more."),
        {}};
    if (!percentile || !(*percentile > 0.0)) {
        fix.isConcrete = false;
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Log the gradient norm, then clip at its 90th percentile"),
                     {}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "No gradient norm was logged, so the clip value cannot be "
                                        "computed from this run."),
                      {}};
        fix.snippets = {
            {"tensorflow", "tf.summary.scalar(\"gradient_norm\", tf.linalg.global_norm(gradients), "
                           "step=step)"},
            {"pytorch",
             "norm = torch.nn.utils.clip_grad_norm_(model.parameters(), float(\"inf\"))\n"
             "writer.add_scalar(\"gradient_norm\", norm, step)"},
        };
        return fix;
    }
    const std::string clip = configNumber(*percentile);
    fix.edits = {{.config = {}, .path = std::string(setting::kClipNorm), .value = clip}};
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Clip the gradient norm at %1"), {clip}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "%1 is the 90th percentile of the gradient norm while the training was "
                          "healthy: ordinary steps stay unchanged, outliers are limited."),
        {Quantity{*percentile, Unit::None}}};
    fix.snippets = {
        {"pipeline.config", "train_config {\n  gradient_clipping_by_norm: " + clip + "\n}"},
        {"tensorflow", "optimizer.global_clipnorm = " + clip},
        {"pytorch", "torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=" + clip
                        + ")  # before optimizer.step()"},
    };
    return fix;
}

Fix restartFromCheckpoint(const Training& training, std::int64_t step)
{
    Fix fix;
    fix.id = "restart-from-checkpoint";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Resume from a checkpoint at or before step %1"),
                 {Quantity{static_cast<double>(step), Unit::Step}}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Later checkpoints contain damaged weights. Copy the good one away "
                          "first: old checkpoints are deleted as new ones are saved."),
        {}};
    const SessionMark* latest = nullptr;
    for (const RunPtr& run : training.runs) {
        for (const SessionMark& mark : run->sessions) {
            if (mark.status == SessionMark::Status::Checkpoint && mark.step <= step
                && !mark.checkpointPath.empty() && (latest == nullptr || mark.step > latest->step))
                latest = &mark;
        }
    }
    if (latest != nullptr) {
        fix.detail = {
            FAULTLINE_TR_NOOP("Diagnosis", "Later checkpoints contain damaged weights. The newest "
                                           "good one that the log mentions is from step %1: %2."),
            {Quantity{static_cast<double>(latest->step), Unit::Step}, latest->checkpointPath}};
        const std::string path = "\"" + latest->checkpointPath + "\"";
        fix.edits = {{.config = {}, .path = std::string(setting::kCheckpoint), .value = path}};
        fix.snippets = {{"pipeline.config", "fine_tune_checkpoint: " + path}};
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The first loss after the restart is close to the one logged "
                                   "at that step before."),
                 {}};
    return fix;
}

Fix checkTheData(std::int64_t step)
{
    Fix fix;
    fix.id = "find-bad-record";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Find the record or operation that fails at step %1"),
        {Quantity{static_cast<double>(step), Unit::Step}}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Look for boxes with no area, with swapped or NaN corners, or in pixels "
                          "where 0..1 is expected, and for log, sqrt or a division of what can be "
                          "zero. The snippets stop at the first operation that yields NaN."),
        {}};
    fix.snippets = {
        {"tensorflow", "tf.debugging.enable_check_numerics()"},
        {"pytorch", "torch.autograd.set_detect_anomaly(True)  # slow: only around step "
                        + std::to_string(step)
                        + "\nassert torch.isfinite(loss), (step, batch_ids)"},
    };
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Every record passes the check, and the next run passes step "
                                   "%1 with a finite loss."),
                 {Quantity{static_cast<double>(step), Unit::Step}}};
    return fix;
}

Fix scaleHalfPrecision()
{
    Fix fix;
    fix.id = "scale-half-precision";
    fix.isConcrete = false;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "With mixed precision, scale the loss and compute it in 32 "
                                   "bits"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Half precision overflows at 65504. Dynamic loss scaling "
                                    "skips the step that overflows; unscale before clipping."),
                  {}};
    fix.snippets = {
        {"tensorflow", "optimizer = tf.keras.mixed_precision.LossScaleOptimizer(optimizer)"},
        {"pytorch", "scaler = torch.cuda.amp.GradScaler()\n"
                    "scaler.scale(loss).backward()\n"
                    "scaler.unscale_(optimizer)\n"
                    "scaler.step(optimizer)\n"
                    "scaler.update()"},
    };
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "A short run in 32 bits passes the step; with scaling, the "
                                   "scale settles above 1."),
                 {}};
    return fix;
}

} // namespace faultline
