// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/judge_case.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace faultline {

/// What a diagnosis does, in its worker thread. The default is the real thing; tests give their
/// own.
struct DiagnosisSteps {
    using Datasets = std::vector<DatasetEvidencePtr>;
    std::function<Datasets(const CaseAnalysis& analysis, ReadMonitor& monitor)> measure;
    /// `before`: the analysis of the case, or what an earlier diagnosis of it made of that.
    std::function<Result<Judgement>(const CaseAnalysis& before, const DiagnosisOptions& options,
                                    ReadMonitor& monitor)>
        diagnose;

    [[nodiscard]] static DiagnosisSteps builtin();
};

/// Judges the case that is open in the background, without reading its files once more: when it
/// has been read and analysed, when its datasets have been measured, and whenever the user changes
/// a rule or the machine. Only the newest wish counts. GUI thread only; its destructor cancels and
/// waits for nothing.
class DiagnosisController : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Idle,
        Measuring, ///< datasets are read
        Judging,   ///< rules are asked
    };
    static constexpr int kProgressMax = 1000;

    explicit DiagnosisController(const JobQueuePtr& jobs,
                                 DiagnosisSteps steps = DiagnosisSteps::builtin(),
                                 QObject* parent = nullptr);
    ~DiagnosisController() override;

    /// A case has been read whole and is being analysed: begin() follows.
    void expect();
    /// A case that has been read whole: it is judged, its datasets are measured, if there are any,
    /// and it is judged with them.
    void begin(CaseAnalysisPtr analysis, DiagnosisOptions options);
    /// A case that has been judged with `options`, but for its datasets: they are measured, if
    /// there are any, and it is judged with them.
    void resume(CaseAnalysisPtr analysis, DiagnosisOptions options);
    /// Nothing is open, or it is going to be replaced.
    void drop();
    /// The same case under other clocks: judged again.
    void setAnalysis(CaseAnalysisPtr analysis);
    /// The same case, grown: judged again with what was measured of its datasets, which are
    /// measured again only if they are others now.
    void setGrown(CaseAnalysisPtr analysis);
    /// Judges again if they differ from what was judged with last. Datasets are this object's own
    /// matter: those of `options` are not looked at.
    void setOptions(DiagnosisOptions options);
    /// Stops the first judging, or the measuring: rules about datasets go on abstaining. Harmless
    /// when neither is under way.
    void cancel();

    /// What is judged, or was last; null: nothing.
    [[nodiscard]] const CaseAnalysisPtr& analysis() const { return m_analysis; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    /// What is judged is a case that grows: it happens again and again, and nobody waits for it.
    [[nodiscard]] bool isJudgingGrowth() const { return m_isJudgingGrowth; }
    /// What was read has not been judged yet.
    [[nodiscard]] bool isJudgingFirst() const { return m_isJudgingFirst; }
    /// 0..kProgressMax of the datasets' bytes.
    [[nodiscard]] int progress() const;
    /// What was measured of the case; empty until then.
    [[nodiscard]] const DiagnosisSteps::Datasets& datasets() const { return m_options.datasets; }
    /// Waits until nothing is left to be done. For pictures and tests.
    void finish();

signals:
    void stageChanged(faultline::DiagnosisController::Stage stage);
    void progressChanged(int progress);
    void diagnosed(const faultline::Judgement& judgement);
    /// cancel() stopped the first judging: there is no diagnosis.
    void cancelled();

private:
    void measure();
    void judge();
    void takeJudgement(const Result<Judgement>& judgement);
    void setStage(Stage stage);

    JobQueuePtr m_jobs;
    DiagnosisSteps m_steps;
    CaseAnalysisPtr m_analysis;
    CaseAnalysisPtr m_prepared; ///< what the last diagnosis made of it
    DiagnosisOptions m_options;
    BackgroundWork<DiagnosisSteps::Datasets> m_measuring;
    BackgroundWork<Judgement> m_judging;
    Stage m_stage = Stage::Idle;
    bool m_isJudgingFirst = false;
    bool m_isJudgingGrowth = false;
    std::uint64_t m_totalBytes = 0;
    QTimer m_progressTimer;
};

} // namespace faultline
