// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/environment/compatibility_tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace faultline {
namespace {

using Level = CompatibilityLevel;
using enum VersionRole;

EnvironmentPtr environment(std::vector<EnvironmentFact> facts,
                           EnvironmentSource source = EnvironmentSource::PipFreeze)
{
    auto made = std::make_shared<Environment>();
    made->source = source;
    made->file.displayName = "freeze.txt";
    made->file.id = ArtifactId(made->file.displayName);
    std::uint32_t line = 0;
    for (EnvironmentFact& fact : facts)
        fact.line = ++line;
    made->facts = std::move(facts);
    return made;
}

std::vector<CompatibilityVerdict> check(std::vector<EnvironmentFact> facts)
{
    const std::vector<EnvironmentPtr> given{environment(std::move(facts))};
    return checkCompatibility(given);
}

/// The level of a verdict: "-" if there is none.
std::string levelOf(const std::vector<CompatibilityVerdict>& verdicts, std::string_view id)
{
    const auto it = std::find_if(verdicts.begin(), verdicts.end(),
                                 [id](const auto& verdict) { return verdict.id == id; });
    return it == verdicts.end() ? "-" : std::string(toString(it->level));
}

const CompatibilityVerdict& verdictOf(const std::vector<CompatibilityVerdict>& verdicts,
                                      std::string_view id)
{
    static const CompatibilityVerdict kNone;
    const auto it = std::find_if(verdicts.begin(), verdicts.end(),
                                 [id](const auto& verdict) { return verdict.id == id; });
    EXPECT_NE(it, verdicts.end()) << id;
    return it == verdicts.end() ? kNone : *it;
}

std::string level(std::string_view id, std::vector<EnvironmentFact> facts)
{
    return levelOf(check(std::move(facts)), id);
}

EnvironmentFact tf(const std::string& version)
{
    return {"tensorflow", version, Installed, 0, {}};
}
EnvironmentFact torch(const std::string& version)
{
    return {"torch", version, Installed, 0, {}};
}
EnvironmentFact part(const std::string& component, const std::string& version,
                     VersionRole role = Installed)
{
    return {component, version, role, 0, {}};
}

TEST(Compatibility, TensorFlowAndPython)
{
    EXPECT_EQ(level("tensorflow-python", {tf("2.10.1"), part("python", "3.8.10")}), "ok");
    EXPECT_EQ(level("tensorflow-python", {tf("2.10.1"), part("python", "3.11.2")}), "critical");
    EXPECT_EQ(level("tensorflow-python", {tf("1.15.0"), part("python", "2.7.18")}), "ok");
    EXPECT_EQ(level("tensorflow-python", {tf("1.15.0"), part("python", "3.8")}), "critical");
    EXPECT_EQ(level("tensorflow-python", {tf("2.99"), part("python", "3.8")}), "-") << "no row";
    const auto verdicts = check({tf("2.10.1"), part("python", "3.11.2")});
    const CompatibilityVerdict& verdict = verdictOf(verdicts, "tensorflow-python");
    EXPECT_EQ(toEnglish(verdict.sentence), "TensorFlow 2.10.1 has no release for Python 3.11.2");
    EXPECT_EQ(toEnglish(verdict.table), "TensorFlow 2.10 is released for Python 3.7 to 3.10");
    EXPECT_EQ(verdict.pins, std::vector<std::string>{"python==3.10.*"});
    ASSERT_EQ(verdict.facts.size(), 2U);
    EXPECT_EQ(verdict.facts[1].artifact, ArtifactId("freeze.txt"));
    EXPECT_EQ(verdict.facts[1].fact.line, 2U);
    EXPECT_TRUE(verdict.isChecked);
    EXPECT_FALSE(verdict.source.empty());
}

TEST(Compatibility, TensorFlowAndCuda)
{
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.10"), part("cuda", "11.2.2")}), "ok");
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.10"), part("cuda", "11.8")}), "ok") << "same major";
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.12"), part("cuda", "11.2")}), "warning");
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.10"), part("cuda", "12.1")}), "critical");
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.3"), part("cuda", "10.1.243")}), "ok");
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.3"), part("cuda", "10.2")}), "critical")
        << "before 11 each minor version has a library name of its own";
    // What the driver supports is no toolkit.
    EXPECT_EQ(level("tensorflow-cuda", {tf("2.10"), part("cuda", "12.2", Supported)}), "-");
    // libcudart.so.11.0 is the name in all of CUDA 11.
    const std::vector<EnvironmentPtr> console{
        environment({tf("2.12"), part("cuda", "11.0", Runtime)}, EnvironmentSource::Console)};
    EXPECT_EQ(levelOf(checkCompatibility(console), "tensorflow-cuda"), "ok");
    EXPECT_EQ(level("tensorflow-cuda",
                    {{"tensorflow", "2.10", Installed, 0, "tensorflow-cpu"}, part("cuda", "9.0")}),
              "-");
}

TEST(Compatibility, TensorFlowAndCudnn)
{
    EXPECT_EQ(level("tensorflow-cudnn", {tf("2.10"), part("cudnn", "8.1.0.77")}), "ok");
    EXPECT_EQ(level("tensorflow-cudnn", {tf("2.10"), part("cudnn", "8.9.2")}), "ok");
    EXPECT_EQ(level("tensorflow-cudnn", {tf("2.10"), part("cudnn", "8.0.5")}), "critical");
    EXPECT_EQ(level("tensorflow-cudnn", {tf("2.10"), part("cudnn", "9.1")}), "critical");
    EXPECT_EQ(level("tensorflow-cudnn", {tf("2.10"), part("cudnn", "8")}), "ok")
        << "a library's name tells the major version only";
    EXPECT_EQ(verdictOf(check({tf("2.10"), part("cudnn", "9.1")}), "tensorflow-cudnn").pins.front(),
              "cudnn>=8.1,<9");
}

TEST(Compatibility, DriverAndCuda)
{
    const auto with = [](const std::string& driver) {
        return level("cuda-driver", {tf("2.10"), part("nvidia-driver", driver)});
    };
    EXPECT_EQ(with("470.57.02"), "ok");
    EXPECT_EQ(with("450.80.02"), "warning") << "minor-version compatibility";
    EXPECT_EQ(with("450.51.06"), "critical");
    EXPECT_EQ(with("418.87"), "critical");
    // Before CUDA 11 the toolkit's own driver is needed.
    EXPECT_EQ(level("cuda-driver", {tf("2.3"), part("nvidia-driver", "418.39")}), "ok");
    EXPECT_EQ(level("cuda-driver", {tf("2.3"), part("nvidia-driver", "410.48")}), "critical");
    EXPECT_EQ(level("cuda-driver", {torch("2.1.0+cu121"), part("nvidia-driver", "525.85.12")}),
              "warning");
    EXPECT_EQ(level("cuda-driver", {torch("2.1.0+cu121"), part("nvidia-driver", "470.57")}),
              "critical");
    EXPECT_EQ(level("cuda-driver", {torch("2.1.0"), part("cuda", "11.8", BuiltWith),
                                    part("nvidia-driver", "525.85.12")}),
              "ok");
    EXPECT_EQ(level("cuda-driver", {tf("2.10"), part("cuda", "11.4", Supported)}), "ok");
    EXPECT_EQ(level("cuda-driver", {tf("2.15"), part("cuda", "11.4", Supported)}), "critical");
    EXPECT_EQ(level("cuda-driver", {tf("2.15"), part("cuda", "12.0", Supported)}), "warning");
    EXPECT_EQ(level("cuda-driver", {tf("2.10"), part("nvidia-driver", "460.82"),
                                    part("os", "Microsoft Windows 10")}),
              "ok");
}

TEST(Compatibility, TorchItsPythonItsVisionAndItsTag)
{
    EXPECT_EQ(level("torch-python", {torch("2.1.0"), part("python", "3.11")}), "ok");
    EXPECT_EQ(level("torch-python", {torch("2.1.0"), part("python", "3.12.1")}), "critical");
    EXPECT_EQ(level("torch-torchvision", {torch("1.13.1"), part("torchvision", "0.14.1")}), "ok");
    EXPECT_EQ(level("torch-torchvision", {torch("1.13.1"), part("torchvision", "0.13")}),
              "critical");
    EXPECT_EQ(level("torch-torchvision", {torch("9.9"), part("torchvision", "0.13")}), "-");
    EXPECT_EQ(level("torch-cuda", {torch("2.1.0+cu118")}), "ok");
    EXPECT_EQ(level("torch-cuda", {torch("2.1.0+cu117")}), "note");
    EXPECT_EQ(level("torch-cpu-only", {torch("2.1.0+cpu"), part("gpu", "Tesla T4")}), "warning");
    EXPECT_EQ(level("torch-cpu-only", {torch("2.1.0+cu118"), part("gpu", "Tesla T4")}), "-");
}

TEST(Compatibility, DeviceAndCuda)
{
    EXPECT_EQ(level("gpu-cuda", {tf("2.10"), part("gpu", "Tesla T4")}), "ok");
    EXPECT_EQ(level("gpu-cuda", {tf("2.3"), part("gpu", "NVIDIA GeForce RTX 3090")}), "critical");
    EXPECT_EQ(level("gpu-cuda", {tf("2.4"), part("gpu", "GeForce RTX 3080 Ti")}), "warning")
        << "code for 8.0 runs on 8.6";
    EXPECT_EQ(level("gpu-cuda", {torch("2.1.0+cu121"), part("gpu", "NVIDIA GeForce RTX 5090")}),
              "critical");
    EXPECT_EQ(level("gpu-cuda", {tf("2.17"), part("gpu", "Tesla K80")}), "critical");
    EXPECT_EQ(level("gpu-cuda", {tf("2.10"), part("gpu", "Tesla K80")}), "ok");
    EXPECT_EQ(level("gpu-cuda", {tf("2.3"), part("compute-capability", "8.6", Runtime)}),
              "critical");
    EXPECT_EQ(level("gpu-cuda", {tf("2.10"), part("gpu", "Unheard Of 1")}), "-");
    EXPECT_EQ(level("torch-capability", {part("compute-capability", "12.0", Runtime),
                                         part("torch-sm", "sm_50 sm_60 sm_70", BuiltWith)}),
              "critical");
    EXPECT_EQ(level("torch-capability", {part("compute-capability", "8.6", Runtime),
                                         part("torch-sm", "sm_50 sm_80 sm_90", BuiltWith)}),
              "-");
}

TEST(Compatibility, CudnnAtRunTime)
{
    const auto with = [](const std::string& runtime, const std::string& built) {
        return level("cudnn-runtime",
                     {part("cudnn", runtime, Runtime), part("cudnn", built, BuiltWith)});
    };
    EXPECT_EQ(with("7.6.5", "7.6.0"), "ok");
    EXPECT_EQ(with("7.1.4", "7.6.0"), "critical");
    EXPECT_EQ(with("9.1.0", "8.9.2"), "critical");
    EXPECT_EQ(with("8.10.0", "8.9.2"), "ok") << "ten is more than nine";
}

TEST(Compatibility, PackagesThatDoNotGoTogether)
{
    EXPECT_EQ(level("numpy-1.24-aliases", {tf("2.5"), part("numpy", "1.24.3")}), "critical");
    EXPECT_EQ(level("numpy-1.24-aliases", {tf("2.5"), part("numpy", "1.23.5")}), "-");
    EXPECT_EQ(level("protobuf-4-tensorflow", {tf("2.8"), part("protobuf", "4.21.1")}), "critical");
    EXPECT_EQ(level("protobuf-4-tensorflow", {tf("2.8"), part("protobuf", "3.20.3")}), "-");
    EXPECT_EQ(level("keras-3-tensorflow", {tf("2.15"), part("keras", "3.0.1")}), "critical");
    EXPECT_EQ(level("keras-3-tensorflow", {tf("2.16"), part("keras", "3.0.1")}), "-");
    EXPECT_EQ(level("numpy-2-torch", {torch("2.2"), part("numpy", "2.0.1")}), "warning");
    const EnvironmentFact od{"object-detection", "", Installed, 0, {}};
    EXPECT_EQ(level("tensorflow-3-odapi", {tf("2.16"), od}), "critical");
    EXPECT_EQ(level("tensorflow-3-odapi", {tf("2.16")}), "-");
    EXPECT_EQ(level("protobuf-4-odapi", {od, part("protobuf", "4.25")}), "critical");
    EXPECT_EQ(level("numpy-1.24-odapi", {od, part("numpy", "1.23")}), "-");
    const EnvironmentFact stub{"tensorflow", "2.12.0", Installed, 0, "tensorflow-gpu"};
    EXPECT_EQ(level("tensorflow-gpu-stub", {stub}), "critical");
    const EnvironmentFact old{"tensorflow", "2.10.0", Installed, 0, "tensorflow-gpu"};
    EXPECT_EQ(level("tensorflow-gpu-stub", {old}), "-");
    EXPECT_EQ(level("tf-2.4.0-memory", {tf("2.4.0")}), "note");
    EXPECT_EQ(level("tf-2.4.0-memory", {tf("2.4.1")}), "-");
    EXPECT_FALSE(verdictOf(check({tf("2.4.0")}), "tf-2.4.0-memory").isChecked);
}

TEST(Compatibility, LibrariesThatTheProgramMissed)
{
    const auto verdicts = check({tf("1.15"), part("missing-library", "libcudart.so.10.0", Runtime),
                                 part("missing-library", "libnvinfer.so.6", Runtime)});
    const CompatibilityVerdict& verdict = verdictOf(verdicts, "missing-library");
    EXPECT_EQ(verdict.level, Level::Critical);
    EXPECT_EQ(verdict.facts.size(), 1U) << "TensorRT is not needed";
    EXPECT_EQ(verdict.pins.front(), "cuda==10.0.*");
    EXPECT_EQ(level("missing-library", {part("missing-library", "libnvinfer.so.6", Runtime)}), "-");
}

TEST(Compatibility, PrefersWhatRan)
{
    const std::vector<EnvironmentPtr> both{
        environment({tf("2.4.0"), part("python", "3.8")}),
        environment({part("tensorflow", "2.10.0", Runtime), part("python", "3.10", Runtime)},
                    EnvironmentSource::Console)};
    const auto verdicts = checkCompatibility(both);
    EXPECT_EQ(levelOf(verdicts, "tensorflow-python"), "ok");
    EXPECT_EQ(levelOf(verdicts, "versions-disagree"), "warning");
    EXPECT_EQ(levelOf(verdicts, "tf-2.4.0-memory"), "-");
    // A program that runs on a Python it was not released for: somebody built it.
    EXPECT_EQ(level("tensorflow-python",
                    {part("tensorflow", "2.10.0", Runtime), part("python", "3.12", Runtime)}),
              "note");
}

TEST(Compatibility, SaysNothingAboutNothingAndSortsTheWorstFirst)
{
    EXPECT_TRUE(check({}).empty());
    EXPECT_TRUE(check({part("numpy", "1.26")}).empty());
    EXPECT_TRUE(check({part("torch", ""), part("python", "x"), part("gpu", "")}).empty());
    const std::vector<EnvironmentPtr> null{nullptr};
    EXPECT_TRUE(checkCompatibility(null).empty());
    const auto verdicts = check({tf("2.10"), part("python", "3.8"), part("cuda", "12.0"),
                                 part("nvidia-driver", "450.80.02"), part("cudnn", "8.1")});
    EXPECT_TRUE(std::is_sorted(verdicts.begin(), verdicts.end(),
                               [](const auto& a, const auto& b) { return a.level > b.level; }));
    EXPECT_EQ(verdicts.front().id, "tensorflow-cuda");
    for (const CompatibilityVerdict& verdict : verdicts) {
        EXPECT_FALSE(verdict.facts.empty());
        EXPECT_EQ(toEnglish(verdict.sentence).find('%'), std::string::npos);
        EXPECT_EQ(toEnglish(verdict.table).find('%'), std::string::npos);
    }
}

TEST(Compatibility, TablesAreSound)
{
    const CompatibilityTables& tables = CompatibilityTables::get();
    EXPECT_EQ(tables.tensorflow.size(), 38U);
    EXPECT_GE(tables.pytorch.size(), 24U);
    std::map<std::string, int> versions;
    for (const FrameworkRow& row : tables.tensorflow) {
        EXPECT_EQ(++versions[row.version], 1) << row.version;
        EXPECT_LE(compareVersions(row.firstPython, row.lastPython), 0) << row.version;
        ASSERT_EQ(row.cuda.size(), 1U);
        EXPECT_TRUE(std::any_of(tables.linuxDrivers.begin(), tables.linuxDrivers.end(),
                                [&row](const auto& driver) { return driver.cuda == row.cuda[0]; }))
            << row.cuda[0];
        EXPECT_FALSE(row.source.empty());
    }
    for (const FrameworkRow& row : tables.pytorch) {
        EXPECT_FALSE(row.cuda.empty());
        for (const std::string& cuda : row.cuda)
            EXPECT_TRUE(std::any_of(tables.linuxDrivers.begin(), tables.linuxDrivers.end(),
                                    [&](const auto& driver) { return driver.cuda == cuda; }))
                << cuda;
    }
    for (const DriverRow& row : tables.linuxDrivers)
        EXPECT_TRUE(row.minor.empty() || compareVersions(row.minor, row.own) <= 0) << row.cuda;
    for (const GpuRow& row : tables.gpus) {
        EXPECT_TRUE(std::any_of(tables.capabilities.begin(), tables.capabilities.end(),
                                [&row](const auto& c) { return c.capability == row.capability; }))
            << row.name;
        ASSERT_NE(tables.gpu("NVIDIA " + row.name), nullptr) << row.name;
        EXPECT_EQ(tables.gpu("NVIDIA " + row.name)->capability, row.capability) << row.name;
    }
    EXPECT_EQ(tables.gpu("Tesla V100-SXM2-16GB")->capability, "7.0");
    EXPECT_EQ(tables.gpu("NVIDIA A100-SXM4-80GB")->capability, "8.0");
    EXPECT_EQ(tables.gpu("NVIDIA A10G")->capability, "8.6");
    EXPECT_EQ(tables.gpu("Quadro K600"), nullptr);
    std::map<std::string, int> ids;
    for (const KnownRow& row : tables.known) {
        EXPECT_EQ(++ids[row.id], 1) << row.id;
        EXPECT_FALSE(row.what.empty()) << row.id;
    }
}

TEST(Compatibility, ComparesVersionsByNumber)
{
    EXPECT_GT(compareVersions("8.10", "8.9"), 0);
    EXPECT_EQ(compareVersions("2.1.0+cu118", "2.1"), 0);
    EXPECT_LT(compareVersions("450.51.06", "450.80.02"), 0);
    EXPECT_TRUE(isInRange("2.6.1", "==2.6"));
    EXPECT_FALSE(isInRange("2.7", "==2.6"));
    EXPECT_TRUE(isInRange("2.8.4", ">=2.4,<2.9"));
    EXPECT_FALSE(isInRange("2.9.0", ">=2.4,<2.9"));
    EXPECT_TRUE(isInRange("", ">=0"));
}

} // namespace
} // namespace faultline
