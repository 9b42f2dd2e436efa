// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/case_datasets.h"

#include "model/session/open_case.h"
#include "widgets/view_state.h"

#include <utility>

namespace faultline::ui {

DatasetController& datasetsOf(ViewState& state)
{
    return datasetsOf(state, DatasetController::builtinLoader());
}

DatasetController& datasetsOf(ViewState& state, DatasetController::Loader loader)
{
    if (auto* existing = state.findChild<DatasetController*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    auto* made = new DatasetController(state.opened().jobs(), std::move(loader), &state);
    const auto follow = [made, &state] {
        const CasePtr& opened = state.caseData();
        made->setSources(opened ? opened->datasets : std::vector<DatasetSourcePtr>());
    };
    QObject::connect(&state, &ViewState::caseChanged, made, follow);
    follow();
    return *made;
}

} // namespace faultline::ui
