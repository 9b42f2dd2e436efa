// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace faultline {

/// How far two values are apart, as a factor for the weight of their change: 0.7 for next to
/// nothing, 1 from a factor of eight on and for what is no number. Both ways the same.
[[nodiscard]] double magnitudeOf(const ChangeValue& a, const ChangeValue& b);

/// Collects the changes of an area.
class ChangeList {
public:
    explicit ChangeList(ChangeArea area) : m_area(area) {}

    /// `name`: what the id is made of, the same whichever side is which. Hides secrets.
    void add(const std::string& name, RunChange change);
    void addEqual(std::size_t count = 1) { m_set.equal += count; }
    void addNotRecorded(Text text);

    [[nodiscard]] const std::vector<RunChange>& changes() const { return m_set.changes; }
    [[nodiscard]] std::vector<RunChange>& changes() { return m_set.changes; }
    /// One entry for what several files state alike, ids that are unique, heaviest first.
    [[nodiscard]] ChangeSet take();

private:
    ChangeArea m_area;
    ChangeSet m_set;
    std::multimap<std::string, std::size_t> m_places; ///< by id
};

} // namespace faultline
