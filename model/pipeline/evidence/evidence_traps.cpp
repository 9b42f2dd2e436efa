// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/evidence_traps.h"

#include "model/core/decimal.h"
#include "model/diagnosis/setup/jpeg_sizes.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::pipeline {

namespace {

/// The operation of a trace by which TensorFlow calls Python; empty: none is named.
std::string pythonOperation(const Training& training)
{
    for (const TraceProfilePtr& profile : training.profiles) {
        for (const std::string& name : profile->names) {
            // "PyFunc", "EagerPyFunc:EagerPyFunc", "PyFuncStateless"
            const std::string_view operation = std::string_view(name).substr(0, name.find(':'));
            if (operation == "PyFunc" || operation == "EagerPyFunc"
                || operation == "PyFuncStateless")
                return std::string(operation);
        }
    }
    return {};
}

std::optional<Trap> pythonLock(const Training& training, const Setting& setting)
{
    if (setting.kind != LoaderKind::TfData || setting.parallelCalls < 2)
        return std::nullopt;
    const std::string operation = pythonOperation(training);
    if (operation.empty())
        return std::nullopt;
    return Trap{
        "python-lock",
        FAULTLINE_TR_NOOP("Pipeline", "Lock of Python"),
        {FAULTLINE_TR_NOOP("Pipeline",
                           "The trace has %1: tf.py_function or tf.numpy_function runs Python, "
                           "and only one thread of a process does so at a time. %2 parallel calls "
                           "share that lock, so more of them add little while cores idle. Use "
                           "TensorFlow operations for this step, or make the images in other "
                           "processes."),
         {operation, std::to_string(setting.parallelCalls)}}};
}

std::optional<double> factOf(const ConfigDocument& facts, std::string_view path)
{
    const auto text = facts.value(path);
    if (!text)
        return std::nullopt;
    std::string_view rest = *text;
    const std::optional<double> number = takeDecimal(rest);
    return rest.empty() && number && *number > 0.0 ? number : std::nullopt;
}

std::optional<Trap> cpuQuota(const Training& training)
{
    for (const ConfigDocumentPtr& facts : training.configs) {
        if (facts->kind != ConfigKind::RunFacts)
            continue;
        const std::optional<double> cores = factOf(*facts, "host.cpu_cores");
        const std::optional<double> quota = factOf(*facts, "host.cgroup_cpu_limit_cores");
        if (!cores || !quota || *quota >= *cores)
            continue;
        return Trap{
            "cpu-quota",
            FAULTLINE_TR_NOOP("Pipeline", "CPU quota"),
            {FAULTLINE_TR_NOOP(
                 "Pipeline", "The control group allows %1 of the %2 cores (%3, "
                             "host.cgroup_cpu_limit_cores). Once the quota is used up, everything "
                             "stops for the rest of each period, 100 ms by default. "
                             "os.cpu_count() does not know the quota: set the workers "
                             "by the quota, or raise it."),
             {Quantity{*quota, faultline::Unit::None}, Quantity{*cores, faultline::Unit::None},
              facts->name()}}};
    }
    return std::nullopt;
}

std::optional<Trap> largeJpeg(const Training& training, const Setting& setting)
{
    const std::optional<JpegSizes> sizes = jpegSizes(training);
    if (!sizes || setting.decodeScale < 1.0)
        return std::nullopt;
    int scale = 1;
    for (const int one : {2, 4, 8}) {
        const auto by = static_cast<float>(one);
        if (sizes->width / by >= sizes->trainedWidth && sizes->height / by >= sizes->trainedHeight)
            scale = one;
    }
    if (scale == 1)
        return std::nullopt;
    const auto pixels = [](float value) { return std::to_string(static_cast<int>(value + 0.5F)); };
    return Trap{
        "large-jpeg",
        FAULTLINE_TR_NOOP("Pipeline", "Large JPEGs"),
        {FAULTLINE_TR_NOOP("Pipeline",
                           "The median image has %1 × %2 pixels, training uses %3 × %4: decode at "
                           "1/%5 of the size (cv2.IMREAD_REDUCED_COLOR_%5, "
                           "tf.io.decode_jpeg(ratio=%5), Image.draft() of Pillow), or store the "
                           "images smaller."),
         {pixels(sizes->width), pixels(sizes->height), pixels(sizes->trainedWidth),
          pixels(sizes->trainedHeight), std::to_string(scale)}}};
}

std::optional<Trap> lastBatch(const Training& training)
{
    const auto isSet = [](const std::optional<StatedSetting>& stated, std::string_view digit,
                          std::string_view word, std::string_view python) {
        return stated
               && (stated->value == digit || stated->value == word || stated->value == python);
    };
    const auto remainder = statedSetting(training, {"drop_remainder"});
    const auto compiled = statedSetting(training, {"jit_compile", "use_xla", "enable_xla"});
    if (!isSet(remainder, "0", "false", "False") || !isSet(compiled, "1", "true", "True"))
        return std::nullopt;
    return Trap{
        "last-batch",
        FAULTLINE_TR_NOOP("Pipeline", "Smaller last batch"),
        {FAULTLINE_TR_NOOP("Pipeline",
                           "%1 is on and %2 is off: where the batch size does not divide the "
                           "dataset, the last batch of an epoch has a shape of its own, and the "
                           "step is compiled once more for it. drop_remainder=True leaves it out."),
         {compiled->name, remainder->name}}};
}

} // namespace

std::vector<Trap> evidenceTraps(const Training& training, const Setting& setting)
{
    std::vector<Trap> traps;
    for (const std::optional<Trap>& trap :
         std::array{pythonLock(training, setting), cpuQuota(training), largeJpeg(training, setting),
                    lastBatch(training)}) {
        if (trap)
            traps.push_back(*trap);
    }
    return traps;
}

} // namespace faultline::pipeline
