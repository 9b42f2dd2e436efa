// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <vector>

namespace faultline {

/// Takes out of a training what speaks of another one, so that no rule judges by it, and says which
/// and why; one finding for each artifact, without rule id and run.
///
/// - A configuration whose detector, number of classes, length or learning rate is not what the run
///   logged: one sure sign (terms of a loss that its detector does not have, more classes in the
///   evaluation than it knows) or two others.
/// - A label map none of whose names is among the classes that the evaluation names.
/// - A hardware log, console log or profile with times of its own that lies half a day or more away
///   from everything the run logged.
///
/// Nothing is taken out of a training that only these artifacts tell of. Pure.
[[nodiscard]] std::vector<Finding> setAsideContradictions(Training& training);

} // namespace faultline
