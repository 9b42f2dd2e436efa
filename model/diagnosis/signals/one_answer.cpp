// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/one_answer.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kBelow = 0.97; // of the loss of one answer

/// The losses of the output that a score is of: its own, or else the totals.
std::vector<AnswerCurve> lossesOfOutput(const Training& training, const AnswerCurve& score)
{
    const std::string output = outputName(score.signal->words());
    std::vector<AnswerCurve> own;
    if (!output.empty())
        own = lossCurvesOf(training, output);
    return own.empty() ? classLossCurves(training) : own;
}

/// Whether the training set gets better answers than one for all.
bool isLearnedInTraining(const std::vector<AnswerCurve>& scores, const OneAnswer& found,
                         double least)
{
    constexpr double kLearned = 0.8;
    constexpr double kClearly = 1.5;
    if (found.train && found.train->level() < kLearned * least)
        return true;
    const std::string output = outputName(found.score.signal->words());
    return std::any_of(scores.begin(), scores.end(), [&](const AnswerCurve& one) {
        return !one.isEvaluation && outputName(one.signal->words()) == output
               && one.level() > kClearly * found.score.level();
    });
}

/// The same in enough evaluations: half of them, or all of three beside many steps that stay above
/// the loss of one answer.
bool isEnough(const Training& training, const AnswerCurve& score, std::size_t same, double least)
{
    constexpr std::size_t kFewest = 4;
    constexpr std::size_t kFewestThroughout = 3;
    constexpr std::size_t kFewestSteps = 20;
    if (same >= kFewest)
        return 2 * same >= score.size();
    if (same < kFewestThroughout || same < score.size())
        return false;
    const TrainingLoss trained = finestTrainingLoss(training);
    if (trained.curve.size() < kFewestSteps || trained.curve.endsNonFinite)
        return false;
    return levelOf(trained.curve) >= kBelow * least;
}

} // namespace

double lossOfOneAnswer(double accuracy)
{
    // Few answers of that share and what is left: no distribution has less entropy.
    const double whole = std::floor(1.0 / accuracy + 1e-9);
    const double rest = std::max(1.0 - whole * accuracy, 0.0);
    const double entropy =
        -whole * accuracy * std::log(accuracy) - (rest > 1e-9 ? rest * std::log(rest) : 0.0);
    // An answer need not be the most frequent one: of even classes any will do.
    return std::min(entropy, std::log(std::max(std::round(1.0 / accuracy), 2.0)));
}

std::optional<OneAnswer> findOneAnswer(const Training& training,
                                       const std::vector<AnswerCurve>& scores)
{
    constexpr double kGood = 0.9;
    for (const AnswerCurve& score : scores) {
        if (!score.isEvaluation)
            continue;
        const double level = score.curve.values.back();
        const std::size_t same = sameAtEnd(score.curve.values);
        if (level <= 0.0 || level >= kGood)
            continue;
        const double least = lossOfOneAnswer(level);
        if (!isEnough(training, score, same, least))
            continue;
        OneAnswer found{.score = score, .evaluations = same, .loss = {}};
        for (AnswerCurve& loss : lossesOfOutput(training, found.score)) {
            if (loss.curve.empty() || loss.curve.endsNonFinite)
                continue;
            const std::span<const double> values(loss.curve.values);
            const auto last = values.last(std::min(same, values.size()));
            if (!loss.isEvaluation) {
                if (!found.train || loss.isMean)
                    found.train = std::move(loss);
            } else if (values.size() >= same && found.loss.curve.empty()
                       && *std::min_element(last.begin(), last.end()) >= kBelow * least) {
                found.loss = std::move(loss);
            }
        }
        if (!found.loss.curve.empty() && !isLearnedInTraining(scores, found, least))
            return found;
    }
    return std::nullopt;
}

} // namespace faultline
