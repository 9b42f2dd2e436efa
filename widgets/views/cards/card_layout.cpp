// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/card_layout.h"

#include <algorithm>

namespace faultline::ui {

namespace {

/// Fills the rows of one section from the top edge `y` on.
class RowFiller {
public:
    RowFiller(const CardMetrics& metrics, int columns, int width, int y)
        : m_metrics(metrics), m_columns(columns), m_width(width), m_y(y)
    {
    }

    QRect next(bool maximised)
    {
        if (maximised) {
            finishRow();
            const QRect rect(m_metrics.margin, m_y, m_width, m_metrics.maximisedHeight);
            m_y += m_metrics.maximisedHeight + m_metrics.spacing;
            return rect;
        }
        if (m_column == m_columns)
            finishRow();
        // Borders are computed from the left, so that rounding never accumulates.
        const int left = edge(m_column);
        const int right = edge(m_column + 1) - m_metrics.spacing;
        ++m_column;
        return {left, m_y, right - left, m_metrics.cardHeight};
    }

    /// Bottom of the section.
    int finish()
    {
        finishRow();
        return m_y;
    }

private:
    [[nodiscard]] int edge(int column) const
    {
        return m_metrics.margin + (m_width + m_metrics.spacing) * column / m_columns;
    }
    void finishRow()
    {
        if (m_column == 0)
            return;
        m_column = 0;
        m_y += m_metrics.cardHeight + m_metrics.spacing;
    }

    const CardMetrics& m_metrics;
    int m_columns;
    int m_width;
    int m_y;
    int m_column = 0;
};

} // namespace

const GridPlacement::Card* GridPlacement::find(const QString& key) const
{
    const auto it = std::find_if(cards.begin(), cards.end(),
                                 [&key](const Card& card) { return card.key == key; });
    return it == cards.end() ? nullptr : &*it;
}

std::pair<std::size_t, std::size_t> GridPlacement::cardsBetween(int top, int bottom) const
{
    // Tops and bottoms both ascend: cards of one row have the same height.
    const auto begin = std::partition_point(
        cards.begin(), cards.end(), [top](const Card& card) { return card.rect.bottom() < top; });
    const auto end = std::partition_point(
        begin, cards.end(), [bottom](const Card& card) { return card.rect.top() <= bottom; });
    return {static_cast<std::size_t>(begin - cards.begin()),
            static_cast<std::size_t>(end - cards.begin())};
}

GridPlacement placeCards(const std::vector<CardSection>& sections, const QSet<QString>& maximised,
                         int width, const CardMetrics& metrics)
{
    GridPlacement placement;
    const int usable = std::max(width - 2 * metrics.margin, 1);
    placement.columns =
        std::max(1, (usable + metrics.spacing) / (metrics.minCardWidth + metrics.spacing));
    int y = metrics.margin;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        placement.headers.push_back(
            {.section = i, .rect = QRect(metrics.margin, y, usable, metrics.headerHeight)});
        y += metrics.headerHeight + metrics.spacing / 2;
        if (!sections[i].expanded)
            continue;
        RowFiller rows(metrics, placement.columns, usable, y);
        for (const QString& key : sections[i].keys)
            placement.cards.push_back({.key = key, .rect = rows.next(maximised.contains(key))});
        y = rows.finish() + metrics.spacing;
    }
    placement.height = y + metrics.margin;
    return placement;
}

} // namespace faultline::ui
