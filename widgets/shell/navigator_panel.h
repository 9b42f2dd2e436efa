// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/curve_events.h"

#include <QAction>
#include <QList>
#include <QWidget>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QModelIndex;
class QTableView;

namespace faultline {
class CurveEventFinder;
class CurveEventModel;
} // namespace faultline

namespace faultline::ui {

class ViewContext;

/// Where the curves of the visible runs do something: the first NaN, the first spike and the
/// largest jump of each tag, in order of onset. A click, Return, F8 and Shift+F8 go there. Looks
/// only while it can be seen, off the GUI thread.
class NavigatorPanel : public QWidget {
    Q_OBJECT

public:
    explicit NavigatorPanel(ViewContext& context, QWidget* parent = nullptr);
    ~NavigatorPanel() override;

    /// "Next event" and "previous event", for the window: they work wherever the focus is.
    [[nodiscard]] QList<QAction*> stepActions() const { return {m_next, m_previous}; }
    /// Goes to the event after the current one, or before it, among those shown; waits for the
    /// search if it is still running.
    void step(bool forwards);
    /// Waits for what is being looked for. For pictures and tests.
    void finish();

signals:
    void stepRequested(); ///< by one of the actions: the panel should be seen

protected:
    void showEvent(QShowEvent* event) override;

private:
    class SortedEvents;

    void buildHeader();
    void buildTable();
    QAction* makeStep(const QString& text, const QString& iconName, const QKeySequence& keys,
                      bool forwards);
    void look();
    void takeEvents();
    void refreshStatus();
    void open(const QModelIndex& index);

    ViewContext& m_context;
    CurveEventFinder* m_finder;
    CurveEventModel* m_model;
    SortedEvents* m_sorted;
    QAction* m_next;
    QAction* m_previous;
    QLineEdit* m_filter = nullptr;
    QList<QAbstractButton*> m_kinds; ///< in the order of CurveEvent::Kind
    QLabel* m_status;
    QTableView* m_table;
    bool m_isStale = true;
    int m_pendingStep = 0; ///< +1 or -1: to take when the search is done
};

} // namespace faultline::ui
