// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"
#include "widgets/view_context.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace faultline::ui {

class EmptyState;

/// How a rule decides, beside the finding: what it made of the training, the points it judged with
/// its limits, its formula, its thresholds to be changed, a way to mute it, and its page for
/// learners. Follows ViewContext::openRule().
class RulePanel : public QWidget {
    Q_OBJECT

public:
    explicit RulePanel(ViewContext& context, QWidget* parent = nullptr);

    /// Draws pending work now.
    void settle();

signals:
    /// There is a rule to look at.
    void ruleShown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void build(const Rule& rule);
    void addOutcome(QVBoxLayout& column, const RuleInfo& info);
    void addRunChooser(QVBoxLayout& column, const std::vector<const RuleOutcome*>& outcomes,
                       const RuleOutcome& shown);
    void addJudged(QVBoxLayout& column, const RuleOutcome& outcome);
    void addDecision(QVBoxLayout& column, const RuleInfo& info);
    void addMute(QVBoxLayout& column, const RuleInfo& info);
    void addPage(QVBoxLayout& column, const RuleInfo& info);
    [[nodiscard]] std::vector<const RuleOutcome*> outcomesOf(const RuleInfo& info) const;
    /// That of the run that was asked for, else the first; null: none.
    [[nodiscard]] const RuleOutcome* wantedOf(
        const std::vector<const RuleOutcome*>& outcomes) const;

    ViewContext& m_context;
    QStackedWidget* m_stack = nullptr;
    QScrollArea* m_scroll = nullptr;
    EmptyState* m_empty = nullptr;
    QString m_shownRule;
};

} // namespace faultline::ui
