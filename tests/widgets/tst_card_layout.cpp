// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/card_layout.h"

#include <gtest/gtest.h>

namespace faultline::ui {

namespace {

CardSection section(const QString& id, int cards, bool expanded = true)
{
    CardSection made{.id = id, .title = id, .keys = {}, .expanded = expanded};
    for (int i = 0; i < cards; ++i)
        made.keys.push_back(id + QString::number(i));
    return made;
}

constexpr CardMetrics kMetrics{};

} // namespace

TEST(PlaceCards, FillsTheWidthWithAsManyColumnsAsFit)
{
    const std::vector<CardSection> sections{section(QStringLiteral("a"), 5)};
    EXPECT_EQ(placeCards(sections, {}, 340 + 16, kMetrics).columns, 1);
    EXPECT_EQ(placeCards(sections, {}, 2 * 340 + 8 + 16, kMetrics).columns, 2);
    EXPECT_EQ(placeCards(sections, {}, 2 * 340 + 8 + 15, kMetrics).columns, 1);
    EXPECT_EQ(placeCards(sections, {}, 10, kMetrics).columns, 1);
}

TEST(PlaceCards, CardsOfARowAreEquallyWideAndNeverOverlap)
{
    const GridPlacement placement =
        placeCards({section(QStringLiteral("a"), 7), section(QStringLiteral("b"), 3)},
                   {QStringLiteral("a3")}, 1283, kMetrics);
    ASSERT_EQ(placement.cards.size(), 10U);
    for (std::size_t i = 0; i < placement.cards.size(); ++i) {
        const QRect& rect = placement.cards[i].rect;
        EXPECT_GE(rect.left(), kMetrics.margin);
        EXPECT_LE(rect.right(), 1283 - kMetrics.margin);
        EXPECT_LE(rect.bottom(), placement.height);
        for (std::size_t j = i + 1; j < placement.cards.size(); ++j)
            EXPECT_FALSE(rect.intersects(placement.cards[j].rect)) << i << " " << j;
        for (const GridPlacement::Header& header : placement.headers)
            EXPECT_FALSE(rect.intersects(header.rect));
    }
    EXPECT_NEAR(placement.cards[0].rect.width(), placement.cards[1].rect.width(), 1);
}

TEST(PlaceCards, AMaximisedCardTakesARow)
{
    const GridPlacement placement =
        placeCards({section(QStringLiteral("a"), 3)}, {QStringLiteral("a1")}, 1200, kMetrics);
    const QRect large = placement.find(QStringLiteral("a1"))->rect;
    EXPECT_EQ(large.width(), 1200 - 2 * kMetrics.margin);
    EXPECT_EQ(large.height(), kMetrics.maximisedHeight);
    EXPECT_GT(placement.find(QStringLiteral("a2"))->rect.top(), large.bottom());
}

TEST(PlaceCards, SmallSectionsStandSideBySide)
{
    const GridPlacement placement =
        placeCards({section(QStringLiteral("a"), 1), section(QStringLiteral("b"), 2),
                    section(QStringLiteral("c"), 1)},
                   {}, 3 * 340 + 2 * 8 + 16, kMetrics);
    ASSERT_EQ(placement.columns, 3);
    const QRect a = placement.find(QStringLiteral("a0"))->rect;
    const QRect b = placement.find(QStringLiteral("b1"))->rect;
    EXPECT_EQ(a.top(), b.top());
    EXPECT_GT(placement.find(QStringLiteral("c0"))->rect.top(), b.bottom());
    ASSERT_EQ(placement.headers.size(), 3U);
    EXPECT_EQ(placement.headers[0].rect.top(), placement.headers[1].rect.top());
    EXPECT_EQ(placement.headers[0].rect.left(), a.left());
    EXPECT_EQ(placement.headers[0].rect.right(), a.right());
    EXPECT_EQ(placement.headers[1].rect.right(), b.right());
    EXPECT_GT(placement.headers[2].rect.top(), b.bottom());
}

TEST(PlaceCards, AFoldedSectionKeepsOnlyItsHeader)
{
    const GridPlacement placement =
        placeCards({section(QStringLiteral("a"), 9, false), section(QStringLiteral("b"), 1)}, {},
                   800, kMetrics);
    EXPECT_EQ(placement.headers.size(), 2U);
    EXPECT_EQ(placement.cards.size(), 1U);
    EXPECT_EQ(placement.find(QStringLiteral("a0")), nullptr);
}

TEST(PlaceCards, FindsTheCardsOfAStretchAsALinearSearchWould)
{
    const GridPlacement placement =
        placeCards({section(QStringLiteral("a"), 40), section(QStringLiteral("b"), 11)},
                   {QStringLiteral("a5")}, 1100, kMetrics);
    for (int top = -50; top < placement.height + 50; top += 37) {
        const int bottom = top + 300;
        const auto between = placement.cardsBetween(top, bottom);
        for (std::size_t i = 0; i < placement.cards.size(); ++i) {
            const QRect& rect = placement.cards[i].rect;
            const bool touches = rect.bottom() >= top && rect.top() <= bottom;
            EXPECT_EQ(touches, i >= between.first && i < between.second) << top << " " << i;
        }
    }
}

TEST(PlaceCards, TakesNoSections)
{
    const GridPlacement placement = placeCards({}, {}, 500, kMetrics);
    EXPECT_TRUE(placement.cards.empty());
    EXPECT_EQ(placement.cardsBetween(0, 100), (std::pair<std::size_t, std::size_t>{0, 0}));
}

} // namespace faultline::ui
