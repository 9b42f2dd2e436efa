// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/rule_model.h"

#include "model/diagnosis/builtin_rules.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

class RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

} // namespace

QString outcomeName(RuleOutcome::State state)
{
    switch (state) {
    case RuleOutcome::State::Fired: return RuleWords::tr("Found something");
    case RuleOutcome::State::Passed: return RuleWords::tr("Passed");
    case RuleOutcome::State::Abstained: return RuleWords::tr("Could not judge");
    case RuleOutcome::State::Muted: return RuleWords::tr("Muted");
    case RuleOutcome::State::Failed: return RuleWords::tr("Stopped");
    }
    return {};
}

QString ruleSectionName(std::string_view section)
{
    if (section == "memory")
        return RuleWords::tr("Memory");
    if (section == "input-pipeline")
        return RuleWords::tr("Input pipeline");
    if (section == "hyperparameters")
        return RuleWords::tr("Hyperparameters");
    if (section == "data")
        return RuleWords::tr("Data");
    if (section == "environment")
        return RuleWords::tr("Environment");
    if (section == "lifecycle")
        return RuleWords::tr("Run lifecycle");
    if (section == "machine")
        return RuleWords::tr("Machine");
    return toQString(section);
}

RuleModel::RuleModel(QObject* parent) : TableModelBase(parent)
{
    setDiagnosis(nullptr, {});
}

void RuleModel::setDiagnosis(std::shared_ptr<const Diagnosis> diagnosis,
                             const RuleSettings& settings)
{
    beginResetModel();
    m_diagnosis = std::move(diagnosis);
    m_rows.clear();
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        const RuleInfo& info = rule->info();
        const std::size_t before = m_rows.size();
        for (std::size_t i = 0; m_diagnosis && i < m_diagnosis->outcomes.size(); ++i) {
            const RuleOutcome& outcome = m_diagnosis->outcomes[i];
            if (outcome.ruleId == info.id)
                m_rows.push_back(
                    {.rule = &info, .outcome = &outcome, .why = whyOf(outcome, settings)});
        }
        if (m_rows.size() == before)
            m_rows.push_back({.rule = &info, .outcome = nullptr, .why = {}});
    }
    endResetModel();
}

int RuleModel::countOf(RuleOutcome::State state) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [state](const Row& row) {
        return row.outcome != nullptr && row.outcome->state == state;
    }));
}

QString RuleModel::whyOf(const RuleOutcome& outcome, const RuleSettings& settings) const
{
    switch (outcome.state) {
    case RuleOutcome::State::Fired:
        for (const Finding& finding : m_diagnosis->findings) {
            if (finding.ruleId == outcome.ruleId && finding.run == outcome.run)
                return translated(finding.title);
        }
        return {};
    case RuleOutcome::State::Abstained:
        for (const Abstention& abstention : m_diagnosis->abstentions) {
            const bool isItsRun = abstention.run == outcome.run || abstention.run.empty();
            if (abstention.ruleId == outcome.ruleId && isItsRun)
                return translated(abstention.reason);
        }
        return {};
    case RuleOutcome::State::Muted: {
        const RuleSettings::Mute* mute = settings.muteOf(outcome.ruleId);
        return mute == nullptr ? QString() : toQString(mute->reason);
    }
    case RuleOutcome::State::Passed: {
        // The number that came nearest to a threshold is unknown: the first is the decisive one.
        QStringList numbers;
        for (const NumberEvidence& number : outcome.numbers) {
            if (number.threshold)
                numbers << tr("%1: %2 (threshold %3)")
                               .arg(translated(number.label), formatted(number.value),
                                    formatted(*number.threshold, number.value.unit));
        }
        return numbers.join(QStringLiteral("; "));
    }
    case RuleOutcome::State::Failed: return tr("The rule stopped with an error; see the issues.");
    }
    return {};
}

int RuleModel::rows() const
{
    return static_cast<int>(m_rows.size());
}

int RuleModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QString RuleModel::text(const Row& row, Column column) const
{
    switch (column) {
    case Column::State:
        return row.outcome != nullptr ? outcomeName(row.outcome->state) : tr("Not asked");
    case Column::Code: return toQString(row.rule->code);
    case Column::Title: return ruleTitle(std::string(row.rule->id));
    case Column::Section: return ruleSectionName(row.rule->section);
    case Column::Training: return row.outcome != nullptr ? toQString(row.outcome->run) : QString();
    case Column::Why: return row.why;
    case Column::Count: break;
    }
    return {};
}

QVariant RuleModel::cell(int row, int column, int role) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole: return text(shown, which);
    case Qt::ToolTipRole: return which == Column::Why ? shown.why : text(shown, Column::Title);
    case SortRole:
        if (which == Column::State)
            return shown.outcome != nullptr ? static_cast<int>(shown.outcome->state)
                                            : static_cast<int>(RuleOutcome::State::Failed) + 1;
        return text(shown, which);
    case IdRole: return toQString(shown.rule->id);
    case RunRole: return text(shown, Column::Training);
    case OutcomeRole:
        return shown.outcome != nullptr ? QVariant(static_cast<int>(shown.outcome->state))
                                        : QVariant();
    case SectionRole: return toQString(shown.rule->section);
    case FilterRole: {
        QStringList words{toQString(shown.rule->id)};
        for (int i = 0; i < columns(); ++i)
            words << text(shown, static_cast<Column>(i));
        return words.join(u' ');
    }
    default: return {};
    }
}

QString RuleModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::State: return tr("Outcome");
    case Column::Code: return tr("Code");
    case Column::Title: return tr("Rule");
    case Column::Section: return tr("Section");
    case Column::Training: return tr("Training");
    case Column::Why: return tr("Why");
    case Column::Count: break;
    }
    return {};
}

bool RuleModel::isNumber(int) const
{
    return false;
}

} // namespace faultline
