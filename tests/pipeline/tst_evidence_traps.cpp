// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/image/image_header.h"
#include "model/pipeline/evidence/evidence_traps.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace faultline::pipeline {
namespace {

/// The trap of an id in English; empty: it is not there.
std::string trapOf(const Training& training, std::string_view id, const Setting& setting = {})
{
    for (const Trap& trap : evidenceTraps(training, setting)) {
        if (trap.id == id)
            return toEnglish(trap.detail);
    }
    return {};
}

Training tracedWith(const std::string& operation)
{
    TraceProfile profile;
    profile.file.displayName = "vm.xplane.pb";
    profile.file.id = ArtifactId(profile.file.displayName);
    profile.framework = "TensorFlow";
    profile.names = {"DecodeJpeg:DecodeJpeg", operation};
    profile.tracks.resize(1);
    profile.events = {{.beginNs = 0, .durationNs = 1'000'000, .name = 1}};
    return test::CaseMaker().steps(10).profile(std::move(profile)).training();
}

TEST(EvidenceTraps, CallsOfPythonShareALock)
{
    Setting setting;
    setting.kind = LoaderKind::TfData;
    setting.parallelCalls = 4;
    const std::string told = trapOf(tracedWith("EagerPyFunc:EagerPyFunc"), "python-lock", setting);
    EXPECT_NE(told.find("EagerPyFunc"), std::string::npos) << told;
    EXPECT_NE(told.find("4 parallel calls"), std::string::npos) << told;
    EXPECT_TRUE(trapOf(tracedWith("NumPyFuncs"), "python-lock", setting).empty());
    setting.parallelCalls = 1; // nothing is held up
    EXPECT_TRUE(trapOf(tracedWith("PyFunc"), "python-lock", setting).empty());
    setting.kind = LoaderKind::DataLoader; // its workers are processes
    setting.workers = 4;
    EXPECT_TRUE(trapOf(tracedWith("PyFunc"), "python-lock", setting).empty());
}

Training recordedWith(const std::string& host)
{
    Training training =
        test::CaseMaker().steps(10).config("{\"host\": {" + host + "}}", "f.json").training();
    for (ConfigDocumentPtr& config : training.configs) {
        auto facts = std::make_shared<ConfigDocument>(*config);
        facts->kind = ConfigKind::RunFacts;
        config = std::move(facts);
    }
    return training;
}

TEST(EvidenceTraps, AQuotaBelowTheCoresIsNamed)
{
    const std::string told =
        trapOf(recordedWith(R"("cpu_cores": 16, "cgroup_cpu_limit_cores": 2.5)"), "cpu-quota");
    EXPECT_NE(told.find("allows 2.5 of the 16 cores"), std::string::npos) << told;
    EXPECT_TRUE(
        trapOf(recordedWith(R"("cpu_cores": 16, "cgroup_cpu_limit_cores": 16)"), "cpu-quota")
            .empty());
    EXPECT_TRUE(
        trapOf(recordedWith(R"("cpu_cores": 16, "cgroup_cpu_limit_cores": null)"), "cpu-quota")
            .empty());
}

Training withImages(float width, float height, ImageFormat format, const char* config)
{
    Training training = test::CaseMaker().steps(10).config(config, "config.yaml").training();
    DatasetEvidence evidence;
    SplitStatistics split;
    split.name = "train";
    split.images = 10;
    split.imageWidth.add(width, 10);
    split.imageHeight.add(height, 10);
    split.formats[static_cast<std::size_t>(format)] = 10;
    evidence.statistics.splits = {split};
    training.datasets = {std::make_shared<const DatasetEvidence>(std::move(evidence))};
    return training;
}

TEST(EvidenceTraps, JpegsMuchLargerThanTheTrainingSizeAreDecodedSmaller)
{
    constexpr const char* kConfig = "imgsz: 640\nbatch: 8\n";
    const std::string told =
        trapOf(withImages(4000.0F, 3000.0F, ImageFormat::Jpeg, kConfig), "large-jpeg");
    EXPECT_NE(told.find("training uses 640 × 480"), std::string::npos) << told;
    EXPECT_NE(told.find("1/4 of the size"), std::string::npos) << told;
    EXPECT_TRUE(
        trapOf(withImages(1270.0F, 950.0F, ImageFormat::Jpeg, kConfig), "large-jpeg").empty());
    EXPECT_TRUE(
        trapOf(withImages(4000.0F, 3000.0F, ImageFormat::Png, kConfig), "large-jpeg").empty());
    EXPECT_TRUE(trapOf(withImages(4000.0F, 3000.0F, ImageFormat::Jpeg, "batch: 8\n"), "large-jpeg")
                    .empty());
}

TEST(EvidenceTraps, ASmallerLastBatchIsCompiledAnew)
{
    const auto stated = [](const char* config) {
        return trapOf(test::CaseMaker().steps(10).config(config, "config.yaml").training(),
                      "last-batch");
    };
    const std::string told = stated("drop_remainder: false\njit_compile: true\n");
    EXPECT_NE(told.find("jit_compile is on"), std::string::npos) << told;
    EXPECT_TRUE(stated("drop_remainder: true\njit_compile: true\n").empty());
    EXPECT_TRUE(stated("drop_remainder: false\n").empty());
    EXPECT_TRUE(stated("jit_compile: true\n").empty());
}

} // namespace
} // namespace faultline::pipeline
