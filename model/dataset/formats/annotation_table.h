// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/formats/image_collector.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline {

/// Pictures and boxes of a file that holds many of both, in any order, until all of it is read.
class AnnotationTable {
public:
    struct Image {
        std::string name; ///< as written; without extension if `isStem`
        std::int64_t id = 0;
        std::uint32_t container = 0;
        std::uint32_t flags = 0; ///< ImageFlag
        std::uint32_t recordBytes = 0;
        std::uint16_t statedWidth = 0;
        std::uint16_t statedHeight = 0;
        std::uint8_t split = 0;
        bool isStem = false;
    };
    struct Box {
        std::uint32_t image = 0;
        float xmin = 0; ///< pixels, or fractions if `isNormalised`
        float ymin = 0;
        float xmax = 0;
        float ymax = 0;
        std::int32_t classOf = -1; ///< what classIndex() gave
        std::uint16_t flags = 0;   ///< BoxFlag
        bool isNormalised = false;
        std::uint32_t firstRing = 0;
        std::uint32_t ringCount = 0;
    };

    std::uint32_t addImage(Image image);
    [[nodiscard]] Image& image(std::uint32_t index) { return m_images[index]; }
    [[nodiscard]] std::size_t imageCount() const { return m_images.size(); }
    [[nodiscard]] std::int32_t classIndex(std::string_view name, std::optional<std::int64_t> id);
    void setClassName(std::int32_t index, const std::string& name)
    {
        m_classes[static_cast<std::size_t>(index)].first = name;
    }
    void addBox(const Box& box) { m_boxes.push_back(box); }
    [[nodiscard]] std::size_t boxCount() const { return m_boxes.size(); }
    /// Begins the outline of the next box; its rings follow.
    [[nodiscard]] std::uint32_t firstRing() const
    {
        return static_cast<std::uint32_t>(m_ringEnds.size());
    }
    void addRing(const std::vector<OutlinePoint>& points);

    /// Looks at the pictures and hands everything to `into`: pictures in the order in which they
    /// were added, each with its boxes in theirs.
    void emit(DatasetReadContext& context, const DatasetSource& source, ImageCollector& into);

private:
    void emitImage(std::uint32_t index, const DatasetSource& source, ImageStretch& stretch) const;

    std::vector<Image> m_images;
    std::vector<Box> m_boxes;
    std::vector<std::pair<std::string, std::optional<std::int64_t>>> m_classes;
    std::map<std::pair<std::string, std::optional<std::int64_t>>, std::int32_t> m_classOf;
    std::vector<std::uint32_t> m_ringEnds;
    std::vector<OutlinePoint> m_points;
    std::vector<std::uint32_t> m_firstBox; ///< of every image, into m_order; and one more
    std::vector<std::uint32_t> m_order;    ///< boxes by image
};

} // namespace faultline
