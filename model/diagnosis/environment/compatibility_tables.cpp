// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/compatibility_tables.h"

#include "model/core/ascii.h"
#include "model/data/data_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace faultline {

namespace {

using nlohmann::json;

template <typename Row>
Row begun(const json& object)
{
    Row row;
    row.source = object.value("source", "");
    row.isChecked = object.value("checked", false);
    return row;
}

FrameworkRow framework(const json& object)
{
    auto row = begun<FrameworkRow>(object);
    row.version = object.value("version", "");
    row.firstPython = object.at("python").at(0).get<std::string>();
    row.lastPython = object.at("python").at(1).get<std::string>();
    row.alsoPython27 = object.value("python27", false);
    if (object.at("cuda").is_array())
        row.cuda = object.at("cuda").get<std::vector<std::string>>();
    else
        row.cuda.push_back(object.at("cuda").get<std::string>());
    for (const auto& cuda : object.value("experimental", std::vector<std::string>()))
        row.cuda.push_back(cuda);
    row.cudnn = object.value("cudnn", "");
    row.keras = object.value("keras", 0);
    return row;
}

KnownRow knownRow(const json& object)
{
    auto row = begun<KnownRow>(object);
    row.id = object.value("id", "");
    row.component = object.value("component", "");
    row.range = object.value("range", "");
    if (object.contains("with")) {
        row.otherComponent = object.at("with").value("component", "");
        row.otherRange = object.at("with").value("range", "");
    }
    row.severity = object.value("severity", "note");
    row.what = object.value("what", "");
    row.pins = object.value("pins", std::vector<std::string>());
    return row;
}

std::vector<DriverRow> drivers(const char* own, const char* minor)
{
    std::vector<DriverRow> rows;
    forEachDataRow("compatibility/cuda_driver.jsonl", [&](const json& object) {
        auto row = begun<DriverRow>(object);
        row.cuda = object.value("cuda", "");
        row.own = object.value(own, "");
        row.minor = object.value(minor, "");
        if (!row.own.empty())
            rows.push_back(std::move(row));
    });
    return rows;
}

bool containsWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isLetterOrDigit(text[at - 1]))
            && (end == text.size() || !isLetterOrDigit(text[end])))
            return true;
    }
    return false;
}

} // namespace

const CompatibilityTables& CompatibilityTables::get()
{
    static const CompatibilityTables kTables = [] {
        CompatibilityTables t;
        forEachDataRow("compatibility/tensorflow.jsonl",
                       [&](const json& j) { t.tensorflow.push_back(framework(j)); });
        forEachDataRow("compatibility/pytorch.jsonl",
                       [&](const json& j) { t.pytorch.push_back(framework(j)); });
        forEachDataRow("compatibility/torchvision.jsonl", [&](const json& j) {
            auto row = begun<PairRow>(j);
            row.torch = j.value("torch", "");
            row.torchvision = j.value("torchvision", "");
            t.torchvision.push_back(std::move(row));
        });
        t.linuxDrivers = drivers("linux", "minor_linux");
        t.windowsDrivers = drivers("windows", "minor_windows");
        forEachDataRow("compatibility/cuda.jsonl", [&](const json& j) {
            auto row = begun<CapabilityRow>(j);
            row.capability = j.value("capability", "");
            row.firstCuda = j.value("first", "");
            row.lastCuda = j.value("last", "");
            t.capabilities.push_back(std::move(row));
        });
        forEachDataRow("hardware/gpus.jsonl", [&](const json& j) {
            auto row = begun<GpuRow>(j);
            row.name = j.value("name", "");
            row.capability = j.value("capability", "");
            t.gpus.push_back(std::move(row));
        });
        forEachDataRow("compatibility/known_bugs.jsonl",
                       [&](const json& j) { t.known.push_back(knownRow(j)); });
        return t;
    }();
    return kTables;
}

const GpuRow* CompatibilityTables::gpu(std::string_view name) const
{
    const GpuRow* best = nullptr;
    for (const GpuRow& row : gpus) {
        // Older drivers leave out "NVIDIA" and "GeForce", newer ones "Tesla".
        std::string_view shorter = row.name;
        for (const std::string_view brand : {"GeForce ", "Tesla "}) {
            if (shorter.starts_with(brand))
                shorter.remove_prefix(brand.size());
        }
        if (containsWord(name, shorter) && (best == nullptr || row.name.size() > best->name.size()))
            best = &row;
    }
    return best;
}

const FrameworkRow* rowOf(const std::vector<FrameworkRow>& rows, std::string_view version)
{
    const std::string minor = leadingNumbers(version, 2);
    const auto it = std::find_if(rows.begin(), rows.end(),
                                 [&minor](const auto& row) { return row.version == minor; });
    return it == rows.end() ? nullptr : &*it;
}

std::string leadingNumbers(std::string_view version, std::size_t count)
{
    std::size_t end = 0;
    std::size_t dots = 0;
    for (; end < version.size(); ++end) {
        const char c = version[end];
        if (c == '.' && ++dots == count)
            break;
        if (c != '.' && (c < '0' || c > '9'))
            break;
    }
    return std::string(version.substr(0, end));
}

} // namespace faultline
