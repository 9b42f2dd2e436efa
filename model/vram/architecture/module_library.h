// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/step.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// All modules of the architecture data, by name. Immutable once filled; any thread.
class ModuleLibrary {
public:
    /// Those of one file. What cannot be read is left out and is among errors(): one bad module
    /// does not take the others with it.
    void addFile(const std::string& path, std::string_view text);

    /// Null if there is none.
    [[nodiscard]] const Module* find(std::string_view name) const;
    [[nodiscard]] std::size_t size() const { return m_modules.size(); }
    /// Files, modules and steps that could not be read, and names given twice.
    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; }

private:
    std::map<std::string, Module, std::less<>> m_modules;
    std::vector<Error> m_errors;
};

} // namespace faultline::vram
