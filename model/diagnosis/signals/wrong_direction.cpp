// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/wrong_direction.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/log_course.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr double kRounding = 1e-6; // of the value: less is no gain

/// Measures whose name alone tells that they are of an evaluation and which way is better.
std::optional<bool> higherIsBetterIn(const Signal& signal)
{
    if (signal.kind == SignalKind::ValidationMetric)
        return true;
    if (signal.kind == SignalKind::ValidationLoss)
        return false;
    if (signal.kind != SignalKind::Other)
        return std::nullopt;
    const std::vector<std::string>& words = signal.words();
    if (hasAny(words, {"best", "min", "max", "train", "training", "batch", "step"}))
        return std::nullopt;
    const bool isConcordance = hasAny(words, {"c"}) && hasAny(words, {"index"});
    if (isConcordance
        || hasAny(words, {"cindex", "concordance", "auc", "auroc", "f1", "miou", "ndcg", "mrr",
                          "bleu", "rouge", "r2", "balanced"}))
        return true;
    if (hasAny(words, {"fid", "wer", "cer"}))
        return false;
    return std::nullopt;
}

/// Whether a text names a schedule on plateaus, and not only an option of one, which may be unused
/// ("plateau_patience").
bool namesPlateaus(const std::string& lower)
{
    constexpr std::string_view kPlateau = "plateau";
    for (std::size_t at = lower.find(kPlateau); at != std::string::npos;
         at = lower.find(kPlateau, at + 1)) {
        const std::size_t end = at + kPlateau.size();
        if (end == lower.size() || !isWordCharacter(lower[end]))
            return true;
    }
    return false;
}

/// Settings or lines that speak of a schedule on plateaus.
bool cutsOnPlateaus(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        for (const ConfigNode& node : config->nodes) {
            if (namesPlateaus(lowerAscii(node.name)) || namesPlateaus(lowerAscii(node.value)))
                return true;
        }
    }
    constexpr std::size_t kMostLines = 20'000;
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < std::min(log->lines.size(), kMostLines); ++i) {
            const std::string lower = lowerAscii(log->text(i).substr(0, 2000));
            if ((namesPlateaus(lower) && !contains(lower, "warning"))
                || contains(lower, "reducing learning rate"))
                return true;
        }
    }
    return false;
}

/// A number of a line, and the last digit that was printed of it.
struct PrintedNumber {
    double value = 0.0;
    double tolerance = 0.0;
};

std::vector<PrintedNumber> numbersIn(std::string_view text)
{
    std::vector<PrintedNumber> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = isDigit(text[at])
                            && (at == 0 || (!isWordCharacter(text[at - 1]) && text[at - 1] != '.'));
        if (!begins) {
            ++at;
            continue;
        }
        std::string_view rest = text.substr(at);
        const bool isNegative = at > 0 && text[at - 1] == '-';
        const std::optional<double> value = takeDecimal(rest);
        const std::size_t length = text.size() - at - rest.size();
        if (!value || length == 0) {
            ++at;
            continue;
        }
        if (rest.starts_with('e')) { // of a power of ten, which is not read
            at += length;
            continue;
        }
        const std::string_view digits = text.substr(at, length);
        const std::size_t dot = digits.find('.');
        const double decimals =
            dot == std::string_view::npos ? 0.0 : static_cast<double>(digits.size() - dot - 1);
        // A point at the end of a sentence is no decimal one, and whole numbers count things.
        if (decimals > 0.0)
            numbers.push_back({.value = isNegative ? -*value : *value,
                               .tolerance = 0.51 * std::pow(10.0, -std::min(decimals, 15.0))});
        at += length;
    }
    return numbers;
}

bool isSame(const PrintedNumber& printed, double value)
{
    return std::abs(printed.value - value)
           <= std::max(printed.tolerance, kRounding * std::abs(value));
}

/// The names that lines may have for a series, in small letters.
std::array<std::string, 2> namesOf(const std::string& tag)
{
    std::string whole = lowerAscii(tag);
    const std::size_t slash = whole.rfind('/');
    std::string leaf = slash == std::string::npos ? std::string() : whole.substr(slash + 1);
    return {std::move(whole), std::move(leaf)};
}

/// Where a name ends in a line; npos if the line holds none.
std::size_t behindName(std::string_view lower, const std::array<std::string, 2>& names)
{
    constexpr std::size_t kShortest = 3;
    for (const std::string& name : names) {
        if (name.size() < kShortest)
            continue;
        for (std::size_t at = lower.find(name); at != std::string_view::npos;
             at = lower.find(name, at + 1)) {
            const bool isBegin = at == 0 || (!isWordCharacter(lower[at - 1]));
            const std::size_t end = at + name.size();
            if (isBegin && (end == lower.size() || !isWordCharacter(lower[end])))
                return end;
        }
    }
    return std::string_view::npos;
}

/// "val_loss did not improve from 3.2", "improved from 3.2 to 2.9", "Best model: best.ckpt (val/mae
/// 0.76)".
bool namesBest(std::string_view lower)
{
    return contains(lower, "best") || contains(lower, "better model")
           || contains(lower, "did not improve from") || contains(lower, "improved from");
}

/// A line that names a best value, in small letters.
struct BestLine {
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
    std::string lower;
};

/// The last ones of the logs, the last one first: few programs print one for each step.
std::vector<BestLine> bestLinesOf(const Training& training)
{
    constexpr std::size_t kLineLength = 400;
    constexpr std::size_t kMostLines = 200;
    std::vector<BestLine> lines;
    for (auto log = training.logs.rbegin(); log != training.logs.rend(); ++log) {
        for (std::size_t i = (*log)->lines.size(); i-- > 0 && lines.size() < kMostLines;) {
            const std::string_view text = (*log)->text(i).substr(0, kLineLength);
            // Logs are long, and few lines hold any of this.
            if (!contains(text, "est") && !contains(text, "EST") && !contains(text, "etter")
                && !contains(text, "improve"))
                continue;
            std::string lower = lowerAscii(text);
            if (namesBest(lower) && !contains(lower, "trainer to stop"))
                lines.push_back({.log = log->get(), .line = i, .lower = std::move(lower)});
        }
    }
    return lines;
}

/// The last line that names the best value of a series.
struct PrintedBest {
    const BestLine* line = nullptr;
    std::size_t at = 0;     ///< of the curve
    bool isOngoing = false; ///< of a line that is printed whenever nothing got better
};

/// The best point of a curve that is printed behind its name in a line. Of the numbers the last one
/// counts.
std::optional<std::size_t> printedPoint(const BestLine& line,
                                        const std::array<std::string, 2>& names,
                                        const DirectedCurve& curve)
{
    const std::size_t from = behindName(line.lower, names);
    if (from == std::string_view::npos)
        return std::nullopt;
    const std::vector<PrintedNumber> numbers = numbersIn(std::string_view(line.lower).substr(from));
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number) {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < curve.size(); ++i) {
            if (isSame(*number, curve.curve.values[i])
                && (!found || curve.cost(i) < curve.cost(*found)))
                found = i;
        }
        if (found)
            return found;
    }
    return std::nullopt;
}

std::optional<PrintedBest> printedBestOf(const std::vector<BestLine>& lines,
                                         const DirectedCurve& curve)
{
    const std::array<std::string, 2> names = namesOf(curve.signal->tag);
    for (const BestLine& line : lines) {
        if (const std::optional<std::size_t> at = printedPoint(line, names, curve))
            return PrintedBest{.line = &line,
                               .at = *at,
                               .isOngoing = contains(line.lower, "did not improve from")};
    }
    return std::nullopt;
}

/// Whether a line names the best value that a curve had up to its end: then that one chose.
bool isBestIn(const BestLine& line, const DirectedCurve& curve)
{
    const std::optional<std::size_t> at = printedPoint(line, namesOf(curve.signal->tag), curve);
    return at && curve.cost(*at) <= curve.cost(curve.bestIndex());
}

/// The line that says that the training stops early: the one that ends it, or one of the last, for
/// some frameworks tell of the epoch behind it.
std::optional<std::size_t> stopLineOf(const ConsoleLog& log, const LogCourse& course)
{
    constexpr std::size_t kLastLines = 8;
    constexpr std::size_t kLineLength = 400;
    if (course.earlyStop)
        return course.earlyStop;
    for (std::size_t i = log.lines.size();
         i-- > log.lines.size() - std::min(log.lines.size(), kLastLines);) {
        const std::string lower = lowerAscii(log.text(i).substr(0, kLineLength));
        if (contains(lower, "earlystopping: stop training") || contains(lower, "early stopping at"))
            return i;
    }
    return std::nullopt;
}

/// Whether the last evaluation is clearly better than all before it: it was still gaining.
bool endsWithGain(const DirectedCurve& curve)
{
    constexpr double kShareOfRange = 0.1;
    constexpr double kShareOfValue = 0.005; // no usual min_delta is more
    const std::size_t last = curve.size() - 1;
    double before = curve.cost(0);
    double worst = curve.cost(0);
    for (std::size_t i = 1; i < last; ++i) {
        before = std::min(before, curve.cost(i));
        worst = std::max(worst, curve.cost(i));
    }
    const double gain = before - curve.cost(last);
    return gain > kShareOfValue * std::abs(before)
           && gain >= kShareOfRange * (worst - curve.cost(last)) / static_cast<double>(last);
}

/// Each evaluation better than the one before; a patience counts those that are not.
bool onlyImproves(const DirectedCurve& curve)
{
    for (std::size_t i = 1; i < curve.size(); ++i) {
        if (curve.cost(i) + kRounding * std::abs(curve.cost(i)) >= curve.cost(i - 1))
            return false;
    }
    return true;
}

} // namespace

bool DirectedCurve::isNewBest(std::size_t i) const
{
    const double slack = kRounding * std::abs(cost(i));
    for (std::size_t k = 0; k < i; ++k) {
        if (cost(i) + slack >= cost(k))
            return false;
    }
    return i > 0;
}

bool isForWantOfGain(std::string_view lower)
{
    constexpr std::array<std::string_view, 8> kOther{
        "time limit", "max_time", "threshold", "target", "baseline", "nan", "finite", "diverg"};
    return std::none_of(kOther.begin(), kOther.end(),
                        [lower](std::string_view word) { return contains(lower, word); });
}

std::size_t DirectedCurve::bestIndex() const
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < size(); ++i) {
        if (cost(i) < cost(best))
            best = i;
    }
    return best;
}

std::vector<DirectedCurve> directedCurves(const Training& training, std::size_t fewest)
{
    std::vector<DirectedCurve> curves;
    for (const Signal& signal : training.allSignals) {
        const std::optional<bool> higherIsBetter = higherIsBetterIn(signal);
        if (!higherIsBetter || signal.series->size() < fewest)
            continue;
        DirectedCurve one{
            .signal = &signal, .curve = learningCurve(&signal), .higherIsBetter = *higherIsBetter};
        if (one.size() >= fewest && !one.curve.endsNonFinite)
            curves.push_back(std::move(one));
    }
    return curves;
}

std::optional<WorstKept> findWorstKept(const Training& training)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kMuch = 0.05; // of the value
    const std::vector<BestLine> lines = bestLinesOf(training);
    if (lines.empty())
        return std::nullopt;
    std::vector<DirectedCurve> curves = directedCurves(training, kFewest);
    for (DirectedCurve& curve : curves) {
        const std::optional<PrintedBest> printed = printedBestOf(lines, curve);
        if (!printed)
            continue;
        const double kept = curve.cost(printed->at);
        const std::size_t best = curve.bestIndex();
        double worst = curve.cost(0);
        for (std::size_t i = 1; i < curve.size(); ++i)
            worst = std::max(worst, curve.cost(i));
        const bool isWorst = kept >= worst - kRounding * std::abs(worst);
        const bool isFar = kept - curve.cost(best) > kMuch * std::abs(kept);
        // "did not improve" is printed up to the end, whatever the kept one is.
        if (!isFar || (!isWorst && !printed->isOngoing) || best == 0)
            continue;
        const bool isOfOther =
            std::any_of(curves.begin(), curves.end(), [&](const DirectedCurve& other) {
                return &other != &curve && isBestIn(*printed->line, other);
            });
        if (isOfOther)
            continue;
        const double value = curve.curve.values[printed->at];
        return WorstKept{.log = printed->line->log,
                         .line = printed->line->line,
                         .curve = std::move(curve),
                         .kept = value,
                         .best = best};
    }
    return std::nullopt;
}

std::optional<StopWhileImproving> findStopWhileImproving(const Training& training, bool endedItself)
{
    StopWhileImproving found;
    for (std::size_t i = 0; i < training.logs.size(); ++i) {
        const ConsoleLog& log = *training.logs[i];
        if (const std::optional<std::size_t> line = stopLineOf(log, *training.courses[i])) {
            if (!isForWantOfGain(lowerAscii(log.text(*line))))
                return std::nullopt;
            found.log = &log;
            found.line = *line;
        }
    }
    if (found.log == nullptr && !endedItself)
        return std::nullopt;
    // Where no line speaks of it, two evaluations that improve are too few to say so.
    std::vector<DirectedCurve> curves = directedCurves(training, found.log != nullptr ? 2 : 4);
    const std::size_t longest =
        curves.empty() ? 0
                       : std::max_element(curves.begin(), curves.end(),
                                          [](const DirectedCurve& a, const DirectedCurve& b) {
                                              return a.size() < b.size();
                                          })
                             ->size();
    for (DirectedCurve& curve : curves) {
        if (!onlyImproves(curve) || !endsWithGain(curve))
            return std::nullopt;
        if (found.curve.signal == nullptr && curve.size() == longest)
            found.curve = std::move(curve);
    }
    return found.curve.signal != nullptr ? std::optional(std::move(found)) : std::nullopt;
}

std::optional<CutWhileImproving> findCutWhileImproving(const Training& training)
{
    constexpr std::size_t kFewestCuts = 3;
    constexpr double kCut = 0.95;
    constexpr double kSameFactor = 0.02;
    const Signal* signal = training.best(SignalKind::LearningRate);
    LearningCurve rates = learningCurve(signal);
    if (rates.size() < kFewestCuts + 2 || rates.stepsRepeat)
        return std::nullopt;
    std::vector<std::size_t> cuts;
    for (std::size_t i = 1; i < rates.size(); ++i) {
        if (rates.values[i] > rates.values[i - 1] * (1.0 + kRounding))
            return std::nullopt; // it also rises: a warm-up, a cycle
        if (rates.values[i] < kCut * rates.values[i - 1])
            cuts.push_back(i);
        else if (rates.values[i] < rates.values[i - 1] * (1.0 - kRounding))
            return std::nullopt; // a smooth decay
    }
    if (cuts.size() < kFewestCuts)
        return std::nullopt;
    const auto factorOf = [&rates](std::size_t i) { return rates.values[i] / rates.values[i - 1]; };
    const double factor = factorOf(cuts.front());
    const bool isOneFactor = std::all_of(cuts.begin(), cuts.end(), [&](std::size_t i) {
        return std::abs(factorOf(i) / factor - 1.0) <= kSameFactor;
    });
    if (!isOneFactor || !cutsOnPlateaus(training))
        return std::nullopt;
    std::vector<DirectedCurve> curves = directedCurves(training, kFewestCuts + 1);
    const bool hasLoss = std::any_of(curves.begin(), curves.end(), [](const DirectedCurve& curve) {
        return !curve.higherIsBetter;
    });
    CutWhileImproving found{.rate = signal,
                            .rates = std::move(rates),
                            .firstCut = cuts.front(),
                            .cuts = cuts.size(),
                            .factor = factor,
                            .curve = {}};
    for (DirectedCurve& curve : curves) {
        if (hasLoss && curve.higherIsBetter)
            continue;
        for (std::size_t k = 0; k < kFewestCuts; ++k) {
            // What the schedule had seen when it cut: the evaluation before that point.
            const auto step = found.rates.steps[cuts[k] - 1];
            const std::size_t seen = curve.curve.indexMatching(found.rates, cuts[k]);
            const bool isOfSamePoint =
                curve.curve.steps[seen] == found.rates.steps[cuts[k]] && seen > 0;
            const std::size_t before = isOfSamePoint ? seen - 1 : seen;
            if (curve.curve.steps[before] < step - (found.rates.steps[cuts[k]] - step)
                || !curve.isNewBest(before))
                return std::nullopt;
        }
        if (found.curve.signal == nullptr)
            found.curve = std::move(curve);
    }
    return found.curve.signal != nullptr ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace faultline
