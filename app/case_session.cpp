// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_session.h"

#include "model/qt/case_document.h"
#include "model/qt/text.h"
#include "model/readers/source_scan.h"
#include "model/session/open_case.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace faultline::ui {

namespace {

/// Long enough that typing a note does not write at every letter.
constexpr std::chrono::milliseconds kAutosaveDelay(1500);

std::vector<TagId> tagsOf(const QStringList& tags)
{
    std::vector<TagId> ids;
    for (const QString& tag : tags)
        ids.emplace_back(tag.toStdString());
    return ids;
}

std::string nativePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString shownPath(const std::string& path)
{
    return QFile::decodeName(path.c_str());
}

std::vector<std::string> nativePaths(const QStringList& paths)
{
    std::vector<std::string> native;
    for (const QString& path : paths) {
        const bool isDemo = path == QString::fromLatin1(kDemoPath);
        native.push_back(nativePath(isDemo ? path : QFileInfo(path).absoluteFilePath()));
    }
    return native;
}

std::string folderOf(const QString& path)
{
    return path.isEmpty() ? std::string() : nativePath(QFileInfo(path).absolutePath());
}

} // namespace

CaseSession::CaseSession(ViewContext& context, LoadController& loader,
                         const std::string& autosaveFolder, QObject* parent)
    : QObject(parent),
      m_context(context),
      m_loader(loader),
      m_opening(context.opened().jobs()),
      m_saving(context.opened().jobs()),
      m_autosaving(context.opened().jobs()),
      m_looking(context.opened().jobs()),
      m_stating(context.opened().jobs())
{
    if (!autosaveFolder.empty())
        m_autosave.emplace(autosaveFolder);
    m_autosaveTimer.setSingleShot(true);
    m_autosaveTimer.setInterval(kAutosaveDelay);
    connect(&m_autosaveTimer, &QTimer::timeout, this, &CaseSession::autosave);
    connect(&context.opened().document(), &CaseDocument::edited, this, &CaseSession::noteEdit);
    connect(&loader, &LoadController::loadFailed, this, &CaseSession::takeBack);
    connect(&loader, &LoadController::caseLoaded, this, [this] { m_left.reset(); });
}

void CaseSession::open(const QStringList& paths)
{
    if (paths.size() == 1 && isCasePath(nativePath(paths.front()))) {
        openFile(paths.front());
        return;
    }
    if (paths != m_loader.paths() || !m_context.opened().caseData()) {
        if (m_context.opened().caseData() && !m_left)
            m_left = {.file = currentFile(), .path = m_path, .retested = m_retested};
        discardChanges();
        m_context.opened().document().clear();
        m_context.opened().document().setSources(nativePaths(paths));
        ++m_cases;
        m_path.clear();
        m_retested.reset();
    }
    load(paths);
}

void CaseSession::takeBack()
{
    if (!m_left)
        return;
    ++m_cases;
    LeftCase left = std::move(*m_left);
    m_left.reset();
    m_path = left.path;
    m_retested = std::move(left.retested);
    m_context.opened().document().setFile(std::move(left.file));
    m_loader.setTables(m_context.opened().document().file().tables);
    emit pathChanged();
}

void CaseSession::openFile(const QString& path)
{
    m_opening.start(
        [path](WorkMonitor&) -> Result<OpenedFile> {
            const std::string native = nativePath(path);
            Result<CaseFile> file = loadCaseFile(native);
            if (!file)
                return file.error();
            OpenedFile opened{.file = std::move(file.value()), .sources = {}};
            opened.sources = caseSources(opened.file, folderOf(path));
            return opened;
        },
        [this, path](const Result<OpenedFile>& opened) {
            if (!opened) {
                emit failed(opened.error());
                return;
            }
            discardChanges();
            adopt(opened->file, path);
        });
}

void CaseSession::adopt(CaseFile file, const QString& path)
{
    ++m_cases;
    m_path = path;
    m_mustApply = true;
    m_left.reset();
    m_retested.reset();
    m_context.opened().document().setFile(std::move(file));
    emit pathChanged();
    loadSources();
}

void CaseSession::loadSources()
{
    m_stating.start(
        [file = m_context.opened().document().file(), folder = folderOf(m_path)](
            WorkMonitor&) -> Result<std::vector<CaseSource>> { return caseSources(file, folder); },
        [this](const Result<std::vector<CaseSource>>& states) {
            QStringList found;
            std::vector<std::string> missing;
            for (std::size_t i = 0; states && i < states->size(); ++i) {
                const CaseSource& source = (*states)[i];
                if (source.state == CaseSource::State::Found)
                    found << shownPath(source.path);
                else
                    missing.push_back(source.path);
            }
            if (!found.isEmpty())
                load(found);
            if (!missing.empty())
                emit sourcesMissing(missing);
        });
}

void CaseSession::addRun(const QStringList& paths)
{
    CaseDocument& document = m_context.opened().document();
    std::vector<std::string> sources = document.file().sources;
    for (std::string& path : nativePaths(paths)) {
        if (std::find(sources.begin(), sources.end(), path) == sources.end())
            sources.push_back(std::move(path));
    }
    document.setSources(std::move(sources));
    document.setModified(true);
    noteEdit();
    m_mustApply = true;
    QStringList all = m_loader.paths();
    for (const QString& path : paths) {
        if (!all.contains(path))
            all << path;
    }
    // Pins and clocks are to survive the change of sources.
    document.setPinnedTags(tagsOf(m_context.pinnedTags()));
    document.setClockCorrections(m_context.opened().clockCorrections());
    load(all);
}

void CaseSession::chooseColumns(const std::string& path, const std::optional<TableChoice>& choice)
{
    CaseFile file = currentFile(); // pins and clocks are to survive that all is read again
    const std::map<std::string, TableChoice> before = file.tables;
    if (choice)
        file.tables[chosenKey(path)] = *choice;
    else
        file.tables.erase(chosenKey(path));
    if (file.tables == before)
        return; // read so already
    m_context.opened().document().setFile(std::move(file));
    m_context.opened().document().setModified(true);
    noteEdit();
    m_mustApply = true;
    load(m_loader.paths());
}

void CaseSession::load(const QStringList& paths)
{
    m_loader.setTables(m_context.opened().document().file().tables);
    m_loader.startLoad(paths);
}

void CaseSession::relocate(const std::string& source, const QString& newPath)
{
    CaseFile file = m_context.opened().document().file();
    const auto found = std::find(file.sources.begin(), file.sources.end(), source);
    if (found == file.sources.end())
        return;
    relocateSource(file, static_cast<std::size_t>(found - file.sources.begin()),
                   nativePath(newPath));
    m_context.opened().document().setFile(std::move(file));
    m_context.opened().document().setModified(true);
    noteEdit();
    m_mustApply = true;
    loadSources();
}

CaseFile CaseSession::currentFile()
{
    CaseDocument& document = m_context.opened().document();
    document.setPinnedTags(tagsOf(m_context.pinnedTags()));
    document.setClockCorrections(m_context.opened().clockCorrections());
    return document.file();
}

void CaseSession::save(const QString& path)
{
    m_saving.submit<QString>(
        tr("Saving the case"),
        [file = currentFile(), path](JobMonitor&) -> Result<QString> {
            const Result<void> written = saveCaseFile(file, nativePath(path));
            if (!written)
                return written.error();
            return path;
        },
        [this, edits = m_edits, opened = m_cases](const Result<QString>& written) {
            if (!written) {
                emit failed(written.error());
                return;
            }
            if (opened == m_cases) { // else another case has taken its place
                m_path = *written;
                if (edits == m_edits) // else there is unsaved work again
                    discardChanges();
                emit pathChanged();
            }
            emit saved(*written);
        });
}

void CaseSession::discardChanges()
{
    m_autosaveTimer.stop();
    m_context.opened().document().setModified(false);
    if (!m_autosave)
        return;
    m_autosaving.submit<bool>(
        {},
        [store = *m_autosave](JobMonitor&) -> Result<bool> {
            store.discard();
            return true;
        },
        nullptr);
}

void CaseSession::noteEdit()
{
    ++m_edits;
    m_autosaveTimer.start();
}

void CaseSession::autosave()
{
    if (!m_autosave || !m_context.opened().document().isModified())
        return;
    if (m_autosaving.isRunning()) {
        m_autosaveTimer.start();
        return;
    }
    storeWork();
}

void CaseSession::storeWork(const std::function<void()>& then)
{
    if (!m_autosave)
        return;
    const QString name = m_path.isEmpty() ? m_loader.paths().value(0) : m_path;
    m_autosaving.submit<bool>(
        {},
        [file = currentFile(), store = *m_autosave, casePath = nativePath(m_path),
         name = QFileInfo(name).fileName().toStdString(), time = CaseDocument::now(),
         then](JobMonitor&) -> Result<bool> {
            const Result<void> stored = store.store(file, casePath, name, time);
            if (!stored)
                return stored.error();
            if (then)
                then();
            return true;
        },
        [this](const Result<bool>& stored) {
            if (!stored)
                emit failed(stored.error());
        });
}

void CaseSession::lookForUnsavedWork()
{
    if (!m_autosave)
        return;
    m_looking.start(
        [folder = nativePath(QFileInfo(shownPath(m_autosave->path())).absolutePath())](WorkMonitor&)
            -> Result<std::vector<RecoverableCase>> { return findRecoverable(folder); },
        [this](const Result<std::vector<RecoverableCase>>& found) {
            for (std::size_t i = 0; found && i < found->size(); ++i)
                emit recoverableFound((*found)[i]);
        });
}

void CaseSession::recover(const RecoverableCase& found)
{
    adopt(found.file, shownPath(found.casePath));
    m_context.opened().document().setModified(true);
    ++m_edits;
    // Under this program's own name, before the old one goes.
    storeWork([found] { dropRecoverable(found); });
}

CaseWords CaseSession::words()
{
    return {.said = currentFile(), .retested = m_retested};
}

QStringList CaseSession::recentPaths() const
{
    return m_path.isEmpty() ? m_loader.paths() : QStringList{m_path};
}

void CaseSession::applyToState()
{
    if (!std::exchange(m_mustApply, false))
        return;
    const CaseFile& file = m_context.opened().document().file();
    QStringList pins;
    for (const TagId& tag : file.pinnedTags)
        pins << toQString(tag.text());
    m_context.setPinnedTags(pins);
    for (const auto& [artifact, seconds] : file.clockCorrections)
        m_context.opened().setClockCorrection(artifact, seconds);
}

void CaseSession::noteDiagnosis(const CasePtr& data, const DiagnosisPtr& diagnosis)
{
    CaseDocument& document = m_context.opened().document();
    const double time = CaseDocument::now();
    const std::optional<DiagnosisSummary>& last = document.file().last;
    const std::vector<RunId> runs = last ? newRuns(*last, *data) : std::vector<RunId>();
    if (!runs.empty()) {
        const RetestReport report = retestProgress(document.progress(), *diagnosis, time, runs);
        document.setProgress(report.progress);
        m_retested = report;
        emit retested(report);
    } else {
        ChecklistProgress progress = document.progress();
        rememberProblems(progress, *diagnosis);
        document.rememberProgress(std::move(progress));
    }
    document.setLast(summaryOf(*data, *diagnosis, time));
}

void CaseSession::finish()
{
    m_opening.finish();
    m_stating.finish();
    m_saving.finish();
    m_autosaving.finish();
    m_looking.finish();
}

} // namespace faultline::ui
