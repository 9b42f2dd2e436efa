// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/model_never_learned.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/loss_meaning.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::model_never_learned {

namespace {

constexpr std::size_t kFewestPoints = 10;
constexpr std::size_t kBlocks = 30;

/// How flat the loss is.
struct Flatness {
    std::size_t judgedFrom = 0; ///< first point after the learning rate has come up
    std::size_t judgedTo = 0;   ///< end of the first third, or of the curve if that is short
    double z = 0.0;             ///< Mann-Kendall over that part
    double zWhole = 0.0;
    double start = 0.0; ///< median of the first third
    double end = 0.0;   ///< median of the last third
    double noise = 0.0; ///< sigma of the loss against its level
};

/// What else speaks for or against it.
struct Circumstances {
    bool isResumed = false;  ///< the log begins long after step 0
    bool isConstant = false; ///< the value never changes
    bool isRateZero = false;
    bool isMetricNil = false;     ///< a validation metric that stays near 0
    std::size_t guessedAmong = 0; ///< the level is the logarithm of this number of classes
    LossMeaning meaning;

    [[nodiscard]] bool isCertain() const
    {
        return isConstant || isRateZero || isMetricNil || guessedAmong > 0;
    }
    /// Nothing says that a fall was due.
    [[nodiscard]] bool isOpen() const
    {
        return isResumed || !meaning.isOfAnswers || meaning.beganSkilled;
    }
};

/// Index from which the learning rate has reached a tenth of its peak; 0 without one.
std::size_t afterWarmUp(const Training& training, const LearningCurve& loss)
{
    constexpr double kArrived = 0.1;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty())
        return 0;
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    for (std::size_t i = 0; i < loss.size(); ++i) {
        if (rate.values[rate.indexMatching(loss, i)] >= kArrived * peak)
            return i;
    }
    return 0;
}

/// Whether the loss fell within its first values and was flat afterwards: quick learners and
/// fine-tuning, whose fall hides inside the first block of a trend test.
bool fellAtOnce(std::span<const double> values)
{
    constexpr double kMedianError = 1.2533;
    constexpr double kSureSingle = 6.0;
    constexpr double kSure = 4.0;
    constexpr double kLeastFall = 1.05;
    constexpr double kLeastSingleFall = 1.5;
    const double noise = differenceNoise(values);
    for (std::size_t count = 1; count <= values.size() / 4; count = count == 1 ? 3 : count * 2) {
        const auto head = values.first(count);
        const double rest = median(values.subspan(2 * count));
        const double sigma = count > 3 ? std::max(noise, differenceNoise(head)) : noise;
        const double fall = median(head) - rest;
        const double error =
            count == 1 ? kSureSingle * sigma
                       : kSure * kMedianError * sigma / std::sqrt(static_cast<double>(count));
        const double least = (count == 1 ? kLeastSingleFall : kLeastFall) - 1.0;
        if (fall > error && fall > least * std::abs(rest))
            return true;
    }
    return false;
}

Flatness measure(const Training& training, const LearningCurve& loss)
{
    Flatness flat;
    flat.judgedFrom = afterWarmUp(training, loss);
    if (loss.size() - flat.judgedFrom < kFewestPoints)
        flat.judgedFrom = 0;
    const auto judged = std::span(loss.values).subspan(flat.judgedFrom);
    const std::size_t third = judged.size() / 3;
    const std::size_t count = third >= kFewestPoints ? third : judged.size();
    flat.judgedTo = flat.judgedFrom + count;
    flat.z = mannKendallZ(blockMedians(judged.first(count), kBlocks));
    flat.zWhole = mannKendallZ(blockMedians(judged, kBlocks));
    flat.start = median(judged.first(std::max<std::size_t>(third, 1)));
    flat.end = median(judged.last(std::max<std::size_t>(third, 1)));
    const double level = std::abs(median(judged));
    flat.noise = level > 0.0 ? differenceNoise(judged) / level : 0.0;
    return flat;
}

/// True if a validation series got better: the model learnt, whatever its training loss says.
bool validationImproved(const std::vector<ValidationCurve>& validations)
{
    return std::any_of(validations.begin(), validations.end(), [](const ValidationCurve& curve) {
        return worseningZ(curve, 0, curve.size()) < -1.645;
    });
}

Circumstances look(const Training& training, const LearningCurve& loss, const Flatness& flat,
                   const std::vector<ValidationCurve>& validations)
{
    constexpr double kResumedShare = 0.05;
    constexpr double kNilMetric = 0.05;
    constexpr std::size_t kFewestMetrics = 3;
    constexpr double kGuessNoise = 0.05;
    Circumstances found;
    found.meaning = lossMeaning(training);
    const auto [low, high] = std::minmax_element(loss.values.begin(), loss.values.end());
    found.isConstant = *low == *high;
    found.isResumed =
        static_cast<double>(loss.steps.front())
        > kResumedShare * static_cast<double>(loss.steps.back()) + 2.0 * medianStepInterval(loss);
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    found.isRateZero = !rate.empty() && quantile(rate.values, 0.9) == 0.0;
    for (const ValidationCurve& validation : validations) {
        if (validation.higherIsBetter && validation.size() >= kFewestMetrics
            && quantile(validation.curve.values, 0.9) < kNilMetric)
            found.isMetricNil = true;
    }
    if (guessedClasses(flat.start) == guessedClasses(flat.end) && flat.noise < kGuessNoise)
        found.guessedAmong = guessedClasses(flat.start);
    return found;
}

Text explain(const Flatness& flat, const Circumstances& about)
{
    if (about.isRateZero)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The learning rate was logged as 0, so no weight could change. A "
                                  "schedule that ends before the run begins (resumed past its last "
                                  "step) does this."),
                {}};
    if (about.isConstant)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The logged value never changes, not even by the noise of the "
                                  "batches: the weights are not updated, the inputs are constant, "
                                  "or the tag does not hold the loss of the step."),
                {}};
    if (about.guessedAmong > 0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The loss stays at the logarithm of %1, which is what a model "
                                  "scores that gives %1 classes the same probability: it still "
                                  "answers by chance."),
                {countOf(about.guessedAmong)}};
    if (about.isMetricNil)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The loss does not fall (trend %1, a fall would be below %2) and "
                                  "the validation metric stays near 0."),
                {plain(flat.z), plain(-1.645)}};
    if (about.isResumed)
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis", "The loss does not fall (trend %1, a fall would be below %2). The "
                                 "log does not begin at step 0: a resumed training may simply "
                                 "have been at its floor already."),
                {plain(flat.z), plain(-1.645)}};
    if (!about.meaning.isOfAnswers)
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The loss does not fall (trend %1, a fall would be below %2). Nothing in the "
                    "files tells what it measures: the losses of value functions, generators and "
                    "noise predictors need not fall, nor one that fine-tuning found at its floor. "
                    "A validation metric would decide, or event files with the terms of the "
                    "loss."),
                {plain(flat.z), plain(-1.645)}};
    if (about.meaning.beganSkilled)
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The loss does not fall (trend %1, a fall would be below %2), but the "
                    "validation metric was good from the first evaluations on. Fine-tuning that "
                    "began at its floor looks like this, and so does a model that gives the "
                    "commonest answer each time: the metric of each class would decide."),
                {plain(flat.z), plain(-1.645)}};
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "The medians of %3 blocks show no fall (trend %1, a fall would be "
                              "below %2), neither at first nor over the whole run. Its noise is %4 "
                              "of its level. If this is fine-tuning that began at its floor, the "
                              "model had nothing left to learn; otherwise it never began to."),
            {plain(flat.z), plain(-1.645), countOf(kBlocks), Quantity{flat.noise, Unit::Fraction}}};
}

Fix overfitOneBatch()
{
    Fix fix;
    fix.id = "overfit-one-batch";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Train on one batch until its loss is near 0"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A sound model learns 8 to 16 examples by heart within some "
                                    "hundred steps. If it cannot, look at the loss function, the "
                                    "labels and which variables are trained; if it can, look at "
                                    "the data and the learning rate."),
                  {}};
    fix.snippets = {
        {"pytorch", "batch = next(iter(loader))\nfor step in range(300):\n    loss = "
                    "train_step(batch)\nprint(sum(p.requires_grad for p in model.parameters()))"},
        {"tensorflow", "one = dataset.take(1).repeat(300)\nmodel.fit(one)\n"
                       "print(len(model.trainable_variables))"},
    };
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The loss on that batch falls below a tenth of "
                                                "its first value."),
                 {}};
    return fix;
}

Fix changeRate(const std::optional<RateAtStep>& rate)
{
    constexpr double kOther = 10.0;
    Fix fix;
    fix.id = "change-learning-rate";
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The loss falls within the first tenth of the next "
                                                "run."),
                 {}};
    if (!rate) {
        fix.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Log the learning rate and make sure that it is not 0"),
            {}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Without it no value can be recommended; 0.0003 is a "
                                        "usual start for Adam."),
                      {}};
        fix.snippets = {{"pytorch", "writer.add_scalar(\"learning_rate\", "
                                    "optimizer.param_groups[0][\"lr\"], step)"}};
        return fix;
    }
    const std::string higher = configNumber(rate->peak * kOther);
    const std::string lower = configNumber(rate->peak / kOther);
    fix.edits = {{.config = {}, .path = std::string(setting::kRate), .value = higher}};
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Try the learning rates %1 and %2 for some hundred "
                                                "steps each"),
                 {higher, lower}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Ten times more and less than the %1 of this run. Too low "
                                    "learns nothing in the time given; too high jumps over every "
                                    "minimum."),
                  {plain(rate->peak)}};
    fix.snippets = {
        {"tensorflow", "optimizer.learning_rate = " + higher},
        {"pytorch", "for group in optimizer.param_groups:\n    group[\"lr\"] = " + higher}};
    return fix;
}

Fix checkTheStart()
{
    Fix fix;
    fix.id = "check-start";
    fix.edits = {
        {.config = {}, .path = std::string(setting::kCheckpointType), .value = "\"detection\""}};
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Check the checkpoint it starts from, and the labels"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A detection checkpoint restored as \"classification\" starts "
                                    "from noise, and class names that are not in the label map "
                                    "drop every box without a word."),
                  {}};
    fix.snippets = {{"pipeline.config", "train_config {\n  fine_tune_checkpoint_type: "
                                        "\"detection\"\n}"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The first loss is clearly below that of a run without "
                                   "checkpoint, and the console no longer lists unresolved "
                                   "objects."),
                 {}};
    return fix;
}

/// The rate rises from the first point to the last: nothing was learnt yet because the warm-up was
/// not over.
bool isWarmingUp(const LearningCurve& rate)
{
    return rate.size() > 1
           && std::adjacent_find(rate.values.begin(), rate.values.end(), std::greater_equal<>())
                  == rate.values.end();
}

Abstention abstainDuringWarmUp(const LearningCurve& rate)
{
    Abstention abstention;
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The run ended at step %1, while the learning rate was "
                                           "still rising: too early to say whether it learns."),
                         {stepOf(rate.steps.back())}};
    return abstention;
}

void report(const Training& training, const TrainingLoss& loss, const Flatness& flat,
            const Circumstances& about, double limit, FindingSink& sink);
/// Of a curve too short for a test of its trend.
void reportGuesses(const Training& training, const TrainingLoss& loss, std::size_t classes,
                   FindingSink& sink);

NumberEvidence trend(const Flatness& flat, double limit)
{
    return numberEvidence(
        "trend-z", {FAULTLINE_TR_NOOP("Diagnosis", "Trend of the loss (Mann-Kendall z)"), {}},
        plain(flat.z), limit);
}

void reportGuesses(const Training& training, const TrainingLoss& loss, std::size_t classes,
                   FindingSink& sink)
{
    const LearningCurve& curve = loss.curve;
    Finding finding;
    finding.run = loss.parts.front()->run->name;
    finding.severity = Severity::Warning;
    finding.confidence = 0.7;
    finding.cost = 0.7;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The model answers by chance among %1 classes from the "
                                       "first to the last of %2 values: its loss stays at %3 (%4)"),
        {countOf(classes), countOf(curve.size()), plain(curve.values.back()), loss.name()}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Every value of the loss is the logarithm of %1, which is what a model "
                          "scores that gives %1 classes the same probability, and the validation "
                          "or the accuracy agrees. The run is short, but the first epochs are "
                          "those that teach most."),
        {countOf(classes)}};
    finding.evidence.emplace_back(
        curveEvidence(*loss.parts.front(), curve, 0, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "Every value of the loss"), {}}));
    finding.fixes = {changeRate(rateAt(training, curve, curve.size() - 1)), overfitOneBatch()};
    sink.report(std::move(finding));
}

void report(const Training& training, const TrainingLoss& loss, const Flatness& flat,
            const Circumstances& about, double limit, FindingSink& sink)
{
    const LearningCurve& curve = loss.curve;
    Finding finding;
    finding.run = loss.parts.front()->run->name;
    finding.severity = about.isCertain() ? Severity::Critical
                       : about.isOpen()  ? Severity::Info
                                         : Severity::Warning;
    finding.confidence = about.isCertain() ? 0.9 : about.isOpen() ? 0.3 : 0.6;
    finding.cost = about.isCertain() ? 1.0 : about.isOpen() ? 0.2 : 0.7;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "Loss never fell: about %1 from step %2 on, "
                                                    "still about %3 at step %4 (%5)"),
                     {plain(flat.start), stepOf(curve.steps[flat.judgedFrom]), plain(flat.end),
                      stepOf(curve.steps.back()), loss.name()}};
    finding.explanation = explain(flat, about);
    finding.evidence.emplace_back(
        curveEvidence(*loss.parts.front(), curve, flat.judgedFrom, flat.judgedTo - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The part in which a loss falls if the "
                                                      "model learns"),
                       {}}));
    finding.evidence.emplace_back(trend(flat, limit));
    finding.evidence.emplace_back(
        numberEvidence("relative-noise",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Noise of the loss against its level"), {}},
                       {flat.noise, Unit::Fraction}));
    const std::optional<RateAtStep> rate = rateAt(training, curve, curve.size() - 1);
    if (about.isRateZero || !about.isConstant)
        finding.fixes = {changeRate(rate), overfitOneBatch(), checkTheStart()};
    else
        finding.fixes = {overfitOneBatch(), checkTheStart(), changeRate(rate)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty()) {
        sink.abstain(abstainWithoutTotal());
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const LearningCurve& curve = loss.curve;
    sink.judged(judgedCurve(curve, {FAULTLINE_TR_NOOP("Diagnosis", "Training loss"), {}}));
    if (curve.endsNonFinite)
        return; // loss-became-nan tells that story
    if (curve.size() < kFewestPoints) {
        if (const std::size_t classes = guessedThroughout(training, curve)) {
            reportGuesses(training, loss, classes, sink);
            return;
        }
        sink.abstain(abstainTooFewPoints(loss.name(), curve, kFewestPoints));
        return;
    }
    if (std::all_of(curve.values.begin(), curve.values.end(), [](double v) { return v == 0.0; })) {
        Abstention abstention = abstainWithoutSignal(SignalKind::TrainLoss);
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis", "%1 is 0 at every step: it is not the "
                                                            "loss that is minimised."),
                             {loss.name()}};
        sink.abstain(std::move(abstention));
        return;
    }
    const double limit = settings.threshold(info(), "trend-z");
    const Flatness flat = measure(training, curve);
    sink.computed(trend(flat, limit));
    if (flat.z <= limit || flat.zWhole <= settings.threshold(info(), "whole-run-z")
        || fellAtOnce(curve.values))
        return;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (isWarmingUp(rate)) {
        sink.abstain(abstainDuringWarmUp(rate));
        return;
    }
    if (findDivergence(curve, rate, {}))
        return; // it rose: loss-diverged tells that story
    const std::vector<ValidationCurve> validations = validationCurves(training);
    const Circumstances about = look(training, curve, flat, validations);
    if (!validationImproved(validations) && !about.meaning.gotBetter)
        report(training, loss, flat, about, limit, sink);
}

} // namespace faultline::rules::model_never_learned
