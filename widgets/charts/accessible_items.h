// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

#include <vector>

namespace faultline::ui {

/// What is painted and no widget of its own: a curve, an entry of a legend, a lane of a timeline.
struct AccessibleItem {
    QString name;
    QString description;
    QRect rect; ///< in the widget; empty: all of it
};

/// A widget that paints several things implements this, so that screen readers find each of them.
/// makeChartsAccessible() must have been called.
class AccessibleItems {
public:
    AccessibleItems() = default;
    AccessibleItems(const AccessibleItems&) = delete;
    AccessibleItems& operator=(const AccessibleItems&) = delete;
    virtual ~AccessibleItems() = default;

    [[nodiscard]] virtual std::vector<AccessibleItem> accessibleItems() const = 0;
};

} // namespace faultline::ui
