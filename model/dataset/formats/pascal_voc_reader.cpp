// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/dataset/formats/image_collector.h"
#include "model/dataset/formats/voc_annotation.h"
#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/label_names.h"
#include "model/readers/dataset/picture_folders.h"
#include "model/readers/sniffing.h"

#include <set>

namespace faultline {

namespace {

struct VocFile {
    std::string path;
    std::uint8_t split = 0;
};

/// The annotations that a list of ImageSets/Main names: a stem on each line, perhaps with -1, 0
/// or 1 behind it (absent, difficult, present).
std::vector<std::string> listedFiles(const std::string& list, ImportLog& issues)
{
    std::vector<std::string> files;
    const Result<std::string> text = annotation::readAnnotation(list);
    if (!text) {
        issues.add(annotation::issueAt(IssueCode::Unreadable, list, text.error().detail));
        return files;
    }
    const std::string folder =
        joinedLocation(parentLocation(parentLocation(parentLocation(list))), "Annotations");
    std::string_view rest = *text;
    while (!rest.empty()) {
        const std::size_t newline = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, newline));
        rest.remove_prefix(newline == std::string_view::npos ? rest.size() : newline + 1);
        const std::string_view stem = line.substr(0, line.find_first_of(" \t"));
        const bool isPlain = stem.find("..") == std::string_view::npos && !stem.starts_with('/');
        if (!stem.empty() && isPlain)
            files.push_back(joinedLocation(folder, std::string(stem) + ".xml"));
        else if (!stem.empty())
            issues.add(
                annotation::issueAt(IssueCode::BadRow, list, verbatim(annotation::quoted(line))));
    }
    return files;
}

class PascalVocReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::PascalVoc; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "Pascal VOC annotations");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override;
};

std::vector<VocFile> filesOf(const DatasetSource& source, ImportLog& issues)
{
    std::vector<VocFile> files;
    std::set<std::string> seen; // an annotation belongs to the first split that names it
    for (std::size_t split = 0; split < source.splits.size(); ++split) {
        DatasetSplit plain{.name = {}, .paths = {}, .imageRoot = {}};
        std::vector<std::string> paths;
        for (const std::string& path : source.splits[split].paths) {
            if (hasExtension(path, ".txt"))
                paths = listedFiles(path, issues);
            else
                plain.paths.push_back(path);
        }
        const std::vector<std::string> below = annotationFiles(plain, ".xml");
        paths.insert(paths.end(), below.begin(), below.end());
        for (std::string& path : paths) {
            if (source.splits.size() == 1 || seen.insert(path).second)
                files.push_back(
                    {.path = std::move(path), .split = static_cast<std::uint8_t>(split)});
        }
    }
    return files;
}

/// The name of the picture: what is written; where that is nowhere, what the file is called.
std::string pictureOf(const VocAnnotation& read, const std::string& path, const std::string& folder,
                      PictureFiles& files)
{
    const std::string written =
        read.fileName.empty() ? std::string() : files.nameOf(folder, read.fileName);
    if (!written.empty() && files.exists(written))
        return written;
    const std::string stem = files.nameOf(folder, stemOf(baseName(path)));
    const std::string found = files.withExtension(stem);
    if (!found.empty())
        return found;
    return written.empty() ? stem : written;
}

void addBoxes(const VocAnnotation& read, AnnotatedImage& image)
{
    const BoxScale scale = boxScaleOf(image.row);
    for (const VocObject& object : read.objects) {
        AnnotatedBox box;
        box.className = object.name;
        setCorners(box.row, object.xmin, object.ymin, object.xmax, object.ymax, scale);
        const auto set = [&box](bool isSo, BoxFlag flag) {
            if (isSo)
                box.row.flags |= flag;
        };
        set(object.isTruncated, kBoxTruncated);
        set(object.isDifficult, kBoxDifficult);
        set(object.isOccluded, kBoxOccluded);
        image.boxes.push_back(std::move(box));
    }
}

void readVoc(const DatasetSource& source, const VocFile& file, ImageStretch& stretch)
{
    const DatasetSplit& split = source.splits[file.split];
    const std::string folder =
        split.imageRoot.empty() ? std::string(parentOf(file.path)) : split.imageRoot;
    AnnotatedImage image;
    image.row.container = ImageRow::kOwnFile;
    image.row.split = file.split;
    image.annotation = stretch.files.relativeToRoot(file.path);
    VocAnnotation read;
    const Result<std::string> text = annotation::readAnnotation(file.path);
    if (text) {
        read = parseVoc(*text, file.path, stretch.issues);
        stretch.bytes += text->size();
        image.row.recordBytes = static_cast<std::uint32_t>(text->size());
        if (!read.isAnnotation && !read.isBroken)
            return; // some other XML
    } else {
        stretch.issues.add(
            annotation::issueAt(IssueCode::Unreadable, file.path, text.error().detail));
    }
    if (!text || read.isBroken)
        image.row.flags |= kAnnotationBroken;
    image.row.statedWidth = statedSide(read.width);
    image.row.statedHeight = statedSide(read.height);
    image.name = pictureOf(read, file.path, folder, stretch.files);
    stretch.files.describe(image.name, image.row);
    stretch.bytes += image.row.sizeBytes;
    addBoxes(read, image);
    stretch.images.push_back(std::move(image));
}

Result<void> PascalVocReader::read(const DatasetSource& source, DatasetReadContext& context) const
{
    ImportLog issues;
    const std::vector<VocFile> files = filesOf(source, issues);
    ImageCollector collector(context);
    collector.addIssues(issues);
    collectImages(
        context, source, files.size(), collector,
        [&](ImageStretch& stretch, std::size_t index) { readVoc(source, files[index], stretch); });
    Result<void> end =
        finishReading(context, source, collector,
                      FAULTLINE_TR_NOOP("Errors", "there is no annotation that can be read"));
    context.builder.setLabelMap(readLabelNames(source.labelMapPath));
    return end;
}

} // namespace

std::unique_ptr<const DatasetReader> makePascalVocReader()
{
    return std::make_unique<PascalVocReader>();
}

} // namespace faultline
