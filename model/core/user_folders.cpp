// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/user_folders.h"

#include <cstdlib>

namespace faultline {

namespace {

std::string userPath(const char* variable, std::string_view belowHome, std::string_view name)
{
    const char* const base = std::getenv(variable);
    const char* const home = std::getenv("HOME");
    std::string path;
    if (base != nullptr && *base == '/')
        path = base;
    else if (home != nullptr && *home == '/')
        path = std::string(home).append(belowHome);
    else
        return path;
    return path.append("/faultline/").append(name);
}

} // namespace

std::string userCachePath(std::string_view name)
{
    return userPath("XDG_CACHE_HOME", "/.cache", name);
}

std::string userDataPath(std::string_view name)
{
    return userPath("XDG_DATA_HOME", "/.local/share", name);
}

} // namespace faultline
