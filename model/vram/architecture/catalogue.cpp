// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/catalogue.h"

#include "model/vram/architecture/frame.h"
#include "model/vram/architecture/step_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::string_view kRoot = "architectures/";
constexpr std::array<std::string_view, 4> kModuleFolders = {"modules/", "backbones/", "necks/",
                                                            "heads/"};

} // namespace

const Catalogue& Catalogue::get()
{
    static const Catalogue kCatalogue(dataFiles());
    return kCatalogue;
}

Catalogue::Catalogue(std::span<const DataFile> files)
{
    for (const DataFile& file : files) {
        if (!file.path.starts_with(kRoot))
            continue;
        const std::string_view below = file.path.substr(kRoot.size());
        const std::string path(file.path);
        const bool isModules =
            std::any_of(kModuleFolders.begin(), kModuleFolders.end(),
                        [below](std::string_view folder) { return below.starts_with(folder); });
        if (isModules) {
            m_library.addFile(path, file.text);
        } else if (below.starts_with("models/")) {
            std::vector<ModelRow> rows = readModels(path, file.text, m_errors);
            std::move(rows.begin(), rows.end(), std::back_inserter(m_rows));
        } else if (below.starts_with("frameworks/")) {
            addFramework(path, file.text);
        } else if (below == "names.json") {
            m_tokenRules.addFile(path, file.text, m_errors);
        }
    }
    m_errors.insert(m_errors.end(), m_library.errors().begin(), m_library.errors().end());
    makeInfos();
}

void Catalogue::addFramework(const std::string& path, std::string_view text)
{
    const auto fail = [&](Text detail) {
        m_errors.push_back({.code = ErrorCode::Corrupt, .path = path, .detail = std::move(detail)});
    };
    const auto json = parsedData(text);
    FrameworkDefaults framework;
    const std::size_t slash = path.rfind('/') + 1;
    framework.id = path.substr(slash, path.rfind('.') - slash);
    framework.setup.setup.framework = framework.id;
    if (!json.is_object()) {
        fail(FAULTLINE_TR_NOOP("Errors", "not a JSON object"));
        return;
    }
    const LayerGraph none;
    const GlobalValues globals;
    for (const auto& [key, value] : json.items()) {
        if (key == "name" && value.is_string()) {
            framework.name = value.get<std::string>();
        } else if (key == "defaults") {
            const Result<SetupTemplate> read = SetupTemplate::read(value);
            const Result<SetupValues> values =
                read ? read->evaluated(Frame(none, globals, nullptr)) : read.error();
            if (values)
                fillIn(framework.setup, *values);
            else
                fail({FAULTLINE_TR_NOOP("Errors", "defaults, %1"), {values.error().detail}});
        } else if (key == "default_padding" && (value == "half" || value == "same")) {
            framework.options.defaultPadding = value.get<std::string>();
        } else if (key == "in_place_activations" && value.is_boolean()) {
            framework.options.inPlaceActivations = value.get<bool>();
        } else if (key == "in_place_add" && value.is_boolean()) {
            framework.options.inPlaceAdd = value.get<bool>();
        } else if (key != "note" && key != "source") {
            fail({FAULTLINE_TR_NOOP("Errors",
                                    "unknown member '%1', or its value is of another kind"),
                  {key}});
        }
    }
    m_frameworks.emplace(framework.id, std::move(framework));
}

void Catalogue::makeInfos()
{
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const ModelRow& a, const ModelRow& b) {
        return std::tie(a.framework, a.name) < std::tie(b.framework, b.name);
    });
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ModelRow& row = m_rows[i];
        SetupValues setup = row.setup;
        if (const FrameworkDefaults* defaults = framework(row.framework))
            fillIn(setup, defaults->setup);
        else
            m_errors.push_back(
                {.code = ErrorCode::Corrupt,
                 .path = row.file,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "model '%1': no framework '%2'"),
                            {row.name, row.framework}}});
        if (i > 0 && m_rows[i - 1].name == row.name && m_rows[i - 1].framework == row.framework)
            m_errors.push_back(
                {.code = ErrorCode::Corrupt,
                 .path = row.file,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "there is another model '%1'"),
                            {row.name}}});
        m_infos.push_back({row.name, row.family, row.framework, row.otherNames,
                           setup.setup.imageWidth, setup.setup.imageHeight,
                           setup.setup.batchPerReplica});
    }
}

const ModelRow* Catalogue::row(std::string_view framework, std::string_view name) const
{
    const auto found = std::lower_bound(
        m_rows.begin(), m_rows.end(), std::tie(framework, name),
        [](const ModelRow& row, const auto& wanted) {
            return std::tuple<std::string_view, std::string_view>(row.framework, row.name) < wanted;
        });
    const bool isIt = found != m_rows.end() && found->framework == framework && found->name == name;
    return isIt ? &*found : nullptr;
}

const FrameworkDefaults* Catalogue::framework(std::string_view id) const
{
    const auto found = m_frameworks.find(id);
    return found == m_frameworks.end() ? nullptr : &found->second;
}

} // namespace faultline::vram
