// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_export.h"

#include "widgets/charts/chart_canvas.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace faultline::ui {

namespace {

constexpr qreal kPictureScale = 2.0; ///< sharp in a report

using Save = bool (*)(const ChartCanvas&, const QString&);

void askAndSave(ChartCanvas& chart, const QString& title, const QString& filter,
                const QString& suffix, Save save)
{
    auto* dialog = new QFileDialog(&chart, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(suffix);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &chart, [&chart, save](const QString& path) {
            if (save(chart, path))
                return;
            auto* failed = new QMessageBox(QMessageBox::Warning, chart.accessibleName(),
                                           ChartCanvas::tr("%1 could not be written").arg(path),
                                           QMessageBox::Ok, &chart);
            failed->setAttribute(Qt::WA_DeleteOnClose);
            failed->open();
        });
    dialog->open();
}

} // namespace

void addExportActions(QMenu& menu, ChartCanvas& chart)
{
    QObject::connect(
        menu.addAction(ChartCanvas::tr("Copy image")), &QAction::triggered, &chart,
        [&chart] { QGuiApplication::clipboard()->setImage(chart.toImage(kPictureScale)); });
    QObject::connect(menu.addAction(ChartCanvas::tr("Copy data")), &QAction::triggered, &chart,
                     [&chart] { QGuiApplication::clipboard()->setText(chart.table().tsv()); });
    menu.addSeparator();
    QObject::connect(
        menu.addAction(ChartCanvas::tr("Save image…")), &QAction::triggered, &chart, [&chart] {
            askAndSave(chart, ChartCanvas::tr("Save image"),
                       ChartCanvas::tr("Images (*.png *.svg)"), QStringLiteral("png"), savePicture);
        });
    QObject::connect(menu.addAction(ChartCanvas::tr("Save data…")), &QAction::triggered, &chart,
                     [&chart] {
                         askAndSave(chart, ChartCanvas::tr("Save data"),
                                    ChartCanvas::tr("Comma-separated values (*.csv)"),
                                    QStringLiteral("csv"), saveTable);
                     });
}

bool savePicture(const ChartCanvas& chart, const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(chart.pictureSize());
        generator.setViewBox(QRect(QPoint(0, 0), chart.pictureSize()));
        generator.setTitle(chart.accessibleName());
        QPainter painter(&generator);
        if (!painter.isActive())
            return false;
        chart.paintPicture(painter);
        painter.end();
    } else if (!chart.toImage(kPictureScale).save(&file, "PNG")) {
        return false;
    }
    return file.commit();
}

bool saveTable(const ChartCanvas& chart, const QString& path)
{
    QSaveFile file(path);
    const QByteArray text = chart.table().csv().toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

} // namespace faultline::ui
