// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/phases.h"
#include "widgets/charts/accessible_items.h"

#include <QRect>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// Names the colours of the phases that occur, in more than one row where it is narrow.
class PhaseLegend : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    explicit PhaseLegend(QWidget* parent = nullptr);

    void setPhases(std::vector<PhaseKind> phases);
    [[nodiscard]] std::vector<AccessibleItem> accessibleItems() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::vector<QRect> placesWithin(int room) const;
    [[nodiscard]] std::vector<QRect> shownPlaces() const;

    std::vector<PhaseKind> m_phases;
};

} // namespace faultline::ui
