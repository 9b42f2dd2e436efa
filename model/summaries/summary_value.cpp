// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_value.h"

#include "model/io/wire_cursor.h"
#include "model/summaries/tensor_parts.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace faultline {

namespace {

/// DataType of types.proto; a reference type is 100 above its base.
constexpr std::uint64_t kString = 7;
constexpr std::uint64_t kReference = 100;

/// How many elements there are; the largest number if it has no room for them.
std::uint64_t elementCount(const std::vector<std::uint64_t>& shape)
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t count = 1;
    for (const std::uint64_t size : shape) {
        if (size == 0)
            return 0;
        count = count > kMost / size ? kMost : count * size;
    }
    return count;
}

/// Strings in tensor_content: the length of each, then all bytes.
bool readPackedStrings(std::string_view content, std::uint64_t count, std::size_t most,
                       StringTensor& tensor)
{
    WireReader lengths(content);
    std::vector<std::uint64_t> sizes;
    std::uint64_t total = 0;
    for (std::uint64_t i = 0; i < count && !lengths.atEnd(); ++i) {
        const std::uint64_t size = lengths.varint();
        if (!lengths.ok() || size > content.size() - total)
            return false;
        total += size;
        if (sizes.size() < most)
            sizes.push_back(size);
        else
            ++tensor.leftOut;
    }
    // The bytes of all strings end where the content ends.
    std::size_t at = content.size() - static_cast<std::size_t>(total);
    for (const std::uint64_t size : sizes) {
        tensor.strings.push_back(content.substr(at, static_cast<std::size_t>(size)));
        at += static_cast<std::size_t>(size);
    }
    return true;
}

/// What the shape promises and the message does not repeat.
void fillUp(StringTensor& tensor, std::uint64_t count, std::size_t most)
{
    const std::uint64_t given = tensor.strings.size() + tensor.leftOut;
    if (given > count) {
        tensor.shape = {given};
        return;
    }
    const std::string_view last =
        tensor.strings.empty() ? std::string_view() : tensor.strings.back();
    tensor.strings.resize(static_cast<std::size_t>(std::min<std::uint64_t>(count, most)), last);
    tensor.leftOut = count - tensor.strings.size();
}

} // namespace

Result<SummaryContent> readSummaryContent(std::string_view value)
{
    SummaryContent content;
    WireReader field(value);
    while (field.next()) {
        if (!field.isBytes())
            continue;
        switch (field.field()) {
        case 4: content = {SummaryContent::Form::OldImage, field.bytes()}; break;
        case 5: content = {SummaryContent::Form::OldHisto, field.bytes()}; break;
        case 6: content = {SummaryContent::Form::OldAudio, field.bytes()}; break;
        case 8: content = {SummaryContent::Form::Tensor, field.bytes()}; break;
        default: break;
        }
    }
    if (!field.ok())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value is no Summary.Value message"));
    return content;
}

Result<StringTensor> readStringTensor(std::string_view tensorProto, std::size_t most)
{
    std::optional<TensorParts> parts = readTensorParts(tensorProto, most);
    if (!parts)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value is no TensorProto message"));
    if (parts->dtype != kString && parts->dtype != kString + kReference)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the tensor holds no strings"));
    StringTensor tensor;
    tensor.strings = std::move(parts->strings);
    tensor.leftOut = parts->stringsLeftOut;
    const std::uint64_t count = parts->dims ? elementCount(*parts->dims) : tensor.strings.size();
    if (!parts->content.empty() && !readPackedStrings(parts->content, count, most, tensor))
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "the strings of the tensor are longer than the tensor"));
    tensor.shape = parts->dims ? std::move(*parts->dims) : std::vector<std::uint64_t>{count};
    fillUp(tensor, count, most);
    return tensor;
}

} // namespace faultline
