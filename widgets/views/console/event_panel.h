// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <QWidget>

#include <cstdint>

class QLabel;
class QTreeView;

namespace faultline {
class LogEventModel;
}

namespace faultline::ui {

/// The events recognised in a log, worst first; below the list what the chosen one means.
class EventPanel : public QWidget {
    Q_OBJECT

public:
    explicit EventPanel(QWidget* parent = nullptr);
    ~EventPanel() override;

    void setLog(const ConsoleLogPtr& log);
    [[nodiscard]] QTreeView& tree() { return *m_tree; }
    [[nodiscard]] bool isEmpty() const;

signals:
    void lineRequested(std::uint32_t line);

private:
    void refreshDetail();
    void choose(const QModelIndex& index);

    LogEventModel* m_model;
    QLabel* m_heading;
    QTreeView* m_tree;
    QWidget* m_detail;
    QLabel* m_title;
    QLabel* m_meaning;
    QLabel* m_fields;
};

} // namespace faultline::ui
