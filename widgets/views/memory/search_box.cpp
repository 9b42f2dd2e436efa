// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/search_box.h"

#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace faultline::ui {

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
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
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
