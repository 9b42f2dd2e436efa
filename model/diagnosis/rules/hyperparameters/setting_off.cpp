// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/setting_off.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/setting_ranges.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/poor_course.h"
#include "model/diagnosis/signals/rate_fit.h"
#include "model/diagnosis/signals/setting_conflicts.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::setting_off {

namespace {

using Shows = SettingConflict::Shows;

/// A setting that is off, and what of losses and scores such a value can show in.
struct Judged {
    Finding finding;
    Shows shows = Shows::Nothing;
};

Finding begun(bool isFar)
{
    Finding finding;
    finding.severity = isFar ? Severity::Warning : Severity::Info;
    finding.confidence = isFar ? confidence::far : confidence::odd;
    finding.cost = isFar ? cost::far : cost::odd;
    finding.stake.modelQuality = isFar;
    return finding;
}

Finding findingOf(const OffSetting& off)
{
    Finding finding = begun(off.isFar);
    const Text label = off.range->label;
    const Plain value(off.value);
    const Plain usual(off.range->usual);
    if (off.isFar)
        finding.title = off.isHigh
                            ? text::farTooHigh({.label = label, .value = value, .usual = usual})
                            : text::farTooLow({.label = label, .value = value, .usual = usual});
    else
        finding.title = off.isHigh
                            ? text::unusuallyHigh({.label = label, .value = value, .usual = usual})
                            : text::unusuallyLow({.label = label, .value = value, .usual = usual});
    finding.explanation = off.effect();
    finding.evidence = {off.stated.evidence(text::theSetting())};
    const std::string better = configNumber(off.range->usual);
    Fix fix = fix::usualSetting({.name = off.stated.name, .value = better, .now = value});
    fix.edits = off.stated.edits(better);
    finding.fixes = {std::move(fix)};
    return finding;
}

Finding findingOf(SettingConflict conflict)
{
    Finding finding = begun(conflict.isFar);
    finding.fixes = {fix::fitSetting(conflict.subject)};
    finding.title = std::move(conflict.title);
    finding.explanation = std::move(conflict.explanation);
    finding.evidence = std::move(conflict.evidence);
    return finding;
}

constexpr double kUsualAdaptive = 1e-3;
constexpr double kUsualSgd = 0.01;

/// What learning rates an optimizer takes.
struct RateScale {
    double odd = 0.0; ///< hardly any training uses so much ...
    double far = 0.0; ///< ... and none so much
    std::optional<double> usual;
};

RateScale scaleOf(const Training& training, const UsedRate& rate, const Thresholds& thresholds)
{
    constexpr double kNone = std::numeric_limits<double>::infinity();
    constexpr double kDefault = 1.0;       // of Adadelta and L-BFGS, which find their own steps
    constexpr double kDefaultOther = 0.01; // of AdaGrad and Rprop
    const auto is = [&rate](std::string_view name) {
        return contains(rate.optimizer, name)
               || (rate.stated && contains(rate.stated->group, name));
    };
    if (is("adadelta") || is("bfgs"))
        return {.odd = kNone, .far = kNone, .usual = kDefault};
    if (is("adagrad") || is("rprop"))
        return {.odd = thresholds.rateOther, .far = kNone, .usual = kDefaultOther};
    if (rate.family == OptimizerFamily::Sgd)
        return {.odd = thresholds.rateOther, .far = kNone, .usual = kUsualSgd};
    // Agents are trained with Adam and its kind.
    if (rate.family == OptimizerFamily::Adaptive || hasOpposingLosses(training))
        return {.odd = thresholds.rateAdaptive,
                .far = thresholds.rateFar * thresholds.rateAdaptive,
                .usual = kUsualAdaptive};
    return {.odd = thresholds.rateOther, .far = kNone, .usual = std::nullopt};
}

Text titleOfRate(bool isHigh, double rate, const std::optional<double>& usual)
{
    if (usual)
        return isHigh ? text::rateHigh({.rate = Plain(rate), .usual = Plain(*usual)})
                      : text::rateLow({.rate = Plain(rate), .usual = Plain(*usual)});
    const Plain adam(kUsualAdaptive);
    const Plain sgd(kUsualSgd);
    return isHigh ? text::rateHighOfUnknown({.rate = Plain(rate), .withAdam = adam, .withSgd = sgd})
                  : text::rateLowOfUnknown({.rate = Plain(rate), .withAdam = adam, .withSgd = sgd});
}

/// A learning rate that is far off by itself. What it visibly did learning-rate-off tells.
std::optional<Judged> findingOfRate(const Training& training, const Thresholds& thresholds)
{
    const std::optional<UsedRate> rate = usedRate(training);
    if (!rate || training.allSignals.empty() || findRateMisfit(training))
        return std::nullopt;
    RateScale scale = scaleOf(training, *rate, thresholds);
    // With Adam it would be too much, and the curve says that it was. (Of a loss that became NaN
    // loss-became-nan tells whether the rate was the reason.)
    if (!scale.usual && rate->peak >= thresholds.rateAdaptive) {
        const std::optional<PoorCourse> course = findPoorCourse(training);
        if (course && course->sign == PoorCourse::Sign::Jumps)
            scale.odd = thresholds.rateAdaptive;
    }
    const RateExtreme extreme = rateExtremeOf(training, *rate);
    const bool isHigh = rate->peak >= scale.odd;
    if (!isHigh && extreme != RateExtreme::TooLow && extreme != RateExtreme::Nothing)
        return std::nullopt;
    Finding finding = begun(isHigh && rate->peak >= scale.far);
    finding.title = titleOfRate(isHigh, rate->peak, scale.usual);
    finding.explanation = isHigh ? text::rateHighExplained() : text::rateLowExplained();
    if (rate->stated)
        finding.evidence.emplace_back(rate->stated->evidence(text::theSetting()));
    else
        finding.evidence.emplace_back(wholeSeries(*rate->logged, text::theSetting()));
    // Where the optimizer is not known, the value that does no harm with any.
    const std::string better = configNumber(scale.usual.value_or(kUsualAdaptive));
    Fix fix =
        fix::usualSetting({.name = "learning rate", .value = better, .now = Plain(rate->peak)});
    fix.edits = {rate->edit(better)};
    finding.fixes = {std::move(fix)};
    // What hardly moves the weights makes no loss jump.
    return Judged{std::move(finding), isHigh ? Shows::Anything : Shows::SlowLearning};
}

Text sentenceOf(const PoorCourse& course)
{
    const std::string& tag = course.shown.signal->tag;
    const Plain from(course.from);
    const Plain to(course.to);
    switch (course.sign) {
    case PoorCourse::Sign::NotFinite: return text::courseNotFinite(tag);
    case PoorCourse::Sign::Jumps:
        return text::courseJumps({.tag = tag, .highest = to, .usual = from});
    case PoorCourse::Sign::LowScore: return text::courseLow({.tag = tag, .best = to});
    case PoorCourse::Sign::NoFall:
    case PoorCourse::Sign::NoRise: break;
    }
    return text::courseNoFall({.tag = tag, .from = from, .to = to});
}

Shows shownBy(const OffSetting& off)
{
    switch (off.range->harm) {
    case Harm::Other:
    case Harm::Data: return Shows::Nothing;
    case Harm::Learning:
    case Harm::Detections: return Shows::SlowLearning;
    case Harm::Stability:
    case Harm::Policy:
    case Harm::Code:
    case Harm::Adversaries: break;
    }
    return Shows::Anything;
}

/// What is only unusual is a remark, for it may be meant. Where the training does badly, it is the
/// first thing to try.
void blame(const Training& training, std::vector<Judged>& found)
{
    const auto isRemark = [](const Judged& one) {
        return one.shows != Shows::Nothing && one.finding.severity == Severity::Info;
    };
    if (std::none_of(found.begin(), found.end(), isRemark))
        return;
    const std::optional<PoorCourse> course = findPoorCourse(training);
    if (!course)
        return;
    const bool isWild =
        course->sign == PoorCourse::Sign::NotFinite || course->sign == PoorCourse::Sign::Jumps;
    for (Judged& one : found) {
        if (!isRemark(one) || (isWild && one.shows == Shows::SlowLearning))
            continue;
        Finding& finding = one.finding;
        finding.severity = Severity::Warning;
        finding.confidence = confidence::harmful;
        finding.cost = cost::far;
        finding.stake.modelQuality = true;
        finding.explanation = text::withCourse(
            {.effect = std::move(finding.explanation), .course = sentenceOf(*course)});
        finding.evidence.emplace_back(wholeSeries(*course->shown.signal, text::theCourse()));
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.configs.empty() && training.logs.empty()) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Config));
        return;
    }
    std::vector<Judged> found;
    const Thresholds thresholds(input.settings);
    if (std::optional<Judged> rate = findingOfRate(training, thresholds))
        found.push_back(*std::move(rate));
    for (SettingConflict& conflict : findSettingConflicts(training)) {
        const Shows shows = conflict.shows;
        found.push_back({findingOf(std::move(conflict)), shows});
    }
    const JudgedSettings judged = judgeSettings(training);
    sink.computed(number::settings(Count(judged.count)));
    for (const OffSetting& off : judged.off)
        found.push_back({findingOf(off), shownBy(off)});
    blame(training, found);
    std::stable_sort(found.begin(), found.end(), [](const Judged& a, const Judged& b) {
        return a.finding.severity < b.finding.severity;
    });
    constexpr std::size_t kMost = 4;
    for (std::size_t i = 0; i < std::min(found.size(), kMost); ++i)
        sink.report(std::move(found[i].finding));
}

} // namespace faultline::rules::setting_off
