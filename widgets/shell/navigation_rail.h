// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

class QAction;
class QToolButton;
class QVBoxLayout;

namespace faultline::ui {

/// The pages as a column of icons at the left edge; names are tooltips, and stand below the icons
/// on demand. One stop of the Tab key: the arrows, Home and End go from page to page, Space and
/// Return open one. Scrolls where the window is low.
class NavigationRail : public QScrollArea {
    Q_OBJECT

public:
    /// A button for each action, in their order; actions outlive the rail.
    explicit NavigationRail(const QList<QAction*>& pages, QWidget* parent = nullptr);

    [[nodiscard]] bool areLabelsShown() const { return m_labels; }
    void setLabelsShown(bool shown);
    [[nodiscard]] const QList<QToolButton*>& buttons() const { return m_buttons; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshSizes();
    /// The Tab key stops at the page that is shown; at the first enabled one if none is.
    void refreshTabStop();
    void moveFocus(int from, int step);

    QList<QToolButton*> m_buttons;
    bool m_labels = false;
};

} // namespace faultline::ui
