// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QWidget>

#include <cstddef>
#include <optional>

class QBoxLayout;
class QLabel;

namespace faultline::ui {

class BreakdownBar;
class BreakdownLegend;
class StepColumns;

/// What the steps are spent on: the typical step beside (or above) a column for each.
class BreakdownPanel : public QWidget {
    Q_OBJECT

public:
    explicit BreakdownPanel(QWidget* parent = nullptr);

    void setProfile(const TraceProfilePtr& profile);
    void setCurrentStep(std::optional<std::size_t> step);
    [[nodiscard]] StepColumns& columns() { return *m_columns; }

signals:
    void stepSelected(std::size_t step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_layout = nullptr;
    QLabel* m_typicalTitle = nullptr;
    BreakdownBar* m_bar = nullptr;
    BreakdownLegend* m_legend = nullptr;
    TraceProfilePtr m_profile;
    QLabel* m_stepTitle = nullptr;
    QWidget* m_stepSide = nullptr;
    StepColumns* m_columns = nullptr;
};

} // namespace faultline::ui
