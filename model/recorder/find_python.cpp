// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/find_python.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

namespace faultline::recorder {

namespace {

namespace fs = std::filesystem;

bool isProgram(const fs::path& path)
{
    std::error_code problem;
    return fs::is_regular_file(path, problem) && ::access(path.c_str(), X_OK) == 0;
}

std::string absolutePath(const fs::path& path)
{
    std::error_code problem;
    const fs::path made = fs::absolute(path, problem);
    return problem ? std::string() : made.lexically_normal().string();
}

/// "python", "python3", "python3.11", "pypy3"; not "python-config".
bool namesPython(std::string_view word)
{
    const std::size_t slash = word.rfind('/');
    std::string_view name = slash == std::string_view::npos ? word : word.substr(slash + 1);
    if (name.starts_with("python"))
        name.remove_prefix(6);
    else if (name.starts_with("pypy"))
        name.remove_prefix(4);
    else
        return false;
    return std::all_of(name.begin(), name.end(), [](char c) { return isDigit(c) || c == '.'; });
}

/// The interpreter in the first lines of a script; empty if it is no script of Python's.
std::string pythonOfScript(const std::string& script, std::string_view path)
{
    constexpr std::size_t kLookedAt = 1024;
    std::string head(kLookedAt, '\0');
    std::ifstream stream(script, std::ios::binary);
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    if (!head.starts_with("#!"))
        return {};
    std::istringstream lines(head.substr(2));
    std::string line;
    std::getline(lines, line);
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        if (namesPython(word))
            return findProgram(word, path);
    }
    // A path that is too long or holds spaces: installers write a line for the shell that hides in
    // a string of Python's, '''exec' "/long path/python" "$0" "$@"
    constexpr std::string_view kHidden = "'''exec' ";
    std::getline(lines, line);
    if (!line.starts_with(kHidden))
        return {};
    std::string_view rest = std::string_view(line).substr(kHidden.size());
    const bool isQuoted = rest.starts_with('"');
    rest.remove_prefix(isQuoted ? 1 : 0);
    const std::string_view word = rest.substr(0, rest.find(isQuoted ? '"' : ' '));
    return namesPython(word) ? findProgram(word, path) : std::string();
}

} // namespace

std::string findProgram(std::string_view word, std::string_view path)
{
    if (word.find('/') != std::string_view::npos)
        return isProgram(word) ? absolutePath(word) : std::string();
    while (!word.empty()) {
        const std::size_t colon = path.find(':');
        const std::string_view folder = path.substr(0, colon);
        const fs::path candidate = fs::path(folder.empty() ? "." : folder) / word;
        if (isProgram(candidate))
            return absolutePath(candidate);
        if (colon == std::string_view::npos)
            break;
        path.remove_prefix(colon + 1);
    }
    return {};
}

std::string findPython(const std::vector<std::string>& command, std::string_view path)
{
    if (!command.empty() && !namesPython(command.front())) {
        const std::string program = findProgram(command.front(), path);
        std::string python = program.empty() ? std::string() : pythonOfScript(program, path);
        if (!python.empty())
            return python;
    }
    for (const std::string& word : command) {
        if (!namesPython(word))
            continue;
        std::string python = findProgram(word, path);
        if (!python.empty())
            return python;
    }
    for (const std::string_view name : {"python3", "python"}) {
        std::string python = findProgram(name, path);
        if (!python.empty())
            return python;
    }
    return {};
}

} // namespace faultline::recorder
