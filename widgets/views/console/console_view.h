// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_model.h"
#include "widgets/view_factory.h"

#include <cstdint>
#include <optional>

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace faultline::ui {

class CauseBanner;
class ConsoleToolbar;
class EmptyState;
class EventPanel;
class LogList;
class ViewContext;

/// The Console page: what a run printed, what of it matters, and when it was written.
class ConsoleView : public View {
    Q_OBJECT

public:
    ConsoleView(ViewContext& context, QWidget* parent);
    ~ConsoleView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] LogList& list() { return *m_list; }
    [[nodiscard]] ConsoleModel& model() { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildPage();
    void buildEmptyState();
    void connectState();
    void connectParts();
    void addShortcuts();

    void refreshCase();
    void refreshEmptyState();
    void showLog(const ConsoleLogPtr& log);
    void takeRows();
    void takeRequest();
    void goToLine(std::uint32_t line);
    void askForLine();
    void stepSearch(bool forward);
    void stepProblem(bool forward);
    void sendTime(std::uint32_t line);
    void takeTime();
    void refreshPanel();
    void refreshMeaning();
    void pickLine(std::uint32_t line);

    ViewContext& m_context;
    ConsoleModel m_model;
    std::optional<std::uint32_t> m_pendingLine; ///< asked for before its log was ready
    std::optional<bool> m_panelWanted;          ///< none: if there is room
    ConsoleLogPtr m_shown;                      ///< whose events are listed
    QString m_picked; ///< chosen by the page from a part of the case; empty: the choice stands
    bool m_sendingTime = false;

    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QPushButton* m_openButton = nullptr;
    QPushButton* m_copyButton = nullptr;
    ConsoleToolbar* m_toolbar = nullptr;
    CauseBanner* m_cause = nullptr;
    QSplitter* m_splitter = nullptr;
    LogList* m_list = nullptr;
    EventPanel* m_events = nullptr;
};

} // namespace faultline::ui
