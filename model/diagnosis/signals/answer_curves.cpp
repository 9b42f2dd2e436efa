// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/answer_curves.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace faultline {

namespace {

/// What an answer curve counts as one: words of tags are weighed elsewhere.
bool isEvaluationByKind(const Signal& signal)
{
    return signal.kind == SignalKind::ValidationLoss || signal.kind == SignalKind::ValidationMetric
           || hasAny(signal.words(), {"zeroshot"})
           || (hasAny(signal.words(), {"zero"}) && hasAny(signal.words(), {"shot"}))
           || isEvaluationRun(signal.run->name); // takes the name apart
}

bool isLoss(const Signal& signal)
{
    return signal.kind == SignalKind::TrainLoss || signal.kind == SignalKind::LossComponent
           || signal.kind == SignalKind::ValidationLoss;
}

/// How many values the longest curve of an evaluation has.
std::size_t evaluationCount(const Training& training)
{
    std::size_t most = 0;
    for (const Signal& signal : training.allSignals) {
        if (signal.series->size() > most && isEvaluationByKind(signal))
            most = signal.series->size();
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

/// Words for the part of the data and the way of logging.
constexpr std::array<std::string_view, 19> kPartWords{
    "train",   "training", "val",  "valid",  "validation", "eval",       "evaluation",
    "test",    "epoch",    "step", "batch",  "vs",         "iterations", "iteration",
    "running", "avg",      "mean", "losses", "metrics"};

/// Words that the losses and accuracies of every network have.
constexpr std::array<std::string_view, 14> kUsualWords{
    "loss",   "accuracy",     "acc", "top1", "acc1", "binary", "categorical",
    "sparse", "crossentropy", "ce",  "nll",  "bce",  "total",  "history"};

bool isIn(std::string_view word, std::span<const std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// What is left of a tag without the words for the part of the data and the way of logging.
TagWords quantityOf(const TagWords& words)
{
    TagWords left;
    std::copy_if(words.begin(), words.end(), std::back_inserter(left),
                 [](std::string_view word) { return !isIn(word, kPartWords); });
    return left;
}

bool isOneWord(const TagWords& words, std::string_view word)
{
    return words.size() == 1 && words.front() == word;
}

bool isCrossEntropy(const TagWords& quantity)
{
    return (quantity.size() == 1 && hasAny(quantity, {"nll", "ce", "xent", "crossentropy"}))
           || (quantity.size() == 2 && quantity[0] == "cross" && quantity[1] == "entropy");
}

/// What each curve measures. Where one part of the data calls its loss by what it is, that is its
/// loss.
std::vector<TagWords> quantitiesOf(const std::vector<AnswerCurve>& curves)
{
    std::vector<TagWords> quantities;
    quantities.reserve(curves.size());
    std::array<bool, 2> hasLoss{}; // of the training, of the evaluation
    for (const AnswerCurve& one : curves) {
        quantities.push_back(quantityOf(one.signal->words()));
        bool& has = hasLoss[one.isEvaluation ? 1 : 0];
        has = has || isOneWord(quantities.back(), "loss");
    }
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (!hasLoss[curves[i].isEvaluation ? 1 : 0] && isCrossEntropy(quantities[i]))
            quantities[i] = {"loss"};
    }
    return quantities;
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
    const std::vector<TagWords> quantities = quantitiesOf(curves);
    std::map<TagWords, Both> byQuantity;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        AnswerCurve& one = curves[i];
        if (one.curve.empty())
            continue;
        Both& both = byQuantity[quantities[i]];
        AnswerCurve*& place = one.isEvaluation ? both.validation : both.train;
        if (!one.isEvaluation)
            both.trainStart = std::max({both.trainStart, one.start(), one.curve.values.front()});
        if (isBetter(one, place))
            place = &one;
    }
    // The same evaluation may be logged twice, by epochs and by steps: of the two the one that
    // counts as the training does.
    for (std::size_t i = 0; i < curves.size(); ++i) {
        AnswerCurve& one = curves[i];
        Both& both = byQuantity[quantities[i]];
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

double startOf(const LearningCurve& curve)
{
    constexpr std::size_t kMany = 9;
    return median(std::span(curve.values).first(curve.size() < kMany ? 1 : 3));
}

std::size_t lastThirdOf(const LearningCurve& curve)
{
    return std::min(curve.indexAtShare(2.0 / 3.0), curve.size() - 1);
}

double levelOf(const LearningCurve& curve)
{
    return median(std::span(curve.values).subspan(lastThirdOf(curve)));
}

bool AnswerCurve::hasEnough(std::size_t means) const
{
    constexpr std::size_t kMore = 4;
    return curve.size() >= (isMean ? means : kMore * means);
}

std::size_t sameAtEnd(std::span<const double> values)
{
    constexpr double kSame = 1e-6; // of the value
    const auto other = std::find_if(values.rbegin(), values.rend(), [values](double value) {
        return std::abs(value - values.back())
               > kSame * std::max(std::abs(value), std::abs(values.back()));
    });
    return static_cast<std::size_t>(other - values.rbegin());
}

double shareOfFalls(std::span<const double> values)
{
    std::size_t fallen = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        fallen += values[i] < values[i - 1] ? 1 : 0;
    return values.size() > 1 ? static_cast<double>(fallen) / static_cast<double>(values.size() - 1)
                             : 0.0;
}

bool toShares(LearningCurve& curve, bool mayExceed)
{
    constexpr double kPercent = 100.0;
    constexpr double kRounding = 0.02;
    const double noShare = mayExceed ? 10.0 : 1.5;
    if (curve.empty())
        return false;
    const auto [low, high] = std::minmax_element(curve.values.begin(), curve.values.end());
    if (*low < 0.0 || (!mayExceed && *high > kPercent * (1.0 + kRounding)))
        return false;
    if (*high > noShare) {
        for (double& value : curve.values)
            value /= kPercent;
    }
    return true;
}

bool namesAccuracy(const TagWords& words)
{
    return hasAny(words, {"accuracy", "acc", "top1", "acc1"})
           && !hasAny(words, {"5", "top5", "acc5", "top3", "top10", "best", "max", "min", "loss"});
}

std::string outputName(const TagWords& words)
{
    std::string joined;
    for (const std::string& word : words) {
        if (!isIn(word, kPartWords) && !isIn(word, kUsualWords))
            joined += (joined.empty() ? "" : " ") + word;
    }
    return joined;
}

bool isWholeLoss(const Signal& signal)
{
    constexpr int kTotal = 120; // tellingRank()
    return signal.kind == SignalKind::TrainLoss
           || (signal.kind == SignalKind::ValidationLoss && signal.rank >= kTotal);
}

std::vector<AnswerCurve> accuracyCurves(const Training& training)
{
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if ((signal.kind != SignalKind::Other && signal.kind != SignalKind::ValidationMetric)
            || !namesAccuracy(signal.words()))
            continue;
        AnswerCurve curve = answerCurve(signal, evaluations);
        if (toShares(curve.curve))
            curves.push_back(std::move(curve));
    }
    return curves;
}

std::vector<AnswerCurve> classLossCurves(const Training& training)
{
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if (!isLoss(signal)
            || !(isWholeLoss(signal)
                 || hasAny(signal.words(), {"cls", "class", "classification", "classifier", "ce",
                                            "xent", "nll", "entropy"})))
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
        if (isLoss(signal))
            curves.push_back(answerCurve(signal, evaluations));
    }
    return curves;
}

std::vector<AnswerCurve> lossCurvesOf(const Training& training, std::string_view output)
{
    const std::size_t evaluations = evaluationCount(training);
    std::vector<AnswerCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if (isLoss(signal) && outputName(signal.words()) == output)
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

bool CurvePair::isTotal() const
{
    return isOneWord(quantity, "loss") || hasAny(quantity, {"total"});
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
                           return other.series->size() == signal.series->size()
                                  && other.series->minStep() == signal.series->minStep()
                                  && other.series->maxStep() == signal.series->maxStep()
                                  && (isEvaluation ? isLossOfTraining : isEvaluationByKind(other));
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
    return hasAny(signal.words(), {"val", "valid", "validation", "eval", "test"})
           || isEvaluationByKind(signal);
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
