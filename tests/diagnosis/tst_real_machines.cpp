// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace faultline {

namespace {

/// A file, and which of the rules about environment, machine, life cycle and several GPUs say more
/// than a remark about it.
struct KnownMachine {
    std::string file;
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

void expectKnown(const std::string& path, const KnownMachine& expected)
{
    const Training training = test::CaseMaker().file(path).training();
    std::vector<std::string> said;
    for (const auto& rule : machineRules()) {
        const test::Judgement judgement = test::judge(*rule, training);
        for (const Finding& finding : judgement.findings) {
            if (finding.severity != Severity::Info)
                said.emplace_back(rule->info().code);
        }
    }
    EXPECT_EQ(said, expected.codes) << expected.file;
}

// From the scripts that make the files.
TEST(MachinesOfOwnFiles, AreWhatTheyAreMadeFor)
{
    const std::vector<KnownMachine> known{
        {"data/logs/no-gpu-libraries.log", {"E01"}},
        {"data/logs/no-driver.log", {}}, // nothing says that there is a card
        {"data/logs/cudnn-too-old.log", {"E02"}},
        {"data/logs/ends-well.log", {}},
        {"data/gpu/one-job.csv", {}},
        {"vram/reference/odapi_variants/ssd_fpnlite_levels_2_to_6.config", {}},
    };
    for (const KnownMachine& one : known)
        expectKnown(test::testFile(one.file), one);
}

// From SOURCES.md of the files, not from what the rules say.
TEST(RealMachines, SayWhatTheirSourcesSay)
{
    FAULTLINE_NEEDS_REAL(folder, ".");
    const std::vector<KnownMachine> known{
        // Two TITAN V, and libraries of CUDA 10.0 missing.
        KnownMachine{"logs/autotrainer-nohup/nohup.out", {"E01"}},
        KnownMachine{"logs/issue-DeepLabCut-1200/cuda_10.0_libs_missing_gpu_present.txt", {"E01"}},
        KnownMachine{"logs/issue-DeepLabCut-2455/libcudart11_missing_cpu_training.txt", {"E01"}},
        // cuDNN 8.0.5 for TensorFlow 2.7; the oldest wording of the same.
        KnownMachine{"logs/issue-tensorflow-models-10440/cudnn_8.0.5_vs_8.1.0_colab.txt", {"E02"}},
        KnownMachine{"logs/issue-endernewton-tf-faster-rcnn-436/cudnn_7201_vs_7004.txt", {"E02"}},
        // Nothing wrong with card and machine.
        KnownMachine{"gpu/theabrusch-seizure/gpu_stats.v483996.csv", {}},
        KnownMachine{"gpu/theabrusch-seizure/gpu_stats.v10380.csv", {}},
        KnownMachine{"gpu/anjana-rtxa5000/gpu_usage_log.csv", {}},
        // A sample configuration that was never filled in.
        KnownMachine{"configs/odapi-mryves/ssd_mobilenet_v1_coco.config", {"E04"}},
        KnownMachine{"configs/lucaralves/pipeline.20230831-1611.93d9a49.config", {}}};
    for (const KnownMachine& one : known)
        expectKnown(folder + '/' + one.file, one);
}

} // namespace

} // namespace faultline
