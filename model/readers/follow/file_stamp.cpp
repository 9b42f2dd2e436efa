// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/file_stamp.h"

#include <sys/stat.h>

namespace faultline {

std::optional<FileStamp> stampOf(const std::string& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return FileStamp{.device = static_cast<std::uint64_t>(status.st_dev),
                     .inode = static_cast<std::uint64_t>(status.st_ino),
                     .sizeBytes = static_cast<std::uint64_t>(status.st_size),
                     .modified = static_cast<double>(status.st_mtim.tv_sec)
                                 + static_cast<double>(status.st_mtim.tv_nsec) * 1e-9};
}

} // namespace faultline
