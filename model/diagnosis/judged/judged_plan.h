// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/findings/rule.h"

namespace faultline {

/// There is no plan of the memory that a rule about plans could judge by.
inline void tellNoPlan(FindingSink& sink)
{
    sink.judged(judgedFact(
        {FAULTLINE_TR_NOOP("Diagnosis", "The memory that the configuration needs on its GPU "
                                        "and machine was not planned."),
         {}}));
}

} // namespace faultline
