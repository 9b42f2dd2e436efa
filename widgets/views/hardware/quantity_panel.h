// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <QCoreApplication>
#include <QString>

namespace faultline::ui {

/// What these panels say has one context for translators.
struct HardwareText {
    Q_DECLARE_TR_FUNCTIONS(Hardware)
};

/// Top of an axis that ends at 100 %: a machine that is fully busy must not hide in the frame.
inline constexpr double kFullHeight = 1.05;

// How the quantities of hardware logs become panels: several that belong together share one.

/// The quantity that gives a panel its unit and name; itself for most.
[[nodiscard]] HardwareQuantity panelQuantityOf(HardwareQuantity quantity);
[[nodiscard]] PanelPlace placeOf(HardwareQuantity quantity);
[[nodiscard]] QString panelId(HardwareQuantity quantity);
/// Without lines.
[[nodiscard]] HardwarePanel emptyPanel(HardwareQuantity quantity);
[[nodiscard]] PanelQuantity panelQuantity(Unit unit);

/// Drawn as what the values cannot exceed.
[[nodiscard]] bool isLimit(HardwareQuantity quantity);
/// Whose sum over devices says something of the whole machine; of others it is the mean.
[[nodiscard]] bool isSummed(HardwareQuantity quantity);
/// What a line of a panel with several quantities is called; empty if it has the panel to itself.
[[nodiscard]] QString quantityLabel(HardwareQuantity quantity);

} // namespace faultline::ui
