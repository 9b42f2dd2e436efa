// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/rule_model.h"

#include "model/checklist/checklist_items.h"
#include "model/core/case_names.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/checklist_model.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
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
            m_found.try_emplace(Key(finding.ruleId.view(), finding.run.view()), &finding);
        for (const Abstention& abstention : diagnosis->abstentions)
            m_missing.try_emplace(Key(abstention.ruleId.view(), abstention.run.view()),
                                  &abstention.reason);
    }

    /// Null if there is none.
    [[nodiscard]] const Finding* findingOf(const RuleOutcome& outcome) const
    {
        return outcome.state == RuleOutcome::State::Fired
                   ? find(m_found, {outcome.ruleId.view(), outcome.run.view()})
                   : nullptr;
    }
    [[nodiscard]] const Text* missingOf(const RuleOutcome& outcome) const
    {
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
    template <typename T>
    using ByRule = std::unordered_map<Key, const T*, Hash>;

    template <typename T>
    static const T* find(const ByRule<T>& known, const Key& key)
    {
        const auto found = known.find(key);
        return found == known.end() ? nullptr : found->second;
    }

    ByRule<Finding> m_found;
    ByRule<Text> m_missing;
};

using State = RuleOutcome::State;
/// Gravest first: what is not known is no reassurance.
constexpr std::array kByGravity = {State::Fired, State::Failed, State::Abstained, State::Passed,
                                   State::Muted};

std::size_t gravityOf(const RuleOutcome* outcome)
{
    return static_cast<std::size_t>(std::find(kByGravity.begin(), kByGravity.end(), outcome->state)
                                    - kByGravity.begin());
}

QString outcomeCount(State state, int count)
{
    switch (state) {
    case State::Fired: return RuleWords::tr("%n finding(s)", nullptr, count);
    case State::Passed: return RuleWords::tr("%n fine", nullptr, count);
    case State::Abstained: return RuleWords::tr("%n not judged", nullptr, count);
    case State::Muted: return RuleWords::tr("%n muted", nullptr, count);
    case State::Failed: return RuleWords::tr("%n stopped", nullptr, count);
    }
    return {};
}

/// "1 finding · 3 fine"; empty where all ended alike.
QString countsOf(const std::vector<const RuleOutcome*>& outcomes)
{
    QStringList counts;
    for (const State state : kByGravity) {
        const auto count =
            std::count_if(outcomes.begin(), outcomes.end(),
                          [state](const RuleOutcome* outcome) { return outcome->state == state; });
        if (count > 0)
            counts << outcomeCount(state, static_cast<int>(count));
    }
    return counts.size() > 1 ? counts.join(QStringLiteral(" · ")) : QString();
}

} // namespace

QString outcomeName(RuleOutcome::State state)
{
    switch (state) {
    case RuleOutcome::State::Fired: return RuleWords::tr("Finding");
    case RuleOutcome::State::Passed: return RuleWords::tr("Fine");
    case RuleOutcome::State::Abstained: return RuleWords::tr("Not judged");
    case RuleOutcome::State::Muted: return RuleWords::tr("Muted");
    case RuleOutcome::State::Failed: return RuleWords::tr("Stopped");
    }
    return {};
}

QString ruleCheck(const RuleInfo& rule)
{
    const QString title = ruleTitle(std::string(rule.id));
    const ChecklistItem* item = checklistItemOf(rule.code);
    if (item == nullptr)
        return title;
    const QString question = checklistText(item->question);
    // Of several rules that answer one question.
    return item->rules.front() == rule.code
               ? question
               : RuleWords::tr("%1 (%2)", "question, rule").arg(question, title);
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
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        Row row;
        row.rule = &rule->info();
        row.outcomes = std::move(outcomesOf[row.rule->id]);
        std::stable_sort(
            row.outcomes.begin(), row.outcomes.end(),
            [](const RuleOutcome* a, const RuleOutcome* b) { return gravityOf(a) < gravityOf(b); });
        if (!row.outcomes.empty()) {
            const RuleOutcome& gravest = *row.outcomes.front();
            row.finding = reasons.findingOf(gravest);
            row.reason = row.finding != nullptr ? &row.finding->title : reasons.missingOf(gravest);
            row.run = toQString(names ? names->of(gravest.run) : gravest.run.text());
        }
        m_rows.push_back(std::move(row));
    }
    endResetModel();
}

bool RuleModel::endedSo(int row, RuleOutcome::State state) const
{
    const std::vector<const RuleOutcome*>& outcomes =
        m_rows[static_cast<std::size_t>(row)].outcomes;
    return std::any_of(outcomes.begin(), outcomes.end(),
                       [state](const RuleOutcome* outcome) { return outcome->state == state; });
}

int RuleModel::countOf(RuleOutcome::State state) const
{
    int count = 0;
    for (int row = 0; row < rows(); ++row)
        count += endedSo(row, state) ? 1 : 0;
    return count;
}

bool RuleModel::runsDiffer() const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [](const Row& row) { return !countsOf(row.outcomes).isEmpty(); });
}

QString RuleModel::whyOf(const Row& row) const
{
    if (!m_diagnosis)
        return ruleSummary(std::string(row.rule->id));
    if (row.outcomes.empty())
        return {};
    const RuleOutcome& outcome = *row.outcomes.front();
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
        return row.outcomes.empty() ? tr("Not asked") : outcomeName(row.outcomes.front()->state);
    case Column::Check: return ruleCheck(*row.rule);
    case Column::Runs: return countsOf(row.outcomes);
    case Column::Why: return whyOf(row);
    case Column::Section: return ruleSectionName(row.rule->section);
    case Column::Code: return toQString(row.rule->code);
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
    case Qt::ToolTipRole: return text(shown, which);
    case SortRole:
        if (which == Column::State) {
            // Of what was found the worst comes first.
            constexpr int kSeverities = 3;
            const auto gravity = static_cast<int>(
                shown.outcomes.empty() ? kByGravity.size() : gravityOf(shown.outcomes.front()));
            return gravity * kSeverities
                   + (shown.finding == nullptr ? 0 : static_cast<int>(shown.finding->severity));
        }
        return text(shown, which);
    case IdRole: return toQString(shown.rule->id);
    case RunRole: return shown.run;
    case OutcomeRole:
        return shown.outcomes.empty() ? QVariant()
                                      : QVariant(static_cast<int>(shown.outcomes.front()->state));
    case SeverityRole:
        return shown.finding == nullptr ? QVariant()
                                        : QVariant(static_cast<int>(shown.finding->severity));
    case SectionRole: return toQString(shown.rule->section);
    case FilterRole: {
        QStringList words{toQString(shown.rule->id), ruleTitle(std::string(shown.rule->id))};
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
    case Column::Check: return tr("Check");
    case Column::Runs: return tr("Runs");
    case Column::Why: return m_diagnosis ? tr("Why") : tr("What it looks for");
    case Column::Section: return tr("Section");
    case Column::Code: return tr("Code");
    case Column::Count: break;
    }
    return {};
}

bool RuleModel::isNumber(int) const
{
    return false;
}

} // namespace faultline
