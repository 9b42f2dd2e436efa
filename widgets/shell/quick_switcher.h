// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/switcher_list.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace faultline::ui {

/// Goes anywhere by typing (Ctrl+K): pages, findings, runs, tags and actions. Arrow keys choose,
/// Enter goes, Escape closes. A child of the window, not a window of its own, so that it never
/// loses its place.
class QuickSwitcher : public QFrame {
    Q_OBJECT

public:
    explicit QuickSwitcher(QWidget* parent);

    void open(std::vector<SwitcherEntry> entries);
    void dismiss();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    class EntryDelegate;

    bool handleKey(int key);
    void refreshIcons();
    void selectRow(int row);
    void place();
    void activate(const QModelIndex& index);

    QLineEdit* m_edit;
    QAction* m_searchIcon;
    SwitcherList* m_list;
    QListView* m_view;
    QLabel* m_nothing;
    QPointer<QWidget> m_focusBefore;
};

} // namespace faultline::ui
