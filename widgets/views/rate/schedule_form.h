// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rate_lab.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

class ValueField;

/// The schedule that is tried: framework, family, and a field for each parameter that the family
/// asks for, with where its value comes from.
class ScheduleForm : public QWidget {
    Q_OBJECT

public:
    /// `lab` outlives it.
    explicit ScheduleForm(RateLab& lab, QWidget* parent = nullptr);

    /// The field of a parameter; nullptr: there is none.
    [[nodiscard]] ValueField* field(const QString& parameter) const;

private:
    struct Row {
        ScheduleParameter parameter;
        ValueField* field = nullptr;
        std::function<void(const nlohmann::json&)> show; ///< without telling of a change
    };
    void refresh();
    void fillFamilies();
    void rebuild(const std::vector<ScheduleParameter>& parameters);
    void addRow(const ScheduleParameter& parameter);
    void set(const std::string& parameter, nlohmann::json value);
    [[nodiscard]] QString originOf(const ScheduleParameter& parameter) const;

    RateLab& m_lab;
    QComboBox* m_framework = nullptr;
    QComboBox* m_family = nullptr;
    std::string m_familiesOf; ///< framework whose families are in it
    QLabel* m_hint = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_reset = nullptr;
    QWidget* m_rowsHost = nullptr;
    QVBoxLayout* m_rowsColumn = nullptr;
    std::vector<Row> m_rows;
};

} // namespace faultline::ui
