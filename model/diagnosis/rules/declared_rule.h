// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"

namespace faultline {

/// A rule of what resources/rules/<id>.yaml says of it and the function that judges.
class DeclaredRule final : public Rule {
public:
    using Evaluate = void (*)(const RuleInput& input, FindingSink& sink);

    /// `constant` lives for ever.
    DeclaredRule(const RuleInfo& constant, Evaluate function)
        : m_info(constant), m_evaluate(function)
    {
    }
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override
    {
        m_evaluate(input, sink);
    }

private:
    const RuleInfo& m_info;
    Evaluate m_evaluate;
};

} // namespace faultline
