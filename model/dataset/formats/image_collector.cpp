// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/image_collector.h"

#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/readers/sniffing.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kStretch = 64;
constexpr std::size_t kStretchesAtOnce = 64;
constexpr std::size_t kImagesOfPart = 8192;

void noteAllMissing(const DatasetSource& source, ImageCollector& collector)
{
    if (collector.count() == 0 || collector.missingCount() < collector.count())
        return;
    const std::string& folder = source.splits.front().imageRoot;
    collector.addIssue(
        {.code = IssueCode::MissingPart,
         .path = source.file.path,
         .offsetBytes = {},
         .bytesLost = 0,
         .detail = {FAULTLINE_TR_NOOP("Errors",
                                      "not one of the images is there; they were looked for in %1"),
                    {(folder.empty() ? source.root : folder)}}});
}

} // namespace

void ImageCollector::add(const AnnotatedImage& image)
{
    ImageRow row = image.row;
    if (!image.name.empty() && !m_seen.insert(std::hash<std::string>{}(image.name)).second)
        row.flags |= kDuplicateId;
    m_rows.clear();
    m_outlines.clear();
    bool hasOutlines = false;
    for (const AnnotatedBox& box : image.boxes) {
        BoxRow made = box.row;
        if (box.className.empty() && !box.classId)
            made.flags |= kBoxUnlabelled;
        else
            made.classIndex = m_part.classIndex(box.className, box.classId);
        hasOutlines |= !box.outline.rings.empty();
        m_rows.push_back(made);
        m_outlines.push_back(box.outline);
    }
    if (!hasOutlines)
        m_outlines.clear();
    m_part.addImage(row, image.name, image.annotation, m_rows, m_outlines);
    ++m_count;
    m_missing += row.has(kImageMissing) || row.has(kImageOutside) ? 1 : 0;
    if (m_part.imageCount() >= kImagesOfPart)
        flush();
}

void ImageCollector::flush()
{
    m_context.builder.append(std::move(m_part));
    m_part = DatasetPart();
}

void ImageCollector::finish()
{
    flush();
}

void collectImages(DatasetReadContext& context, const DatasetSource& source, std::size_t count,
                   ImageCollector& into,
                   const std::function<void(ImageStretch& stretch, std::size_t index)>& make)
{
    struct Made {
        std::vector<AnnotatedImage> images;
        ImportLog issues;
        std::uint64_t bytes = 0;
    };
    constexpr std::size_t kRound = kStretch * kStretchesAtOnce;
    for (std::size_t from = 0; from < count && !context.monitor.isCancelled(); from += kRound) {
        const std::size_t end = std::min(count, from + kRound);
        std::vector<Made> made((end - from + kStretch - 1) / kStretch);
        context.pool.parallelFor(made.size(), [&](std::size_t i) {
            PictureFiles files(source);
            ImageStretch stretch{
                .files = files, .images = made[i].images, .issues = made[i].issues};
            const std::size_t first = from + i * kStretch;
            for (std::size_t at = first; at < std::min(end, first + kStretch); ++at) {
                if (context.monitor.isCancelled())
                    break;
                make(stretch, at);
            }
            made[i].bytes = stretch.bytes;
            context.monitor.advance(stretch.bytes);
        });
        for (const Made& stretch : made) {
            into.addIssues(stretch.issues);
            for (const AnnotatedImage& image : stretch.images)
                into.add(image);
            context.builder.addSourceBytes(stretch.bytes);
        }
    }
}

std::vector<std::string> annotationFiles(const DatasetSplit& split, std::string_view extension)
{
    std::vector<std::string> files;
    for (const std::string& path : split.paths) {
        if (!isFolderAt(path)) {
            files.push_back(path);
            continue;
        }
        for (const std::string& name : filesBelow(path)) {
            if (hasExtension(name, extension))
                files.push_back(joinedLocation(path, name));
        }
    }
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

Result<void> finishReading(const DatasetReadContext& context, const DatasetSource& source,
                           ImageCollector& collector, Text nothingFound)
{
    noteAllMissing(source, collector);
    collector.finish();
    if (collector.count() == 0 && !context.monitor.isCancelled()) {
        return Error{.code = ErrorCode::Corrupt,
                     .path = source.file.path,
                     .detail = std::move(nothingFound)};
    }
    return {};
}

} // namespace faultline
