// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"

#include <memory>

namespace faultline {

/// The factories of the rules that ship, one per file of this folder, in catalogue order;
/// builtin_rules.cpp lists them.

std::unique_ptr<const Rule> makeGpuOutOfMemory();           // V01
std::unique_ptr<const Rule> makeAllocatorWarningHarmless(); // V02
std::unique_ptr<const Rule> makeMemoryFragmented();         // V03
std::unique_ptr<const Rule> makeBatchDoesNotFit();          // V04
std::unique_ptr<const Rule> makeGpuMemoryTaken();           // V05
std::unique_ptr<const Rule> makeLateOutOfMemory();          // V06
std::unique_ptr<const Rule> makeGpuMemoryLeak();            // V07
std::unique_ptr<const Rule> makeGpuMemoryUnused();          // V08
std::unique_ptr<const Rule> makeHostOutOfMemory();          // H01
std::unique_ptr<const Rule> makeHostMemoryCreep();          // H02
std::unique_ptr<const Rule> makeCpuStarvesGpu();            // H03
std::unique_ptr<const Rule> makeDiskStarvesGpu();           // H04
std::unique_ptr<const Rule> makeDiskFull();                 // H05
std::unique_ptr<const Rule> makeSlowDataSource();           // H06
std::unique_ptr<const Rule> makeTrainingOnCpu();            // E01
std::unique_ptr<const Rule> makeVersionMismatch();          // E02
std::unique_ptr<const Rule> makeBrokenDependencies();       // E03
std::unique_ptr<const Rule> makeConfigNotForProgram();      // E04
std::unique_ptr<const Rule> makeGpuFault();                 // E05
std::unique_ptr<const Rule> makeGpuThrottled();             // E06
std::unique_ptr<const Rule> makePcieDegraded();             // E07
std::unique_ptr<const Rule> makeTensorCoresUnused();        // E08
std::unique_ptr<const Rule> makeInputBound();               // I01
std::unique_ptr<const Rule> makePipelineBottleneck();       // I02
std::unique_ptr<const Rule> makePipelineMisconfigured();    // I03
std::unique_ptr<const Rule> makeCopyToDeviceSlow();         // I04
std::unique_ptr<const Rule> makeLaunchBound();              // I05
std::unique_ptr<const Rule> makePeriodicStalls();           // I06
std::unique_ptr<const Rule> makeTrainingSlowsDown();        // I07
std::unique_ptr<const Rule> makeGpuUnderused();             // I08
std::unique_ptr<const Rule> makeInvalidBoxes();             // D01
std::unique_ptr<const Rule> makeLabelsDisagree();           // D02
std::unique_ptr<const Rule> makeClassImbalance();           // D03
std::unique_ptr<const Rule> makeBoxesDropped();             // D04
std::unique_ptr<const Rule> makeObjectsTooSmall();          // D05
std::unique_ptr<const Rule> makeSplitLeak();                // D06
std::unique_ptr<const Rule> makeOddImages();                // D07
std::unique_ptr<const Rule> makeLossBecameNan();            // O01
std::unique_ptr<const Rule> makeLossDiverged();             // O02
std::unique_ptr<const Rule> makeLossUnstable();             // O03
std::unique_ptr<const Rule> makeLearningRateOff();          // O04
std::unique_ptr<const Rule> makeScheduleMismatch();         // O05
std::unique_ptr<const Rule> makeModelNeverLearned();        // O06
std::unique_ptr<const Rule> makeLossPlateau();              // O07
std::unique_ptr<const Rule> makeOverfitting();              // O08
std::unique_ptr<const Rule> makeWrongRunLength();           // O09
std::unique_ptr<const Rule> makeGradientsOff();             // O10
std::unique_ptr<const Rule> makeUpdateSizeOff();            // O11
std::unique_ptr<const Rule> makeCheckpointNotUsed();        // O12
std::unique_ptr<const Rule> makeMetricStaysZero();          // O13
std::unique_ptr<const Rule> makeOneLossDominates();         // O14
std::unique_ptr<const Rule> makeStuckAtStart();             // L01
std::unique_ptr<const Rule> makeStoppedProgressing();       // L02
std::unique_ptr<const Rule> makeTrainingCrashed();          // L03
std::unique_ptr<const Rule> makePreempted();                // L04
std::unique_ptr<const Rule> makeRestartsLostWork();         // L05
std::unique_ptr<const Rule> makeEvaluationMissing();        // L06
std::unique_ptr<const Rule> makeUnevenGpus();               // P01
std::unique_ptr<const Rule> makeStraggler();                // P02
std::unique_ptr<const Rule> makeCommunicationBound();       // P03
std::unique_ptr<const Rule> makeEvidenceNotUsable();        // Q01

} // namespace faultline
