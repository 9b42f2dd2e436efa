// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/background_work.h"
#include "model/qt/judge_case.h"

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
    std::function<Datasets(const CasePtr& data, const DiagnosisOptions& options,
                           ReadMonitor& monitor)>
        measure;
    std::function<Result<Diagnosis>(const CasePtr& data, const DiagnosisOptions& options,
                                    ReadMonitor& monitor)>
        diagnose;

    [[nodiscard]] static DiagnosisSteps builtin();
};

/// Judges the case that is open again, in the background and without reading its files once more:
/// when its datasets have been measured (the load itself does not wait for that), and whenever
/// the user changes a rule or the machine. Only the newest wish counts. GUI thread only; its
/// destructor cancels and waits.
class DiagnosisController : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Idle,
        Measuring, ///< datasets are read
        Judging,   ///< rules are asked
    };
    static constexpr int kProgressMax = 1000;

    explicit DiagnosisController(DiagnosisSteps steps = DiagnosisSteps::builtin(),
                                 QObject* parent = nullptr);
    ~DiagnosisController() override;

    /// A case that has been read whole and judged with `options`, but for its datasets. They are
    /// measured now, if there are any. Null: nothing is open.
    void setCase(CasePtr data, DiagnosisOptions options);
    /// The same case, grown: judged again with what was measured of its datasets, which are
    /// measured again only if they are others now.
    void setGrown(CasePtr data);
    /// Judges again if they differ from what was judged with last. Datasets are this object's own
    /// matter: those of `options` are not looked at.
    void setOptions(DiagnosisOptions options);
    /// Reads no datasets; rules about them go on abstaining.
    void cancelMeasuring();

    [[nodiscard]] Stage stage() const { return m_stage; }
    /// What is judged is a case that grows: it happens again and again, and nobody waits for it.
    [[nodiscard]] bool isJudgingGrowth() const { return m_isJudgingGrowth; }
    /// 0..kProgressMax of the datasets' bytes.
    [[nodiscard]] int progress() const;
    /// What was measured of the case; empty until then.
    [[nodiscard]] const DiagnosisSteps::Datasets& datasets() const { return m_options.datasets; }
    /// Waits until nothing is left to be done. For pictures and tests.
    void finish();

signals:
    void stageChanged(faultline::DiagnosisController::Stage stage);
    void progressChanged(int progress);
    void diagnosed(const std::shared_ptr<const faultline::Diagnosis>& diagnosis);

private:
    using DiagnosisPtr = std::shared_ptr<const Diagnosis>;

    void measure();
    void judge();
    void setStage(Stage stage);

    DiagnosisSteps m_steps;
    CasePtr m_case;
    DiagnosisOptions m_options;
    BackgroundWork<DiagnosisSteps::Datasets> m_measuring;
    BackgroundWork<DiagnosisPtr> m_judging;
    Stage m_stage = Stage::Idle;
    bool m_isJudgingGrowth = false;
    std::uint64_t m_totalBytes = 0;
    QTimer m_progressTimer;
};

} // namespace faultline
