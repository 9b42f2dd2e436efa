// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/curve_exporter.h"

#include "widgets/charts/curve_view.h"
#include "widgets/messages.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QtConcurrentRun>

#include <utility>

namespace faultline::ui {

namespace {

/// Pictures are made at this size, whatever the card's: ready for a slide or a report.
constexpr QSize kPictureSize(960, 540);
constexpr qreal kPictureScale = 2.0;

QString fileNameFor(const QString& text)
{
    QString name = text;
    name.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("_"));
    return name.left(80);
}

} // namespace

CurveExporter::CurveExporter(QWidget* window) : QObject(window), m_window(window)
{
    m_pool.setMaxThreadCount(1);
}

CurveExporter::~CurveExporter()
{
    m_pool.waitForDone();
}

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

void CurveExporter::exportPicture(CurveView& chart, Picture kind, const QString& suggestedName)
{
    const bool png = kind == Picture::Png;
    const QString suffix = png ? QStringLiteral(".png") : QStringLiteral(".svg");
    const QString filter = png ? tr("PNG image (*.png)") : tr("SVG drawing (*.svg)");
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
    (void)QtConcurrent::run(&m_pool, [this, path, curves = std::move(curves), format, window] {
        const Result<std::uint64_t> written =
            exportCurves(QFile::encodeName(path).toStdString(), curves, format, window);
        QMetaObject::invokeMethod(
            this,
            [this, path, written] {
                if (!written) {
                    emit finished(errorMessage(written.error()), false);
                    return;
                }
                emit finished(tr("%n point(s) written to %1", nullptr, static_cast<int>(*written))
                                  .arg(QDir::toNativeSeparators(path)),
                              true);
            },
            Qt::QueuedConnection);
    });
}

void CurveExporter::writePicture(const QString& path, CurveView& chart, Picture kind)
{
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly);
    if (written && kind == Picture::Png) {
        written = chart.toImage(kPictureSize, kPictureScale, true).save(&file, "PNG");
    } else if (written) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(kPictureSize);
        generator.setViewBox(QRect(QPoint(0, 0), kPictureSize));
        generator.setTitle(chart.accessibleName());
        QPainter painter(&generator);
        chart.render(painter, QRectF(QPointF(0, 0), kPictureSize), true);
    }
    written = written && file.commit();
    const QString shown = QDir::toNativeSeparators(path);
    emit finished(written ? tr("Picture written to %1").arg(shown)
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
