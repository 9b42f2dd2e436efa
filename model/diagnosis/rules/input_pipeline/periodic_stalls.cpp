// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/periodic_stalls.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::periodic_stalls {

namespace {

constexpr std::size_t kFewestStepTimes = 60;
constexpr double kMostTogether = 0.7;       // of the stalls that one cause must explain
constexpr double kTargetShare = 0.02;       // what the stalls may cost after the fix
constexpr double kEvaluationIsChosen = 0.2; // below this an evaluation's cost is a choice
constexpr double kIrregularIsMinor = 0.1;

enum class Pattern { Evaluation, Checkpoint, Summary, Periodic, Irregular };

/// The stalls of a training, summed up.
struct Summary {
    std::vector<Stall> stalls; ///< the dominant ones
    Pattern pattern = Pattern::Irregular;
    double lostSeconds = 0.0;    ///< in all stalls
    double lostShare = 0.0;      ///< in all stalls
    double dominantShare = 0.0;  ///< in the dominant ones
    double typicalSeconds = 0.0; ///< median loss of a dominant one
};

double shareWith(StallCause cause, const std::vector<Stall>& stalls)
{
    const auto count = std::count_if(stalls.begin(), stalls.end(),
                                     [cause](const Stall& stall) { return stall.cause == cause; });
    return static_cast<double>(count) / static_cast<double>(stalls.size());
}

Pattern patternOf(const Stalls& found, const std::vector<Stall>& stalls)
{
    if (shareWith(StallCause::Evaluation, stalls) >= kMostTogether)
        return Pattern::Evaluation;
    if (shareWith(StallCause::Checkpoint, stalls) >= kMostTogether)
        return Pattern::Checkpoint;
    if (!found.summaryTag.empty())
        return Pattern::Summary;
    return found.period ? Pattern::Periodic : Pattern::Irregular;
}

Summary sumUp(const Stalls& found)
{
    Summary summary;
    summary.stalls = found.dominant();
    if (summary.stalls.empty())
        return summary;
    for (const Stall& stall : found.ordinary())
        summary.lostSeconds += stall.lostSeconds;
    std::vector<double> losses;
    double dominantSeconds = 0.0;
    for (const Stall& stall : summary.stalls) {
        losses.push_back(stall.lostSeconds);
        dominantSeconds += stall.lostSeconds;
    }
    double judged = found.judgedSeconds;
    for (const Stall& gap : found.gaps())
        judged -= gap.lostSeconds; // told by stopped-progressing
    if (judged > 0.0) {
        summary.lostShare = summary.lostSeconds / judged;
        summary.dominantShare = dominantSeconds / judged;
    }
    summary.typicalSeconds = median(losses);
    summary.pattern = patternOf(found, summary.stalls);
    return summary;
}

Severity severityOf(const Summary& summary)
{
    const bool isMinor =
        (summary.pattern == Pattern::Evaluation && summary.lostShare < kEvaluationIsChosen)
        || (summary.pattern == Pattern::Irregular && summary.lostShare < kIrregularIsMinor);
    return isMinor ? Severity::Info : Severity::Warning;
}

double confidenceIn(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Evaluation:
    case Pattern::Checkpoint: return 0.9;
    case Pattern::Summary:
    case Pattern::Periodic: return 0.8;
    case Pattern::Irregular: return 0.6;
    }
    return 0.6;
}

[[nodiscard]] Text titleOf(const Stalls& found, const Summary& summary);
[[nodiscard]] Text explain(const Stalls& found, const Summary& summary, const Progress& progress);
[[nodiscard]] std::vector<Fix> fixes(const Stalls& found, const Summary& summary);
[[nodiscard]] Fix rarer(const Stalls& found, const Summary& summary);
[[nodiscard]] Text rarerTitle(Pattern pattern, bool isKnown, Quantity then, Quantity now,
                              Quantity factor);
[[nodiscard]] Fix lookInside(const Summary& summary);
[[nodiscard]] Text check(const Summary& summary);

NumberEvidence lostShare(const Summary& summary, double limit)
{
    return numberEvidence(
        "lost-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the time that the stalls take"), {}},
        share(summary.lostShare), limit);
}

NumberEvidence usualStep(const Stalls& found)
{
    return numberEvidence("usual-step-seconds",
                          {FAULTLINE_TR_NOOP("Diagnosis", "Usual time of a step"), {}},
                          seconds(found.usualPerStep));
}

Text titleOf(const Stalls& found, const Summary& summary)
{
    const Quantity lost = share(summary.dominantShare);
    const Quantity typical = seconds(summary.typicalSeconds);
    const Quantity count = countOf(summary.stalls.size());
    switch (summary.pattern) {
    case Pattern::Evaluation:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Evaluations stop the training %1 times for about %2: %3 of its "
                                  "time"),
                {count, typical, lost}};
    case Pattern::Checkpoint:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Saving checkpoints stops the training %1 times for about %2: %3 "
                                  "of its time"),
                {count, typical, lost}};
    case Pattern::Summary:
    case Pattern::Periodic: break;
    case Pattern::Irregular:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The training stalls %1 times for about %2, at no fixed "
                                  "interval: %3 of its time"),
                {count, typical, lost}};
    }
    if (!found.period->inSteps) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Every %1 the training stalls for about %2: %3 of its time"),
                {seconds(found.period->length), typical, lost}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "Every %1 steps the training stalls for about %2: %3 of its time"),
            {countOfSteps(found.period->length), typical, lost}};
}

Text explain(const Stalls& found, const Summary& summary, const Progress& progress)
{
    const Quantity usual = seconds(found.usualPerStep);
    switch (summary.pattern) {
    case Pattern::Evaluation:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "A step usually takes %1. The long ones coincide with the results of an "
                    "evaluation in the same process: while it runs, nothing is trained. Read from "
                    "the times of %2."),
                {usual, progress.tag}};
    case Pattern::Checkpoint:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "A step usually takes %1. The long ones coincide with the checkpoints that the "
                    "log mentions: the training waits until the file is written. Read from the "
                    "times of %2."),
                {usual, progress.tag}};
    case Pattern::Summary:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "A step usually takes %1. The stalls come as often as %3 is logged; writing "
                    "images or histograms of a large model takes long, but a checkpoint or an "
                    "evaluation with the same interval would look the same. Read from the times "
                    "of %2."),
                {usual, progress.tag, found.summaryTag}};
    case Pattern::Periodic:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "A step usually takes %1. The stalls come regularly, so something with that "
                    "interval does them: a checkpoint, an evaluation, the start of an epoch "
                    "(workers start anew, the shuffle buffer fills), a summary. The log does not "
                    "say which. Read from the times of %2."),
                {usual, progress.tag}};
    case Pattern::Irregular:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "A step usually takes %1. The stalls come at no fixed interval, which speaks "
                    "for slow storage or network, another program on the machine, or batches that "
                    "take much longer to prepare. Read from the times of %2."),
                {usual, progress.tag}};
    }
    return {};
}

Text check(const Summary& summary)
{
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "In the next run the stalls take less than %1 of the time instead "
                              "of %2."),
            {share(kTargetShare), share(summary.lostShare)}};
}

Text rarerTitle(Pattern pattern, bool isKnown, Quantity then, Quantity now, Quantity factor)
{
    switch (pattern) {
    case Pattern::Evaluation:
        return isKnown
                   ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "Evaluate every %1 steps instead of every %2"),
                          {then, now}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis", "Evaluate %1 times less often"), {factor}};
    case Pattern::Checkpoint:
        return isKnown
                   ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Save every %1 steps instead of every %2"),
                          {then, now}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis", "Save %1 times less often"), {factor}};
    case Pattern::Summary:
    case Pattern::Periodic:
    case Pattern::Irregular: break;
    }
    return isKnown ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "Do what causes it every %1 steps instead of every %2"),
                          {then, now}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis", "Do what causes it %1 times less often"),
                          {factor}};
}

Fix rarer(const Stalls& found, const Summary& summary)
{
    const double factor = std::ceil(summary.lostShare / kTargetShare);
    const bool isKnown = found.period && found.period->inSteps;
    const double every = isKnown ? std::round(found.period->length) : 0.0;
    const Quantity then = countOfSteps(factor * every);
    const Quantity now = countOfSteps(every);
    const std::string steps =
        isKnown ? std::to_string(static_cast<std::int64_t>(std::min(factor * every, 9e15)))
                : std::string("N");
    Fix fix;
    fix.title = rarerTitle(summary.pattern, isKnown, then, now, {factor, Unit::Count});
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "At that interval the stalls take about %1 of the time. A "
                                    "crash then costs at most the steps of one interval."),
                  {share(summary.lostShare / factor)}};
    if (summary.pattern == Pattern::Evaluation) {
        const std::string times = std::to_string(static_cast<std::int64_t>(factor));
        fix.snippets = {
            {"pytorch", isKnown ? "trainer = Trainer(val_check_interval=" + steps + ")"
                                : "trainer = Trainer(check_val_every_n_epoch=" + times + ")"},
            {"tensorflow", "model.fit(..., validation_freq=" + times + ")"}};
    } else if (summary.pattern == Pattern::Checkpoint) {
        fix.snippets = {{"shell", "python model_main_tf2.py --checkpoint_every_n=" + steps},
                        {"pytorch", "ModelCheckpoint(every_n_train_steps=" + steps + ")"}};
    } else {
        fix.snippets = {{"tensorflow", "if step % " + steps + " == 0:\n    tf.summary.image(...)"},
                        {"pytorch", "if step % " + steps + " == 0:\n    writer.add_images(...)"}};
    }
    fix.check = check(summary);
    return fix;
}

Fix lookInside(const Summary& summary)
{
    Fix fix;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Look at what the process does in a stall"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Take stacks during a stall: a main thread that waits for the "
                                    "data loader points to the input, one in save or write to the "
                                    "disk."),
                  {}};
    fix.snippets = {{"shell", "py-spy dump --pid \"$(pgrep -f train | head -n 1)\"\niostat -x 1"},
                    {"pytorch", "DataLoader(dataset, num_workers=8, persistent_workers=True, "
                                "prefetch_factor=4)"},
                    {"tensorflow", "dataset = dataset.prefetch(tf.data.AUTOTUNE)"}};
    fix.check = check(summary);
    return fix;
}

std::vector<Fix> fixes(const Stalls& found, const Summary& summary)
{
    switch (summary.pattern) {
    case Pattern::Evaluation: {
        Fix elsewhere;
        elsewhere.title = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluate in a process of its own"), {}};
        elsewhere.detail = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "On another GPU or on the CPU it costs the training nothing. On the "
                              "same GPU it takes memory from the training."),
            {}};
        elsewhere.snippets = {{"shell",
                               "CUDA_VISIBLE_DEVICES=-1 python model_main_tf2.py "
                               "--pipeline_config_path=pipeline.config --model_dir=model_dir "
                               "--checkpoint_dir=model_dir"}};
        elsewhere.check = check(summary);
        return {rarer(found, summary), elsewhere};
    }
    case Pattern::Checkpoint: {
        Fix local;
        local.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Save to a local disk, and in the background"), {}};
        local.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                          "A bucket or a network disk is slower than a local one "
                                          "many times over; copy the checkpoints from there."),
                        {}};
        local.snippets = {{"tensorflow", "options = tf.train.CheckpointOptions(enable_async=True)\n"
                                         "checkpoint.save(path, options=options)"}};
        local.check = check(summary);
        return {rarer(found, summary), local};
    }
    case Pattern::Summary:
    case Pattern::Periodic: return {rarer(found, summary), lookInside(summary)};
    case Pattern::Irregular: break;
    }
    return {lookInside(summary)};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Progress& progress = training.progress;
    if (progress.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    StallLimits limits;
    limits.sigmas = settings.threshold(info(), "sigmas");
    limits.share = settings.threshold(info(), "share-of-median");
    const Stalls found = findStalls(training, progress, limits);
    if (found.intervals < kFewestStepTimes) {
        sink.abstain(abstainTooFewStepTimes(found.intervals, kFewestStepTimes));
        return;
    }
    if (clockIsTooCoarse(progress, found.usualSeconds)) {
        sink.abstain(abstainCoarseClock(found.usualSeconds));
        return;
    }
    const double limit = settings.threshold(info(), "lost-share");
    const Summary summary = sumUp(found);
    sink.computed(lostShare(summary, limit));
    sink.computed(usualStep(found));
    sink.judged(heldAgainst(judgedStepTimes(training), usualStep(found).label, found.usualPerStep));
    if (summary.stalls.empty() || summary.lostShare < limit
        || summary.lostSeconds < settings.threshold(info(), "lost-seconds"))
        return;

    Finding finding;
    finding.severity = severityOf(summary);
    finding.confidence = confidenceIn(summary.pattern);
    finding.cost = std::clamp(summary.lostShare, 0.0, 1.0);
    finding.title = titleOf(found, summary);
    finding.explanation = explain(found, summary, progress);
    const auto longest = std::max_element(
        summary.stalls.begin(), summary.stalls.end(),
        [](const Stall& a, const Stall& b) { return a.lostSeconds < b.lostSeconds; });
    finding.evidence.emplace_back(progressEvidence(
        training, progress, longest->interval.from, longest->interval.to,
        {FAULTLINE_TR_NOOP("Diagnosis", "The longest of the stalls: %1 between these two points"),
         {seconds(longest->interval.seconds)}}));
    finding.evidence.emplace_back(lostShare(summary, limit));
    finding.evidence.emplace_back(
        numberEvidence("lost-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Time lost in stalls"), {}},
                       seconds(summary.lostSeconds)));
    finding.evidence.emplace_back(numberEvidence(
        "stalls", {FAULTLINE_TR_NOOP("Diagnosis", "Stalls that most of it comes from"), {}},
        countOf(summary.stalls.size())));
    finding.evidence.emplace_back(usualStep(found));
    finding.fixes = fixes(found, summary);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::periodic_stalls
