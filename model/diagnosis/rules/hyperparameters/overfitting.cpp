// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/overfitting.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::overfitting {

namespace {

[[nodiscard]] OverfitLimits limits(const RuleSettings& settings);
void report(const ValidationCurve& validation, const Overfitting& overfitting,
            const TrainingLoss& train, const OverfitLimits& limits, bool metricHolds,
            FindingSink& sink);

OverfitLimits limits(const RuleSettings& settings)
{
    OverfitLimits limits;
    limits.z = settings.threshold(info(), "trend-z");
    limits.ratio = settings.threshold(info(), "ratio");
    limits.evaluations =
        static_cast<std::size_t>(std::max(settings.threshold(info(), "evaluations"), 3.0));
    limits.trainZ = settings.threshold(info(), "train-z");
    return limits;
}

/// The curve and what since its best speaks for overfitting.
void tell(const ValidationCurve& validation, const OverfitLimits& held, std::size_t needed,
          FindingSink& sink)
{
    const Overfitting since = sinceTheBest(validation);
    tellEvaluations(validation.size(), needed, sink);
    sink.computed(numberEvidence("evaluations-since-best",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Evaluations since the best"), {}},
                                 countOf(since.evaluationsSince),
                                 static_cast<double>(held.evaluations)));
    sink.computed(numberEvidence(
        "trend-z", {FAULTLINE_TR_NOOP("Diagnosis", "Trend since the best (Mann-Kendall z)"), {}},
        plain(since.z), held.z));
    sink.computed(numberEvidence(
        "worse-by", {FAULTLINE_TR_NOOP("Diagnosis", "Last level against the best"), {}},
        {1.0 + since.worseBy, Unit::Ratio}, held.ratio));
    sink.judged(judgedCurve(validation.curve, judgedLabel(validation)));
}

Fix useBestCheckpoint(std::int64_t step, double value)
{
    Fix fix;
    fix.id = "use-best-checkpoint";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Use the checkpoint of step %1"), {stepOf(step)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "It scored %1 (smoothed), the best of the run. If it is "
                                    "deleted already, train again to that step and keep the best "
                                    "from now on."),
                  {plain(value)}};
    fix.snippets = {
        {"tensorflow", "tf.keras.callbacks.ModelCheckpoint(path, save_best_only=True)"},
        {"pytorch", "if val_loss < best:\n    best = val_loss\n    torch.save(model.state_dict(), "
                    "\"best.pt\")"},
    };
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluating that checkpoint gives about %1."),
                 {plain(value)}};
    return fix;
}

/// Stop a little after where the best was.
Fix stopEarlier(const ValidationCurve& validation, const Overfitting& overfitting)
{
    constexpr double kMargin = 1.1;
    const LearningCurve& curve = validation.curve;
    const std::size_t patience = std::max<std::size_t>(overfitting.evaluationsSince / 4, 3);
    const double share =
        curve.span() > 0.0
            ? (curve.position(curve.size() - 1) - curve.position(overfitting.bestIndex))
                  / curve.span()
            : 0.0;
    const auto steps = static_cast<std::int64_t>(
        std::ceil(kMargin * static_cast<double>(curve.steps[overfitting.bestIndex])));
    Fix fix;
    fix.id = "stop-earlier";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Stop after about %1 steps: saves %2 of the run "
                                       "(%3)"),
        {stepOf(steps), Quantity{share, Unit::Fraction},
         Quantity{curve.secondsBetween(overfitting.bestIndex, curve.size() - 1), Unit::Seconds}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "Nothing after the best evaluation improved the "
                                                 "model. Let the schedule of the learning rate "
                                                 "end there too."),
                  {}};
    fix.snippets = runLengthSnippets(validation.signal->tag, steps);
    fix.edits = runLengthEdits(validation.signal->tag, steps);
    fix.snippets.push_back(
        {"tensorflow", "tf.keras.callbacks.EarlyStopping(patience=" + std::to_string(patience)
                           + ", restore_best_weights=True)"});
    fix.snippets.push_back({"pytorch", "patience = " + std::to_string(patience)
                                           + "  # evaluations without a better one, then break"});
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The last evaluation of the next run is within %1 of its "
                                   "best."),
                 {Quantity{0.03, Unit::Fraction}}};
    return fix;
}

Fix regularise()
{
    Fix fix;
    fix.id = "regularise";
    fix.isConcrete = false;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Add augmentation, then weight decay"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The model learns the training examples by heart. More "
                                    "varied examples help most; one change at a time."),
                  {}};
    fix.snippets = {
        {"pipeline.config", "data_augmentation_options {\n  random_horizontal_flip {\n  }\n}\n"
                            "data_augmentation_options {\n  ssd_random_crop {\n  }\n}"},
        {"pytorch", "torch.optim.AdamW(model.parameters(), lr=lr, weight_decay=0.05)"},
    };
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The best evaluation comes later in the run and is better."),
        {}};
    return fix;
}

void report(const ValidationCurve& validation, const Overfitting& overfitting,
            const TrainingLoss& train, const OverfitLimits& limits, bool metricHolds,
            FindingSink& sink)
{
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const std::int64_t best = curve.steps[overfitting.bestIndex];
    Finding finding;
    finding.run = validation.signal->run->name;
    finding.severity = metricHolds ? Severity::Info : Severity::Warning;
    finding.confidence = overfitting.trainZ ? 0.9 : 0.6;
    finding.cost = std::clamp(overfitting.worseBy, 0.05, 1.0);
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Validation was best at step %1 with %2 and has worsened to "
                                       "%3 since (%4)"),
        {stepOf(best), plain(overfitting.best), plain(overfitting.last), validation.signal->tag}};
    finding.explanation =
        metricHolds
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The trend over the %1 evaluations since is certain (z = %2), "
                                     "but the validation metric does not fall with it: the model "
                                     "grows too sure of its mistakes, while its answers stay as "
                                     "good. Choose the checkpoint by the metric."),
                   {countOf(overfitting.evaluationsSince), plain(overfitting.z)}}
        : overfitting.trainZ
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "It got worse by %1 over the %2 evaluations since (trend z = "
                                     "%3) while the training loss did not rise: the model learns "
                                     "the training examples by heart."),
                   {Quantity{overfitting.worseBy, Unit::Fraction},
                    countOf(overfitting.evaluationsSince), plain(overfitting.z)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "It got worse by %1 over the %2 evaluations since (trend z = "
                                     "%3). No training loss was logged beside it, so it may "
                                     "also be a divergence."),
                   {Quantity{overfitting.worseBy, Unit::Fraction},
                    countOf(overfitting.evaluationsSince), plain(overfitting.z)}};
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, overfitting.bestIndex, last,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The validation since its best"), {}}));
    if (!train.parts.empty()) {
        if (auto evidence = matchingEvidence(
                train.parts.front(), curve, overfitting.bestIndex, last,
                {FAULTLINE_TR_NOOP("Diagnosis", "The training loss over the same steps"), {}}))
            finding.evidence.emplace_back(std::move(*evidence));
    }
    finding.evidence.emplace_back(numberEvidence(
        "trend-z", {FAULTLINE_TR_NOOP("Diagnosis", "Trend since the best (Mann-Kendall z)"), {}},
        plain(overfitting.z), limits.z));
    finding.evidence.emplace_back(numberEvidence(
        "worse-by", {FAULTLINE_TR_NOOP("Diagnosis", "Last level against the best"), {}},
        {1.0 + overfitting.worseBy, Unit::Ratio}, limits.ratio));
    finding.fixes = {useBestCheckpoint(best, overfitting.best),
                     stopEarlier(validation, overfitting), regularise()};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const OverfitLimits held = limits(settings);
    const std::size_t needed = held.evaluations + 2;
    const std::vector<ValidationCurve> validations = validationCurves(training);
    std::size_t most = 0;
    for (const ValidationCurve& validation : validations)
        most = std::max(most, validation.size());
    if (most < needed) {
        if (training.allSignals.empty())
            return tellEvaluations(0, needed, sink);
        sink.abstain(abstainTooFewEvaluations(most, needed));
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const TrainingLoss train = trainingLoss(training);
    if (train.curve.endsNonFinite)
        return; // loss-became-nan tells that story; what the broken model scores is no overfitting
    // The metric comes first: it is what the model is for. One finding is enough.
    bool metricHolds = false;
    for (const ValidationCurve& validation : validations) {
        if (validation.size() >= needed)
            tell(validation, held, needed, sink);
        if (const auto overfitting = findOverfitting(validation, train.curve, held)) {
            report(validation, *overfitting, train, held, metricHolds, sink);
            return;
        }
        metricHolds = validation.higherIsBetter && validation.size() >= needed;
    }
}

} // namespace faultline::rules::overfitting
