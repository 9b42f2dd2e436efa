// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/speed_course.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/signals/speed_sources.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace faultline {

// ---- all of them ----

namespace {

constexpr std::size_t kMostPieces = 200; // a longer course is judged by blocks of it

/// Medians of blocks in the place of the pieces.
void shorten(SpeedCourse& course)
{
    const std::size_t count = course.size();
    if (count <= kMostPieces)
        return;
    const auto everyOf = [count](std::size_t block) { return block * count / kMostPieces; };
    SpeedCourse brief = course;
    brief.seconds = blockMedians(course.seconds, kMostPieces);
    brief.slack = blockMedians(course.slack, kMostPieces);
    brief.amount.assign(brief.seconds.size(), 0.0);
    for (std::size_t i = 0; i < count; ++i)
        brief.amount[i * kMostPieces / count] += course.amount[i];
    brief.at.clear();
    brief.lines.clear();
    for (std::size_t i = 0; i < brief.seconds.size(); ++i) {
        brief.at.push_back(course.at[everyOf(i)]);
        if (!course.lines.empty())
            brief.lines.push_back(course.lines[everyOf(i)]);
    }
    course = std::move(brief);
}

bool learnsFromEpisodes(const Training& training)
{
    return std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            return hasAny(signal.words(),
                          {"rollout", "episode", "episodes", "episodic", "timesteps", "env"});
        });
}

} // namespace

std::optional<Evidence> SpeedCourse::evidence(std::size_t i, Text caption) const
{
    if (log != nullptr && i < lines.size())
        return lineEvidence(*log, lines[i], lines[i], std::move(caption));
    if (series == nullptr || series->empty())
        return std::nullopt;
    return SeriesEvidence{.run = run,
                          .tag = TagId(source),
                          .firstStep = StepIndex(series->minStep()),
                          .lastStep = StepIndex(series->maxStep()),
                          .firstWallTime = WallTime(series->minWallTime()),
                          .lastWallTime = WallTime(series->maxWallTime()),
                          .caption = std::move(caption)};
}

std::vector<SpeedCourse> speedCourses(const Training& training)
{
    std::vector<SpeedCourse> courses;
    if (learnsFromEpisodes(training))
        return courses;
    const auto offer = [&courses](std::optional<SpeedCourse> course) {
        if (!course || course->size() < kFewestCoursePieces)
            return;
        shorten(*course);
        courses.push_back(std::move(*course));
    };
    for (const Signal& signal : training.allSignals)
        offer(loggedCourse(training, signal));
    offer(printedCourse(training));
    for (const ConsoleLogPtr& log : training.logs) {
        for (SpeedCourse& course : epochLineCourses(*log))
            offer(std::move(course));
        for (SpeedCourse& course : itemRateCourses(*log))
            offer(std::move(course));
        if (!log->bars.empty())
            offer(barCourse(*log));
    }
    offer(timedCourse(training));
    return courses;
}

// ---- what became of it ----

namespace {

/// Of a course without a first piece that holds the start.
struct Judged {
    std::size_t offset = 0;
    std::span<const double> seconds;
    std::span<const double> slack;
    std::span<const double> amount;

    /// Beyond what the pieces from `from` on would have taken; nothing where that is not known.
    [[nodiscard]] std::optional<double> extraSeconds(std::size_t from, double each) const
    {
        double extra = 0.0;
        for (std::size_t i = from; i < seconds.size(); ++i) {
            if (!(amount[i] > 0.0))
                return std::nullopt;
            extra += (seconds[i] - each) * amount[i];
        }
        return extra;
    }
};

/// What a slowing must have cost at least, so that nobody hears of what a machine does by chance.
constexpr double kLeastExtra = 1.0;

Judged judgedPart(const SpeedCourse& course)
{
    Judged part{.seconds = course.seconds, .slack = course.slack, .amount = course.amount};
    if (course.size() > 1 && course.seconds[0] > course.seconds[1]) {
        part.offset = 1;
        part.seconds = part.seconds.subspan(1);
        part.slack = part.slack.subspan(1);
        part.amount = part.amount.subspan(1);
    }
    return part;
}

/// What a piece must take longer in all, so that nobody hears of milliseconds.
double leastMore(const SpeedCourse& course)
{
    constexpr double kOfStep = 0.005;
    constexpr double kOfEpoch = 0.2;
    return course.piece == SpeedCourse::Piece::Epoch  ? kOfEpoch
           : course.piece == SpeedCourse::Piece::Step ? kOfStep
                                                      : 0.0;
}

std::vector<double> shifted(std::span<const double> values, std::span<const double> slack,
                            double sign)
{
    std::vector<double> moved(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        moved[i] = std::max(values[i] + sign * slack[i], 0.0);
    return moved;
}

/// [n]: the median of the first n of them; by insertion, because each by itself would be most of
/// the time of this.
template <typename Iterator>
std::vector<double> growingMedians(Iterator begin, Iterator end)
{
    std::vector<double> medians{0.0};
    std::vector<double> sorted;
    for (; begin != end; ++begin) {
        sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), *begin), *begin);
        const std::size_t middle = sorted.size() / 2;
        const double upper = sorted[middle];
        const double lower = sorted.size() % 2 == 1 ? upper : sorted[middle - 1];
        medians.push_back(lower + (upper - lower) / 2.0);
    }
    return medians;
}

std::optional<SpeedChange> dropOf(const SpeedCourse& course, const Judged& part)
{
    constexpr std::size_t kFewest = 3; // on each side
    constexpr std::size_t kSome = 4;
    constexpr double kLeastShare = 0.1;
    constexpr double kFactor = 3.0;
    constexpr double kFactorOfFew = 4.0;
    constexpr double kApart = 1.5;
    const std::span<const double> values = part.seconds;
    const std::size_t count = values.size();
    const std::size_t least =
        std::max(kFewest, static_cast<std::size_t>(kLeastShare * static_cast<double>(count)));
    const std::vector<double> low = shifted(values, part.slack, -1.0);
    const std::vector<double> high = shifted(values, part.slack, 1.0);
    const std::vector<double> ofFirst = growingMedians(values.begin(), values.end());
    const std::vector<double> ofLast = growingMedians(values.rbegin(), values.rend());
    std::optional<SpeedChange> best;
    double largest = 0.0;
    for (std::size_t k = least; k + least <= count; ++k) {
        const double before = ofFirst[k];
        std::size_t from = k;
        double after = ofLast[count - from];
        // The change came within this piece.
        if (values[from] < 0.8 * after && from + 1 + least <= count) {
            ++from;
            after = ofLast[count - from];
        }
        const std::size_t fewer = std::min(k, count - from);
        const double factor = fewer < kSome ? kFactorOfFew : kFactor;
        if (!(before > 0.0) || after < factor * before || after - before < leastMore(course))
            continue;
        const std::optional<double> extra = part.extraSeconds(from, before);
        if (extra && *extra < kLeastExtra)
            continue;
        const bool isApart = quantile(std::span(low).subspan(from), 0.1)
                             > kApart * quantile(std::span(high).first(k), 0.9);
        const double weight = std::sqrt(static_cast<double>(from * (count - from)));
        if (isApart && (after - before) * weight > largest) {
            largest = (after - before) * weight;
            best = SpeedChange{.kind = SpeedChange::Kind::Drop,
                               .index = part.offset + k,
                               .early = before,
                               .late = after,
                               .z = mannKendallZ(values),
                               .extraSeconds = extra.value_or(0.0),
                               .pieces = count};
        }
    }
    // The piece in which it came may be between the two.
    while (best && values[best->index - part.offset] <= kApart * best->early)
        ++best->index;
    return best;
}

/// Whether two levels describe the values better than a straight line.
bool isStep(std::span<const double> values, const SpeedChange& drop, std::size_t from)
{
    const double slope = theilSenSlope(values);
    std::vector<double> rest(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        rest[i] = values[i] - slope * static_cast<double>(i);
    const double level = median(rest);
    double offLine = 0.0;
    double offLevels = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        offLine += std::abs(rest[i] - level);
        offLevels += std::abs(values[i] - (i < from ? drop.early : drop.late));
    }
    return offLevels < offLine;
}

std::optional<SpeedChange> growthOf(const SpeedCourse& course, const Judged& part)
{
    constexpr std::size_t kBlocks = 30;
    constexpr std::size_t kFew = 8;
    constexpr std::size_t kSome = 12;
    constexpr double kSureOfSome = 2.8;
    constexpr double kSureOfMany = 4.0;
    constexpr double kGrown = 0.5;
    constexpr double kDoubled = 1.0;
    constexpr double kBeyondSlack = 3.0;
    const std::span<const double> values = part.seconds;
    const std::size_t count = values.size();
    if (count < kFewestCoursePieces)
        return std::nullopt;
    const std::size_t third = std::max<std::size_t>(count / 3, 1);
    SpeedChange change{.kind = SpeedChange::Kind::Growth,
                       .index = part.offset + count - 1,
                       .early = median(values.first(third)),
                       .late = median(values.last(third)),
                       .z = mannKendallZ(blockMedians(values, kBlocks)),
                       .pieces = count};
    const bool onlyRises =
        std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) == values.end();
    const bool isSure = count < kFew    ? onlyRises
                        : count < kSome ? change.z >= kSureOfSome
                                        : change.z >= kSureOfMany;
    const double more = change.late - change.early;
    const double least = count <= kFewestCoursePieces ? kDoubled : kGrown;
    const double slack = *std::max_element(part.slack.begin(), part.slack.end());
    if (!isSure || !(change.early > 0.0) || more < least * change.early || more < leastMore(course)
        || more < kBeyondSlack * slack)
        return std::nullopt;
    const std::optional<double> extra = part.extraSeconds(0, change.early);
    if (extra && *extra < kLeastExtra)
        return std::nullopt;
    change.extraSeconds = extra.value_or(0.0);
    return change;
}

} // namespace

std::optional<SpeedChange> speedChange(const SpeedCourse& course)
{
    const Judged part = judgedPart(course);
    std::optional<SpeedChange> drop = dropOf(course, part);
    if (drop && isStep(part.seconds, *drop, drop->index - part.offset))
        return drop;
    std::optional<SpeedChange> growth = growthOf(course, part);
    return growth ? growth : drop;
}

std::optional<SpeedSplit> speedSplit(const SpeedCourse& course)
{
    constexpr std::size_t kFewest = 6;
    constexpr std::size_t kFewestOfKind = 2;
    constexpr std::size_t kFewestTurns = 3;
    constexpr double kApart = 2.5;
    const Judged part = judgedPart(course);
    const std::size_t count = part.seconds.size();
    if (count < kFewest)
        return std::nullopt;
    std::vector<double> sorted(part.seconds.begin(), part.seconds.end());
    std::sort(sorted.begin(), sorted.end());
    std::size_t cut = 0;
    for (std::size_t i = kFewestOfKind; i + kFewestOfKind <= count; ++i) {
        if (cut == 0 || sorted[i] / sorted[i - 1] > sorted[cut] / sorted[cut - 1])
            cut = i;
    }
    if (cut == 0 || sorted[cut] < kApart * sorted[cut - 1])
        return std::nullopt;
    SpeedSplit split{.slow = {},
                     .pieces = count,
                     .fastSeconds = median(std::span(sorted).first(cut)),
                     .slowSeconds = median(std::span(sorted).subspan(cut))};
    std::size_t turns = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isSlow = part.seconds[i] >= sorted[cut];
        if (isSlow)
            split.slow.push_back(part.offset + i);
        turns += i > 0 && isSlow != (part.seconds[i - 1] >= sorted[cut]) ? 1 : 0;
    }
    return turns >= kFewestTurns ? std::optional(std::move(split)) : std::nullopt;
}

} // namespace faultline
