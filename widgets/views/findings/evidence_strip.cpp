// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/evidence_strip.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/findings/evidence_text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace faultline::ui {

EvidenceStrip::EvidenceStrip(ViewContext& context, QWidget* parent)
    : QFrame(parent),
      m_context(context),
      m_icon(new QLabel(this)),
      m_text(new ElidedLabel(Qt::ElideRight, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kGrid + kGrid / 2, kGrid / 2, kGrid / 2, kGrid / 2);
    layout->setSpacing(kGrid);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);

    auto* back = new QPushButton(tr("Back to finding"), this);
    connect(back, &QPushButton::clicked, this, &EvidenceStrip::backRequested);
    layout->addWidget(back);
    auto* whole = new QPushButton(tr("Show whole run"), this);
    connect(whole, &QPushButton::clicked, this, &EvidenceStrip::wholeRunRequested);
    layout->addWidget(whole);
    auto* close = new IconButton(QStringLiteral("close"), tr("Stop showing the proof"), this);
    connect(close, &QToolButton::clicked, this, &EvidenceStrip::dismissed);
    layout->addWidget(close);
    refresh();
}

void EvidenceStrip::refresh()
{
    const std::optional<SeriesEvidence>& focus = m_context.focus();
    setVisible(focus.has_value());
    if (!focus)
        return;
    const Severity severity = m_context.focusSeverity();
    m_icon->setPixmap(icon(severityIconName(severity), severityColor(severity, palette()))
                          .pixmap(QSize(2 * kGrid, 2 * kGrid), devicePixelRatioF()));
    m_icon->setAccessibleName(severityName(severity));
    m_text->setText(
        focus->caption.empty()
            ? tr("Showing proof: %1").arg(evidencePlace(*focus))
            : tr("Showing proof: %1 (%2)").arg(translated(focus->caption), evidencePlace(*focus)));
    update();
}

void EvidenceStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text != nullptr)
        refresh();
}

void EvidenceStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor tone = severityColor(m_context.focusSeverity(), palette());
    painter.fillRect(0, 0, kGrid / 2, height(), tone);
    tone.setAlphaF(0.10F);
    painter.fillRect(rect(), tone);
}

} // namespace faultline::ui
