// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/store.h"

#include <functional>
#include <string>
#include <vector>

namespace faultline::remote {

/// Which page of a bucket's listing.
struct PageQuery {
    std::string prefix = {};
    std::string after = {};  ///< names from here on; the name itself may come or not
    std::string before = {}; ///< names before this one; empty: all. Servers may give more
    std::string token = {};  ///< of the page before; empty: the first
    bool isShallow = false;  ///< folders instead of what is in them
};

struct ListPage {
    std::vector<StoredFile> files; ///< with their whole names
    std::vector<std::string> folders;
    std::string next; ///< token of the next page; empty: it was the last
};

using AskPage = std::function<Result<ListPage>(const PageQuery&)>;

/// Hands out all names that begin with a prefix. Pages come one after another in a bucket, so a
/// listing of several is parted by name among a few threads: one page more is asked for its
/// folders, and one for each part.
[[nodiscard]] Result<void> listInParallel(const std::string& prefix, const AskPage& ask,
                                          ReadMonitor& monitor, const StoredFileSink& take);

} // namespace faultline::remote
