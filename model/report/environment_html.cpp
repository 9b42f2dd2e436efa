// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_artifacts.h"
#include "model/report/case_html.h"
#include "model/report/plain_text.h"

#include <array>
#include <string>

namespace faultline {

namespace {

/// What decides whether a training can run, in this order; other packages are counted.
constexpr std::array<std::string_view, 15> kDecisive{
    "os",          "base-image", "gpu",        "nvidia-driver", "cuda",
    "cudnn",       "python",     "tensorflow", "keras",         "torch",
    "torchvision", "numpy",      "protobuf",   "opencv-python", "pycocotools"};

std::string cell(const std::string& text)
{
    return "<td>" + htmlEscaped(text) + "</td>";
}

std::string rowOf(std::string_view component, const std::string& version, const std::string& origin)
{
    return "<tr>" + cell(std::string(component)) + cell(version) + cell(origin) + "</tr>\n";
}

std::string originOf(const Environment& environment, const EnvironmentFact& fact)
{
    std::string text = std::string(toString(fact.role)) + ", " + environment.name();
    if (fact.line > 0)
        text += ", line " + std::to_string(fact.line);
    return text;
}

std::string factRows(const CaseData& data)
{
    std::string rows;
    for (const std::string_view component : kDecisive) {
        std::string last;
        for (const EnvironmentPtr& environment : data.environments) {
            const EnvironmentFact* fact = environment->find(component);
            if (fact == nullptr || fact->version.empty() || fact->version == last)
                continue;
            last = fact->version;
            rows += rowOf(component, fact->version, originOf(*environment, *fact));
        }
    }
    return rows;
}

std::string machineRows(const MachineChoice* chosen)
{
    if (chosen == nullptr)
        return {};
    std::string rows;
    if (!chosen->gpu.empty())
        rows += rowOf("GPU to train on", chosen->gpu, "chosen");
    if (!chosen->machineType.empty())
        rows += rowOf("machine type", chosen->machineType, "chosen");
    if (chosen->memoryBytes)
        rows +=
            rowOf("main memory", toEnglish(Quantity{*chosen->memoryBytes, Unit::Bytes}), "chosen");
    return rows;
}

std::size_t factCount(const CaseData& data)
{
    std::size_t count = 0;
    for (const EnvironmentPtr& environment : data.environments)
        count += environment->facts.size();
    return count;
}

} // namespace

void writeEnvironmentHtml(TextSink& sink, const CaseData& data, const MachineChoice* chosen)
{
    const std::string rows = machineRows(chosen) + factRows(data);
    if (rows.empty())
        return;
    sink.write("<h2>Environment</h2>\n<section class=\"card\">\n<table>\n<tr><th>what</th>"
               "<th>version</th><th>said by</th></tr>\n"
               + rows + "</table>\n<p class=\"soft\">Of "
               + counted(factCount(data), "fact", "facts") + " in "
               + counted(data.environments.size(), "file", "files")
               + " those that decide whether a training can run.</p>\n</section>\n");
}

} // namespace faultline
