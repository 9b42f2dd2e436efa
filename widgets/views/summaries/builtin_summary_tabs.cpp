// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/summary_tab.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <set>
#include <string_view>

namespace faultline::ui {

std::vector<std::unique_ptr<const SummaryTabFactory>> builtinSummaryTabs()
{
    std::vector<std::unique_ptr<const SummaryTabFactory>> tabs;
    tabs.push_back(makeImagesTabFactory());
    tabs.push_back(makeHistogramsTabFactory());
    tabs.push_back(makeTextTabFactory());
    tabs.push_back(makeHparamsTabFactory());
    tabs.push_back(makePrCurvesTabFactory());
    tabs.push_back(makeGraphTabFactory());
    tabs.push_back(makeAudioTabFactory());
    tabs.push_back(makeLayoutsTabFactory());
    tabs.push_back(makeOtherTabFactory());
    return tabs;
}

std::size_t countTagsOfKind(const CaseData& data, TagKind kind)
{
    std::set<std::string_view> tags;
    for (const RunPtr& run : data.runs) {
        for (const auto& [tag, blobs] : run->blobs) {
            if (blobs.kind == kind)
                tags.insert(tag);
        }
    }
    return tags.size();
}

} // namespace faultline::ui
