// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_file.h"
#include "model/casefile/case_members.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace faultline::casefile {

/// Private to model/casefile: runs and artifacts are kept as a source and the path below it, in
/// memory they are absolute (model/core/identity.h).

/// A place as a source and what lies below it.
struct PlaceBelow {
    std::size_t source = 0; ///< into CaseFile::sources
    std::string below;      ///< "." for the source itself; a part of it: ".#versions"
};
/// By the innermost of the sources that hold it; nothing if none does.
[[nodiscard]] std::optional<PlaceBelow> placeBelow(const std::string& place,
                                                   std::span<const std::string> sources);
/// The other way round; `source` absolute.
[[nodiscard]] std::string placeAt(const std::string& source, const std::string& below);

/// Where the sources of a case are, and the folder that written paths start from.
struct Places {
    std::span<const std::string> sources;
    const std::string& folder;
};
/// Members "source" and `key` ("run", "artifact"); `key` alone for a place in none of the sources,
/// nothing for an empty one. With "_hex" behind where the bytes of a name are no UTF-8.
void addPlace(Json& object, std::string_view key, const std::string& place, const Places& places);
[[nodiscard]] std::string readPlace(const Members& object, std::string_view key,
                                    const Places& places);

/// Calls fn(place) for every run and artifact that a case file names; fn may change it.
void forEachPlace(CaseFile& file, const std::function<void(std::string&)>& fn);

} // namespace faultline::casefile
