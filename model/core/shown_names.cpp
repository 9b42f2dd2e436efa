// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/shown_names.h"

#include "model/core/printable.h"

#include <filesystem>
#include <set>

namespace faultline {

namespace fs = std::filesystem;

std::vector<std::string> shownSources(std::span<const std::string> sources)
{
    std::vector<std::string> shown;
    std::set<std::string> taken;
    for (const std::string& source : sources) {
        if (sources.size() == 1)
            return {std::string()};
        const fs::path whole = placeOf(source);
        std::string name = whole.filename().string();
        for (fs::path parent = whole.parent_path(); taken.contains(name) && parent.has_filename();
             parent = parent.parent_path())
            name = parent.filename().string() + "/" + name;
        taken.insert(name);
        shown.push_back(std::move(name));
    }
    return shown;
}

std::string shownRun(std::string_view source, const std::string& below)
{
    if (source.empty())
        return printable(below);
    return printable(std::string(source) + (below == "." ? std::string() : "/" + below));
}

std::string shownFile(std::string_view source, const std::string& below)
{
    // A file that was opened by itself is its own source.
    return printable(source.empty() || source == below ? below : std::string(source) + "/" + below);
}

std::string shownPlace(std::span<const std::string> sources, const std::string& place)
{
    const std::vector<std::string> shown = shownSources(sources);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const std::string source = placeOf(sources[i]);
        const bool isBeside = fs::path(source).parent_path() == place; // what holds an opened file
        if (const std::optional<std::string> below = isBeside ? "." : pathBelow(place, source))
            return shownRun(shown[i], *below);
    }
    return place;
}

std::string shownPart(const std::string& file, ArtifactPart part)
{
    return part == ArtifactPart::Whole ? file : file + " (" + std::string(toString(part)) + ")";
}

} // namespace faultline
