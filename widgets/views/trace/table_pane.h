// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/profile_table_model.h"

#include <QStackedWidget>

namespace faultline::ui {

class CopyTable;
class EmptyState;

/// A table of a profile, or why it has no rows.
class TablePane : public QStackedWidget {
    Q_OBJECT

public:
    explicit TablePane(const QString& accessibleName, QWidget* parent = nullptr);

    void setTable(ProfileTable table);
    void setEmptyTexts(const QString& title, const QString& explanation);
    [[nodiscard]] CopyTable& table() { return *m_table; }

private:
    ProfileTableModel m_model;
    CopyTable* m_table = nullptr;
    EmptyState* m_empty = nullptr;
};

} // namespace faultline::ui
