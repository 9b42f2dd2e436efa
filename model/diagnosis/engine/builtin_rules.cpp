// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"

#include "model/diagnosis/rules/rules.h"

#include <vector>

namespace faultline {

namespace {

std::vector<std::unique_ptr<const Rule>> makeRules()
{
    std::vector<std::unique_ptr<const Rule>> rules;
    rules.push_back(makeGpuOutOfMemory());
    rules.push_back(makeAllocatorWarningHarmless());
    rules.push_back(makeMemoryFragmented());
    rules.push_back(makeBatchDoesNotFit());
    rules.push_back(makeGpuMemoryTaken());
    rules.push_back(makeLateOutOfMemory());
    rules.push_back(makeGpuMemoryLeak());
    rules.push_back(makeGpuMemoryUnused());
    rules.push_back(makeHostOutOfMemory());
    rules.push_back(makeHostMemoryCreep());
    rules.push_back(makeCpuStarvesGpu());
    rules.push_back(makeDiskStarvesGpu());
    rules.push_back(makeDiskFull());
    rules.push_back(makeSlowDataSource());
    rules.push_back(makeTrainingOnCpu());
    rules.push_back(makeVersionMismatch());
    rules.push_back(makeBrokenDependencies());
    rules.push_back(makeConfigNotForProgram());
    rules.push_back(makeGpuFault());
    rules.push_back(makeGpuThrottled());
    rules.push_back(makePcieDegraded());
    rules.push_back(makeTensorCoresUnused());
    rules.push_back(makeInputBound());
    rules.push_back(makePipelineBottleneck());
    rules.push_back(makePipelineMisconfigured());
    rules.push_back(makeCopyToDeviceSlow());
    rules.push_back(makeLaunchBound());
    rules.push_back(makePeriodicStalls());
    rules.push_back(makeTrainingSlowsDown());
    rules.push_back(makeGpuUnderused());
    rules.push_back(makeInvalidBoxes());
    rules.push_back(makeLabelsDisagree());
    rules.push_back(makeClassImbalance());
    rules.push_back(makeBoxesDropped());
    rules.push_back(makeObjectsTooSmall());
    rules.push_back(makeSplitLeak());
    rules.push_back(makeOddImages());
    rules.push_back(makeLossBecameNan());
    rules.push_back(makeLossDiverged());
    rules.push_back(makeLossUnstable());
    rules.push_back(makeLearningRateOff());
    rules.push_back(makeScheduleMismatch());
    rules.push_back(makeModelNeverLearned());
    rules.push_back(makeLossPlateau());
    rules.push_back(makeOverfitting());
    rules.push_back(makeWrongRunLength());
    rules.push_back(makeStuckAtStart());
    rules.push_back(makeGradientsOff());
    rules.push_back(makeUpdateSizeOff());
    rules.push_back(makeCheckpointNotUsed());
    rules.push_back(makeMetricStaysZero());
    rules.push_back(makeOneLossDominates());
    rules.push_back(makeStoppedProgressing());
    rules.push_back(makeTrainingCrashed());
    rules.push_back(makePreempted());
    rules.push_back(makeRestartsLostWork());
    rules.push_back(makeEvaluationMissing());
    rules.push_back(makeUnevenGpus());
    rules.push_back(makeStraggler());
    rules.push_back(makeCommunicationBound());
    rules.push_back(makeEvidenceNotUsable());
    return rules;
}

} // namespace

std::span<const std::unique_ptr<const Rule>> builtinRules()
{
    static const std::vector<std::unique_ptr<const Rule>> kRules = makeRules();
    return kRules;
}

} // namespace faultline
