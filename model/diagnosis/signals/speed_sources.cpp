// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/speed_sources.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/signals/bar_stalls.h"
#include "model/diagnosis/signals/log_place.h"
#include "model/diagnosis/signals/printed_speed.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostPoints = 100'000;

using Piece = SpeedCourse::Piece;

// ---- what tags call times ----

enum class TimeName {
    None,
    Step,  ///< seconds of a step
    Epoch, ///< seconds of an epoch
    Rate,  ///< so many a second
    Since, ///< seconds since the start
    Any,   ///< "time": of the piece, or since the start
};

bool isListed(std::string_view name, std::span<const std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

TimeName timeNameOf(const Signal& signal)
{
    static constexpr std::array<std::string_view, 27> kOthers{
        "data",  "load",     "loading",    "loader",    "dataload",  "dataloader", "dataloading",
        "wait",  "eval",     "eta",        "val",       "valid",     "validation", "test",
        "left",  "forward",  "backward",   "remaining", "inference", "save",       "saving",
        "fetch", "download", "checkpoint", "sync",      "log",       "evaluation"};
    static constexpr std::array<std::string_view, 8> kSince{
        "elapsed",  "total_time",   "time_total_s",     "wall_time",
        "walltime", "elapsed_time", "time_since_start", "time_elapsed"};
    static constexpr std::array<std::string_view, 9> kAny{
        "time", "t", "sec", "secs", "seconds", "time_s", "time_sec", "runtime", "duration_s"};
    static constexpr std::array<std::string_view, 7> kPieces{
        "dur",        "duration",         "train_time",   "training_time",
        "time_train", "time_this_iter_s", "train_seconds"};
    static constexpr std::array<std::string_view, 5> kRates{"ups", "wps", "ips", "tps", "sps"};
    const std::vector<std::string>& words = signal.words();
    if (words.empty() || hasAny(words, kOthers))
        return TimeName::None;
    std::string leaf = lowerAscii(signal.tag.substr(signal.tag.rfind('/') + 1));
    if (isListed(leaf, kSince))
        return TimeName::Since;
    if (isListed(leaf, kAny))
        return TimeName::Any;
    if (isListed(leaf, kPieces)
        || (hasAny(words, {"epoch"})
            && hasAny(words, {"time", "duration", "seconds", "secs", "sec"})))
        return TimeName::Epoch;
    if (isListed(leaf, kRates))
        return TimeName::Rate;
    if (leaf == "batch_cost" || leaf == "avg_batch_cost") // Paddle
        return TimeName::Step;
    switch (signal.kind) {
    case SignalKind::Throughput: return TimeName::Rate;
    case SignalKind::StepTime: return TimeName::Step;
    default: return TimeName::None;
    }
}

/// Numbers that grow from point to point as a clock does, by which "time" may be either.
bool isOfClock(const ScalarSeries& series)
{
    constexpr double kMostly = 0.6;
    std::size_t rises = 0;
    for (std::size_t i = 1; i < series.size(); ++i) {
        if (!(series.value(i) >= series.value(i - 1)))
            return false;
        rises += series.value(i) > series.value(i - 1) ? 1 : 0;
    }
    return static_cast<double>(rises) >= kMostly * static_cast<double>(series.size() - 1);
}

/// The digits that the coarsest of the values is written with: "0.3" may be off by 0.05.
double slackOf(const ScalarSeries& series)
{
    for (const double unit : {1.0, 0.1, 0.01}) {
        bool fits = true;
        for (std::size_t i = 0; i < series.size() && fits; ++i) {
            const double value = series.value(i) / unit;
            fits = !std::isfinite(value) || std::abs(value - std::round(value)) < 1e-6;
        }
        if (fits)
            return unit;
    }
    return 0.0;
}

/// Steps that are epochs: the table says so, or a console counts as many epochs as there are
/// points.
bool stepsAreEpochs(const Training& training, const Run& run, const std::string& tag,
                    const ScalarSeries& series)
{
    const auto scalar = run.scalars.find(tag);
    if (tag.starts_with("epoch_"))
        return true;
    if (scalar != run.scalars.end() && scalar->second.description
        && toEnglish(*scalar->second.description).starts_with("Steps: \"epoch\""))
        return true;
    const auto count = static_cast<double>(series.size());
    return std::any_of(training.logs.begin(), training.logs.end(), [&](const ConsoleLogPtr& log) {
        return std::any_of(log->plans.begin(), log->plans.end(), [&](const PrintedPlan& plan) {
            return plan.unit == PrintedPlan::Unit::Epochs && plan.total >= series.maxStep()
                   && count <= static_cast<double>(plan.last - plan.first) + 2.0;
        });
    });
}

void append(SpeedCourse& course, double at, double seconds, double slack, double amount)
{
    if (!(seconds > 0.0) || !std::isfinite(seconds))
        return;
    course.at.push_back(at);
    course.seconds.push_back(seconds);
    course.slack.push_back(slack);
    course.amount.push_back(amount);
}

/// What passed from one value to the next, for each step between.
void appendDifferences(const ScalarSeries& series, bool byWallTime, double slack,
                       SpeedCourse& course)
{
    for (std::size_t i = 1; i < series.size(); ++i) {
        const double steps =
            static_cast<double>(series.step(i)) - static_cast<double>(series.step(i - 1));
        const double passed = byWallTime ? series.wallTime(i) - series.wallTime(i - 1)
                                         : series.value(i) - series.value(i - 1);
        if (steps > 0.0)
            append(course, static_cast<double>(series.step(i)), passed / steps, slack / steps,
                   steps);
    }
}

} // namespace

std::optional<SpeedCourse> loggedCourse(const Training& training, const Signal& signal)
{
    const TimeName name = timeNameOf(signal);
    const ScalarSeries& series = *signal.series;
    if (name == TimeName::None || series.size() < kFewestCoursePieces
        || series.size() > kMostPoints)
        return std::nullopt;
    SpeedCourse course;
    course.source = signal.tag;
    course.run = signal.run->id;
    course.series = &series;
    course.countsEpochs = stepsAreEpochs(training, *signal.run, signal.tag, series);
    course.piece = name == TimeName::Step                           ? Piece::Step
                   : name == TimeName::Rate                         ? Piece::Unknown
                   : name == TimeName::Epoch || course.countsEpochs ? Piece::Epoch
                                                                    : Piece::Unknown;
    if (name == TimeName::Rate) {
        for (std::size_t i = 0; i < series.size(); ++i) {
            if (series.value(i) > 0.0)
                append(course, static_cast<double>(series.step(i)), 1.0 / series.value(i), 0.0,
                       0.0);
        }
        return course;
    }
    const double slack = slackOf(series);
    if (name == TimeName::Since || (name == TimeName::Any && isOfClock(series))) {
        appendDifferences(series, false, slack, course);
        if (course.piece == Piece::Unknown)
            course.piece = Piece::Step;
        return course;
    }
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double since =
            i == 0 ? 1.0
                   : static_cast<double>(series.step(i)) - static_cast<double>(series.step(i - 1));
        append(course, static_cast<double>(series.step(i)), series.value(i), slack,
               course.piece == Piece::Step ? std::max(since, 1.0) : 1.0);
    }
    return course;
}

// ---- times of points ----

std::optional<SpeedCourse> timedCourse(const Training& training)
{
    const Progress& progress = training.progress;
    if (progress.empty() || progress.stepsRepeat || progress.clockSeconds > 0.0)
        return std::nullopt;
    const auto longest = std::max_element(
        progress.attempts.begin(), progress.attempts.end(),
        [](const MarkRange& a, const MarkRange& b) { return a.end - a.begin < b.end - b.begin; });
    const Run& run = *training.runs.front();
    const auto scalar = run.scalars.find(progress.tag);
    if (longest == progress.attempts.end() || scalar == run.scalars.end())
        return std::nullopt;
    SpeedCourse course;
    course.source = progress.tag;
    course.run = run.id;
    course.series = &scalar->second.series;
    course.countsEpochs = stepsAreEpochs(training, run, progress.tag, *course.series);
    course.piece = course.countsEpochs ? Piece::Epoch : Piece::Step;
    for (const StepInterval& interval : intervalsOf(progress, *longest)) {
        if (!training.phases.touches(PhaseKind::Evaluation, interval.from.wallTime,
                                     interval.to.wallTime))
            append(course, static_cast<double>(interval.to.step), interval.secondsPerStep(), 0.0,
                   interval.steps);
    }
    return course;
}

// ---- what consoles print ----

std::optional<SpeedCourse> printedCourse(const Training& training)
{
    const PrintedSpeeds speeds = printedSpeeds(training);
    if (speeds.log == nullptr || speeds.all.size() < kFewestCoursePieces)
        return std::nullopt;
    SpeedCourse course;
    course.source = speeds.log->name();
    course.log = speeds.log;
    std::vector<LogPlace> places;
    for (const PrintedSpeed& speed : speeds.all)
        places.push_back(logPlaceOf(speeds.log->text(speed.line)));
    const bool haveSteps = std::all_of(places.begin(), places.end(), [](const LogPlace& place) {
        return place.step && !place.epoch;
    });
    const bool haveEpochs = std::all_of(places.begin(), places.end(),
                                        [](const LogPlace& place) { return bool(place.epoch); });
    course.countsEpochs = !haveSteps;
    for (std::size_t i = 0; i < speeds.all.size(); ++i) {
        const double at = haveSteps    ? places[i].step->done
                          : haveEpochs ? places[i].epoch->done
                                       : static_cast<double>(i + 1);
        course.lines.push_back(speeds.all[i].line);
        append(course, at, speeds.all[i].seconds, 0.0, places[i].bar ? *places[i].bar->whole : 0.0);
    }
    return course;
}

std::optional<SpeedCourse> barCourse(const ConsoleLog& log)
{
    constexpr std::size_t kFewestStalls = 3;
    constexpr double kMostLost = 0.3; // of the time
    const Stalls stalls = findBarStalls(log);
    double lost = 0.0;
    for (const Stall& stall : stalls.all)
        lost += stall.lostSeconds;
    if (stalls.all.size() >= kFewestStalls && lost >= kMostLost * stalls.judgedSeconds)
        return std::nullopt;
    SpeedCourse course;
    course.source = log.name();
    for (const BarInterval& interval : barIntervals(log))
        append(course, interval.toStep, interval.seconds / interval.steps,
               interval.isExact ? 0.0 : 1.0 / interval.steps, interval.steps);
    return course.size() < kFewestCoursePieces ? std::nullopt : std::optional(std::move(course));
}

namespace {

/// "12.3", "1:02:41", "2m 03s", "0m 12s" in front: seconds, and how far they may be off.
std::optional<std::pair<double, double>> takeDuration(std::string_view& text)
{
    constexpr double kSixty = 60.0;
    std::string_view rest = text;
    const std::optional<double> first = takeDecimal(rest);
    if (!first || *first < 0.0)
        return std::nullopt;
    double seconds = *first;
    const auto digitsOf = [&text](std::string_view behind) {
        const std::string_view number = text.substr(0, text.size() - behind.size());
        const std::size_t dot = number.rfind('.');
        return dot == std::string_view::npos ? std::size_t{0} : number.size() - dot - 1;
    };
    if (rest.starts_with(":")) {
        std::size_t parts = 0;
        while (rest.size() > 2 && rest.starts_with(":") && isDigit(rest[1]) && isDigit(rest[2])) {
            rest.remove_prefix(1);
            const std::optional<double> part = takeDecimal(rest);
            if (!part)
                return std::nullopt;
            seconds = seconds * kSixty + *part;
            ++parts;
        }
        if (parts == 0)
            return std::nullopt;
        const double slack = std::pow(10.0, -static_cast<double>(digitsOf(rest)));
        text = rest;
        return std::pair(seconds, slack);
    }
    const std::size_t digits = digitsOf(rest);
    rest = trimmedStart(rest, " ");
    const auto isUnit = [&rest](std::string_view unit) {
        return rest.starts_with(unit)
               && (rest.size() == unit.size()
                   || (!isLetter(rest[unit.size()]) && rest[unit.size()] != '/'));
    };
    const auto take = [&rest](std::string_view unit) { rest.remove_prefix(unit.size()); };
    for (const std::string_view unit : {"min", "m", "mins", "minutes"}) {
        if (!isUnit(unit)
            && !(unit == "m" && rest.size() > 1 && rest[0] == 'm' && isDigit(rest[1])))
            continue;
        take(unit);
        rest = trimmedStart(rest, " ,");
        std::string_view behind = rest;
        const std::optional<double> more = takeDecimal(behind);
        if (!more || !trimmedStart(behind, " ").starts_with("s"))
            return std::pair(seconds * kSixty, kSixty * std::pow(10.0, -double(digits)));
        text = behind;
        return std::pair(seconds * kSixty + *more, 1.0);
    }
    if (isUnit("ms")) {
        take("ms");
        text = rest;
        return std::pair(seconds * 1e-3, 1e-3);
    }
    for (const std::string_view unit : {"seconds", "secs", "sec", "s"}) {
        if (!isUnit(unit))
            continue;
        take(unit);
        text = rest;
        return std::pair(seconds, std::pow(10.0, -static_cast<double>(digits)));
    }
    return std::nullopt;
}

/// "... - acc: 0.8 - 12.3s", "... (12.3 sec)": a duration that ends a line by itself.
std::optional<std::pair<double, double>> durationAtEnd(std::string_view lower)
{
    lower = lower.substr(0, lower.find_last_not_of(" \t\r).]") + 1);
    const std::size_t begin = lower.find_last_of("-(|[,");
    if (begin == std::string_view::npos || (begin > 0 && !isBlank(lower[begin - 1])))
        return std::nullopt;
    std::string_view rest = trimmedStart(lower.substr(begin + 1), " ");
    const auto duration = takeDuration(rest);
    return duration && rest.empty() ? duration : std::nullopt;
}

/// A duration that a line of an epoch names: "time: 00:03", "took 12.3s", "t=0.3s", "in 1m 3s".
std::optional<std::pair<double, double>> durationIn(std::string_view lower)
{
    static constexpr std::array<std::string_view, 12> kWords{
        "time", "took",       "elapsed", "duration", "dur",   "in",
        "t",    "epoch_time", "after",   "runtime",  "taken", "spent"};
    std::size_t at = 0;
    while (at < lower.size()) {
        if (!isLetter(lower[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < lower.size() && isWordCharacter(lower[at]))
            ++at;
        if (!isListed(lower.substr(begin, at - begin), kWords))
            continue;
        std::string_view rest = trimmedStart(lower.substr(at), " :=(");
        if (lower.size() - at - rest.size() > 4)
            continue;
        if (const auto duration = takeDuration(rest))
            return duration;
    }
    return durationAtEnd(lower);
}

/// The number in front of a unit or behind its sign.
std::optional<double> rateAt(std::string_view lower, std::size_t at, std::size_t length)
{
    std::string_view behind = lower.substr(at + length);
    const std::size_t sign = behind.find_first_of("=:");
    if (sign != std::string_view::npos && sign <= 4) { // "ec: ", "econd="
        behind = trimmedStart(behind.substr(sign + 1), " ");
        if (const std::optional<double> value = takeDecimal(behind))
            return value;
    }
    std::size_t end = at;
    while (end > 0 && lower[end - 1] == ' ')
        --end;
    std::size_t begin = end;
    while (begin > 0 && (isDigit(lower[begin - 1]) || lower[begin - 1] == '.'))
        --begin;
    std::string_view number = lower.substr(begin, end - begin);
    const std::optional<double> value = takeDecimal(number);
    return value && number.empty() ? value : std::nullopt;
}

} // namespace

std::vector<SpeedCourse> itemRateCourses(const ConsoleLog& log)
{
    constexpr std::size_t kLineLength = 400;
    constexpr std::array<std::string_view, 12> kItemUnits{
        "images/sec", "imgs/sec", "img/sec", "images/s",   "imgs/s",  "img/s",
        "samples/s",  "tokens/s", "tok/s",   "examples/s", "items/s", "frames/s"};
    constexpr std::array<std::string_view, 5> kOthers{"valid", "eval", "test", "val_", "infer"};
    std::map<std::string_view, SpeedCourse> byUnit;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        const std::string_view text = log.text(i).substr(0, kLineLength);
        if (text.find("/s") == std::string_view::npos || contains(text, "%|"))
            continue;
        const std::string lower = lowerAscii(text);
        const auto unit =
            std::find_if(kItemUnits.begin(), kItemUnits.end(),
                         [&lower](std::string_view one) { return contains(lower, one); });
        if (unit == kItemUnits.end() || containsAny(lower, kOthers))
            continue;
        const LogPlace place = logPlaceOf(text);
        if (!place.step && !place.epoch)
            continue;
        const std::optional<double> rate = rateAt(lower, lower.find(*unit), unit->size());
        SpeedCourse& course = byUnit[*unit];
        if (!rate || !(*rate > 0.0) || course.size() >= kMostPoints)
            continue;
        append(course, place.step ? place.step->done : place.epoch->done, 1.0 / *rate, 0.0, 0.0);
        course.lines.push_back(i);
    }
    std::vector<SpeedCourse> found;
    for (auto& [unit, course] : byUnit) {
        if (course.size() < kFewestCoursePieces)
            continue;
        // A count that begins anew with each epoch is no place in the training.
        if (!std::is_sorted(course.at.begin(), course.at.end())) {
            for (std::size_t i = 0; i < course.size(); ++i)
                course.at[i] = static_cast<double>(i + 1);
        }
        course.piece = Piece::Unknown;
        course.source = unit;
        course.log = &log;
        found.push_back(std::move(course));
    }
    return found;
}

std::vector<SpeedCourse> epochLineCourses(const ConsoleLog& log)
{
    constexpr std::size_t kLineLength = 400;
    constexpr std::size_t kHead = 12;
    constexpr std::array<std::string_view, 5> kOthers{"valid", "eval", "test", "eta", "remaining"};
    std::map<std::string, SpeedCourse> byHead;
    double epoch = 0.0;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        const std::string_view text = log.text(i).substr(0, kLineLength);
        const LogPlace place =
            contains(text, "poch") || contains(text, "/") ? logPlaceOf(text) : LogPlace();
        if (place.epoch)
            epoch = place.epoch->done;
        if (place.bar || (place.epoch && place.step) || contains(text, "%|"))
            continue;
        const std::string lower = lowerAscii(text);
        const std::string head = lower.substr(0, kHead);
        if (!place.epoch && !contains(lower, "epoch"))
            continue;
        if (std::any_of(kOthers.begin(), kOthers.end(),
                        [&head](std::string_view word) { return contains(head, word); }))
            continue;
        const auto duration = durationIn(lower);
        if (!duration)
            continue;
        std::string key;
        std::copy_if(head.begin(), head.end(), std::back_inserter(key), isLetter);
        SpeedCourse& course = byHead[key];
        // Several lines of one epoch are of its parts.
        const bool isSame = !course.at.empty() && course.at.back() == epoch;
        if (isSame)
            course.piece = Piece::Unknown;
        else if (course.size() < kMostPoints) {
            const std::size_t before = course.size();
            append(course, epoch, duration->first, duration->second, 1.0);
            if (course.size() > before)
                course.lines.push_back(i);
        }
    }
    std::vector<SpeedCourse> found;
    for (auto& [key, course] : byHead) {
        if (course.size() < kFewestCoursePieces || course.piece == Piece::Unknown)
            continue;
        // A clock that runs on from epoch to epoch.
        const auto& values = course.seconds;
        const bool rises = std::adjacent_find(values.begin(), values.end(), std::greater_equal<>())
                           == values.end();
        const bool isElapsed =
            contains(lowerAscii(log.text(course.lines.front()).substr(0, kLineLength)), "elapsed");
        if (rises && isElapsed)
            continue;
        course.piece = Piece::Epoch;
        course.countsEpochs = true;
        course.source = log.name();
        course.log = &log;
        found.push_back(std::move(course));
    }
    return found;
}

} // namespace faultline
