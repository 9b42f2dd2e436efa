// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/text_summary.h"

#include "model/summaries/summary_value.h"

#include <algorithm>

namespace faultline {

namespace {

/// A table of this many cells is all that is ever held; each costs 16 bytes until it is laid out.
constexpr std::size_t kMostCells = 1U << 22;

Result<StringTensor> tensorOf(std::string_view value)
{
    const Result<SummaryContent> content = readSummaryContent(value);
    if (!content)
        return content.error();
    if (content->form != SummaryContent::Form::Tensor)
        return Error{.code = ErrorCode::Corrupt,
                     .detail = FAULTLINE_TR_NOOP("Errors", "the value holds no text")};
    return readStringTensor(content->message, kMostCells);
}

/// Where UTF-8 may be cut at or before `most`: not within a character.
std::size_t cutAt(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text.size();
    std::size_t at = most;
    constexpr std::size_t kLongestTail = 3;
    while (at > 0 && most - at < kLongestTail
           && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        --at;
    return at;
}

std::uint64_t lastSize(const std::vector<std::uint64_t>& shape, std::size_t fromEnd)
{
    return fromEnd < shape.size() ? shape[shape.size() - 1 - fromEnd] : 1;
}

} // namespace

Result<TextSummary> readTextSummary(std::string_view value, const TextLimits& limits)
{
    const Result<StringTensor> tensor = tensorOf(value);
    if (!tensor)
        return tensor.error();
    TextSummary text;
    text.shape = tensor->shape;
    text.cellCount = tensor->strings.size() + tensor->leftOut;
    for (const std::string_view cell : tensor->strings)
        text.byteCount += cell.size();
    if (text.cellCount == 0)
        return text;

    // One dimension is a column, as in TensorBoard; of more than two the first table is taken.
    const bool isColumn = text.shape.size() < 2;
    const std::uint64_t columns = isColumn ? 1 : lastSize(text.shape, 0);
    const std::uint64_t rows = lastSize(text.shape, isColumn ? 0 : 1);
    text.rows = static_cast<std::size_t>(std::min<std::uint64_t>(rows, limits.rows));
    text.columns = static_cast<std::size_t>(std::min<std::uint64_t>(columns, limits.columns));
    text.cells.resize(text.rows * text.columns);
    for (std::size_t row = 0; row < text.rows; ++row) {
        for (std::size_t column = 0; column < text.columns; ++column) {
            const std::uint64_t at = row * columns + column;
            if (at >= tensor->strings.size())
                continue;
            const std::string_view cell = tensor->strings[static_cast<std::size_t>(at)];
            const std::size_t room = limits.bytes - static_cast<std::size_t>(text.shownBytes);
            const std::size_t kept = cutAt(cell, room);
            text.cells[row * text.columns + column] = cell.substr(0, kept);
            text.shownBytes += kept;
        }
    }
    text.isCut = text.shownBytes < text.byteCount || text.cellCount > text.cells.size();
    return text;
}

Result<std::string> readWholeText(std::string_view value)
{
    const Result<StringTensor> tensor = tensorOf(value);
    if (!tensor)
        return tensor.error();
    if (tensor->leftOut > 0)
        return Error{
            .code = ErrorCode::TooLarge,
            .detail = FAULTLINE_TR_NOOP("Errors", "the table has more cells than can be written")};
    const std::uint64_t columns = tensor->shape.size() < 2 ? 1 : lastSize(tensor->shape, 0);
    std::uint64_t bytes = 0;
    for (const std::string_view cell : tensor->strings)
        bytes += cell.size() + 1;
    // A short text may stand for many cells.
    constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30;
    if (bytes > kMostBytes)
        return Error{.code = ErrorCode::TooLarge,
                     .detail = FAULTLINE_TR_NOOP("Errors", "the table is larger than 1 GiB")};
    std::string whole;
    whole.reserve(static_cast<std::size_t>(bytes));
    for (std::size_t i = 0; i < tensor->strings.size(); ++i) {
        if (i > 0)
            whole += i % columns == 0 ? '\n' : '\t';
        whole += tensor->strings[i];
    }
    return whole;
}

} // namespace faultline
