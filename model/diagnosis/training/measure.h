// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

/// What a number of a training measures, as far as its name says.
enum class Measure {
    None,
    // From 0 to 1, higher is better
    Precision,
    Recall,
    Specificity,
    F1,
    MacroF1,
    Accuracy,
    TopFive, ///< the answer is among the first five
    BalancedAccuracy,
    RankingArea,      ///< below the ROC curve
    Agreement,        ///< Cohen's kappa, Matthews' correlation: 0 is that of a guess
    AveragePrecision, ///< over overlaps from 0.5 to 0.95
    ApAt50,
    ApAt75,
    ApOfSmall,
    ApOfLarge,
    AverageRecall,
    MeanIou,
    Iou,
    Dice,
    ExactMatch,
    GeneratedText, ///< BLEU, ROUGE, METEOR, chrF
    Success,       ///< share of the episodes that reach their goal
    RecallAt1,
    RecallAt5,
    RecallAt10,
    CodebookUse, ///< perplexity or share of the used codes
    // From -1 or from minus infinity on
    Determination, ///< R2
    Correlation,
    // Lower is better
    AbsoluteError,
    RootSquaredError,
    ScaledError, ///< of a forecast, in errors of the last value
    WordErrors,
    CharacterErrors,
    Perplexity,
    Loss, ///< the total
    BoxTerm,
    OtherTerm,
    // What is held apart or judged
    PositiveDistance,
    NegativeDistance,
    PositiveSimilarity,
    NegativeSimilarity,
    JudgedReals, ///< accuracy of a discriminator
    JudgedFakes,
    Reward,
    EpisodeLength,
    ValueLoss, ///< of the network that predicts the return
};

/// What a tag measures, and what is left of it.
struct MeasureOfTag {
    Measure measure = Measure::None;
    std::string of;
};
/// Measure::None for a loss: what a loss is of, its SignalKind says.
[[nodiscard]] MeasureOfTag measureOf(std::string_view tag);

} // namespace faultline
