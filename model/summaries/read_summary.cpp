// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/read_summary.h"

#include "model/readers/open_source.h"
#include "model/readers/tfevents/read_record.h"

namespace faultline {

Result<std::string> readSummary(const Run& run, const BlobRef& ref, std::uint64_t most)
{
    const std::string& path = ref.file < run.files.size() ? run.files[ref.file].path : run.path;
    if (ref.file >= run.files.size())
        return Error{.code = ErrorCode::Internal,
                     .path = path,
                     .offsetBytes = ref.record,
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "the value belongs to no file of the run")};
    if (ref.size > most)
        return Error{.code = ErrorCode::TooLarge,
                     .path = path,
                     .offsetBytes = ref.record,
                     .detail = {FAULTLINE_TR_NOOP(
                                    "Errors", "the value takes %1 bytes, more than the %2 allowed"),
                                {std::to_string(ref.size), std::to_string(most)}}};
    const Result<std::unique_ptr<ByteSource>> source = openSource(path);
    if (!source)
        return source.error();
    return tfevents::readRecordPart(**source, ref.record, ref.offset, ref.size);
}

} // namespace faultline
