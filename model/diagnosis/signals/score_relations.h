// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/measured_scores.h"
#include "model/diagnosis/training/training.h"

#include <array>
#include <cstddef>
#include <vector>

namespace faultline {

/// What two or three numbers of the same evaluations say together and none of them says alone.
///
/// A relation is a row of a table: which measures, what must hold of their values, in how many
/// evaluations. Adding one is adding a row, and its texts in the rule scores-together.
struct ScoreRelation {
    enum class Sign {
        // Detection
        FoundTwice,         ///< average precision below what precision and recall guarantee
        ScoreThreshold,     ///< all that is found is right, and the average precision is the recall
        CoarseBoxes,        ///< good at an overlap of one half and nothing at three quarters
        MisrankedBoxes,     ///< the boxes are found, and the precision is next to nothing
        SmallMissed,        ///< no small object is found
        NoBoxMatched,       ///< a box loss of exactly 0 in training
        FewBoxesMatched,    ///< the same in many of the steps
        NoBoxInEvaluation,  ///< the same in the evaluation only
        BoxesReadOtherwise, ///< the terms of the boxes fall, and the average precision is nothing
        ClassesOutweigh,    ///< the term of the classes is nearly the whole total
        TotalInPixels,      ///< a total in the tens that stays, and boxes that never overlap
        BoxesInPixels,      ///< the term of the boxes is huge and stays
        // Answers
        OneClass,       ///< the scores are those of one class for every example
        UnderThreshold, ///< ranked well, and no example is above the threshold
        Impossible,     ///< a score above another that it can never exceed
        ScoreBlind,     ///< the score never moves while the loss of the same evaluation falls
        ClassOfNone,    ///< one class is never found, and the others are
        PerfectAtOnce,  ///< every answer is right from the first evaluation on
        TermUnlearned,  ///< one term of the loss stays while another falls
        // Numbers
        OtherScale, ///< predictions follow the targets, and lie elsewhere
        FarOff,     ///< much worse than the mean, while the training loss falls
        FewHuge,    ///< few errors that are huge
        LastValue,  ///< a forecast no better than the last value
        // Text and speech
        NothingWritten,  ///< every word is wrong: nothing or blanks
        WordsSplit,      ///< letters are right, and not a word
        NeverStops,      ///< more errors than words
        DecodesBadly,    ///< next tokens are right, and what is generated is not
        OtherPerplexity, ///< not the exponential of the loss
        // Representations, opponents, policies
        CodesUnused,
        PairsAlike,
        PairsReversed,
        PairsByChance, ///< a contrastive loss at the logarithm of the batch size
        DiscriminatorWon,
        GoalNeverReached,
        NeverEnds,
        RewardScale,     ///< rewards and the loss of their prediction are huge
        EvaluationApart, ///< the reward of the training rises, that of the evaluation does not
    };
    Sign sign = Sign::FoundTwice;
    std::array<const Signal*, 3> signals = {}; ///< the first is always there
    std::array<LearningCurve, 3> curves = {};  ///< values at the steps that all of them have
    std::array<double, 3> starts = {};
    std::array<double, 3> levels = {}; ///< medians of the last third
    double share = 0.0;                ///< of the values or of the total, where a sign is about one
    std::size_t guessed = 0; ///< classes or examples among which a guess costs the level; 0: none

    [[nodiscard]] std::size_t evaluations() const { return curves.front().size(); }
};

/// All that hold, those of the table first. `fewest`: evaluations that a relation needs, but where
/// its row says otherwise.
[[nodiscard]] std::vector<ScoreRelation> findScoreRelations(const Training& training,
                                                            std::size_t fewest);

} // namespace faultline
