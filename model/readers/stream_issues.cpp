// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/stream_issues.h"

namespace faultline {

ReadEnd noteStreamFault(const ByteStream& stream, const ByteSource& source, FileReport& file)
{
    if (!stream.fault())
        return ReadEnd::Complete;
    const StreamFault& fault = *stream.fault();
    IssueCode code = IssueCode::Unreadable;
    switch (fault.kind) {
    case StreamFault::Kind::Truncated: code = IssueCode::CompressedCut; break;
    case StreamFault::Kind::Corrupt: code = IssueCode::CompressedDamaged; break;
    case StreamFault::Kind::Bomb: code = IssueCode::UnpackLimit; break;
    case StreamFault::Kind::Io: code = IssueCode::Unreadable; break;
    }
    const std::uint64_t lost =
        source.size() > fault.sourceOffset ? source.size() - fault.sourceOffset : 0;
    file.issues.add({.code = code,
                     .path = file.path,
                     .offsetBytes = fault.sourceOffset,
                     .bytesLost = code == IssueCode::CompressedCut ? 0 : lost,
                     .detail = fault.detail});
    return ReadEnd::TruncatedTail;
}

void addIssueAt(ReadContext& context, const ByteSource& source, IssueCode code,
                std::uint64_t offset, Text detail)
{
    context.file.issues.add(
        {.code = code, .path = source.name(), .offsetBytes = offset, .detail = std::move(detail)});
}

Error corruptFile(const ByteSource& source, Text detail)
{
    return {.code = ErrorCode::Corrupt, .path = source.name(), .detail = std::move(detail)};
}

Error cancelledRead(const ByteSource& source)
{
    return {.code = ErrorCode::Cancelled,
            .path = source.name(),
            .detail = FAULTLINE_TR_NOOP("Errors", "cancelled")};
}

} // namespace faultline
