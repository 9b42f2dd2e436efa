// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/restarts_lost_work.h"

#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <cmath>
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
    const Count attempts(account.attempts);
    const Count starts(account.starts());
    const Count dead(account.dead);
    const Count steps(account.lostSteps);
    const Seconds lost(account.lostSeconds);
    const Fraction share(account.lostShare());
    if (account.isLoop())
        return text::loop({.attempts = Count(account.fruitless),
                           .step = Step(training.phases.attempts.back().lastStep)});
    if (account.concurrent > 0)
        return text::concurrent(Count(account.concurrent + 1));
    if (account.hasManyDead())
        return account.lostSteps <= 0.0
                   ? text::manyDead({.dead = dead, .starts = starts})
                   : text::manyDeadOthersLost(
                       {.dead = dead, .starts = starts, .steps = steps, .share = share});
    if (account.resumed >= account.anew)
        return text::resumed({.steps = steps,
                              .attempts = attempts,
                              .times = Count(account.resumed + account.anew),
                              .lost = lost,
                              .share = share});
    return text::beganAnew(
        {.attempts = attempts, .anew = Count(account.anew), .steps = steps, .lost = lost});
}

Text explain(const Account& account)
{
    if (account.concurrent > 0)
        return text::concurrentExplained();
    if (account.isLoop())
        return text::loopExplained();
    return account.anew > account.resumed ? text::beganAnewExplained() : text::resumedExplained();
}

void addEvidence(const Training& training, const Progress& progress, const Account& account,
                 const Thresholds& thresholds, Finding& finding)
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
            text::doneAgain(
                {.steps = Count(attempt.repeatedSteps), .lost = Seconds(attempt.lostSeconds)})));
    }
    if (worst.empty()) {
        const Attempt& last = attempts.back();
        finding.evidence.emplace_back(progressEvidence(
            training, progress, {.step = last.firstStep, .wallTime = last.beginTime},
            {.step = last.lastStep, .wallTime = last.endTime}, text::newestAttempt()));
    }
    finding.evidence.emplace_back(number::lostSteps(Count(account.lostSteps)));
    finding.evidence.emplace_back(number::lostShare(Fraction(account.lostShare()), thresholds));
    finding.evidence.emplace_back(number::attempts(Count(account.attempts)));
    if (account.dead > 0)
        finding.evidence.emplace_back(number::deadStarts(Count(account.dead)));
}

Fix saveMoreOften(const Account& account)
{
    const double perRestart =
        account.lostSteps
        / static_cast<double>(std::max<std::size_t>(account.resumed + account.anew, 1));
    const double every = std::clamp(roundNumber(perRestart / 4.0), 1.0, 9e15); // a quarter
    return fix::saveMoreOften({.every = Step(every), .lost = Count(std::round(perRestart))});
}

std::vector<Fix> fixesOf(const Training& training, const Account& account)
{
    if (account.concurrent > 0)
        return {fix::separateFolders()};
    Fix output = fix::keepOutput(Step(training.phases.attempts.back().lastStep));
    if (account.isLoop() || account.lostSteps <= 0.0)
        return {std::move(output), fix::separateFolders()};
    if (account.anew > account.resumed)
        return {fix::separateFolders(), std::move(output)};
    return {saveMoreOften(account), std::move(output)};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const Progress& progress = training.progress;
    if (progress.empty() || training.phases.attempts.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    const Account account = takeAccount(training, progress);
    sink.computed(number::attempts(Count(account.attempts)));
    sink.computed(number::lostShare(Fraction(account.lostShare()), thresholds));
    sink.judged(judgedCourse(training));
    if (!account.lostSomething() && account.concurrent == 0 && !account.hasManyDead()
        && !account.isLoop())
        return;

    Finding finding;
    finding.severity = severityOf(account, thresholds.seriousShare);
    finding.confidence =
        account.anew > account.resumed ? confidence::beganAnew : confidence::resumed;
    finding.cost =
        account.isLoop() ? std::max(account.lostShare(), cost::loop) : account.lostShare();
    finding.title = titleOf(training, account);
    finding.explanation = explain(account);
    addEvidence(training, progress, account, thresholds, finding);
    finding.fixes = fixesOf(training, account);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::restarts_lost_work
