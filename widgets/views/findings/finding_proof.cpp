// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/finding_proof.h"

#include "widgets/controls/code_block.h"
#include "widgets/controls/elided_button.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/evidence_text.h"
#include "widgets/views/findings/proof_chart.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace faultline::ui {

namespace {

class ProofTexts {
    Q_DECLARE_TR_FUNCTIONS(FindingProof)
};

/// Of a name that is a path: longer ones would push the caption away.
constexpr int kMaxPlaceWidth = 70 * kGrid;
constexpr int kMostLabelWidth = 45 * kGrid;

const SeriesEvidence* firstSeries(const Finding& finding)
{
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* proof = std::get_if<SeriesEvidence>(&evidence))
            return proof;
    }
    return nullptr;
}

QLabel* makeNumber(const QString& text, QWidget* parent)
{
    auto* label = makeTextLabel(text, parent);
    label->setFont(tabularFont(label->font()));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setWordWrap(false);
    return label;
}

QWidget* makePlace(ViewContext& context, const Evidence& evidence, Severity severity,
                   QWidget* parent)
{
    if (!ViewContext::canOpen(evidence)) {
        const QString place = evidencePlace(evidence, context);
        const QString caption = evidenceCaption(evidence);
        return makeTextLabel(
            caption.isEmpty() ? place : ProofTexts::tr("%1: %2").arg(place, caption), parent);
    }
    auto* line = new QWidget(parent);
    auto* flow = new FlowLayout(kGrid, 2, line);
    flow->addWidget(makeProofButton(context, evidence, severity, line));
    if (const QString caption = evidenceCaption(evidence); !caption.isEmpty())
        flow->addWidget(makeMutedLabel(caption, line));
    return line;
}

} // namespace

const Evidence* bestProof(const Finding& finding)
{
    const auto found =
        std::find_if(finding.evidence.begin(), finding.evidence.end(), &ViewContext::canOpen);
    return found == finding.evidence.end() ? nullptr : &*found;
}

QPushButton* makeProofButton(ViewContext& context, const Evidence& evidence, Severity severity,
                             QWidget* parent)
{
    const QString place = evidencePlace(evidence, context);
    auto* link = new ElidedButton(icon(evidenceIconName(evidence), parent->palette()), place,
                                  kMaxPlaceWidth, parent);
    link->setToolTip(ProofTexts::tr("%1: %2").arg(evidenceAction(evidence), place));
    QObject::connect(link, &QPushButton::clicked, &context,
                     [&context, &evidence, severity] { context.openProof(evidence, severity); });
    return link;
}

QWidget* makeProof(ViewContext& context, const Finding& finding, QWidget* parent)
{
    if (finding.evidence.empty())
        return nullptr;
    auto* proof = new QWidget(parent);
    auto* column = new QVBoxLayout(proof);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(makeCardHeading(ProofTexts::tr("Proof"), proof));
    if (const SeriesEvidence* series = firstSeries(finding)) {
        if (CurveView* chart = makeProofChart(context, *series, finding.severity, proof))
            column->addWidget(chart);
    }
    std::vector<const NumberEvidence*> numbers;
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* number = std::get_if<NumberEvidence>(&evidence)) {
            numbers.push_back(number);
            continue;
        }
        column->addWidget(makePlace(context, evidence, finding.severity, proof));
        const auto* log = std::get_if<LogEvidence>(&evidence);
        if (log != nullptr && !log->excerpt.empty())
            column->addWidget(
                new CodeBlock(QString(), QString::fromStdString(log->excerpt), proof));
    }
    if (QWidget* table = makeNumberTable(numbers, proof))
        column->addWidget(table);
    return proof;
}

QWidget* makeNumberTable(const std::vector<const NumberEvidence*>& numbers, QWidget* parent)
{
    if (numbers.empty())
        return nullptr;
    auto* table = new QWidget(parent);
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(3 * kGrid);
    grid->setVerticalSpacing(kGrid / 2);
    grid->setColumnStretch(0, 100); // as far as the labels go, the rest stays empty
    grid->setColumnStretch(3, 1);
    const bool anyThreshold =
        std::any_of(numbers.begin(), numbers.end(),
                    [](const NumberEvidence* number) { return number->threshold.has_value(); });
    const auto addHeading = [&](const QString& text, int place) {
        QLabel* heading = makeMutedLabel(text, table);
        heading->setWordWrap(false);
        grid->addWidget(heading, 0, place, place == 0 ? Qt::AlignLeft : Qt::AlignRight);
    };
    addHeading(ProofTexts::tr("Measured"), 0);
    addHeading(ProofTexts::tr("Value"), 1);
    if (anyThreshold)
        addHeading(ProofTexts::tr("Threshold"), 2);
    int row = 1;
    for (const NumberEvidence* number : numbers) {
        QLabel* label = makeTextLabel(translated(number->label), table);
        label->setMaximumWidth(kMostLabelWidth);
        grid->addWidget(label, row, 0);
        grid->addWidget(makeNumber(formatted(number->value), table), row, 1, Qt::AlignRight);
        if (number->threshold)
            grid->addWidget(makeNumber(formatted(*number->threshold, number->value.unit), table),
                            row, 2, Qt::AlignRight);
        ++row;
    }
    return table;
}

} // namespace faultline::ui
