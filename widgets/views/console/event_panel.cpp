// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/event_panel.h"

#include "model/qt/log_event_model.h"
#include "model/qt/roles.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/console/event_delegate.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QTreeView>

namespace faultline::ui {

namespace {

/// A message may fill a page; the log itself has all of it.
constexpr int kMaxDetailHeight = 24 * kGrid;

} // namespace

EventPanel::EventPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new LogEventModel(this)),
      m_heading(makeCardHeading({}, this)),
      m_tree(new QTreeView(this)),
      m_detail(new QWidget(this)),
      m_title(makeCardHeading({}, m_detail)),
      m_meaning(makeTextLabel({}, m_detail)),
      m_fields(makeMutedLabel({}, m_detail))
{
    m_heading->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new EventDelegate(m_tree));
    m_tree->setAccessibleName(tr("Recognised events"));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(2 * kGrid);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setExpandsOnDoubleClick(false);
    connect(m_tree, &QTreeView::clicked, this, &EventPanel::choose);
    connect(m_tree, &QTreeView::activated, this, &EventPanel::choose);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &EventPanel::refreshDetail);

    m_title->setWordWrap(true);
    auto* texts = new QVBoxLayout(m_detail);
    texts->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    texts->setSpacing(kGrid / 2);
    texts->addWidget(m_title);
    texts->addWidget(m_meaning);
    texts->addWidget(m_fields);
    m_detail->setMaximumHeight(kMaxDetailHeight);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_tree, 1);
    column->addWidget(m_detail);
    setMinimumWidth(22 * kGrid);
    refreshDetail();
}

EventPanel::~EventPanel() = default;

void EventPanel::setLog(const ConsoleLogPtr& log)
{
    m_model->setLog(log);
    const int count = log ? static_cast<int>(log->events.size()) : 0;
    m_heading->setText(count == 0 ? tr("No event was recognised")
                                  : tr("%Ln recognised event(s)", "", count));
    refreshDetail();
}

bool EventPanel::isEmpty() const
{
    return m_model->rowCount() == 0;
}

void EventPanel::choose(const QModelIndex& index)
{
    if (index.isValid())
        emit lineRequested(index.data(LogLineRole).value<quint32>());
}

void EventPanel::refreshDetail()
{
    const QModelIndex index = m_tree->currentIndex();
    QStringList sentences{index.data(MeaningRole).toString(), index.data(AdviceRole).toString()};
    sentences.removeAll(QString());
    const QString meaning = sentences.join(u'\n');
    const QString fields = index.data(DetailRole).toString();
    m_detail->setVisible(index.isValid() && !(meaning.isEmpty() && fields.isEmpty()));
    const QModelIndex top = index.parent().isValid() ? index.parent() : index;
    m_title->setText(top.data().toString());
    m_meaning->setText(meaning);
    m_meaning->setVisible(!meaning.isEmpty());
    m_fields->setText(fields);
    m_fields->setVisible(!fields.isEmpty());
}

} // namespace faultline::ui
