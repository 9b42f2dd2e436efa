// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/restarts_lost_work.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::restarts_lost_work {

namespace {

constexpr std::size_t kFewestDead = 3;
constexpr double kDeadShare = 0.2;     // of the starts
constexpr double kMinorShare = 0.01;   // of the time ...
constexpr double kMinorSeconds = 60.0; // ... and in all: below these a restart cost nothing
constexpr std::size_t kFruitless = 3;  // attempts in a row without a new step
constexpr std::size_t kMostShown = 5;

/// What became of the attempts of a training.
struct Account {
    std::size_t attempts = 0;   ///< that logged something
    std::size_t resumed = 0;    ///< went back to a step of an earlier one, not to the beginning
    std::size_t anew = 0;       ///< began at the beginning again
    std::size_t concurrent = 0; ///< began while an earlier one still wrote
    std::size_t dead = 0;       ///< files of processes that ended before their first summary
    std::size_t fruitless = 0;  ///< resumed attempts at the end that reached no new step
    double lostSteps = 0.0;
    double lostSeconds = 0.0;
    double allSeconds = 0.0; ///< of all attempts
    std::size_t worst = 0;   ///< index of the attempt that lost most

    [[nodiscard]] double lostShare() const
    {
        return allSeconds > 0.0 ? std::min(lostSeconds / allSeconds, 1.0) : 0.0;
    }
    [[nodiscard]] bool lostSomething() const
    {
        return lostSteps > 0.0 && lostShare() >= kMinorShare && lostSeconds >= kMinorSeconds;
    }
    [[nodiscard]] std::size_t starts() const { return attempts + dead; }
    [[nodiscard]] bool isLoop() const { return fruitless >= kFruitless; }
    [[nodiscard]] bool hasManyDead() const
    {
        return dead >= kFewestDead
               && static_cast<double>(dead) >= kDeadShare * static_cast<double>(starts());
    }
};

/// A file without a summary, other than the markers that the profiler of Keras leaves.
bool isDeadStart(const FileReport& file)
{
    constexpr std::string_view kMarker = ".profile-empty";
    const std::string_view name = file.displayName;
    const bool isMarker =
        name.size() >= kMarker.size() && name.substr(name.size() - kMarker.size()) == kMarker;
    return !isMarker
           && (file.issues.count(IssueCode::HeaderOnlyFile) > 0
               || file.issues.count(IssueCode::EmptyFile) > 0);
}

/// Resumed attempts at the end that did not get beyond what had been reached before.
std::size_t fruitlessAtEnd(const std::vector<Attempt>& attempts, std::int64_t beginning)
{
    std::int64_t reached = attempts.front().lastStep;
    std::size_t inARow = 0;
    for (std::size_t i = 1; i < attempts.size(); ++i) {
        const Attempt& attempt = attempts[i];
        const bool resumed = attempt.firstStep > beginning && !attempt.isConcurrent;
        inARow = resumed && attempt.lastStep <= reached ? inARow + 1 : 0;
        reached = std::max(reached, attempt.lastStep);
    }
    return inARow;
}

Account takeAccount(const Training& training, const Progress& progress)
{
    const std::vector<Attempt>& attempts = training.phases.attempts;
    Account account;
    account.attempts = attempts.size();
    const double interval = medianSteps(intervalsOf(progress, progress.attempts.front()));
    // Where the training began, give or take the distance of two points.
    const auto beginning = static_cast<std::int64_t>(
        std::min(static_cast<double>(attempts.front().firstStep) + interval, 9e18));
    std::int64_t reached = attempts.front().lastStep;
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        const Attempt& attempt = attempts[i];
        account.lostSteps += static_cast<double>(attempt.repeatedSteps);
        account.lostSeconds += attempt.lostSeconds;
        account.allSeconds += std::max(0.0, attempt.endTime - attempt.beginTime);
        if (attempt.lostSeconds > attempts[account.worst].lostSeconds)
            account.worst = i;
        if (i == 0)
            continue;
        if (attempt.isConcurrent)
            ++account.concurrent;
        else if (attempt.firstStep <= beginning)
            ++account.anew;
        else if (attempt.firstStep <= reached)
            ++account.resumed;
        reached = std::max(reached, attempt.lastStep);
    }
    account.fruitless = fruitlessAtEnd(attempts, beginning);
    const std::vector<FileReport>& files = training.runs.front()->files;
    account.dead = static_cast<std::size_t>(std::count_if(files.begin(), files.end(), isDeadStart));
    return account;
}

/// To two digits: what a person would write into a config.
double roundNumber(double value)
{
    if (!(value >= 1.0))
        return 1.0;
    const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(value)) - 1.0));
    return std::round(value / unit) * unit;
}

[[nodiscard]] Severity severityOf(const Account& account, double serious);
[[nodiscard]] Text titleOf(const Training& training, const Account& account);
[[nodiscard]] Text explain(const Account& account);
void addEvidence(const Training& training, const Progress& progress, const Account& account,
                 double serious, Finding& finding);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const Account& account);

Severity severityOf(const Account& account, double serious)
{
    if (account.isLoop())
        return Severity::Critical;
    const bool isSerious =
        account.lostShare() >= serious || account.concurrent > 0 || account.hasManyDead();
    return isSerious ? Severity::Warning : Severity::Info;
}

Text titleOf(const Training& training, const Account& account)
{
    if (account.isLoop()) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Restart loop: the last %1 attempts all ended by step %2 and got "
                                  "no further than the ones before"),
                {countOf(account.fruitless), stepOf(training.phases.attempts.back().lastStep)}};
    }
    if (account.concurrent > 0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "%1 processes wrote into this folder at the same time; their "
                                  "curves are mixed"),
                {countOf(account.concurrent + 1)}};
    }
    if (account.hasManyDead() && account.lostSteps <= 0.0) {
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 of %2 starts died before they logged anything"),
                {countOf(account.dead), countOf(account.starts())}};
    }
    if (account.hasManyDead()) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "%1 of %2 starts died before they logged anything, and %3 steps "
                                  "of the others were done twice (%4 of the time)"),
                {countOf(account.dead), countOf(account.starts()), countOfSteps(account.lostSteps),
                 share(account.lostShare())}};
    }
    if (account.resumed >= account.anew) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "%1 steps were done twice: in %2 attempts the training went back "
                                  "%3 times to earlier steps, which cost %4 (%5 of its time)"),
                {countOfSteps(account.lostSteps), countOf(account.attempts),
                 countOf(account.resumed + account.anew), seconds(account.lostSeconds),
                 share(account.lostShare())}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "The folder holds %1 attempts, and %2 of them began again at the "
                              "beginning: %3 steps (%4) of earlier ones do not count"),
            {countOf(account.attempts), countOf(account.anew), countOfSteps(account.lostSteps),
             seconds(account.lostSeconds)}};
}

Text explain(const Account& account)
{
    if (account.concurrent > 0) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis", "One session began to log before an earlier one had ended. Either "
                                 "two trainings share the folder, or every process of a "
                                 "distributed training writes its own events there. TensorBoard "
                                 "and the checks here see one curve where there are two."),
                {}};
    }
    if (account.isLoop()) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis", "Each of them resumed from a checkpoint and ended before it "
                                 "reached a step that was not done before. Something at that point "
                                 "ends the process every time: a record that cannot be read, an "
                                 "evaluation or a checkpoint that fails, memory that runs out. The "
                                 "console output of the last attempt names it."),
                {}};
    }
    if (account.anew > account.resumed) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "If the new beginnings were meant (other settings, another data "
                                  "set), give each attempt a folder of its own: several in one are "
                                  "drawn as one curve, and a model folder with a checkpoint may be "
                                  "resumed by accident. If not, the training did not find its "
                                  "checkpoint."),
                {}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "After a restart the training goes on from its last checkpoint; what "
                              "came after that is done again. Starts that log nothing died while "
                              "building the model or filling the input pipeline. Why the process "
                              "ended is not in the event files: look at the console output and the "
                              "kernel log of those times."),
            {}};
}

void addEvidence(const Training& training, const Progress& progress, const Account& account,
                 double serious, Finding& finding)
{
    const std::vector<Attempt>& attempts = training.phases.attempts;
    std::vector<const Attempt*> worst;
    for (const Attempt& attempt : attempts) {
        if (attempt.repeatedSteps > 0)
            worst.push_back(&attempt);
    }
    std::stable_sort(worst.begin(), worst.end(), [](const Attempt* a, const Attempt* b) {
        return a->lostSeconds > b->lostSeconds;
    });
    for (std::size_t i = 0; i < worst.size() && i < kMostShown; ++i) {
        const Attempt& attempt = *worst[i];
        const bool isAll =
            static_cast<double>(attempt.lastStep) - static_cast<double>(attempt.repeatedSteps)
            <= static_cast<double>(attempt.firstStep);
        const std::int64_t begin =
            isAll ? attempt.firstStep : attempt.lastStep - attempt.repeatedSteps;
        finding.evidence.emplace_back(progressEvidence(
            training, progress, {.step = begin, .wallTime = attempt.endTime - attempt.lostSeconds},
            {.step = attempt.lastStep, .wallTime = attempt.endTime},
            {FAULTLINE_TR_NOOP("Diagnosis", "%1 steps that were done again later (%2)"),
             {countOfSteps(static_cast<double>(attempt.repeatedSteps)),
              seconds(attempt.lostSeconds)}}));
    }
    if (worst.empty()) {
        const Attempt& last = attempts.back();
        finding.evidence.emplace_back(progressEvidence(
            training, progress, {.step = last.firstStep, .wallTime = last.beginTime},
            {.step = last.lastStep, .wallTime = last.endTime},
            {FAULTLINE_TR_NOOP("Diagnosis", "The newest attempt"), {}}));
    }
    const auto add = [&finding](const char* name, Text label, Quantity value,
                                std::optional<double> threshold = std::nullopt) {
        finding.evidence.emplace_back(numberEvidence(name, std::move(label), value, threshold));
    };
    add("lost-steps", {FAULTLINE_TR_NOOP("Diagnosis", "Steps done more than once"), {}},
        countOfSteps(account.lostSteps));
    add("lost-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of the logged time done twice"), {}},
        share(account.lostShare()), serious);
    add("attempts", {FAULTLINE_TR_NOOP("Diagnosis", "Attempts that logged something"), {}},
        countOf(account.attempts));
    if (account.dead > 0)
        add("dead-starts", {FAULTLINE_TR_NOOP("Diagnosis", "Starts that logged nothing"), {}},
            countOf(account.dead));
}

std::vector<Fix> fixes(const Training& training, const Account& account)
{
    Fix folder;
    folder.title = {FAULTLINE_TR_NOOP("Diagnosis", "Give every attempt a log folder of its own"),
                    {}};
    folder.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Curves of different attempts then stay apart; in a "
                                       "distributed training let only the first process log."),
                     {}};
    folder.snippets = {{"shell", "python train.py --logdir \"logs/$(date +%Y%m%d-%H%M%S)\""},
                       {"pytorch", "writer = SummaryWriter(logdir) if rank == 0 else None"}};
    folder.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next folder holds one attempt."), {}};
    if (account.concurrent > 0)
        return {folder};

    Fix output;
    output.title = {FAULTLINE_TR_NOOP("Diagnosis", "Keep the console output of every attempt"), {}};
    output.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The reason why a process ended stands there, or its exit "
                                       "status tells: 137 is a kill, mostly for memory."),
                     {}};
    output.snippets = {{"shell", "python train.py 2>&1 | tee -a console.log; echo \"exit status "
                                 "${PIPESTATUS[0]}\" >> console.log"}};
    output.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run passes step %1 in one attempt."),
                    {stepOf(training.phases.attempts.back().lastStep)}};

    const double perRestart =
        account.lostSteps
        / static_cast<double>(std::max<std::size_t>(account.resumed + account.anew, 1));
    const auto every = static_cast<std::int64_t>(
        std::clamp(roundNumber(perRestart / 4.0), 1.0, 9e15)); // a quarter of the loss
    Fix save;
    save.title = {FAULTLINE_TR_NOOP("Diagnosis", "Save a checkpoint every %1 steps"),
                  {stepOf(every)}};
    save.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "A restart cost %1 steps on average; at this interval it "
                                     "costs at most a quarter of that."),
                   {countOfSteps(std::round(perRestart))}};
    save.snippets = {
        {"shell", "python model_main_tf2.py --checkpoint_every_n=" + std::to_string(every)},
        {"tensorflow", "tf.keras.callbacks.BackupAndRestore(backup_dir, save_freq="
                           + std::to_string(every) + ")"},
        {"pytorch",
         "ModelCheckpoint(every_n_train_steps=" + std::to_string(every) + ", save_last=True)"}};
    save.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "After the next restart the step goes back by no more than "
                                    "%1."),
                  {stepOf(every)}};
    if (account.isLoop() || account.lostSteps <= 0.0)
        return {output, folder};
    if (account.anew > account.resumed)
        return {folder, output};
    return {save, output};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Progress& progress = training.progress;
    if (progress.empty() || training.phases.attempts.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    const Account account = takeAccount(training, progress);
    sink.computed(numberEvidence(
        "attempts", {FAULTLINE_TR_NOOP("Diagnosis", "Attempts that logged something"), {}},
        countOf(account.attempts)));
    sink.computed(numberEvidence(
        "lost-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of the logged time done twice"), {}},
        share(account.lostShare()), settings.threshold(info(), "serious-share")));
    sink.judged(judgedCourse(training));
    if (!account.lostSomething() && account.concurrent == 0 && !account.hasManyDead()
        && !account.isLoop())
        return;

    const double serious = settings.threshold(info(), "serious-share");
    Finding finding;
    finding.severity = severityOf(account, serious);
    finding.confidence = account.anew > account.resumed ? 0.6 : 0.85; // starting anew may be meant
    finding.cost = account.isLoop() ? std::max(account.lostShare(), 0.5) : account.lostShare();
    finding.title = titleOf(training, account);
    finding.explanation = explain(account);
    addEvidence(training, progress, account, serious, finding);
    finding.fixes = fixes(training, account);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::restarts_lost_work
