// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/catalogue_popup.h"

#include "model/qt/pipeline_words.h"
#include "model/qt/roles.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/step_delegate.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

CataloguePopup::CataloguePopup(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_filter(new QSortFilterProxyModel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QTreeView(this)),
      m_nothing(makeMutedLabel(QString(), this))
{
    m_filter->setSourceModel(&m_model);
    m_filter->setFilterRole(FilterRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setRecursiveFilteringEnabled(true);
    m_search->setPlaceholderText(tr("Search transforms"));
    m_search->setAccessibleName(tr("Search transforms"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(kGrid);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setDragEnabled(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Transforms"));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterFixedString(text.trimmed());
        m_list->expandAll();
        selectFirst();
    });
    connect(m_list, &QTreeView::clicked, this, &CataloguePopup::choose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
}

void CataloguePopup::setLibrary(augment::Library library)
{
    m_model.setLibrary(library);
    m_nothing->setText(tr("No transforms of %1 are supported yet.").arg(libraryName(library)));
    m_nothing->setVisible(m_model.transformCount() == 0);
    m_list->expandAll();
    selectFirst();
}

void CataloguePopup::openBelow(const QWidget& anchor)
{
    m_search->clear();
    resize(48 * kGrid, 56 * kGrid);
    QPoint corner = anchor.mapToGlobal(QPoint(0, anchor.height() + kGrid / 2));
    if (const QScreen* screen = anchor.screen()) {
        const QRect there = screen->availableGeometry();
        corner.setX(
            std::clamp(corner.x(), there.left(), std::max(there.left(), there.right() - width())));
        corner.setY(
            std::clamp(corner.y(), there.top(), std::max(there.top(), there.bottom() - height())));
    }
    move(corner);
    show();
    m_search->setFocus();
    selectFirst();
}

void CataloguePopup::selectFirst()
{
    if (m_filter->rowCount() == 0)
        return;
    // "Rotate" is Rotate, not the RandomRotate90 that comes before it.
    const QString written = m_search->text().trimmed();
    QModelIndex first;
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex heading = m_filter->index(group, 0);
        for (int row = 0; row < m_filter->rowCount(heading); ++row) {
            const QModelIndex entry = m_filter->index(row, 0, heading);
            const bool isSame = entry.data().toString().compare(written, Qt::CaseInsensitive) == 0;
            if (isSame || !first.isValid())
                first = entry;
            if (isSame) {
                m_list->setCurrentIndex(first);
                return;
            }
        }
    }
    m_list->setCurrentIndex(first);
}

void CataloguePopup::choose(const QModelIndex& index)
{
    const QString transform = index.data(IdRole).toString();
    if (transform.isEmpty())
        return; // a heading
    hide();
    emit chosen(transform);
}

bool CataloguePopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const bool down = key->key() == Qt::Key_Down;
        QModelIndex index = m_list->currentIndex();
        do
            index = down ? m_list->indexBelow(index) : m_list->indexAbove(index);
        while (index.isValid() && index.data(IdRole).toString().isEmpty());
        if (index.isValid())
            m_list->setCurrentIndex(index);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(m_list->currentIndex()); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void CataloguePopup::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(hairlineColor(palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace faultline::ui
