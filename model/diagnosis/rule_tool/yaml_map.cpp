// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/yaml_map.h"

#include <algorithm>
#include <array>

namespace faultline::rule_tool {

namespace {

/// Names that a value may well have and a C++ variable may not.
constexpr std::array<std::string_view, 16> kKeywords{
    "auto",   "bool",  "case", "char", "class", "default", "delete", "double",
    "export", "float", "int",  "long", "new",   "short",   "this",   "values"};

} // namespace

void Source::problem(int line, const std::string& what) const
{
    problems.push_back(path + ":" + std::to_string(line) + ": " + what);
}

int lineOf(const YAML::Node& node)
{
    return node.Mark().line + 1;
}

bool isName(std::string_view text)
{
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    if (text.empty() || !isSmall(text.front()) || text.back() == '-'
        || text.find("--") != std::string_view::npos
        || std::find(kKeywords.begin(), kKeywords.end(), text) != kKeywords.end())
        return false;
    return std::all_of(text.begin(), text.end(), [&isSmall](char c) {
        return isSmall(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

YamlMap::YamlMap(const Source& source, const YAML::Node& node, std::string what)
    : m_source(source), m_what(std::move(what)), m_line(lineOf(node))
{
    if (!node.IsMap()) {
        problem("should be a map");
        return;
    }
    for (const auto& entry : node) {
        const auto key = entry.first.as<std::string>("");
        const bool isThere = std::any_of(m_entries.begin(), m_entries.end(),
                                         [&key](const Entry& one) { return one.first == key; });
        if (isThere)
            m_source.problem(lineOf(entry.first), m_what + ": \"" + key + "\" is there twice");
        else
            m_entries.emplace_back(key, entry.second);
    }
}

YamlMap::~YamlMap()
{
    for (const auto& [key, node] : m_entries) {
        if (std::find(m_taken.begin(), m_taken.end(), key) == m_taken.end())
            m_source.problem(lineOf(node), m_what + ": unknown key \"" + key + "\"");
    }
}

void YamlMap::problem(const std::string& what) const
{
    m_source.problem(m_line, m_what + ": " + what);
}

const YAML::Node* YamlMap::take(std::string_view key)
{
    m_taken.emplace_back(key);
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [key](const Entry& entry) { return entry.first == key; });
    return found == m_entries.end() ? nullptr : &found->second;
}

std::string YamlMap::text(std::string_view key)
{
    std::string found = optionalText(key);
    if (found.empty())
        problem("\"" + std::string(key) + "\" is missing");
    return found;
}

std::string YamlMap::optionalText(std::string_view key)
{
    const YAML::Node* node = take(key);
    if (node == nullptr)
        return {};
    if (!node->IsScalar()) {
        m_source.problem(lineOf(*node), m_what + ": \"" + std::string(key) + "\" should be text");
        return {};
    }
    return node->Scalar();
}

double YamlMap::number(std::string_view key)
{
    const YAML::Node* node = take(key);
    double value = 0.0;
    if (node == nullptr)
        problem("\"" + std::string(key) + "\" is missing");
    else if (!YAML::convert<double>::decode(*node, value))
        m_source.problem(lineOf(*node),
                         m_what + ": \"" + std::string(key) + "\" should be a number");
    return value;
}

bool YamlMap::flag(std::string_view key, bool otherwise)
{
    const YAML::Node* node = take(key);
    bool value = otherwise;
    if (node != nullptr && !YAML::convert<bool>::decode(*node, value))
        m_source.problem(lineOf(*node),
                         m_what + ": \"" + std::string(key) + "\" should be true or false");
    return value;
}

std::vector<std::string> YamlMap::list(std::string_view key)
{
    std::vector<std::string> found;
    const YAML::Node* node = take(key);
    if (node == nullptr)
        return found;
    if (!node->IsSequence())
        m_source.problem(lineOf(*node), m_what + ": \"" + std::string(key) + "\" should be a list");
    for (const auto& one : *node) {
        if (one.IsScalar() && !one.Scalar().empty())
            found.push_back(one.Scalar());
        else
            m_source.problem(lineOf(one), m_what + ": a list of texts holds something else");
    }
    return found;
}

std::vector<YamlMap::Entry> YamlMap::named(std::string_view key)
{
    const YAML::Node* node = take(key);
    if (node == nullptr)
        return {};
    YamlMap map(m_source, *node, m_what + ", " + std::string(key));
    for (const auto& [name, value] : map.m_entries) {
        map.m_taken.push_back(name);
        if (!isName(name))
            m_source.problem(lineOf(value), m_what + ": \"" + name
                                                + "\" is no name: kebab-case, no keyword of C++");
    }
    return map.m_entries;
}

} // namespace faultline::rule_tool
