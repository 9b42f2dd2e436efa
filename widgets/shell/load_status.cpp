// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/load_status.h"

#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace faultline::ui {

LoadStatus::LoadStatus(LoadController& loader, DiagnosisController& diagnosing, QWidget* parent)
    : QWidget(parent),
      m_loader(loader),
      m_diagnosing(diagnosing),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_cancel(new QToolButton(this))
{
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(20 * kGrid, 2 * kGrid);
    m_bar->setAccessibleName(tr("Loading progress"));
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::TabFocus);
    m_cancel->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_cancel->setToolTip(tr("Stop loading (Esc)"));
    m_cancel->setAccessibleName(tr("Stop loading"));
    m_cancel->setShortcut(Qt::Key_Escape);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kGrid, 0, 0, 0);
    layout->setSpacing(kGrid);
    layout->addWidget(m_bar);
    layout->addWidget(m_cancel);
    layout->addWidget(m_text);

    connect(m_cancel, &QToolButton::clicked, this, &LoadStatus::stop);
    connect(&m_loader, &LoadController::stateChanged, this, &LoadStatus::refresh);
    connect(&m_loader, &LoadController::progressChanged, this, &LoadStatus::refresh);
    connect(&m_diagnosing, &DiagnosisController::stageChanged, this, &LoadStatus::refresh);
    connect(&m_diagnosing, &DiagnosisController::progressChanged, this, &LoadStatus::refresh);
    refreshIcons();
    refresh();
}

void LoadStatus::stop()
{
    if (m_loader.state() != LoadState::Idle)
        m_loader.cancelLoad();
    else
        m_diagnosing.cancel();
}

void LoadStatus::refresh()
{
    if (m_loader.state() == LoadState::Idle)
        refreshDiagnosis();
    else
        refreshLoad();
}

void LoadStatus::refreshDiagnosis()
{
    using Stage = DiagnosisController::Stage;
    const Stage stage = m_diagnosing.stage();
    const bool isMeasuring = stage == Stage::Measuring;
    setVisible(isMeasuring || (stage == Stage::Judging && !m_diagnosing.isJudgingGrowth()));
    m_cancel->setEnabled(isMeasuring || m_diagnosing.isJudgingFirst());
    m_bar->setRange(0, isMeasuring ? DiagnosisController::kProgressMax : 0);
    m_bar->setValue(isMeasuring ? m_diagnosing.progress() : 0);
    m_text->setText(
        isMeasuring ? tr("Measuring the datasets… %1 %")
                          .arg(100 * m_diagnosing.progress() / DiagnosisController::kProgressMax)
                    : tr("Diagnosing…"));
}

void LoadStatus::refreshLoad()
{
    const LoadState state = m_loader.state();
    const bool known = m_loader.progress() >= 0;
    setVisible(state != LoadState::Idle);
    m_cancel->setEnabled(state == LoadState::Loading);
    m_bar->setRange(0, known ? LoadController::kProgressMax : 0);
    m_bar->setValue(known ? m_loader.progress() : 0);
    if (state == LoadState::Cancelling)
        m_text->setText(tr("Stopping…"));
    else if (known)
        m_text->setText(tr("Reading… %1 %").arg(m_loader.progress() / 10));
    else
        m_text->setText(tr("Looking for files…"));
}

void LoadStatus::refreshIcons()
{
    m_cancel->setIcon(icon(QStringLiteral("cancel"), palette()));
}

void LoadStatus::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    QWidget::changeEvent(event);
}

} // namespace faultline::ui
