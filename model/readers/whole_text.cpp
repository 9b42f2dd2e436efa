// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/whole_text.h"

#include "model/io/byte_stream.h"
#include "model/io/utf8.h"
#include "model/readers/stream_issues.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kWholeBlockBytes = std::size_t{1} << 20;

/// Everything up to kMaxWholeText, as bytes.
Result<WholeText> readBytes(const ByteSource& source, ReadContext& context)
{
    WholeText whole;
    const auto stream = openStream(source);
    std::uint64_t reported = 0;
    while (whole.text.size() <= kMaxWholeText) {
        if (context.monitor.isCancelled())
            return Error{.code = ErrorCode::Cancelled,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "cancelled")};
        const std::size_t before = whole.text.size();
        whole.text.resize(before + kWholeBlockBytes);
        const std::size_t got = stream->read(
            std::as_writable_bytes(std::span(whole.text.data() + before, kWholeBlockBytes)));
        whole.text.resize(before + got);
        context.monitor.advance(stream->sourcePosition() - reported);
        reported = stream->sourcePosition();
        if (got < kWholeBlockBytes)
            break;
    }
    whole.end = noteStreamFault(*stream, source, context.file);
    if (whole.text.size() > kMaxWholeText) {
        whole.text.resize(kMaxWholeText);
        whole.end = ReadEnd::TruncatedTail;
        const std::uint64_t lost = stream->isCompressed() || source.size() < kMaxWholeText
                                       ? 0
                                       : source.size() - kMaxWholeText;
        context.file.issues.add({.code = IssueCode::CountLimit,
                                 .path = source.name(),
                                 .offsetBytes = kMaxWholeText,
                                 .bytesLost = lost,
                                 .detail = FAULTLINE_TR_NOOP(
                                     "Errors", "only the first 16 MiB of such a file are read")});
    }
    return whole;
}

std::string fromUtf16(std::string_view bytes, bool bigEndian)
{
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<std::uint32_t>(bigEndian ? first << 8 | second : second << 8 | first);
    };
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unit(at);
        const bool leads = code >= 0xD800 && code < 0xDC00;
        if (leads && at + 3 < bytes.size() && unit(at + 2) >= 0xDC00 && unit(at + 2) < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10) + (unit(at + 2) - 0xDC00);
            at += 2;
        } else if (code >= 0xD800 && code < 0xE000) {
            code = 0xFFFD;
        }
        appendUtf8(text, code);
    }
    return text;
}

} // namespace

Result<WholeText> readWhole(const ByteSource& source, ReadContext& context)
{
    Result<WholeText> whole = readBytes(source, context);
    if (!whole)
        return whole;
    const auto refuse = [&](IssueCode code, Text detail) {
        addFileIssue(context, source, code, {});
        return Error{
            .code = ErrorCode::Corrupt, .path = source.name(), .detail = std::move(detail)};
    };
    if (whole->text.empty())
        return refuse(IssueCode::EmptyFile, FAULTLINE_TR_NOOP("Errors", "is empty"));
    if (isLfsPointer(whole->text))
        return refuse(IssueCode::LfsPointer,
                      FAULTLINE_TR_NOOP("Errors", "is a Git LFS pointer, not the file itself"));
    return whole;
}

void decodeText(std::string& text, const ByteSource& source, ReadContext& context)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        text = fromUtf16(std::string_view(text).substr(2), text.front() == '\xFE');
    else if (text.starts_with("\xEF\xBB\xBF"))
        text.erase(0, 3);
    const std::size_t firstNul = text.find('\0');
    if (firstNul != std::string::npos) {
        const std::uint64_t nuls = std::erase(text, '\0');
        context.file.issues.add(
            {.code = IssueCode::NulBytes,
             .path = source.name(),
             .offsetBytes = firstNul,
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "%1 of them"), {std::to_string(nuls)}}});
    }
    if (const std::uint64_t replaced = makeValidUtf8(text); replaced > 0)
        addFileIssue(context, source, IssueCode::WrongEncoding,
                     {FAULTLINE_TR_NOOP("Errors", "%1 bytes"), {std::to_string(replaced)}});
}

Result<WholeText> readWholeText(const ByteSource& source, ReadContext& context)
{
    Result<WholeText> whole = readWhole(source, context);
    if (whole)
        decodeText(whole->text, source, context);
    return whole;
}

void addLineIssue(ReadContext& context, const ByteSource& source, IssueCode code,
                  std::uint32_t line, Text detail)
{
    addFileIssue(context, source, code,
                 {FAULTLINE_TR_NOOP("Errors", "line %1: %2"), {std::to_string(line), detail}});
}

void addFileIssue(ReadContext& context, const ByteSource& source, IssueCode code, Text detail)
{
    context.file.issues.add(
        {.code = code, .path = source.name(), .bytesLost = 0, .detail = std::move(detail)});
}

bool isLfsPointer(std::string_view head)
{
    return head.starts_with("version https://git-lfs.github.com/spec/");
}

} // namespace faultline
