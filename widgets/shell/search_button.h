// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>

namespace faultline::ui {

/// Looks like a search field, opens the quick switcher when pressed.
class SearchButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit SearchButton(const QKeySequence& shortcut, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shortcutText;
};

} // namespace faultline::ui
