// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <string>
#include <unordered_map>

namespace faultline {

/// CaseData::nameOf() for many ids: what a report or a table shows. `data` must outlive it.
class CaseNames {
public:
    explicit CaseNames(const CaseData& data);

    [[nodiscard]] const CaseData& data() const { return m_data; }
    [[nodiscard]] std::string of(const RunId& id) const;
    [[nodiscard]] std::string of(const ArtifactId& id) const;

private:
    const CaseData& m_data;
    std::unordered_map<RunId, std::string> m_runs;
    std::unordered_map<ArtifactId, std::string> m_artifacts;
};

} // namespace faultline
