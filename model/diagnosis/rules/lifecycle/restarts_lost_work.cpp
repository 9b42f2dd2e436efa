// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/restarts_lost_work.h"

#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/repeated_run.h"
#include "model/diagnosis/signals/resumes.h"
#include "model/diagnosis/signals/validation_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::restarts_lost_work {

namespace {

constexpr std::size_t kFewestDead = 3;
constexpr double kDeadShare = 0.2;     // of the starts
constexpr double kMinorShare = 0.01;   // of the time ...
constexpr double kMinorSeconds = 60.0; // ... and in all: below these a restart cost little
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
    double serious = 0.0;    ///< share of the time that is worth telling however short it was
    std::size_t worst = 0;   ///< index of the attempt that lost most
    /// The attempt that went back by more than half of all that had been trained; 0: none.
    std::size_t old = 0;
    bool isSameAgain = false; ///< one began anew and did the same once more, value by value

    [[nodiscard]] double lostShare() const
    {
        return allSeconds > 0.0 ? std::min(lostSeconds / allSeconds, 1.0) : 0.0;
    }
    [[nodiscard]] bool lostSomething() const
    {
        return lostSteps > 0.0
               && (lostShare() >= serious
                   || (lostShare() >= kMinorShare && lostSeconds >= kMinorSeconds));
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

/// The attempt from which on steps count: those that went on with all that was learnt and only a
/// wrong counter (resume-lost-state) did no step twice.
std::size_t lastLostCounter(const Resumes& resumes)
{
    std::size_t last = 0;
    for (const Resume& resume : resumes.all) {
        if (resume.keptWeights && resume.lostCounter)
            last = resume.attempt;
    }
    return last;
}

Account takeAccount(const Training& training, const Progress& progress)
{
    const std::vector<Attempt>& attempts = training.phases.attempts;
    const Resumes resumes = attempts.size() > 1 ? findResumes(training) : Resumes();
    const std::size_t counted = lastLostCounter(resumes);
    Account account;
    account.isSameAgain = std::any_of(resumes.all.begin(), resumes.all.end(),
                                      [](const Resume& resume) { return resume.isSameAgain; });
    account.attempts = attempts.size();
    const double interval = medianSteps(intervalsOf(progress, progress.attempts.front()));
    // Where the training began, give or take the distance of two points.
    const auto beginning = static_cast<std::int64_t>(
        std::min(static_cast<double>(attempts.front().firstStep) + interval, 9e18));
    std::int64_t reached = attempts.front().lastStep;
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        const Attempt& attempt = attempts[i];
        if (i >= counted) {
            account.lostSteps += static_cast<double>(attempt.repeatedSteps);
            account.lostSeconds += attempt.lostSeconds;
        }
        account.allSeconds += std::max(0.0, attempt.endTime - attempt.beginTime);
        if (attempt.lostSeconds > attempts[account.worst].lostSeconds)
            account.worst = i;
        if (i == 0 || (counted > 0 && i <= counted))
            continue;
        if (attempt.isConcurrent)
            ++account.concurrent;
        else if (attempt.firstStep <= beginning)
            ++account.anew;
        else if (attempt.firstStep <= reached) {
            ++account.resumed;
            // Checkpoints at regular distances never lie that far back.
            const std::int64_t first = attempts.front().firstStep;
            if (account.old == 0 && reached - attempt.firstStep > attempt.firstStep - first)
                account.old = i;
        }
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

Severity severityOf(const Account& account, const Thresholds& thresholds)
{
    const double serious = thresholds.seriousShare;
    if (account.isLoop())
        return Severity::Critical;
    const bool isSerious =
        account.old > 0 || (account.lostShare() >= serious && account.lostSeconds >= kMinorSeconds)
        || account.concurrent > 0 || account.hasManyDead()
        || (account.isSameAgain && account.lostShare() >= thresholds.otherFolderShare);
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
    if (account.old > 0 && account.resumed >= account.anew) {
        const std::vector<Attempt>& all = training.phases.attempts;
        std::int64_t reached = all.front().lastStep;
        for (std::size_t i = 1; i < account.old; ++i)
            reached = std::max(reached, all[i].lastStep);
        return text::oldCheckpoint(
            {.reached = Step(reached), .from = Step(all[account.old].firstStep), .steps = steps});
    }
    if (account.isSameAgain && account.anew > account.resumed)
        return text::anewHere(
            {.last = Step(training.phases.attempts.front().lastStep), .lost = steps});
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
    if (account.old > 0 && account.resumed >= account.anew)
        return text::oldCheckpointExplained();
    if (account.isSameAgain)
        return text::sameAgainExplained();
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

/// The trainings that a table or a log without times holds one behind the other, as stretches of a
/// series that begin where the first one did.
std::vector<PointRange> trainingsIn(const ScalarSeries& series)
{
    constexpr std::size_t kFewestPoints = 2;
    std::vector<PointRange> stretches;
    std::size_t begin = 0;
    const auto add = [&](std::size_t end) {
        if (end - begin >= kFewestPoints)
            stretches.push_back({begin, end});
        begin = end;
    };
    const std::int64_t first = series.empty() ? 0 : series.step(0);
    for (const std::size_t position : series.stepBreaks().positions) {
        if (series.step(position) <= first + 1)
            add(position);
    }
    add(series.size());
    return stretches;
}

/// Stretches of one length may be the epochs of one training, whose steps count within them.
bool mayBeEpochs(const std::vector<PointRange>& stretches)
{
    constexpr std::size_t kFewestEpochs = 4;
    const auto length = [](const PointRange& range) { return range.end - range.begin; };
    return stretches.size() >= kFewestEpochs
           && std::all_of(stretches.begin(), stretches.end() - 1, [&](const PointRange& range) {
                  return length(range) == length(stretches.front());
              });
}

/// Which of the stretches holds the best value of a validation.
std::size_t bestOf(const ValidationCurve& validation, const std::vector<PointRange>& stretches)
{
    const ScalarSeries& series = *validation.signal->series;
    std::size_t best = 0;
    double bestCost = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        for (std::size_t k = stretches[i].begin; k < stretches[i].end; ++k) {
            const double cost = validation.higherIsBetter ? -series.value(k) : series.value(k);
            if (cost < bestCost) {
                bestCost = cost;
                best = i;
            }
        }
    }
    return best;
}

/// Without times it is told that there are several trainings, not what that cost.
void judgeWithoutTimes(const Training& training, FindingSink& sink)
{
    const Signal* longest = nullptr;
    for (const Signal& signal : training.allSignals) {
        if (longest == nullptr || signal.series->size() > longest->series->size())
            longest = &signal;
    }
    if (longest == nullptr || longest->series->stepBreaks().overflowed)
        return;
    const std::vector<PointRange> stretches = trainingsIn(*longest->series);
    sink.computed(number::attempts(Count(stretches.size())));
    if (stretches.size() < 2 || mayBeEpochs(stretches))
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = confidence::oneBehindTheOther;
    finding.title = text::severalTrainings(Count(stretches.size()));
    for (const ValidationCurve& validation : validationCurves(training)) {
        const std::vector<PointRange> own = trainingsIn(*validation.signal->series);
        if (own.size() != stretches.size())
            continue;
        const std::size_t best = bestOf(validation, own);
        if (best + 1 < own.size())
            finding.title = text::severalTrainingsNotBest({.trainings = Count(own.size()),
                                                           .tag = validation.signal->tag,
                                                           .best = Count(best + 1)});
        break;
    }
    finding.explanation = text::severalTrainingsExplained();
    for (std::size_t i = 0; i < stretches.size() && i < kMostShown; ++i) {
        const ScalarSeries& series = *longest->series;
        const PointRange& range = stretches[i];
        finding.evidence.emplace_back(SeriesEvidence{
            .run = longest->run->id,
            .tag = TagId(longest->tag),
            .firstStep = StepIndex(series.step(range.begin)),
            .lastStep = StepIndex(series.step(range.end - 1)),
            .firstWallTime = WallTime(series.wallTime(range.begin)),
            .lastWallTime = WallTime(series.wallTime(range.end - 1)),
            .caption = text::trainingOfSeveral(
                {.number = Count(i + 1), .points = Count(range.end - range.begin)})});
    }
    finding.evidence.emplace_back(number::attempts(Count(stretches.size())));
    finding.fixes = {fix::separateFolders()};
    sink.report(std::move(finding));
}

/// A training that another folder holds the beginning of: the resume found no checkpoint.
void judgeOtherFolders(const RuleInput& input, const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<RepeatedRun> repeated = findRepeatedRun(input.training, input.trainings);
    if (!repeated)
        return;
    const NumberEvidence share = number::lostShare(Fraction(repeated->share), thresholds);
    if (repeated->share < thresholds.seriousShare)
        return;
    const auto steps = static_cast<double>(repeated->lastStep);
    Finding finding;
    finding.severity =
        repeated->share >= thresholds.otherFolderShare ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::otherFolder;
    finding.cost = std::clamp(repeated->share, 0.0, 1.0);
    finding.title = text::anewElsewhere({.last = Step(repeated->lastStep), .lost = Count(steps)});
    finding.explanation = text::anewElsewhereExplained(Seconds(repeated->pause));
    const ScalarSeries& series = *repeated->loss->series;
    finding.evidence = {SeriesEvidence{.run = repeated->loss->run->id,
                                       .tag = TagId(repeated->loss->tag),
                                       .firstStep = StepIndex(series.step(0)),
                                       .lastStep = StepIndex(series.step(series.size() - 1)),
                                       .firstWallTime = WallTime(series.wallTime(0)),
                                       .lastWallTime = WallTime(series.wallTime(series.size() - 1)),
                                       .caption = text::earlierAttempt()},
                        share, number::lostSteps(Count(steps)), number::attempts(Count(2.0))};
    finding.fixes = {fix::resumeFromCheckpoint(), fix::keepOutput(Step(repeated->lastStep))};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const Progress& progress = training.progress;
    if (progress.empty() || training.phases.attempts.empty()) {
        tellProgress(training, sink); // evidence-not-usable tells that
        judgeWithoutTimes(training, sink);
        return;
    }
    Account account = takeAccount(training, progress);
    account.serious = thresholds.seriousShare;
    sink.computed(number::attempts(Count(account.attempts)));
    sink.computed(number::lostShare(Fraction(account.lostShare()), thresholds));
    sink.judged(judgedCourse(training));
    judgeOtherFolders(input, thresholds, sink);
    if (!account.lostSomething() && account.concurrent == 0 && !account.hasManyDead()
        && !account.isLoop())
        return;

    Finding finding;
    finding.severity = severityOf(account, thresholds);
    finding.confidence =
        account.anew > account.resumed
            ? (account.isSameAgain ? confidence::otherFolder : confidence::beganAnew)
            : confidence::resumed;
    finding.cost =
        account.isLoop() ? std::max(account.lostShare(), cost::loop) : account.lostShare();
    finding.title = titleOf(training, account);
    finding.explanation = explain(account);
    addEvidence(training, progress, account, thresholds, finding);
    finding.fixes = fixesOf(training, account);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::restarts_lost_work
