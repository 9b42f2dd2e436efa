// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/cards/card_layout.h"

#include <QHash>
#include <QScrollArea>
#include <QTimer>

#include <functional>
#include <vector>

namespace faultline::ui {

class SectionHeader;

/// A scrolling grid of cards in titled sections that can be folded.
///
/// Cards are widgets made only when they come near the viewport and used again for
/// other keys when they are far from it; everything else is a painted placeholder of the same
/// size. 1500 cards therefore cost as much as a screenful. New ones are made a few
/// at a time, so that scrolling never stops for them.
class CardGrid : public QScrollArea {
    Q_OBJECT

public:
    /// How the grid gets its widgets.
    struct CardMaker {
        std::function<QWidget*(QWidget* parent)> create;
        std::function<void(QWidget* card, const QString& key)> bind;
        std::function<void(QWidget* card)> release; ///< out of sight; may drop its data
    };

    explicit CardGrid(CardMaker maker, QWidget* parent = nullptr);
    ~CardGrid() override;

    /// What is at the top of the viewport stays there, if it still exists.
    void setSections(std::vector<CardSection> sections);
    [[nodiscard]] const std::vector<CardSection>& sections() const { return m_sections; }
    void setSectionExpanded(const QString& id, bool expanded);
    void setMetrics(const CardMetrics& metrics);
    void setMaximised(const QString& key, bool maximised);
    [[nodiscard]] bool isMaximised(const QString& key) const { return m_maximised.contains(key); }
    [[nodiscard]] int columns() const { return m_placement.columns; }

    /// Unfolds the section of the card, scrolls to it and makes it now. It stays in sight while the
    /// grid changes, until the user scrolls.
    void reveal(const QString& key);
    /// The widget for `key`, or nullptr if there is none at the moment.
    [[nodiscard]] QWidget* card(const QString& key) const { return m_cards.value(key); }
    /// Widgets in use, near the viewport, in order of display.
    [[nodiscard]] std::vector<QWidget*> cards() const;
    /// Makes every card near the viewport now.
    void settle();

signals:
    void sectionToggled(const QString& id, bool expanded);
    /// Other cards than before are in use.
    void cardsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void revealFocused(QWidget& focused, bool ifHidden);
    /// The point of the content that must not move on the screen.
    struct Anchor {
        QString key;
        int offset = 0; ///< from the top edge of the viewport
    };

    void scrollTo(const QString& key);
    void relayout();
    void arrange();
    void placeHeaders();
    void placeCardWidgets();
    void recycleFarCards();
    void scheduleCards();
    void makeSomeCards();
    /// Keys without a widget: those in sight first, then those near it.
    [[nodiscard]] QString nextMissingCard() const;
    void makeCard(const QString& key);
    void chainTabOrder();
    void paintPlaceholders(QPaintEvent* event);
    [[nodiscard]] Anchor currentAnchor() const;
    void restoreAnchor(const Anchor& anchor);
    [[nodiscard]] QRect visibleContent() const;

    CardMaker m_maker;
    CardMetrics m_metrics;
    std::vector<CardSection> m_sections;
    QSet<QString> m_maximised;
    GridPlacement m_placement;
    QWidget* m_content = nullptr;
    std::vector<SectionHeader*> m_headers;
    QHash<QString, QWidget*> m_cards;
    std::vector<QWidget*> m_spare;
    QString m_revealedKey;
    QTimer m_makeTimer;
};

} // namespace faultline::ui
