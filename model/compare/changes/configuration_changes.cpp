// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/changes.h"
#include "model/compare/changes/compare_config.h"
#include "model/compare/changes/computed_settings.h"
#include "model/compare/changes/side_settings.h"

#include <algorithm>
#include <set>

namespace faultline {

namespace {

void comparePairs(const SideSettings& a, const SideSettings& b, ConfigComparer& comparer)
{
    std::set<const FlatConfig*> paired;
    for (const auto& [inA, inB] : pairConfigs(a.files, b.files)) {
        paired.insert(&a.files[inA]);
        paired.insert(&b.files[inB]);
        comparer.compare(a.files[inA], b.files[inB]);
    }
    if (a.command && b.command)
        comparer.compare(*a.command, *b.command);
    for (const FlatConfig& file : a.files) {
        if (!paired.contains(&file))
            comparer.alone(file, RunSide::A);
    }
    for (const FlatConfig& file : b.files) {
        if (!paired.contains(&file))
            comparer.alone(file, RunSide::B);
    }
    if (a.command && !b.command)
        comparer.alone(*a.command, RunSide::A);
    if (b.command && !a.command)
        comparer.alone(*b.command, RunSide::B);
    if (a.console && b.console)
        comparer.comparePrinted(*a.console, *b.console);
    else if (a.console)
        comparer.alone(*a.console, RunSide::A);
    else if (b.console)
        comparer.alone(*b.console, RunSide::B);
}

void tellWhatIsMissing(const ComparedRun& run, const SideSettings& side, const SideSettings& other,
                       ChangeList& list)
{
    if (side.files.empty() && !side.command)
        list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "The configuration of %1"), {run.name}});
    else if (!side.command && other.command)
        list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "The command of %1"), {run.name}});
}

} // namespace

ChangeSet configurationChanges(const ComparedRun& a, const ComparedRun& b)
{
    SideSettings one = settingsOf(a);
    SideSettings other = settingsOf(b);
    useWhatWasPrinted(one, other);
    ChangeList list(ChangeArea::Configuration);
    ConfigComparer comparer({.run = &a, .settings = &one}, {.run = &b, .settings = &other}, list);
    comparePairs(one, other, comparer);
    comparer.finish();
    tellComputedSettings(one, other, list);
    tellWhatIsMissing(a, one, other, list);
    tellWhatIsMissing(b, other, one, list);
    return list.take();
}

} // namespace faultline
