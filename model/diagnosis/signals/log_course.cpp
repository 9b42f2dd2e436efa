// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/log_course.h"

#include "model/core/ascii.h"
#include "model/diagnosis/signals/log_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <string>

namespace faultline {

namespace {

constexpr std::size_t kLineLength = 400; // characters of a line
constexpr double kFewestOfBar = 10.0;    // a shorter bar is one of files or checks
constexpr std::size_t kMostBars = 64;

/// What programs print when a training is over. Small letters.
constexpr std::array<std::string_view, 33> kClosingWords{
    "training complete", "training finished",     "training done",
    "training is done",  "training is complete",  "training ended",
    "training is over",  "training has finished", "training has completed",
    "train complete",    "train finished",        "train done",
    "run complete",      "finished fitting",      "fitting finished",
    "finished training", "done training",         "completed training",
    "end of training",   "epochs completed in",   "exiting...",
    "train_runtime",     "loss for final step",   "optimizer stripped from",
    "stopping training", "training took",         "training time",
    "final model saved", "saving final model",    "saved final model",
    "job finished",      "reached max",           "` reached"};

/// What programs call a training that ends before its plan by a rule of its own. Small letters.
constexpr std::array<std::string_view, 9> kEarlyWords{
    "early stop",     "earlystop",       "early_stop",         "early-stop",      "stopped early",
    "stopping early", "trainer to stop", "time limit reached", "max_time reached"};

/// Why a training stops, in a line that also says that it does.
constexpr std::array<std::string_view, 7> kReasonsToStop{
    "improve", "improving", "patience", "converged", "convergence", "target metric", "plateau"};
constexpr std::array<std::string_view, 7> kStopWords{
    "stopped", "stopping", "stop training", "terminat", "ending training", "training ends", "halt"};
/// The same, said without the word.
constexpr std::array<std::string_view, 8> kPatienceWords{
    "patience exhausted",  "patience reached",    "patience exceeded",  "patience is over",
    "ran out of patience", "run out of patience", "patience limit hit", "patience ran out"};
/// Settings and warnings speak of stops that are not made.
constexpr std::array<std::string_view, 6> kConditionalWords{"will stop", "would stop", "to update",
                                                            "may stop",  "if ",        "disable"};

template <std::size_t N>
bool hasOneOf(std::string_view text, const std::array<std::string_view, N>& words)
{
    return std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return text.find(word) != std::string_view::npos;
    });
}

/// Parts of the words above: a line that holds none of these holds none of them.
constexpr std::array<std::string_view, 12> kEndParts{"train",   "stop",     "patien",  "final",
                                                     "finish",  "complete", "exiting", "strip",
                                                     "reached", "terminat", "ending",  "halt"};

template <std::size_t N>
constexpr bool areCovered(const std::array<std::string_view, N>& words)
{
    return std::all_of(words.begin(), words.end(), [](std::string_view word) {
        return std::any_of(kEndParts.begin(), kEndParts.end(), [word](std::string_view part) {
            return word.find(part) != std::string_view::npos;
        });
    });
}
static_assert(areCovered(kClosingWords) && areCovered(kEarlyWords) && areCovered(kStopWords)
              && areCovered(kPatienceWords));

/// "No improvement for 10 epochs, stopping."
bool saysThatItStops(std::string_view lower)
{
    if (hasOneOf(lower, kPatienceWords))
        return true;
    return hasOneOf(lower, kStopWords) && hasOneOf(lower, kReasonsToStop)
           && !hasOneOf(lower, kConditionalWords);
}

/// "EarlyStopping counter: 3 out of 7": it may stop, and does not yet.
bool isStillCounting(std::string_view lower)
{
    const std::size_t counter = lower.find("counter");
    const std::size_t of = lower.find("out of ");
    if (counter == std::string_view::npos || of == std::string_view::npos || of < 2)
        return false;
    std::size_t begin = of - 1;
    while (begin > 0 && isDigit(lower[begin - 1]))
        --begin;
    const std::string_view have = lower.substr(begin, of - 1 - begin);
    std::string_view want = lower.substr(of + 7);
    want = want.substr(0, want.find_first_not_of("0123456789"));
    return have != want;
}

/// "    iters=200,": an argument of a configuration that is printed over several lines.
bool isArgument(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    const std::size_t end = text.find_last_not_of(" \t\r");
    if (begin == std::string_view::npos || text[end] != ',')
        return false;
    const std::string_view item = text.substr(begin, end - begin);
    const std::size_t equals = item.find('=');
    return equals != std::string_view::npos && equals > 0
           && std::all_of(item.begin(), item.begin() + static_cast<std::ptrdiff_t>(equals),
                          isWordCharacter)
           && item.find_first_of(" :,=", equals + 1) == std::string_view::npos;
}

void take(CountCourse& course, const PrintedCount& count, std::size_t line)
{
    if (!course.isSeen) {
        course.isSeen = true;
        course.first = count.done;
        course.firstLine = line;
    } else if (count.done > course.last) {
        // Halved from place to place: the first steps are logged more closely than the last.
        course.interval = std::max(count.done - course.last, 0.5 * course.interval);
    } else if (count.done < course.last) {
        ++course.restarts;
        course.interval = 0.0;
    }
    course.last = count.done;
    course.isFractional = course.isFractional || count.done != std::floor(count.done);
    course.lastLine = line;
    if (count.whole)
        course.whole = count.whole;
}

/// A bar that is being followed.
struct Bar {
    CountCourse course;
    bool sawLoss = false;
};

class CourseReader {
public:
    explicit CourseReader(const ConsoleLog& log) : m_log(log) {}

    LogCourse read(const ReadMonitor& monitor)
    {
        constexpr std::size_t kLinesAtOnce = 4096;
        for (std::size_t i = 0; i < m_log.lines.size(); ++i) {
            if (i % kLinesAtOnce == 0 && monitor.isCancelled())
                return {};
            const LogLine& line = m_log.lines[i];
            const std::string_view text = m_log.text(i).substr(0, kLineLength);
            if (text.find_first_not_of(" \t\r") == std::string_view::npos)
                continue;
            if (line.rank >= 0 && !m_log.ranks.empty() && line.rank != m_log.ranks.front())
                continue;
            readLine(i, line, text);
        }
        return finish();
    }

private:
    void readLine(std::size_t index, const LogLine& line, std::string_view text)
    {
        const std::string lower = lowerAscii(text);
        const bool mayBePlace = mayHoldPlace(lower) && !isSettingsLine(lower) && !isArgument(lower);
        const LogPlace place = mayBePlace ? logPlaceOf(text) : LogPlace();
        const bool hasLoss = contains(lower, "loss");
        if (place.epoch)
            takeEpoch(index, *place.epoch);
        if (place.step)
            takeStep(index, *place.step, place.epoch.has_value());
        if (place.bar)
            takeBar(index, *place.bar, place.epoch.has_value());
        if (place.kimg)
            take(m_course.kimg, {.done = *place.kimg, .whole = std::nullopt}, index);
        if (hasLoss) {
            for (auto& [whole, bar] : m_bars)
                bar.sawLoss = bar.sawLoss || bar.course.last < *bar.course.whole;
        }
        const bool isSign = !place.isEmpty() || line.isProgress || hasLoss;
        if (isSign) {
            m_course.hasSign = true;
            m_course.lastSign = index;
            m_course.linesAfter = 0;
            m_course.endsInEpoch = isHalfWay(place, hasLoss);
        } else {
            ++m_course.linesAfter;
        }
        takeEnd(index, lower);
    }

    static bool mayHoldPlace(std::string_view lower)
    {
        return contains(lower, "epoch") || contains(lower, "iter") || contains(lower, "step")
               || contains(lower, "%|") || contains(lower, "kimg") || contains(lower, "update")
               || contains(lower, "batch")
               || (contains(lower, "/") && (contains(lower, "g ") || contains(lower, "loss")));
    }

    /// The head of an epoch without a number behind it, a bar or a count that did not come to its
    /// end.
    [[nodiscard]] bool isHalfWay(const LogPlace& place, bool hasLoss) const
    {
        if (place.bar)
            return place.bar->done < *place.bar->whole;
        const double interval = m_course.inEpoch.interval;
        if (place.epoch && place.step && place.step->whole)
            return interval > 0.0 && place.step->done + interval < *place.step->whole;
        return place.epoch && place.epoch->whole && !place.step && !hasLoss;
    }

    void takeEpoch(std::size_t index, const PrintedCount& count)
    {
        CountCourse& epochs = m_course.epochs;
        // One back is another process that prints late.
        const bool goesBack = epochs.isSeen && count.done < epochs.last
                              && (count.done <= epochs.first || count.done < epochs.last - 1.0);
        if (goesBack)
            beginAnew();
        if (epochs.isSeen && count.done < epochs.last)
            return;
        if (!epochs.isSeen || count.done != epochs.last) {
            const double interval = m_course.inEpoch.interval;
            m_course.inEpoch = {};
            m_course.inEpoch.interval = interval;
            if (epochs.isSeen)
                forgetEnd();
        }
        take(m_course.epochs, count, index);
    }

    /// It went on: what looked like the end of the training was that of a part of it.
    void forgetEnd()
    {
        m_course.closing.reset();
        m_course.earlyStop.reset();
    }

    void beginAnew()
    {
        const CountCourse& epochs = m_course.epochs;
        const bool wasEarly =
            epochs.whole && *epochs.whole - m_course.epochsDone() > epochs.interval;
        const std::size_t restarts = epochs.restarts + 1;
        const bool hasHabit = m_course.hasHabit || wasEarly;
        m_course = {};
        m_course.epochs.restarts = restarts;
        m_course.hasHabit = hasHabit;
        m_bars.clear();
    }

    void takeStep(std::size_t index, const PrintedCount& count, bool isInEpoch)
    {
        CountCourse& course = isInEpoch ? m_course.inEpoch : m_course.steps;
        if (course.isSeen && count.done > course.last)
            forgetEnd();
        take(course, count, index);
    }

    void takeBar(std::size_t index, const PrintedCount& count, bool isInEpoch)
    {
        if (isInEpoch || *count.whole < kFewestOfBar)
            return;
        if (m_bars.size() == kMostBars && !m_bars.contains(*count.whole))
            return;
        take(m_bars[*count.whole].course, count, index);
    }

    void takeEnd(std::size_t index, std::string_view lower)
    {
        if (!hasOneOf(lower, kEndParts))
            return;
        const bool isReasoned = saysThatItStops(lower);
        if (isReasoned || hasOneOf(lower, kEarlyWords)) {
            m_course.mentionsEarlyStop = true;
            // Bars that are redrawn leave no place before the end.
            const bool isDone = isReasoned || contains(lower, "to stop")
                                || contains(lower, "stopped early")
                                || contains(lower, "stopping early");
            if ((m_course.hasSign || isDone) && !isStillCounting(lower))
                m_course.earlyStop = index;
        }
        const bool isOfEpoch = contains(lower, "epoch") && contains(lower, "training t");
        if (m_course.hasSign && !isOfEpoch && hasOneOf(lower, kClosingWords))
            m_course.closing = index;
    }

    LogCourse finish()
    {
        for (const auto& [whole, bar] : m_bars) {
            if (bar.sawLoss && bar.course.restarts == 0)
                m_course.bar = bar.course; // the longest: the map ascends
        }
        return std::move(m_course);
    }

    const ConsoleLog& m_log;
    LogCourse m_course;
    std::map<double, Bar> m_bars; ///< by their length
};

} // namespace

bool LogCourse::hasPlace() const
{
    // A single number behind "step" may be a setting.
    const bool hasSteps = steps.isSeen && (steps.whole || steps.interval > 0.0);
    return epochs.isSeen || bar.isSeen || kimg.isSeen || hasSteps;
}

double LogCourse::epochsDone() const
{
    // A log that begins in the middle may count from 0 as well.
    const bool isFromOne = epochs.first >= 1.0 && epochs.first < 2.0;
    if (epochs.isFractional)
        return epochs.last;
    // One line for each epoch tells nothing of the place in it.
    const bool hasPlaces =
        inEpoch.isSeen && inEpoch.whole && *inEpoch.whole > 0.0 && inEpoch.interval > 0.0;
    const double within = hasPlaces ? std::min(inEpoch.last / *inEpoch.whole, 1.0) : 1.0;
    return epochs.last + (isFromOne ? within - 1.0 : within);
}

void followLogs(std::span<Training> trainings, const ReadMonitor& monitor)
{
    std::map<const ConsoleLog*, std::shared_ptr<const LogCourse>> known;
    for (Training& training : trainings) {
        training.courses.clear();
        for (const ConsoleLogPtr& log : training.logs) {
            std::shared_ptr<const LogCourse>& course = known[log.get()];
            if (!course)
                course = std::make_shared<const LogCourse>(CourseReader(*log).read(monitor));
            training.courses.push_back(course);
        }
    }
}

bool stoppedEarly(const Training& training)
{
    return std::any_of(training.courses.begin(), training.courses.end(),
                       [](const auto& course) { return course->earlyStop.has_value(); });
}

} // namespace faultline
