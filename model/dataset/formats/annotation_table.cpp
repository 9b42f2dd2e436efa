// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/annotation_table.h"

#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/picture_folders.h"

namespace faultline {

std::uint32_t AnnotationTable::addImage(Image image)
{
    m_images.push_back(std::move(image));
    return static_cast<std::uint32_t>(m_images.size() - 1);
}

std::int32_t AnnotationTable::classIndex(std::string_view name, std::optional<std::int64_t> id)
{
    const auto [at, isNew] =
        m_classOf.try_emplace({std::string(name), id}, static_cast<std::int32_t>(m_classes.size()));
    if (isNew)
        m_classes.emplace_back(std::string(name), id);
    return at->second;
}

void AnnotationTable::addRing(const std::vector<OutlinePoint>& points)
{
    m_points.insert(m_points.end(), points.begin(), points.end());
    m_ringEnds.push_back(static_cast<std::uint32_t>(m_points.size()));
}

void AnnotationTable::emit(DatasetReadContext& context, const DatasetSource& source,
                           ImageCollector& into)
{
    m_firstBox.assign(m_images.size() + 1, 0);
    for (const Box& box : m_boxes)
        ++m_firstBox[box.image + 1];
    for (std::size_t i = 1; i < m_firstBox.size(); ++i)
        m_firstBox[i] += m_firstBox[i - 1];
    m_order.resize(m_boxes.size());
    std::vector<std::uint32_t> next(m_firstBox.begin(), m_firstBox.end() - 1);
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_order[next[m_boxes[i].image]++] = static_cast<std::uint32_t>(i);
    collectImages(context, source, m_images.size(), into,
                  [&](ImageStretch& stretch, std::size_t index) {
                      emitImage(static_cast<std::uint32_t>(index), source, stretch);
                  });
}

void AnnotationTable::emitImage(std::uint32_t index, const DatasetSource& source,
                                ImageStretch& stretch) const
{
    const Image& image = m_images[index];
    const DatasetSplit& split = source.splits[image.split];
    AnnotatedImage made;
    made.row.id = image.id;
    made.row.container = image.container;
    made.row.split = image.split;
    made.row.flags = image.flags;
    made.row.recordBytes = image.recordBytes;
    made.row.statedWidth = image.statedWidth;
    made.row.statedHeight = image.statedHeight;
    const std::string folder =
        split.imageRoot.empty() ? std::string(parentOf(split.paths.front())) : split.imageRoot;
    made.name = stretch.files.nameOf(folder, image.name);
    const bool lacksExtension = stemOf(baseName(image.name)) == baseName(image.name);
    if ((image.isStem || lacksExtension) && !stretch.files.exists(made.name)) {
        if (std::string found = stretch.files.withExtension(made.name); !found.empty())
            made.name = std::move(found);
    }
    if (!image.name.empty())
        stretch.files.describe(made.name, made.row);
    else
        made.row.flags |= kImageMissing;
    stretch.bytes += made.row.sizeBytes;
    const BoxScale scale = boxScaleOf(made.row);
    for (std::uint32_t at = m_firstBox[index]; at < m_firstBox[index + 1]; ++at) {
        const Box& box = m_boxes[m_order[at]];
        AnnotatedBox out;
        out.row.flags = box.flags;
        setCorners(out.row, static_cast<double>(box.xmin), static_cast<double>(box.ymin),
                   static_cast<double>(box.xmax), static_cast<double>(box.ymax),
                   box.isNormalised ? BoxScale{1.0, 1.0} : scale);
        if (box.classOf >= 0)
            std::tie(out.className, out.classId) = m_classes[static_cast<std::size_t>(box.classOf)];
        for (std::uint32_t ring = box.firstRing; ring < box.firstRing + box.ringCount; ++ring) {
            const std::size_t begin = ring == 0 ? 0 : m_ringEnds[ring - 1];
            out.outline.rings.emplace_back(m_points.begin() + static_cast<std::ptrdiff_t>(begin),
                                           m_points.begin()
                                               + static_cast<std::ptrdiff_t>(m_ringEnds[ring]));
        }
        made.boxes.push_back(std::move(out));
    }
    stretch.images.push_back(std::move(made));
}

} // namespace faultline
