// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/process_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace faultline::recorder {

namespace {

/// 0 if there is none, or no such process.
pid_t parentOf(pid_t pid)
{
    const std::string text = readText("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t nameEnd = text.rfind(')'); // a name may hold spaces and brackets
    if (nameEnd == std::string::npos)
        return 0;
    std::istringstream fields(text.substr(nameEnd + 1));
    std::string state;
    pid_t parent = 0;
    fields >> state >> parent;
    return fields ? parent : 0;
}

} // namespace

std::string readText(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool isBelow(pid_t pid, pid_t root)
{
    constexpr int kDeepest = 256; // processes change while they are followed
    for (int depth = 0; depth < kDeepest && pid > 1; ++depth) {
        pid = parentOf(pid);
        if (pid == root)
            return true;
    }
    return false;
}

std::string processName(pid_t pid)
{
    std::string name = readText("/proc/" + std::to_string(pid) + "/comm");
    while (!name.empty() && name.back() == '\n')
        name.pop_back();
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return c == ',' || c == '"' || static_cast<unsigned char>(c) < ' '; }, '_');
    return name;
}

} // namespace faultline::recorder
