// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/lab_verdict.h"

#include "model/qt/input_lab.h"
#include "model/qt/input_words.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace faultline::ui {

LabVerdict::LabVerdict(const InputLab& lab, QWidget* parent) : CardFrame(parent), m_lab(lab)
{
    setAccessibleName(tr("What limits the pipeline"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    column->setSpacing(2);
    m_sentence = makeTextLabel({}, this);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setWeight(QFont::DemiBold);
    m_sentence->setFont(large);
    column->addWidget(m_sentence);
    m_facts = makeMutedLabel({}, this);
    column->addWidget(m_facts);
    m_changes = makeTextLabel({}, this);
    column->addWidget(m_changes);
}

QString LabVerdict::sentence() const
{
    return m_sentence->text();
}

QString LabVerdict::facts() const
{
    return m_facts->text();
}

QString LabVerdict::changes() const
{
    return m_changes->text();
}

QString LabVerdict::factsOfReport() const
{
    QStringList said;
    if (m_lab.isByHand())
        said << tr(
            "Example values: no run with steps is shown. Type your own, or open a run with a "
            "log of data_time or a profiler trace.");
    else if (m_lab.hasNoEvidence())
        said << tr("Example values: this run left no steps in time and no profiler trace. Log the "
                   "time of each step and of its wait for data (data_time), or record a trace.");
    if (const PipelineReportPtr& report = m_lab.report()) {
        said << fitSentence(*report);
        if (report->present && !report->refused.empty())
            said << mismatchHelp(*report); // the refusal is the headline
        else if (!report->present)
            said << missingHelp(report->inferred);
        said << translated(report->feeds);
    }
    said.removeAll(QString());
    return said.join(u' ');
}

QString LabVerdict::changesText() const
{
    const LabPicturePtr& picture = m_lab.picture();
    const bool isRefused = m_lab.report() && !m_lab.report()->refused.empty();
    if (m_lab.changes().empty() || !picture || isRefused)
        return {};
    if (picture->isCostUnknown)
        return tr("Not known: what of the work this changes. A profiler trace and samples of the "
                  "CPU show it; you can also type it on the left.");
    if (m_lab.tried())
        return tr("With your changes: %1.").arg(translated(m_lab.tried()->sentence));
    const QString speed = formatted(picture->simulated.stepsPerSecond, Unit::StepsPerSecond);
    return tr("With your changes: %1, waiting for data %2 of the time.")
        .arg(speed, formatted(picture->simulated.gpuIdle, Unit::Fraction));
}

void LabVerdict::refresh()
{
    const PipelineReportPtr& report = m_lab.report();
    const LabPicturePtr& picture = m_lab.picture();
    pipeline::Bottleneck limit = pipeline::Bottleneck::Unknown;
    if (report && report->present && report->refused.empty()) {
        limit = report->present->bottleneck;
        m_sentence->setText(bottleneckSentence(report->inferred.setting, report->inferred.hasNoGpu,
                                               report->present->gpuIdle, limit));
    } else if (report && !report->refused.empty()) {
        const QString missing = missingSentence(report->inferred);
        m_sentence->setText(missing.isEmpty() ? translated(report->refused) : missing);
    } else if (picture && !picture->isEmpty() && m_lab.changes().empty()) {
        limit = picture->simulated.bottleneck; // the report follows
        m_sentence->setText(bottleneckSentence(picture->setting, picture->hasNoGpu,
                                               picture->simulated.gpuIdle, limit));
    } else if (!m_lab.known()) {
        m_sentence->setText(tr("Looking for what the run says of its input pipeline…"));
    }
    m_facts->setText(factsOfReport());
    m_facts->setVisible(!m_facts->text().isEmpty());
    m_changes->setText(changesText());
    m_changes->setVisible(!m_changes->text().isEmpty());
    const bool isGood = limit == pipeline::Bottleneck::Gpu;
    setStripe(isGood
                  ? accentColor(palette())
                  : severityColor(report && !report->present ? Severity::Info : Severity::Warning,
                                  palette()));
    setAccessibleDescription(m_sentence->text() + u' ' + m_facts->text() + u' '
                             + m_changes->text());
}

} // namespace faultline::ui
