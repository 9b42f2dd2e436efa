// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/scores_together.h"

#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/score_relations.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace faultline::rules::scores_together {

namespace {

using Sign = ScoreRelation::Sign;

/// What a relation says: in this order, what is told first is judged by its certainty.
struct Told {
    Text title;
    Text explanation;
    Fix fix;
    double confidence = 0.0;
    double cost = 0.0;
    bool isRemark = false;
};

/// Numbers and names of a relation, as titles take them.
struct Shown {
    const ScoreRelation& relation;

    [[nodiscard]] Words tag(std::size_t k) const { return relation.signals[k]->tag; }
    [[nodiscard]] Plain level(std::size_t k) const { return Plain(relation.levels[k]); }
    [[nodiscard]] Plain start(std::size_t k) const { return Plain(relation.starts[k]); }
    [[nodiscard]] Count evaluations() const { return Count(relation.evaluations()); }
};

Told ofDetection(const Shown& shown)
{
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::FoundTwice:
        return {.title = text::foundTwice({.tag = shown.tag(2),
                                           .level = shown.level(2),
                                           .precision = level,
                                           .recall = shown.level(1)}),
                .explanation = text::foundTwiceExplained(),
                .fix = fix::suppressDuplicates(),
                .confidence = confidence::likely,
                .cost = cost::partial};
    case Sign::ScoreThreshold:
        return {.title = text::scoreThreshold({.precisionTag = first,
                                               .recallTag = shown.tag(1),
                                               .recall = shown.level(1),
                                               .tag = shown.tag(2)}),
                .explanation = text::scoreThresholdExplained(),
                .fix = fix::lowerThreshold(),
                .confidence = confidence::likely,
                .cost = cost::partial};
    case Sign::CoarseBoxes:
        return {.title = text::coarseBoxes({.tag = first,
                                            .level = level,
                                            .other = shown.tag(1),
                                            .otherLevel = shown.level(1)}),
                .explanation = text::coarseBoxesExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::MisrankedBoxes:
        return {.title = text::misrankedBoxes({.tag = first,
                                               .level = level,
                                               .other = shown.tag(1),
                                               .otherLevel = shown.level(1)}),
                .explanation = text::misrankedBoxesExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::SmallMissed:
        return {.title = text::smallMissed({.tag = first,
                                            .level = level,
                                            .other = shown.tag(1),
                                            .otherLevel = shown.level(1)}),
                .explanation = text::smallMissedExplained(),
                .fix = fix::largerInput(),
                .confidence = confidence::possible,
                .cost = cost::partial,
                .isRemark = true};
    case Sign::NoBoxMatched:
        return {.title = text::noBoxMatched({.tag = first, .points = shown.evaluations()}),
                .explanation = text::noBoxMatchedExplained(),
                .fix = fix::checkAnchors(),
                .confidence = confidence::exact,
                .cost = cost::useless};
    case Sign::FewBoxesMatched:
        return {.title =
                    text::fewBoxesMatched({.share = Fraction(shown.relation.share), .tag = first}),
                .explanation = text::fewBoxesMatchedExplained(),
                .fix = fix::checkAnchors(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::ClassesOutweigh:
        return {.title = text::classesOutweigh({.tag = first,
                                                .share = Fraction(1.0 - shown.relation.share),
                                                .other = shown.tag(1)}),
                .explanation = text::classesOutweighExplained(),
                .fix = fix::sampleNegatives(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::TotalInPixels:
        return {.title = text::totalInPixels({.tag = first,
                                              .level = level,
                                              .other = shown.tag(1),
                                              .otherLevel = shown.level(1)}),
                .explanation = text::totalInPixelsExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::possible,
                .cost = cost::useless};
    case Sign::NoBoxInEvaluation:
        return {.title =
                    text::noBoxInEvaluation({.tag = first, .evaluations = shown.evaluations()}),
                .explanation = text::noBoxInEvaluationExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::BoxesReadOtherwise:
        return {.title = text::boxesReadOtherwise({.tag = shown.tag(1),
                                                   .level = shown.level(1),
                                                   .scoreTag = first,
                                                   .score = shown.start(0)}),
                .explanation = text::boxesReadOtherwiseExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    default:
        return {.title = text::boxesInPixels({.tag = first,
                                              .level = level,
                                              .other = shown.tag(1),
                                              .start = shown.start(1),
                                              .end = shown.level(1)}),
                .explanation = text::boxesInPixelsExplained(),
                .fix = fix::drawPredictions(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    }
}

Told ofUnlearnedTerm(const Shown& shown)
{
    const std::size_t classes = shown.relation.guessed;
    return {.title = classes > 0 ? text::termGuesses({.tag = shown.tag(0),
                                                      .level = shown.level(0),
                                                      .classes = Count(classes),
                                                      .other = shown.tag(1),
                                                      .start = shown.start(1),
                                                      .end = shown.level(1)})
                                 : text::termUnlearned({.tag = shown.tag(0),
                                                        .level = shown.level(0),
                                                        .other = shown.tag(1),
                                                        .start = shown.start(1),
                                                        .end = shown.level(1)}),
            .explanation = text::termUnlearnedExplained(),
            .fix = fix::checkOutput(),
            .confidence = confidence::likely,
            .cost = cost::useless};
}

Told ofAnswers(const Shown& shown)
{
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::OneClass:
        return {.title = text::oneClass({.tag = first,
                                         .level = level,
                                         .evaluations = shown.evaluations(),
                                         .other = shown.tag(1),
                                         .otherLevel = shown.level(1)}),
                .explanation = text::oneClassExplained(),
                .fix = fix::weighClasses(),
                .confidence = confidence::exact,
                .cost = cost::useless};
    case Sign::PerfectAtOnce:
        return {.title = text::perfectAtOnce({.tag = first, .evaluations = shown.evaluations()}),
                .explanation = text::perfectAtOnceExplained(),
                .fix = fix::findLeak(),
                .confidence = confidence::possible,
                .cost = cost::remark,
                .isRemark = true};
    case Sign::UnderThreshold:
        return {.title =
                    text::underThreshold({.tag = first, .level = level, .other = shown.tag(1)}),
                .explanation = text::underThresholdExplained(),
                .fix = fix::chooseThreshold(),
                .confidence = confidence::likely,
                .cost = cost::partial};
    case Sign::Impossible:
        return {.title = text::impossible({.tag = first,
                                           .level = level,
                                           .other = shown.tag(1),
                                           .otherLevel = shown.level(1)}),
                .explanation = text::impossibleExplained(),
                .fix = fix::computeByHand(),
                .confidence = confidence::likely,
                .cost = cost::remark};
    case Sign::ScoreBlind:
        return {.title = text::scoreBlind({.tag = first,
                                           .level = shown.start(0),
                                           .other = shown.tag(1),
                                           .start = shown.start(1),
                                           .end = shown.level(1)}),
                .explanation = text::scoreBlindExplained(),
                .fix = fix::computeByHand(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    case Sign::ClassOfNone:
        return {.title = text::classOfNone({.tag = first, .others = shown.level(1)}),
                .explanation = text::classOfNoneExplained(),
                .fix = fix::countClass(),
                .confidence = confidence::likely,
                .cost = cost::partial};
    default: return ofUnlearnedTerm(shown);
    }
}

Told ofNumbers(const Shown& shown)
{
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::OtherScale:
        return {.title = text::otherScale({.tag = first,
                                           .level = level,
                                           .other = shown.tag(1),
                                           .otherLevel = shown.level(1)}),
                .explanation = text::otherScaleExplained(),
                .fix = fix::sameScale(),
                .confidence = confidence::exact,
                .cost = cost::useless};
    case Sign::FarOff:
        return {.title = text::farOff({.tag = first, .level = level}),
                .explanation = text::farOffExplained(),
                .fix = fix::sameScale(),
                .confidence = confidence::possible,
                .cost = cost::useless};
    case Sign::FewHuge:
        return {.title = text::fewHuge({.tag = first,
                                        .level = level,
                                        .other = shown.tag(1),
                                        .otherLevel = shown.level(1)}),
                .explanation = text::fewHugeExplained(),
                .fix = fix::findOutliers(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    default:
        return {.title = text::lastValue({.tag = first, .level = level}),
                .explanation = text::lastValueExplained(),
                .fix = fix::compareBaseline(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    }
}

Told ofText(const Shown& shown)
{
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::NothingWritten:
        return {.title = text::nothingWritten({.tag = first, .evaluations = shown.evaluations()}),
                .explanation = text::nothingWrittenExplained(),
                .fix = fix::printDecoded(),
                .confidence = confidence::exact,
                .cost = cost::useless};
    case Sign::WordsSplit:
        return {
            .title = text::wordsSplit(
                {.tag = first, .level = level, .characters = Fraction(shown.relation.levels[1])}),
            .explanation = text::wordsSplitExplained(),
            .fix = fix::printDecoded(),
            .confidence = confidence::likely,
            .cost = cost::partial};
    case Sign::NeverStops:
        return {.title = text::neverStops({.tag = first, .level = level}),
                .explanation = text::neverStopsExplained(),
                .fix = fix::printDecoded(),
                .confidence = confidence::possible,
                .cost = cost::useless};
    case Sign::DecodesBadly:
        return {.title = text::decodesBadly({.tag = first,
                                             .level = level,
                                             .other = shown.tag(1),
                                             .otherLevel = shown.level(1)}),
                .explanation = text::decodesBadlyExplained(),
                .fix = fix::printDecoded(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    default:
        return {.title = text::otherPerplexity(
                    {.tag = first,
                     .other = shown.tag(1),
                     .level = level,
                     .expected = Plain(std::exp(std::min(shown.relation.levels[1], 700.0)))}),
                .explanation = text::otherPerplexityExplained(),
                .fix = fix::computeByHand(),
                .confidence = confidence::possible,
                .cost = cost::remark,
                .isRemark = true};
    }
}

Told ofRepresentations(const Shown& shown)
{
    constexpr double kMoved = 0.97; // of where it began
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::CodesUnused:
        return {.title = text::codesUnused({.tag = first, .level = level}),
                .explanation = text::codesUnusedExplained(),
                .fix = fix::reviveCodes(),
                .confidence = confidence::exact,
                .cost = cost::useless};
    case Sign::PairsAlike:
        return {.title = text::pairsAlike({.tag = first,
                                           .level = level,
                                           .other = shown.tag(1),
                                           .otherLevel = shown.level(1)}),
                .explanation = text::pairsAlikeExplained(),
                .fix = fix::keepApart(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    case Sign::PairsReversed:
        return {.title = text::pairsReversed({.tag = first,
                                              .level = level,
                                              .other = shown.tag(1),
                                              .otherLevel = shown.level(1)}),
                .explanation = text::pairsReversedExplained(),
                .fix = fix::keepApart(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    default:
        return {.title = text::pairsByChance(
                    {.tag = first,
                     .level = level,
                     .batch = Count(shown.relation.guessed),
                     .guess = Plain(std::log(static_cast<double>(shown.relation.guessed)))}),
                .explanation = shown.relation.levels[0] > kMoved * shown.relation.starts[0]
                                   ? text::pairsStandExplained()
                                   : text::pairsByChanceExplained(),
                .fix = fix::keepApart(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    }
}

Told ofPolicies(const Shown& shown)
{
    const Words first = shown.tag(0);
    const Plain level = shown.level(0);
    switch (shown.relation.sign) {
    case Sign::DiscriminatorWon:
        return {.title = text::discriminatorWon({.tag = first,
                                                 .level = level,
                                                 .other = shown.tag(1),
                                                 .otherLevel = shown.level(1)}),
                .explanation = text::discriminatorWonExplained(),
                .fix = fix::balanceOpponents(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    case Sign::GoalNeverReached:
        return {.title = text::goalNeverReached({.tag = first, .evaluations = shown.evaluations()}),
                .explanation = text::goalNeverReachedExplained(),
                .fix = fix::shapeReward(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    case Sign::RewardScale:
        return {.title = text::rewardScale({.tag = first,
                                            .level = level,
                                            .other = shown.tag(1),
                                            .otherLevel = shown.level(1)}),
                .explanation = text::rewardScaleExplained(),
                .fix = fix::scaleRewards(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    case Sign::NeverEnds:
        return {.title = text::neverEnds({.tag = first,
                                          .level = level,
                                          .other = shown.tag(1),
                                          .otherLevel = shown.level(1)}),
                .explanation = text::goalNeverReachedExplained(),
                .fix = fix::shapeReward(),
                .confidence = confidence::likely,
                .cost = cost::useless};
    default:
        return {.title = text::evaluationApart({.tag = shown.tag(1),
                                                .level = shown.level(1),
                                                .other = first,
                                                .otherLevel = level}),
                .explanation = text::evaluationApartExplained(),
                .fix = fix::sameEnvironment(),
                .confidence = confidence::possible,
                .cost = cost::partial};
    }
}

Told told(const Shown& shown)
{
    const Sign sign = shown.relation.sign;
    if (sign <= Sign::BoxesInPixels)
        return ofDetection(shown);
    if (sign <= Sign::TermUnlearned)
        return ofAnswers(shown);
    if (sign <= Sign::LastValue)
        return ofNumbers(shown);
    if (sign <= Sign::OtherPerplexity)
        return ofText(shown);
    return sign <= Sign::PairsByChance ? ofRepresentations(shown) : ofPolicies(shown);
}

void report(const ScoreRelation& relation, const Thresholds& thresholds, FindingSink& sink)
{
    Told said = told({relation});
    Finding finding;
    finding.run = relation.signals.front()->run->id;
    finding.severity = said.isRemark ? Severity::Info : Severity::Warning;
    finding.confidence = said.confidence;
    finding.cost = said.cost;
    finding.stake.modelQuality = !said.isRemark;
    finding.title = std::move(said.title);
    finding.explanation = std::move(said.explanation);
    for (std::size_t k = 0; k < relation.curves.size() && relation.signals[k] != nullptr; ++k)
        finding.evidence.emplace_back(curveEvidence(
            *relation.signals[k], relation.curves[k], 0, relation.curves[k].size() - 1,
            k == 0 ? text::firstScore() : text::otherScore()));
    finding.evidence.emplace_back(number::evaluations(Count(relation.evaluations()), thresholds));
    finding.fixes = {std::move(said.fix)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const std::vector<ScoreRelation> found = findScoreRelations(
        input.training,
        static_cast<std::size_t>(std::clamp(thresholds.evaluations.value, 3.0, 1e6)));
    if (found.empty()) {
        sink.judged(judgedFact(text::noRelation()));
        return;
    }
    sink.judged(judgedCurve(found.front().curves.front(), text::compared()));
    // What is wrong with one number is wrong with the others: the first row tells it best.
    report(found.front(), thresholds, sink);
}

} // namespace faultline::rules::scores_together
