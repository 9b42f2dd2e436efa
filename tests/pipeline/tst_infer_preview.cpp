// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/what_if.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline::pipeline {
namespace {

TEST(InferPreview, APreviewIsBroughtToTheMachineOfTheTraining)
{
    InferOptions options;
    options.preview =
        PreviewCosts{.elementSeconds = {0.01, 0.03}, .decodeShare = 0.6, .targetFactor = 2.0};
    const Training plain =
        test::CaseMaker().steps(200).config("num_workers: 2\nbatch_size: 8\n", "c.yaml").training();
    const InferredPipeline probed = *inferPipeline(plain, options);
    EXPECT_NEAR(*probed.find("work_ms")->value, 8 * 40.0, 1e-9);
    EXPECT_EQ(probed.find("machine_factor")->source, InputSource::Preview);
    EXPECT_FALSE(probed.isOtherMachine);
    options.preview->targetFactor.reset();
    const InferredPipeline notProbed = *inferPipeline(plain, options);
    EXPECT_NEAR(*notProbed.find("work_ms")->value, 8 * 20.0, 1e-9);
    EXPECT_FALSE(notProbed.find("machine_factor")->value);
    EXPECT_TRUE(notProbed.isOtherMachine);
}

/// Steps of unknown computing: nothing is advised, but what comes out of the pipeline is said.
TEST(InferPreview, APreviewWithoutAStepSaysWhatThePipelineMakes)
{
    InferOptions options;
    options.preview =
        PreviewCosts{.elementSeconds = {0.02}, .decodeShare = 0.6, .targetFactor = 1.0};
    const auto notesWith = [&](const char* config) {
        const Training plain = test::CaseMaker().steps(200).config(config, "c.yaml").training();
        const PipelineReport report = reportPipeline(*inferPipeline(plain, options));
        EXPECT_FALSE(report.refused.empty());
        EXPECT_FALSE(report.present);
        return report.notes.empty() ? std::string() : toEnglish(report.notes.back());
    };
    EXPECT_NE(notesWith("num_workers: 2\nbatch_size: 8\n").find("makes up to 100 images a second"),
              std::string::npos)
        << notesWith("num_workers: 2\nbatch_size: 8\n");
    EXPECT_NE(notesWith("batch_size: 8\n").find("One worker makes up to 50 images a second"),
              std::string::npos)
        << notesWith("batch_size: 8\n");
}

} // namespace
} // namespace faultline::pipeline
