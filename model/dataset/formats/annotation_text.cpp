// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/annotation_text.h"

#include "model/core/ascii.h"
#include "model/io/byte_source.h"
#include "model/io/json_cursor.h"
#include "model/readers/whole_text.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace faultline::annotation {

Result<std::string> readAnnotation(const std::string& path, std::uint64_t maxBytes)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    const std::uint64_t size = source.value()->size();
    if (size > maxBytes) {
        return Error{
            .code = ErrorCode::TooLarge,
            .path = path,
            .detail = {FAULTLINE_TR_NOOP("Errors", "%1 bytes for the annotation of one image"),
                       {std::to_string(size)}}};
    }
    std::string text(static_cast<std::size_t>(size), '\0');
    const Result<std::size_t> got =
        source.value()->readAt(0, std::as_writable_bytes(std::span(text)));
    if (!got)
        return got.error();
    text.resize(*got);
    return text;
}

std::optional<double> numberOf(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0.0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || at != end)
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> wholeNumberOf(std::string_view text)
{
    text = trimmed(text);
    std::int64_t value = 0;
    const char* end = text.data() + text.size();
    if (const auto [at, error] = std::from_chars(text.data(), end, value);
        error == std::errc() && at == end)
        return value;
    constexpr double kExact = 9007199254740992.0; // 2^53
    const std::optional<double> real = numberOf(text);
    if (!real || !(std::abs(*real) <= kExact) || *real != std::floor(*real))
        return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

double notANumber()
{
    return std::numeric_limits<double>::quiet_NaN();
}

bool isTrue(std::string_view text)
{
    const std::string word = lowerAscii(trimmed(text));
    return word == "1" || word == "true" || word == "yes" || word == "1.0";
}

std::string quoted(std::string_view text, std::size_t most)
{
    const bool isLong = text.size() > most;
    std::string shown(text.substr(0, most));
    makeValidUtf8(shown);
    return '"' + shown + (isLong ? "...\"" : "\"");
}

ImportIssue issueAt(IssueCode code, const std::string& path, Text detail,
                    std::optional<std::uint64_t> offset)
{
    return {.code = code,
            .path = path,
            .offsetBytes = offset,
            .bytesLost = 0,
            .detail = std::move(detail)};
}

double numberAt(JsonCursor& cursor)
{
    return numberOf(cursor.scalar()).value_or(notANumber());
}

} // namespace faultline::annotation
