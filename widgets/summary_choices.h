// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace faultline::ui {

/// What the tabs of the Summaries page share.
struct SummaryChoices {
    QString tab;            ///< SummaryTabInfo::id; empty: the first that has something to show
    bool linksSteps = true; ///< one step for all sliders
    std::optional<std::int64_t> step; ///< chosen last; nullopt: each value its latest

    friend bool operator==(const SummaryChoices&, const SummaryChoices&) = default;
};

} // namespace faultline::ui
