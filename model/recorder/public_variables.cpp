// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/recorder/recorder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::recorder {

namespace {

constexpr std::array<std::string_view, 5> kPrefixes{"CUDA_", "TF_", "NCCL_", "TORCH_", "PYTORCH_"};
constexpr std::array<std::string_view, 45> kNames{"NVIDIA_VISIBLE_DEVICES",
                                                  "XLA_FLAGS",
                                                  "OMP_NUM_THREADS",
                                                  "MKL_NUM_THREADS",
                                                  "PYTHONHASHSEED",
                                                  "LD_LIBRARY_PATH",
                                                  "CONDA_DEFAULT_ENV",
                                                  "VIRTUAL_ENV",
                                                  "RANK",
                                                  "LOCAL_RANK",
                                                  "WORLD_SIZE",
                                                  "LOCAL_WORLD_SIZE",
                                                  "OMPI_COMM_WORLD_RANK",
                                                  "OMPI_COMM_WORLD_SIZE",
                                                  "LSB_JOBID",
                                                  "PBS_JOBID",
                                                  "SLURM_ARRAY_JOB_ID",
                                                  "SLURM_ARRAY_TASK_ID",
                                                  "SLURM_CLUSTER_NAME",
                                                  "SLURM_CPUS_ON_NODE",
                                                  "SLURM_CPUS_PER_TASK",
                                                  "SLURM_GPUS",
                                                  "SLURM_GPUS_ON_NODE",
                                                  "SLURM_GPUS_PER_NODE",
                                                  "SLURM_GPUS_PER_TASK",
                                                  "SLURM_JOB_END_TIME",
                                                  "SLURM_JOB_GPUS",
                                                  "SLURM_JOB_ID",
                                                  "SLURM_JOB_NODELIST",
                                                  "SLURM_JOB_NUM_NODES",
                                                  "SLURM_JOB_PARTITION",
                                                  "SLURM_JOB_START_TIME",
                                                  "SLURM_LOCALID",
                                                  "SLURM_MEM_PER_CPU",
                                                  "SLURM_MEM_PER_GPU",
                                                  "SLURM_MEM_PER_NODE",
                                                  "SLURM_NNODES",
                                                  "SLURM_NODEID",
                                                  "SLURM_NODELIST",
                                                  "SLURM_NTASKS",
                                                  "SLURM_NTASKS_PER_NODE",
                                                  "SLURM_PROCID",
                                                  "SLURM_RESTART_COUNT",
                                                  "SLURM_STEP_GPUS",
                                                  "SLURM_STEP_ID"};
constexpr std::array<std::string_view, 7> kSecretWords{"KEY",  "TOKEN", "SECRET", "PASS",
                                                       "CRED", "AUTH",  "COOKIE"};
constexpr std::array<std::string_view, 8> kSecretStarts{"AKIA", "ghp_", "github_pat_", "hf_", "sk-",
                                                        "xox",  "eyJ",  "-----BEGIN"};

bool namesSecret(std::string_view name)
{
    std::string upper(name);
    std::transform(upper.begin(), upper.end(), upper.begin(), upperAscii);
    return std::any_of(kSecretWords.begin(), kSecretWords.end(),
                       [&upper](auto word) { return upper.find(word) != std::string::npos; });
}

/// Terraform's, which may hold anything, begin like TensorFlow's.
bool isForeign(std::string_view name)
{
    return name.starts_with("TF_VAR_") || name.starts_with("TF_CLI_");
}

bool isAllowed(std::string_view name)
{
    const bool isListed = std::find(kNames.begin(), kNames.end(), name) != kNames.end()
                          || std::any_of(kPrefixes.begin(), kPrefixes.end(),
                                         [name](auto prefix) { return name.starts_with(prefix); });
    return isListed && !namesSecret(name) && !isForeign(name);
}

bool looksSecret(std::string_view value)
{
    const std::size_t scheme = value.find("://");
    const bool hasLogin =
        scheme != std::string_view::npos && value.find('@', scheme) != std::string_view::npos;
    return hasLogin || std::any_of(kSecretStarts.begin(), kSecretStarts.end(), [value](auto start) {
               return value.find(start) != std::string_view::npos;
           });
}

} // namespace

std::vector<std::pair<std::string, std::string>> publicVariables(const char* const* environment)
{
    std::vector<std::pair<std::string, std::string>> found;
    for (; environment != nullptr && *environment != nullptr; ++environment) {
        const std::string_view entry(*environment);
        const std::size_t equals = entry.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string_view name = entry.substr(0, equals);
        const std::string_view value = entry.substr(equals + 1);
        if (isAllowed(name) && !looksSecret(value))
            found.emplace_back(name, value);
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> publicCommand(const std::vector<std::string>& command)
{
    static const std::string kHidden = "***";
    std::vector<std::string> shown;
    bool hideNext = false;
    for (const std::string& word : command) {
        const std::size_t equals = word.find('=');
        const bool names = namesSecret(std::string_view(word).substr(0, equals));
        const bool isOption = word.starts_with('-');
        if ((hideNext && !isOption) || (looksSecret(word) && equals == std::string::npos))
            shown.push_back(kHidden);
        else if (equals != std::string::npos && (names || looksSecret(word)))
            shown.push_back(word.substr(0, equals + 1) + kHidden);
        else
            shown.push_back(word);
        hideNext = isOption && names && equals == std::string::npos;
    }
    return shown;
}

} // namespace faultline::recorder
