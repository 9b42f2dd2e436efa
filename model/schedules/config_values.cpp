// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/config_values.h"

#include <charconv>
#include <string>
#include <utility>

namespace faultline::schedules {

namespace {

using nlohmann::json;

/// What a text stands for in YAML, Python and JSON.
json plainValue(std::string_view text)
{
    if (text == "true" || text == "True")
        return true;
    if (text == "false" || text == "False")
        return false;
    if (text.empty() || text == "null" || text == "None" || text == "~")
        return nullptr;
    double number = 0.0;
    const std::string_view digits = text.front() == '+' ? text.substr(1) : text;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && end == digits.data() + digits.size())
        return number;
    return std::string(text);
}

class Walk {
public:
    explicit Walk(const ConfigDocument& config) : m_config(config) {}

    json valueOf(std::size_t at, int depth)
    {
        const ConfigNode& node = m_config.nodes[at];
        if (!node.isGroup)
            return plainValue(node.state == FieldState::Default ? node.defaultValue : node.value);
        json object = json::object();
        json array = json::array();
        for (std::size_t child = node.firstChild; child != ConfigNode::npos;
             child = m_config.nodes[child].nextSibling) {
            const ConfigNode& field = m_config.nodes[child];
            if (field.state == FieldState::Unset || depth == 0 || m_left == 0)
                continue;
            --m_left;
            json value = valueOf(child, depth - 1);
            if (field.name.starts_with('['))
                array.push_back(std::move(value));
            else
                object[field.name] = std::move(value);
        }
        const bool isList = !array.empty() || (object.empty() && node.type == "list");
        return isList ? std::move(array) : std::move(object);
    }

private:
    const ConfigDocument& m_config;
    std::size_t m_left = 20000;
};

} // namespace

json valuesOf(const ConfigDocument& config, std::size_t node)
{
    constexpr int kMostDepth = 32;
    return node < config.nodes.size() ? Walk(config).valueOf(node, kMostDepth) : json();
}

json valuesOf(const ConfigDocument& config, std::string_view path)
{
    return valuesOf(config, config.find(path));
}

} // namespace faultline::schedules
