// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/retest.h"
#include "model/core/run.h"
#include "model/session/jobs/job_queue.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace faultline {

class CaseAnalyser;
class CaseComparison;
class CaseDocument;
class DatasetController;
class DiagnosisController;
class GroupedRuns;
class HparamLoader;
class RestartIndex;
class SummaryStore;
struct CaseAnalysis;
struct Diagnosis;
struct Judgement;
struct OpenCaseSteps;
using CaseAnalysisPtr = std::shared_ptr<const CaseAnalysis>;
using DiagnosisPtr = std::shared_ptr<const Diagnosis>;

/// The case that is open, and all that is worked out of it: one owner for what the pages share. It
/// outlives every page. Setting what is already set emits nothing. GUI thread only.
class OpenCase : public QObject {
    Q_OBJECT

public:
    explicit OpenCase(QObject* parent = nullptr);
    /// With other steps than the real ones. For tests.
    explicit OpenCase(OpenCaseSteps steps, QObject* parent = nullptr);
    /// Beside another case, whose queue it shares and does not close: what still runs when the
    /// program ends is left to the one that owns it.
    explicit OpenCase(JobQueuePtr jobs, QObject* parent = nullptr);
    /// Cancels all jobs of its own queue and waits for none.
    ~OpenCase() override;

    /// Where all background work is done.
    [[nodiscard]] const JobQueuePtr& jobs() const { return m_jobs; }

    /// What was read; null when nothing is open.
    [[nodiscard]] const CasePtr& caseData() const { return m_data; }
    /// A snapshot while it is read or grows, another case, or null. What hangs on the case follows:
    /// it is analysed, and its datasets, groups, restarts and hyperparameters are those of it. The
    /// diagnosis stays if the sources are the same.
    void setCase(CasePtr data);
    /// The dataset of that name is this one: the user said where its files are. Emits caseChanged,
    /// then datasetReplaced; nothing if there is none of that name.
    void replaceDataset(const QString& name, std::shared_ptr<const DatasetSource> source);

    /// What the user knows better than the guessed clocks: seconds to add to an artifact's times.
    [[nodiscard]] const std::map<ArtifactId, double>& clockCorrections() const
    {
        return m_corrections;
    }
    void setClockCorrection(const ArtifactId& artifact, std::optional<double> seconds);

    /// Of the latest snapshot that is done, under those clocks; null if nothing is open or ready.
    /// Made once for all pages and the rules.
    [[nodiscard]] const CaseAnalysisPtr& analysis() const;
    void finishAnalysis(); ///< waits for it. For pictures and tests

    /// Null until the rules have run, and while the verdict is withheld.
    [[nodiscard]] const DiagnosisPtr& diagnosis() const { return m_diagnosis; }
    /// What the rules were asked about; null if diagnosis() is.
    [[nodiscard]] const CaseAnalysisPtr& judged() const { return m_judged; }
    /// Whether what rules say is kept from everybody who asks, as while a learner has not answered.
    /// The case is judged nevertheless. What tells the cause without asking for the diagnosis (the
    /// events of a console log, traps of a pipeline) asks this.
    [[nodiscard]] bool isVerdictWithheld() const { return m_isWithheld; }
    void setVerdictWithheld(bool isWithheld); ///< tells diagnosisChanged() as well
    void setDiagnosis(DiagnosisPtr diagnosis, CaseAnalysisPtr judged = nullptr);
    /// Judges, and how far that is.
    [[nodiscard]] DiagnosisController& diagnosing() const { return *m_diagnosing; }
    /// The case has been read whole: it is judged when it has been analysed, its datasets are
    /// measured, and it is judged with them.
    void diagnose();
    /// The case has been judged, but for its datasets: they are measured, and it is judged again.
    void resumeDiagnosing();
    /// It has grown since it was judged.
    void diagnoseGrowth();
    /// It is going to be replaced.
    void dropDiagnosing();
    /// Waits for analysis and diagnosis. For pictures and tests.
    void finishDiagnosis();

    /// Whether the run is still going on.
    enum class Live {
        No,
        Running, ///< files grow, or a run is recorded
        Ending,  ///< it has just ended; what it wrote last is still being judged
    };
    [[nodiscard]] Live live() const { return m_live; }
    void setLive(Live live);

    /// What the newest run showed of the fixes that were tried; nothing: none was held against it,
    /// or the user has read it.
    [[nodiscard]] const std::optional<RetestReport>& retest() const { return m_retest; }
    void setRetest(std::optional<RetestReport> report);

    /// What the user says about the case: settings of rules, machine, notes, the walk.
    [[nodiscard]] CaseDocument& document() const { return *m_document; }
    [[nodiscard]] DatasetController& datasets() const { return *m_datasets; }
    [[nodiscard]] HparamLoader& hyperparameters() const { return *m_hparams; }
    /// Runs that are drawn as one.
    [[nodiscard]] GroupedRuns& groups() const { return *m_groups; }
    [[nodiscard]] RestartIndex& restarts() const { return *m_restarts; }
    [[nodiscard]] CaseComparison& comparison() const { return *m_comparison; }
    /// Logged values that were read.
    [[nodiscard]] SummaryStore& summaries() const { return *m_summaries; }

signals:
    /// Of it. What shows the case listens to ViewContext::caseChanged(), which follows.
    void caseChanged();
    void datasetReplaced();
    void clockCorrectionsChanged();
    void analysisChanged();
    void diagnosisChanged();
    void verdictWithheldChanged();
    void liveChanged();
    void retestChanged(); ///< always, where there is a report
    /// diagnose() has come to its first diagnosis, which is shown.
    void firstDiagnosed();

private:
    OpenCase(JobQueuePtr jobs, OpenCaseSteps steps, QObject* parent);
    /// What is to be done when the case has been analysed.
    enum class Demand { None, Judge, Measure };

    void followAnalysis();
    void takeJudgement(const Judgement& judgement);

    JobQueuePtr m_jobs;
    bool m_closesJobs = true;
    CasePtr m_data;
    std::map<ArtifactId, double> m_corrections;
    DiagnosisPtr m_diagnosis;
    CaseAnalysisPtr m_judged;
    std::optional<RetestReport> m_retest;
    Live m_live = Live::No;
    Demand m_demand = Demand::None;
    bool m_awaitsFirst = false; ///< diagnose() was called, and there is no diagnosis yet
    std::unique_ptr<CaseDocument> m_document;
    std::unique_ptr<CaseAnalyser> m_analyser;
    std::unique_ptr<DiagnosisController> m_diagnosing;
    std::unique_ptr<DatasetController> m_datasets;
    std::unique_ptr<HparamLoader> m_hparams;
    std::unique_ptr<GroupedRuns> m_groups;
    std::unique_ptr<RestartIndex> m_restarts;
    std::unique_ptr<SummaryStore> m_summaries;
    std::unique_ptr<CaseComparison> m_comparison;
    bool m_isWithheld = false;
    DiagnosisPtr m_keptBack; ///< while the verdict is withheld: m_diagnosis and m_judged are null
    CaseAnalysisPtr m_keptJudged;
};

} // namespace faultline
