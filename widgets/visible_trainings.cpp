// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/visible_trainings.h"

#include "model/qt/text.h"

#include <algorithm>

namespace faultline::ui {

std::vector<const Training*> visibleTrainings(const CaseAnalysis& analysis, const ViewState& view)
{
    std::vector<const Training*> visible;
    for (const Training& training : analysis.trainings) {
        if (std::any_of(training.runs.begin(), training.runs.end(), [&view](const RunPtr& run) {
                return !view.hiddenRuns.contains(toQString(run->name));
            }))
            visible.push_back(&training);
    }
    return visible;
}

} // namespace faultline::ui
