// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/value_exporter.h"

#include "model/summaries/read_summary.h"
#include "widgets/messages.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>
#include <QSaveFile>

#include <optional>
#include <utility>

namespace faultline::ui {

namespace {

/// Nothing, or why the file could not be written.
std::optional<QString> written(const QString& path, const std::string& bytes)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit())
        return std::nullopt;
    return ValueExporter::tr("%1 could not be written: %2")
        .arg(QDir::toNativeSeparators(path), file.errorString());
}

Result<std::vector<SavedValue>> partsOf(const MediaSource& source, std::size_t index,
                                        const TakeApart& takeApart)
{
    const Result<std::string> value = readSummary(*source.run, source.items()[index]);
    if (!value)
        return value.error();
    return takeApart(*value);
}

QString numbered(const QString& stem, std::size_t part, std::size_t parts)
{
    return parts < 2 ? stem : QStringLiteral("%1-%2").arg(stem).arg(part + 1);
}

QString stemOf(const MediaSource& source, std::size_t index)
{
    return QStringLiteral("%1-step%2")
        .arg(fileNameOfTag(source.tag))
        .arg(source.items()[index].step);
}

} // namespace

QString fileNameOfTag(const QString& tag)
{
    static const QRegularExpression kOdd(QStringLiteral("[^\\w.-]+"));
    constexpr qsizetype kMostLetters = 80;
    QString name = tag;
    name.replace(kOdd, QStringLiteral("_"));
    return name.isEmpty() || name.startsWith(u'.') ? u'_' + name.left(kMostLetters - 1)
                                                   : name.left(kMostLetters);
}

ValueExporter::ValueExporter(JobQueuePtr jobs, QWidget* window)
    : QObject(window), m_jobs(std::move(jobs)), m_writing(m_jobs), m_window(window)
{
}

ValueExporter::~ValueExporter()
{
    for (const JobTicket& writing : m_writingAll)
        writing.cancel();
}

ValueExporter::Report ValueExporter::report()
{
    return [this, post = m_receiver.post()](const QString& message, bool succeeded) {
        post([this, message, succeeded] { emit finished(message, succeeded); });
    };
}

void ValueExporter::saveValue(const MediaSource& source, std::size_t index, TakeApart takeApart)
{
    m_jobs->submit(
        {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Normal, .key = {}},
        [this, source, index, takeApart = std::move(takeApart), report = report(),
         post = m_receiver.post()](JobMonitor&) {
            Result<std::vector<SavedValue>> parts = partsOf(source, index, takeApart);
            if (!parts || parts->empty()) {
                report(parts ? tr("The value holds nothing that could be saved.")
                             : errorMessage(parts.error()),
                       false);
                return;
            }
            post([this, source, index, parts = std::move(parts).value()] {
                askForPath(source, index, parts);
            });
        });
}

void ValueExporter::askForPath(const MediaSource& source, std::size_t index,
                               std::vector<SavedValue> parts)
{
    auto* dialog = new QFileDialog(m_window, tr("Save as logged"), m_lastFolder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    const QString extension = QString::fromStdString(parts.front().extension);
    dialog->setDefaultSuffix(extension);
    dialog->selectFile(stemOf(source, index) + u'.' + extension);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, parts = std::move(parts)](const QString& path) {
                m_lastFolder = QFileInfo(path).absolutePath();
                writeValue(path, parts);
            });
    dialog->open();
}

void ValueExporter::writeValue(const QString& path, std::vector<SavedValue> parts)
{
    m_writing.submit<bool>(
        tr("Writing %1").arg(QDir::toNativeSeparators(path)),
        [path, parts = std::move(parts), report = report()](JobMonitor&) -> Result<bool> {
            const QFileInfo info(path);
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const QString name =
                    parts.size() == 1
                        ? path
                        : info.dir().filePath(numbered(info.completeBaseName(), i, parts.size())
                                              + u'.' + QString::fromStdString(parts[i].extension));
                if (const std::optional<QString> problem = written(name, parts[i].bytes)) {
                    report(*problem, false);
                    return false;
                }
            }
            report(
                tr("%n file(s) written to %1", nullptr, static_cast<int>(parts.size()))
                    .arg(QDir::toNativeSeparators(parts.size() == 1 ? path : info.absolutePath())),
                true);
            return true;
        },
        nullptr);
}

void ValueExporter::saveAllValues(const MediaSource& source, TakeApart takeApart)
{
    auto* dialog =
        new QFileDialog(m_window, tr("Save all steps of %1").arg(source.tag), m_lastFolder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, source, takeApart = std::move(takeApart)](const QString& folder) {
                m_lastFolder = folder;
                writeAllValues(folder, source, takeApart);
            });
    dialog->open();
}

void ValueExporter::writeAllValues(const QString& folder, const MediaSource& source,
                                   TakeApart takeApart)
{
    std::erase_if(m_writingAll, [](const JobTicket& writing) { return writing.hasEnded(); });
    m_writingAll.push_back(m_jobs->submit(
        {.label = tr("Writing to %1").arg(QDir::toNativeSeparators(folder)).toStdString(),
         .lane = JobLane::Reading,
         .priority = JobPriority::Normal,
         .key = {}},
        [folder, source, takeApart = std::move(takeApart), report = report()](JobMonitor& monitor) {
            int files = 0;
            int unread = 0;
            const std::size_t count = source.items().size();
            monitor.expect(count);
            for (std::size_t i = 0; i < count && !monitor.isCancelled(); ++i) {
                const Result<std::vector<SavedValue>> parts = partsOf(source, i, takeApart);
                monitor.advance(1);
                unread += parts ? 0 : 1;
                for (std::size_t part = 0; parts && part < parts->size(); ++part) {
                    const SavedValue& saved = (*parts)[part];
                    const QString stem = QStringLiteral("%1-%2-step%3")
                                             .arg(fileNameOfTag(source.tag))
                                             .arg(i + 1, 5, 10, QLatin1Char('0'))
                                             .arg(source.items()[i].step);
                    const QString path =
                        QDir(folder).filePath(numbered(stem, part, parts->size()) + u'.'
                                              + QString::fromStdString(saved.extension));
                    if (const std::optional<QString> problem = written(path, saved.bytes)) {
                        report(*problem, false);
                        return;
                    }
                    ++files;
                }
            }
            QString message = tr("%n file(s) written to %1", nullptr, files)
                                  .arg(QDir::toNativeSeparators(folder));
            if (unread > 0)
                message += tr(" · ") + tr("%n value(s) could not be read", nullptr, unread);
            report(message, unread == 0);
        }));
}

} // namespace faultline::ui
