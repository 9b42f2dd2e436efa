// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/rule_model.h"
#include "widgets/view_factory.h"

class QComboBox;
class QLineEdit;
class QTableView;

namespace faultline::ui {

class ViewContext;

/// The Rules page: what every rule made of the trainings, and why; without a case, what each looks
/// for. A row opens the rule's panel.
class RulesView : public View {
    Q_OBJECT

public:
    RulesView(ViewContext& context, QWidget* parent);
    ~RulesView() override;

    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] RuleModel& model() { return m_model; }
    [[nodiscard]] QTableView& table() { return *m_table; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class FilteredRules;

    [[nodiscard]] QWidget* buildFilters();
    void buildTable();
    void refresh();
    void refreshOutcomes();
    void showColumns();
    void refilter();
    void openRow(const QModelIndex& index);

    ViewContext& m_context;
    RuleModel m_model;
    FilteredRules* m_filtered = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_outcomes = nullptr;
    QComboBox* m_sections = nullptr;
    QTableView* m_table = nullptr;
};

} // namespace faultline::ui
