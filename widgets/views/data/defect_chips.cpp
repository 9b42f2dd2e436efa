// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/defect_chips.h"

#include "model/qt/defect_table_model.h"
#include "model/qt/messages.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QToolButton>

namespace faultline::ui {

DefectChips::DefectChips(QWidget* parent)
    : QWidget(parent), m_flow(new FlowLayout(kGrid / 2, kGrid / 2, this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    setAccessibleName(tr("Kinds of defects"));
}

void DefectChips::setReport(const DefectReport* report)
{
    for (const Chip& chip : m_chips)
        delete chip.button;
    m_chips.clear();
    while (m_flow->count() > 0)
        delete m_flow->takeAt(0);
    if (report != nullptr) {
        for (const DefectSummary& summary : report->summaries) {
            auto* button = new QToolButton(this);
            const QString severity = severityName(severityOf(summary.severity));
            const QString count = formatted(static_cast<double>(summary.count), Unit::Count);
            button->setText(tr("%1  %2").arg(defectTitle(summary.id), count));
            button->setAccessibleName(
                tr("%1: %2, %3").arg(severity, defectTitle(summary.id), count));
            button->setToolTip(severity + QStringLiteral(": ") + defectWhy(summary.id) + u'\n'
                               + defectAdvice(summary.id));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setCheckable(true);
            button->setFocusPolicy(Qt::StrongFocus);
            connect(button, &QToolButton::clicked, this, [this, id = summary.id](bool checked) {
                setChosen(checked ? std::optional(id) : std::nullopt);
                emit chosen(checked ? static_cast<int>(id) : -1);
            });
            m_flow->addWidget(button);
            m_chips.push_back({summary.id, summary.severity, button});
        }
    }
    refreshIcons();
    setVisible(!m_chips.empty());
    updateGeometry();
}

void DefectChips::setChosen(std::optional<DefectId> kind)
{
    for (const Chip& chip : m_chips)
        chip.button->setChecked(kind && chip.kind == *kind);
}

void DefectChips::refreshIcons()
{
    for (const Chip& chip : m_chips) {
        const Severity severity = severityOf(chip.severity);
        chip.button->setIcon(icon(severityIconName(severity), severityColor(severity, palette())));
    }
}

void DefectChips::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
}

} // namespace faultline::ui
