// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/card_grid.h"

#include "model/core/text.h"
#include "widgets/controls/section_header.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Time for making cards in one go of the event loop: half a frame at 60 Hz.
constexpr qint64 kMakeBudgetMs = 8;
/// Cards within one screen of the viewport are made, those beyond two are given back.
constexpr int kNearScreens = 1;
constexpr int kFarScreens = 2;

} // namespace

CardGrid::CardGrid(CardMaker maker, QWidget* parent)
    : QScrollArea(parent), m_maker(std::move(maker)), m_content(new QWidget)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always there: a bar that comes and goes would change the number of columns to and fro.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFocusPolicy(Qt::NoFocus);
    m_content->installEventFilter(this);
    setWidget(m_content);
    verticalScrollBar()->setSingleStep(6 * kGrid);

    m_makeTimer.setSingleShot(true);
    m_makeTimer.setInterval(0);
    connect(&m_makeTimer, &QTimer::timeout, this, &CardGrid::makeSomeCards);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { scheduleCards(); });
    // Tab from elsewhere goes to what may be out of sight; a click never does.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && m_content->isAncestorOf(now))
            revealFocused(*now, true);
    });
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { m_revealedKey.clear(); });
}

CardGrid::~CardGrid() = default;

void CardGrid::setSections(std::vector<CardSection> sections)
{
    const Anchor anchor = currentAnchor();
    m_sections = std::move(sections);
    relayout();
    restoreAnchor(anchor);
}

void CardGrid::setSectionExpanded(const QString& id, bool expanded)
{
    const auto it = std::find_if(m_sections.begin(), m_sections.end(),
                                 [&id](const CardSection& section) { return section.id == id; });
    if (it == m_sections.end() || it->expanded == expanded)
        return;
    it->expanded = expanded;
    relayout();
    emit sectionToggled(id, expanded);
}

void CardGrid::setMetrics(const CardMetrics& metrics)
{
    const Anchor anchor = currentAnchor();
    m_metrics = metrics;
    relayout();
    restoreAnchor(anchor);
}

void CardGrid::setMaximised(const QString& key, bool maximised)
{
    if (maximised == isMaximised(key))
        return;
    if (maximised)
        m_maximised.insert(key);
    else
        m_maximised.remove(key);
    relayout();
    if (const GridPlacement::Card* place = m_placement.find(key))
        ensureVisible(0, place->rect.bottom(), 0, m_metrics.spacing);
}

void CardGrid::reveal(const QString& key)
{
    for (const CardSection& section : m_sections) {
        if (section.keys.contains(key)) {
            setSectionExpanded(QString(section.id), true);
            break;
        }
    }
    m_revealedKey = key;
    scrollTo(key);
    if (!m_cards.contains(key))
        makeCard(key);
    scheduleCards();
}

void CardGrid::scrollTo(const QString& key)
{
    const GridPlacement::Card* place = m_placement.find(key);
    if (place == nullptr)
        return;
    // A third down the page: what is above and below gives the card its context.
    const int room = std::max(0, viewport()->height() - place->rect.height());
    verticalScrollBar()->setValue(place->rect.top() - std::min(room / 3, place->rect.top()));
}

std::vector<QWidget*> CardGrid::cards() const
{
    std::vector<QWidget*> ordered;
    for (const GridPlacement::Card& place : m_placement.cards) {
        if (QWidget* widget = m_cards.value(place.key))
            ordered.push_back(widget);
    }
    return ordered;
}

void CardGrid::settle()
{
    recycleFarCards();
    for (QString key = nextMissingCard(); !key.isEmpty(); key = nextMissingCard())
        makeCard(key);
    m_makeTimer.stop();
    chainTabOrder();
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    const Anchor anchor = currentAnchor();
    QScrollArea::resizeEvent(event);
    relayout();
    restoreAnchor(anchor);
}

void CardGrid::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_content != nullptr)
        m_content->update();
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_content && event->type() == QEvent::Paint) {
        paintPlaceholders(static_cast<QPaintEvent*>(event));
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

bool CardGrid::focusNextPrevChild(bool next)
{
    const bool moved = QScrollArea::focusNextPrevChild(next);
    QWidget* focus = focusWidget();
    if (moved && focus != nullptr && m_content->isAncestorOf(focus))
        revealFocused(*focus, false);
    return moved;
}

/// The whole card or header that holds the focus; `ifHidden`: only if none of it is in sight.
void CardGrid::revealFocused(QWidget& focused, bool ifHidden)
{
    QWidget* part = &focused;
    while (part->parentWidget() != m_content)
        part = part->parentWidget();
    if (!ifHidden || !part->geometry().intersects(visibleContent()))
        ensureWidgetVisible(part, 0, m_metrics.spacing);
}

void CardGrid::relayout()
{
    arrange();
    placeHeaders();
    placeCardWidgets();
    scheduleCards();
    m_content->update();
}

void CardGrid::arrange()
{
    const int width = viewport()->width();
    m_placement = placeCards(m_sections, m_maximised, width, m_metrics);
    m_content->resize(width, std::max(m_placement.height, viewport()->height()));
}

void CardGrid::placeHeaders()
{
    while (m_headers.size() > m_placement.headers.size()) {
        m_headers.back()->deleteLater();
        m_headers.back()->hide();
        m_headers.pop_back();
    }
    while (m_headers.size() < m_placement.headers.size()) {
        auto* header = new SectionHeader(m_content);
        const std::size_t position = m_headers.size();
        connect(header, &QAbstractButton::clicked, this, [this, position](bool checked) {
            if (position < m_sections.size())
                setSectionExpanded(QString(m_sections[position].id), checked);
        });
        m_headers.push_back(header);
    }
    for (const GridPlacement::Header& place : m_placement.headers) {
        const CardSection& section = m_sections[place.section];
        SectionHeader* header = m_headers[place.section];
        header->setTitle(section.title,
                         formatted(static_cast<double>(section.keys.size()), Unit::Count));
        header->setChecked(section.expanded);
        header->setGeometry(place.rect);
        header->show();
    }
}

void CardGrid::placeCardWidgets()
{
    QHash<QString, QRect> rects;
    for (const GridPlacement::Card& place : m_placement.cards) {
        if (m_cards.contains(place.key))
            rects.insert(place.key, place.rect);
    }
    for (auto it = m_cards.begin(); it != m_cards.end();) {
        const auto rect = rects.constFind(it.key());
        if (rect == rects.constEnd()) {
            it.value()->hide();
            m_maker.release(it.value());
            m_spare.push_back(it.value());
            it = m_cards.erase(it);
        } else {
            it.value()->setGeometry(*rect);
            ++it;
        }
    }
}

QRect CardGrid::visibleContent() const
{
    return {0, verticalScrollBar()->value(), viewport()->width(), viewport()->height()};
}

void CardGrid::recycleFarCards()
{
    const QRect visible = visibleContent();
    const int reach = kFarScreens * visible.height();
    for (auto it = m_cards.begin(); it != m_cards.end();) {
        QWidget* widget = it.value();
        const bool far = widget->geometry().bottom() < visible.top() - reach
                         || widget->geometry().top() > visible.bottom() + reach;
        const bool focused = focusWidget() != nullptr && widget->isAncestorOf(focusWidget());
        if (!far || focused) {
            ++it;
            continue;
        }
        widget->hide();
        m_maker.release(widget);
        m_spare.push_back(widget);
        it = m_cards.erase(it);
    }
}

void CardGrid::scheduleCards()
{
    if (!m_makeTimer.isActive())
        m_makeTimer.start();
}

void CardGrid::makeSomeCards()
{
    recycleFarCards();
    QElapsedTimer spent;
    spent.start();
    bool made = false;
    QString key = nextMissingCard();
    while (!key.isEmpty()) {
        makeCard(key);
        made = true;
        key = nextMissingCard();
        if (spent.elapsed() >= kMakeBudgetMs)
            break;
    }
    if (made)
        chainTabOrder();
    if (!key.isEmpty())
        m_makeTimer.start();
}

QString CardGrid::nextMissingCard() const
{
    const QRect visible = visibleContent();
    const int reach = kNearScreens * visible.height();
    const std::pair<int, int> ranges[] = {
        {visible.top(), visible.bottom()},
        {visible.bottom() + 1, visible.bottom() + reach},
        {visible.top() - reach, visible.top() - 1},
    };
    for (const std::pair<int, int>& range : ranges) {
        const auto between = m_placement.cardsBetween(range.first, range.second);
        for (std::size_t i = between.first; i < between.second; ++i) {
            if (!m_cards.contains(m_placement.cards[i].key))
                return m_placement.cards[i].key;
        }
    }
    return {};
}

void CardGrid::makeCard(const QString& key)
{
    const GridPlacement::Card* place = m_placement.find(key);
    if (place == nullptr)
        return;
    QWidget* widget = nullptr;
    if (m_spare.empty()) {
        widget = m_maker.create(m_content);
    } else {
        widget = m_spare.back();
        m_spare.pop_back();
    }
    m_cards.insert(key, widget);
    widget->setGeometry(place->rect);
    m_maker.bind(widget, key);
    widget->show();
    emit cardsChanged();
}

void CardGrid::chainTabOrder()
{
    // Headers and cards from top to bottom, whatever order they were made in.
    std::vector<std::pair<int, QWidget*>> stops;
    for (SectionHeader* header : m_headers)
        stops.emplace_back(header->y(), header);
    QWidget* previous = nullptr;
    std::size_t nextHeader = 0;
    const auto chain = [&previous](QWidget* widget) {
        if (previous != nullptr)
            QWidget::setTabOrder(previous, widget);
        previous = widget;
    };
    const auto chainHeadersAbove = [&](int y) {
        while (nextHeader < stops.size() && stops[nextHeader].first < y)
            chain(stops[nextHeader++].second);
    };
    for (QWidget* card : cards()) {
        chainHeadersAbove(card->y());
        for (QWidget* child : card->findChildren<QWidget*>()) {
            if ((child->focusPolicy() & Qt::TabFocus) != 0 && !child->focusProxy())
                chain(child);
        }
    }
    chainHeadersAbove(m_content->height());
}

void CardGrid::paintPlaceholders(QPaintEvent* event)
{
    QPainter painter(m_content);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
    painter.setRenderHint(QPainter::Antialiasing);
    const auto between = m_placement.cardsBetween(event->rect().top(), event->rect().bottom());
    for (std::size_t i = between.first; i < between.second; ++i) {
        const GridPlacement::Card& place = m_placement.cards[i];
        if (m_cards.contains(place.key))
            continue;
        painter.setPen(hairlineColor(palette()));
        painter.setBrush(cardColor(palette()));
        painter.drawRoundedRect(QRectF(place.rect).adjusted(0.5, 0.5, -0.5, -0.5), kGrid / 2.0,
                                kGrid / 2.0);
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(
            place.rect.adjusted(kGrid, kGrid, -kGrid, -kGrid), Qt::AlignLeft,
            fontMetrics().elidedText(place.key, Qt::ElideMiddle, place.rect.width() - 2 * kGrid));
    }
}

CardGrid::Anchor CardGrid::currentAnchor() const
{
    const QRect visible = visibleContent();
    if (visible.top() == 0)
        return {}; // at the top: stay at the top
    const auto between = m_placement.cardsBetween(visible.top(), visible.bottom());
    if (between.first == between.second)
        return {};
    const GridPlacement::Card& place = m_placement.cards[between.first];
    return {.key = place.key, .offset = place.rect.top() - visible.top()};
}

void CardGrid::restoreAnchor(const Anchor& anchor)
{
    if (!m_revealedKey.isEmpty() && m_placement.find(m_revealedKey) != nullptr) {
        scrollTo(m_revealedKey);
        return;
    }
    if (anchor.key.isEmpty())
        return;
    if (const GridPlacement::Card* place = m_placement.find(anchor.key))
        verticalScrollBar()->setValue(place->rect.top() - anchor.offset);
}

} // namespace faultline::ui
