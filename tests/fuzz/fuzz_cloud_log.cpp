// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of cloud logs through the public reader. Besides crashes, hangs and sanitizer reports
// this checks that everything points into the log and that lines are accounted for.

#include "model/readers/builtin_readers.h"
#include "tests/fuzz/fuzz_log.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    test::requireSoundLog(test::readBytes(*readerOfId("cloud-log"), bytes, "fuzz.json"));
    return 0;
}
