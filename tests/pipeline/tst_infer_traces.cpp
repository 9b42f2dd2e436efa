// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is inferred of traces.
#include "model/pipeline/evidence/what_if.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace faultline::pipeline {
namespace {

TEST(Infer, ThreeTracedStepsAreEnough)
{
    TraceProfile profile;
    profile.file.displayName = "worker0.pt.trace.json";
    profile.file.id = ArtifactId(profile.file.displayName);
    profile.framework = "PyTorch";
    profile.names = {"enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__"};
    profile.tracks.resize(1);
    for (int i = 0; i < 4; ++i)
        profile.events.push_back({.beginNs = i * 100'000'000,
                                  .durationNs = 60'000'000,
                                  .category = TraceCategory::InputPipeline});
    const Training training = test::CaseMaker()
                                  .steps(50)
                                  .config("batch_size: 8\n", "config.yaml")
                                  .profile(std::move(profile))
                                  .training();
    const InferredPipeline inferred = *inferPipeline(training);
    EXPECT_TRUE(inferred.refused.empty()) << toEnglish(inferred.refused);
    EXPECT_EQ(inferred.workSource, InputSource::Trace);
    EXPECT_EQ(inferred.setting.workers, 0);
    EXPECT_NEAR(inferred.costs.meanWork(), 0.06, 1e-6);
    EXPECT_NEAR(inferred.costs.meanStep(), 0.04, 1e-6);
}

TEST(Infer, ATraceOfTfDataTellsWaitsBatchAndOrder)
{
    TraceProfile profile;
    profile.file.displayName = "vm.xplane.pb";
    profile.file.id = ArtifactId(profile.file.displayName);
    profile.framework = "TensorFlow";
    profile.names = {"IteratorGetNextOp::DoCompute", "DecodeJpeg:DecodeJpeg"};
    profile.tracks.resize(2);
    for (int i = 0; i < 30; ++i)
        profile.events.push_back({.beginNs = i * 60'000'000,
                                  .durationNs = 40'000'000,
                                  .category = TraceCategory::InputPipeline});
    for (int i = 0; i < 240; ++i)
        profile.events.push_back(
            {.beginNs = i * 7'500'000, .durationNs = 3'000'000, .name = 1, .track = 1});
    InputStageTotal elements;
    elements.name = "Iterator::Root::BatchV2::Shuffle";
    elements.count = 240;
    profile.inputStages.push_back(elements);
    const Training training = test::CaseMaker()
                                  .steps(50)
                                  .config("batch_size: 4\nnum_parallel_calls: 1\n", "config.yaml")
                                  .profile(std::move(profile))
                                  .training();
    const InferredPipeline inferred = *inferPipeline(training);
    ASSERT_TRUE(inferred.refused.empty()) << toEnglish(inferred.refused);
    EXPECT_EQ(inferred.setting.kind, LoaderKind::TfData);
    EXPECT_EQ(inferred.setting.batch, 8); // the trace is believed before the configuration
    EXPECT_EQ(inferred.find("batch")->source, InputSource::Trace);
    EXPECT_FALSE(inferred.setting.isFused);
    EXPECT_EQ(inferred.setting.prefetch, 0);
    EXPECT_NEAR(inferred.costs.meanStep(), 0.02, 1e-6);
    // Without prefetch the call makes one element ahead, the other seven in the wait; 3 ms of each
    // decode.
    const double element = (0.04 - usualHandOver(LoaderKind::TfData)) / 7.0;
    EXPECT_NEAR(inferred.costs.meanWork(), element, 0.01 * element);
    EXPECT_NEAR(*inferred.costs.decodeShare, 0.003 / element, 0.02);
    const PipelineReport report = reportPipeline(inferred);
    ASSERT_FALSE(report.notes.empty());
    EXPECT_NE(toEnglish(report.notes.front()).find("no prefetch"), std::string::npos);
}

} // namespace
} // namespace faultline::pipeline
