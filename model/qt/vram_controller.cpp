// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/vram_controller.h"

#include <utility>

namespace faultline {

VramController::VramController(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent),
      m_work(jobs),
      m_previewWork(jobs),
      m_sweepWork(jobs, JobLane::Long),
      m_mitigationWork(jobs, JobLane::Long),
      m_gpuWork(jobs, JobLane::Long),
      m_variantWork(jobs, JobLane::Long)
{
    m_work.setLabel(tr("Planning memory"));
    m_gpuWork.setLabel(tr("Comparing GPUs"));
    m_sweepWork.setLabel(tr("Trying batches and sizes"));
    m_mitigationWork.setLabel(tr("Looking for what saves memory"));
}

VramController::~VramController() = default;

void VramController::setRequest(PlanRequest request)
{
    m_request = std::move(request);
    m_sweepWork.drop();
    m_sweeps.reset();
    m_mitigationWork.drop();
    m_mitigations.reset();
    m_gpuWork.drop();
    m_gpuBatches.reset();
    m_variantWork.drop();
    m_variants.clear();
    preview(std::nullopt);
    emit requestChanged();
    if (m_request.isEmpty()) {
        m_work.drop();
        m_plan.reset();
        m_error.reset();
        emit planChanged();
        return;
    }
    m_work.start([asked = m_request](WorkMonitor&) { return makePlan(asked); },
                 [this](const Result<VramPlanPtr>& plan) { takePlan(plan); });
}

void VramController::setSetup(const vram::TrainingSetup& setup)
{
    PlanRequest request = m_request;
    request.setup = setup;
    setRequest(std::move(request));
}

void VramController::takePlan(const Result<VramPlanPtr>& plan)
{
    if (plan) {
        m_plan = *plan;
        m_error.reset();
        beginFurther();
    } else {
        m_error = plan.error();
    }
    emit planChanged();
}

void VramController::beginFurther()
{
    m_gpuWork.start([planned = m_plan](WorkMonitor&) { return makeMaxBatches(*planned); },
                    [this](const Result<std::vector<vram::MaxBatch>>& batches) {
                        m_gpuBatches = batches ? *batches : std::vector<vram::MaxBatch>();
                        emit gpuBatchesChanged();
                    });
    // Which code bases know a name does not change with the setup, and takes long to find out.
    const bool isKnown = m_frameworksOf == m_plan->request.model && !m_plan->request.file;
    m_variantWork.start(
        [planned = m_plan,
         known = isKnown ? std::optional(m_frameworks) : std::nullopt](WorkMonitor&) {
            Variants made{.frameworks = known ? *known : frameworksOf(*planned), .plans = {}};
            made.plans = makeVariants(*planned, made.frameworks);
            return Result<Variants>(std::move(made));
        },
        [this](const Result<Variants>& made) {
            m_frameworksOf = m_plan->request.model;
            m_frameworks = made ? made->frameworks : std::vector<std::string>();
            m_variants = made ? made->plans : std::vector<PlanVariant>();
            emit variantsChanged();
        });
    m_sweepWork.start(
        [planned = m_plan](WorkMonitor&) { return Result<PlanSweeps>(makeSweeps(*planned)); },
        [this](const Result<PlanSweeps>& sweeps) {
            m_sweeps = sweeps ? *sweeps : PlanSweeps();
            emit sweepsChanged();
        });
    m_mitigationWork.start([planned = m_plan](WorkMonitor&) { return makeMitigations(*planned); },
                           [this](const Result<std::vector<vram::Mitigation>>& found) {
                               m_mitigations = found ? *found : std::vector<vram::Mitigation>();
                               emit mitigationsChanged();
                           });
}

void VramController::preview(const std::optional<PlanRequest>& request)
{
    m_previewWork.drop();
    if (!request) {
        if (std::exchange(m_preview, nullptr))
            emit previewChanged();
        return;
    }
    m_previewWork.start([asked = *request](WorkMonitor&) { return makePlan(asked); },
                        [this](const Result<VramPlanPtr>& plan) {
                            m_preview = plan ? *plan : nullptr;
                            emit previewChanged();
                        });
}

void VramController::finish()
{
    m_work.finish();
    m_gpuWork.finish();
    m_variantWork.finish();
    m_sweepWork.finish();
    m_mitigationWork.finish();
    m_previewWork.finish();
}

} // namespace faultline
