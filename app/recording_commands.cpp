// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording_commands.h"

#include "app/record_dialog.h"
#include "app/settings.h"
#include "model/qt/load_controller.h"
#include "widgets/shell/notice_bar.h"

#include <QAction>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace faultline::ui {

RecordingCommands::RecordingCommands(Recording& recording, Settings& settings,
                                     const LoadController& loader, NoticeBar& notices,
                                     QAction& action, QWidget& window)
    : QObject(&window),
      m_recording(recording),
      m_settings(settings),
      m_loader(loader),
      m_notices(notices),
      m_window(window)
{
    connect(&action, &QAction::triggered, this, &RecordingCommands::choose);
    connect(&m_recording, &Recording::changed, &action, [&recording, &action] {
        action.setEnabled(recording.state() == Recording::State::Idle);
    });
    connect(&m_recording, &Recording::ended, this, &RecordingCommands::tellOfTheEnd);
}

void RecordingCommands::tellFailure(const QString& text)
{
    m_notices.showNotice(
        {.severity = Severity::Critical, .text = text, .actionTitle = {}, .action = {}});
}

void RecordingCommands::choose()
{
    if (!m_recording.hasRecorder()) {
        tellFailure(tr("The recorder, faultline-cli, was not found: neither beside this program "
                       "nor on the search path."));
        return;
    }
    auto* dialog =
        new RecordDialog(m_settings.recordCommand(), m_settings.recordFolder(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const RecordRequest request = dialog->request();
        // A key on a command line is not to lie about in a settings file.
        m_settings.setRecord(holdsSecret(request.command) ? QString() : dialog->commandLine(),
                             request.workingFolder);
        if (!m_recording.start(request))
            tellFailure(tr("The recorder (faultline-cli) could not be started."));
    });
    dialog->open();
}

void RecordingCommands::tellOfTheEnd(const QString& sentence, bool failed)
{
    const QString folder = m_recording.request().folder;
    Notice notice{.severity = failed ? Severity::Warning : Severity::Info,
                  .text = sentence,
                  .actionTitle = {},
                  .action = {}};
    if (m_loader.paths() != QStringList{folder} && QFileInfo::exists(folder)) {
        notice.actionTitle = tr("Open the recording");
        notice.action = [this, folder] { emit openRequested(folder); };
    }
    m_notices.showNotice(notice);
}

bool RecordingCommands::mayClose()
{
    if (m_recording.state() == Recording::State::Idle || m_mayLeave)
        return true;
    askBeforeClosing();
    return false;
}

void RecordingCommands::askBeforeClosing()
{
    auto* question = new QMessageBox(QMessageBox::Question, tr("A run is being recorded"),
                                     tr("Let it go on after this window is closed?"),
                                     QMessageBox::Cancel, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("The record is in %1.").arg(m_recording.request().folder));
    const QPushButton* goOn = question->addButton(tr("Let it &go on"), QMessageBox::AcceptRole);
    const QPushButton* stop =
        question->addButton(tr("&Stop the run"), QMessageBox::DestructiveRole);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, goOn, stop](const QAbstractButton* button) {
                if (button != goOn && button != stop)
                    return;
                if (button == stop) {
                    // It may take long, or need more than being asked: the window stays until then.
                    connect(&m_recording, &Recording::ended, &m_window, &QWidget::close,
                            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
                    m_recording.stop();
                    return;
                }
                m_mayLeave = true;
                // Later: the question is still open.
                QMetaObject::invokeMethod(&m_window, &QWidget::close, Qt::QueuedConnection);
            });
    question->open();
}

} // namespace faultline::ui
