// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/rule_model.h"

#include "model/core/case_names.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline {

namespace {

class RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

/// What was found and what is missing, by rule and run.
class ReasonIndex {
public:
    explicit ReasonIndex(const Diagnosis* diagnosis)
    {
        if (diagnosis == nullptr)
            return;
        for (const Finding& finding : diagnosis->findings)
            m_found.try_emplace(Key(finding.ruleId.view(), finding.run.view()), &finding.title);
        for (const Abstention& abstention : diagnosis->abstentions)
            m_missing.try_emplace(Key(abstention.ruleId.view(), abstention.run.view()),
                                  &abstention.reason);
    }

    /// Null if there is none.
    [[nodiscard]] const Text* of(const RuleOutcome& outcome) const
    {
        if (outcome.state == RuleOutcome::State::Fired)
            return find(m_found, {outcome.ruleId.view(), outcome.run.view()});
        if (outcome.state != RuleOutcome::State::Abstained)
            return nullptr;
        const Text* ofRun = find(m_missing, {outcome.ruleId.view(), outcome.run.view()});
        // What concerns the case as a whole names no run.
        return ofRun != nullptr ? ofRun : find(m_missing, {outcome.ruleId.view(), {}});
    }

private:
    using Key = std::pair<std::string_view, std::string_view>;
    struct Hash {
        std::size_t operator()(const Key& key) const
        {
            constexpr std::hash<std::string_view> kHash;
            return 31 * kHash(key.first) + kHash(key.second);
        }
    };
    using Reasons = std::unordered_map<Key, const Text*, Hash>;

    static const Text* find(const Reasons& reasons, const Key& key)
    {
        const auto known = reasons.find(key);
        return known == reasons.end() ? nullptr : known->second;
    }

    Reasons m_found;
    Reasons m_missing;
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
                             const RuleSettings& settings, const CasePtr& data)
{
    beginResetModel();
    m_diagnosis = std::move(diagnosis);
    m_settings = settings;
    m_rows.clear();
    std::unordered_map<std::string_view, std::vector<const RuleOutcome*>> outcomesOf;
    if (m_diagnosis) {
        for (const RuleOutcome& outcome : m_diagnosis->outcomes)
            outcomesOf[outcome.ruleId.view()].push_back(&outcome);
    }
    const ReasonIndex reasons(m_diagnosis.get());
    const std::optional<CaseNames> names = data ? std::optional<CaseNames>(*data) : std::nullopt;
    std::unordered_map<RunId, QString> runNames; // rows of one run share the text
    const auto nameOf = [&](const RunId& run) {
        const auto [name, isNew] = runNames.try_emplace(run);
        if (isNew)
            name->second = toQString(names ? names->of(run) : run.text());
        return name->second;
    };
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        const RuleInfo& info = rule->info();
        const auto known = outcomesOf.find(info.id);
        if (known == outcomesOf.end()) {
            m_rows.push_back({.rule = &info, .outcome = nullptr, .reason = nullptr, .run = {}});
            continue;
        }
        for (const RuleOutcome* outcome : known->second)
            m_rows.push_back({.rule = &info,
                              .outcome = outcome,
                              .reason = reasons.of(*outcome),
                              .run = nameOf(outcome->run)});
    }
    endResetModel();
}

int RuleModel::countOf(RuleOutcome::State state) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [state](const Row& row) {
        return row.outcome != nullptr && row.outcome->state == state;
    }));
}

QString RuleModel::whyOf(const Row& row) const
{
    if (row.outcome == nullptr)
        return {};
    const RuleOutcome& outcome = *row.outcome;
    switch (outcome.state) {
    case RuleOutcome::State::Fired:
    case RuleOutcome::State::Abstained:
        return row.reason != nullptr ? translated(*row.reason) : QString();
    case RuleOutcome::State::Muted: {
        const RuleSettings::Mute* mute = m_settings.muteOf(outcome.ruleId);
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
    case Column::Training: return row.run;
    case Column::Why: return whyOf(row);
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
    case Qt::ToolTipRole: return text(shown, which == Column::Why ? Column::Why : Column::Title);
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
