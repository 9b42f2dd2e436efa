// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/change_list.h"
#include "model/compare/changes/side_settings.h"
#include "model/compare/comparison.h"

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace faultline {

/// Holds the settings of two sides against each other, source by source.
class ConfigComparer {
public:
    struct Side {
        const ComparedRun* run = nullptr;
        const SideSettings* settings = nullptr;
    };
    /// What is given must outlive it.
    ConfigComparer(Side a, Side b, ChangeList& into);

    /// Two sources that are about the same.
    void compare(const FlatConfig& a, const FlatConfig& b);
    /// A source that has no partner: its settings are looked for in all that the other side has;
    /// what is known to act and is not found is not recorded there.
    void alone(const FlatConfig& config, RunSide side);
    /// What both consoles print and no file says.
    void comparePrinted(const FlatConfig& a, const FlatConfig& b);
    /// Says what is left to say; once, at the end.
    void finish();

private:
    struct Pair;
    using Index = std::map<std::string, const FlatSetting*>;

    void field(const Pair& pair, const FlatSetting& a, const FlatSetting& b);
    void oneSided(const Pair& pair, const FlatSetting& setting, RunSide side);
    /// What the command line of the side that lacks a field says of it; of a command's own word
    /// what its files say.
    [[nodiscard]] const FlatSetting* statedByCommand(const FlatSetting& setting,
                                                     const FlatConfig& source,
                                                     RunSide absent) const;
    void oneSidedGroups(const Pair& pair, const std::vector<const FlatSetting*>& settings,
                        const Index& others, RunSide side);
    void addGroup(const Pair& pair, const std::string& group,
                  const std::vector<const FlatSetting*>& settings, RunSide side);
    void orders(const Pair& pair);
    void unstatedDefaults(const Pair& pair, const Index& a, const Index& b);
    void unknownDefault(const Pair& pair, const FlatSetting& a, const FlatSetting& b);

    [[nodiscard]] const Side& of(RunSide side) const { return side == RunSide::A ? m_a : m_b; }
    [[nodiscard]] const FlatSetting* elsewhere(const std::string& leaf, RunSide side) const;

    Side m_a;
    Side m_b;
    ChangeList& m_list;
    std::map<std::string, const FlatSetting*> m_leavesA; ///< null: several that differ
    std::map<std::string, const FlatSetting*> m_leavesB;
    std::set<std::string> m_comparedLeaves;
    /// How many defaults are not known, by run, framework and version of it.
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> m_unknownDefaults;
};

} // namespace faultline
