// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/slow_data_source.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::slow_data_source {

namespace {

constexpr std::size_t kEnoughSteps = 20; // XProf's own condition for a sure verdict
constexpr double kMostOfTheTime = 0.5;

[[nodiscard]] bool judgeProfiles(const RuleInput& input, FindingSink& sink);
[[nodiscard]] bool judgeConsole(const RuleInput& input, FindingSink& sink);

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
    const auto seconds = profile.meanBreakdown();
    double total = 0.0;
    for (const double part : seconds)
        total += part;
    const double input = seconds[static_cast<std::size_t>(StepCategory::Input)]
                         + seconds[static_cast<std::size_t>(StepCategory::HostToDevice)];
    return total > 0.0 ? input / total : 0.0;
}

std::vector<Fix> fixesOf(double share)
{
    Fix parallel;
    parallel.id = "read-in-parallel";
    parallel.title = {FAULTLINE_TR_NOOP("Diagnosis", "Read 16 files at once, ahead of time"), {}};
    parallel.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "A remote file comes at the pace of one connection. "
                                       "Several at once hide it as long as the network has room."),
        {}};
    parallel.snippets = {{"tensorflow",
                          "dataset = tf.data.Dataset.list_files(pattern).interleave(\n"
                          "    tf.data.TFRecordDataset, cycle_length=16,\n"
                          "    num_parallel_calls=tf.data.AUTOTUNE, deterministic=False)\n"
                          "dataset = dataset.prefetch(tf.data.AUTOTUNE)"},
                         {"pipeline.config", "num_readers: 16"}};
    Fix stage;
    stage.id = "staging-copy";
    stage.title = {FAULTLINE_TR_NOOP("Diagnosis", "Copy the data to a disk of the machine first"),
                   {}};
    stage.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "Once, before the training; and keep bucket and machine in "
                                      "one region. A step cannot become faster than by %1."),
                    {Quantity{1.0 / std::max(1.0 - share, 0.01), Unit::Ratio}}};
    stage.snippets = {{"shell", "gcloud storage rsync -r gs://BUCKET/data /mnt/local-ssd/data\n"
                                "gcloud storage buckets describe gs://BUCKET "
                                "--format=\"value(location)\""}};
    std::vector<Fix> fixes{std::move(parallel), std::move(stage)};
    for (Fix& fix : fixes) {
        fix.check = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "In the next profile steps wait for their input less than %1 "
                                      "of the time."),
                     {Quantity{0.05, Unit::Fraction}}};
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = "slow-data-source",
                         .number = "input-share",
                         .value = {0.05, Unit::Fraction}}};
    }
    return fixes;
}

bool judgeProfiles(const RuleInput& input, FindingSink& sink)
{
    bool isJudged = false;
    const double least = input.settings.threshold(info(), "input-share");
    for (const TraceProfilePtr& profile : input.training.profiles) {
        if (profile->inputStages.empty() || profile->steps.empty())
            continue;
        isJudged = true;
        const double share = inputShare(*profile);
        NumberEvidence number = numberEvidence(
            "input-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step spent on input"), {}},
            {share, Unit::Fraction}, least);
        sink.computed(number);
        tellStages(*profile, sink);
        const InputStageTotal& slowest = profile->inputStages.front();
        if (share < least || !readsFiles(slowest.name))
            continue;
        const bool isSerious = share >= input.settings.threshold(info(), "serious-share")
                               && profile->steps.size() >= kEnoughSteps;
        Finding finding;
        finding.severity = isSerious && share >= kMostOfTheTime ? Severity::Critical
                           : isSerious                          ? Severity::Warning
                                                                : Severity::Info;
        finding.confidence = profile->steps.size() >= kEnoughSteps ? 0.85 : 0.6;
        finding.cost = share;
        finding.stake.stepTimeShare = share;
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Steps wait %1 of their time for input, and it is the "
                                           "reading of files (%2) that takes it"),
                         {Quantity{share, Unit::Fraction}, std::string(operationOf(slowest.name))}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Of all stages of the input pipeline the one that reads has the most "
                              "time of its own: storage or network are slow, not the decoding."),
            {}};
        finding.evidence.emplace_back(
            TraceEvidence{.profile = profile->name(),
                          .beginNs = profile->steps.front().beginNs,
                          .endNs = profile->steps.back().endNs,
                          .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The steps"), {}}});
        finding.evidence.emplace_back(std::move(number));
        finding.evidence.emplace_back(numberEvidence(
            "source-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Time of %1 itself"), {slowest.name}},
            {slowest.selfSeconds, Unit::Seconds}));
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
    const double most = input.settings.threshold(info(), "retries");
    NumberEvidence number = numberEvidence(
        "retries",
        {FAULTLINE_TR_NOOP("Diagnosis", "Accesses to the cloud storage that failed at first"), {}},
        {count, Unit::Count}, most);
    sink.computed(number);
    if (count < most)
        return true;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.6;
    finding.cost = 0.2;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The cloud storage failed %1 times and was tried again"),
        {Quantity{count, Unit::Count}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Each of these makes the input wait for a second or more: too many "
                          "readers at once, a bucket in another region, or its limits."),
        {}};
    finding.evidence.emplace_back(
        events.front().evidence({FAULTLINE_TR_NOOP("Diagnosis", "The first of them"), {}}));
    finding.evidence.emplace_back(std::move(number));
    finding.fixes = fixesOf(0.0);
    finding.fixes.erase(finding.fixes.begin()); // more readers make it worse
    for (Fix& fix : finding.fixes) {
        fix.promises.clear();
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Once, before the training; and keep bucket and machine in "
                                        "one region."),
                      {}};
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next console shows none of these lines."),
                     {}};
    }
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
