// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/changes.h"
#include "tests/support/analysed.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// A training that was made, as a side of a comparison.
inline ComparedRun sideOf(Training training, RunSide side, std::string name)
{
    auto analysis = std::make_shared<CaseAnalysis>();
    analysis->data = std::make_shared<const CaseData>();
    analysis->trainings.push_back(std::move(training));
    return {.analysis = analysis,
            .diagnosis = nullptr,
            .training = 0,
            .name = std::move(name),
            .side = side};
}

/// Of what a CaseMaker made.
template <typename Maker>
ComparedRun goodRun(const Maker& made)
{
    return sideOf(made.training(), RunSide::A, "good");
}
template <typename Maker>
ComparedRun badRun(const Maker& made)
{
    return sideOf(made.training(), RunSide::B, "bad");
}

inline std::string shown(const ChangeValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return "-";
    if (const bool* truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    if (const double* number = std::get_if<double>(&value))
        return roundTrip(*number);
    return std::get<std::string>(value);
}

/// "path: a -> b (kind, facet)", a line a change.
inline std::string describe(const RunChange& change)
{
    return change.id + ": " + shown(change.a) + " -> " + shown(change.b) + " ("
           + std::string(toString(change.kind)) + ", "
           + (change.facet ? std::string(toString(*change.facet)) : "none") + ")";
}
inline std::string describe(const ChangeSet& set)
{
    std::string text;
    for (const RunChange& change : set.changes)
        text += describe(change) + (change.note.empty() ? "" : " [" + toEnglish(change.note) + "]")
                + "\n";
    for (const Text& missing : set.notRecorded)
        text += "not recorded: " + toEnglish(missing) + "\n";
    return text;
}

/// What of the changes says that something acts differently.
inline std::vector<RunChange> acting(const ChangeSet& set)
{
    std::vector<RunChange> found;
    std::copy_if(set.changes.begin(), set.changes.end(), std::back_inserter(found),
                 [](const RunChange& change) {
                     return change.kind != ChangeKind::Cosmetic
                            && change.kind != ChangeKind::Unrecorded
                            && change.kind != ChangeKind::Renamed;
                 });
    return found;
}

inline const RunChange* changeOfPath(const ChangeSet& set, std::string_view path)
{
    const auto found =
        std::find_if(set.changes.begin(), set.changes.end(),
                     [path](const RunChange& change) { return change.path == path; });
    return found == set.changes.end() ? nullptr : &*found;
}

/// Whether swapping the sides swaps values and kinds and nothing else; the reason if not.
inline std::string whyNoMirror(const ChangeSet& set, const ChangeSet& swapped)
{
    if (set.changes.size() != swapped.changes.size())
        return "another number of changes:\n" + describe(set) + "swapped:\n" + describe(swapped);
    for (const RunChange& change : set.changes) {
        const auto other =
            std::find_if(swapped.changes.begin(), swapped.changes.end(),
                         [&change](const RunChange& each) { return each.id == change.id; });
        if (other == swapped.changes.end())
            return describe(change) + " has no mirror in\n" + describe(swapped);
        ChangeKind kind = change.kind;
        if (kind == ChangeKind::Added || kind == ChangeKind::Removed)
            kind = kind == ChangeKind::Added ? ChangeKind::Removed : ChangeKind::Added;
        if (other->a != change.b || other->b != change.a || other->kind != kind
            || other->facet != change.facet || other->weight != change.weight)
            return describe(change) + " is mirrored by " + describe(*other);
    }
    return set.equal == swapped.equal ? std::string() : "another number of equal ones";
}

} // namespace faultline::test
