// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/first_steps.h"

#include "model/session/open_case.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/evidence_text.h"
#include "widgets/views/findings/finding_proof.h"
#include "widgets/views/findings/fix_patch.h"
#include "widgets/views/findings/proof_chart.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Below this a patch has no room beside the chart.
constexpr int kLeastRowWidth = 84 * kGrid;
constexpr int kProofHeight = 25 * kGrid;
constexpr std::size_t kMostNumbers = 4;

QVBoxLayout* makeColumn(QWidget& card)
{
    auto* column = new QVBoxLayout(&card);
    column->setContentsMargins(2 * kGrid, kGrid + kGrid / 2, 2 * kGrid, kGrid + kGrid / 2);
    column->setSpacing(kGrid);
    return column;
}

/// The chart, the lines of the log, or the numbers: whatever shows most at a glance.
QWidget* makeGlance(ViewContext& context, const Finding& finding, QWidget* parent)
{
    for (const Evidence& evidence : finding.evidence) {
        const auto* series = std::get_if<SeriesEvidence>(&evidence);
        if (series == nullptr)
            continue;
        if (CurveView* chart = makeProofChart(context, *series, finding.severity, parent)) {
            chart->setFixedHeight(kProofHeight);
            return chart;
        }
    }
    for (const Evidence& evidence : finding.evidence) {
        const auto* log = std::get_if<LogEvidence>(&evidence);
        if (log != nullptr && !log->excerpt.empty())
            return new CodeBlock(evidencePlace(evidence, context),
                                 QString::fromStdString(log->excerpt), parent);
    }
    std::vector<const NumberEvidence*> numbers;
    for (const Evidence& evidence : finding.evidence) {
        const auto* number = std::get_if<NumberEvidence>(&evidence);
        if (number != nullptr && numbers.size() < kMostNumbers)
            numbers.push_back(number);
    }
    return makeNumberTable(numbers, parent);
}

} // namespace

FirstSteps::FirstSteps(ViewContext& context, DiagnosisPtr diagnosis, std::size_t position,
                       QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_diagnosis(std::move(diagnosis)),
      m_position(position),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(2 * kGrid);
    if (!finding().evidence.empty())
        m_row->addWidget(buildProof(), 1);
    if (!finding().fixes.empty())
        m_row->addWidget(buildFix(), 1);
}

QWidget* FirstSteps::buildProof()
{
    auto* card = new CardFrame(this);
    card->setAccessibleName(tr("Proof"));
    QVBoxLayout* column = makeColumn(*card);
    auto* top = new QHBoxLayout;
    top->addWidget(makeCardHeading(tr("Proof"), card), 1);
    column->addLayout(top);
    if (QWidget* glance = makeGlance(m_context, finding(), card))
        column->addWidget(glance);
    if (const Evidence* proof = bestProof(finding())) {
        const QString place = evidencePlace(*proof, m_context);
        const QString caption = evidenceCaption(*proof);
        column->addWidget(
            makeMutedLabel(caption.isEmpty() ? place : tr("%1: %2").arg(place, caption), card));
        auto* show =
            new QPushButton(icon(QStringLiteral("target"), palette()), tr("Show proof"), card);
        show->setToolTip(evidenceAction(*proof));
        show->setAccessibleName(tr("Show proof: %1").arg(place));
        connect(show, &QPushButton::clicked, this,
                [this, proof] { m_context.openProof(*proof, finding().severity); });
        top->addWidget(show);
    }
    column->addStretch(1);
    return card;
}

QWidget* FirstSteps::buildFix()
{
    const Fix& fix = finding().fixes.front();
    auto* card = new CardFrame(this);
    card->setAccessibleName(tr("What to do first"));
    QVBoxLayout* column = makeColumn(*card);
    auto* top = new QHBoxLayout;
    QLabel* title =
        makeCardHeading(finding().fixes.size() > 1 ? tr("Fix 1: %1").arg(translated(fix.title))
                                                   : tr("Fix: %1").arg(translated(fix.title)),
                        card);
    title->setWordWrap(true);
    top->addWidget(title, 1);
    if (const auto others = static_cast<int>(finding().fixes.size()) - 1; others > 0) {
        auto* more = new QPushButton(tr("%n more", nullptr, others), card);
        more->setToolTip(tr("Show the other fixes"));
        more->setAccessibleName(tr("Show %n more fix(es)", nullptr, others));
        connect(more, &QPushButton::clicked, this, &FirstSteps::detailsRequested);
        top->addWidget(more, 0, Qt::AlignTop);
    }
    column->addLayout(top);
    if (!fix.edits.empty() && m_context.opened().caseData())
        column->addWidget(new FixPatch(m_context.opened().jobs(), m_context.opened().caseData(),
                                       fix.edits, card));
    else if (!fix.snippets.empty())
        column->addWidget(new CodeBlock(QString::fromStdString(fix.snippets.front().language),
                                        QString::fromStdString(fix.snippets.front().code), card));
    else if (!fix.detail.empty())
        column->addWidget(makeTextLabel(translated(fix.detail), card));
    column->addStretch(1);
    if (!fix.check.empty()) {
        column->addWidget(makeCardHeading(tr("What the next run must show"), card));
        column->addWidget(makeTextLabel(translated(fix.check), card));
    }
    return card;
}

void FirstSteps::resizeEvent(QResizeEvent* event)
{
    m_row->setDirection(event->size().width() < kLeastRowWidth ? QBoxLayout::TopToBottom
                                                               : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

void FirstSteps::settle()
{
    for (FixPatch* patch : findChildren<FixPatch*>())
        patch->settle();
    for (CurveView* chart : findChildren<CurveView*>())
        chart->flush();
}

} // namespace faultline::ui
