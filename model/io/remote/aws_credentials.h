// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/io/remote/sigv4.h"
#include "model/io/remote/transport.h"

#include <mutex>
#include <optional>
#include <string>

namespace faultline::remote {

struct AwsCredentials {
    std::optional<AwsKeys> keys; ///< none: requests are not signed
    Text source;                 ///< for people
    double expires = 0.0;        ///< seconds since the epoch; 0: never
};

/// Finds keys in the order in which AWS's own programs look: the environment; the profile's files;
/// a container or web identity; the machine's metadata; the program aws (single sign-on, roles);
/// none, which public buckets need. Keys are never written anywhere.
class AwsCredentialFinder {
public:
    /// One for the program: keys that were found serve all buckets.
    [[nodiscard]] static AwsCredentialFinder& ofProgram();
    void forget();
    /// Those in use; looked for the first time, and anew when they expire or `isRefused`.
    [[nodiscard]] AwsCredentials current(const IsUnwanted& isUnwanted, bool isRefused = false);
    /// What was found last, without looking.
    [[nodiscard]] Text source() const;

private:
    mutable std::mutex m_mutex;
    std::optional<AwsCredentials> m_found;
};

/// The region that the environment or the profile names; empty if none.
[[nodiscard]] std::string configuredAwsRegion();

} // namespace faultline::remote
