// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "widgets/views/cards/tag_groups.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace faultline::ui {

class ViewContext;

/// The values of one tag of one run, and a key that tells cards apart.
struct MediaSource {
    QString key;
    QString tag;
    RunPtr run;
    const BlobTag* blobs = nullptr; ///< lives in `run`

    [[nodiscard]] const BlobIndex& items() const { return blobs->items; }
};

/// What is shown of a case: tags of one kind that match the filter, of runs that are visible.
struct MediaSources {
    struct Tag {
        QString tag;
        std::vector<MediaSource> runs; ///< in the order of the runs; not empty
    };
    struct Group {
        QString name; ///< as in TagGroup
        std::vector<Tag> tags;
    };
    std::vector<Group> groups;
    std::size_t shownTags = 0;
    std::size_t tagsOfVisibleRuns = 0; ///< whether they match the filter or not

    [[nodiscard]] const MediaSource* find(const QString& key) const;
    [[nodiscard]] const Tag* findTag(const QString& tag) const;
};

[[nodiscard]] QString mediaKey(const QString& tag, const QString& run);
[[nodiscard]] MediaSources mediaSources(const TagIndex& index, const ViewContext& context);

} // namespace faultline::ui
