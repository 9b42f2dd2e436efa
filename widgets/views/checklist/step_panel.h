// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/evaluate.h"
#include "widgets/view_context.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace faultline::ui {

/// One item of the checklist: why it is looked at, what was found or what is missing, what to do,
/// what the user says and has tried, and what came of it.
class StepPanel : public QWidget {
    Q_OBJECT

public:
    /// Indices of `item` are into the diagnosis that `state` holds. `reason`: why it is the next
    /// step; nullopt: it was chosen.
    StepPanel(ViewContext& context, const EvaluatedItem& item,
              std::optional<WalkStep::Reason> reason, QWidget* parent = nullptr);

private:
    void addHeading(QVBoxLayout& column, std::optional<WalkStep::Reason> reason);
    void addFindings(QVBoxLayout& column);
    void addFinding(QVBoxLayout& column, const Finding& finding);
    void addAbstentions(QVBoxLayout& column);
    void addQuestion(QVBoxLayout& column);
    void addAnswers(QVBoxLayout& column);
    void addAttempts(QVBoxLayout& column);
    void addAttempt(QVBoxLayout& column, const FixAttempt& attempt, std::size_t position);
    void addOwnAttempt(QVBoxLayout& column);
    void addHistory(QVBoxLayout& column);
    void addMute(QVBoxLayout& column);

    ViewContext& m_context;
    DiagnosisPtr m_diagnosis;
    EvaluatedItem m_item;
};

} // namespace faultline::ui
