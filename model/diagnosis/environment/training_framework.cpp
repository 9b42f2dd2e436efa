// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/training_framework.h"

#include "model/core/ascii.h"
#include "model/core/config_document.h"
#include "model/core/console_log.h"
#include "model/core/environment.h"
#include "model/core/profile.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

namespace {

/// Folders of packages that one of the two libraries trains with, as they stand in tracebacks.
constexpr std::array kTorchFolders{
    std::string_view("/torch/"),       std::string_view("/lightning/"),
    std::string_view("/ultralytics/"), std::string_view("/pytorch_lightning/"),
    std::string_view("/mmengine/"),    std::string_view("/detectron2/"),
    std::string_view("/mmcv/"),        std::string_view("/accelerate/"),
    std::string_view("/deepspeed/"),   std::string_view("/stable_baselines3/"),
};
constexpr std::array kTensorFlowFolders{
    std::string_view("/tensorflow/"),
    std::string_view("/keras/"),
    std::string_view("/tensorflow_core/"),
    std::string_view("/object_detection/"),
};

struct Votes {
    bool torch = false;
    bool tensorFlow = false;

    [[nodiscard]] std::optional<Framework> only() const
    {
        if (torch == tensorFlow)
            return std::nullopt;
        return torch ? Framework::PyTorch : Framework::TensorFlow;
    }
};

bool holds(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

Votes votesOfProfiles(const Training& training)
{
    Votes votes;
    for (const TraceProfilePtr& profile : training.profiles) {
        const std::string name = lowerAscii(profile->framework);
        votes.torch = votes.torch || holds(name, "torch");
        votes.tensorFlow = votes.tensorFlow || holds(name, "tensorflow");
    }
    return votes;
}

Votes votesOfPackages(const Training& training)
{
    Votes votes;
    for (const EnvironmentPtr& environment : training.environments) {
        for (const auto& fact : environment->facts) {
            votes.torch = votes.torch || fact.component == "torch";
            votes.tensorFlow = votes.tensorFlow || holds(lowerAscii(fact.component), "tensorflow");
        }
    }
    return votes;
}

Votes votesOfConsoles(const Training& training)
{
    Votes votes;
    const auto names = [](const std::string& file, const auto& folders) {
        return std::any_of(folders.begin(), folders.end(),
                           [&file](std::string_view folder) { return holds(file, folder); });
    };
    for (const ConsoleLogPtr& log : training.logs) {
        for (const Traceback& traceback : log->tracebacks) {
            for (const Traceback::Frame& frame : traceback.frames) {
                std::string file = frame.file;
                std::replace(file.begin(), file.end(), '\\', '/');
                votes.torch = votes.torch || names(file, kTorchFolders);
                votes.tensorFlow = votes.tensorFlow || names(file, kTensorFlowFolders);
            }
        }
        for (const LogEvent& event : log->events) {
            votes.torch = votes.torch || event.signature.starts_with("pt.");
            votes.tensorFlow = votes.tensorFlow || event.signature.starts_with("tf.");
        }
    }
    return votes;
}

std::optional<Framework> frameworkOfTags(const Training& training)
{
    for (const Signal& signal : training.allSignals) {
        if (signal.tag.starts_with("Loss/") && signal.tag.ends_with("_loss"))
            return Framework::ObjectDetectionApi;
        if (signal.tag.starts_with("epoch_") || signal.tag.starts_with("batch_"))
            return Framework::TensorFlow; // Keras
    }
    return std::nullopt;
}

} // namespace

Framework frameworkOf(const Training& training)
{
    if (const ConfigDocumentPtr config = training.config()) {
        return config->kind == ConfigKind::PipelineConfig ? Framework::ObjectDetectionApi
                                                          : Framework::PyTorch;
    }
    if (const std::optional<Framework> profiled = votesOfProfiles(training).only())
        return *profiled;
    // Own programs borrow the names of tags; what is installed is what runs.
    const std::optional<Framework> installed = votesOfPackages(training).only();
    const std::optional<Framework> tagged = frameworkOfTags(training);
    if (tagged && installed != Framework::PyTorch)
        return *tagged;
    if (installed)
        return *installed;
    return votesOfConsoles(training).only().value_or(Framework::Unknown);
}

void keepSnippetsOf(Framework framework, Fix& fix)
{
    if (framework == Framework::Unknown)
        return;
    std::erase_if(fix.snippets, [framework](const Fix::Snippet& snippet) {
        switch (framework) {
        case Framework::PyTorch:
            return snippet.language == "tensorflow" || snippet.language == "pipeline.config";
        case Framework::TensorFlow:
            return snippet.language == "pytorch" || snippet.language == "pipeline.config";
        default: return snippet.language == "pytorch";
        }
    });
}

} // namespace faultline
