// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/event_writer.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// tests/data/summaries/<name>.value; empty if there is no such file.
inline std::string valueFile(const std::string& name)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR "/data/summaries/") + name + ".value",
                       std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A TensorProto of strings.
inline std::string stringTensor(const std::vector<std::string>& strings,
                                const std::vector<std::uint64_t>& shape)
{
    ProtoWriter sizes;
    for (const std::uint64_t size : shape)
        sizes.bytes(2, ProtoWriter().varint(1, size).data());
    ProtoWriter tensor;
    tensor.varint(1, 7).bytes(2, sizes.data());
    for (const std::string& text : strings)
        tensor.bytes(8, text);
    return tensor.data();
}

/// A Summary.Value with a tensor.
inline std::string tensorValue(std::string_view tensor)
{
    return ProtoWriter().bytes(1, "tag").bytes(8, tensor).data();
}

inline std::string textValue(const std::vector<std::string>& strings,
                             const std::vector<std::uint64_t>& shape)
{
    return tensorValue(stringTensor(strings, shape));
}

} // namespace faultline::test
