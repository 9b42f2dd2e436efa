// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/rule_tool/rule_file.h"

#include <yaml-cpp/yaml.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rule_tool {

/// One file that is being read, and where its problems go.
struct Source {
    std::string path;
    Problems& problems;

    void problem(int line, const std::string& what) const;
};

/// A map of the file. Each key is taken once; the ones that nobody took are problems when it goes.
class YamlMap {
public:
    using Entry = std::pair<std::string, YAML::Node>;

    /// `what` names it in problems: "fix \"lower-rate\"". Anything but a map is a problem.
    YamlMap(const Source& source, const YAML::Node& node, std::string what);
    YamlMap(const YamlMap&) = delete;
    YamlMap& operator=(const YamlMap&) = delete;
    ~YamlMap();

    [[nodiscard]] int line() const { return m_line; }
    void problem(const std::string& what) const;
    /// nullptr: not there.
    [[nodiscard]] const YAML::Node* take(std::string_view key);
    /// A scalar that must be there and hold something.
    [[nodiscard]] std::string text(std::string_view key);
    [[nodiscard]] std::string optionalText(std::string_view key);
    [[nodiscard]] double number(std::string_view key);
    [[nodiscard]] bool flag(std::string_view key, bool otherwise);
    [[nodiscard]] std::vector<std::string> list(std::string_view key);
    /// Entries of a map under `key` whose keys are kebab-case names; empty if it is not there.
    [[nodiscard]] std::vector<Entry> named(std::string_view key);

private:
    const Source& m_source;
    std::string m_what;
    int m_line = 0;
    std::vector<Entry> m_entries;
    std::vector<std::string> m_taken;
};

/// "rate-share": also a name that C++ can have.
[[nodiscard]] bool isName(std::string_view text);
[[nodiscard]] int lineOf(const YAML::Node& node);

} // namespace faultline::rule_tool
