// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/rule.h"
#include "model/qt/table_model_base.h"

#include <memory>
#include <vector>

namespace faultline {

/// "Found something", "Passed", "Could not judge", "Muted", "Stopped".
[[nodiscard]] QString outcomeName(RuleOutcome::State state);
/// "Input pipeline": RuleInfo::section in words.
[[nodiscard]] QString ruleSectionName(std::string_view section);

/// What every rule made of every training, and why: fired with what it found, passed with the
/// number that decided, abstained with what is missing, muted with the reason. Rows of a diagnosis,
/// in the order of the catalogue; before there is one, the rules alone. Roles: IdRole (rule id),
/// RunRole, OutcomeRole (int of RuleOutcome::State; invalid: not asked), SectionRole, FilterRole,
/// SortRole.
class RuleModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { State, Code, Title, Section, Training, Why, Count };

    explicit RuleModel(QObject* parent = nullptr);

    /// Null: the rules alone. `settings` says why a rule is muted, `data` what runs are
    /// called.
    void setDiagnosis(std::shared_ptr<const Diagnosis> diagnosis, const RuleSettings& settings,
                      const CasePtr& data = nullptr);
    /// How many rows have that state.
    [[nodiscard]] int countOf(RuleOutcome::State state) const;

private:
    struct Row {
        const RuleInfo* rule = nullptr;
        const RuleOutcome* outcome = nullptr; ///< null: not asked about any training
        const Text* reason = nullptr;         ///< what was found or is missing
        QString run;                          ///< name of the training's
    };

    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QString text(const Row& row, Column column) const;
    /// Worked out when it is shown: a case of 1500 trainings has 100 000 rows.
    [[nodiscard]] QString whyOf(const Row& row) const;

    std::shared_ptr<const Diagnosis> m_diagnosis;
    RuleSettings m_settings;
    std::vector<Row> m_rows;
};

} // namespace faultline
