// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace faultline::ui {

/// What a page shows when it has nothing to show: why, and what to do about it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(const QString& iconName, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& explanation);
    /// Adds a button; the caller connects and shows or hides it.
    QPushButton* addButton(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshColors();

    QString m_iconName;
    QLabel* m_icon = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_explanation = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

} // namespace faultline::ui
