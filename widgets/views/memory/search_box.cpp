// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/search_box.h"

#include "widgets/style/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace faultline::ui {

namespace {

constexpr int kListWidth = 56 * kGrid;

/// Zoos write the same name with and without underscores.
QString normalised(QString text)
{
    return text.trimmed().toLower().remove(u'-').remove(u'_');
}

/// An entry, and what it is at the right.
class EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString detail = index.data(Qt::ToolTipRole).toString();
        const QFontMetrics metrics(option.font);
        const QRect room = option.rect.adjusted(
            metrics.horizontalAdvance(index.data().toString()) + 3 * kGrid, 0, -kGrid, 0);
        if (detail.isEmpty() || room.width() < 6 * kGrid)
            return;
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(isSelected ? option.palette.color(QPalette::HighlightedText)
                                   : mutedTextColor(option.palette));
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(detail, Qt::ElideRight, room.width()));
        painter->restore();
    }
};

} // namespace

/// Entries that contain what was written; where none does, those that it begins with: a full name
/// of a configuration is longer than that of its model.
class NearEntries final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWritten(const QString& text)
    {
        m_written = normalised(text);
        m_isLonger = false;
        invalidateFilter();
        if (rowCount() > 0)
            return;
        m_isLonger = true;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString entry = normalised(sourceModel()->index(row, 0, parent).data().toString());
        return m_isLonger ? m_written.startsWith(entry) : entry.contains(m_written);
    }

private:
    QString m_written;
    bool m_isLonger = false;
};

SearchBox::SearchBox(const QString& accessibleName, const QString& placeholder, QWidget* parent)
    : QComboBox(parent)
{
    setAccessibleName(accessibleName);
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(16);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    lineEdit()->setPlaceholderText(placeholder);
    lineEdit()->setAccessibleName(accessibleName);
    m_near = new NearEntries(this);
    m_near->setSourceModel(model());
    auto* near = new QCompleter(m_near, this);
    near->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // m_near filters
    near->setMaxVisibleItems(maxVisibleItems());
    setCompleter(near);
    near->popup()->setItemDelegate(new EntryDelegate(near->popup()));
    near->popup()->setMinimumWidth(kListWidth);
    view()->setItemDelegate(new EntryDelegate(view()));
    view()->setMinimumWidth(kListWidth);
    connect(lineEdit(), &QLineEdit::textEdited, m_near, &NearEntries::setWritten);
    connect(this, &QComboBox::activated, this, &SearchBox::take);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &SearchBox::take);
}

void SearchBox::setEntries(const QStringList& texts, const QStringList& details)
{
    const QSignalBlocker quiet(this);
    clear();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        addItem(texts[i]);
        if (i < details.size())
            setItemData(static_cast<int>(i), details[i], Qt::ToolTipRole);
    }
    showText(m_shown);
}

void SearchBox::showText(const QString& text)
{
    const QSignalBlocker quiet(this);
    m_shown = text;
    setCurrentIndex(findText(text));
    setEditText(text);
    // A long name shows its beginning.
    lineEdit()->setCursorPosition(0);
}

void SearchBox::take()
{
    const QString text = currentText().trimmed();
    if (text == m_shown || text.isEmpty())
        return;
    m_shown = text;
    emit textChosen(text);
}

void SearchBox::focusOutEvent(QFocusEvent* event)
{
    QComboBox::focusOutEvent(event);
    // What was begun and not confirmed is no choice.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        showText(m_shown);
}

} // namespace faultline::ui
