// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/module_library.h"

#include "model/vram/architecture/step_reader.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace faultline::vram {

void ModuleLibrary::addFile(const std::string& path, std::string_view text)
{
    const auto fail = [&](Text detail) {
        m_errors.push_back({.code = ErrorCode::Corrupt, .path = path, .detail = std::move(detail)});
    };
    const auto json = parsedData(text);
    if (!json.is_object()) {
        fail(FAULTLINE_TR_NOOP("Errors", "not a JSON object, or nested too deeply"));
        return;
    }
    for (const auto& [name, value] : json.items()) {
        if (name == "source" || name == "note")
            continue;
        Result<Module> module = readModule(value);
        if (!module) {
            fail({FAULTLINE_TR_NOOP("Errors", "module '%1', %2"), {name, module.error().detail}});
            continue;
        }
        module->name = name;
        module->file = path;
        if (!m_modules.try_emplace(name, *std::move(module)).second)
            fail({FAULTLINE_TR_NOOP("Errors", "there is another module '%1'"), {name}});
    }
}

const Module* ModuleLibrary::find(std::string_view name) const
{
    const auto found = m_modules.find(name);
    return found == m_modules.end() ? nullptr : &found->second;
}

} // namespace faultline::vram
