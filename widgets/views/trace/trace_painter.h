// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_blocks.h"
#include "widgets/views/trace/trace_rows.h"
#include "widgets/views/trace/trace_search.h"
#include "widgets/views/trace/trace_window.h"
#include "widgets/views/trace/track_layout.h"

#include <QColor>
#include <QCoreApplication>
#include <QPalette>
#include <QRect>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// What a timeline shows and where; borrowed for a moment.
struct TraceScene {
    const TraceRows& rows;
    const TrackLayout& layout;
    const TraceWindow& window;        ///< its pixels are those of the widget
    const TraceMatches* matches;      ///< null: no search
    std::optional<std::size_t> step;  ///< the selected one: shaded
    std::optional<std::size_t> group; ///< whose heading has the keyboard
    int scrolled = 0;                 ///< pixels of the layout above `area`
    QRect area;                       ///< labels and rows, below the ruler
    QRect ruler;
};

/// Draws a timeline. Only what is visible is looked at: the cost grows with the pixels, not with
/// the events (trace_blocks.h).
class TracePainter {
    Q_DECLARE_TR_FUNCTIONS(TracePainter)

public:
    TracePainter(QPainter& painter, const TraceScene& scene, const QPalette& palette);

    /// Everything but what follows the mouse.
    void paint();
    /// The frame around a hovered or selected event.
    void paintFrame(TraceSpot spot, bool isSelected);

    /// Where an event is drawn; nullopt if its group is folded or it is out of the area.
    [[nodiscard]] std::optional<QRectF> rectOf(TraceSpot spot) const;

private:
    void paintRuler();
    void paintSteps();
    void paintStepShade();
    void paintGroup(std::size_t group);
    void paintTrack(const TrackLayout::Track& track);
    void paintRow(std::size_t row, int top);
    void paintBlock(const TraceRow& row, std::size_t rowIndex, const TraceBlock& block, int top);
    void paintName(std::uint32_t event, const QRect& rect, const QColor& fill, bool isDimmed);
    [[nodiscard]] bool isVisible(int top, int height) const;
    [[nodiscard]] int toY(int contentY) const;

    static constexpr std::size_t kCategories = 13;
    static constexpr std::size_t kShades = 17; ///< of coverage

    QPainter& m_painter;
    const TraceScene& m_scene;
    const QPalette& m_palette;
    std::array<std::array<QColor, kShades>, kCategories> m_fills;
    std::array<QColor, kCategories> m_dimmed;
    std::vector<TraceBlock> m_blocks; ///< kept to keep its memory
};

} // namespace faultline::ui
