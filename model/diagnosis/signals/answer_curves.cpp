// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/answer_curves.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <span>
#include <utility>

namespace faultline {

namespace {

using Words = std::vector<std::string>;

/// What an answer curve counts as one: words of tags are weighed elsewhere.
bool isEvaluationByKind(const Signal& signal)
{
    return signal.kind == SignalKind::ValidationLoss || signal.kind == SignalKind::ValidationMetric
           || isEvaluationRun(signal.run->name) || hasAny(signal.words(), {"zeroshot"})
           || (hasAny(signal.words(), {"zero"}) && hasAny(signal.words(), {"shot"}));
}

/// How many values the longest curve of an evaluation has.
std::size_t evaluationCount(const Training& training)
{
    std::size_t most = 0;
    for (const Signal& signal : training.allSignals) {
        if (isEvaluationByKind(signal))
            most = std::max(most, signal.series->size());
    }
    return most;
}

AnswerCurve answerCurve(const Signal& signal, std::size_t evaluations)
{
    constexpr double kAlike = 1.5;
    AnswerCurve made{.signal = &signal,
                     .curve = learningCurve(&signal),
                     .isEvaluation = isEvaluationByKind(signal)};
    const bool isOfEpoch = hasAny(signal.words(), {"epoch"});
    const auto have = static_cast<double>(made.size());
    const auto of = static_cast<double>(evaluations);
    made.isMean = made.isEvaluation || isOfEpoch
                  || (evaluations > 1 && have <= kAlike * of + 1.0 && kAlike * have + 1.0 >= of);
    return made;
}

/// Percentages as shares; nothing if it is neither.
bool toShares(LearningCurve& curve)
{
    constexpr double kNoShare = 1.5;
    constexpr double kPercent = 100.0;
    constexpr double kRounding = 0.02;
    if (curve.empty())
        return false;
    const double highest = *std::max_element(curve.values.begin(), curve.values.end());
    if (highest > kPercent * (1.0 + kRounding))
        return false;
    if (highest > kNoShare) {
        for (double& value : curve.values)
            value /= kPercent;
    }
    return *std::min_element(curve.values.begin(), curve.values.end()) >= 0.0;
}

/// What is left of a tag without the words for the part of the data and the way of logging.
std::string quantityOf(std::string_view tag)
{
    std::string joined;
    for (const std::string& word : tagWords(tag)) {
        if (hasAny({word}, {"train", "training", "val", "valid", "validation", "eval", "evaluation",
                            "test", "epoch", "step", "batch", "vs", "iterations", "iteration",
                            "running", "avg", "mean", "losses", "metrics"}))
            continue;
        joined += (joined.empty() ? "" : " ") + word;
    }
    return joined;
}

bool isCrossEntropy(std::string_view quantity)
{
    return quantity == "nll" || quantity == "ce" || quantity == "xent" || quantity == "crossentropy"
           || quantity == "cross entropy";
}

/// Whether a part of the data has a curve that is called the loss and nothing else.
bool namesLoss(const std::vector<AnswerCurve>& curves, bool ofEvaluation)
{
    return std::any_of(curves.begin(), curves.end(), [ofEvaluation](const AnswerCurve& one) {
        return one.isEvaluation == ofEvaluation && quantityOf(one.signal->tag) == "loss";
    });
}

/// Pairs curves by what they measure. Of several of one part the longer of those that are means.
std::vector<CurvePair> paired(std::vector<AnswerCurve> curves)
{
    struct Both {
        AnswerCurve* train = nullptr;
        AnswerCurve* validation = nullptr;
        double trainStart = 0.0;
    };
    const auto isBetter = [](const AnswerCurve& one, const AnswerCurve* known) {
        return known == nullptr
               || std::pair(one.isMean, one.size()) > std::pair(known->isMean, known->size());
    };
    const bool hasLoss = namesLoss(curves, false);
    const bool hasValidationLoss = namesLoss(curves, true);
    // Where one part calls its loss by what it is, that is its loss.
    const auto measuredBy = [&](const AnswerCurve& one) {
        std::string quantity = quantityOf(one.signal->tag);
        const bool isLoss =
            !(one.isEvaluation ? hasValidationLoss : hasLoss) && isCrossEntropy(quantity);
        return isLoss ? std::string("loss") : quantity;
    };
    std::map<std::string, Both> byQuantity;
    for (AnswerCurve& one : curves) {
        if (one.curve.empty())
            continue;
        Both& both = byQuantity[measuredBy(one)];
        AnswerCurve*& place = one.isEvaluation ? both.validation : both.train;
        if (!one.isEvaluation)
            both.trainStart = std::max({both.trainStart, one.start(), one.curve.values.front()});
        if (isBetter(one, place))
            place = &one;
    }
    // The same evaluation may be logged twice, by epochs and by steps: of the two the one that
    // counts as the training does.
    for (AnswerCurve& one : curves) {
        Both& both = byQuantity[measuredBy(one)];
        if (one.isEvaluation && both.train != nullptr && both.validation != nullptr
            && one.size() == both.validation->size() && one.curve.steps == both.train->curve.steps)
            both.validation = &one;
    }
    std::vector<CurvePair> pairs;
    for (const auto& [quantity, both] : byQuantity) {
        if (both.train != nullptr && both.validation != nullptr)
            pairs.push_back({.train = std::move(*both.train),
                             .validation = std::move(*both.validation),
                             .quantity = quantity,
                             .trainStart = both.trainStart});
    }
    return pairs;
}

} // namespace

std::size_t AnswerCurve::lastThird() const
{
    return std::min(curve.indexAtShare(2.0 / 3.0), curve.size() - 1);
}

double AnswerCurve::level() const
{
    return median(std::span(curve.values).subspan(lastThird()));
}

double AnswerCurve::start() const
{
    constexpr std::size_t kMany = 9;
    return median(std::span(curve.values).first(curve.size() < kMany ? 1 : 3));
}

bool AnswerCurve::hasEnough(std::size_t means) const
{
    constexpr std::size_t kMore = 4;
    return curve.size() >= (isMean ? means : kMore * means);
}

bool namesAccuracy(std::string_view tag)
{
    const Words words = tagWords(tag);
    return hasAny(words, {"accuracy", "acc", "top1", "acc1"})
           && !hasAny(words, {"5", "top5", "acc5", "top3", "top10", "best", "max", "min", "loss"});
}

std::string outputName(std::string_view tag)
{
    std::string joined;
    for (const std::string& word : tagWords(quantityOf(tag))) {
        if (!hasAny({word}, {"loss", "accuracy", "acc", "top1", "acc1", "binary", "categorical",
                             "sparse", "crossentropy", "ce", "nll", "bce", "total", "history"}))
            joined += (joined.empty() ? "" : " ") + word;
    }
    return joined;
}

std::vector<AnswerCurve> accuracyCurves(const Training& training)
{
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if ((signal.kind != SignalKind::Other && signal.kind != SignalKind::ValidationMetric)
            || !namesAccuracy(signal.tag))
            continue;
        AnswerCurve curve = answerCurve(signal, evaluations);
        if (toShares(curve.curve))
            curves.push_back(std::move(curve));
    }
    return curves;
}

std::vector<AnswerCurve> classLossCurves(const Training& training)
{
    constexpr int kTotal = 120; // tellingRank()
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        const bool isLoss = signal.kind == SignalKind::TrainLoss
                            || signal.kind == SignalKind::ValidationLoss
                            || signal.kind == SignalKind::LossComponent;
        const bool isOfClasses =
            hasAny(signal.words(), {"cls", "class", "classification", "classifier", "ce", "xent",
                                    "nll", "entropy"});
        const bool isTotal =
            signal.kind == SignalKind::TrainLoss
            || (signal.kind == SignalKind::ValidationLoss && signal.rank >= kTotal);
        if (!isLoss || !(isTotal || isOfClasses))
            continue;
        AnswerCurve curve = answerCurve(signal, evaluations);
        if (!curve.curve.empty())
            curves.push_back(std::move(curve));
    }
    return curves;
}

std::vector<AnswerCurve> evaluationScores(const Training& training)
{
    constexpr int kPartial = 20; // tellingRank(): of a class or a size
    std::vector<AnswerCurve> scores;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind != SignalKind::ValidationMetric || signal.rank <= kPartial
            || hasAny(signal.words(), {"psnr", "ssim", "bleu", "rouge"}))
            continue;
        AnswerCurve curve = answerCurve(signal, 0);
        if (toShares(curve.curve))
            scores.push_back(std::move(curve));
    }
    return scores;
}

std::vector<AnswerCurve> lossCurves(const Training& training)
{
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind == SignalKind::TrainLoss || signal.kind == SignalKind::LossComponent
            || signal.kind == SignalKind::ValidationLoss)
            curves.push_back(answerCurve(signal, evaluations));
    }
    return curves;
}

std::vector<CurvePair> lossPairs(const Training& training)
{
    return paired(lossCurves(training));
}

std::vector<CurvePair> accuracyPairs(const Training& training)
{
    return paired(accuracyCurves(training));
}

bool isTotalLoss(const CurvePair& pair)
{
    return pair.quantity == "loss" || hasAny(tagWords(pair.quantity), {"total"});
}

bool isLanguageModel(const Training& training)
{
    const bool isLogged = std::any_of(training.allSignals.begin(), training.allSignals.end(),
                                      [](const Signal& signal) {
                                          return hasAny(signal.words(), {"ppl", "perplexity"});
                                      });
    const auto prints = [](const ConsoleLogPtr& log) {
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const std::string_view line = log->text(i);
            if (line.find(" ppl") != std::string_view::npos
                || line.find("erplexity") != std::string_view::npos)
                return true;
        }
        return false;
    };
    return isLogged || std::any_of(training.logs.begin(), training.logs.end(), prints);
}

bool isRegression(const Training& training)
{
    return std::any_of(training.allSignals.begin(), training.allSignals.end(),
                       [](const Signal& signal) {
                           return hasAny(signal.words(), {"mse", "rmse", "mae", "huber", "r2"});
                       });
}

bool countsEpochs(const Training& training, const Signal& signal, const LearningCurve& curve)
{
    constexpr std::size_t kMostEpochs = 5000;
    if (curve.size() < 2 || curve.size() > kMostEpochs || curve.stepsRepeat)
        return false;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        if (curve.steps[i] != curve.steps[i - 1] + 1)
            return false;
    }
    if (hasAny(signal.words(), {"epoch"}))
        return true;
    // A training loss and an evaluation for each step: nobody evaluates after every update.
    const bool isEvaluation = isEvaluationByKind(signal);
    return std::any_of(training.allSignals.begin(), training.allSignals.end(),
                       [&](const Signal& other) {
                           const bool isLossOfTraining = other.kind == SignalKind::TrainLoss
                                                         || other.kind == SignalKind::LossComponent;
                           return (isEvaluation ? isLossOfTraining : isEvaluationByKind(other))
                                  && other.series->size() == signal.series->size()
                                  && other.series->minStep() == signal.series->minStep()
                                  && other.series->maxStep() == signal.series->maxStep();
                       });
}

Text placeOf(const Training& training, const Signal& signal, const LearningCurve& curve,
             std::size_t i)
{
    const Quantity place{static_cast<double>(curve.steps[i]), Unit::Step};
    return countsEpochs(training, signal, curve)
               ? Text{FAULTLINE_TR_NOOP("Diagnosis", "epoch %1"), {place}}
               : Text{FAULTLINE_TR_NOOP("Diagnosis", "step %1"), {place}};
}

Text lengthIn(const Training& training, const Signal& signal, const LearningCurve& curve,
              std::int64_t length)
{
    const Quantity steps{static_cast<double>(length), Unit::Step};
    return countsEpochs(training, signal, curve)
               ? Text{FAULTLINE_TR_NOOP("Diagnosis", "%1 epochs"), {steps}}
               : Text{FAULTLINE_TR_NOOP("Diagnosis", "%1 steps"), {steps}};
}

bool isOfEvaluation(const Signal& signal)
{
    return isEvaluationByKind(signal)
           || hasAny(signal.words(), {"val", "valid", "validation", "eval", "test"});
}

bool endsWithScore(const Training& training, double atLeast)
{
    const std::vector<AnswerCurve> scores = evaluationScores(training);
    return std::any_of(scores.begin(), scores.end(),
                       [atLeast](const AnswerCurve& score) { return score.level() >= atLeast; });
}

bool hasLearnedAll(const Training& training)
{
    constexpr double kAll = 0.99;
    const std::vector<AnswerCurve> curves = accuracyCurves(training);
    return std::any_of(curves.begin(), curves.end(), [](const AnswerCurve& one) {
        return !one.isEvaluation && one.level() >= kAll;
    });
}

} // namespace faultline
