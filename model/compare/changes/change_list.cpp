// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/change_list.h"

#include "model/core/secrets.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

namespace faultline {

namespace {

bool isSameChange(const RunChange& one, const RunChange& other)
{
    return one.id == other.id && one.kind == other.kind && one.a == other.a && one.b == other.b;
}

std::string placesOf(const RunChange& change)
{
    std::vector<std::string> files;
    for (const ChangeSource& source : change.sources)
        files.push_back(source.file);
    std::sort(files.begin(), files.end());
    std::string made;
    for (const std::string& file : files)
        made += file + '\n';
    return made;
}

} // namespace

double magnitudeOf(const ChangeValue& a, const ChangeValue& b)
{
    constexpr double kLeast = 0.7;
    constexpr double kDoublings = 3.0;
    const double* one = std::get_if<double>(&a);
    const double* other = std::get_if<double>(&b);
    if (one == nullptr || other == nullptr || !(*one * *other > 0.0))
        return 1.0;
    const double doublings = std::abs(std::log2(*one / *other));
    return kLeast + (1.0 - kLeast) * std::min(1.0, doublings / kDoublings);
}

void ChangeList::add(const std::string& name, RunChange change)
{
    change.area = m_area;
    change.id = std::string(toString(m_area)) + ":" + hideSecrets(name);
    change.path = hideSecrets(std::move(change.path));
    for (ChangeValue* value : {&change.a, &change.b}) {
        if (auto* text = std::get_if<std::string>(value))
            *text = hideSecrets(std::move(*text));
    }
    hideSecrets(change.note);
    if (change.kind == ChangeKind::Cosmetic)
        change.weight = 0.0;
    const auto [first, last] = m_places.equal_range(change.id);
    const auto known = std::find_if(first, last, [&](const auto& place) {
        return isSameChange(m_set.changes[place.second], change);
    });
    if (known == last) {
        m_places.emplace(change.id, m_set.changes.size());
        m_set.changes.push_back(std::move(change));
        return;
    }
    RunChange* same = &m_set.changes[known->second];
    std::move(change.sources.begin(), change.sources.end(), std::back_inserter(same->sources));
    same->weight = std::max(same->weight, change.weight);
}

void ChangeList::addNotRecorded(Text text)
{
    if (std::find(m_set.notRecorded.begin(), m_set.notRecorded.end(), text)
        == m_set.notRecorded.end())
        m_set.notRecorded.push_back(std::move(text));
}

ChangeSet ChangeList::take()
{
    std::stable_sort(m_set.changes.begin(), m_set.changes.end(),
                     [](const RunChange& one, const RunChange& other) {
                         if (one.weight != other.weight)
                             return one.weight > other.weight;
                         if (one.id != other.id)
                             return one.id < other.id;
                         return placesOf(one) < placesOf(other);
                     });
    std::map<std::string, int> counts;
    for (RunChange& change : m_set.changes) {
        if (const int count = ++counts[change.id]; count > 1)
            change.id += "#" + std::to_string(count);
    }
    return std::move(m_set);
}

} // namespace faultline
