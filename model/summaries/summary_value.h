// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// What a Summary.Value message holds beside its tag. Views lie within the message.
struct SummaryContent {
    enum class Form : std::uint8_t {
        None,     ///< metadata alone, or a scalar
        OldImage, ///< Summary.Image
        OldHisto, ///< HistogramProto
        OldAudio, ///< Summary.Audio
        Tensor,   ///< TensorProto
    };
    Form form = Form::None;
    std::string_view message; ///< of that form
};

/// Looks into a Summary.Value; Corrupt if it is no such message.
[[nodiscard]] Result<SummaryContent> readSummaryContent(std::string_view value);

/// A TensorProto of DT_STRING.
struct StringTensor {
    std::vector<std::uint64_t> shape;      ///< empty: rank 0
    std::vector<std::string_view> strings; ///< row by row; within the message
    std::uint64_t leftOut = 0;             ///< strings that `most` left no room for
};

/// Decodes a tensor of strings, from string_val or from tensor_content (lengths as varints, then
/// the bytes). As in TensorFlow the last string stands for those that are missing. A shape that
/// does not tell how many there are, or fewer than there are, becomes one dimension: nothing is
/// lost by it. At most `most` strings are given. Corrupt for other types and damaged messages.
[[nodiscard]] Result<StringTensor> readStringTensor(std::string_view tensorProto,
                                                    std::size_t most = 65'536);

} // namespace faultline
