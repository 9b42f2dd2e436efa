// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/setting_off.h"

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/odd_setting.h"
#include "model/diagnosis/setup/setting_ranges.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/rate_fit.h"
#include "model/diagnosis/signals/setting_conflicts.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace faultline::rules::setting_off {

namespace {

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
    if (off.stated.config)
        fix.edits = {{.config = off.stated.config->id(),
                      .path = off.stated.config->path(off.stated.node),
                      .value = better}};
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

/// A learning rate that is far off by itself. What it visibly did learning-rate-off tells.
std::optional<Finding> findingOfRate(const Training& training)
{
    constexpr double kMostAdaptive = 0.03;
    constexpr double kMostSgd = 0.5;
    constexpr double kNone = 10.0; // times that: no training works with so much
    const std::optional<UsedRate> rate = usedRate(training);
    if (!rate || training.allSignals.empty() || findRateMisfit(training))
        return std::nullopt;
    const bool isSgd = rate->family == OptimizerFamily::Sgd;
    // Agents are trained with Adam and its kind.
    const bool isAdaptive =
        rate->family == OptimizerFamily::Adaptive || (!isSgd && hasOpposingLosses(training));
    const RateExtreme extreme = rateExtremeOf(training, *rate);
    const double most = isAdaptive ? kMostAdaptive : kMostSgd;
    const bool isHigh = rate->peak >= most;
    if (!isHigh && extreme != RateExtreme::TooLow && extreme != RateExtreme::Nothing)
        return std::nullopt;
    const double usual = isSgd ? 0.01 : 1e-3;
    Finding finding = begun(isHigh && isAdaptive && rate->peak >= kNone * most);
    finding.title = isHigh ? text::rateHigh({.rate = Plain(rate->peak), .usual = Plain(usual)})
                           : text::rateLow({.rate = Plain(rate->peak), .usual = Plain(usual)});
    finding.explanation = isHigh ? text::rateHighExplained() : text::rateLowExplained();
    if (rate->stated)
        finding.evidence.emplace_back(rate->stated->evidence(text::theSetting()));
    else
        finding.evidence.emplace_back(wholeSeries(*rate->logged, text::theSetting()));
    const std::string better = configNumber(usual);
    Fix fix =
        fix::usualSetting({.name = "learning rate", .value = better, .now = Plain(rate->peak)});
    fix.edits = {rate->edit(better)};
    finding.fixes = {std::move(fix)};
    return finding;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.configs.empty() && training.logs.empty()) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Config));
        return;
    }
    std::vector<Finding> found;
    if (std::optional<Finding> rate = findingOfRate(training))
        found.push_back(*std::move(rate));
    for (SettingConflict& conflict : findSettingConflicts(training))
        found.push_back(findingOf(std::move(conflict)));
    const JudgedSettings judged = judgeSettings(training);
    sink.computed(number::settings(Count(judged.count)));
    for (const OffSetting& off : judged.off)
        found.push_back(findingOf(off));
    if (found.empty())
        return;
    // One that is surely off before those that may be meant; the others stand beside it.
    const auto worst =
        std::min_element(found.begin(), found.end(), [](const Finding& a, const Finding& b) {
            return a.severity < b.severity;
        });
    std::iter_swap(found.begin(), worst);
    constexpr std::size_t kMost = 4;
    for (std::size_t other = 1; other < std::min(found.size(), kMost); ++other)
        found.front().evidence.insert(found.front().evidence.end(), found[other].evidence.begin(),
                                      found[other].evidence.end());
    sink.report(std::move(found.front()));
}

} // namespace faultline::rules::setting_off
