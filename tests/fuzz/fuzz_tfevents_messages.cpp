// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Event messages under good frames: a fuzzer cannot guess checksums, so this target makes them.
// Input: payloads, each behind a 16-bit length.

#include "tests/support/event_writer.h"
#include "tests/support/read_events.h"

#include <algorithm>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    std::string file;
    std::size_t payloads = 0;
    for (std::size_t at = 0; at + 2 <= size;) {
        const std::size_t wanted = data[at] | static_cast<std::size_t>(data[at + 1]) << 8;
        at += 2;
        const std::size_t length = std::min(wanted, size - at);
        file += test::frame({reinterpret_cast<const char*>(data + at), length});
        at += length;
        ++payloads;
    }
    const test::ReadEvents result = test::readEvents(file);
    const ImportLog& issues = result.file().issues;
    const bool framingIsGood = issues.count(IssueCode::BadLengthChecksum) == 0
                               && issues.count(IssueCode::BadDataChecksum) == 0
                               && issues.count(IssueCode::TruncatedTail) == 0;
    if (payloads > 0 && (!framingIsGood || result.file().recordCount != payloads))
        std::abort();
    return 0;
}
