// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline::tfevents {

/// What a TensorProto holds, as far as a scalar is concerned.
struct TensorSummary {
    std::int64_t dtype = 0; ///< DataType enum; reference types (+100) reduced to their base
    bool isNumeric = false;
    bool isValid = false;           ///< the message could be read
    std::uint64_t elementCount = 1; ///< product of the dimensions; 1 for rank 0
    std::optional<double> scalar;   ///< the element, if there is exactly one and it is a number
};

/// Decodes a TensorProto. Semantics as TensorFlow's: non-empty tensor_content is the raw
/// little-endian buffer; otherwise the typed list, whose last value fills what is missing
/// and whose absence means zero. int64 values beyond 2^53 are rounded to double, as TensorBoard
/// does.
[[nodiscard]] TensorSummary summarizeTensor(std::string_view tensorProto);

} // namespace faultline::tfevents
