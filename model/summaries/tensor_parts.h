// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// A TensorProto whose values lie where they are: they may be large. Views into its bytes.
struct TensorParts {
    std::uint64_t dtype = 0; ///< DataType of types.proto; of a reference 100 more
    /// Sizes; nothing if one is open, or there are more than TensorFlow allows, or they are
    /// damaged.
    std::optional<std::vector<std::uint64_t>> dims{std::in_place};
    std::string_view content;              ///< values as they lie in memory
    std::vector<std::string_view> strings; ///< at most as many as were asked for
    std::uint64_t stringsLeftOut = 0;
    std::vector<std::string_view> packed; ///< lists of floats or doubles
    std::vector<double> reals;            ///< floats and doubles one by one, behind the lists
};

/// Takes a TensorProto apart; nothing after damage.
[[nodiscard]] std::optional<TensorParts> readTensorParts(std::string_view tensorProto,
                                                         std::size_t mostStrings);

} // namespace faultline
