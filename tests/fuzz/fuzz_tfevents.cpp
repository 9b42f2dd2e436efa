// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Event files through the public reader. Besides crashes, hangs and sanitizer reports this checks
// that the result is the same however the file is split and whether long records are read or passed
// over, and that the books balance.

#include "model/core/decimate.h"
#include "tests/support/read_events.h"

#include <cstdlib>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace faultline;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const test::ReadEvents whole = test::readEvents(bytes);
    const test::ReadEvents split = test::readEvents(bytes, 1, 64);

    require(whole.failed == split.failed);
    require(whole.file().recordCount == split.file().recordCount);
    require(whole.file().issues.totalCount() == split.file().issues.totalCount());
    require(whole.file().issues.bytesLost() == split.file().issues.bytesLost());
    require(whole.file().issues.bytesLost() <= size);
    require(whole.run->pointCount() == split.run->pointCount());
    require(whole.run->pointCount() <= whole.file().scalarCount);

    // Of a damaged record that is passed over, more may be taken than of one that is read.
    const test::ReadEvents passed = test::readEvents(bytes, 1, 200, 16);
    require(whole.failed == passed.failed);
    if (whole.file().issues.damageCount() == 0) {
        require(whole.file().recordCount == passed.file().recordCount);
        require(whole.file().scalarCount == passed.file().scalarCount);
        require(whole.run->pointCount() == passed.run->pointCount());
        require(whole.run->blobs.size() == passed.run->blobs.size());
    }

    for (const auto& [tag, scalar] : whole.run->scalars) {
        DecimateRequest request;
        request.xMin = static_cast<double>(scalar.series.minStep());
        request.xMax = static_cast<double>(scalar.series.maxStep());
        request.columns = 10;
        request.logY = scalar.series.size() % 2 == 0;
        const DecimatedCurve curve = decimate(scalar.series, request);
        require(curve.pointsInRange <= scalar.series.size());
    }
    return 0;
}
