// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/made_files.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace faultline::rule_tool {

namespace {

char large(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

std::string literal(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out + "\"";
}

std::string snakeCase(std::string_view name)
{
    std::string out(name);
    std::replace(out.begin(), out.end(), '-', '_');
    return out;
}

std::string camelCase(std::string_view name)
{
    std::string out;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] != '-')
            out += i > 0 && name[i - 1] == '-' ? large(name[i]) : name[i];
    }
    return out;
}

std::string pascalCase(std::string_view name)
{
    std::string out = camelCase(name);
    if (!out.empty())
        out.front() = large(out.front());
    return out;
}

std::string numberLiteral(double value)
{
    std::array<char, 64> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    std::string text(buffer.data(), result.ptr);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string preamble(std::string_view source)
{
    return "// Made by rule_tool from " + std::string(source) + ". Change that instead.\n";
}

} // namespace faultline::rule_tool
