// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/learning_curve.h"
#include "model/diagnosis/learning_evidence.h"
#include "model/diagnosis/learning_fixes.h"
#include "model/diagnosis/missing_signal.h"
#include "model/diagnosis/rules/rules.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kFewestPoints = 30;
constexpr std::size_t kWindows = 20;

/// The norm of the gradients in windows.
struct Norms {
    std::vector<double> windows; ///< medians
    double usual = 0.0;          ///< median of the first half
    double last = 0.0;           ///< median of the last two windows
};

class GradientsOff final : public Rule {
public:
    GradientsOff();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    void reportExploding(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                         const Norms& norms, std::size_t onset, FindingSink& sink) const;
    void reportVanished(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                        const Norms& norms, FindingSink& sink) const;

    RuleInfo m_info;
};

GradientsOff::GradientsOff()
{
    m_info.id = "gradients-off";
    m_info.code = "O10";
    m_info.section = "hyperparameters";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "Gradients explode or vanish");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Looks for gradient norms that grow out of all "
                                                "proportion or are as good as 0.");
    m_info.formula = "20 windows by their medians; usual = median of the first half\n"
                     "exploding: the last two windows > ratio x usual, or > huge\n"
                     "vanished: the last two windows < vanished while the loss keeps more than "
                     "a tenth of its start";
    m_info.needs = {SignalKind::GradientNorm};
    m_info.mayUse = {SignalKind::TrainLoss};
    m_info.phases = {PhaseKind::WarmUp, PhaseKind::Steady};
    m_info.thresholds = {
        {.name = "ratio",
         .value = 70.0,
         .unit = Unit::Ratio,
         .reason = FAULTLINE_TR_NOOP("Rules", "AUTOTRAINER's ratio for exploding gradients.")},
        {.name = "huge",
         .value = 1e6,
         .unit = Unit::None,
         .reason = FAULTLINE_TR_NOOP("Rules", "TheDeepChecker's upper limit.")},
        {.name = "vanished",
         .value = 1e-7,
         .unit = Unit::None,
         .reason = FAULTLINE_TR_NOOP("Rules", "SageMaker Debugger's limit for vanishing "
                                              "gradients.")},
    };
}

Norms measure(const LearningCurve& curve)
{
    Norms norms;
    norms.windows = blockMedians(curve.values, kWindows);
    const std::span<const double> windows(norms.windows);
    norms.usual = median(windows.first(windows.size() / 2));
    norms.last = median(windows.last(2));
    return norms;
}

/// First point from which all windows up to the end lie above the limit.
std::size_t onsetAbove(const LearningCurve& curve, const Norms& norms, double limit)
{
    std::size_t window = norms.windows.size();
    while (window > 0 && norms.windows[window - 1] > limit)
        --window;
    return std::min(window * curve.size() / norms.windows.size(), curve.size() - 1);
}

/// Gradients of a loss that is as good as 0 vanish by right.
bool hasConverged(const Training& training)
{
    constexpr double kLeft = 0.1;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < 2)
        return false;
    const std::size_t tail = std::max<std::size_t>(loss.curve.size() / 10, 1);
    const double start = std::abs(median(std::span(loss.curve.values).first(tail)));
    return std::abs(median(std::span(loss.curve.values).last(tail))) < kLeft * start;
}

/// Norms of parts of the network are told apart from that of all of it by their tags.
const Signal* totalNorm(const Training& training)
{
    const Signal* best = nullptr;
    for (const Signal* signal : training.all(SignalKind::GradientNorm)) {
        if (best == nullptr || signal->tag.size() < best->tag.size())
            best = signal;
    }
    return best;
}

void GradientsOff::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const Signal& signal = *totalNorm(training);
    const LearningCurve curve = learningCurve(&signal);
    if (curve.size() < kFewestPoints) {
        sink.abstain(abstainTooFewPoints(signal.tag, curve, kFewestPoints));
        return;
    }
    const Norms norms = measure(curve);
    const double ratio = norms.usual > 0.0 ? norms.last / norms.usual : 0.0;
    JudgedPoints points;
    points.label = {FAULTLINE_TR_NOOP("Diagnosis", "Median gradient norm of 20 windows"), {}};
    points.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Window"), {}};
    for (std::size_t i = 0; i < norms.windows.size(); ++i)
        points.points.emplace_back(static_cast<double>(i), norms.windows[i]);
    points.limits = {{.label = {FAULTLINE_TR_NOOP("Diagnosis", "Exploding"), {}},
                      .value = norms.usual * settings.threshold(m_info, "ratio")}};
    sink.judged(std::move(points));
    sink.computed(numberEvidence(
        "norm-ratio", {FAULTLINE_TR_NOOP("Diagnosis", "Norm at the end against before"), {}},
        {ratio, Unit::Ratio}, settings.threshold(m_info, "ratio")));
    const double huge = settings.threshold(m_info, "huge");
    if (ratio > settings.threshold(m_info, "ratio")) {
        const double limit = norms.usual * std::sqrt(settings.threshold(m_info, "ratio"));
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, limit), sink);
    } else if (norms.last > huge && norms.usual <= huge) {
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, huge), sink);
    } else if (norms.last < settings.threshold(m_info, "vanished") && !hasConverged(training)) {
        reportVanished(input, signal, curve, norms, sink);
    }
}

void GradientsOff::reportExploding(const RuleInput& input, const Signal& signal,
                                   const LearningCurve& curve, const Norms& norms,
                                   std::size_t onset, FindingSink& sink) const
{
    constexpr double kPercentile = 0.9;
    constexpr std::size_t kHealthy = 10;
    const TrainingLoss loss = trainingLoss(input.training);
    const bool isLost = loss.curve.endsNonFinite;
    Finding finding;
    finding.run = signal.run->name;
    finding.severity = isLost ? Severity::Critical : Severity::Warning;
    finding.confidence = 0.85;
    finding.cost = isLost ? 0.9 : 0.6;
    finding.stake.modelQuality = true;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Gradients explode from step %1 on: their norm rises from "
                                       "%2 to %3 (%4)"),
        {stepOf(curve.steps[onset]), plain(norms.usual), plain(norms.last), signal.tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The median norm of the last windows is far above that of the first half "
                          "of the run. Such updates throw the weights away from what was learned; "
                          "the loss follows, and then NaN."),
        {}};
    finding.evidence = {
        curveEvidence(signal, curve, onset, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The norm from there to the end"), {}}),
        numberEvidence("norm-ratio",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Norm at the end against before"), {}},
                       {norms.usual > 0.0 ? norms.last / norms.usual : 0.0, Unit::Ratio},
                       input.settings.threshold(m_info, "ratio"))};
    const auto healthy = std::span(curve.values).first(onset);
    finding.fixes = {clipGradients(healthy.size() >= kHealthy
                                       ? std::optional(quantile(healthy, kPercentile))
                                       : std::nullopt),
                     lowerLearningRate(rateAt(input.training, curve, onset), curve.steps[onset])};
    for (Fix& fix : finding.fixes) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = std::string(m_info.id),
                         .number = "norm-ratio",
                         .value = {input.settings.threshold(m_info, "ratio"), Unit::Ratio}}};
    }
    sink.report(std::move(finding));
}

void GradientsOff::reportVanished(const RuleInput& input, const Signal& signal,
                                  const LearningCurve& curve, const Norms& norms,
                                  FindingSink& sink) const
{
    const double limit = input.settings.threshold(m_info, "vanished");
    std::size_t window = norms.windows.size();
    while (window > 0 && norms.windows[window - 1] < limit)
        --window;
    const std::size_t onset =
        std::min(window * curve.size() / norms.windows.size(), curve.size() - 1);
    Finding finding;
    finding.run = signal.run->name;
    finding.severity = Severity::Warning;
    finding.confidence = 0.8;
    finding.cost = 0.6;
    finding.stake.modelQuality = true;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Gradients vanish from step %1 on: their norm is %2 (%3)"),
        {stepOf(curve.steps[onset]), plain(norms.last), signal.tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Updates of that size change nothing, and the loss has not come down to "
                          "a tenth of its start: the network is not done, it is stuck. Usual "
                          "causes: saturated or dead units, missing normalisation, everything "
                          "frozen, a loss that does not depend on the weights."),
        {}};
    finding.evidence = {
        curveEvidence(signal, curve, onset, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The norm from there to the end"), {}}),
        numberEvidence("last-norm", {FAULTLINE_TR_NOOP("Diagnosis", "Median norm at the end"), {}},
                       plain(norms.last), limit)};
    Fix fix;
    fix.id = "find-dead-layers";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "List the layers whose gradient is 0"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The first one from the output is where the signal is lost: an "
                                    "activation that is saturated or dead there, or weights that "
                                    "are frozen."),
                  {}};
    fix.isConcrete = false;
    fix.snippets = {{"pytorch", "for name, p in model.named_parameters():\n"
                                "    print(name, p.requires_grad, None if p.grad is None else "
                                "p.grad.norm().item())"},
                    {"tensorflow", "for v, g in zip(model.trainable_variables, gradients):\n"
                                   "    tf.print(v.name, None if g is None else tf.norm(g))"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The norm of the next run stays above %1."),
                 {plain(limit)}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeGradientsOff()
{
    return std::make_unique<GradientsOff>();
}

} // namespace faultline
