// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/slow_data_source.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::slow_data_source {

namespace {

constexpr double kMostOfTheTime = 0.5;

/// The last part of "Iterator::Prefetch::TFRecord[0]".
std::string_view operationOf(std::string_view stage)
{
    const std::size_t colons = stage.rfind("::");
    if (colons != std::string_view::npos)
        stage.remove_prefix(colons + 2);
    return stage.substr(0, stage.find_first_of("[#("));
}

bool readsFiles(std::string_view stage)
{
    static constexpr std::array<std::string_view, 9> kSources{
        "TFRecord",  "TFRecordV2", "TextLine", "FixedLengthRecord",   "FixedLengthRecordV2",
        "Generator", "Sql",        "LMDB",     "MatchingFilesDataset"};
    const std::string_view operation = operationOf(stage);
    return std::find(kSources.begin(), kSources.end(), operation) != kSources.end();
}

double inputShare(const TraceProfile& profile)
{
    const auto seconds = profile.typicalBreakdown();
    double total = 0.0;
    for (const double part : seconds)
        total += part;
    const double input = seconds[static_cast<std::size_t>(StepCategory::Input)]
                         + seconds[static_cast<std::size_t>(StepCategory::HostToDevice)];
    return total > 0.0 ? input / total : 0.0;
}

std::vector<Fix> fixesOf(double share)
{
    std::vector<Fix> fixes{fix::readInParallel(),
                           fix::stagingCopy(Ratio(1.0 / std::max(1.0 - share, 0.01)))};
    for (Fix& fix : fixes)
        fix.check = text::waitsLess();
    return fixes;
}

/// More readers would make retries worse, and what they cost a step is not known.
Fix copyOnce()
{
    Fix fix = fixesOf(0.0).back();
    fix.promises.clear();
    fix.detail = text::copiedOnce();
    fix.check = text::noSuchLines();
    return fix;
}

bool judgeProfiles(const RuleInput& input, FindingSink& sink)
{
    bool isJudged = false;
    const Thresholds thresholds(input.settings);
    for (const TraceProfilePtr& profile : input.training.profiles) {
        if (profile->inputStages.empty() || profile->steps.empty())
            continue;
        isJudged = true;
        const double share = inputShare(*profile);
        const NumberEvidence measured = number::inputShare(Fraction(share), thresholds);
        sink.computed(measured);
        tellStages(*profile, sink);
        const InputStageTotal& slowest = profile->inputStages.front();
        if (share < thresholds.inputShare || !readsFiles(slowest.name))
            continue;
        const bool isSure = profile->steps.size() >= kStepsToBeSure;
        const bool isSerious = share >= thresholds.seriousShare && isSure;
        Finding finding;
        finding.severity = isSerious && share >= kMostOfTheTime ? Severity::Critical
                           : isSerious                          ? Severity::Warning
                                                                : Severity::Info;
        finding.confidence = isSure ? confidence::enoughSteps : confidence::fewSteps;
        finding.cost = share;
        finding.stake.stepTimeShare = share;
        finding.title = text::readingTakesIt(
            {.share = Fraction(share), .stage = std::string(operationOf(slowest.name))});
        finding.explanation = text::readingExplained();
        finding.evidence = {TraceEvidence{.profile = profile->id(),
                                          .beginNs = profile->steps.front().beginNs,
                                          .endNs = profile->steps.back().endNs,
                                          .caption = text::theSteps()},
                            measured,
                            number::sourceSeconds(Seconds(slowest.selfSeconds), slowest.name)};
        finding.fixes = fixesOf(share);
        sink.report(std::move(finding));
    }
    return isJudged;
}

bool judgeConsole(const RuleInput& input, FindingSink& sink)
{
    const std::vector<LoggedEvent> events =
        findEvents(input.training, {"gcs.retry", "gcs.stuck", "gcs.429"});
    tellLines(input.training, sink);
    if (events.empty())
        return false;
    double count = 0.0;
    for (const LoggedEvent& event : events)
        count += 1.0 + static_cast<double>(event.event->more);
    const Thresholds thresholds(input.settings);
    const NumberEvidence retries = number::retries(Count(count), thresholds);
    sink.computed(retries);
    if (count < thresholds.retries)
        return true;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::retried;
    finding.cost = cost::retried;
    finding.title = text::retried(Count(count));
    finding.explanation = text::retriedExplained();
    finding.evidence = {events.front().evidence(text::firstOfThem()), retries};
    finding.fixes = {copyOnce()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const bool hasProfile = judgeProfiles(input, sink);
    const bool hasConsole = judgeConsole(input, sink);
    if (!hasProfile && !hasConsole)
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Profile));
}

} // namespace faultline::rules::slow_data_source
