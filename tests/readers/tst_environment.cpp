// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/environment/console_environment.h"
#include "tests/readers/config_checks.h"

namespace faultline::test {
namespace {

constexpr std::string_view kEnvironmentId = "environment-list";

Environment readEnvironmentAs(const std::string& name, std::string_view text,
                              ReadResult* result = nullptr)
{
    ReadResult read = readBytes(*readerOfId(kEnvironmentId), text, name);
    Environment environment;
    if (!read.artifacts.environments.empty())
        environment = *read.artifacts.environments.front();
    if (result != nullptr)
        *result = std::move(read);
    return environment;
}

/// "component=version role line detail"
std::string shown(const Environment& environment, std::string_view component,
                  VersionRole role = VersionRole::Installed)
{
    const EnvironmentFact* fact = environment.find(component, role);
    if (fact == nullptr)
        return "-";
    return fact->version + " @" + std::to_string(fact->line)
           + (fact->detail.empty() ? "" : " " + fact->detail);
}

TEST(EnvironmentList, ReadsPipFreeze)
{
    ReadResult result;
    const Environment environment = readEnvironmentAs(
        "freeze.txt",
        "# made by pip\nabsl-py==1.0\ntensorflow-gpu==2.10.1\nTorch_Vision==0.1\n"
        "torch @ file:///tmp/torch-1.8.0-cp38.whl\n-e git+https://x/y@1#egg=object_detection\n"
        "numpy==1.21.6 ; python_version < '3.8'\n???\n",
        &result);
    EXPECT_EQ(environment.source, EnvironmentSource::PipFreeze);
    EXPECT_EQ(shown(environment, "tensorflow"), "2.10.1 @3 tensorflow-gpu");
    EXPECT_EQ(shown(environment, "torch"), "1.8.0 @5");
    EXPECT_EQ(shown(environment, "object-detection"), " @6 object_detection");
    EXPECT_EQ(shown(environment, "numpy"), "1.21.6 @7");
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 1U);
    EXPECT_EQ(shown(readEnvironmentAs("pip_list.txt",
                                      "Package Version\n------- -------\nnumpy   1.23.5\n"),
                    "numpy"),
              "1.23.5 @3");
}

TEST(EnvironmentList, ReadsRequirements)
{
    const Environment environment =
        readEnvironmentAs("requirements.txt",
                          "torch[extra]>=1.7,!=1.8\nnumpy\n-r other.txt\ntensorflow==2.4 # why\n");
    EXPECT_EQ(environment.source, EnvironmentSource::Requirements);
    EXPECT_EQ(shown(environment, "torch", VersionRole::Required), " @1 >=1.7,!=1.8");
    EXPECT_EQ(shown(environment, "numpy", VersionRole::Required), " @2");
    EXPECT_EQ(shown(environment, "tensorflow", VersionRole::Required), "2.4 @4");
}

TEST(EnvironmentList, ReadsConda)
{
    const Environment list =
        readEnvironmentAs("x.txt", "# packages in environment at /opt/conda:\n#\n"
                                   "# Name  Version  Build  Channel\n"
                                   "cudatoolkit  11.3.1  h2bc3f7f_2  anaconda\n"
                                   "pytorch  1.11.0  py3.8_cuda11.3  pytorch\n"
                                   "python  3.8.13  h12debd9_0\n");
    EXPECT_EQ(list.source, EnvironmentSource::CondaList);
    EXPECT_EQ(shown(list, "cuda"), "11.3.1 @4 cudatoolkit");
    EXPECT_EQ(shown(list, "torch"), "1.11.0 @5 pytorch");
    EXPECT_EQ(shown(list, "python"), "3.8.13 @6");
    const Environment exported = readEnvironmentAs(
        "x.txt",
        "# This file may be used to create an environment using:\n# x\nnumpy=1.2.3=py_0\n");
    EXPECT_EQ(shown(exported, "numpy"), "1.2.3 @3");
    const Environment yaml = readEnvironmentAs(
        "environment.yml", "name: x\nchannels:\n  - pytorch\ndependencies:\n"
                           "  - python=3.8\n  - conda-forge::cudnn=8.2.1=h0\n  - pip\n"
                           "  - pip:\n    - torch==1.9.0\n    - tqdm>=4\n");
    EXPECT_EQ(shown(yaml, "python", VersionRole::Required), "3.8 @5");
    EXPECT_EQ(shown(yaml, "cudnn", VersionRole::Required), "8.2.1 @6");
    EXPECT_EQ(shown(yaml, "torch", VersionRole::Required), "1.9.0 @9");
    EXPECT_EQ(yaml.facts.size(), 5U);
}

TEST(EnvironmentList, ReadsCollectEnv)
{
    const Environment environment = readEnvironmentAs(
        "env.txt",
        "Collecting environment information...\nPyTorch version: 2.1.0+cu118\n"
        "Is debug build: False\nCUDA used to build PyTorch: 11.8\nROCM used to build PyTorch: "
        "N/A\n\n"
        "OS: Ubuntu 20.04.6 LTS (x86_64)\nPython version: 3.8.10 (default, Nov 22 2023)\n"
        "CUDA runtime version: Could not collect\nGPU models and configuration: \nGPU 0: Tesla T4\n"
        "GPU 1: Tesla V100-SXM2-16GB\n\nNvidia driver version: 470.57.02\n"
        "cuDNN version: /usr/lib/x86_64-linux-gnu/libcudnn.so.8.2.4\n[pip3] numpy==1.24.4\n"
        "[conda] cudatoolkit 11.8.0 h37601d7_11 nvidia\n");
    EXPECT_EQ(environment.source, EnvironmentSource::CollectEnv);
    EXPECT_EQ(shown(environment, "torch"), "2.1.0+cu118 @2");
    EXPECT_EQ(shown(environment, "cuda", VersionRole::BuiltWith), "11.8 @4");
    EXPECT_EQ(shown(environment, "cuda"), "11.8.0 @17 cudatoolkit");
    EXPECT_EQ(shown(environment, "python"), "3.8.10 @8");
    EXPECT_EQ(shown(environment, "nvidia-driver"), "470.57.02 @14");
    EXPECT_EQ(shown(environment, "cudnn"), "8.2.4 @15");
    EXPECT_EQ(shown(environment, "gpu"), "Tesla T4 @11");
    EXPECT_EQ(shown(environment, "numpy"), "1.24.4 @16");
}

TEST(EnvironmentList, ReadsTheHeaderOfNvidiaSmiAlone)
{
    const std::string header =
        "+-----------------------------------------------------------------------------+\n"
        "| NVIDIA-SMI 470.57.02    Driver Version: 470.57.02    CUDA Version: 11.4     |\n";
    const Environment environment = readEnvironmentAs("smi.txt", header);
    EXPECT_EQ(shown(environment, "nvidia-driver"), "470.57.02 @2");
    EXPECT_EQ(shown(environment, "cuda", VersionRole::Supported), "11.4 @2");
    EXPECT_EQ(ownerOf("smi.txt", header), kEnvironmentId);
    EXPECT_NE(ownerOf("smi.txt", header
                                     + "| N/A   34C    P8     9W /  70W |      0MiB / 15109MiB |"
                                       "      0%      Default |\n"),
              kEnvironmentId);
}

TEST(EnvironmentList, ReadsDockerfiles)
{
    const Environment environment = readEnvironmentAs(
        "Dockerfile",
        "# syntax\nARG TAG=2.11.0-gpu\nFROM tensorflow/tensorflow:${TAG} AS base\nFROM base\n"
        "ENV PYTHON_VERSION 3.8\nENV CUDA_VERSION=11.2.2 OTHER=1\n"
        "RUN apt-get update && apt-get install -y \\\n    cuda-toolkit-11-2 \\\n"
        "    libcudnn8=8.1.0.77-1+cuda11.2 wget\n"
        "RUN pip install --no-cache-dir -r req.txt \"numpy<1.24\" protobuf==3.20.3; echo done\n"
        "RUN python -m pip install torch==1.9.0\n");
    EXPECT_EQ(environment.source, EnvironmentSource::Dockerfile);
    const auto required = [&](std::string_view component) {
        return shown(environment, component, VersionRole::Required);
    };
    EXPECT_EQ(required("base-image"), "tensorflow/tensorflow:2.11.0-gpu @3");
    EXPECT_EQ(required("tensorflow"), "2.11.0 @3 tensorflow/tensorflow:2.11.0-gpu");
    EXPECT_EQ(required("python"), "3.8 @5 PYTHON_VERSION");
    EXPECT_EQ(required("cuda"), "11.2.2 @6 CUDA_VERSION");
    EXPECT_EQ(required("cudnn"), "8.1.0.77 @9 libcudnn8");
    EXPECT_EQ(required("numpy"), " @10 <1.24");
    EXPECT_EQ(required("protobuf"), "3.20.3 @10");
    EXPECT_EQ(required("torch"), "1.9.0 @11");
    EXPECT_EQ(required("req-txt"), "-");
    EXPECT_EQ(required("done"), "-");
}

TEST(EnvironmentList, KnowsTheNamesOfImages)
{
    const auto imageFact = [](const std::string& image, std::string_view component) {
        return shown(readEnvironmentAs("Dockerfile", "FROM " + image + "\nRUN x\n"), component,
                     VersionRole::Required);
    };
    EXPECT_EQ(imageFact("nvidia/cuda:11.2.2-cudnn8-devel-ubuntu20.04", "cuda"),
              "11.2.2 @1 nvidia/cuda:11.2.2-cudnn8-devel-ubuntu20.04");
    EXPECT_EQ(imageFact("nvidia/cuda:11.2.2-cudnn8-devel-ubuntu20.04", "cudnn").substr(0, 4),
              "8 @1");
    EXPECT_EQ(imageFact("pytorch/pytorch:2.1.0-cuda11.8-cudnn8-runtime", "torch").substr(0, 5),
              "2.1.0");
    EXPECT_EQ(
        imageFact("gcr.io/deeplearning-platform-release/tf2-gpu.2-11", "tensorflow").substr(0, 6),
        "2.11 @");
    EXPECT_EQ(imageFact("nvcr.io/nvidia/pytorch:23.05-py3", "ngc-pytorch").substr(0, 5), "23.05");
    EXPECT_EQ(imageFact("python:3.8-slim", "python").substr(0, 5), "3.8 @");
}

TEST(EnvironmentList, ClaimsNothingElse)
{
    for (const auto& [name, text] : std::initializer_list<std::pair<const char*, const char*>>{
             {"poem.txt", "roses\nare\nred\nviolets\n"},
             {"notes.txt", "lr==0.1 was good\nbatch==4 too\nand more==text here\n"},
             {"classes.txt", "dog\ncat\n"},
             {"train.log", "torch==1.9 loaded\nStep 100 loss=3\n"},
             {"data.yaml", "names: [a]\ndependencies: x\n"},
             {"mail.txt", "FROM me\nTO you\n"},
             {"labels.csv", "a,b\n1,2\n"},
             {"x.ini", "a = 1\nb = 2\nc = 3\n"},
             {"settings.txt", "model = dict(a=1)\nlr = 0.1\nn = 3\n"}})
        EXPECT_NE(ownerOf(name, text), kEnvironmentId) << name;
    EXPECT_EQ(ownerOf("freeze", "a==1\nb==2\nc==3\n"), kEnvironmentId);
    EXPECT_EQ(ownerOf("requirements.txt", "numpy\ntorch\n"), kEnvironmentId);
}

TEST(EnvironmentList, SurvivesCutsAndFlips)
{
    const std::string docker = "ARG T=1\nFROM a/b:${T:-2} AS x\nRUN pip install 'a==1' \\\n b && "
                               "conda install c=2; apt-get install cuda-11-2\nENV A=1 B=\"x\n";
    const std::string list = "name: x\ndependencies:\n - \"a=1=b\"\n - pip:\n   - c[x]>=1 ; y\n";
    for (const auto& [name, sample] :
         std::initializer_list<std::pair<const char*, const std::string&>>{
             {"Dockerfile", docker}, {"environment.yml", list}, {"requirements.txt", list}}) {
        for (std::size_t at = 0; at < sample.size(); ++at) {
            EXPECT_LE(readEnvironmentAs(name, std::string_view(sample).substr(0, at)).facts.size(),
                      20U);
            std::string flipped = sample;
            flipped[at] = static_cast<char>(flipped[at] ^ 0x20);
            EXPECT_LE(readEnvironmentAs(name, flipped).facts.size(), 20U);
        }
    }
    const std::string line = "Dockerfile" + std::string(4 << 20, '$');
    readEnvironmentAs("Dockerfile", "FROM x\nRUN " + line);
    readEnvironmentAs("requirements.txt", "a==1\n" + std::string(4 << 20, '='));
}

ConsoleLog logOf(std::initializer_list<std::string_view> lines)
{
    ConsoleLog log;
    for (const std::string_view text : lines) {
        LogLine line;
        line.textOffset = log.addText(text);
        line.textLength = static_cast<std::uint32_t>(text.size());
        line.sourceLine = static_cast<std::uint32_t>(log.lines.size() + 11);
        log.lines.push_back(line);
    }
    return log;
}

TEST(EnvironmentOfConsole, FindsVersionsDevicesAndMissingLibraries)
{
    const ConsoleLog log = logOf(
        {"2021-01-01 I dso_loader.cc:48] Successfully opened dynamic library libcudart.so.10.1",
         "W dso_loader.cc:59] Could not load dynamic library 'libcudnn.so.7'; dlerror: no file",
         "TensorFlow version: 2.3.1", "I cuda_dnn.cc:384] Loaded cuDNN version 8100",
         "Ultralytics YOLOv8.0.20 Python-3.10.12 torch-2.0.1+cu118 CUDA:0 (Tesla T4, 15102MiB)",
         "Created TensorFlow device (/GPU:0 with 13 MB memory) -> physical GPU (device: 0, name: "
         "Tesla K80, pci bus id: 0000:00:04.0, compute capability: 3.7)",
         "File \"/usr/lib/python3.7/site-packages/x.py\", line 3",
         "kernel reported version is: 440.33.1",
         "NVIDIA GeForce RTX 5090 with CUDA capability sm_120 is not compatible with the current "
         "PyTorch installation.",
         "Loaded runtime CuDNN library: 7.1.4 but source was compiled with: 7.6.0.",
         "torch 2.0.1+cu118 again"});
    const std::optional<Environment> found = environmentOfConsole(log);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->source, EnvironmentSource::Console);
    const auto runtime = [&](std::string_view component) {
        return shown(*found, component, VersionRole::Runtime);
    };
    EXPECT_EQ(runtime("cuda"), "10.1 @11");
    EXPECT_EQ(shown(*found, "cudnn", VersionRole::BuiltWith), "7 @12");
    EXPECT_EQ(runtime("missing-library"), "libcudnn.so.7 @12");
    EXPECT_EQ(runtime("tensorflow"), "2.3.1 @13");
    EXPECT_EQ(runtime("cudnn"), "8.1.0 @14");
    EXPECT_EQ(runtime("torch"), "2.0.1+cu118 @15");
    EXPECT_EQ(runtime("python"), "3.10.12 @15");
    EXPECT_EQ(runtime("gpu"), "Tesla T4 @15");
    EXPECT_EQ(runtime("compute-capability"), "3.7 @16 Tesla K80");
    EXPECT_EQ(runtime("nvidia-driver"), "440.33.1 @18");
    const auto count = std::count_if(found->facts.begin(), found->facts.end(),
                                     [](const auto& fact) { return fact.component == "torch"; });
    EXPECT_EQ(count, 1) << "said twice, noted once";
    EXPECT_TRUE(std::any_of(found->facts.begin(), found->facts.end(), [](const auto& fact) {
        return fact.component == "compute-capability" && fact.version == "12.0";
    }));
    EXPECT_FALSE(environmentOfConsole(logOf({"Step 1 loss 3", "INFO:tensorflow:global step 1"})));
}

} // namespace
} // namespace faultline::test
