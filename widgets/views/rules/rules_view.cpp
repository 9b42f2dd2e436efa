// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/rules_view.h"

#include "model/qt/case_document.h"
#include "model/qt/roles.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/rules/outcome_style.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

constexpr int kAnyOutcome = -1;
/// Less has room for the check and how it ended; why is in the panel of the rule.
constexpr int kNarrowBelow = 64 * kGrid;
/// From here on section and code have room beside what is asked and why.
constexpr int kWideFrom = 140 * kGrid;

using Column = RuleModel::Column;
using State = RuleOutcome::State;
constexpr std::array kStates = {State::Fired, State::Passed, State::Abstained, State::Muted,
                                State::Failed};
constexpr std::array kSections = {"memory",      "input-pipeline", "hyperparameters", "data",
                                  "environment", "lifecycle",      "machine"};

} // namespace

/// What the filters leave, with the outcome's sign.
class RulesView::FilteredRules final : public QSortFilterProxyModel {
public:
    explicit FilteredRules(QWidget& owner) : QSortFilterProxyModel(&owner), m_owner(owner)
    {
        setSortRole(SortRole);
    }
    void setFilter(const QString& text, int outcome, const QString& section)
    {
        m_words = text.split(u' ', Qt::SkipEmptyParts);
        m_outcome = outcome;
        m_section = section;
        invalidateFilter();
    }
    void refreshIcons()
    {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::DecorationRole || index.column() != static_cast<int>(Column::State))
            return QSortFilterProxyModel::data(index, role);
        const QVariant outcome = index.data(OutcomeRole);
        if (!outcome.isValid())
            return {};
        const auto state = static_cast<State>(outcome.toInt());
        const QVariant severity = index.data(SeverityRole);
        if (severity.isValid()) {
            const auto grave = static_cast<Severity>(severity.toInt());
            return icon(severityIconName(grave), severityColor(grave, m_owner.palette()));
        }
        return icon(outcomeIconName(state), outcomeColor(state, m_owner.palette()));
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (m_outcome != kAnyOutcome) {
            const auto& rules = static_cast<const RuleModel&>(*sourceModel());
            if (!rules.endedSo(row, static_cast<State>(m_outcome)))
                return false;
        }
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (!m_section.isEmpty() && index.data(SectionRole).toString() != m_section)
            return false;
        if (m_words.isEmpty())
            return true;
        const QString text = index.data(FilterRole).toString();
        return std::all_of(m_words.begin(), m_words.end(), [&text](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    }

private:
    QWidget& m_owner;
    QStringList m_words;
    int m_outcome = kAnyOutcome;
    QString m_section;
};

RulesView::RulesView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context), m_filtered(new FilteredRules(*this))
{
    m_filtered->setSourceModel(&m_model);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildFilters());
    buildTable();
    column->addWidget(m_table, 1);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &RulesView::refresh);
    connect(&context.opened().document(), &CaseDocument::diagnosisOptionsChanged, this,
            &RulesView::refresh);
    refresh();
}

RulesView::~RulesView() = default;

QWidget* RulesView::buildFilters()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Filter checks"));
    m_search->setAccessibleName(tr("Filter checks"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &RulesView::refilter);
    row->addWidget(m_search, 1);
    m_outcomes = new QComboBox(bar);
    m_outcomes->setAccessibleName(tr("Outcome to show"));
    m_outcomes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_outcomes, &QComboBox::currentIndexChanged, this, &RulesView::refilter);
    row->addWidget(m_outcomes);
    m_sections = new QComboBox(bar);
    m_sections->setAccessibleName(tr("Section to show"));
    m_sections->addItem(tr("All sections"), QString());
    for (const char* section : kSections)
        m_sections->addItem(ruleSectionName(section), QString::fromLatin1(section));
    connect(m_sections, &QComboBox::currentIndexChanged, this, &RulesView::refilter);
    row->addWidget(m_sections);
    return bar;
}

void RulesView::buildTable()
{
    m_table = new QTableView(this);
    m_table->setModel(m_filtered);
    m_table->setAccessibleName(tr("Rules"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(Column::State), Qt::AscendingOrder); // findings first
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(static_cast<int>(Column::Check), QHeaderView::Stretch);
    header->setSectionResizeMode(static_cast<int>(Column::Why), QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, &RulesView::openRow);
    connect(m_table, &QTableView::clicked, this, &RulesView::openRow);
}

void RulesView::openRow(const QModelIndex& index)
{
    m_context.openRule(index.data(IdRole).toString(), index.data(RunRole).toString());
}

void RulesView::refresh()
{
    m_model.setDiagnosis(m_context.opened().diagnosis(),
                         m_context.opened().document().ruleSettings(),
                         m_context.opened().caseData());
    refreshOutcomes();
    refilter();
    showColumns();
}

void RulesView::showColumns()
{
    const bool isWide = width() >= kWideFrom;
    const auto show = [this](Column column, bool isShown) {
        m_table->setColumnHidden(static_cast<int>(column), !isShown);
        if (isShown && column != Column::Check && column != Column::Why)
            m_table->resizeColumnToContents(static_cast<int>(column));
    };
    show(Column::State, m_model.hasDiagnosis());
    show(Column::Runs, m_model.runsDiffer() && width() >= kNarrowBelow);
    show(Column::Why, width() >= kNarrowBelow);
    show(Column::Section, isWide);
    show(Column::Code, isWide);
    m_outcomes->setVisible(m_model.hasDiagnosis());
}

void RulesView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    showColumns();
}

void RulesView::refreshOutcomes()
{
    const int wanted = m_outcomes->count() == 0 ? kAnyOutcome : m_outcomes->currentData().toInt();
    const QSignalBlocker blocker(m_outcomes);
    m_outcomes->clear();
    m_outcomes->addItem(tr("All outcomes"), kAnyOutcome);
    for (const State state : kStates) {
        const int count = m_model.countOf(state);
        if (count > 0 || static_cast<int>(state) == wanted)
            m_outcomes->addItem(
                tr("%1 (%2)", "outcome, how many").arg(outcomeName(state)).arg(count),
                static_cast<int>(state));
    }
    m_outcomes->setCurrentIndex(std::max(0, m_outcomes->findData(wanted)));
}

void RulesView::refilter()
{
    m_filtered->setFilter(m_search->text(), m_outcomes->currentData().toInt(),
                          m_sections->currentData().toString());
    emit statusTextChanged();
}

QString RulesView::statusText() const
{
    return tr("%1 of %n check(s)", nullptr, m_model.rowCount()).arg(m_filtered->rowCount());
}

void RulesView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_filtered != nullptr)
        m_filtered->refreshIcons();
}

std::unique_ptr<const ViewFactory> makeRulesViewFactory()
{
    return std::make_unique<StandardViewFactory<RulesView>>(
        QStringLiteral("rules"), QStringLiteral("rules"), [] { return RulesView::tr("Rules"); },
        std::vector<ArtifactKind>(), WithoutCase::Works);
}

} // namespace faultline::ui
