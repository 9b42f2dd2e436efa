// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/plan_export_button.h"

#include "model/qt/defect_export.h"
#include "model/qt/messages.h"
#include "model/qt/plan_export.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QPixmap>

#include <utility>

namespace faultline::ui {

PlanExportButton::PlanExportButton(const JobQueuePtr& jobs, const VramController& controller,
                                   std::function<QWidget*()> pictured, QWidget* parent)
    : IconButton(QStringLiteral("export"), tr("Copy or save the plan"), parent),
      m_controller(controller),
      m_pictured(std::move(pictured)),
      m_saving(jobs)
{
    setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(this);
    connect(menu->addAction(tr("Copy the plan as text")), &QAction::triggered, this,
            &PlanExportButton::copyText);
    connect(menu->addAction(tr("Copy what is shown as an image")), &QAction::triggered, this,
            &PlanExportButton::copyPicture);
    connect(menu->addAction(tr("Save what is shown as an image…")), &QAction::triggered, this,
            [this] {
                savePicture(QFileDialog::getSaveFileName(
                    this, tr("Save image"), QStringLiteral("memory.png"), tr("PNG image (*.png)")));
            });
    menu->addSeparator();
    addTable(*menu, Table::Components, tr("Components as CSV…"),
             QStringLiteral("memory-components.csv"));
    addTable(*menu, Table::Layers, tr("Layers as CSV…"), QStringLiteral("memory-layers.csv"));
    addTable(*menu, Table::Sweeps, tr("Batch and size as CSV…"),
             QStringLiteral("memory-sweeps.csv"));
    setMenu(menu);
}

void PlanExportButton::addTable(QMenu& menu, Table table, const QString& text,
                                const QString& fileName)
{
    connect(menu.addAction(text), &QAction::triggered, this, [this, table, fileName] {
        saveTable(table, QFileDialog::getSaveFileName(this, tr("Save table"), fileName,
                                                      tr("CSV (*.csv)")));
    });
}

void PlanExportButton::copyText() const
{
    if (const VramPlanPtr& plan = m_controller.plan())
        QGuiApplication::clipboard()->setText(planAsText(*plan));
}

void PlanExportButton::copyPicture() const
{
    if (QWidget* pictured = m_pictured())
        QGuiApplication::clipboard()->setPixmap(pictured->grab());
}

void PlanExportButton::savePicture(const QString& path)
{
    QWidget* pictured = m_pictured();
    if (path.isEmpty() || pictured == nullptr)
        return;
    const bool isSaved = pictured->grab().save(path, "PNG");
    emit finished(isSaved ? tr("Saved %1").arg(path) : tr("%1 could not be written").arg(path),
                  isSaved);
}

void PlanExportButton::saveTable(Table table, const QString& path)
{
    const VramPlanPtr plan = m_controller.plan();
    if (path.isEmpty() || !plan)
        return;
    const PlanSweeps sweeps = m_controller.sweeps().value_or(PlanSweeps());
    m_saving.submit<QString>(
        tr("Writing %1").arg(path),
        [path, table, plan, sweeps](JobMonitor&) -> Result<QString> {
            const std::string text = table == Table::Components ? componentsAsCsv(*plan)
                                     : table == Table::Layers   ? layersAsCsv(*plan)
                                                                : sweepsAsCsv(sweeps);
            const Result<void> saved = saveText(QFile::encodeName(path).toStdString(), text);
            if (!saved)
                return saved.error();
            return path;
        },
        [this](const Result<QString>& saved) {
            emit finished(saved ? tr("Saved %1").arg(*saved)
                                : tr("Not saved: %1").arg(errorMessage(saved.error())),
                          saved.has_value());
        });
}

} // namespace faultline::ui
