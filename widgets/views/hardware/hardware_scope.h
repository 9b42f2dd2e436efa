// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <QSet>
#include <QString>

namespace faultline::ui {

/// Which lines the Hardware page shows: of visible runs, of the chosen log, and only what has
/// a place on the axis that the panels share.
struct HardwareScope {
    const ViewContext& context;
    QString log;             ///< the only hardware log to show; empty: all
    QSet<QString> unplaced;  ///< logs that nothing tells the time of
    bool isRelative = false; ///< nothing has a place on the wall: time since the begin of each log

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

} // namespace faultline::ui
