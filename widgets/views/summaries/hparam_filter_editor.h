// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/hparam_table_model.h"
#include "model/summaries/hparam_filter.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace faultline::ui {

class ElidedLabel;

/// The filter of one column: from and to for numbers, "contains" for text, and the values
/// themselves where there are few. It changes nothing itself.
class HparamFilterEditor : public QWidget {
    Q_OBJECT

public:
    explicit HparamFilterEditor(QWidget* parent = nullptr);

    /// No table: nothing to edit; it says what to do.
    void setColumn(const HparamTablePtr& table, std::size_t column, const HparamFilter& filter);
    void clear();

    /// Values offered one by one, at most.
    static constexpr std::size_t kMostValues = 24;

signals:
    void filterRequested(const std::string& key, const faultline::HparamFilter& filter);

private:
    void build();
    void fillValues(const HparamTable& table, std::size_t column);
    void ask();
    [[nodiscard]] std::optional<double> numberIn(const QLineEdit& field) const;

    std::string m_key;
    HparamFilter m_filter;
    ElidedLabel* m_heading = nullptr;
    QPushButton* m_clear = nullptr;
    QLabel* m_hint = nullptr;
    QWidget* m_range = nullptr;
    QLineEdit* m_min = nullptr;
    QLineEdit* m_max = nullptr;
    QLineEdit* m_contains = nullptr;
    QListWidget* m_values = nullptr;
};

} // namespace faultline::ui
