// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "widgets/shell/switcher_list.h"

#include <QAction>
#include <QStringList>

#include <functional>
#include <vector>

namespace faultline::ui {

class ViewContext;

/// What choosing an entry leads to.
struct SwitcherTargets {
    std::function<void(const QString& run)> showRun;
    std::function<void(const QString& tag)> showTag;
    std::function<void(std::size_t finding)> showFinding;
};

/// Everything that the quick switcher offers: pages, findings, actions, runs, tags.
[[nodiscard]] std::vector<SwitcherEntry> switcherEntries(const ViewContext& context,
                                                         const QList<QAction*>& pages,
                                                         const QList<QAction*>& actions,
                                                         const QStringList& tags,
                                                         const SwitcherTargets& targets);

/// The different scalar tags of all runs, sorted. Linear in runs x tags: not for the GUI thread.
[[nodiscard]] QStringList collectTags(const CaseData& data);

} // namespace faultline::ui
