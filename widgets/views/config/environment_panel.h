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
class QVBoxLayout;

namespace faultline {
class EnvironmentModel;
}

namespace faultline::ui {

/// What software and machine a run had: what does not fit together, then every version with the
/// place where it was found.
class EnvironmentPanel : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentPanel(QWidget* parent = nullptr);

    void setEnvironments(const std::vector<EnvironmentPtr>& environments);
    [[nodiscard]] QString countText() const;

private:
    void buildTable();

    EnvironmentModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QLabel* m_sources = nullptr;
    QLineEdit* m_search = nullptr;
    QWidget* m_verdicts = nullptr;
    QVBoxLayout* m_verdictRows = nullptr;
};

} // namespace faultline::ui
