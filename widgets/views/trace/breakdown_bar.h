// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_summary.h"

#include <QWidget>

#include <vector>

namespace faultline::ui {

class FlowLayout;

/// One stacked horizontal bar: the parts of a step. The pieces name themselves where there is
/// room; a tooltip tells each.
class BreakdownBar : public QWidget {
    Q_OBJECT

public:
    explicit BreakdownBar(QWidget* parent = nullptr);

    void setParts(std::vector<BreakdownPart> parts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF rectOf(std::size_t part) const;
    [[nodiscard]] QString toolTipAt(double x) const;

    std::vector<BreakdownPart> m_parts;
};

/// The words to a BreakdownBar: pattern, name, seconds and share of each part.
class BreakdownLegend : public QWidget {
    Q_OBJECT

public:
    explicit BreakdownLegend(QWidget* parent = nullptr);

    void setParts(const std::vector<BreakdownPart>& parts);

private:
    FlowLayout* m_flow = nullptr;
};

} // namespace faultline::ui
