// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/verdict_banner.h"

#include "model/diagnosis/causes/verdict.h"
#include "model/qt/text.h"
#include "widgets/controls/confidence_bar.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/overview/dataset_headline.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kSignSize = 5 * kGrid;

/// The run that the verdict is about, where there are others; empty: it need not be said.
QString runOf(const CasePtr& opened, const Diagnosis& diagnosis)
{
    if (diagnosis.trainingCount < 2 || diagnosis.causes.empty())
        return {};
    const RunId& run = diagnosis.findings[diagnosis.causes.front().finding].run;
    return toQString(opened ? opened->nameOf(run) : run.text());
}

} // namespace

VerdictBanner::VerdictBanner(QWidget* parent)
    : CardFrame(parent), m_sign(new QLabel(this)), m_word(new ElidedLabel(Qt::ElideMiddle, this))
{
    setAccessibleName(tr("Verdict"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    row->setSpacing(2 * kGrid);
    m_sign->setFixedSize(kSignSize, kSignSize);
    row->addWidget(m_sign, 0, Qt::AlignTop);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 2);
    QFont bold = m_word->font();
    bold.setWeight(QFont::DemiBold);
    m_word->setFont(bold);
    texts->addWidget(m_word);
    m_sentence = makeTextLabel({}, this);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::DemiBold);
    m_sentence->setFont(large);
    texts->addWidget(m_sentence);
    m_judged = makeMutedLabel({}, this);
    texts->addWidget(m_judged);
    row->addLayout(texts, 1);
    m_data =
        new QPushButton(icon(QStringLiteral("dataset"), palette()), tr("Look at the data"), this);
    m_data->hide();
    connect(m_data, &QPushButton::clicked, this, &VerdictBanner::dataRequested);
    row->addWidget(m_data, 0, Qt::AlignTop);
}

void VerdictBanner::show(const CasePtr& opened, const DiagnosisPtr& diagnosis,
                         const CaseAnalysisPtr& rested, OpenCase::Live live)
{
    const QColor calm = accentColor(palette());
    const DatasetHeadline dataset = datasetHeadline(opened, rested);
    m_isAboutData = !dataset.isEmpty();
    m_data->setVisible(m_isAboutData);
    // What only informs is no failure.
    const bool isFailure =
        diagnosis && diagnosis->verdictSeverity && *diagnosis->verdictSeverity != Severity::Info;
    if (isFailure) {
        const Severity severity = *diagnosis->verdictSeverity;
        const QString run = runOf(opened, *diagnosis);
        showSign(severityIconName(severity), severityColor(severity, palette()),
                 run.isEmpty()
                     ? severityName(severity)
                     : tr("%1, in run %2", "severity, run").arg(severityName(severity), run));
        m_sentence->setText(translated(diagnosis->verdict));
    } else if (diagnosis && live != OpenCase::Live::No) {
        showSign(QStringLiteral("follow"), calm, tr("Running"));
        m_sentence->setText(live == OpenCase::Live::Running ? tr("Running: no failure so far")
                                                            : tr("Reading how it ended…"));
    } else if (diagnosis && !dataset.isEmpty()) {
        const QColor tone = dataset.hasDefects ? severityColor(dataset.worst, palette()) : calm;
        showSign(dataset.hasDefects ? severityIconName(dataset.worst)
                                    : QStringLiteral("check-circle"),
                 tone, tr("Dataset"));
        m_sentence->setText(dataset.text);
    } else if (diagnosis) {
        const bool isMost = coverageOf(*diagnosis).isMost();
        showSign(isMost ? QStringLiteral("check-circle") : QStringLiteral("abstain"),
                 isMost ? calm : mutedTextColor(palette()), QString());
        m_sentence->setText(translated(diagnosis->verdict));
    } else {
        const bool reading = opened && !opened->isComplete;
        showSign(QStringLiteral("clock"), mutedTextColor(palette()),
                 reading ? tr("Reading") : tr("Diagnosing"));
        m_sentence->setText(reading ? tr("Reading the files…")
                                    : tr("Looking for what went wrong…"));
    }
    QStringList judged;
    if (!isFailure && !dataset.each.isEmpty())
        judged << dataset.each;
    if (isFailure && !diagnosis->causes.empty())
        judged << ConfidenceBar::word(
            diagnosis->findings[diagnosis->causes.front().finding].confidence);
    if (const QString coverage =
            diagnosis ? translated(coverageOf(*diagnosis).sentence) : QString();
        !coverage.isEmpty())
        judged << coverage;
    if (diagnosis && opened && !opened->isComplete)
        judged << tr("Reading was stopped: this is about what had been read by then");
    m_judged->setText(judged.join(QStringLiteral(" · ")));
    m_judged->setVisible(!judged.isEmpty());
    setAccessibleDescription(m_word->text().isEmpty()
                                 ? m_sentence->text()
                                 : tr("%1: %2").arg(m_word->text(), m_sentence->text()));
}

void VerdictBanner::showSign(const QString& iconName, const QColor& color, const QString& word)
{
    setStripe(color);
    m_sign->setPixmap(
        icon(iconName, color).pixmap(QSize(kSignSize, kSignSize), devicePixelRatioF()));
    m_word->setText(word);
    m_word->setVisible(!word.isEmpty());
    QPalette coloured = m_word->palette();
    coloured.setColor(QPalette::WindowText, color);
    m_word->setPalette(coloured);
}

QString VerdictBanner::factsOf(const CaseAnalysis& analysis)
{
    const auto count = [](std::uint64_t value) {
        return formatted(static_cast<double>(value), Unit::Count);
    };
    const CaseTotals& totals = analysis.totals;
    QStringList facts;
    const auto planned = std::count_if(analysis.trainings.begin(), analysis.trainings.end(),
                                       [](const Training& training) { return training.isPlanned; });
    if (planned > 0)
        return tr("%n training(s) not launched yet: judged from what there is before the first "
                  "step",
                  nullptr, static_cast<int>(planned));
    facts.push_back(tr("%n run(s)", nullptr, static_cast<int>(totals.runs)));
    if (totals.points > 0)
        facts.push_back(
            tr("%1 points in %2 series").arg(count(totals.points), count(totals.scalarTags)));
    if (analysis.beginTime && analysis.endTime) {
        facts.push_back(formatted(*analysis.endTime - *analysis.beginTime, Unit::Seconds));
        facts.push_back(tr("began %1").arg(formatted(*analysis.beginTime, Unit::WallTime)));
    }
    facts.push_back(tr("%n file(s), %1", nullptr, static_cast<int>(totals.files))
                        .arg(formatted(static_cast<double>(totals.sizeBytes), Unit::Bytes)));
    if (totals.nonFinitePoints > 0)
        facts.push_back(tr("%1 NaN or infinite").arg(count(totals.nonFinitePoints)));
    facts.push_back(analysis.damageCount == 0 ? tr("no damage")
                                              : tr("%n damaged place(s)", nullptr,
                                                   static_cast<int>(analysis.damageCount)));
    return facts.join(tr(" · "));
}

} // namespace faultline::ui
