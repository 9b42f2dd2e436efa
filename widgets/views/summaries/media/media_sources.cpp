// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/media_sources.h"

#include "widgets/views/summaries/blob_tags.h"

namespace faultline::ui {

QString mediaKey(const QString& tag, const QString& run)
{
    // Also what stands in a card that is not made yet. Neither name is ever seen with a line feed.
    return tag + QChar::LineFeed + run;
}

MediaSources mediaSources(const TagIndex& index, const ViewContext& context)
{
    const VisibleTags visible = visibleTags(index, context);
    MediaSources sources;
    sources.shownTags = visible.shown;
    sources.tagsOfVisibleRuns = visible.ofVisibleRuns;
    for (const TagGroup& group : visible.groups) {
        MediaSources::Group shown{.name = group.name, .tags = {}};
        for (const TagEntry* entry : group.entries) {
            MediaSources::Tag tag{.tag = entry->tag, .runs = {}};
            for (const std::uint32_t position : entry->runs) {
                const RunPtr& run = index.data->runs[position];
                if (visible.runVisible[position])
                    tag.runs.push_back(
                        {.key = mediaKey(entry->tag, QString::fromStdString(run->name)),
                         .tag = entry->tag,
                         .run = run,
                         .blobs = &run->blobs.at(entry->key)});
            }
            shown.tags.push_back(std::move(tag));
        }
        sources.groups.push_back(std::move(shown));
    }
    return sources;
}

const MediaSources::Tag* MediaSources::findTag(const QString& tag) const
{
    for (const Group& group : groups) {
        for (const Tag& entry : group.tags) {
            if (entry.tag == tag)
                return &entry;
        }
    }
    return nullptr;
}

const MediaSource* MediaSources::find(const QString& key) const
{
    const Tag* tag = findTag(key.section(QChar::LineFeed, 0, 0));
    for (std::size_t i = 0; tag != nullptr && i < tag->runs.size(); ++i) {
        if (tag->runs[i].key == key)
            return &tag->runs[i];
    }
    return nullptr;
}

} // namespace faultline::ui
