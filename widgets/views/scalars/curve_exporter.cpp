// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_exporter.h"

#include "widgets/charts/curve_view.h"
#include "widgets/messages.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPointer>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// Pictures are made at this size, whatever the card's: ready for a slide or a report.
constexpr QSize kPictureSize(960, 540);
constexpr qreal kPictureScale = 2.0;

/// One page of the picture's own size: what a paper includes as a figure.
bool writePdf(QIODevice& device, CurveView& chart)
{
    QPdfWriter writer(&device);
    writer.setTitle(chart.accessibleName());
    const double pointsPerPixel = 72.0 / std::max(1, chart.logicalDpiX());
    writer.setPageSize(QPageSize(QSizeF(kPictureSize) * pointsPerPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    if (!painter.isActive())
        return false;
    chart.render(painter, QRectF(0, 0, writer.width(), writer.height()), true);
    return painter.end();
}

QString fileNameFor(const QString& text)
{
    QString name = text;
    name.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("_"));
    return name.left(80);
}

} // namespace

CurveExporter::CurveExporter(JobQueuePtr jobs, QWidget* window)
    : QObject(window), m_writing(std::move(jobs)), m_window(window)
{
}

CurveExporter::~CurveExporter() = default;

void CurveExporter::exportData(std::vector<ExportSeries> curves, ScalarFormat format,
                               const std::optional<ExportWindow>& window,
                               const QString& suggestedName)
{
    const bool csv = format == ScalarFormat::Csv;
    const QString suffix = csv ? QStringLiteral(".csv") : QStringLiteral(".jsonl");
    const QString filter = csv ? tr("Comma-separated values (*.csv)") : tr("JSON Lines (*.jsonl)");
    askForPath(fileNameFor(suggestedName) + suffix, filter,
               [this, curves, format, window](const QString& path) {
                   writeData(path, curves, format, window);
               });
}

void CurveExporter::exportGroups(std::vector<ExportGroup> groups, XAxisKind axis,
                                 const std::optional<ExportWindow>& window,
                                 const QString& suggestedName)
{
    askForPath(fileNameFor(suggestedName) + QStringLiteral("_groups.csv"),
               tr("Comma-separated values (*.csv)"),
               [this, groups = std::move(groups), axis, window](const QString& path) {
                   writeGroups(path, groups, axis, window);
               });
}

void CurveExporter::exportPicture(CurveView& chart, Picture kind, const QString& suggestedName)
{
    const auto [suffix, filter] = [kind]() -> std::pair<QString, QString> {
        switch (kind) {
        case Picture::Png: return {QStringLiteral(".png"), tr("PNG image (*.png)")};
        case Picture::Svg: return {QStringLiteral(".svg"), tr("SVG drawing (*.svg)")};
        case Picture::Pdf: break;
        }
        return {QStringLiteral(".pdf"), tr("PDF document (*.pdf)")};
    }();
    // The card may be given back while the dialog is open.
    const QPointer<CurveView> guarded(&chart);
    askForPath(fileNameFor(suggestedName) + suffix, filter,
               [this, guarded, kind](const QString& path) {
                   if (guarded)
                       writePicture(path, *guarded, kind);
               });
}

void CurveExporter::copyPicture(CurveView& chart)
{
    QGuiApplication::clipboard()->setImage(chart.toImage(kPictureSize, kPictureScale, true));
}

void CurveExporter::writeData(const QString& path, std::vector<ExportSeries> curves,
                              ScalarFormat format, const std::optional<ExportWindow>& window)
{
    writeInBackground(path, [curves = std::move(curves), format, window](const std::string& file) {
        return exportCurves(file, curves, format, window);
    });
}

void CurveExporter::writeGroups(const QString& path, std::vector<ExportGroup> groups,
                                XAxisKind axis, const std::optional<ExportWindow>& window)
{
    writeInBackground(path, [groups = std::move(groups), axis, window](const std::string& file) {
        return ui::exportGroups(file, groups, axis, window);
    });
}

void CurveExporter::writeInBackground(
    const QString& path, const std::function<Result<std::uint64_t>(const std::string&)>& write)
{
    m_writing.submit<std::uint64_t>(
        tr("Writing %1").arg(QDir::toNativeSeparators(path)),
        [path, write](JobMonitor&) { return write(QFile::encodeName(path).toStdString()); },
        [this, path](const Result<std::uint64_t>& written) {
            if (!written) {
                emit finished(errorMessage(written.error()), false);
                return;
            }
            emit finished(tr("%n point(s) written to %1", nullptr, static_cast<int>(*written))
                              .arg(QDir::toNativeSeparators(path)),
                          true);
        });
}

void CurveExporter::writePicture(const QString& path, CurveView& chart, Picture kind)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly);
    if (written && kind == Picture::Png) {
        written = chart.toImage(kPictureSize, kPictureScale, true).save(&file, "PNG");
    } else if (written && kind == Picture::Svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(kPictureSize);
        generator.setViewBox(QRect(QPoint(0, 0), kPictureSize));
        generator.setTitle(chart.accessibleName());
        QPainter painter(&generator);
        chart.render(painter, QRectF(QPointF(0, 0), kPictureSize), true);
    } else if (written) {
        written = writePdf(file, chart);
    }
    written = written && file.commit();
    const QString shown = QDir::toNativeSeparators(path);
    emit finished(written ? tr("Image written to %1").arg(shown)
                          : tr("%1 could not be written: %2").arg(shown, file.errorString()),
                  written);
}

void CurveExporter::askForPath(const QString& suggestedName, const QString& filter,
                               const std::function<void(const QString&)>& then)
{
    auto* dialog = new QFileDialog(m_window, tr("Export"), m_lastFolder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(suggestedName);
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& path) {
        m_lastFolder = QFileInfo(path).absolutePath();
        then(path);
    });
    dialog->open();
}

} // namespace faultline::ui
