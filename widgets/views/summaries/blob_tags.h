// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/cards/tag_groups.h"

namespace faultline::ui {

/// The tags of one kind over all runs, in the order of display, for groupTags(). Runs that logged
/// nothing of a tag that can be found again are left out. Linear in runs x tags.
[[nodiscard]] TagIndex buildBlobIndex(CasePtr data, TagKind kind);

class ViewContext;

/// What of an index the shared state lets through: tags that match the filter and that a visible
/// run logged.
struct VisibleTags {
    std::vector<TagGroup> groups;  ///< of `index`
    std::vector<bool> runVisible;  ///< by position in CaseData::runs
    std::size_t shown = 0;         ///< tags in the groups
    std::size_t ofVisibleRuns = 0; ///< and those that the filter leaves out
};
[[nodiscard]] VisibleTags visibleTags(const TagIndex& index, const ViewContext& context);

} // namespace faultline::ui
