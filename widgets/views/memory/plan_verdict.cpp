// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/plan_verdict.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/fit_style.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kSignSize = 3 * kGrid + kGrid / 2;

} // namespace

PlanVerdict::PlanVerdict(QWidget* parent)
    : CardFrame(parent), m_sign(new QLabel(this)), m_word(new QLabel(this))
{
    setAccessibleName(tr("Does it fit?"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    row->setSpacing(kGrid + kGrid / 2);
    m_sign->setFixedSize(kSignSize, kSignSize);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    auto* first = new QHBoxLayout;
    first->setSpacing(kGrid + kGrid / 2);
    QFont large = m_word->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    m_word->setFont(large);
    first->addWidget(m_word, 0, Qt::AlignTop);
    m_sentence = makeTextLabel({}, this);
    m_sentence->setFont(large);
    first->addWidget(m_sentence, 1);
    texts->addLayout(first);
    m_facts = makeMutedLabel({}, this);
    texts->addWidget(m_facts);
    row->addLayout(texts, 1);
    m_measurement = new QCheckBox(tr("Use the measurement"), this);
    m_measurement->setToolTip(tr("Assumes that the measured run had these settings, corrects the "
                                 "estimate by it and narrows the band"));
    m_measurement->hide();
    connect(m_measurement, &QCheckBox::clicked, this, &PlanVerdict::measurementWanted);
    row->addWidget(m_measurement, 0, Qt::AlignTop);
}

void PlanVerdict::setMeasurement(bool isThere, bool isUsed)
{
    m_measurement->setVisible(isThere);
    m_measurement->setChecked(isUsed);
}

QString PlanVerdict::word() const
{
    return m_word->text();
}

QString PlanVerdict::sentence() const
{
    return m_sentence->text();
}

QString PlanVerdict::facts() const
{
    return m_facts->text();
}

void PlanVerdict::show(const VramPlan* plan, const std::optional<Error>& error,
                       const QString& measured)
{
    if (error) {
        showSign(severityIconName(Severity::Warning), Severity::Warning, tr("Cannot be planned"));
        m_sentence->setText(errorMessage(*error));
        m_facts->setText(plan != nullptr ? tr("The last valid plan is shown below.") : QString());
    } else if (plan == nullptr) {
        showSign(QStringLiteral("clock"), Severity::Info, tr("Calculating"));
        m_sentence->setText({});
        m_facts->setText({});
    } else if (!plan->gpu) {
        const std::vector<vram::Gpu> gpus = gpusFor(*plan);
        const bool fitsSome = std::any_of(gpus.begin(), gpus.end(), [plan](const vram::Gpu& gpu) {
            return fitOf(plan->estimate.peakBytes, plan->estimate.interval, gpu.usableBytes())
                   <= Fit::Barely;
        });
        showSign(QStringLiteral("memory"), fitsSome ? Severity::Info : Severity::Warning,
                 tr("Needs %1").arg(bytesText(plan->estimate.peakBytes)));
        m_sentence->setText(smallestGpuSentence(plan->estimate, gpus));
        m_facts->setText(tr("%1 in nine of ten cases.").arg(intervalText(plan->estimate.interval))
                         + u' ' + peakSentence(plan->estimate, *plan->graph));
    } else {
        const Fit fit =
            fitOf(plan->estimate.peakBytes, plan->estimate.interval, plan->gpu->usableBytes());
        const bool isTooLarge = fit == Fit::Unlikely || fit == Fit::TooLarge;
        const Severity severity = isTooLarge ? Severity::Critical : Severity::Warning;
        showSign(fitIconName(fit), fit == Fit::Fits ? std::nullopt : std::optional(severity),
                 fitName(fit));
        m_sentence->setText(verdictSentence(plan->estimate, *plan->gpu));
        m_facts->setText(maxBatchSentence(plan->maxBatch) + u' '
                         + peakSentence(plan->estimate, *plan->graph));
    }
    if (!error && !measured.isEmpty())
        m_facts->setText(m_facts->text() + u'\n' + measured);
    m_facts->setVisible(!m_facts->text().isEmpty());
    setAccessibleDescription(m_word->text() + QStringLiteral(". ") + m_sentence->text() + u' '
                             + m_facts->text());
}

void PlanVerdict::showSign(const QString& iconName, std::optional<Severity> severity,
                           const QString& word)
{
    m_iconName = iconName;
    m_severity = severity;
    m_word->setText(word);
    refreshSign();
}

void PlanVerdict::refreshSign()
{
    if (m_iconName.isEmpty())
        return;
    const QColor color =
        m_severity ? severityColor(*m_severity, palette()) : accentColor(palette());
    setStripe(color);
    m_sign->setPixmap(
        icon(m_iconName, color).pixmap(QSize(kSignSize, kSignSize), devicePixelRatioF()));
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, color);
    m_word->setPalette(coloured);
}

void PlanVerdict::changeEvent(QEvent* event)
{
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshSign();
}

} // namespace faultline::ui
