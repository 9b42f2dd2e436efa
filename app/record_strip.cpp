// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_strip.h"

#include "app/recording.h"
#include "widgets/controls/elided_label.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace faultline::ui {

namespace {

/// How long a command may take to end by itself, e.g. to write a checkpoint, before more is
/// offered.
constexpr qint64 kPatienceSeconds = 10;

/// 0:07, 12:34, 1:02:03
QString durationText(qint64 seconds)
{
    const QLatin1Char zero('0');
    const QString last = QStringLiteral("%1").arg(seconds % 60, 2, 10, zero);
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return QStringLiteral("%1:%2").arg(minutes).arg(last);
    return QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(minutes % 60, 2, 10, zero).arg(last);
}

} // namespace

RecordStrip::RecordStrip(Recording& recording, QWidget* parent)
    : QWidget(parent),
      m_recording(recording),
      m_sign(new QLabel(this)),
      m_text(new QLabel(this)),
      m_line(new ElidedLabel(Qt::ElideRight, this)),
      m_stop(new QPushButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setFont(tabularFont(m_text->font()));
    m_line->setMuted(true);
    m_line->setFont(tabularFont(m_line->font()));
    m_stop->setAutoDefault(false);
    connect(m_stop, &QPushButton::clicked, this, &RecordStrip::pressStop);
    connect(&m_recording, &Recording::changed, this, &RecordStrip::refresh);
    connect(&m_recording, &Recording::ended, this, &RecordStrip::refresh);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * kGrid, kGrid / 2, kGrid, kGrid / 2);
    row->setSpacing(kGrid);
    row->addWidget(m_sign);
    row->addWidget(m_text);
    row->addWidget(m_line, 1);
    row->addWidget(m_stop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    refreshLook();
    refresh();
}

void RecordStrip::refresh()
{
    const Recording::State state = m_recording.state();
    setVisible(state != Recording::State::Idle);
    const bool isStopping = state == Recording::State::Stopping;
    const bool isPatient = m_recording.secondsSinceStop() < kPatienceSeconds;
    const QString command = m_recording.request().command.join(u' ');
    m_text->setText(tr("%1 · %2 · %3")
                        .arg(isStopping ? tr("Ending the run") : tr("Recording"),
                             durationText(m_recording.seconds()),
                             tr("%n line(s)", nullptr, static_cast<int>(m_recording.lineCount()))));
    m_line->setText(m_recording.lineCount() > 0 ? m_recording.lastLine() : command);
    m_line->setDetail(command);
    m_stop->setText(isStopping && !isPatient ? tr("End at once") : tr("Stop"));
    m_stop->setToolTip(isStopping && !isPatient
                           ? tr("Ends the command without letting it save anything")
                           : tr("Asks the command to end, as Ctrl+C does"));
    m_stop->setEnabled(!isStopping || !isPatient);
    setAccessibleName(m_text->text());
}

void RecordStrip::pressStop()
{
    if (m_recording.state() == Recording::State::Stopping)
        m_recording.killCommand();
    else
        m_recording.stop();
    refresh();
}

void RecordStrip::refreshLook()
{
    constexpr int kSize = 2 * kGrid;
    m_sign->setPixmap(icon(QStringLiteral("record"), severityColor(Severity::Critical, palette()))
                          .pixmap(QSize(kSize, kSize), devicePixelRatioF()));
}

void RecordStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, height() - 1, width(), 1), hairlineColor(palette()));
}

void RecordStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshLook();
    QWidget::changeEvent(event);
}

} // namespace faultline::ui
