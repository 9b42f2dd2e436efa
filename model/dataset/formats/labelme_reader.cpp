// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/dataset/formats/image_collector.h"
#include "model/dataset/formats/labelme_annotation.h"
#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/picture_folders.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline {

namespace {

using annotation::LabelMeAnnotation;
using annotation::LabelMeShape;

struct LabelMeFile {
    std::string path;
    std::uint8_t split = 0;
};

/// Puts shapes into boxes.
class Shapes {
public:
    Shapes(const std::string& path, AnnotatedImage& image, ImportLog& issues)
        : m_path(path), m_image(image), m_issues(issues), m_scale(boxScaleOf(image.row))
    {
    }

    void add(const LabelMeShape& shape)
    {
        if (shape.points.empty() || (shape.points.size() < 2 && shape.type != "polygon")) {
            note(shape.type == "point" ? IssueCode::UnsupportedVariant : IssueCode::BadValue,
                 {FAULTLINE_TR_NOOP("Errors", "a %1 of %2 point(s) has no box"),
                  {shape.type, std::to_string(shape.points.size())}});
            return;
        }
        AnnotatedBox box;
        box.className = shape.label;
        if (shape.type == "circle")
            placeCircle(shape, box);
        else
            placeHull(shape, box);
        if (shape.type == "polygon" || shape.type == "rotation")
            addOutline(shape, box);
        if (shape.type == "mask")
            box.row.flags |= kBoxMask;
        if (shape.type != "rectangle" && shape.type != "mask")
            box.row.flags |= kBoxFromOutline;
        if (box.row.has(kBoxMalformed))
            note(IssueCode::BadValue,
                 {FAULTLINE_TR_NOOP("Errors", "a coordinate of a %1 is no number"), {shape.type}});
        m_image.boxes.push_back(std::move(box));
    }

private:
    void note(IssueCode code, Text detail)
    {
        m_image.row.flags |= kAnnotationBroken;
        m_issues.add(annotation::issueAt(code, m_path, std::move(detail)));
    }

    /// Any two opposite corners of a rectangle, in any order, are its hull.
    void placeHull(const LabelMeShape& shape, AnnotatedBox& box) const
    {
        constexpr double kFar = std::numeric_limits<double>::infinity();
        double xmin = kFar;
        double ymin = kFar;
        double xmax = -kFar;
        double ymax = -kFar;
        for (const LabelMeShape::Point& point : shape.points) {
            if (!std::isfinite(point.x) || !std::isfinite(point.y)) {
                xmin = ymin = xmax = ymax = annotation::notANumber();
                break;
            }
            xmin = std::min(xmin, point.x);
            ymin = std::min(ymin, point.y);
            xmax = std::max(xmax, point.x);
            ymax = std::max(ymax, point.y);
        }
        setCorners(box.row, xmin, ymin, xmax, ymax, m_scale);
    }

    /// The centre and a point of the edge.
    void placeCircle(const LabelMeShape& shape, AnnotatedBox& box) const
    {
        const LabelMeShape::Point& centre = shape.points[0];
        const double radius =
            std::hypot(shape.points[1].x - centre.x, shape.points[1].y - centre.y);
        setCorners(box.row, centre.x - radius, centre.y - radius, centre.x + radius,
                   centre.y + radius, m_scale);
    }

    void addOutline(const LabelMeShape& shape, AnnotatedBox& box) const
    {
        constexpr std::size_t kLeast = 3;
        if (!m_scale.isKnown() || shape.points.size() < kLeast)
            return;
        std::vector<OutlinePoint>& ring = box.outline.rings.emplace_back();
        for (const LabelMeShape::Point& point : shape.points)
            ring.push_back(outlinePoint(point.x / m_scale.width, point.y / m_scale.height));
        box.row.flags |= kBoxPolygon;
    }

    const std::string& m_path;
    AnnotatedImage& m_image;
    ImportLog& m_issues;
    BoxScale m_scale;
};

/// The picture that an annotation names; where that is nowhere, the one called like it.
std::string pictureOf(const LabelMeAnnotation& read, const LabelMeFile& file,
                      const DatasetSplit& split, PictureFiles& files)
{
    const std::string folder(parentOf(file.path));
    const std::string written =
        read.imagePath.empty() ? std::string() : files.nameOf(folder, read.imagePath);
    if (!written.empty() && files.exists(written))
        return written;
    const std::string& images = split.imageRoot.empty() ? folder : split.imageRoot;
    if (!read.imagePath.empty()) {
        std::string there = files.nameOf(images, baseName(read.imagePath));
        if (files.exists(there))
            return there;
    }
    const std::string stem = files.nameOf(images, stemOf(baseName(file.path)));
    std::string found = files.withExtension(stem);
    if (!found.empty())
        return found;
    return written.empty() ? stem : written;
}

void readLabelMe(const DatasetSource& source, const LabelMeFile& file, ImageStretch& stretch)
{
    AnnotatedImage image;
    image.row.container = ImageRow::kOwnFile;
    image.row.split = file.split;
    image.annotation = stretch.files.relativeToRoot(file.path);
    LabelMeAnnotation read;
    const Result<std::string> text = annotation::readAnnotation(file.path);
    if (text) {
        read = annotation::parseLabelMe(*text, file.path, stretch.issues);
        stretch.bytes += text->size();
        image.row.recordBytes = static_cast<std::uint32_t>(text->size());
        if (!read.isAnnotation && !read.isBroken)
            return; // some other JSON
    } else {
        stretch.issues.add(
            annotation::issueAt(IssueCode::Unreadable, file.path, text.error().detail));
    }
    if (!text || read.isBroken)
        image.row.flags |= kAnnotationBroken;
    image.row.statedWidth = statedSide(read.width);
    image.row.statedHeight = statedSide(read.height);
    image.name = pictureOf(read, file, source.splits[file.split], stretch.files);
    stretch.files.describe(image.name, image.row);
    stretch.bytes += image.row.sizeBytes;
    if (image.row.has(kImageMissing) && read.hasImageData)
        stretch.issues.add(annotation::issueAt(
            IssueCode::UnsupportedVariant, file.path,
            FAULTLINE_TR_NOOP("Errors", "the image is only inside the annotation (imageData); it "
                                        "is not taken from there")));
    Shapes shapes(file.path, image, stretch.issues);
    for (const LabelMeShape& shape : read.shapes)
        shapes.add(shape);
    stretch.images.push_back(std::move(image));
}

class LabelMeReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::LabelMe; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "LabelMe annotations");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        std::vector<LabelMeFile> files;
        for (std::size_t split = 0; split < source.splits.size(); ++split) {
            for (std::string& path : annotationFiles(source.splits[split], ".json"))
                files.push_back(
                    {.path = std::move(path), .split = static_cast<std::uint8_t>(split)});
        }
        ImageCollector collector(context);
        collectImages(context, source, files.size(), collector,
                      [&](ImageStretch& stretch, std::size_t index) {
                          readLabelMe(source, files[index], stretch);
                      });
        return finishReading(
            context, source, collector,
            FAULTLINE_TR_NOOP("Errors", "there is no annotation that can be read"));
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeLabelMeReader()
{
    return std::make_unique<LabelMeReader>();
}

} // namespace faultline
