// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/file_stamp.h"

#include "model/io/file_tree.h"

namespace faultline {

std::optional<FileStamp> stampOf(const std::string& path)
{
    const std::optional<FileStatus> status = statusOf(path);
    if (!status)
        return std::nullopt;
    return FileStamp{.device = status->device,
                     .inode = status->inode,
                     .sizeBytes = status->sizeBytes,
                     .modified = status->modified};
}

} // namespace faultline
