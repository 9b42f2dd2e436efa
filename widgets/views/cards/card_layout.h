// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSet>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <utility>
#include <vector>

namespace faultline::ui {

/// Sizes of a grid of cards, in pixels.
struct CardMetrics {
    int minCardWidth = 340;
    int cardHeight = 264;
    int maximisedHeight = 480;
    int spacing = 8;
    int headerHeight = 32;
    int margin = 8;
};

/// A titled part of the grid.
struct CardSection {
    QString id; ///< stable; tells sections apart when they are replaced
    QString title;
    QStringList keys; ///< of the cards, each unique in the whole grid
    bool expanded = true;
};

/// Where everything goes. Cards and headers are in order of their top edge.
struct GridPlacement {
    struct Header {
        std::size_t section = 0;
        QRect rect;
    };
    struct Card {
        QString key;
        QRect rect;
    };
    std::vector<Header> headers;
    std::vector<Card> cards;
    int columns = 1;
    int height = 0;

    [[nodiscard]] const Card* find(const QString& key) const;
    /// Positions [first, second) in `cards` of those that touch [top, bottom]. O(log cards).
    [[nodiscard]] std::pair<std::size_t, std::size_t> cardsBetween(int top, int bottom) const;
};

/// Lays cards out in as many equal columns as `width` has room for. Maximised cards take a
/// whole row. Sections that are too small to fill a row stand side by side. Pure; linear in the
/// number of cards.
[[nodiscard]] GridPlacement placeCards(const std::vector<CardSection>& sections,
                                       const QSet<QString>& maximised, int width,
                                       const CardMetrics& metrics);

} // namespace faultline::ui
