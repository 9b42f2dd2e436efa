// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::annotation {

/// An id as written: a number, perhaps with ".0" behind it, or any other text.
struct CocoId {
    std::optional<std::int64_t> number;
    std::string text; ///< if it is no number; empty: there is no id

    [[nodiscard]] bool empty() const { return !number && text.empty(); }
    [[nodiscard]] std::string shown() const;
    auto operator<=>(const CocoId&) const = default;
};

struct CocoIdHash {
    std::size_t operator()(const CocoId& id) const
    {
        return id.number ? std::hash<std::int64_t>{}(*id.number)
                         : std::hash<std::string>{}(id.text);
    }
};

struct CocoImage {
    CocoId id;
    std::string fileName;
    double width = 0;
    double height = 0;
};

struct CocoCategory {
    CocoId id;
    std::string name;
};

/// A corner, in pixels.
struct CocoPoint {
    double x = 0;
    double y = 0;
};

struct CocoBox {
    CocoId id;
    CocoId image;
    CocoId category;
    std::vector<double> bbox; ///< x, y, width, height; NaN where it is no number; empty: none
    std::vector<std::vector<CocoPoint>> rings;
    std::optional<std::vector<std::int64_t>> runs; ///< of a mask
    std::int64_t maskHeight = 0;
    std::int64_t maskWidth = 0;
    bool hasMask = false;
    bool isCrowd = false;
    bool isOccluded = false;
    std::string complaint; ///< what is wrong with the outline; empty: nothing
};

// Each takes the text of one object; false if it is none.
[[nodiscard]] bool readCoco(std::string_view text, CocoImage& image);
[[nodiscard]] bool readCoco(std::string_view text, CocoCategory& category);
[[nodiscard]] bool readCoco(std::string_view text, CocoBox& box);

} // namespace faultline::annotation
