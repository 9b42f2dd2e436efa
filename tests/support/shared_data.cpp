// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shared_data.h"

#include <cstdlib>
#include <filesystem>

namespace faultline::test {

namespace {

namespace fs = std::filesystem;

/// Empty: there is none.
fs::path sharedFolder()
{
    const char* const given = std::getenv("FAULTLINE_SHARED");
    return given != nullptr ? fs::path(given)
                            : fs::path(FAULTLINE_TESTS_DIR).parent_path().parent_path() / "shared";
}

} // namespace

std::string sharedFile(std::string_view relative)
{
    const fs::path folder = sharedFolder();
    const fs::path path = folder / relative;
    return !folder.empty() && fs::exists(path) ? path.string() : std::string();
}

std::string realFile(std::string_view relative)
{
    return sharedFile("data/real/" + std::string(relative));
}

std::string absentRealFile(std::string_view relative)
{
    return "../shared/data/real/" + std::string(relative) + " is not there";
}

std::string testFile(std::string_view relative)
{
    return (fs::path(FAULTLINE_TESTS_DIR) / relative).string();
}

std::vector<SampleFolder> ownAndReal(std::string_view own, std::string_view real)
{
    std::vector<SampleFolder> folders{{.path = testFile(own)}};
    if (std::string path = realFile(real); !path.empty())
        folders.push_back({.path = std::move(path), .isReal = true});
    return folders;
}

} // namespace faultline::test
