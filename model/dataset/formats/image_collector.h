// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_reader.h"
#include "model/dataset/formats/picture_files.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace faultline {

/// A box with its class by name or id, as annotations of text formats give it.
struct AnnotatedBox {
    BoxRow row; ///< without classIndex
    std::string className;
    std::optional<std::int64_t> classId;
    DatasetPart::Outline outline;
};

struct AnnotatedImage {
    ImageRow row;
    std::string name;       ///< as Dataset::name()
    std::string annotation; ///< as Dataset::annotation(); empty if the row names a container
    std::vector<AnnotatedBox> boxes;
};

/// Takes pictures in their final order and hands them to the builder. A name that came before gets
/// kDuplicateId.
class ImageCollector {
public:
    explicit ImageCollector(DatasetReadContext& context) : m_context(context) {}

    void add(const AnnotatedImage& image);
    /// A class that exists whether or not a box has it.
    void addClass(const std::string& name, std::optional<std::int64_t> id)
    {
        if (!name.empty() || id)
            (void)m_part.classIndex(name, id);
    }
    void addIssues(const ImportLog& issues) { m_part.addIssues(issues); }
    void addIssue(ImportIssue issue) { m_part.addIssue(std::move(issue)); }
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] std::size_t missingCount() const { return m_missing; }
    /// Call once, when everything is in.
    void finish();

private:
    void flush();

    DatasetReadContext& m_context;
    DatasetPart m_part;
    std::unordered_set<std::size_t> m_seen; ///< hashes of names
    std::vector<BoxRow> m_rows;
    std::vector<DatasetPart::Outline> m_outlines;
    std::size_t m_count = 0;
    std::size_t m_missing = 0;
};

/// Where the maker of a stretch of pictures puts them; one for each thread and stretch.
struct ImageStretch {
    PictureFiles& files;
    std::vector<AnnotatedImage>& images;
    ImportLog& issues;
    std::uint64_t bytes = 0; ///< that were read, for progress
};

/// Calls make(stretch, i) for every i in [0, count) on the pool and gives what it made to `into`,
/// in order. Memory: a few thousand pictures. Stops early when cancelled.
void collectImages(DatasetReadContext& context, const DatasetSource& source, std::size_t count,
                   ImageCollector& into,
                   const std::function<void(ImageStretch& stretch, std::size_t index)>& make);

/// The files of a split whose names end in `extension` (in any case), folders walked, each once
/// and by name.
[[nodiscard]] std::vector<std::string> annotationFiles(const DatasetSplit& split,
                                                       std::string_view extension);

/// Gives what is pending to the builder and says so if not one picture file was found: paths are
/// then wrong as a whole. Fails with `nothingFound`, for people, if there is no image at all
/// (unless the reading was cancelled). Label maps are set after it: they are fitted to the classes
/// of boxes.
[[nodiscard]] Result<void> finishReading(const DatasetReadContext& context,
                                         const DatasetSource& source, ImageCollector& collector,
                                         Text nothingFound);

} // namespace faultline
