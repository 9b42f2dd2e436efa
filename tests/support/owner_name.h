// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"

#include <string>
#include <string_view>

namespace faultline::test {

/// Name of the run that an artifact belongs to, by its own name; empty if it belongs to none.
inline std::string ownerName(const CaseData& data, std::string_view artifact)
{
    std::string owner = "no such artifact";
    forEachArtifact(data, [&](ArtifactKind, const Artifact& one) {
        if (one.name() == artifact)
            owner = data.nameOf(data.runOf(one.id()));
    });
    return owner;
}

} // namespace faultline::test
