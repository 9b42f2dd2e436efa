// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_commands.h"

#include "app/file_dialogs.h"
#include "app/load_texts.h"
#include "model/qt/case_document.h"
#include "model/session/open_case.h"
#include "widgets/messages.h"
#include "widgets/shell/notice_bar.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>

#include <utility>

namespace faultline::ui {

CaseCommands::CaseCommands(ViewContext& context, CaseSession& session, NoticeBar& notices,
                           QWidget& window)
    : QObject(&window), m_context(context), m_session(session), m_notices(notices), m_window(window)
{
    connect(&session, &CaseSession::failed, this, [this](const Error& error) {
        m_afterSaving = nullptr;
        m_notices.showNotice({.severity = Severity::Critical,
                              .text = errorMessage(error),
                              .actionTitle = {},
                              .action = {}});
    });
    connect(&session, &CaseSession::saved, this, [this] {
        if (const std::function<void()> then = std::exchange(m_afterSaving, nullptr))
            then();
    });
    connect(&session, &CaseSession::sourcesMissing, this, &CaseCommands::tellMissing);
    connect(&session, &CaseSession::recoverableFound, this, &CaseCommands::offerRecovery);
    connect(&session, &CaseSession::retested, this, &CaseCommands::tellRetest);
}

QString CaseCommands::proposedPath() const
{
    if (!m_session.path().isEmpty())
        return m_session.path();
    const QStringList paths = m_session.recentPaths();
    const QFileInfo opened(paths.value(0));
    const bool hasFolder = !isDemo(paths) && opened.dir().exists();
    return QDir(hasFolder ? opened.absolutePath() : QDir::homePath())
        .filePath(caseName(paths) + QString::fromLatin1(kCaseSuffix));
}

void CaseCommands::save()
{
    if (m_session.path().isEmpty())
        saveAs();
    else
        m_session.save(m_session.path());
}

void CaseCommands::saveAs()
{
    askForCaseFile(&m_window, proposedPath(),
                   [this](const QString& path) { m_session.save(path); });
}

void CaseCommands::leave(const std::function<void()>& then)
{
    if (!m_context.opened().document().isModified()) {
        then();
        return;
    }
    auto* question = new QMessageBox(
        QMessageBox::Question, tr("Unsaved work"), tr("Save what you noted about this case?"),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(
        tr("Steps of the checklist, notes and settings of rules are kept in a case file."));
    connect(question, &QMessageBox::buttonClicked, this,
            [this, question, then](QAbstractButton* button) {
                const QMessageBox::StandardButton answer = question->standardButton(button);
                if (answer == QMessageBox::Save) {
                    m_afterSaving = then;
                    save();
                } else if (answer == QMessageBox::Discard) {
                    m_session.discardChanges();
                    // Later: the question is still open.
                    QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
                }
            });
    question->open();
}

void CaseCommands::tellMissing(const std::vector<std::string>& sources)
{
    for (const std::string& source : sources) {
        const QString path = QFile::decodeName(source.c_str());
        m_notices.showNotice(
            {.severity = Severity::Warning,
             .text = tr("%1 of this case is not there any more. What else there is, is shown.")
                         .arg(path),
             .actionTitle = tr("Locate…"),
             .action = [this, source, path] {
                 askForMissingSource(&m_window, path, [this, source](const QString& place) {
                     m_notices.clearNotices();
                     m_session.relocate(source, place);
                 });
             }});
    }
}

void CaseCommands::offerRecovery(const RecoverableCase& found)
{
    const QString stored = QString::fromStdString(found.name);
    const QString name = isDemo({stored}) ? caseName({stored}) : stored;
    m_notices.showNotice(
        {.severity = Severity::Info,
         .text =
             tr("Unsaved work on %1 from %2 is still there: the program ended without saving "
                "it.")
                 .arg(name.isEmpty() ? tr("a case") : name, formatted(found.time, Unit::WallTime)),
         .actionTitle = tr("Recover"),
         .action = [this, found] {
             m_notices.clearNotices();
             leave([this, found] { m_session.recover(found); });
         }});
}

void CaseCommands::tellRetest(const RetestReport& report)
{
    if (report.closed.empty() && report.reopened.empty() && report.lines.empty())
        return;
    m_notices.showNotice(
        {.severity = report.reopened.empty() ? Severity::Info : Severity::Warning,
         .text = tr("The next run was held against the checklist: %1, %2.")
                     .arg(tr("%n item(s) closed", nullptr, static_cast<int>(report.closed.size())),
                          tr("%n reopened", nullptr, static_cast<int>(report.reopened.size()))),
         .actionTitle = {},
         .action = {}});
}

} // namespace faultline::ui
