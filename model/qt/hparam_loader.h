// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "model/summaries/hparam_records.h"

#include <QObject>

#include <memory>

namespace faultline {

using HparamRecordsPtr = std::shared_ptr<const HparamRecords>;

/// Reads the hyperparameters of a case in the background, once somebody asked for them, and keeps
/// them: a case that grew costs only what is new. While one reading runs, of several newer cases
/// the last is next. GUI thread only.
class HparamLoader : public QObject {
    Q_OBJECT

public:
    explicit HparamLoader(const JobQueuePtr& jobs, QObject* parent = nullptr);

    /// Starts the reading if this is another case and they were asked for.
    void setCase(CasePtr data);
    /// Asks for them: of this case, and of those that follow.
    void request();
    /// Of the last case that is done; null before.
    [[nodiscard]] const HparamRecordsPtr& records() const { return m_records; }
    /// The case that records() are of.
    [[nodiscard]] const CasePtr& caseData() const { return m_done; }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// Waits until the last case is done. For pictures and tests.
    void finish() { m_work.finish(); }

signals:
    void recordsChanged();

private:
    void start();
    void take(const Result<HparamRecordsPtr>& records);

    bool m_isRequested = false;
    CasePtr m_wanted;
    CasePtr m_running;
    CasePtr m_done;
    HparamRecordsPtr m_records;
    BackgroundWork<HparamRecordsPtr> m_work;
};

} // namespace faultline
