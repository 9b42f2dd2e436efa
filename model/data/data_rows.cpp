// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data/data_rows.h"

#include "model/data/data_files.h"

#include <algorithm>

namespace faultline {

void forEachDataRow(std::string_view path, const std::function<void(const nlohmann::json&)>& take)
{
    const std::string_view text = dataFile(path);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const auto row = nlohmann::json::parse(text.substr(at, end - at), nullptr, false);
        if (row.is_object())
            take(row);
        at = end + 1;
    }
}

} // namespace faultline
