// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/private_folder.h"

#include <cstdlib>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUnpacking = "unpacking-";

} // namespace

int lockFolder(const std::string& folder, FolderLock kind)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return -1;
    if (::flock(descriptor, (kind == FolderLock::Sole ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

PrivateFolder::PrivateFolder(const std::string& parent)
{
    std::string name = parent + "/" + std::string(kUnpacking) + "XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) // for the user alone
        return;
    m_path = name;
    m_lock = lockFolder(name, FolderLock::Shared);
}

PrivateFolder::~PrivateFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
    if (m_lock >= 0)
        ::close(m_lock);
}

bool PrivateFolder::moveTo(const fs::path& place)
{
    std::error_code problem;
    fs::rename(m_path, place, problem);
    if (problem)
        return false;
    m_path.clear();
    return true;
}

void PrivateFolder::removeStale(const std::string& parent)
{
    std::vector<std::string> stale;
    std::error_code problem;
    for (fs::directory_iterator it(parent, problem), end; !problem && it != end;
         it.increment(problem)) {
        if (it->path().filename().string().starts_with(kUnpacking))
            stale.push_back(it->path().string());
    }
    for (const std::string& folder : stale) {
        const int lock = lockFolder(folder, FolderLock::Sole);
        if (lock < 0)
            continue; // in use
        std::error_code ignored;
        fs::remove_all(folder, ignored);
        ::close(lock);
    }
}

} // namespace faultline
