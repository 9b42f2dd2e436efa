// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/rule.h"
#include "model/qt/table_model_base.h"

#include <memory>
#include <vector>

namespace faultline {

/// "Finding", "Fine", "Not judged", "Muted", "Stopped": how a check ended.
[[nodiscard]] QString outcomeName(RuleOutcome::State state);
/// What a rule checks, as a question to which "fine" is the answer: "Do model and batch fit into
/// GPU memory?"
[[nodiscard]] QString ruleCheck(const RuleInfo& rule);
/// "Input pipeline": RuleInfo::section in words.
[[nodiscard]] QString ruleSectionName(std::string_view section);

/// A row for each rule, in the order of the catalogue: what it made of the trainings, and why. Of
/// several trainings the gravest outcome is shown, with how many ended how. Before there is a
/// diagnosis: what each rule looks for. Roles: IdRole (rule id), RunRole (of the outcome shown),
/// OutcomeRole (int of RuleOutcome::State; invalid: not asked), SeverityRole (of its finding),
/// SectionRole, FilterRole, SortRole.
class RuleModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { State, Check, Runs, Why, Section, Code, Count };

    explicit RuleModel(QObject* parent = nullptr);

    /// Null: the rules alone. `settings` says why a rule is muted, `data` what runs are
    /// called.
    void setDiagnosis(std::shared_ptr<const Diagnosis> diagnosis, const RuleSettings& settings,
                      const CasePtr& data = nullptr);
    /// How many rules ended so for any training.
    [[nodiscard]] int countOf(RuleOutcome::State state) const;
    [[nodiscard]] bool endedSo(int row, RuleOutcome::State state) const;
    /// Whether a rule ended in one way for one training, and in another for another.
    [[nodiscard]] bool runsDiffer() const;
    [[nodiscard]] bool hasDiagnosis() const { return m_diagnosis != nullptr; }

private:
    struct Row {
        const RuleInfo* rule = nullptr;
        std::vector<const RuleOutcome*> outcomes; ///< gravest first; empty: not asked
        const Finding* finding = nullptr;         ///< of the gravest outcome
        const Text* reason = nullptr;             ///< what was found or is missing
        QString run;                              ///< name of the gravest outcome's training
    };

    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QString text(const Row& row, Column column) const;
    [[nodiscard]] QString whyOf(const Row& row) const;

    std::shared_ptr<const Diagnosis> m_diagnosis;
    RuleSettings m_settings;
    std::vector<Row> m_rows;
};

} // namespace faultline
