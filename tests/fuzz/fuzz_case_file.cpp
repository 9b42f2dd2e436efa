// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// What is read as a case is written as one that reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<CaseFile> file = parseCase(text, "/cases/a");
    if (!file)
        return 0;
    const std::string written = caseText(*file, "/cases/a");
    const Result<CaseFile> again = parseCase(written, "/cases/a");
    if (!again || again->sources != file->sources || again->rules != file->rules
        || again->last != file->last || caseText(*again, "/cases/a") != written)
        std::abort();
    return 0;
}
