// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/patch_files.h"
#include "model/readers/load_case.h"
#include "tests/casefile/case_samples.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using samples::TestFolder;

CasePtr load(const TestFolder& folder)
{
    folder.write("run/args.yaml",
                 "task: detect\nmode: train\nmodel: yolov8n.pt\nepochs: 100\nlr0: 0.01\n");
    folder.write("run/requirements.txt", "numpy==2.0.0\ntorch==2.1.0\n");
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder / "run"};
    const Result<CasePtr> data = loadCase(paths, monitor);
    return data ? *data : nullptr;
}

TEST(PatchFiles, PatchesConfigurationsAndPackageLists)
{
    const TestFolder folder;
    const CasePtr data = load(folder);
    ASSERT_TRUE(data);
    ASSERT_EQ(data->configs.size(), 1U);
    ASSERT_EQ(data->environments.size(), 1U);
    const ArtifactId config = data->configs[0]->id();
    const std::vector<ConfigEdit> edits{
        {.config = config, .path = "epochs", .value = "50"},
        {.config = data->environments[0]->id(), .path = "numpy", .value = "numpy==1.26.4"},
        {.config = config, .path = "lr0", .value = "0.001"},
    };
    const Result<std::vector<PatchedFile>> patched = patchFiles(*data, edits);
    ASSERT_TRUE(patched) << patched.error().message();
    ASSERT_EQ(patched->size(), 2U);
    EXPECT_NE((*patched)[0].text.find("epochs: 50\nlr0: 0.001\n"), std::string::npos);
    EXPECT_EQ((*patched)[1].text, "numpy==1.26.4\ntorch==2.1.0\n");
    const std::vector<ConfigEdit> foreign{
        {.config = ArtifactId("nowhere"), .path = "x", .value = "1"}};
    EXPECT_FALSE(patchFiles(*data, foreign));
}

TEST(PatchFiles, NeverWritesWhatWasOpened)
{
    const TestFolder folder;
    const CasePtr data = load(folder);
    ASSERT_TRUE(data);
    const std::vector<ConfigEdit> edits{
        {.config = data->configs[0]->id(), .path = "epochs", .value = "50"}};
    const Result<std::vector<PatchedFile>> patched = patchFiles(*data, edits);
    ASSERT_TRUE(patched);
    const std::string before = folder.read("run/args.yaml");
    std::filesystem::create_symlink(folder / "run/args.yaml", folder / "link.yaml");
    for (const char* path : {"run/args.yaml", "run/../run/args.yaml", "link.yaml", "run"})
        EXPECT_FALSE(savePatched(*data, patched->front(), folder / path)) << path;
    EXPECT_EQ(folder.read("run/args.yaml"), before);
    ASSERT_TRUE(savePatched(*data, patched->front(), folder / "run/args.patched.yaml"));
    EXPECT_EQ(folder.read("run/args.patched.yaml"), patched->front().text);
}

} // namespace
} // namespace faultline
