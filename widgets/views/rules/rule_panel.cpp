// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/rule_panel.h"

#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/rule_page.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/qt/case_document.h"
#include "model/qt/rule_model.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/finding_proof.h"
#include "widgets/views/findings/lesson_links.h"
#include "widgets/views/rules/judged_chart.h"
#include "widgets/views/rules/outcome_style.h"
#include "widgets/views/rules/page_text.h"
#include "widgets/views/rules/threshold_form.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace faultline::ui {

namespace {

const Rule* ruleNamed(const QString& id)
{
    const std::string wanted = id.toStdString();
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id == wanted)
            return rule.get();
    }
    return nullptr;
}

} // namespace

RulePanel::RulePanel(ViewContext& context, QWidget* parent) : QWidget(parent), m_context(context)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("How the rule decides"));
    m_empty = new EmptyState(QStringLiteral("panel-right"), this);
    m_empty->setTexts(tr("No rule is shown"),
                      tr("Choose a rule on the Rules page, or the button beside a finding."));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(&context, &ViewContext::ruleRequested, this, [this] {
        refresh();
        m_scroll->verticalScrollBar()->setValue(0);
        emit ruleShown();
    });
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &RulePanel::refresh);
    refresh();
}

void RulePanel::refresh()
{
    const Rule* rule = ruleNamed(m_context.ruleFocus().ruleId);
    m_stack->setCurrentWidget(rule == nullptr ? static_cast<QWidget*>(m_empty) : m_scroll);
    if (rule != nullptr)
        build(*rule);
}

std::vector<const RuleOutcome*> RulePanel::outcomesOf(const RuleInfo& info) const
{
    std::vector<const RuleOutcome*> outcomes;
    if (const DiagnosisPtr& diagnosis = m_context.opened().diagnosis()) {
        for (const RuleOutcome& outcome : diagnosis->outcomes) {
            if (outcome.ruleId.view() == info.id)
                outcomes.push_back(&outcome);
        }
    }
    return outcomes;
}

const RuleOutcome* RulePanel::wantedOf(const std::vector<const RuleOutcome*>& outcomes) const
{
    const CasePtr& opened = m_context.opened().caseData();
    const QString& wanted = m_context.ruleFocus().run;
    const RunPtr run = opened ? opened->runNamed(wanted.toStdString()) : nullptr;
    for (const RuleOutcome* outcome : outcomes) {
        if (run ? outcome->run == run->id
                : !wanted.isEmpty() && m_context.nameOf(outcome->run) == wanted)
            return outcome;
    }
    return outcomes.empty() ? nullptr : outcomes.front();
}

void RulePanel::build(const Rule& rule)
{
    const RuleInfo& info = rule.info();
    // Judged again: the place that is looked at, and the box that is typed into, stay.
    const int scrolled = m_scroll->verticalScrollBar()->value();
    const QWidget* focused = m_scroll->focusWidget();
    const QString typedInto =
        focused != nullptr && focused->hasFocus() ? focused->accessibleName() : QString();
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, 2 * kGrid);
    column->setSpacing(kGrid);
    QLabel* check = makePageHeading(ruleCheck(info), content);
    check->setWordWrap(true);
    column->addWidget(check);
    column->addWidget(makeMutedLabel(
        tr("Rule %1: %2", "code, title").arg(toQString(info.code), ruleTitle(std::string(info.id))),
        content));
    column->addWidget(makeTextLabel(ruleSummary(std::string(info.id)), content));
    column->addWidget(new LessonLinks(m_context, std::string(info.id), content));
    addOutcome(*column, info);
    addDecision(*column, info);
    addMute(*column, info);
    addPage(*column, info);
    column->addStretch(1);
    m_scroll->setWidget(content);
    const bool isSame = m_shownRule == toQString(info.id);
    m_shownRule = toQString(info.id);
    if (!isSame)
        return;
    m_scroll->verticalScrollBar()->setValue(scrolled);
    for (QWidget* box : content->findChildren<QWidget*>()) {
        if (!typedInto.isEmpty() && box->accessibleName() == typedInto) {
            box->setFocus();
            break;
        }
    }
}

void RulePanel::addOutcome(QVBoxLayout& column, const RuleInfo& info)
{
    QWidget* owner = column.parentWidget();
    const std::vector<const RuleOutcome*> outcomes = outcomesOf(info);
    const RuleOutcome* outcome = wantedOf(outcomes);
    if (outcome == nullptr) {
        if (m_context.opened().diagnosis())
            column.addWidget(makeMutedLabel(tr("This case was not checked for it."), owner));
        return;
    }
    if (outcomes.size() > 1)
        addRunChooser(column, outcomes, *outcome);
    const QString run = outcomes.size() > 1 ? QString() : m_context.nameOf(outcome->run);
    column.addWidget(makeOutcomeLabel(outcome->state, run, owner));
    addJudged(column, *outcome);
}

void RulePanel::addRunChooser(QVBoxLayout& column, const std::vector<const RuleOutcome*>& outcomes,
                              const RuleOutcome& shown)
{
    auto* chooser = new QComboBox(column.parentWidget());
    chooser->setAccessibleName(tr("Run"));
    chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const RuleOutcome* outcome : outcomes) {
        const QString run = m_context.nameOf(outcome->run);
        chooser->addItem(
            icon(outcomeIconName(outcome->state), outcomeColor(outcome->state, palette())), run,
            run);
        if (outcome == &shown)
            chooser->setCurrentIndex(chooser->count() - 1);
    }
    connect(
        chooser, &QComboBox::activated, this,
        [this, chooser, rule = m_context.ruleFocus().ruleId] {
            m_context.openRule(rule, chooser->currentData().toString());
        },
        Qt::QueuedConnection); // the panel is built anew, the chooser with it
    column.addWidget(chooser);
}

void RulePanel::addJudged(QVBoxLayout& column, const RuleOutcome& outcome)
{
    QWidget* owner = column.parentWidget();
    if (outcome.judged.empty() && outcome.numbers.empty())
        return;
    column.addWidget(makeCardHeading(tr("What it looked at"), owner));
    for (const JudgedPoints& judged : outcome.judged) {
        if (isFact(judged)) {
            column.addWidget(makeTextLabel(translated(judged.label), owner));
            continue;
        }
        CurveView* chart = makeJudgedChart(judged, owner);
        if (chart == nullptr)
            continue;
        QStringList words{translated(judged.label)};
        for (const JudgedPoints::Limit& limit : judged.limits)
            words << tr("%1: %2 (dashed)")
                         .arg(translated(limit.label), formatted(limit.value, judged.unit));
        if (!judged.xLabel.empty())
            words << tr("across: %1").arg(translated(judged.xLabel));
        column.addWidget(makeMutedLabel(words.join(QStringLiteral(" · ")), owner));
        column.addWidget(chart);
    }
    std::vector<const NumberEvidence*> numbers;
    for (const NumberEvidence& number : outcome.numbers)
        numbers.push_back(&number);
    if (QWidget* table = makeNumberTable(numbers, owner))
        column.addWidget(table);
}

void RulePanel::addDecision(QVBoxLayout& column, const RuleInfo& info)
{
    QWidget* owner = column.parentWidget();
    if (!info.formula.empty()) {
        column.addWidget(makeCardHeading(tr("How it decides"), owner));
        QLabel* formula = makeTextLabel(toQString(info.formula), owner);
        formula->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        column.addWidget(formula);
    }
    if (info.thresholds.empty())
        return;
    column.addWidget(makeCardHeading(tr("Thresholds"), owner));
    column.addWidget(new ThresholdForm(m_context, info, owner));
}

void RulePanel::addMute(QVBoxLayout& column, const RuleInfo& info)
{
    QWidget* owner = column.parentWidget();
    const RuleId id = info.ruleId();
    const RuleSettings::Mute* mute = m_context.opened().document().ruleSettings().muteOf(id);
    column.addWidget(makeCardHeading(tr("Mute"), owner));
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    if (mute != nullptr) {
        row->addWidget(
            makeTextLabel(tr("Muted in this case: %1").arg(toQString(mute->reason)), owner), 1);
        auto* ask = new QPushButton(tr("Ask it again"), owner);
        connect(ask, &QPushButton::clicked, this,
                [this, id] { m_context.opened().document().unmute(id); });
        row->addWidget(ask, 0, Qt::AlignTop);
        column.addLayout(row);
        return;
    }
    auto* reason = new QLineEdit(owner);
    reason->setPlaceholderText(tr("Why it does not apply here"));
    reason->setAccessibleName(tr("Reason for muting the rule"));
    auto* button = new QPushButton(tr("Mute this rule"), owner);
    button->setEnabled(false);
    button->setToolTip(tr("Needs a reason; it is kept in the case"));
    const auto muteIt = [this, id, reason] {
        if (const QString text = reason->text().trimmed(); !text.isEmpty())
            m_context.opened().document().mute(id, text);
    };
    connect(reason, &QLineEdit::textChanged, button,
            [button](const QString& text) { button->setEnabled(!text.trimmed().isEmpty()); });
    connect(reason, &QLineEdit::returnPressed, this, muteIt);
    connect(button, &QPushButton::clicked, this, muteIt);
    row->addWidget(reason, 1);
    row->addWidget(button);
    column.addLayout(row);
}

void RulePanel::addPage(QVBoxLayout& column, const RuleInfo& info)
{
    const RulePage* page = rulePage(info.id);
    if (page == nullptr)
        return;
    QWidget* owner = column.parentWidget();
    for (const RulePage::Section& section : page->sections) {
        column.addWidget(makeCardHeading(toQString(section.title), owner));
        column.addWidget(new PageText(toQString(section.markdown), owner));
    }
}

void RulePanel::settle()
{
    for (CurveView* chart : findChildren<CurveView*>())
        chart->flush();
}

void RulePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_empty != nullptr)
        refresh();
}

} // namespace faultline::ui
