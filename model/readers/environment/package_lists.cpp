// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/readers/environment/environment_parsers.h"

#include <algorithm>
#include <array>

namespace faultline::environment {

namespace {

constexpr std::string_view kBlanks = " \t\r\f";

bool isNameChar(char c)
{
    return isWordCharacter(c) || c == '-' || c == '.';
}

std::size_t endOfName(std::string_view text)
{
    const auto it = std::find_if_not(text.begin(), text.end(), isNameChar);
    return static_cast<std::size_t>(it - text.begin());
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(kBlanks, at);
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
        found.push_back(text.substr(begin, end - begin));
        at = end;
    }
    return found;
}

/// Of the URL that a package came from, what stands in its file's name: "torch-1.8.0-cp38-...".
std::string versionFromUrl(std::string_view url)
{
    const std::size_t slash = url.rfind('/');
    const std::string_view file = slash == std::string_view::npos ? url : url.substr(slash + 1);
    for (std::size_t dash = file.find('-'); dash != std::string_view::npos;
         dash = file.find('-', dash + 1)) {
        if (dash + 1 < file.size() && isDigit(file[dash + 1]))
            return std::string(
                file.substr(dash + 1, file.find_first_of("-@#", dash + 1) - dash - 1));
    }
    return {};
}

struct Alias {
    std::string_view package;
    std::string_view component;
};

constexpr std::array kAliases{
    Alias{"pytorch", "torch"},
    Alias{"pytorch-gpu", "torch"},
    Alias{"tensorflow-gpu", "tensorflow"},
    Alias{"tensorflow-cpu", "tensorflow"},
    Alias{"tensorflow-intel", "tensorflow"},
    Alias{"tensorflow-rocm", "tensorflow"},
    Alias{"tensorflow-base", "tensorflow"},
    Alias{"tf-nightly", "tensorflow"},
    Alias{"tf-nightly-gpu", "tensorflow"},
    Alias{"cudatoolkit", "cuda"},
    Alias{"cuda-toolkit", "cuda"},
    Alias{"pytorch-cuda", "cuda"},
    Alias{"cuda-runtime", "cuda"},
    Alias{"cuda-cudart", "cuda"},
    Alias{"cuda-version", "cuda"},
    Alias{"nvidia-cuda-runtime-cu11", "cuda"},
    Alias{"nvidia-cuda-runtime-cu12", "cuda"},
    Alias{"nvidia-cuda-runtime", "cuda"},
    Alias{"nvidia-cudnn-cu11", "cudnn"},
    Alias{"nvidia-cudnn-cu12", "cudnn"},
    Alias{"nvidia-cudnn-cu13", "cudnn"},
};

} // namespace

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        ++number;
        if (const std::string_view shown = trimmed(line, kBlanks); !shown.empty())
            lines.push_back({shown, number, line.front() == ' ' || line.front() == '\t'});
        at = end + 1;
    }
    return lines;
}

std::string componentOf(std::string_view package)
{
    std::string name(package);
    for (char& c : name) {
        c = c == '_' || c == '.' ? '-' : lowerAscii(c);
    }
    const auto it = std::find_if(kAliases.begin(), kAliases.end(),
                                 [&name](const Alias& alias) { return alias.package == name; });
    return it == kAliases.end() ? name : std::string(it->component);
}

EnvironmentFact packageFact(std::string_view package, std::string_view version, VersionRole role,
                            std::uint32_t line)
{
    EnvironmentFact fact;
    fact.component = componentOf(package);
    fact.version = std::string(version);
    fact.role = role;
    fact.line = line;
    if (fact.component != package)
        fact.detail = std::string(package);
    return fact;
}

std::optional<EnvironmentFact> pipRequirement(std::string_view line, VersionRole role,
                                              std::uint32_t number)
{
    line = trimmed(line.substr(0, line.find(" #")), kBlanks);
    constexpr std::string_view kEgg = "#egg=";
    if (line.starts_with("-e ") && line.find(kEgg) != std::string_view::npos) {
        const std::string_view egg = line.substr(line.find(kEgg) + kEgg.size());
        return packageFact(egg.substr(0, endOfName(egg)), {}, role, number);
    }
    const std::size_t end = endOfName(line);
    if (end == 0 || line.front() == '-' || line.front() == '.')
        return std::nullopt;
    const std::string_view name = line.substr(0, end);
    std::string_view rest = trimmed(line.substr(end), kBlanks);
    if (rest.starts_with('[') && rest.find(']') != std::string_view::npos)
        rest = trimmed(rest.substr(rest.find(']') + 1), kBlanks);
    if (rest.starts_with('@'))
        return packageFact(name, versionFromUrl(rest), role, number);
    rest = trimmed(rest.substr(0, std::min(rest.find(';'), rest.find(" --"))), kBlanks);
    if (rest.starts_with('(') && rest.ends_with(')'))
        rest = trimmed(rest.substr(1, rest.size() - 2), kBlanks);
    if (rest.empty())
        return packageFact(name, {}, role, number);
    if (rest.starts_with("==")) {
        const std::string_view version =
            trimmed(rest.substr(std::min(rest.find_first_not_of('='), rest.size())), kBlanks);
        if (version.empty() || version.find(' ') != std::string_view::npos)
            return std::nullopt;
        return packageFact(name, version, role, number);
    }
    const std::size_t first = rest.find_first_not_of("<>!~= ");
    const bool isRange = std::string_view("<>!~").find(rest.front()) != std::string_view::npos
                         && first != std::string_view::npos && isDigit(rest[first]);
    if (!isRange)
        return std::nullopt;
    EnvironmentFact fact = packageFact(name, {}, role, number);
    fact.detail += (fact.detail.empty() ? "" : " ") + std::string(rest);
    return fact;
}

std::size_t readPip(std::string_view text, VersionRole role, std::vector<EnvironmentFact>& facts)
{
    std::size_t odd = 0;
    for (const Line& line : linesOf(text)) {
        const std::vector<std::string_view> columns = words(line.text);
        const bool isTable = columns.size() >= 2 && isDigit(columns[1].front())
                             && endOfName(columns[0]) == columns[0].size();
        if (line.text.front() == '#' || line.text.starts_with("--") || line.text.starts_with("-r")
            || line.text.starts_with("-c") || line.text.starts_with("-f")
            || line.text.starts_with("-i") || line.text.starts_with("Package "))
            continue;
        if (facts.size() >= kMaxFacts)
            return odd;
        if (isTable)
            facts.push_back(packageFact(columns[0], columns[1], role, line.number));
        else if (auto fact = pipRequirement(line.text, role, line.number))
            facts.push_back(std::move(*fact));
        else
            ++odd;
    }
    return odd;
}

std::size_t readConda(std::string_view text, std::vector<EnvironmentFact>& facts)
{
    std::size_t odd = 0;
    bool isYaml = false;
    bool isPip = false;
    bool isInList = false;
    for (const Line& line : linesOf(text)) {
        std::string_view entry = line.text;
        if (entry.front() == '#')
            continue;
        if (facts.size() >= kMaxFacts)
            return odd;
        if (!line.isIndented && entry.front() != '-' && entry.find(':') != std::string_view::npos
            && entry.find('=') == std::string_view::npos) {
            isYaml = true;
            isPip = false;
            isInList = entry.starts_with("dependencies");
            continue;
        }
        if (isYaml) {
            if (!isInList || !entry.starts_with('-'))
                continue;
            entry = trimmed(entry.substr(1), kBlanks);
            if (entry.size() > 1 && (entry.front() == '"' || entry.front() == '\''))
                entry = entry.substr(1, entry.find(entry.front(), 1) - 1);
            if (entry == "pip:") {
                isPip = true;
                continue;
            }
            entry =
                entry.substr(entry.find("::") == std::string_view::npos ? 0 : entry.find("::") + 2);
        }
        const VersionRole role = isYaml ? VersionRole::Required : VersionRole::Installed;
        if (isPip || entry.find("==") != std::string_view::npos) {
            if (auto fact = pipRequirement(entry, role, line.number))
                facts.push_back(std::move(*fact));
            else
                ++odd;
            continue;
        }
        // "name version build channel", "name=version=build", "name=version"
        std::string spaced(entry);
        std::replace(spaced.begin(), spaced.end(), '=', ' ');
        const std::vector<std::string_view> columns = words(spaced);
        if (columns.empty() || endOfName(columns[0]) != columns[0].size()) {
            ++odd;
            continue;
        }
        EnvironmentFact fact = packageFact(
            columns[0], columns.size() > 1 && isDigit(columns[1].front()) ? columns[1] : "", role,
            line.number);
        if (columns.size() > 3 && fact.detail.empty())
            fact.detail = std::string(columns[3]);
        facts.push_back(std::move(fact));
    }
    return odd;
}

} // namespace faultline::environment
