// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export_report.h"
#include "model/casefile/autosave.h"
#include "model/checklist/retest.h"
#include "model/qt/load_controller.h"
#include "model/session/jobs/background_work.h"
#include "model/session/jobs/write_queue.h"
#include "widgets/view_context.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <vector>

namespace faultline::ui {

/// The case as a document: opening and saving its file, what is missing of it, unsaved work that
/// survives a kill, and what the next run says of the fixes that were tried. Reads and writes in
/// the background; never shows anything itself.
class CaseSession : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. `autosaveFolder`: empty for none.
    CaseSession(ViewContext& context, LoadController& loader, const std::string& autosaveFolder,
                QObject* parent = nullptr);

    /// One path that is named like a case file opens that case; anything else begins a new one. The
    /// same paths again are read again, and stay the same case.
    void open(const QStringList& paths);
    /// Reads more beside what is open, as a part of the same case: the run after a fix.
    void addRun(const QStringList& paths);
    /// Writes the case file; `path` becomes that of the case.
    void save(const QString& path);
    /// Reads a file of the case by these columns, or as guessed, from now on.
    void chooseColumns(const std::string& path, const std::optional<TableChoice>& choice);
    /// A missing source is there now, and others that lay beside it perhaps too.
    void relocate(const std::string& source, const QString& newPath);
    /// Looks for work that a killed program left; recoverableFound() if there is any.
    void lookForUnsavedWork();
    void recover(const RecoverableCase& found);
    /// The user gives unsaved work up. Does not wait until it is taken away.
    void discardChanges();

    /// Of the case file; empty: never saved.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// What a report of the case tells besides the diagnosis.
    [[nodiscard]] CaseWords words();
    /// What a list of recent cases remembers.
    [[nodiscard]] QStringList recentPaths() const;
    /// The case that was loaded whole is shown now: what the file says of it can be applied.
    void applyToState();
    /// A diagnosis that nothing will follow up on.
    void noteDiagnosis(const CasePtr& data, const DiagnosisPtr& diagnosis);
    /// Waits for files that are read or written. For tests.
    void finish();

signals:
    void pathChanged();
    void saved(const QString& path);
    void failed(const faultline::Error& error);
    void sourcesMissing(const std::vector<std::string>& sources);
    void recoverableFound(const faultline::RecoverableCase& found);
    void retested(const faultline::RetestReport& report);

private:
    /// A case file with what has become of its sources.
    struct OpenedFile {
        CaseFile file;
        std::vector<CaseSource> sources;
    };

    void openFile(const QString& path);
    void adopt(CaseFile file, const QString& path);
    void loadSources();
    /// As the document says.
    void load(const QStringList& paths);
    [[nodiscard]] CaseFile currentFile();
    /// Opening something else failed, and what was open still is: it keeps its words.
    void takeBack();
    void noteEdit();
    void autosave();
    /// Stores unsaved work; `then` follows in the worker thread once that is done.
    void storeWork(const std::function<void()>& then = nullptr);

    ViewContext& m_context;
    LoadController& m_loader;
    std::optional<Autosave> m_autosave;
    QString m_path;
    QTimer m_autosaveTimer;
    BackgroundWork<OpenedFile> m_opening;
    WriteQueue m_saving;     ///< of the case
    WriteQueue m_autosaving; ///< of unsaved work, and taking that away
    BackgroundWork<std::vector<RecoverableCase>> m_looking;
    BackgroundWork<std::vector<CaseSource>> m_stating;
    std::optional<RetestReport> m_retested;
    /// The case that is left while another one is read; it comes back if that cannot be read.
    struct LeftCase {
        CaseFile file;
        QString path;
        std::optional<RetestReport> retested;
    };
    std::optional<LeftCase> m_left;
    std::uint64_t m_edits = 0; ///< counts what the user added
    std::uint64_t m_cases = 0; ///< counts the cases that were open
    bool m_mustApply = false;  ///< pins and clocks of the file wait for the case
};

} // namespace faultline::ui
