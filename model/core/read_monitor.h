// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace faultline {

/// How long work reports how far it is and asks whether to go on. Implementations must allow calls
/// from several threads at once and be cheap: readers call both once per block of about 1 MiB, an
/// analysis or diagnosis after each piece of work and in long loops.
class ReadMonitor {
public:
    virtual ~ReadMonitor() = default;

    /// `bytes` more have been read since the last call. analyse() and diagnose() count steps
    /// instead.
    virtual void advance(std::uint64_t bytes) = 0;
    [[nodiscard]] virtual bool isCancelled() const = 0;
};

/// For callers that neither show progress nor cancel.
class SilentMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return false; }
};

} // namespace faultline
