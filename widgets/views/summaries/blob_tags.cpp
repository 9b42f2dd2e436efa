// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/blob_tags.h"

#include "widgets/view_context.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace faultline::ui {

TagIndex buildBlobIndex(CasePtr data, TagKind kind)
{
    TagIndex index;
    index.data = std::move(data);
    if (!index.data)
        return index;
    std::unordered_map<std::string_view, std::size_t> positions;
    for (std::size_t run = 0; run < index.data->runs.size(); ++run) {
        for (const auto& [tag, blobs] : index.data->runs[run]->blobs) {
            if (blobs.kind != kind || blobs.items.empty())
                continue;
            const auto place = positions.try_emplace(tag, index.entries.size());
            if (place.second)
                index.entries.push_back(
                    {.tag = QString::fromStdString(tag), .key = tag, .runs = {}});
            index.entries[place.first->second].runs.push_back(static_cast<std::uint32_t>(run));
        }
    }
    std::sort(index.entries.begin(), index.entries.end(),
              [](const TagEntry& a, const TagEntry& b) { return naturalLess(a.tag, b.tag); });
    return index;
}

VisibleTags visibleTags(const TagIndex& index, const ViewContext& context)
{
    VisibleTags visible;
    if (!index.data)
        return visible;
    for (const RunPtr& run : index.data->runs)
        visible.runVisible.push_back(context.isRunVisible(QString::fromStdString(run->name)));
    visible.groups = groupTags(index, [&](const TagEntry& entry) {
        if (std::none_of(entry.runs.begin(), entry.runs.end(),
                         [&](std::uint32_t run) { return visible.runVisible[run]; }))
            return false;
        ++visible.ofVisibleRuns;
        if (!context.matchesTagFilter(entry.tag))
            return false;
        ++visible.shown;
        return true;
    });
    return visible;
}

} // namespace faultline::ui
