// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/data/data_files.h"
#include "model/vram/architecture/model_table.h"
#include "model/vram/architecture/module_library.h"
#include "model/vram/architecture/token_rules.h"
#include "model/vram/architectures.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace faultline::vram {

/// What a code base does by itself.
struct FrameworkDefaults {
    std::string id;
    std::string name; ///< for people
    SetupValues setup;
    ExpansionOptions options;
};

/// All of resources/architectures, read. Immutable; any thread.
class Catalogue {
public:
    /// The embedded one, read on first use.
    [[nodiscard]] static const Catalogue& get();
    /// Of the files below "architectures/"; others are left alone.
    explicit Catalogue(std::span<const DataFile> files);

    [[nodiscard]] const ModuleLibrary& library() const { return m_library; }
    [[nodiscard]] const TokenRules& tokenRules() const { return m_tokenRules; }
    /// By framework and name, as are infos().
    [[nodiscard]] std::span<const ModelRow> rows() const { return m_rows; }
    [[nodiscard]] std::span<const ArchitectureInfo> infos() const { return m_infos; }
    /// Null if there is none of that name in that framework.
    [[nodiscard]] const ModelRow* row(std::string_view framework, std::string_view name) const;
    [[nodiscard]] const FrameworkDefaults* framework(std::string_view id) const;
    [[nodiscard]] const std::map<std::string, FrameworkDefaults, std::less<>>& frameworks() const
    {
        return m_frameworks;
    }
    /// What could not be read; empty for the embedded one, or a test fails.
    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; }

private:
    void addFramework(const std::string& path, std::string_view text);
    void makeInfos();

    ModuleLibrary m_library;
    TokenRules m_tokenRules;
    std::map<std::string, FrameworkDefaults, std::less<>> m_frameworks;
    std::vector<ModelRow> m_rows;
    std::vector<ArchitectureInfo> m_infos;
    std::vector<Error> m_errors;
};

} // namespace faultline::vram
