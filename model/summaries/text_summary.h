// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// How much of a logged text is kept to be looked at.
struct TextLimits {
    std::size_t bytes = 1U << 20; ///< of all cells together
    std::size_t rows = 1000;
    std::size_t columns = 64;
};

/// A logged text, laid out as TensorBoard does: one text, a column of texts, or a table. Of a
/// tensor of more dimensions the first table is shown. UTF-8 as logged: not checked.
struct TextSummary {
    std::size_t rows = 0; ///< kept; 0: an empty tensor
    std::size_t columns = 0;
    std::vector<std::string> cells; ///< row by row; the last kept one may be cut, later are empty
    std::vector<std::uint64_t> shape;
    std::uint64_t cellCount = 0; ///< logged, in all dimensions
    std::uint64_t byteCount = 0; ///< of all texts as logged
    std::uint64_t shownBytes = 0;
    bool isCut = false; ///< something of what was logged is not in `cells`

    [[nodiscard]] bool isTable() const { return rows > 1 || columns > 1; }
};

/// Decodes a Summary.Value message with a tensor of strings. Corrupt if it holds none.
[[nodiscard]] Result<TextSummary> readTextSummary(std::string_view value,
                                                  const TextLimits& limits = {});

/// All of a logged text, for a file: cells of a row are parted by tabs, rows by line feeds; one
/// text is given byte by byte.
[[nodiscard]] Result<std::string> readWholeText(std::string_view value);

} // namespace faultline
