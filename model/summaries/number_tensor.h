// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// The numbers of a TensorProto, row by row.
struct NumberTensor {
    std::vector<std::uint64_t> dims; ///< empty: a single number
    std::vector<double> values;      ///< as many as the product of the dims
};

/// Decodes a TensorProto of DT_FLOAT or DT_DOUBLE. As in TensorFlow a non-empty tensor_content is
/// the raw little-endian buffer; otherwise the typed list, packed or not, whose last value stands
/// for what is missing and whose absence means zero. Fails when the message is damaged, holds
/// something else, or has more than `most` values: nothing is allocated before that is known.
[[nodiscard]] Result<NumberTensor> readNumberTensor(std::string_view tensorProto, std::size_t most);

} // namespace faultline
