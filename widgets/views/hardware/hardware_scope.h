// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace faultline::ui {

/// Which lines the Hardware page shows: of visible runs, of the chosen log, and only what has
/// a place on the axis that the panels share.
struct HardwareScope {
    const ViewContext& context;
    QString log;             ///< the only hardware log to show; empty: all
    QSet<QString> unplaced;  ///< logs that nothing tells the time of
    bool isRelative = false; ///< nothing has a place on the wall: time since the begin of each log
    /// Of the runs and logs that lie so far apart that one axis of time shows none of them: each is
    /// drawn from its own start. Empty: they share the wall.
    QHash<QString, double> starts = {};
    QStringList owners = {}; ///< runs and logs in sight, in the order of their colours
    // What the panels share while their axis is not the wall's, in seconds from the start.
    std::optional<AxisRange> zoom = {};
    std::optional<double> cursor = {};

    [[nodiscard]] bool isFromStart() const { return isRelative || !starts.isEmpty(); }
    /// What to take off the times of an owner for that axis.
    [[nodiscard]] double startOf(const PanelOwner& owner) const
    {
        return starts.value(owner.name, 0.0);
    }

    [[nodiscard]] bool shows(const PanelOwner& owner) const
    {
        if (owner.isRun && !context.isRunVisible(owner.name))
            return false;
        if (owner.artifact.isEmpty())
            return !isRelative;
        const bool isOnAxis = isRelative || !unplaced.contains(owner.artifact);
        return isOnAxis && (log.isEmpty() || owner.artifact == log);
    }
    [[nodiscard]] bool showsAnyOf(const HardwarePanel& panel) const
    {
        for (const HardwarePanel::Line& line : panel.lines) {
            if (line.role != HardwarePanel::Line::Role::Limit && shows(line.owner))
                return true;
        }
        for (const HardwarePanel::Strip& strip : panel.strips) {
            if (shows(strip.owner))
                return true;
        }
        return false;
    }
};

/// When each run and log in sight begins, if they are far apart; else empty.
[[nodiscard]] QHash<QString, double> startsOfDistantOwners(const std::vector<HardwarePanel>& panels,
                                                           const HardwareScope& scope);
/// The runs and logs in sight.
[[nodiscard]] std::vector<PanelOwner> shownOwners(const std::vector<HardwarePanel>& panels,
                                                  const HardwareScope& scope);

} // namespace faultline::ui
