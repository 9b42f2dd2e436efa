// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/fair_axis.h"
#include "model/compare/effects/outcome_effects.h"
#include "model/compare/effects/seed_noise.h"
#include "model/compare/effects/step_parts.h"
#include "model/compare/effects/step_times.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/signals/joined_samples.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace faultline {

namespace {

/// What the speed of each good run and of B is known by; good.front() is the baseline.
struct Speeds {
    std::vector<PieceTimes> good;
    std::vector<std::size_t> runs; ///< which good run each of them is of
    PieceTimes bad;
    bool hasGpu = false;
};

std::optional<Speeds> speedsOf(std::span<const ComparedRun> good, const ComparedRun& bad)
{
    const auto asked = stepTimesOf(bad.of());
    const auto base = stepTimesOf(good.front().of());
    if (!asked || !base || asked->isOfEpochs != base->isOfEpochs)
        return std::nullopt;
    const auto hasGpu = [](const ComparedRun& run) {
        return run.of().machine && run.of().machine->gpu.has_value();
    };
    Speeds speeds{
        .good = {}, .runs = {}, .bad = *asked, .hasGpu = hasGpu(bad) && hasGpu(good.front())};
    for (std::size_t i = 0; i < good.size(); ++i) {
        auto times = stepTimesOf(good[i].of());
        if (!times || times->isOfEpochs != base->isOfEpochs)
            continue;
        speeds.good.push_back(*std::move(times));
        speeds.runs.push_back(i);
    }
    return speeds;
}

/// By how much the logarithm of a step time has to change: with several good runs by what they
/// differ by, with one by how much the speed moves within a run.
double speedLimit(const Speeds& speeds)
{
    constexpr double kLeast = 0.18; // 20 %
    constexpr double kSpreads = 4.0;
    double limit = kLeast;
    if (speeds.good.size() > 1) {
        std::vector<double> logs;
        for (const PieceTimes& times : speeds.good)
            logs.push_back(std::log(times.typical()));
        return std::max(limit, goodRange(logs, std::log(kSeedStepTimeRatio)).halfWidth);
    }
    return std::max(limit, kSpreads * std::hypot(speeds.good.front().spread(), speeds.bad.spread())
                               / std::sqrt(2.0));
}

Text secondsText(double value)
{
    return {FAULTLINE_TR_NOOP("Compare", "%1"), {Quantity{value, Unit::Seconds}}};
}

Text mayBeLoad()
{
    return FAULTLINE_TR_NOOP("Compare", "may be other work on the processors: healthy runs of one "
                                        "training were up to three times apart");
}

double centerOf(const Speeds& speeds)
{
    double sum = 0.0;
    for (const PieceTimes& times : speeds.good)
        sum += std::log(times.typical());
    return std::exp(sum / static_cast<double>(speeds.good.size()));
}

/// State of a ratio of speeds.
void judgeRatio(const Speeds& speeds, double ratio, Effect& effect)
{
    const double change = std::abs(std::log(ratio));
    effect.state = change > speedLimit(speeds) ? EffectState::Differs : EffectState::WithinNoise;
    const bool mayBeOthers =
        !speeds.hasGpu && change <= seedShare(speeds.good.size()) * std::log(kSeedStepTimeRatio);
    if (effect.state == EffectState::Differs && mayBeOthers) {
        effect.state = EffectState::Unsure;
        effect.reason = mayBeLoad();
    }
}

Effect stepTimeEffect(const std::optional<Speeds>& speeds)
{
    Effect effect;
    effect.id = "step-time";
    effect.label = FAULTLINE_TR_NOOP("Compare", "Time per step");
    effect.unit = Unit::Seconds;
    if (!speeds) {
        effect.reason = FAULTLINE_TR_NOOP("Compare", "not every side tells how long a step takes");
        return effect;
    }
    if (speeds->bad.isOfEpochs)
        effect.label = FAULTLINE_TR_NOOP("Compare", "Time per epoch");
    const double base = speeds->good.front().typical();
    effect.valueA = base;
    effect.valueB = speeds->bad.typical();
    effect.difference = *effect.valueB - base;
    effect.a = secondsText(base);
    effect.b = secondsText(*effect.valueB);
    effect.noise = base * std::expm1(speedLimit(*speeds));
    judgeRatio(*speeds, *effect.valueB / centerOf(*speeds), effect);
    effect.isWorse = (effect.state == EffectState::Differs || effect.state == EffectState::Unsure)
                     && *effect.difference > 0.0;
    return effect;
}

/// Images of what a time was measured for.
std::optional<double> imagesOfPiece(const Training& training, const PieceTimes& times)
{
    const AxisFacts facts = axisFactsOf(training);
    return times.isOfEpochs ? facts.trainingImages : facts.imagesPerUpdate;
}

Effect imageRateEffect(std::span<const ComparedRun> good, const ComparedRun& bad,
                       const std::optional<Speeds>& speeds)
{
    Effect effect;
    effect.id = "images-per-second";
    effect.label = FAULTLINE_TR_NOOP("Compare", "Images per second");
    const auto imagesA =
        speeds ? imagesOfPiece(good.front().of(), speeds->good.front()) : std::nullopt;
    const auto imagesB = speeds ? imagesOfPiece(bad.of(), speeds->bad) : std::nullopt;
    if (!imagesA || !imagesB) {
        effect.reason =
            FAULTLINE_TR_NOOP("Compare", "the images of a step or its time are not recorded");
        return effect;
    }
    const double base = *imagesA / speeds->good.front().typical();
    effect.valueA = base;
    effect.valueB = *imagesB / speeds->bad.typical();
    effect.difference = *effect.valueB - base;
    constexpr double kWhole = 1000.0; // from here on nobody reads digits behind the point
    effect.unit = std::min(base, *effect.valueB) >= kWhole ? Unit::Count : Unit::None;
    const auto shown = [](double rate) {
        return Quantity{rate, rate >= kWhole ? Unit::Count : Unit::None};
    };
    effect.a = {FAULTLINE_TR_NOOP("Compare", "%1"), {shown(base)}};
    effect.b = {FAULTLINE_TR_NOOP("Compare", "%1"), {shown(*effect.valueB)}};
    effect.noise = base * -std::expm1(-speedLimit(*speeds));
    judgeRatio(*speeds, *effect.valueB / (*imagesA / centerOf(*speeds)), effect);
    effect.isWorse = (effect.state == EffectState::Differs || effect.state == EffectState::Unsure)
                     && *effect.difference < 0.0;
    return effect;
}

/// `goodParts`: of each good run, the baseline first.
Effect partEffect(const StepPartInfo& info, const std::vector<StepParts>& goodParts,
                  const StepParts& b, const Effect& stepTime)
{
    const StepParts& a = goodParts.front();
    constexpr double kShare = 0.1;         // of a step: less is not worth a word
    constexpr double kSureShare = 0.25;    // that other work on the processors does not shift
    constexpr double kSureSpanShare = 0.5; // the same of evaluations, of which a run has few
    Effect effect;
    effect.id = info.id;
    effect.label = info.label;
    effect.unit = Unit::Seconds;
    const std::optional<double>& before = a.seconds.at(info.index);
    const std::optional<double>& after = b.seconds.at(info.index);
    if (before)
        effect.a = secondsText(*before);
    if (after)
        effect.b = secondsText(*after);
    if (!before || !after || !(a.whole > 0.0) || !(b.whole > 0.0)) {
        effect.reason = info.missing;
        return effect;
    }
    effect.valueA = *before;
    effect.valueB = *after;
    effect.difference = *after - *before;
    effect.noise = std::max(kShare * a.whole, info.isSpan ? stepTime.noise.value_or(0.0) : 0.0);
    std::vector<double> values;
    for (const StepParts& parts : goodParts) {
        if (parts.seconds.at(info.index))
            values.push_back(*parts.seconds.at(info.index));
    }
    effect.noise = std::max(*effect.noise, goodRange(values).halfWidth);
    const double shift = *after / b.whole - *before / a.whole;
    const bool isBeyond = std::abs(*effect.difference) > *effect.noise;
    if (!isBeyond) {
        effect.state = EffectState::WithinNoise;
        return effect;
    }
    const bool isSure = (stepTime.state == EffectState::Differs && !info.isSpan)
                        || std::abs(shift) > (info.isSpan ? kSureSpanShare : kSureShare)
                        || a.isTraced || goodParts.size() > 1;
    effect.state = isSure ? EffectState::Differs : EffectState::Unsure;
    if (!isSure)
        effect.reason = mayBeLoad();
    effect.isWorse = *effect.difference > 0.0;
    return effect;
}

Effect busyEffect(std::span<const ComparedRun> good, const ComparedRun& bad)
{
    constexpr double kLeast = 0.1;
    Effect effect;
    effect.id = "gpu-busy";
    effect.label = FAULTLINE_TR_NOOP("Compare", "GPU utilization");
    effect.unit = Unit::Fraction;
    const auto meanOf = [](const ComparedRun& run) -> std::optional<double> {
        const std::vector<double> gpus = gpuUtilization(run.of());
        if (gpus.empty())
            return std::nullopt;
        return std::accumulate(gpus.begin(), gpus.end(), 0.0) / static_cast<double>(gpus.size());
    };
    const auto before = meanOf(good.front());
    const auto after = meanOf(bad);
    const auto text = [](double value) {
        return Text{FAULTLINE_TR_NOOP("Compare", "%1"), {Quantity{value, Unit::Fraction}}};
    };
    if (before)
        effect.a = text(*before);
    if (after)
        effect.b = text(*after);
    if (!before || !after) {
        effect.reason = FAULTLINE_TR_NOOP("Compare", "GPU utilization was not recorded on both "
                                                     "sides");
        return effect;
    }
    std::vector<double> values;
    for (const ComparedRun& run : good) {
        if (const auto value = meanOf(run))
            values.push_back(*value);
    }
    judgeNumber(goodRange(values), *before, *after, kLeast, false, effect);
    return effect;
}

struct LostTime {
    double lost = 0.0;
    double all = 0.0;
};

std::optional<LostTime> lostTimeOf(const ComparedRun& run)
{
    const Phases& phases = run.of().phases;
    if (phases.attempts.empty())
        return std::nullopt;
    LostTime time;
    for (const Attempt& attempt : phases.attempts) {
        time.lost += attempt.lostSeconds;
        time.all += attempt.endTime - attempt.beginTime;
    }
    return time;
}

Effect lostWorkEffect(std::span<const ComparedRun> good, const ComparedRun& bad)
{
    constexpr double kShare = 0.05;
    constexpr double kLeastSeconds = 10.0;
    Effect effect;
    effect.id = "lost-work";
    effect.label = FAULTLINE_TR_NOOP("Compare", "Work repeated after restarts");
    effect.unit = Unit::Seconds;
    const auto before = lostTimeOf(good.front());
    const auto after = lostTimeOf(bad);
    if (!before || !after) {
        effect.reason = FAULTLINE_TR_NOOP("Compare", "nothing tells the steps of a run");
        return effect;
    }
    std::vector<double> values;
    for (const ComparedRun& run : good) {
        if (const auto time = lostTimeOf(run))
            values.push_back(time->lost);
    }
    effect.a = secondsText(before->lost);
    effect.b = secondsText(after->lost);
    const double least = std::max(kLeastSeconds, kShare * std::max(before->all, after->all));
    judgeNumber(goodRange(values), before->lost, after->lost, least, true, effect);
    return effect;
}

} // namespace

void addTimeEffects(std::span<const ComparedRun> good, const ComparedRun& bad,
                    std::vector<Effect>& effects)
{
    const std::optional<Speeds> speeds = speedsOf(good, bad);
    const Effect stepTime = stepTimeEffect(speeds);
    effects.push_back(stepTime);
    std::vector<StepParts> goodParts;
    StepParts badParts;
    const auto timesOf = [&speeds](std::size_t run) -> const PieceTimes* {
        if (!speeds)
            return nullptr;
        const auto found = std::find(speeds->runs.begin(), speeds->runs.end(), run);
        return found == speeds->runs.end()
                   ? nullptr
                   : &speeds->good[std::size_t(found - speeds->runs.begin())];
    };
    for (std::size_t i = 0; i < good.size(); ++i) {
        const PieceTimes* times = timesOf(i);
        auto [ofGood, ofBad] =
            comparableParts(good[i].of(), bad.of(), times, speeds ? &speeds->bad : nullptr);
        goodParts.push_back(ofGood);
        if (i == 0)
            badParts = ofBad;
    }
    for (const StepPartInfo& info : stepParts())
        effects.push_back(partEffect(info, goodParts, badParts, stepTime));
    effects.push_back(imageRateEffect(good, bad, speeds));
    effects.push_back(busyEffect(good, bad));
    effects.push_back(lostWorkEffect(good, bad));
}

} // namespace faultline
