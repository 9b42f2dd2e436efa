// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"

#include <QString>

#include <vector>

namespace faultline::ui {

/// A row of FigureBars: a name, a value in words, and a bar of two parts.
struct FigureBar {
    QString name;
    QString value;
    double first = 0.0;  ///< share of the width, 0..1
    double second = 0.0; ///< what follows it
    QString detail{};    ///< tooltip
};

/// Named bars below each other.
class FigureBars : public ChartCanvas {
    Q_OBJECT

public:
    enum class Tone {
        Accent, ///< one part: how much
        Losses, ///< two parts: lost, then clipped
    };

    FigureBars(Tone tone, const QString& accessibleName, QWidget* parent = nullptr);

    void setBars(std::vector<FigureBar> bars);
    [[nodiscard]] const std::vector<FigureBar>& bars() const { return m_bars; }
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] std::size_t markCount() const override { return m_bars.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString textAt(const QPoint& position) const override; ///< the detail
    [[nodiscard]] bool showsBox() const override { return false; }       ///< the rows say it
    [[nodiscard]] QString summary() const override;

private:
    [[nodiscard]] int rowHeight() const;

    Tone m_tone;
    std::vector<FigureBar> m_bars;
};

} // namespace faultline::ui
