// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace faultline {

/// A source that may have holes: ranges that were never written and read as zeros. What looks
/// through a file for something passes over them; files on disk are such a source.
class SparseSource {
public:
    virtual ~SparseSource() = default;
    /// The first offset from `offsetBytes` on at which something was written; the size of the
    /// source if nothing was. `offsetBytes` itself where that is not known.
    [[nodiscard]] virtual std::uint64_t nextData(std::uint64_t offsetBytes) const = 0;
};

} // namespace faultline
