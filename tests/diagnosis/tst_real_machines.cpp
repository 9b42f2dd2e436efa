// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

/// A real file, and which of the rules about environment, machine, life cycle and several GPUs say
/// more than a remark about it.
struct RealCase {
    const char* file;
    std::vector<std::string> codes;
};

std::vector<std::unique_ptr<const Rule>> machineRules()
{
    std::vector<std::unique_ptr<const Rule>> rules;
    rules.push_back(makeTrainingOnCpu());
    rules.push_back(makeVersionMismatch());
    rules.push_back(makeBrokenDependencies());
    rules.push_back(makeConfigNotForProgram());
    rules.push_back(makeGpuFault());
    rules.push_back(makeGpuThrottled());
    rules.push_back(makePcieDegraded());
    rules.push_back(makeTensorCoresUnused());
    rules.push_back(makeStuckAtStart());
    rules.push_back(makePreempted());
    rules.push_back(makeEvaluationMissing());
    rules.push_back(makeUnevenGpus());
    rules.push_back(makeStraggler());
    rules.push_back(makeCommunicationBound());
    return rules;
}

class RealMachines : public ::testing::TestWithParam<RealCase> {};

TEST_P(RealMachines, SayWhatTheirSourcesSay)
{
    const std::string path = test::realFile(GetParam().file);
    if (path.empty())
        GTEST_SKIP() << "no " << GetParam().file << " beside this checkout";
    const Training training = test::CaseMaker().file(path).training();
    std::vector<std::string> said;
    for (const auto& rule : machineRules()) {
        const test::Judgement judgement = test::judge(*rule, training);
        for (const Finding& finding : judgement.findings) {
            if (finding.severity != Severity::Info)
                said.emplace_back(rule->info().code);
        }
    }
    EXPECT_EQ(said, GetParam().codes) << GetParam().file;
}

// From SOURCES.md of the files, not from what the rules say.
INSTANTIATE_TEST_SUITE_P(
    Files, RealMachines,
    ::testing::Values(
        // Two TITAN V, and libraries of CUDA 10.0 missing.
        RealCase{"logs/autotrainer-nohup/nohup.out", {"E01"}},
        RealCase{"logs/issue-DeepLabCut-1200/cuda_10.0_libs_missing_gpu_present.txt", {"E01"}},
        RealCase{"logs/issue-DeepLabCut-2455/libcudart11_missing_cpu_training.txt", {"E01"}},
        // cuDNN 8.0.5 for TensorFlow 2.7; the oldest wording of the same.
        RealCase{"logs/issue-tensorflow-models-10440/cudnn_8.0.5_vs_8.1.0_colab.txt", {"E02"}},
        RealCase{"logs/issue-endernewton-tf-faster-rcnn-436/cudnn_7201_vs_7004.txt", {"E02"}},
        // Nothing wrong with card and machine.
        RealCase{"gpu/theabrusch-seizure/gpu_stats.v483996.csv", {}},
        RealCase{"gpu/theabrusch-seizure/gpu_stats.v10380.csv", {}},
        RealCase{"gpu/anjana-rtxa5000/gpu_usage_log.csv", {}},
        // A sample configuration that was never filled in.
        RealCase{"configs/odapi-mryves/ssd_mobilenet_v1_coco.config", {"E04"}},
        RealCase{"configs/lucaralves/pipeline.20230831-1611.93d9a49.config", {}}));

} // namespace

} // namespace faultline
