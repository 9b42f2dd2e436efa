// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/card_layout.h"

#include <algorithm>

namespace faultline::ui {

namespace {

/// Fills the rows of one section, or of small ones side by side, from the top edge `y` on.
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
        const QRect rect = acrossColumns(1, m_y, m_metrics.cardHeight);
        ++m_column;
        return rect;
    }

    /// A rectangle over the next `count` columns.
    [[nodiscard]] QRect acrossColumns(int count, int top, int height) const
    {
        // Borders are computed from the left, so that rounding never accumulates.
        const int left = edge(m_column);
        return {left, top, edge(m_column + count) - m_metrics.spacing - left, height};
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

/// One past the last of the sections that share the row of cards of section `first`: small ones
/// that would leave columns empty. All others stand alone.
std::size_t endOfBand(const std::vector<CardSection>& sections, std::size_t first,
                      const QSet<QString>& maximised, int columns)
{
    int used = 0;
    std::size_t end = first;
    for (; end < sections.size(); ++end) {
        const CardSection& section = sections[end];
        const bool hasLarge =
            std::any_of(section.keys.begin(), section.keys.end(),
                        [&maximised](const QString& key) { return maximised.contains(key); });
        used += static_cast<int>(section.keys.size());
        if (!section.expanded || hasLarge || section.keys.isEmpty() || used > columns)
            break;
    }
    return std::max(end, first + 1);
}

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
    for (std::size_t first = 0, end = 0; first < sections.size(); first = end) {
        end = endOfBand(sections, first, maximised, placement.columns);
        const int top = y;
        y += metrics.headerHeight + metrics.spacing / 2;
        RowFiller rows(metrics, placement.columns, usable, y);
        for (std::size_t i = first; i < end; ++i) {
            const CardSection& section = sections[i];
            const int across =
                end - first > 1 ? static_cast<int>(section.keys.size()) : placement.columns;
            placement.headers.push_back(
                {.section = i, .rect = rows.acrossColumns(across, top, metrics.headerHeight)});
            for (const QString& key : section.expanded ? section.keys : QStringList())
                placement.cards.push_back({.key = key, .rect = rows.next(maximised.contains(key))});
        }
        if (sections[first].expanded)
            y = rows.finish() + metrics.spacing;
    }
    placement.height = y + metrics.margin;
    return placement;
}

} // namespace faultline::ui
