// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/session/jobs/job_runner.h"
#include "model/session/jobs/write_queue.h"
#include "widgets/views/summaries/media/media_card.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

class QWidget;

namespace faultline::ui {

/// One file that is made of a logged value: its bytes as they were logged.
struct SavedValue {
    std::string bytes;
    std::string extension; ///< "png"; without a dot
};
/// Takes a Summary.Value message apart into files; in a worker thread.
using TakeApart = std::function<Result<std::vector<SavedValue>>(std::string_view value)>;

/// Asks where to, and writes logged values as they are, on a thread of its own.
class ValueExporter : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of the file dialogs.
    ValueExporter(JobQueuePtr jobs, QWidget* window);
    ~ValueExporter() override;

    void saveValue(const MediaSource& source, std::size_t index, TakeApart takeApart);
    void saveAllValues(const MediaSource& source, TakeApart takeApart);

    /// Writes without asking; finished() follows. Several parts get numbers: "name-1.png".
    void writeValue(const QString& path, std::vector<SavedValue> parts);
    /// Every value as <tag>-<number>-step<step>[-<part>].<extension>; what cannot be read is
    /// counted and the rest goes on.
    void writeAllValues(const QString& folder, const MediaSource& source, TakeApart takeApart);

signals:
    /// `message` tells what was written where, or why not.
    void finished(const QString& message, bool succeeded);

private:
    void askForPath(const MediaSource& source, std::size_t index, std::vector<SavedValue> parts);
    /// Emits finished(), from any thread.
    using Report = std::function<void(const QString& message, bool succeeded)>;
    [[nodiscard]] Report report();

    JobQueuePtr m_jobs;
    WriteQueue m_writing;
    QWidget* m_window;
    QString m_lastFolder;
    std::vector<JobTicket> m_writingAll; ///< those that run among them
    JobReceiver m_receiver;
};

/// A name that every file system takes: of a tag, at most 80 letters.
[[nodiscard]] QString fileNameOfTag(const QString& tag);

} // namespace faultline::ui
