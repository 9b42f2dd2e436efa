// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fleet/fleet_table.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace faultline::ui {

class CurveView;

/// GPU-hours lost by week, and used, of the runs that are shown.
class FleetTrend : public QWidget {
    Q_OBJECT

public:
    explicit FleetTrend(QWidget* parent = nullptr);

    void setWeeks(std::vector<FleetGroup> weeks);
    void flush();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::vector<FleetGroup> m_weeks;
    QLabel* m_title = nullptr;
    CurveView* m_chart = nullptr;
};

} // namespace faultline::ui
