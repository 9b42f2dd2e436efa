// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/write_queue.h"
#include "widgets/views/scalars/export_curves.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace faultline::ui {

class CurveView;

/// Asks for a file name and writes curves or a picture of a chart there. Data is written in a
/// job: an export of millions of points does not stop the window.
class CurveExporter : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of the file dialogs.
    CurveExporter(JobQueuePtr jobs, QWidget* window);
    ~CurveExporter() override;

    void exportData(std::vector<ExportSeries> curves, ScalarFormat format,
                    const std::optional<ExportWindow>& window, const QString& suggestedName);
    /// Runs that are drawn as one, with their bands; CSV.
    void exportGroups(std::vector<ExportGroup> groups, XAxisKind axis,
                      const std::optional<ExportWindow>& window, const QString& suggestedName);
    enum class Picture { Png, Svg, Pdf };
    void exportPicture(CurveView& chart, Picture kind, const QString& suggestedName);
    static void copyPicture(CurveView& chart);

    /// Writes without asking; finished() follows. Used once the file name is known.
    void writeData(const QString& path, std::vector<ExportSeries> curves, ScalarFormat format,
                   const std::optional<ExportWindow>& window);
    void writeGroups(const QString& path, std::vector<ExportGroup> groups, XAxisKind axis,
                     const std::optional<ExportWindow>& window);
    void writePicture(const QString& path, CurveView& chart, Picture kind);

signals:
    /// `message` tells what was written where, or why not.
    void finished(const QString& message, bool succeeded);

private:
    /// Runs `write` in a job and says how it went.
    void writeInBackground(const QString& path,
                           const std::function<Result<std::uint64_t>(const std::string&)>& write);
    void askForPath(const QString& suggestedName, const QString& filter,
                    const std::function<void(const QString&)>& then);

    WriteQueue m_writing;
    QWidget* m_window;
    QString m_lastFolder;
};

} // namespace faultline::ui
