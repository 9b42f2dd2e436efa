// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/media_card.h"

#include "model/qt/run_label.h"
#include "model/summaries/value_at_step.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_header.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/summaries/media/step_slider.h"

#include <QApplication>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSlider>

#include <algorithm>

namespace faultline::ui {

MediaCard::MediaCard(ViewContext& context, QWidget* parent)
    : CardFrame(parent),
      m_context(context),
      m_header(new CardHeader(this)),
      m_menuButton(new IconButton(QStringLiteral("more"), tr("Copy and save"), this)),
      m_run(new LegendStrip(this)),
      m_slider(new StepSlider(this)),
      m_footer(makeCardFooter(this))
{
    setAttribute(Qt::WA_Hover);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    column->setSpacing(kGrid / 4);
    m_header->addButton(*m_menuButton);
    column->addWidget(m_header);
    column->addWidget(m_run);
    m_body = new QVBoxLayout;
    m_body->setContentsMargins(0, kGrid / 4, 0, kGrid / 4);
    column->addLayout(m_body, 1);
    column->addWidget(m_slider);
    column->addWidget(m_footer);

    connect(m_slider, &StepSlider::indexChosen, this, &MediaCard::choose);
    connect(m_menuButton, &QToolButton::clicked, this,
            [this] { showMenu(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height()))); });
    connect(qApp, &QApplication::focusChanged, this, [this] { refreshButtons(); });
    refreshButtons();
}

MediaCard::~MediaCard()
{
    // A child that has the focus gives it up while it is destroyed, after our own members.
    disconnect(qApp, nullptr, this, nullptr);
}

void MediaCard::setSource(const MediaSource& source, std::optional<std::size_t> own)
{
    const bool isSame = m_source && m_source->key == source.key;
    m_source = source;
    m_own = own;
    if (!isSame || (m_index && *m_index >= source.items().size()))
        m_index.reset(); // a file that was written anew may hold less
    const QString run = QString::fromStdString(source.run->name);
    m_header->setTitle(source.tag, translated(source.blobs->description));
    const QString label = runLabel(*source.run);
    m_run->setItems({{.label = label, .color = m_context.runColor(run), .dashed = false}});
    setAccessibleName(tr("%1, run %2").arg(source.tag, label));
    m_slider->setItems(source.items());
    refreshStep();
}

void MediaCard::release()
{
    m_source.reset();
    m_index.reset();
    m_own.reset();
    m_slider->setItems({});
    m_figures.clear();
    m_footer->setText({});
    showNothing({});
}

void MediaCard::refreshStep()
{
    if (!m_source)
        return;
    const BlobIndex& items = m_source->items();
    const SummaryState& summaries = m_context.summaries();
    if (!summaries.linksSteps()) {
        // What is shown now stays when steps come apart.
        const std::size_t last = items.empty() ? 0 : items.size() - 1;
        showIndex(items.empty() ? std::nullopt
                                : std::optional(std::min(m_own.value_or(last), last)));
        return;
    }
    const std::optional<std::size_t> found = valueAtStep(items, summaries.step());
    // Of two attempts with the same step, the one that the user went to.
    const bool isThere =
        found && m_index && summaries.step() && items[*m_index].step == items[*found].step;
    showIndex(isThere ? m_index : found);
}

void MediaCard::showIndex(std::optional<std::size_t> index)
{
    m_index = index;
    m_own = index ? index : m_own;
    m_slider->setIndex(index);
    m_figures.clear();
    refreshFooter();
    const BlobIndex& items = m_source->items();
    if (index) {
        showValue(items[*index]);
        return;
    }
    const std::optional<std::int64_t> wanted = m_context.summaries().step();
    if (items.empty() || !wanted) {
        showNothing(tr("No value of this tag can be found again in its file."));
        return;
    }
    std::int64_t first = items[0].step;
    for (std::size_t i = 1; i < items.size(); ++i)
        first = std::min(first, items[i].step);
    showNothing(tr("Nothing logged up to step %1.\nThe first is at step %2.")
                    .arg(formatted(static_cast<double>(*wanted), Unit::Step),
                         formatted(static_cast<double>(first), Unit::Step)));
}

void MediaCard::choose(std::size_t index)
{
    if (!m_source || index >= m_source->items().size())
        return;
    SummaryState& summaries = m_context.summaries();
    m_index = index;
    m_own = index;
    emit ownIndexChosen(m_source->key, index);
    if (summaries.linksSteps() && summaries.step() != m_source->items()[index].step)
        summaries.setStep(m_source->items()[index].step); // comes back through refreshStep()
    else
        showIndex(index);
}

void MediaCard::stepBy(int values)
{
    if (!m_source || m_source->items().empty())
        return;
    const auto last = static_cast<std::int64_t>(m_source->items().size()) - 1;
    const std::int64_t from = m_index ? static_cast<std::int64_t>(*m_index) : -1;
    goTo(static_cast<std::size_t>(std::clamp<std::int64_t>(from + values, 0, last)));
}

void MediaCard::goTo(std::size_t index)
{
    if (!m_source || m_source->items().empty())
        return;
    const std::size_t target = std::min(index, m_source->items().size() - 1);
    if (target != m_index)
        choose(target);
}

void MediaCard::setFigures(const QString& figures)
{
    m_figures = figures;
    refreshFooter();
}

void MediaCard::refreshFooter()
{
    if (!m_source || !m_index) {
        m_footer->setText({});
        return;
    }
    const BlobIndex& items = m_source->items();
    QString text;
    const auto add = [&text](const QString& part) {
        if (!part.isEmpty())
            text = text.isEmpty() ? part : tr("%1 · %2", "figures, more figures").arg(text, part);
    };
    if (items.size() > 1)
        add(tr("%1 of %2", "this value of all")
                .arg(formatted(static_cast<double>(*m_index + 1), Unit::Count),
                     formatted(static_cast<double>(items.size()), Unit::Count)));
    add(m_figures);
    add(formatted(items[*m_index].wallTime, Unit::WallTime));
    m_footer->setText(text);
}

QHBoxLayout& MediaCard::header() const
{
    return m_header->row();
}

QString MediaCard::footerText() const
{
    return m_footer->text();
}

void MediaCard::addMenuEntries(QMenu&) {}

void MediaCard::showMenu(const QPoint& globalPosition)
{
    if (!m_source)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addMenuEntries(*menu);
    // The card may serve another source when the user has chosen.
    const MediaSource source = *m_source;
    QAction* one = menu->addAction(saveStepText());
    one->setEnabled(m_index.has_value());
    connect(one, &QAction::triggered, this,
            [this, source, index = m_index.value_or(0)] { emit saveStepRequested(source, index); });
    connect(menu->addAction(tr("Save all steps to a folder…")), &QAction::triggered, this,
            [this, source] { emit saveAllRequested(source); });
    menu->popup(globalPosition);
}

void MediaCard::contextMenuEvent(QContextMenuEvent* event)
{
    showMenu(event->globalPos());
}

void MediaCard::enterEvent(QEnterEvent* event)
{
    CardFrame::enterEvent(event);
    refreshButtons();
}

void MediaCard::leaveEvent(QEvent* event)
{
    CardFrame::leaveEvent(event);
    refreshButtons();
}

void MediaCard::refreshButtons()
{
    const QWidget* focus = QApplication::focusWidget();
    const bool isNear = underMouse() || (focus != nullptr && isAncestorOf(focus));
    m_menuButton->setVisible(isNear);
    setHighlighted(focus != nullptr && isAncestorOf(focus));
}

} // namespace faultline::ui
