// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/io/remote/transport.h"

#include <mutex>
#include <optional>
#include <string>

namespace faultline::remote {

struct GcsToken {
    std::string token; ///< empty: requests go without
    Text source;       ///< for people
    double expires = 0.0;
};

/// Finds an access token in the order in which Google's own programs look:
/// GOOGLE_APPLICATION_CREDENTIALS, the file of application default credentials, the machine's
/// metadata, the program gcloud (federated identities, impersonation); none, which public buckets
/// need. Tokens are never written anywhere.
class GcsTokenFinder {
public:
    /// One for the program: a token that was found serves all buckets.
    [[nodiscard]] static GcsTokenFinder& ofProgram();
    void forget();
    [[nodiscard]] GcsToken current(const IsUnwanted& isUnwanted, bool isRefused = false);
    [[nodiscard]] Text source() const;
    /// Why a source that was there gave nothing; empty if none failed.
    [[nodiscard]] Text problem() const;

private:
    [[nodiscard]] GcsToken found(const IsUnwanted& isUnwanted);

    mutable std::mutex m_mutex;
    std::optional<GcsToken> m_found;
    Text m_problem;
};

} // namespace faultline::remote
