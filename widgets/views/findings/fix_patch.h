// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/fixes/config_edit.h"
#include "model/session/jobs/background_work.h"
#include "model/session/jobs/write_queue.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace faultline::ui {

class MessageBar;

/// A fix as a patch of the user's own files: what would change, line by line, to be copied or to be
/// saved as new files. Nothing that was opened is ever written.
class FixPatch : public QWidget {
    Q_OBJECT

public:
    FixPatch(const JobQueuePtr& jobs, CasePtr opened, std::vector<ConfigEdit> edits,
             QWidget* parent = nullptr);

    /// Waits for the patch and for files that are being written. For pictures and tests.
    void settle();
    [[nodiscard]] const std::vector<PatchedFile>& patched() const { return m_patched; }
    /// Saves one of patched() as a new file; says how that ended.
    void saveCopy(std::size_t file, const QString& path);

private:
    void show(const Result<std::vector<PatchedFile>>& patched);
    void addFile(std::size_t file);
    void askWhere(std::size_t file);

    CasePtr m_case;
    std::vector<PatchedFile> m_patched;
    BackgroundWork<std::vector<PatchedFile>> m_patching;
    WriteQueue m_saving;
    QVBoxLayout* m_column = nullptr;
    MessageBar* m_message = nullptr;
};

} // namespace faultline::ui
