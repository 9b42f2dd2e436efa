// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gradients_off.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/layer_gradients.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace faultline::rules::gradients_off {

namespace {

constexpr std::size_t kFewestPoints = 30;
constexpr std::size_t kWindows = 20;

/// The norm of the gradients in windows.
struct Norms {
    std::vector<double> windows; ///< medians
    double usual = 0.0;          ///< median of the first half
    double last = 0.0;           ///< median of the last two windows
};

[[nodiscard]] LayerBounds bounds(const RuleSettings& settings);
/// True if it fired.
bool judgeNorm(const RuleInput& input, const Signal& signal, bool hasLayers, FindingSink& sink);
void reportLayers(const Training& training, const LayerReport& layers, FindingSink& sink);
void reportExploding(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                     const Norms& norms, std::size_t onset, FindingSink& sink);
void reportVanished(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                    const Norms& norms, FindingSink& sink);

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

LayerBounds bounds(const RuleSettings& settings)
{
    return {.vanished = settings.threshold(info(), "vanished"),
            .ratio = settings.threshold(info(), "ratio"),
            .huge = settings.threshold(info(), "huge"),
            .depthRatio = settings.threshold(info(), "depth-ratio"),
            .depthSize = settings.threshold(info(), "depth-size"),
            .dead = settings.threshold(info(), "dead-share"),
            .deadUnits = settings.threshold(info(), "dead-units"),
            .saturated = settings.threshold(info(), "saturated-share")};
}

bool judgeNorm(const RuleInput& input, const Signal& signal, bool hasLayers, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const LearningCurve curve = learningCurve(&signal);
    if (curve.size() < kFewestPoints) {
        if (!hasLayers)
            sink.abstain(abstainTooFewPoints(signal.tag, curve, kFewestPoints));
        return false;
    }
    const Norms norms = measure(curve);
    const double ratio = norms.usual > 0.0 ? norms.last / norms.usual : 0.0;
    JudgedPoints points;
    points.label = {FAULTLINE_TR_NOOP("Diagnosis", "Median gradient norm of 20 windows"), {}};
    points.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Window"), {}};
    for (std::size_t i = 0; i < norms.windows.size(); ++i)
        points.points.emplace_back(static_cast<double>(i), norms.windows[i]);
    points.limits = {{.label = {FAULTLINE_TR_NOOP("Diagnosis", "Exploding"), {}},
                      .value = norms.usual * settings.threshold(info(), "ratio")}};
    sink.judged(std::move(points));
    sink.computed(numberEvidence(
        "norm-ratio", {FAULTLINE_TR_NOOP("Diagnosis", "Norm at the end against before"), {}},
        {ratio, Unit::Ratio}, settings.threshold(info(), "ratio")));
    const double huge = settings.threshold(info(), "huge");
    if (ratio > settings.threshold(info(), "ratio")) {
        const double limit = norms.usual * std::sqrt(settings.threshold(info(), "ratio"));
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, limit), sink);
    } else if (norms.last > huge && norms.usual <= huge) {
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, huge), sink);
    } else if (norms.last < settings.threshold(info(), "vanished") && !hasConverged(training)) {
        reportVanished(input, signal, curve, norms, sink);
    } else {
        return false;
    }
    return true;
}

void reportExploding(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                     const Norms& norms, std::size_t onset, FindingSink& sink)
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
                       input.settings.threshold(info(), "ratio"))};
    const auto healthy = std::span(curve.values).first(onset);
    finding.fixes = {clipGradients(healthy.size() >= kHealthy
                                       ? std::optional(quantile(healthy, kPercentile))
                                       : std::nullopt),
                     lowerLearningRate(rateAt(input.training, curve, onset), curve.steps[onset])};
    for (Fix& fix : finding.fixes) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = std::string(kId),
                         .number = "norm-ratio",
                         .value = {input.settings.threshold(info(), "ratio"), Unit::Ratio}}};
    }
    sink.report(std::move(finding));
}

void reportVanished(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                    const Norms& norms, FindingSink& sink)
{
    const double limit = input.settings.threshold(info(), "vanished");
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

Text titleOf(const LayerReport& layers)
{
    const LayerState& worst = layers.troubled.front();
    const Quantity count = countOf(layers.troubled.size());
    const Quantity all = countOf(static_cast<std::size_t>(
        std::count_if(layers.all.begin(), layers.all.end(),
                      [&worst](const LayerState& one) { return one.part == worst.part; })));
    const Quantity step = stepOf(worst.lateStep);
    const Quantity zeros{worst.lateZeros, Unit::Fraction};
    switch (*layers.trouble) {
    case LayerTrouble::Exploding:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Gradients explode in %1 of %2 layers: those of %3 "
                                               "are %4 from step %5 on, %6 before"),
                {count, all, worst.tag, plain(worst.lateSize), step, plain(worst.earlySize)}};
    case LayerTrouble::Vanished:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Gradients vanish in %1 of %2 layers: those of %3 "
                                               "are %4 from step %5 on, %6 before"),
                {count, all, worst.tag, plain(worst.lateSize), step, plain(worst.earlySize)}};
    case LayerTrouble::Depth:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Gradients get lost on the way to %1 of %2 layers: "
                                               "those of %3 are %4 on average"),
                {count, all, worst.tag, plain(worst.lateSize)}};
    case LayerTrouble::Dead:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Dead units in %1 of %2 layers: %3 of the gradients "
                                               "of %4 are 0 from step %5 on"),
                {count, all, zeros, worst.tag, step}};
    case LayerTrouble::DeadUnits:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Dead units in %1 of %2 layers: %3 of what %4 gives is 0"),
                {count, all, zeros, worst.tag}};
    case LayerTrouble::Saturated:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Saturated units in %1 of %2 layers: %3 of what %4 "
                                               "gives is at its limits"),
                {count, all, Quantity{worst.lateEdges, Unit::Fraction}, worst.tag}};
    }
    return {};
}

Fix fixOfLayers(LayerTrouble trouble)
{
    Fix fix;
    if (trouble == LayerTrouble::Exploding) {
        fix = clipGradients(std::nullopt);
    } else {
        const bool isDead = trouble == LayerTrouble::Dead || trouble == LayerTrouble::DeadUnits;
        fix.id = isDead ? "leaky-activation" : "normalise-layers";
        fix.title =
            isDead ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Let units come back: a leaky activation, "
                                                         "and a lower learning rate"),
                          {}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "Normalise the layers named here, or lead around them"),
                          {}};
        fix.detail =
            isDead ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "A ReLU that gives 0 for every input has no gradient "
                                            "and stays so; mostly one large update brought it "
                                            "there."),
                          {}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "Batch or layer normalisation keeps activations where "
                                            "they have a slope, He initialisation fits ReLU, and "
                                            "a skip connection passes gradients by."),
                          {}};
        fix.snippets =
            isDead
                ? std::vector<Fix::Snippet>{{"pytorch", "torch.nn.LeakyReLU(0.1)"},
                                            {"tensorflow", "tf.keras.layers.LeakyReLU(alpha=0.1)"}}
                : std::vector<Fix::Snippet>{
                    {"pytorch", "torch.nn.init.kaiming_normal_(layer.weight, "
                                "nonlinearity=\"relu\")\n"
                                "block = torch.nn.Sequential(layer, "
                                "torch.nn.BatchNorm2d(channels), torch.nn.ReLU())"},
                    {"tensorflow", "tf.keras.layers.Conv2D(filters, 3, "
                                   "kernel_initializer=\"he_normal\", use_bias=False)\n"
                                   "tf.keras.layers.BatchNormalization()"}};
        fix.isConcrete = false;
    }
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "In the histograms of the next run no layer stands out."),
        {}};
    return fix;
}

void reportLayers(const Training& training, const LayerReport& layers, FindingSink& sink)
{
    constexpr std::size_t kMostNamed = 5;
    const LayerState& worst = layers.troubled.front();
    // A network that has learned shows that it can: what stands out is worth a look only.
    const bool isMinor = hasConverged(training);
    Finding finding;
    finding.run = worst.run;
    finding.severity = isMinor ? Severity::Info : Severity::Warning;
    finding.confidence = 0.65;
    finding.cost = isMinor ? 0.05 : 0.4;
    finding.stake.modelQuality = !isMinor;
    finding.title = titleOf(layers);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Read from %1 histograms that were logged. Layers whose gradient is 0 "
                          "from the beginning are frozen and are left out."),
        {countOf(layers.all.size())}};
    for (std::size_t i = 0; i < std::min(layers.troubled.size(), kMostNamed); ++i) {
        const LayerState& layer = layers.troubled[i];
        finding.evidence.emplace_back(numberEvidence(
            "layer-" + std::to_string(i + 1),
            {FAULTLINE_TR_NOOP("Diagnosis", "Mean size of %1 at the end"), {layer.tag}},
            plain(layer.lateSize)));
    }
    finding.fixes = {fixOfLayers(*layers.trouble)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const LayerBounds held = bounds(input.settings);
    const LayerReport layers = judgeLayers(training, held);
    tellLayers(layers, held, sink);
    const Signal* norm = totalNorm(training);
    const bool isTold = norm != nullptr && judgeNorm(input, *norm, !layers.all.empty(), sink);
    if (!isTold && layers.trouble)
        reportLayers(training, layers, sink);
    if (norm == nullptr && layers.all.empty())
        sink.abstain(abstainWithoutSignal(SignalKind::GradientNorm));
}

} // namespace faultline::rules::gradients_off
