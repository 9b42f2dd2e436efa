// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/step_panel.h"

#include "model/qt/case_document.h"
#include "model/qt/checklist_model.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/note_field.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/checklist/item_style.h"
#include "widgets/views/findings/evidence_text.h"
#include "widgets/views/findings/finding_proof.h"
#include "widgets/views/findings/fix_list.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <array>
#include <utility>

namespace faultline::ui {

namespace {

/// Of evidence: the best proves enough here, the finding has them all.
constexpr int kMaxProofs = 2;

} // namespace

StepPanel::StepPanel(ViewContext& context, const EvaluatedItem& item,
                     std::optional<WalkStep::Reason> reason, QWidget* parent)
    : QWidget(parent), m_context(context), m_diagnosis(context.opened().diagnosis()), m_item(item)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid + kGrid / 2, 2 * kGrid);
    column->setSpacing(kGrid);
    addHeading(*column, reason);
    if (m_diagnosis) {
        addFindings(*column);
        addAbstentions(*column);
    }
    addQuestion(*column);
    addAnswers(*column);
    addAttempts(*column);
    column->addWidget(new NoteField(context, Note::Target::Item, std::string(item.item->id), this));
    addHistory(*column);
    addMute(*column);
    column->addStretch(1);
}

void StepPanel::addHeading(QVBoxLayout& column, std::optional<WalkStep::Reason> reason)
{
    QLabel* question = makeCardHeading(checklistText(m_item.item->question), this);
    question->setWordWrap(true);
    column.addWidget(question);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid / 2);
    auto* sign = new QLabel(line);
    sign->setPixmap(icon(itemIconName(m_item.state, m_item.severity),
                         itemColor(m_item.state, m_item.severity, palette()))
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), devicePixelRatioF()));
    row->addWidget(sign);
    row->addWidget(makeTextLabel(itemStateName(m_item), line), 1);
    column.addWidget(line);
    if (reason)
        column.addWidget(makeMutedLabel(walkReasonText(*reason), this));
}

void StepPanel::addFindings(QVBoxLayout& column)
{
    for (const std::size_t position : m_item.findings) {
        if (position < m_diagnosis->findings.size())
            addFinding(column, m_diagnosis->findings[position]);
    }
}

void StepPanel::addFinding(QVBoxLayout& column, const Finding& finding)
{
    QLabel* title = makeTextLabel(translated(finding.title), this);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    column.addWidget(title);
    if (const QString stake = stakeText(finding.stake); !stake.isEmpty())
        column.addWidget(makeMutedLabel(stake, this));
    if (!finding.explanation.empty())
        column.addWidget(makeTextLabel(translated(finding.explanation), this));
    auto* links = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, links);
    int shown = 0;
    for (const Evidence& evidence : finding.evidence) {
        if (!ViewContext::canOpen(evidence) || shown == kMaxProofs)
            continue;
        flow->addWidget(makeProofButton(m_context, evidence, finding.severity, links));
        ++shown;
    }
    auto* whole = new QPushButton(icon(QStringLiteral("overview"), palette()),
                                  tr("The whole finding"), links);
    connect(whole, &QPushButton::clicked, this,
            [this, rule = toQString(finding.ruleId.text()), run = m_context.nameOf(finding.run)] {
                m_context.openFinding(rule, run);
            });
    flow->addWidget(whole);
    column.addWidget(links);
    if (!finding.fixes.empty())
        column.addWidget(new FixList(m_context, m_diagnosis, finding, this));
}

void StepPanel::addAbstentions(QVBoxLayout& column)
{
    if (m_item.state == ItemState::Problem)
        return; // what is known is enough to act on
    for (const std::size_t position : m_item.abstentions) {
        if (position >= m_diagnosis->abstentions.size())
            continue;
        const Abstention& abstention = m_diagnosis->abstentions[position];
        column.addWidget(makeTextLabel(translated(abstention.reason), this));
        if (!abstention.remedy.empty())
            column.addWidget(makeTextLabel(translated(abstention.remedy), this));
        if (!abstention.command.empty())
            column.addWidget(new CodeBlock(tr("To capture it"),
                                           QString::fromStdString(abstention.command), this));
    }
}

void StepPanel::addQuestion(QVBoxLayout& column)
{
    const ChecklistItem& item = *m_item.item;
    if (m_item.state == ItemState::Problem && !m_item.findings.empty())
        return; // its rules have found out already
    if (!item.howTo.empty()) {
        column.addWidget(makeCardHeading(tr("How to find out"), this));
        column.addWidget(makeTextLabel(checklistText(item.howTo), this));
    }
    if (!item.command.empty())
        column.addWidget(new CodeBlock(tr("Command"), toQString(item.command), this));
    const bool isWrong = m_item.progress && m_item.progress->answer == Answer::Problem;
    if (isWrong && !item.remedy.empty()) {
        column.addWidget(makeCardHeading(tr("What to do"), this));
        column.addWidget(makeTextLabel(checklistText(item.remedy), this));
    }
    QStringList links;
    for (const std::string_view link : item.links)
        links << toQString(link);
    if (!links.isEmpty())
        column.addWidget(
            makeMutedLabel(tr("Read on: %1").arg(links.join(QStringLiteral(" · "))), this));
}

void StepPanel::addAnswers(QVBoxLayout& column)
{
    if (!m_item.findings.empty())
        return; // what rules prove stands above what is said
    const Answer given = m_item.progress ? m_item.progress->answer : Answer::None;
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, box);
    const std::array<std::pair<Answer, QString>, 3> answers = {
        {{Answer::Fine, tr("Yes, it is fine")},
         {Answer::Problem, tr("No, it is a problem")},
         {Answer::DoesNotApply, tr("Does not apply")}}};
    for (const auto& [answer, text] : answers) {
        auto* button = new QPushButton(text, box);
        button->setCheckable(true);
        button->setChecked(answer == given);
        // A second click takes the answer back.
        connect(button, &QPushButton::clicked, this, [this, answer = answer, given] {
            m_context.opened().document().answer(m_item.item->id,
                                                 answer == given ? Answer::None : answer);
        });
        flow->addWidget(button);
    }
    column.addWidget(box);
}

void StepPanel::addAttempts(QVBoxLayout& column)
{
    if (m_item.progress && !m_item.progress->attempts.empty()) {
        column.addWidget(makeCardHeading(tr("What was tried"), this));
        for (std::size_t i = 0; i < m_item.progress->attempts.size(); ++i)
            addAttempt(column, m_item.progress->attempts[i], i);
    }
    if (m_item.state == ItemState::Problem)
        addOwnAttempt(column);
}

void StepPanel::addAttempt(QVBoxLayout& column, const FixAttempt& attempt, std::size_t position)
{
    QString text = tr("%1 · %2", "what was tried, outcome")
                       .arg(toQString(attempt.title), attemptOutcomeName(attempt.outcome));
    if (!attempt.note.empty())
        text += u'\n' + toQString(attempt.note);
    column.addWidget(makeTextLabel(text, this));
    for (const RetestedPromise& result : attempt.results)
        column.addWidget(makeMutedLabel(translated(result.sentence), this));
    if (attempt.outcome == AttemptOutcome::Helped || attempt.outcome == AttemptOutcome::DidNotHelp)
        return;
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(kGrid, kGrid / 2, box);
    const auto add = [&](const QString& word, AttemptOutcome outcome) {
        auto* button = new QPushButton(word, box);
        button->setAccessibleName(tr("%1: %2").arg(word, toQString(attempt.title)));
        connect(button, &QPushButton::clicked, this, [this, position, outcome] {
            m_context.opened().document().setOutcome(m_item.item->id, position, outcome);
        });
        flow->addWidget(button);
    };
    add(tr("It helped"), AttemptOutcome::Helped);
    add(tr("It did not help"), AttemptOutcome::DidNotHelp);
    column.addWidget(box);
}

void StepPanel::addOwnAttempt(QVBoxLayout& column)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    auto* own = new QLineEdit(this);
    own->setPlaceholderText(tr("Something else that you tried"));
    own->setAccessibleName(tr("Something else that you tried"));
    auto* add = new QPushButton(tr("Add"), this);
    add->setEnabled(false);
    const auto take = [this, own] {
        const QString title = own->text().trimmed();
        if (title.isEmpty())
            return;
        FixAttempt attempt;
        attempt.time = CaseDocument::now();
        attempt.title = title.toStdString();
        m_context.opened().document().addAttempt(m_item.item->id, std::move(attempt));
    };
    connect(own, &QLineEdit::textChanged, add,
            [add](const QString& text) { add->setEnabled(!text.trimmed().isEmpty()); });
    connect(own, &QLineEdit::returnPressed, this, take);
    connect(add, &QPushButton::clicked, this, take);
    row->addWidget(own, 1);
    row->addWidget(add);
    column.addLayout(row);
}

void StepPanel::addHistory(QVBoxLayout& column)
{
    if (!m_item.progress || m_item.progress->history.empty())
        return;
    column.addWidget(makeCardHeading(tr("History"), this));
    for (const HistoryEntry& entry : m_item.progress->history)
        column.addWidget(makeMutedLabel(historyText(entry), this));
}

void StepPanel::addMute(QVBoxLayout& column)
{
    const bool isMuted = m_item.progress && m_item.progress->isMuted;
    auto* button = new QPushButton(icon(QStringLiteral("eye-off"), palette()),
                                   isMuted ? tr("Ask this again") : tr("Leave this out"), this);
    button->setToolTip(tr("Takes the item out of the walk, or back into it"));
    connect(button, &QPushButton::clicked, this, [this, isMuted] {
        if (isMuted)
            m_context.opened().document().unmuteItem(m_item.item->id);
        else
            m_context.opened().document().muteItem(m_item.item->id,
                                                   tr("left out on the checklist"));
    });
    column.addWidget(button, 0, Qt::AlignLeft);
}

} // namespace faultline::ui
