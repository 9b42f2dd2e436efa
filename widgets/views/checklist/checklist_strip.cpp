// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/checklist_strip.h"

#include "model/qt/case_document.h"
#include "model/qt/checklist_model.h"
#include "model/session/open_case.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/checklist/item_style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <optional>

namespace faultline::ui {

namespace {

constexpr int kHeight = 28;
constexpr int kStripSign = 2 * kGrid;

/// "1 critical, 1 warning": items by the severity of what was found at them.
QString countsText(const EvaluatedChecklist& checklist)
{
    const auto count = [&](Severity severity) {
        return static_cast<int>(std::count_if(
            checklist.items.begin(), checklist.items.end(), [&](const EvaluatedItem& item) {
                return item.state == ItemState::Problem
                       && item.severity.value_or(Severity::Warning) == severity;
            }));
    };
    QStringList parts;
    if (const int critical = count(Severity::Critical); critical > 0)
        parts << ChecklistStrip::tr("%n critical", nullptr, critical);
    if (const int warnings = count(Severity::Warning); warnings > 0)
        parts << ChecklistStrip::tr("%n warning(s)", nullptr, warnings);
    return parts.isEmpty() ? ChecklistStrip::tr("Nothing to fix")
                           : parts.join(QStringLiteral(", "));
}

} // namespace

ChecklistStrip::ChecklistStrip(ViewContext& context, QWidget* parent)
    : QAbstractButton(parent), m_context(context)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("Open the checklist"));
    setAccessibleDescription(toolTip());
    connect(&context, &ViewContext::caseChanged, this, &ChecklistStrip::refresh);
    connect(&context.opened(), &OpenCase::diagnosisChanged, this, &ChecklistStrip::refresh);
    connect(&context.opened().document(), &CaseDocument::progressChanged, this,
            &ChecklistStrip::refresh);
    refresh();
}

QSize ChecklistStrip::sizeHint() const
{
    return {30 * kGrid, std::max(kHeight, fontMetrics().lineSpacing() + kGrid)};
}

void ChecklistStrip::refresh()
{
    const DiagnosisPtr& diagnosis = m_context.opened().diagnosis();
    setVisible(diagnosis != nullptr);
    if (!diagnosis)
        return;
    const EvaluatedChecklist checklist =
        evaluateChecklist(*diagnosis, m_context.opened().document().progress());
    // Questions about a training are none to a dataset alone.
    const CasePtr& opened = m_context.opened().caseData();
    const bool isRun = opened && (!opened->runs.empty() || !opened->logs.empty());
    const EvaluatedItem* next =
        checklist.walk.empty() || !isRun ? nullptr : &checklist.items[checklist.walk.front().item];
    m_iconName = next == nullptr ? QStringLiteral("check-circle")
                                 : itemIconName(next->state, next->severity);
    m_tone = next == nullptr ? accentColor(palette())
                             : itemColor(next->state, next->severity, palette());
    setText(next == nullptr ? countsText(checklist)
                            : tr("%1 · next: %2", "findings, item of the checklist")
                                  .arg(countsText(checklist), checklistText(next->item->question)));
    setAccessibleName(tr("Checklist: %1").arg(text()));
    update();
}

void ChecklistStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(),
                     palette().color(underMouse() ? QPalette::AlternateBase : QPalette::Window));
    painter.fillRect(0, 0, width(), 1, hairlineColor(palette()));
    QRect line = rect().adjusted(2 * kGrid, 1, -2 * kGrid, 0);
    ui::icon(m_iconName, m_tone)
        .paint(&painter,
               QRect(line.left(), line.center().y() - kStripSign / 2 + 1, kStripSign, kStripSign));
    line.setLeft(line.left() + kStripSign + kGrid);
    const QString lead = tr("Checklist");
    const int leadWidth = fontMetrics().horizontalAdvance(lead);
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, lead);
    ui::icon(QStringLiteral("chevron-right"), mutedTextColor(palette()))
        .paint(&painter, QRect(line.right() + 1, line.center().y() - kStripSign / 2 + 1, kStripSign,
                               kStripSign));
    line.setRight(line.right() - leadWidth - 2 * kGrid);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(1, 2, -1, -1);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void ChecklistStrip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ChecklistStrip::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void ChecklistStrip::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ChecklistStrip::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace faultline::ui
