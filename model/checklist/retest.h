// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/progress.h"

#include <string>
#include <vector>

namespace faultline {

/// What the next run says of the attempts that wait for it.
struct RetestReport {
    struct Line {
        std::string item;        ///< ChecklistItem::id
        std::size_t attempt = 0; ///< into ItemProgress::attempts
        RetestedPromise promise;
    };
    ChecklistProgress progress;      ///< with outcomes, results, history and newest runs filled in
    std::vector<Line> lines;         ///< one for each promise that was looked at
    std::vector<std::string> closed; ///< items that were a problem and are none now
    std::vector<std::string> reopened; ///< items that were closed and are a problem again
    std::vector<std::string> appeared; ///< items that are a problem for the first time
};

/// Holds one promise against a diagnosis: kept, broken, or cannot tell where the rule did not judge
/// (it abstained, is muted, was not asked) or does not compute the number. Of several runs in
/// `runs` one that breaks it decides. `runs` empty: all that were judged.
[[nodiscard]] RetestedPromise retest(const TakenPromise& promise, const Diagnosis& next,
                                     const std::vector<RunId>& runs = {});

/// What came out, with both numbers: RetestedPromise::sentence.
[[nodiscard]] Text sentenceOf(const RetestedPromise& result);

/// Re-tests every attempt that waits, or could not be told last time, against the next run's
/// diagnosis, and closes and reopens items by what their rules say. `runs`: those that are
/// new; empty: all. Pure.
[[nodiscard]] RetestReport retestProgress(const ChecklistProgress& progress, const Diagnosis& next,
                                          double time, const std::vector<RunId>& runs = {});

/// Remembers which items are problems, so that the next run can close or reopen them; touches no
/// attempt. For the first diagnosis of a case, and whenever a change of thresholds gave another
/// one.
void rememberProblems(ChecklistProgress& progress, const Diagnosis& diagnosis);

} // namespace faultline
