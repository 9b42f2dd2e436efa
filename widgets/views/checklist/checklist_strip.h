// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <QString>

namespace faultline::ui {

class ViewContext;

/// One line below every page: how many findings there are and what to look at next. A click opens
/// the checklist. Hidden while no case has been judged.
class ChecklistStrip : public QAbstractButton {
    Q_OBJECT

public:
    explicit ChecklistStrip(ViewContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void refresh();

    ViewContext& m_context;
    QString m_iconName;
    QColor m_tone;
};

} // namespace faultline::ui
