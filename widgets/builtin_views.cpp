// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_factory.h"
#include "widgets/views/views.h"

namespace faultline::ui {

std::vector<std::unique_ptr<const ViewFactory>> builtinViews()
{
    std::vector<std::unique_ptr<const ViewFactory>> views;
    views.push_back(makeOverviewViewFactory());
    views.push_back(makeChecklistViewFactory());
    views.push_back(makeScalarsViewFactory());
    views.push_back(makeSummariesViewFactory());
    views.push_back(makeHardwareViewFactory());
    views.push_back(makeConsoleViewFactory());
    views.push_back(makeConfigViewFactory());
    views.push_back(makeTraceViewFactory());
    views.push_back(makeDataViewFactory());
    views.push_back(makeBatchesViewFactory());
    views.push_back(makeMemoryViewFactory());
    views.push_back(makeInputLabViewFactory());
    views.push_back(makeRateViewFactory());
    views.push_back(makeCompareViewFactory());
    views.push_back(makeRulesViewFactory());
    views.push_back(makeLearnViewFactory());
    views.push_back(makeFleetViewFactory());
    return views;
}

} // namespace faultline::ui
