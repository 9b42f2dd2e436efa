// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/case_hparams.h"

#include "model/session/open_case.h"
#include "widgets/view_state.h"

namespace faultline::ui {

HparamLoader& hparamsOf(ViewState& state)
{
    if (auto* existing = state.findChild<HparamLoader*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    auto* loader = new HparamLoader(state.opened().jobs(), &state);
    QObject::connect(&state, &ViewState::caseChanged, loader,
                     [loader, &state] { loader->setCase(state.caseData()); });
    loader->setCase(state.caseData());
    return *loader;
}

} // namespace faultline::ui
