// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace faultline {
class EnvironmentModel;
}

namespace faultline::ui {

class VerdictList;

/// What software and machine a run had: what does not fit together, then every version with the
/// place where it was found.
class EnvironmentPanel : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentPanel(QWidget* parent = nullptr);

    void setEnvironments(const std::vector<EnvironmentPtr>& environments);
    [[nodiscard]] QString countText() const;

signals:
    /// A version was read in a console log: its path and 1-based line.
    void consoleLineRequested(const QString& path, quint32 line);

private:
    void buildTable();

    EnvironmentModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QLabel* m_sources = nullptr;
    QLineEdit* m_search = nullptr;
    VerdictList* m_verdicts = nullptr;
};

} // namespace faultline::ui
