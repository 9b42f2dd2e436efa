// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/findings/rule.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace faultline {

double RuleSettings::threshold(const RuleInfo& rule, std::string_view name) const
{
    const auto changed =
        std::find_if(m_overrides.begin(), m_overrides.end(), [&](const Override& change) {
            return change.ruleId.view() == rule.id && change.name == name;
        });
    if (changed != m_overrides.end())
        return changed->value;
    const auto declared =
        std::find_if(rule.thresholds.begin(), rule.thresholds.end(),
                     [name](const Threshold& threshold) { return threshold.name == name; });
    if (declared == rule.thresholds.end())
        throw std::logic_error("undeclared threshold: " + std::string(name));
    return declared->value;
}

void RuleSettings::setThreshold(const RuleId& rule, std::string_view name, double value)
{
    const auto changed =
        std::find_if(m_overrides.begin(), m_overrides.end(), [&](const Override& change) {
            return change.ruleId == rule && change.name == name;
        });
    if (changed != m_overrides.end())
        changed->value = value;
    else
        m_overrides.push_back({rule, std::string(name), value});
}

void RuleSettings::resetThreshold(const RuleId& rule, std::string_view name)
{
    std::erase_if(m_overrides, [&](const Override& change) {
        return change.ruleId == rule && change.name == name;
    });
}

void RuleSettings::mute(const RuleId& rule, std::string_view reason)
{
    unmute(rule);
    m_mutes.push_back({rule, std::string(reason)});
}

void RuleSettings::unmute(const RuleId& rule)
{
    std::erase_if(m_mutes, [&rule](const Mute& mute) { return mute.ruleId == rule; });
}

const RuleSettings::Mute* RuleSettings::muteOf(const RuleId& rule) const
{
    const auto found = std::find_if(m_mutes.begin(), m_mutes.end(),
                                    [&rule](const Mute& mute) { return mute.ruleId == rule; });
    return found == m_mutes.end() ? nullptr : &*found;
}

} // namespace faultline
