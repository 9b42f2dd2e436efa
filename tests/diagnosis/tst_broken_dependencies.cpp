// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& brokenDependenciesRule()
{
    static const std::unique_ptr<const Rule> kRule = makeBrokenDependencies();
    return *kRule;
}

std::string traceback(const std::string& deepestFile, const std::string& last)
{
    return "Traceback (most recent call last):\n"
           "  File \"/home/user/train.py\", line 3, in <module>\n"
           "    import model\n"
           "  File \"/usr/lib/python3.9/site-packages/official/vision.py\", line 18, in <module>\n"
           "    x = load()\n"
           "  File \""
           + deepestFile
           + "\", line 7, in load\n"
             "    return 1\n"
           + last + "\n";
}

TEST(BrokenDependencies, NamesThePackageOfAModule)
{
    const Judgement said = judge(
        brokenDependenciesRule(),
        CaseMaker()
            .console(traceback("/home/user/data.py", "ModuleNotFoundError: No module named 'cv2'"))
            .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_EQ(said.title(), "Python package opencv-python-headless is not installed");
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("install \"opencv-python-headless\""));
}

TEST(BrokenDependencies, AModuleOfACheckoutNeedsThePath)
{
    const Judgement said = judge(brokenDependenciesRule(),
                                 CaseMaker()
                                     .console(traceback("/home/user/model_main_tf2.py",
                                                        "ModuleNotFoundError: No module named "
                                                        "'object_detection.utils'"))
                                     .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("models/research"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("PYTHONPATH"));
}

Judgement judgeEnd(const std::string& last)
{
    return judge(brokenDependenciesRule(),
                 CaseMaker().console(traceback("/home/user/data.py", last)).training());
}

TEST(BrokenDependencies, APartThatIsMissingIsAnotherVersion)
{
    // Python names the part only after it has found the package.
    const Judgement said = judgeEnd("ModuleNotFoundError: No module named 'torch._six'");
    EXPECT_THAT(said.title(), HasSubstr("version of torch"));
    EXPECT_THAT(judgeEnd("ModuleNotFoundError: No module named 'google.protobuf'").title(),
                HasSubstr("package protobuf is not installed"));
    const Judgement contrib = judgeEnd("ModuleNotFoundError: No module named 'tensorflow.contrib'");
    EXPECT_THAT(snippetsOf(contrib.findings.at(0)), HasSubstr("tensorflow==1.15.5"));
}

TEST(BrokenDependencies, KnowsWhatContainersLack)
{
    const Judgement said = judgeEnd("ImportError: libGL.so.1: cannot open shared object file: No "
                                    "such file or directory");
    EXPECT_THAT(snippetsOf(said.findings.at(0)), HasSubstr("opencv-python-headless"));
    const Judgement protoc = judgeEnd("ImportError: cannot import name "
                                      "'string_int_label_map_pb2' from 'object_detection.protos'");
    EXPECT_THAT(snippetsOf(protoc.findings.at(0)), HasSubstr("protoc"));
    EXPECT_THAT(snippetsOf(judgeEnd("AttributeError: module 'PIL.Image' has no attribute "
                                    "'ANTIALIAS'")
                               .findings.at(0)),
                HasSubstr("pillow<10"));
}

TEST(BrokenDependencies, PinsProtobuf)
{
    const Judgement said = judge(
        brokenDependenciesRule(),
        CaseMaker()
            .console(traceback("/usr/lib/python3.9/site-packages/google/protobuf/descriptor.py",
                               "TypeError: Descriptors cannot not be created directly."))
            .packages("protobuf==4.25.1\ntensorflow==2.8.0\n")
            .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("protobuf==3.20.3"));
}

TEST(BrokenDependencies, ACallBetweenTwoPackagesIsTheirFault)
{
    const std::string message = "TypeError: __init__() got an unexpected keyword argument 'dtype'";
    const Judgement said =
        judge(brokenDependenciesRule(),
              CaseMaker()
                  .console(traceback("/usr/lib/python3.9/site-packages/keras/layers.py", message))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_DOUBLE_EQ(said.findings[0].confidence, 0.6);
    // From the user's own code the same message is his own error.
    EXPECT_TRUE(judge(brokenDependenciesRule(),
                      CaseMaker().console(traceback("/home/user/layers.py", message)).training())
                    .silent());
}

TEST(BrokenDependencies, WarnsBeforeLaunchOfAPairThatBreaks)
{
    const auto plan = [](const std::string& numpy) {
        return CaseMaker().packages("numpy==" + numpy + "\ntensorflow==2.8.0\n").training();
    };
    const Judgement said = judge(brokenDependenciesRule(), plan("1.24.3"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning); // the row was not read again
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("numpy<1.24"));
    EXPECT_TRUE(judge(brokenDependenciesRule(), plan("1.23.5")).silent());
}

TEST(BrokenDependencies, JudgesTorchvisionCritically)
{
    const Judgement said =
        judge(brokenDependenciesRule(),
              CaseMaker().packages("torch==2.1.0\ntorchvision==0.15.2\n").training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("torchvision==0.16.*"));
}

TEST(BrokenDependencies, WhatTrainsIsNotBroken)
{
    EXPECT_TRUE(
        judge(brokenDependenciesRule(),
              CaseMaker().packages("numpy==1.24.3\ntensorflow==2.8.0\n").steps(100).training())
            .silent());
}

TEST(BrokenDependencies, AnImportThatWasCaughtIsNoCause)
{
    EXPECT_TRUE(judge(brokenDependenciesRule(),
                      CaseMaker()
                          .console("ImportError: No module named apex, using torch.amp\n"
                                   "epoch 1 loss 0.5\nepoch 2 loss 0.4\n"
                                   "epoch 3 loss 0.3\nepoch 4 loss 0.2\n")
                          .training())
                    .silent());
}

TEST(BrokenDependencies, AbstainsWithoutEvidence)
{
    const Judgement said = judge(brokenDependenciesRule(), CaseMaker().steps(100).training());
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
}

} // namespace

} // namespace faultline
