// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Keeps an estimate up to date with what the user sets. Every change is worked out off the GUI
/// thread; the latest one wins. GUI thread only; its destructor cancels and waits.
class VramController : public QObject {
    Q_OBJECT

public:
    explicit VramController(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~VramController() override;

    /// Works it out, even if nothing changed. An empty request clears the plan.
    void setRequest(PlanRequest request);
    [[nodiscard]] const PlanRequest& request() const { return m_request; }
    /// Only what the user set of the training; model and GPU stay.
    void setSetup(const vram::TrainingSetup& setup);

    /// Of the latest request that could be worked out; null: none yet.
    [[nodiscard]] const VramPlanPtr& plan() const { return m_plan; }
    /// Why the present request could not be worked out; plan() is an older one then.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

    /// Of plan(); nullopt while they are made.
    [[nodiscard]] const std::optional<PlanSweeps>& sweeps() const { return m_sweeps; }
    /// What would help plan(), the best first; nullopt while that is looked for.
    [[nodiscard]] const std::optional<std::vector<vram::Mitigation>>& mitigations() const
    {
        return m_mitigations;
    }

    /// The largest batch of plan() on each of gpusFor(); nullopt while they are worked out.
    [[nodiscard]] const std::optional<std::vector<vram::MaxBatch>>& gpuBatches() const
    {
        return m_gpuBatches;
    }
    /// What the name that plan() is of means elsewhere; empty: nothing, or not known yet.
    [[nodiscard]] const std::vector<PlanVariant>& variants() const { return m_variants; }

    /// Works out what it would be instead, beside plan(). nullopt: nothing instead.
    void preview(const std::optional<PlanRequest>& request);
    [[nodiscard]] const VramPlanPtr& previewPlan() const { return m_preview; } ///< null: none

    /// Waits until all of it is there. For pictures and tests.
    void finish();

signals:
    void requestChanged();
    void planChanged(); ///< or error()
    void sweepsChanged();
    void mitigationsChanged();
    void gpuBatchesChanged();
    void variantsChanged();
    void previewChanged();

private:
    void takePlan(const Result<VramPlanPtr>& plan);
    void beginFurther(); ///< what takes longer than the plan

    PlanRequest m_request;
    VramPlanPtr m_plan;
    VramPlanPtr m_preview;
    std::optional<Error> m_error;
    std::optional<PlanSweeps> m_sweeps;
    std::optional<std::vector<vram::Mitigation>> m_mitigations;
    std::optional<std::vector<vram::MaxBatch>> m_gpuBatches;
    struct Variants {
        std::vector<std::string> frameworks;
        std::vector<PlanVariant> plans;
    };
    std::vector<PlanVariant> m_variants;
    std::string m_frameworksOf; ///< a name of a model
    std::vector<std::string> m_frameworks;
    BackgroundWork<VramPlanPtr> m_work;
    BackgroundWork<VramPlanPtr> m_previewWork;
    BackgroundWork<PlanSweeps> m_sweepWork;
    BackgroundWork<std::vector<vram::Mitigation>> m_mitigationWork;
    BackgroundWork<std::vector<vram::MaxBatch>> m_gpuWork;
    BackgroundWork<Variants> m_variantWork;
};

} // namespace faultline
