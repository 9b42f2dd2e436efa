// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kBlocks = 30;

class MetricStaysZero final : public Rule {
public:
    MetricStaysZero();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    void report(const Training& training, const Signal& signal, const LearningCurve& metric,
                double lossZ, const RuleSettings& settings, FindingSink& sink) const;

    RuleInfo m_info;
};

MetricStaysZero::MetricStaysZero()
{
    m_info.id = "metric-stays-zero";
    m_info.code = "O13";
    m_info.section = "data";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "Metric stays 0 while the loss falls");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Looks for an evaluation that gives nothing "
                                                "although the training learns.");
    m_info.formula = "every evaluation of the metric < nil, at least evaluations of them, the last "
                     "one at the end of the log\n"
                     "and Mann-Kendall z of 30 block medians of the training loss < falling-z";
    m_info.needs = {SignalKind::ValidationMetric, SignalKind::TrainLoss};
    m_info.mayUseEvidence = {EvidenceKind::Dataset, EvidenceKind::LabelMap, EvidenceKind::Config};
    m_info.thresholds = {
        {.name = "nil",
         .value = 0.01,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "A detector that finds anything at all is above "
                                              "1 %.")},
        {.name = "evaluations",
         .value = 3.0,
         .unit = Unit::Count,
         .reason = FAULTLINE_TR_NOOP("Rules", "The first one or two come too early to tell.")},
        {.name = "sure-evaluations",
         .value = 6.0,
         .unit = Unit::Count,
         .reason = FAULTLINE_TR_NOOP("Rules", "From so many on it is the failure of the run.")},
        {.name = "falling-z",
         .value = -1.645,
         .unit = Unit::None,
         .reason = FAULTLINE_TR_NOOP("Rules", "One-sided 5 % of a Mann-Kendall test.")},
    };
}

/// How far the loss had fallen, of all that it ever fell, when the metric was first measured.
double fallenBefore(const LearningCurve& loss, const LearningCurve& metric)
{
    const double start = loss.values[0];
    const std::size_t tail = std::max<std::size_t>(loss.size() / 10, 1);
    const double end = median(std::span(loss.values).last(tail));
    const std::size_t then = loss.indexMatching(metric, 0);
    return start > end ? std::clamp((start - loss.values[then]) / (start - end), 0.0, 1.0) : 0.0;
}

/// Still 0 for practice, but on its way up: a slow start. A rise by less than half is the noise of
/// a few chance hits, which a trend test of six values takes for a rise once in twenty runs.
bool isRising(const LearningCurve& metric)
{
    constexpr double kRising = 1.645;
    constexpr std::size_t kFewest = 4;
    constexpr double kLeastRise = 1.5;
    if (metric.size() < kFewest)
        return false;
    const auto values = std::span(metric.values);
    const double before = median(values.first(values.size() / 2));
    const double after = median(values.last(values.size() / 2));
    return after > kLeastRise * before && mannKendallZ(metric.values) > kRising;
}

void MetricStaysZero::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const Signal& signal = *training.best(SignalKind::ValidationMetric);
    LearningCurve metric = learningCurve(&signal);
    const auto evaluations =
        static_cast<std::size_t>(std::clamp(settings.threshold(m_info, "evaluations"), 1.0, 1e6));
    const bool hasNoObjects = std::all_of(metric.values.begin(), metric.values.end(),
                                          [](double value) { return value < 0.0; });
    if (metric.size() < evaluations || hasNoObjects) {
        sink.abstain(abstainTooFewEvaluations(hasNoObjects ? 0 : metric.size(), evaluations));
        return;
    }
    sink.judged(judgedCurve(metric, {FAULTLINE_TR_NOOP("Diagnosis", "Validation metric"), {}}));
    const double best = *std::max_element(metric.values.begin(), metric.values.end());
    sink.computed(numberEvidence("best-metric",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Best value of the metric"), {}},
                                 plain(best), settings.threshold(m_info, "nil")));
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < kBlocks) {
        sink.abstain(abstainTooFewPoints(loss.name(), loss.curve, kBlocks));
        return;
    }
    const double z = mannKendallZ(blockMedians(loss.curve.values, kBlocks));
    sink.computed(numberEvidence("loss-trend",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Trend of the training loss"), {}},
                                 plain(z), settings.threshold(m_info, "falling-z")));
    // A loss that became NaN fell before that, and leaves a metric of 0 as well.
    const bool fell = z < settings.threshold(m_info, "falling-z") || loss.curve.endsNonFinite;
    if (!(best < settings.threshold(m_info, "nil")) || !fell || isRising(metric))
        return;
    report(training, signal, metric, z, settings, sink);
}

Fix checkTheClasses(const Training& training)
{
    const ConfigDocumentPtr map = training.labelMap();
    const ConfigDocumentPtr config = training.config();
    const std::string mapName = map ? map->name() : "label_map.pbtxt";
    const std::string configName = config ? config->name() : "pipeline.config";
    Fix fix;
    fix.id = "compare-classes";
    fix.isConcrete = map || config;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Compare the classes of label map, records and "
                                                "configuration"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Ids begin at 1, num_classes is the highest id, names agree "
                                    "letter by letter. The same map must be used for training and "
                                    "evaluation."),
                  {}};
    fix.snippets = {{"shell", "grep -n \"id:\\|name:\" '" + mapName + "'\n"
                                  + "grep -n \"num_classes\\|label_map_path\" '" + configName
                                  + "'"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next evaluation gives more than 1 %."), {}};
    return fix;
}

Fix evaluateOnTraining()
{
    Fix fix;
    fix.id = "evaluate-on-training-data";
    fix.isConcrete = false;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluate once on the training data"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A metric of 0 there as well means that the evaluation is "
                                    "wrong (classes, order of coordinates, score threshold, an "
                                    "empty file); a good one that the two sets differ."),
                  {}};
    fix.snippets = {
        {"pipeline.config", "eval_input_reader {\n  label_map_path: \"label_map.pbtxt\"\n"
                            "  tf_record_input_reader { input_path: \"train.record\" }\n}"},
        {"pytorch", "evaluate(model, train_loader)  # boxes as x1, y1, x2, y2 in pixels?"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The metric on the training data is well above "
                                                "0."),
                 {}};
    return fix;
}

void MetricStaysZero::report(const Training& training, const Signal& signal,
                             const LearningCurve& metric, double lossZ,
                             const RuleSettings& settings, FindingSink& sink) const
{
    constexpr double kMostlyLearned = 0.5;
    constexpr double kShareOfRun = 0.25;
    const TrainingLoss loss = trainingLoss(training);
    const bool isMany =
        static_cast<double>(metric.size()) >= settings.threshold(m_info, "sure-evaluations");
    const bool isLong = metric.span() >= kShareOfRun * loss.curve.span();
    const bool isSure =
        isMany && isLong && (fallenBefore(loss.curve, metric) >= 0.1 || loss.curve.endsNonFinite);
    Finding finding;
    finding.run = signal.run->name;
    finding.severity = isSure ? Severity::Critical : Severity::Warning;
    finding.confidence = isSure ? 0.9 : 0.6;
    finding.cost = isSure ? 0.9 : kMostlyLearned;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "%1 stays at 0 in all %2 evaluations up to step %3, although "
                                      "the training loss falls"),
                     {signal.tag, countOf(metric.size()), stepOf(metric.steps.back())}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The model learns something and the evaluation sees nothing of it. "
                          "Usual causes, in this order: class numbers that differ between records, "
                          "label map and num_classes; coordinates in another order or in pixels; a "
                          "score threshold; an evaluation set without boxes."),
        {}};
    finding.evidence.emplace_back(
        curveEvidence(signal, metric, 0, metric.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "Every evaluation"), {}}));
    if (auto evidence = matchingEvidence(
            loss.parts.front(), metric, 0, metric.size() - 1,
            {FAULTLINE_TR_NOOP("Diagnosis", "The training loss over the same steps"), {}}))
        finding.evidence.emplace_back(std::move(*evidence));
    finding.evidence.emplace_back(numberEvidence(
        "best-metric", {FAULTLINE_TR_NOOP("Diagnosis", "Best value of the metric"), {}},
        plain(*std::max_element(metric.values.begin(), metric.values.end())),
        settings.threshold(m_info, "nil")));
    finding.evidence.emplace_back(numberEvidence(
        "loss-trend", {FAULTLINE_TR_NOOP("Diagnosis", "Trend of the training loss"), {}},
        plain(lossZ), settings.threshold(m_info, "falling-z")));
    finding.fixes = {checkTheClasses(training), evaluateOnTraining()};
    for (Fix& fix : finding.fixes) {
        fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                         .ruleId = std::string(m_info.id),
                         .number = "best-metric",
                         .value = {settings.threshold(m_info, "nil"), Unit::None}}};
    }
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeMetricStaysZero()
{
    return std::make_unique<MetricStaysZero>();
}

} // namespace faultline
