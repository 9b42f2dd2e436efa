// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/change_list.h"
#include "model/compare/changes/changes.h"
#include "model/compare/changes/data_distributions.h"
#include "model/compare/changes/data_side.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/dataset_evidence.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kTestSet = "test-set:"; ///< before the name of a split
constexpr double kTestSetWeight = 0.95;
constexpr double kClassWeight = 0.9;
constexpr double kLeakWeight = 0.7;
constexpr double kLeastWeight = 0.4; ///< of what concerns hardly any picture
constexpr double kMostWeight = 0.9;

/// Grows with the share that is concerned.
double weightOfShare(std::size_t concerned, std::size_t all)
{
    if (all == 0)
        return kLeastWeight;
    const double share = static_cast<double>(concerned) / static_cast<double>(all);
    return kLeastWeight + (kMostWeight - kLeastWeight) * std::min(1.0, 5.0 * share);
}

Quantity countedAs(std::size_t count)
{
    return {.value = static_cast<double>(count), .unit = Unit::Count};
}

using KeysBySplit = std::map<std::string, std::set<std::string>>;

KeysBySplit keysBySplit(const DataSide& side)
{
    KeysBySplit keys;
    for (const ComparedPicture& picture : side.pictures)
        keys[picture.split].insert(picture.key);
    return keys;
}

std::size_t missingIn(const std::set<std::string>& keys, const std::set<std::string>& others)
{
    return static_cast<std::size_t>(
        std::count_if(keys.begin(), keys.end(),
                      [&others](const std::string& key) { return !others.contains(key); }));
}

bool isOfEvaluation(const std::string& split)
{
    return split == "val" || split == "test";
}

/// Pictures of the training that are also in what it is evaluated on.
std::size_t leaksOf(const KeysBySplit& keys)
{
    const auto train = keys.find("train");
    std::size_t count = 0;
    for (const auto& [split, members] : keys) {
        if (isOfEvaluation(split) && train != keys.end())
            count += members.size() - missingIn(members, train->second);
    }
    return count;
}

std::set<std::string> usedClasses(const ComparedRun& run)
{
    std::set<std::string> names;
    for (const auto& evidence : run.of().datasets) {
        for (std::size_t i = 0; evidence->dataset && i < evidence->dataset->classes().size(); ++i) {
            const DatasetClass& each = evidence->dataset->classes()[i];
            if (each.boxCount > 0)
                names.insert(className(each));
        }
    }
    return names;
}

class DataComparer {
public:
    DataComparer(const ComparedRun& a, const ComparedRun& b)
        : m_runA(a),
          m_runB(b),
          m_byContent(hasChecksums(a) && hasChecksums(b)),
          m_a(dataOf(a, m_byContent)),
          m_b(dataOf(b, m_byContent))
    {
    }

    ChangeSet run()
    {
        for (const auto& [side, compared] : {std::pair{&m_a, &m_runA}, std::pair{&m_b, &m_runB}}) {
            if (!side->isRead)
                m_list.addNotRecorded(
                    {FAULTLINE_TR_NOOP("Compare", "The dataset of %1"), {compared->name}});
        }
        if (!m_a.isRead || !m_b.isRead)
            return m_list.take();
        m_keysA = keysBySplit(m_a);
        m_keysB = keysBySplit(m_b);
        m_labels = labelsOfCommon();
        bool isSame = m_labelTotal.total() == 0;
        for (const std::string& split : splits())
            isSame = !membership(split) && isSame;
        classes();
        leaks();
        movedBetweenSplits();
        labels();
        if (isSame)
            m_list.addEqual();
        else
            distributions();
        return m_list.take();
    }

private:
    [[nodiscard]] std::set<std::string> splits() const
    {
        std::set<std::string> names;
        for (const KeysBySplit* keys : {&m_keysA, &m_keysB}) {
            for (const auto& [split, members] : *keys)
                names.insert(split);
        }
        return names;
    }

    [[nodiscard]] RunChange begun(std::string path, ChangeValue a, ChangeValue b) const
    {
        RunChange change;
        change.facet = Facet::Data;
        change.path = std::move(path);
        change.a = std::move(a);
        change.b = std::move(b);
        for (const DataSide* side : {&m_a, &m_b}) {
            if (side->source)
                change.sources.push_back(*side->source);
        }
        return change;
    }

    /// What changed in the boxes of pictures that both have, by split of B.
    std::map<std::string, LabelDifference> labelsOfCommon()
    {
        std::map<std::string, LabelDifference> found;
        std::map<std::string, std::size_t> names;
        for (const auto& [key, inA] : m_a.byKey) {
            const auto inB = m_b.byKey.find(key);
            if (inB == m_b.byKey.end())
                continue;
            const ComparedPicture& one = m_a.pictures[inA];
            const ComparedPicture& other = m_b.pictures[inB->second];
            const std::vector<ComparedBox> boxesA = boxesOf(one, names);
            const std::vector<ComparedBox> boxesB = boxesOf(other, names);
            m_commonBoxesA += boxesA.size();
            m_commonBoxesB += boxesB.size();
            const LabelDifference difference = labelDifference(boxesA, boxesB);
            m_relabelledPictures += difference.total() > 0 ? 1 : 0;
            m_labelTotal.add(difference);
            for (const std::string& split : std::set<std::string>{one.split, other.split})
                found[split].add(difference);
        }
        return found;
    }

    /// Whether anything about a split differs.
    bool membership(const std::string& split)
    {
        const std::set<std::string>& one = m_keysA[split];
        const std::set<std::string>& other = m_keysB[split];
        const std::size_t onlyA = missingIn(one, other);
        const std::size_t onlyB = missingIn(other, one);
        const std::size_t relabelled = m_labels[split].total();
        const bool isTest = isOfEvaluation(split);
        if (onlyA + onlyB == 0 && !(isTest && relabelled > 0)) {
            if (relabelled == 0)
                m_list.addEqual();
            return relabelled > 0;
        }
        const std::string name = split.empty() ? std::string("all") : split;
        RunChange change = begun(name + " images", static_cast<double>(one.size()),
                                 static_cast<double>(other.size()));
        const Text counts{
            m_byContent ? FAULTLINE_TR_NOOP(
                "Compare", "images only in the first: %1, only in the second: %2 (by content)")
                        : FAULTLINE_TR_NOOP(
                            "Compare",
                            "images only in the first: %1, only in the second: %2 (by file name)"),
            {countedAs(onlyA), countedAs(onlyB)}};
        change.note = isTest ? Text{FAULTLINE_TR_NOOP("Compare", "Not the same %1 set: metrics are "
                                                                 "not comparable. %2"),
                                    {name, counts}}
                             : counts;
        change.weight =
            isTest ? kTestSetWeight : weightOfShare(onlyA + onlyB, one.size() + other.size());
        m_list.add((isTest ? std::string(kTestSet) : std::string("membership:")) + name,
                   std::move(change));
        return true;
    }

    void classes()
    {
        const std::set<std::string> one = usedClasses(m_runA);
        const std::set<std::string> other = usedClasses(m_runB);
        std::set<std::string> all = one;
        all.insert(other.begin(), other.end());
        for (const std::string& name : all) {
            const bool isInA = one.contains(name);
            if (isInA && other.contains(name)) {
                m_list.addEqual();
                continue;
            }
            RunChange change = begun("class " + name, {}, {});
            (isInA ? change.a : change.b) = name;
            change.facet = Facet::Classes;
            change.kind = isInA ? ChangeKind::Removed : ChangeKind::Added;
            change.weight = kClassWeight;
            m_list.add("class:" + name, std::move(change));
        }
    }

    /// Only bytes tell: pictures of two splits may be called alike.
    void leaks()
    {
        if (!m_byContent)
            return;
        const std::size_t one = leaksOf(m_keysA);
        const std::size_t other = leaksOf(m_keysB);
        if (one == other)
            return;
        RunChange change =
            begun("leaked images", static_cast<double>(one), static_cast<double>(other));
        change.note =
            FAULTLINE_TR_NOOP("Compare", "images of the training that are also evaluated on");
        change.weight = kLeakWeight;
        m_list.add("leaks", std::move(change));
    }

    void movedBetweenSplits()
    {
        std::map<std::pair<std::string, std::string>, std::size_t> moves;
        for (const auto& [key, inA] : m_a.byKey) {
            const auto inB = m_b.byKey.find(key);
            if (inB == m_b.byKey.end())
                continue;
            const std::string& from = m_a.pictures[inA].split;
            const std::string& to = m_b.pictures[inB->second].split;
            if (from != to)
                ++moves[{from, to}];
        }
        for (const auto& [move, count] : moves) {
            const auto& [from, to] = move;
            RunChange change =
                begun("images of " + std::min(from, to) + " and " + std::max(from, to), from, to);
            change.kind = ChangeKind::Moved;
            change.weight = weightOfShare(count, m_a.byKey.size());
            change.note = {FAULTLINE_TR_NOOP("Compare", "images moved from %2 to %3: %1"),
                           {countedAs(count), from, to}};
            m_list.add("moved:" + std::min(from, to) + ":" + std::max(from, to) + ":"
                           + std::to_string(count),
                       std::move(change));
        }
    }

    void labels()
    {
        if (m_labelTotal.total() == 0)
            return;
        RunChange change = begun("labels of common images", static_cast<double>(m_commonBoxesA),
                                 static_cast<double>(m_commonBoxesB));
        const LabelDifference& all = m_labelTotal;
        constexpr std::size_t kMostly = 2;
        if (all.swapped * kMostly > all.total())
            change.note = {FAULTLINE_TR_NOOP("Compare", "boxes with x and y swapped: %1"),
                           {countedAs(all.swapped)}};
        else
            change.note = {
                FAULTLINE_TR_NOOP("Compare", "images with other labels: %1; boxes with another "
                                             "class: %2, moved: %3, added: %4, removed: %5"),
                {countedAs(m_relabelledPictures), countedAs(all.relabelled),
                 countedAs(all.moved + all.swapped), countedAs(all.added), countedAs(all.removed)}};
        change.weight = weightOfShare(all.total(), m_commonBoxesA + m_commonBoxesB);
        m_list.add("labels", std::move(change));
    }

    void distributions()
    {
        const auto trained = [](const DataSide& side) {
            std::vector<ComparedPicture> kept;
            std::copy_if(
                side.pictures.begin(), side.pictures.end(), std::back_inserter(kept),
                [](const ComparedPicture& picture) { return !isOfEvaluation(picture.split); });
            return kept.empty() ? side.pictures : kept;
        };
        for (const SpreadDifference& spread : spreadDifferences(trained(m_a), trained(m_b))) {
            RunChange change = begun(std::string(spread.id), {}, {});
            if (spread.id != "class-share") {
                change.a = spread.medianA;
                change.b = spread.medianB;
            } else {
                change.facet = Facet::Classes;
            }
            change.weight = std::min(kMostWeight, kLeastWeight + spread.effect / 2.0);
            change.note = {
                FAULTLINE_TR_NOOP("Compare", "stability index %1; equal sets of this size give %2"),
                {Quantity{.value = spread.index, .unit = Unit::None},
                 Quantity{.value = spread.expected, .unit = Unit::None}}};
            m_list.add("distribution:" + std::string(spread.id), std::move(change));
        }
    }

    const ComparedRun& m_runA;
    const ComparedRun& m_runB;
    bool m_byContent;
    DataSide m_a;
    DataSide m_b;
    KeysBySplit m_keysA;
    KeysBySplit m_keysB;
    std::map<std::string, LabelDifference> m_labels; ///< by split
    LabelDifference m_labelTotal;
    std::size_t m_commonBoxesA = 0;
    std::size_t m_commonBoxesB = 0;
    std::size_t m_relabelledPictures = 0;
    ChangeList m_list{ChangeArea::Data};
};

} // namespace

ChangeSet dataChanges(const ComparedRun& a, const ComparedRun& b)
{
    return DataComparer(a, b).run();
}

bool changesTestSet(const RunChange& change)
{
    const auto isThere = [](const ChangeValue& images) {
        const double* count = std::get_if<double>(&images);
        return count != nullptr && *count > 0.0;
    };
    const std::string_view prefix = toString(ChangeArea::Data);
    return change.area == ChangeArea::Data
           && std::string_view(change.id).substr(prefix.size() + 1).starts_with(kTestSet)
           && isThere(change.a) && isThere(change.b);
}

} // namespace faultline
