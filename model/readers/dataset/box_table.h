// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace faultline {

/// Which columns of a table of boxes hold what, as its header says. npos: there is none.
struct BoxTableColumns {
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    std::size_t picture = npos;
    std::size_t xmin = npos;
    std::size_t ymin = npos;
    std::size_t xmax = npos;
    std::size_t ymax = npos;
    std::size_t className = npos;
    std::size_t width = npos;
    std::size_t height = npos;
    std::size_t truncated = npos;
    std::size_t occluded = npos;
    std::size_t groupOf = npos;
    std::size_t difficult = npos;
    /// As in Open Images: coordinates in 0..1, pictures named without their extension.
    bool isOpenImages = false;
};

/// The columns of a table that has a picture and four corners in each row; none if it is another.
[[nodiscard]] std::optional<BoxTableColumns> boxTableColumns(std::span<const std::string> header);

} // namespace faultline
