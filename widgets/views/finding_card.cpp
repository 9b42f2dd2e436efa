// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/finding_card.h"

#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/code_block.h"
#include "widgets/views/confidence_bar.h"
#include "widgets/views/evidence_text.h"
#include "widgets/views/flow_layout.h"
#include "widgets/views/icon_button.h"
#include "widgets/views/proof_chart.h"
#include "widgets/views/text_labels.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kIndent = 4 * kGrid; ///< text below the title starts where the title does

const SeriesEvidence* firstProof(const Finding& finding)
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

} // namespace

FindingCard::FindingCard(ViewState& state, DiagnosisPtr diagnosis, std::size_t position,
                         QWidget* parent)
    : CardFrame(parent), m_state(state), m_diagnosis(std::move(diagnosis)), m_position(position)
{
    setStripe(severityColor(finding().severity, palette()));
    setAccessibleName(
        tr("%1: %2").arg(severityName(finding().severity), translated(finding().title)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    buildHeader();
}

void FindingCard::buildHeader()
{
    m_header = new QWidget(this);
    m_header->setCursor(Qt::PointingHandCursor);
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_chevron = new IconButton(QStringLiteral("chevron-right"), tr("Show details"), m_header);
    connect(m_chevron, &QToolButton::clicked, this, [this] { setExpanded(!isExpanded()); });
    row->addWidget(m_chevron, 0, Qt::AlignTop);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 2);
    QLabel* title = makeTextLabel(translated(finding().title), m_header);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    title->setFont(bold);
    // Clicks on the title fold the card; its text can be selected in the explanation below.
    title->setTextInteractionFlags(Qt::NoTextInteraction);
    texts->addWidget(title);
    texts->addWidget(buildFacts(m_header));
    row->addLayout(texts, 1);

    if (const SeriesEvidence* proof = firstProof(finding())) {
        auto* show =
            new QPushButton(icon(QStringLiteral("target"), palette()), tr("Show proof"), m_header);
        show->setToolTip(evidencePlace(*proof));
        show->setAccessibleName(tr("Show proof: %1").arg(evidencePlace(*proof)));
        connect(show, &QPushButton::clicked, this,
                [this, proof] { m_state.openEvidence(*proof, finding().severity); });
        row->addWidget(show, 0, Qt::AlignTop);
    }
    layout()->addWidget(m_header);
}

QWidget* FindingCard::buildFacts(QWidget* parent) const
{
    auto* facts = new QWidget(parent);
    auto* flow = new FlowLayout(2 * kGrid, 2, facts);

    auto* severity = new QWidget(facts);
    auto* pair = new QHBoxLayout(severity);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(kGrid / 2);
    const QColor tone = severityColor(finding().severity, palette());
    auto* sign = new QLabel(severity);
    sign->setPixmap(icon(severityIconName(finding().severity), tone)
                        .pixmap(QSize(2 * kGrid, 2 * kGrid), devicePixelRatioF()));
    pair->addWidget(sign);
    auto* word = new QLabel(severityName(finding().severity), severity);
    QPalette coloured = word->palette();
    coloured.setColor(QPalette::WindowText, tone);
    word->setPalette(coloured);
    pair->addWidget(word);
    flow->addWidget(severity);

    const auto add = [&](const QString& text) {
        QLabel* label = makeMutedLabel(text, facts);
        label->setWordWrap(false);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
        flow->addWidget(label);
    };
    add(tr("%1 %2").arg(QString::fromStdString(finding().code), ruleTitle(finding().ruleId)));
    if (!finding().run.empty())
        add(tr("Run %1").arg(QString::fromStdString(finding().run)));
    flow->addWidget(new ConfidenceBar(finding().confidence, facts));
    return facts;
}

void FindingCard::setExpanded(bool expanded)
{
    if (expanded == isExpanded())
        return;
    if (expanded && m_body == nullptr)
        buildBody();
    m_body->setVisible(expanded);
    m_chevron->setIconName(expanded ? QStringLiteral("chevron-down")
                                    : QStringLiteral("chevron-right"));
    m_chevron->setName(expanded ? tr("Hide details") : tr("Show details"));
    emit expandedChanged(expanded);
}

void FindingCard::buildBody()
{
    m_body = new QWidget(this);
    m_body->hide();
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(kIndent, 0, 0, kGrid / 2);
    column->setSpacing(kGrid);
    if (!finding().explanation.empty())
        column->addWidget(makeTextLabel(translated(finding().explanation), m_body));
    addProof(*column);
    addNumbers(*column);
    addFixes(*column);
    layout()->addWidget(m_body);
}

void FindingCard::addProof(QVBoxLayout& column)
{
    if (finding().evidence.empty())
        return;
    column.addWidget(makeCardHeading(tr("Proof"), m_body));
    if (const SeriesEvidence* proof = firstProof(finding())) {
        if (CurveView* chart = makeProofChart(m_state, *proof, finding().severity, m_body))
            column.addWidget(chart);
    }
    for (const Evidence& evidence : finding().evidence) {
        if (const auto* proof = std::get_if<SeriesEvidence>(&evidence)) {
            column.addWidget(makeProofLink(*proof));
        } else if (const auto* file = std::get_if<FileEvidence>(&evidence)) {
            const QString path = QString::fromStdString(file->path);
            const QString place =
                file->offsetBytes
                    ? tr("%1, byte %2")
                          .arg(path,
                               formatted(static_cast<double>(*file->offsetBytes), Unit::Count))
                    : path;
            column.addWidget(makeTextLabel(
                file->caption.empty() ? place : tr("%1: %2").arg(place, translated(file->caption)),
                m_body));
        } else if (const auto* log = std::get_if<LogEvidence>(&evidence)) {
            column.addWidget(makeLogLink(*log));
        }
    }
}

QWidget* FindingCard::makeLogLink(const LogEvidence& proof)
{
    auto* box = new QWidget(m_body);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kGrid / 2);
    auto* line = new QWidget(box);
    auto* flow = new FlowLayout(kGrid, 2, line);
    auto* link =
        new QPushButton(icon(QStringLiteral("log"), palette()),
                        tr("%1, line %2")
                            .arg(QString::fromStdString(proof.log),
                                 formatted(static_cast<double>(proof.sourceLine), Unit::Count)),
                        line);
    link->setToolTip(tr("Show in the console"));
    connect(link, &QPushButton::clicked, this, [this, &proof] {
        m_state.openLogLine(QString::fromStdString(proof.log), proof.firstLine);
    });
    flow->addWidget(link);
    if (!proof.caption.empty())
        flow->addWidget(makeMutedLabel(translated(proof.caption), line));
    rows->addWidget(line);
    if (!proof.excerpt.empty())
        rows->addWidget(new CodeBlock(QString(), QString::fromStdString(proof.excerpt), box));
    return box;
}

QWidget* FindingCard::makeProofLink(const SeriesEvidence& proof)
{
    auto* line = new QWidget(m_body);
    auto* flow = new FlowLayout(kGrid, 2, line);
    auto* link =
        new QPushButton(icon(QStringLiteral("target"), palette()), evidencePlace(proof), line);
    link->setToolTip(tr("Show in the charts"));
    // `proof` belongs to the diagnosis that this card holds.
    connect(link, &QPushButton::clicked, this,
            [this, &proof] { m_state.openEvidence(proof, finding().severity); });
    flow->addWidget(link);
    if (!proof.caption.empty()) {
        QLabel* caption = makeMutedLabel(translated(proof.caption), line);
        caption->setWordWrap(false);
        flow->addWidget(caption);
    }
    return line;
}

void FindingCard::addNumbers(QVBoxLayout& column) const
{
    std::vector<const NumberEvidence*> numbers;
    for (const Evidence& evidence : finding().evidence) {
        if (const auto* number = std::get_if<NumberEvidence>(&evidence))
            numbers.push_back(number);
    }
    if (numbers.empty())
        return;
    auto* table = new QWidget(m_body);
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(3 * kGrid);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(3, 1);
    const bool anyThreshold =
        std::any_of(numbers.begin(), numbers.end(),
                    [](const NumberEvidence* number) { return number->threshold.has_value(); });
    const auto addHeading = [&](const QString& text, int place) {
        QLabel* heading = makeMutedLabel(text, table);
        heading->setWordWrap(false);
        grid->addWidget(heading, 0, place, place == 0 ? Qt::AlignLeft : Qt::AlignRight);
    };
    addHeading(tr("Measured"), 0);
    addHeading(tr("Value"), 1);
    if (anyThreshold)
        addHeading(tr("Threshold"), 2);
    int row = 1;
    for (const NumberEvidence* number : numbers) {
        QLabel* name = makeTextLabel(translated(number->label), table);
        name->setWordWrap(false);
        grid->addWidget(name, row, 0);
        grid->addWidget(makeNumber(formatted(number->value), table), row, 1, Qt::AlignRight);
        if (number->threshold)
            grid->addWidget(makeNumber(formatted(*number->threshold, number->value.unit), table),
                            row, 2, Qt::AlignRight);
        ++row;
    }
    column.addWidget(table);
}

void FindingCard::addFixes(QVBoxLayout& column) const
{
    if (finding().fixes.empty())
        return;
    column.addWidget(makeCardHeading(tr("What to do"), m_body));
    int number = 0;
    for (const Fix& fix : finding().fixes)
        addFix(column, fix, ++number);
}

void FindingCard::addFix(QVBoxLayout& column, const Fix& fix, int number) const
{
    QLabel* title = makeTextLabel(finding().fixes.size() > 1
                                      ? tr("%1. %2").arg(number).arg(translated(fix.title))
                                      : translated(fix.title),
                                  m_body);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    column.addWidget(title);
    if (!fix.detail.empty())
        column.addWidget(makeTextLabel(translated(fix.detail), m_body));
    for (const Fix::Snippet& snippet : fix.snippets)
        column.addWidget(new CodeBlock(QString::fromStdString(snippet.language),
                                       QString::fromStdString(snippet.code), m_body));
    if (!fix.check.empty())
        column.addWidget(makeMutedLabel(tr("Proved when: %1").arg(translated(fix.check)), m_body));
}

void FindingCard::mouseReleaseEvent(QMouseEvent* event)
{
    CardFrame::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && m_header->geometry().contains(event->pos()))
        setExpanded(!isExpanded());
}

} // namespace faultline::ui
