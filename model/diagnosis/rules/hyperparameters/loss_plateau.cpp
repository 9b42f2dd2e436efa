// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kTrendBlocks = 60; // Theil-Sen is quadratic in its values

struct Limits {
    double improvement;
    double window;
    double rateShare;
    double noise;
    std::size_t evaluations;
};

/// A validation that no longer gets better.
struct Plateau {
    std::size_t begin = 0;    ///< first evaluation of the last part of the run
    double improvement = 0.0; ///< over that part, against the level
    bool isFlat = false;      ///< it stands still: no improvement, no trend
};

/// A validation too noisy to compare checkpoints by.
struct LateNoise {
    std::size_t begin = 0;
    double level = 0.0; ///< median, as shown
    double noise = 0.0; ///< MAD around the trend, against the level
};

/// True if there is nothing left to gain: a metric at its ceiling, a loss that has all but
/// vanished.
bool isPerfect(const ValidationCurve& validation)
{
    constexpr double kCeiling = 0.98;
    constexpr double kVanished = 0.01;
    const double best = validation.smooth[validation.bestIndex()];
    if (validation.higherIsBetter) {
        const double highest = -best;
        return highest >= kCeiling && highest <= 1.0;
    }
    return std::abs(best) < kVanished * std::abs(validation.smooth.front());
}

/// A few noisy evaluations cannot resolve the limit: then the improvement is taken from the second
/// half of the run and scaled to the window. A curve that levels off rose faster there, so this
/// takes none for flat that is not. Nothing if the window itself resolves it.
std::optional<double> improvementOfHalf(const ValidationCurve& validation,
                                        std::span<const double> window, const Limits& limits)
{
    constexpr double kVarianceOfTrend = 12.0; // of n values over their whole length, times n
    const double level = std::abs(median(window));
    const double error = differenceNoise(window) / level
                         * std::sqrt(kVarianceOfTrend / static_cast<double>(window.size()));
    const std::size_t begin = validation.curve.indexAtShare(0.5);
    const auto half = std::span(validation.costs).subspan(begin);
    if (!(error > limits.improvement) || half.size() < 2 * window.size())
        return std::nullopt;
    const std::vector<double> blocks = blockMedians(half, kTrendBlocks);
    const double whole = -theilSenSlope(blocks) * static_cast<double>(blocks.size() - 1) / level;
    return whole * static_cast<double>(window.size()) / static_cast<double>(half.size());
}

std::optional<Plateau> lastPart(const ValidationCurve& validation, const Limits& limits)
{
    constexpr std::size_t kFewestInWindow = 5;
    constexpr double kImproving = -1.645;
    constexpr double kWorsening = 2.33;
    const std::size_t count = validation.size();
    Plateau plateau;
    plateau.begin = std::min(validation.curve.indexAtShare(1.0 - limits.window),
                             count - std::min(kFewestInWindow, count));
    const auto longer =
        std::min(validation.curve.indexAtShare(1.0 - 2.0 * limits.window), plateau.begin);
    const auto part = std::span(validation.costs).subspan(plateau.begin);
    const std::vector<double> blocks = blockMedians(part, kTrendBlocks);
    const double level = std::abs(median(part));
    if (level <= 0.0 || blocks.size() < 2)
        return std::nullopt;
    plateau.improvement = -theilSenSlope(blocks) * static_cast<double>(blocks.size() - 1) / level;
    if (plateau.improvement >= limits.improvement) {
        if (const std::optional<double> ofHalf = improvementOfHalf(validation, part, limits))
            plateau.improvement = *ofHalf;
    }
    plateau.isFlat = plateau.improvement < limits.improvement
                     && worseningZ(validation, longer, count) > kImproving
                     && worseningZ(validation, plateau.begin, count) < kWorsening;
    return plateau;
}

std::optional<LateNoise> lateNoise(const ValidationCurve& validation)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kLastPart = 0.75;
    constexpr double kLeastMetric = 0.05;
    const std::size_t count = validation.size();
    LateNoise late;
    late.begin =
        std::min(validation.curve.indexAtShare(kLastPart), count - std::min(kFewest, count));
    const auto part = std::span(validation.costs).subspan(late.begin);
    const std::size_t blockCount = std::min(part.size(), kTrendBlocks);
    const double slope = theilSenSlope(blockMedians(part, kTrendBlocks))
                         * static_cast<double>(blockCount) / static_cast<double>(part.size());
    std::vector<double> detrended(part.begin(), part.end());
    for (std::size_t i = 0; i < detrended.size(); ++i)
        detrended[i] -= slope * static_cast<double>(i);
    const double level = std::abs(median(part));
    if (level <= (validation.higherIsBetter ? kLeastMetric : 0.0))
        return std::nullopt;
    const double centre = median(detrended);
    for (double& value : detrended)
        value = std::abs(value - centre);
    late.noise = median(detrended) / level;
    late.level = validation.shown(median(part));
    return late;
}

class LossPlateau final : public Rule {
public:
    LossPlateau();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    static void judgePlateau(const Training& training, const ValidationCurve& validation,
                             const Plateau& plateau, const Limits& limits, FindingSink& sink);
    static void reportNoise(const ValidationCurve& validation, const LateNoise& late,
                            const Limits& limits, FindingSink& sink);

    RuleInfo m_info;
};

LossPlateau::LossPlateau()
{
    m_info.id = "loss-plateau";
    m_info.code = "O07";
    m_info.section = "hyperparameters";
    m_info.severity = Severity::Warning;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "Validation stands still or is noisy");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Looks for a validation that stopped improving "
                                                "while the learning rate was still high, and for "
                                                "one that scatters at the end.");
    m_info.formula =
        "plateau: smoothed validation improves by < improvement over window of the run "
        "(where its noise is larger: over the second half, scaled) while the rate > rate-share "
        "of its peak\n"
        "noise: MAD of the last quarter > noise x its level; >= evaluations";
    m_info.mayUse = {SignalKind::ValidationMetric, SignalKind::ValidationLoss,
                     SignalKind::LearningRate, SignalKind::TrainLoss};
    m_info.phases = {PhaseKind::Evaluation, PhaseKind::Steady};
    m_info.thresholds = {
        {.name = "improvement",
         .value = 0.005,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Improvement over the last part below which the "
                                              "validation stands still.")},
        {.name = "window",
         .value = 0.2,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Last part of the run that is looked at.")},
        {.name = "rate-share",
         .value = 0.1,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Learning rate against its peak: below it the "
                                              "schedule has ended and standing still is normal.")},
        {.name = "noise",
         .value = 0.1,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "MAD of the last quarter against its level: above "
                                              "it, one evaluation cannot choose a checkpoint.")},
        {.name = "evaluations",
         .value = 8.0,
         .unit = Unit::Count,
         .reason = FAULTLINE_TR_NOOP("Rules", "Fewer evaluations show no trend.")},
    };
}

void tell(const ValidationCurve& validation, const std::optional<LateNoise>& late,
          const std::optional<Plateau>& plateau, const Limits& limits, FindingSink& sink)
{
    tellEvaluations(validation.size(), limits.evaluations, sink);
    if (plateau)
        sink.computed(numberEvidence(
            "improvement", {FAULTLINE_TR_NOOP("Diagnosis", "Improvement over the last part"), {}},
            {plateau->improvement, Unit::Fraction}, limits.improvement));
    if (late)
        sink.computed(numberEvidence(
            "noise", {FAULTLINE_TR_NOOP("Diagnosis", "Scatter against the level"), {}},
            {late->noise, Unit::Fraction}, limits.noise));
}

void LossPlateau::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Limits limits{.improvement = settings.threshold(m_info, "improvement"),
                        .window = settings.threshold(m_info, "window"),
                        .rateShare = settings.threshold(m_info, "rate-share"),
                        .noise = settings.threshold(m_info, "noise"),
                        .evaluations = static_cast<std::size_t>(
                            std::max(settings.threshold(m_info, "evaluations"), 5.0))};
    const std::vector<ValidationCurve> validations = validationCurves(training);
    const auto judged = std::find_if(validations.begin(), validations.end(),
                                     [&limits](const ValidationCurve& validation) {
                                         return validation.size() >= limits.evaluations;
                                     });
    if (judged == validations.end()) {
        if (training.allSignals.empty())
            return tellEvaluations(0, limits.evaluations, sink);
        sink.abstain(abstainTooFewEvaluations(validations.empty() ? 0 : validations.front().size(),
                                              limits.evaluations));
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    sink.judged(judgedCurve(judged->curve, judgedLabel(*judged)));
    const std::optional<LateNoise> late = lateNoise(*judged);
    const std::optional<Plateau> plateau = lastPart(*judged, limits);
    tell(*judged, late, plateau, limits, sink);
    if (trainingBroke(training) || isPerfect(*judged))
        return;
    if (late && late->noise > limits.noise) {
        reportNoise(*judged, *late, limits, sink);
        return; // what scatters so cannot be said to stand still
    }
    if (plateau && plateau->isFlat && !findOverfitting(*judged, trainingLoss(training).curve, {}))
        judgePlateau(training, *judged, *plateau, limits, sink);
}

Fix decayRate(double rate, std::int64_t step)
{
    constexpr double kLower = 10.0;
    const std::string lower = configNumber(rate / kLower);
    Fix fix;
    fix.id = "decay-learning-rate";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Lower the learning rate to %1 at about step %2"),
                 {lower, stepOf(step)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "It was still %1 there. Steps that large only jump about the "
                                    "minimum; smaller ones go down into it. A cosine schedule that "
                                    "ends with the run does the same."),
                  {plain(rate)}};
    fix.snippets = {
        {"pipeline.config",
         "manual_step_learning_rate {\n  initial_learning_rate: " + configNumber(rate)
             + "\n  schedule {\n    step: " + std::to_string(step) + "\n    learning_rate: " + lower
             + "\n  }\n}"},
        {"tensorflow", "tf.keras.callbacks.ReduceLROnPlateau(factor=0.1, patience=3)"},
        {"pytorch", "torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.1, "
                    "patience=3)"},
    };
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Within a fifth of the run after the drop the validation "
                                   "improves by more than %1."),
                 {Quantity{0.005, Unit::Fraction}}};
    return fix;
}

void LossPlateau::judgePlateau(const Training& training, const ValidationCurve& validation,
                               const Plateau& plateau, const Limits& limits, FindingSink& sink)
{
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty()) {
        Abstention abstention;
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "%1 stands still at the end, but no learning rate was logged: "
                              "whether a lower one would help cannot be told."),
            {validation.signal->tag}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Log the learning rate."), {}};
        abstention.command = "writer.add_scalar(\"learning_rate\", "
                             "optimizer.param_groups[0][\"lr\"], step)";
        sink.abstain(std::move(abstention));
        return;
    }
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    const double lowest = std::min(rate.values[rate.indexMatching(curve, plateau.begin)],
                                   rate.values[rate.indexMatching(curve, last)]);
    if (lowest <= limits.rateShare * peak)
        return; // the schedule has done its work
    const std::size_t best = validation.bestIndex();
    Finding finding;
    finding.run = validation.signal->run->name;
    finding.severity = Severity::Warning;
    finding.confidence = 0.7;
    finding.cost = limits.window;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Validation stands still: no better than %1 since step %2, "
                                       "with the learning rate at %3 of its peak (%4)"),
                     {plain(validation.shown(validation.smooth[best])), stepOf(curve.steps[best]),
                      Quantity{lowest / peak, Unit::Fraction}, validation.signal->tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Over the last %1 of the run the trend of the validation (median of all "
                          "slopes) improves it by %2, less than %3 is taken for standing still. "
                          "While the rate is that high this is where most trainings gain by a "
                          "decay."),
        {Quantity{limits.window, Unit::Fraction},
         Quantity{std::max(plateau.improvement, 0.0), Unit::Fraction},
         Quantity{limits.improvement, Unit::Fraction}}};
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, plateau.begin, last,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The part that stands still"), {}}));
    if (auto evidence = matchingEvidence(
            training.best(SignalKind::LearningRate), curve, plateau.begin, last,
            {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate over the same steps"), {}}))
        finding.evidence.emplace_back(std::move(*evidence));
    finding.evidence.emplace_back(numberEvidence(
        "improvement", {FAULTLINE_TR_NOOP("Diagnosis", "Improvement over the last part"), {}},
        {plateau.improvement, Unit::Fraction}, limits.improvement));
    finding.evidence.emplace_back(numberEvidence(
        "rate-share", {FAULTLINE_TR_NOOP("Diagnosis", "Learning rate against its peak"), {}},
        {lowest / peak, Unit::Fraction}, limits.rateShare));
    finding.fixes = {decayRate(lowest, curve.steps[best])};
    sink.report(std::move(finding));
}

void LossPlateau::reportNoise(const ValidationCurve& validation, const LateNoise& late,
                              const Limits& limits, FindingSink& sink)
{
    constexpr double kLoud = 2.0; // times the limit
    const double factor = std::ceil(std::pow(late.noise / limits.noise, 2.0));
    const LearningCurve& curve = validation.curve;
    Finding finding;
    finding.run = validation.signal->run->name;
    finding.severity = late.noise > kLoud * limits.noise ? Severity::Warning : Severity::Info;
    finding.confidence = 0.7;
    finding.cost = std::min(late.noise, 1.0) / 2.0;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Validation scatters by %1 of its level of %2 in the last "
                                       "quarter of the run (%3)"),
        {Quantity{late.noise, Unit::Fraction}, plain(late.level), validation.signal->tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "This is the median absolute deviation around the trend; above %1 the "
                          "difference between two checkpoints is mostly luck. Few validation "
                          "examples, a learning rate still high at the end, or batch "
                          "normalisation over small batches do this."),
        {Quantity{limits.noise, Unit::Fraction}}};
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, late.begin, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The last quarter"), {}}));
    finding.evidence.emplace_back(
        numberEvidence("noise", {FAULTLINE_TR_NOOP("Diagnosis", "Scatter against the level"), {}},
                       {late.noise, Unit::Fraction}, limits.noise));

    Fix average;
    average.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Average the weights and let the learning rate end near 0"),
        {}};
    average.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "A moving average of the weights removes most of the "
                                        "scatter that single steps cause, at no cost in time."),
                      {}};
    average.snippets = {
        {"pipeline.config", "optimizer {\n  use_moving_average: true\n  moving_average_decay: "
                            "0.9998\n}"},
        {"pytorch", "ema = torch.optim.swa_utils.AveragedModel(model)\n"
                    "ema.update_parameters(model)  # after each step; evaluate ema"},
    };
    average.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The scatter of the last quarter is below %1 of the level."),
        {Quantity{limits.noise, Unit::Fraction}}};
    Fix more;
    more.title = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluate on about %1 times as many examples"),
                  {Quantity{std::max(factor, 2.0), Unit::Count}}};
    more.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Scatter from too few examples falls with the root of their "
                                     "number: that many bring it to %1 of the level."),
                   {Quantity{limits.noise, Unit::Fraction}}};
    more.check = average.check;
    finding.fixes = {std::move(average), std::move(more)};
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeLossPlateau()
{
    return std::make_unique<LossPlateau>();
}

} // namespace faultline
