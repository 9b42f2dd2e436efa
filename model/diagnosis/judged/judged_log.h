// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <vector>

namespace faultline {

/// What the rules that read consoles tell of what they looked at, whether or not they fire.

/// "lines-read": lines of all consoles of the training.
void tellLines(const Training& training, FindingSink& sink);

/// "points": points that tell how the training went. Told where there are too few to judge by.
void tellProgress(const Training& training, FindingSink& sink);

/// "last-step": the last step that the training came to, by its events or its consoles. With
/// "onset-step" it keeps a later run that is shorter than the failure took to show from being taken
/// for the proof of a fix (model/checklist/retest.h).
void tellLastStep(const Training& training, FindingSink& sink);

/// "onset-step": the step at which the failure showed.
void tellOnset(std::int64_t step, FindingSink& sink);

/// Of a rule about what ended the run: the lines that were read, how far the training came, and
/// "fatal-events", how many ends of the kind there were (`label`). An end is its own onset.
void tellEnd(const Training& training, bool isFound, Text label, FindingSink& sink);

/// "unanswered-failures": the log reports a failure, and nothing shows how it went on. The verdict
/// then does not say that nothing was found.
void tellUnanswered(FindingSink& sink);

/// "pairs-checked", and what the tables say of the first of them: they come worst first.
void tellVersions(const std::vector<CompatibilityVerdict>& verdicts, FindingSink& sink);

} // namespace faultline
