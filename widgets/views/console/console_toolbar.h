// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/qt/console_model.h"

#include <QString>
#include <QWidget>

#include <array>

class QComboBox;
class QToolButton;

namespace faultline::ui {

class ConsoleSearch;
class FlowLayout;
class IconButton;

/// Everything above the lines of the Console page: which log, which lines of it, the search, and
/// how lines are shown.
class ConsoleToolbar : public QWidget {
    Q_OBJECT

public:
    explicit ConsoleToolbar(ConsoleModel& model, QWidget* parent = nullptr);

    void setLogs(const CaseData& opened, const QString& current);
    [[nodiscard]] ConsoleSearch& search() { return *m_search; }
    [[nodiscard]] bool followsCursor() const;
    void setPanelShown(bool shown);
    void setHasTimes(bool has);

signals:
    void logChosen(const QString& name);
    void wrapToggled(bool wrapped);
    void relativeTimesToggled(bool relative);
    void followToggled(bool follows);
    void panelToggled(bool shown);

private:
    void addGroup(const QList<QWidget*>& widgets);
    void buildLevels();
    void buildSwitches();
    void refreshLevels();
    void refreshRanks();
    [[nodiscard]] IconButton* addSwitch(const QString& iconName, const QString& name);

    ConsoleModel& m_model;
    FlowLayout* m_flow;
    QComboBox* m_logs;
    std::array<QToolButton*, 4> m_levels{}; ///< by LogFilter::Level
    QComboBox* m_ranks;
    ConsoleSearch* m_search;
    IconButton* m_wrap = nullptr;
    IconButton* m_relative = nullptr;
    IconButton* m_follow = nullptr;
    IconButton* m_panel = nullptr;
};

} // namespace faultline::ui
