// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/tag_groups.h"

#include "model/diagnosis/training/learning_curve.h"

#include <QSet>

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace faultline::ui {

namespace {

/// Length of the run of digits that begins at `begin`.
qsizetype digitsFrom(const QString& text, qsizetype begin)
{
    qsizetype end = begin;
    while (end < text.size() && text[end].isDigit())
        ++end;
    return end - begin;
}

/// Compares the numbers at a[i] and b[j] by value, of any length, and moves past them.
int compareNumbers(const QString& a, qsizetype& i, const QString& b, qsizetype& j)
{
    const auto skipZeros = [](const QString& text, qsizetype& position) {
        while (position + 1 < text.size() && text[position] == u'0' && text[position + 1].isDigit())
            ++position;
    };
    skipZeros(a, i);
    skipZeros(b, j);
    const qsizetype lengthA = digitsFrom(a, i);
    const qsizetype lengthB = digitsFrom(b, j);
    const int order = lengthA != lengthB
                          ? (lengthA < lengthB ? -1 : 1)
                          : QStringView(a).mid(i, lengthA).compare(QStringView(b).mid(j, lengthB));
    i += lengthA;
    j += lengthB;
    return order;
}

QString prefixOf(const QString& tag)
{
    const qsizetype slash = tag.indexOf(u'/');
    return slash < 0 ? QString() : tag.left(slash);
}

bool isExact(SignalKind kind, const std::string& tag)
{
    if (kind == SignalKind::LearningRate || kind == SignalKind::Throughput)
        return true;
    const TagWords words = tagWords(tag);
    return !words.empty() && (words.back() == "epoch" || words.back() == "epochs");
}

/// What people look at first has the lowest rank.
int rankOf(const TagEntry& entry, const QString& first)
{
    if (!first.isEmpty() && entry.tag == first)
        return 0;
    switch (entry.kind) {
    case SignalKind::TrainLoss: return 1;
    case SignalKind::ValidationLoss: return 2;
    case SignalKind::LossComponent: return 3;
    default: return 4;
    }
}

/// The groups of losses are equal: "train" and "val" keep the order of their names.
int rankOf(const TagGroup& group, const QString& first)
{
    const int best = rankOf(*group.entries.front(), first);
    return best == 2 || best == 3 ? 1 : best;
}

} // namespace

const TagEntry* TagIndex::find(const QString& tag) const
{
    const auto it = std::find_if(entries.begin(), entries.end(),
                                 [&tag](const TagEntry& entry) { return entry.tag == tag; });
    return it == entries.end() ? nullptr : &*it;
}

bool naturalLess(const QString& a, const QString& b)
{
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (a[i].isDigit() && b[j].isDigit()) {
            if (const int order = compareNumbers(a, i, b, j); order != 0)
                return order < 0;
            continue;
        }
        const QChar left = a[i].toCaseFolded();
        const QChar right = b[j].toCaseFolded();
        if (left != right)
            return left < right;
        ++i;
        ++j;
    }
    if (a.size() - i != b.size() - j)
        return a.size() - i < b.size() - j;
    return a < b; // equal but for case or zeros: still one fixed order
}

TagIndex buildTagIndex(CasePtr data)
{
    TagIndex index;
    index.data = std::move(data);
    if (!index.data)
        return index;
    std::unordered_map<std::string_view, std::size_t> positions;
    for (std::size_t run = 0; run < index.data->runs.size(); ++run) {
        for (const auto& scalar : index.data->runs[run]->scalars) {
            const auto place = positions.try_emplace(scalar.first, index.entries.size());
            if (place.second)
                index.entries.push_back(
                    {.tag = QString::fromStdString(scalar.first), .key = scalar.first, .runs = {}});
            index.entries[place.first->second].runs.push_back(static_cast<std::uint32_t>(run));
        }
    }
    for (TagEntry& entry : index.entries) {
        entry.kind = classifyTag(index.data->runs[entry.runs.front()]->name, entry.key);
        entry.isExact = isExact(entry.kind, entry.key);
    }
    std::sort(index.entries.begin(), index.entries.end(),
              [](const TagEntry& a, const TagEntry& b) { return naturalLess(a.tag, b.tag); });
    return index;
}

std::vector<TagGroup> groupTags(const TagIndex& index,
                                const std::function<bool(const TagEntry&)>& accept,
                                const QString& first)
{
    QSet<QString> prefixes;
    for (const TagEntry& entry : index.entries)
        prefixes.insert(prefixOf(entry.tag));

    std::vector<TagGroup> groups;
    QHash<QString, std::size_t> positions;
    for (const TagEntry& entry : index.entries) {
        if (!accept(entry))
            continue;
        QString name = prefixOf(entry.tag);
        if (name.isEmpty() && prefixes.contains(entry.tag))
            name = entry.tag; // "loss" belongs to "loss/box", "loss/class"
        if (!positions.contains(name)) {
            positions.insert(name, groups.size());
            groups.push_back({.name = name, .entries = {}});
        }
        groups[positions.value(name)].entries.push_back(&entry);
    }
    for (TagGroup& group : groups)
        std::stable_sort(group.entries.begin(), group.entries.end(),
                         [&first](const TagEntry* a, const TagEntry* b) {
                             return rankOf(*a, first) < rankOf(*b, first);
                         });
    std::sort(groups.begin(), groups.end(), [&first](const TagGroup& a, const TagGroup& b) {
        const int rankA = rankOf(a, first);
        const int rankB = rankOf(b, first);
        if (rankA != rankB)
            return rankA < rankB;
        if (a.name.isEmpty() != b.name.isEmpty())
            return a.name.isEmpty();
        return naturalLess(a.name, b.name);
    });
    return groups;
}

} // namespace faultline::ui
