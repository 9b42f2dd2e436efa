// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/explain/priors.h"
#include "model/compare/explain/size_models.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace faultline {

/// A good run beyond the baseline, held against B: by id what differs, and what cannot be told.
struct GoodRunChanges {
    std::set<std::string> changed;
    std::set<std::string> unknown;
    std::set<ChangeArea> unknownAreas; ///< of which a side has not recorded all
};

/// What is known of a comparison for weighing its changes, made once.
class EvidenceBase {
public:
    explicit EvidenceBase(const RunComparison& comparison);

    /// All that speaks for or against a change having brought an effect about. `sizes` are of that
    /// effect.
    [[nodiscard]] std::vector<WeighedEvidence> of(
        const RunChange& change, const Effect& effect, EffectFamily family,
        const std::map<std::string, ChangeSize>& sizes) const;

private:
    void addModel(const RunChange& change, const Effect& effect, EffectFamily family,
                  const std::map<std::string, ChangeSize>& sizes,
                  std::vector<WeighedEvidence>& all) const;
    void addTiming(const RunChange& change, const Effect& effect,
                   std::vector<WeighedEvidence>& all) const;
    void addRules(const RunChange& change, EffectFamily family,
                  std::vector<WeighedEvidence>& all) const;
    void addUtilization(const RunChange& change, EffectFamily family,
                        std::vector<WeighedEvidence>& all) const;
    void addMessage(const RunChange& change, const Effect& effect,
                    std::vector<WeighedEvidence>& all) const;
    void addGoodRuns(const RunChange& change, std::vector<WeighedEvidence>& all) const;

    const RunComparison& m_comparison;
    std::vector<GoodRunChanges> m_goodRuns;
    std::string m_lastWords; ///< what B said when it ended badly
};

} // namespace faultline
