// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/session/jobs/job_queue.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace faultline {
class InputLab;
}

namespace faultline::ui {

class FixPatch;

/// What was turned, as a patch of the user's own files where they state it, and as lines for the
/// program.
class ChangePanel : public QScrollArea {
    Q_OBJECT

public:
    /// `lab` outlives it.
    ChangePanel(JobQueuePtr jobs, const InputLab& lab, QWidget* parent = nullptr);

    void show(const CasePtr& opened);
    using QScrollArea::show;
    void settle();
    [[nodiscard]] FixPatch* patch() const { return m_patch; } ///< null: nothing in a file changes

private:
    JobQueuePtr m_jobs;
    const InputLab& m_lab;
    FixPatch* m_patch = nullptr;
    std::vector<ConfigEdit> m_edits;
    QString m_code;
};

} // namespace faultline::ui
