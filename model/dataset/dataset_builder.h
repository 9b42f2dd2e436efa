// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/dataset/dataset.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Rows of a stretch of a dataset (a shard, a thousand annotation files), made by one thread.
/// Indices inside are relative to it until the builder takes it.
class DatasetPart {
public:
    /// An outline to go with a box: its rings, in fractions of the picture.
    struct Outline {
        std::vector<std::vector<OutlinePoint>> rings;
    };

    /// `name` and `annotation` as Dataset gives them. Fields of `row` that are indices (name,
    /// annotation, firstBox, boxCount) are filled in here; `row.container` is of the builder.
    /// `boxes[i].classIndex` is what classIndex() of this part gave.
    /// `outlines` is empty or has one entry for each box.
    void addImage(ImageRow row, std::string_view name, std::string_view annotation,
                  std::span<const BoxRow> boxes, std::span<const Outline> outlines = {});
    /// The class of a name and id as written, made if it is new. Not both may be empty.
    [[nodiscard]] std::int32_t classIndex(std::string_view name, std::optional<std::int64_t> id);
    void addIssue(ImportIssue issue) { m_issues.add(std::move(issue)); }
    void addIssues(const ImportLog& issues) { m_issues.append(issues); }

    [[nodiscard]] std::size_t imageCount() const { return m_images.size(); }
    /// Adds to the id of every picture: records are counted from the start of their shard.
    void shiftIds(std::int64_t by);

private:
    friend class DatasetBuilder;

    std::uint32_t addName(std::string_view name);

    std::vector<ImageRow> m_images;
    std::vector<BoxRow> m_boxes;
    std::string m_names; ///< each ended by a NUL
    std::vector<DatasetClass> m_classes;
    std::map<std::pair<std::string, std::optional<std::int64_t>>, std::int32_t> m_classOf;
    std::vector<std::uint32_t> m_ringEnd;  ///< of every ring: end in m_points
    std::vector<std::uint32_t> m_boxRings; ///< of every box: end in m_ringEnd
    std::vector<OutlinePoint> m_points;
    ImportLog m_issues;
};

/// Joins parts, in the order in which they are given, to a Dataset.
class DatasetBuilder {
public:
    explicit DatasetBuilder(DatasetSource source);
    ~DatasetBuilder();

    /// Registers a shard or annotation file; the index is what ImageRow::container holds.
    [[nodiscard]] std::uint32_t addContainer(std::string path);
    void append(DatasetPart part);
    void addIssue(ImportIssue issue);
    void addIssues(const ImportLog& issues);
    /// Sets a flag of a picture that was appended, by its index.
    void setFlag(std::size_t image, ImageFlag flag);
    [[nodiscard]] std::size_t imageCount() const;
    [[nodiscard]] const ImageRow& image(std::size_t image) const;
    void addSourceBytes(std::uint64_t bytes);
    /// The label map: classes get their mapId; those that no box uses are added.
    void setLabelMap(std::span<const std::pair<std::int64_t, std::string>> items);
    /// The same, with items as the trainer looks them up: by name, or else by display name.
    void setLabelMap(std::span<const LabelMapItem> items);
    [[nodiscard]] DatasetPtr finish(bool isComplete);

private:
    std::shared_ptr<DatasetStorage> m_storage;
    std::map<std::pair<std::string, std::optional<std::int64_t>>, std::int32_t> m_classOf;
};

} // namespace faultline
