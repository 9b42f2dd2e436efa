// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>

namespace faultline {
namespace {

CasePtr loadFolder(const std::string& folder)
{
    const std::vector<std::string> paths{folder};
    SilentMonitor monitor;
    const auto data = loadCase(paths, monitor);
    EXPECT_TRUE(data) << (data ? "" : data.error().message());
    return data ? *data : std::make_shared<CaseData>();
}

/// What is expected of each real log is what its source list says, found with other programs.
class RealEvents : public testing::Test {
protected:
    void SetUp() override
    {
        if (m_root.empty())
            GTEST_SKIP() << test::absentRealFile("events");
    }

    [[nodiscard]] CasePtr load(const std::string& folder) const
    {
        return loadFolder((m_root / folder).string());
    }

    const std::filesystem::path m_root = test::realFile("events");
};

TEST_F(RealEvents, ARunRestartedDozensOfTimes)
{
    const CasePtr data = load("lucaralves-tfod");
    ASSERT_EQ(data->runs.size(), 1U);
    const faultline::Run& run = *data->runs.front();
    EXPECT_EQ(run.name, "train");
    EXPECT_EQ(run.files.size(), 43U);
    EXPECT_EQ(data->issues.damageCount(), 0U);
    EXPECT_EQ(data->issues.count(IssueCode::HeaderOnlyFile), 22U);
    ASSERT_NE(run.findScalar("Loss/total_loss"), nullptr);
    EXPECT_FALSE(run.findScalar("Loss/total_loss")->stepBreaks().positions.empty());
}

TEST_F(RealEvents, AFileWithoutVersionTimeOrHost)
{
    const CasePtr data = load("catboost-goodluckcn");
    EXPECT_EQ(data->issues.count(IssueCode::MissingFileVersion), 1U);
    EXPECT_EQ(data->pointCount(), 1000U);
}

TEST_F(RealEvents, LfsPointersAreNamed)
{
    const std::vector<std::string> paths{(m_root / "i3drobotics-lfs-pointers").string()};
    SilentMonitor monitor;
    const auto data = loadCase(paths, monitor);
    ASSERT_FALSE(data);
    EXPECT_NE(toEnglish(data.error().detail).find("git lfs pull"), std::string::npos);
}

TEST_F(RealEvents, SeveralSessionsInOneFile)
{
    const CasePtr data = load("tensorboard-functionaltests");
    const RunPtr run = data->runNamed(".");
    ASSERT_NE(run, nullptr);
    EXPECT_EQ(run->sessions.size(), 6U) << "two starts and four checkpoints";
    EXPECT_NE(data->runNamed("eval"), nullptr);
}

TEST_F(RealEvents, APyTorchRunWithImagesAndGraph)
{
    const CasePtr data = load("lego-yolov5");
    const faultline::Run& run = *data->runs.at(0);
    EXPECT_EQ(run.scalars.size(), 13U);
    for (const auto& [tag, scalar] : run.scalars)
        EXPECT_EQ(scalar.series.size(), 50U) << tag;
    EXPECT_TRUE(run.blobs.contains("(graph)"));
}

TEST(OwnAndRealEvents, NothingInAnyOfThemIsDamagedOrLost)
{
    std::vector<test::SampleFolder> folders = test::ownAndReal("data/hparams", "events");
    folders.push_back({.path = test::testFile("../bench/cases/recorded")});
    std::size_t cases = 0;
    for (const test::SampleFolder& folder : folders) {
        for (const auto& entry : std::filesystem::directory_iterator(folder.path)) {
            if (!entry.is_directory() || entry.path().filename() == "i3drobotics-lfs-pointers")
                continue;
            ++cases;
            const CasePtr data = loadFolder(entry.path().string());
            EXPECT_FALSE(data->runs.empty()) << entry.path();
            EXPECT_EQ(data->issues.damageCount(), 0U) << entry.path();
            EXPECT_EQ(data->issues.bytesLost(), 0U) << entry.path();
        }
    }
    EXPECT_GE(cases, 22U);
}

} // namespace
} // namespace faultline
