// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/code_state.h"

#include "model/core/ascii.h"
#include "model/recorder/git_index.h"
#include "model/recorder/package_lister.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

namespace faultline::recorder {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{4} << 20;
constexpr std::size_t kSha256 = 64; ///< letters of such a name

/// Empty if it is no plain file, cannot be read, or is too large to be one of these.
std::string textOf(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error) || fs::file_size(path, error) > kMostBytes)
        return {};
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string firstLine(const fs::path& path)
{
    const std::string text = textOf(path);
    return std::string(trimmed(std::string_view(text).substr(0, text.find('\n'))));
}

bool isObjectName(std::string_view text)
{
    constexpr std::size_t kSha1 = 40;
    return (text.size() == kSha1 || text.size() == kSha256)
           && std::all_of(text.begin(), text.end(), isHexDigit);
}

/// Where git keeps a repository: of a further work tree or a submodule a file says it.
fs::path gitFolder(const fs::path& top)
{
    std::error_code error;
    const fs::path git = top / ".git";
    if (fs::is_directory(git, error))
        return git;
    constexpr std::string_view kKey = "gitdir: ";
    const std::string line = firstLine(git);
    return line.starts_with(kKey) ? top / line.substr(kKey.size()) : fs::path();
}

/// What all work trees of a repository share.
fs::path commonFolder(const fs::path& git)
{
    const std::string line = firstLine(git / "commondir");
    return line.empty() ? git : git / line;
}

std::string packedReference(const fs::path& common, const std::string& name)
{
    const std::string text = textOf(common / "packed-refs");
    const std::size_t at = text.find(" " + name + "\n");
    if (at == std::string::npos)
        return {};
    const std::size_t begin = text.rfind('\n', at);
    return text.substr(begin == std::string::npos ? 0 : begin + 1,
                       at - (begin == std::string::npos ? 0 : begin + 1));
}

void readHead(const fs::path& git, const fs::path& common, CodeFacts& facts)
{
    constexpr std::string_view kReference = "ref: ";
    constexpr std::string_view kBranches = "refs/heads/";
    std::string head = firstLine(git / "HEAD");
    if (head.starts_with(kReference)) {
        const std::string name = head.substr(kReference.size());
        if (name.starts_with(kBranches))
            facts.branch = name.substr(kBranches.size());
        head = name.find("..") == std::string::npos ? firstLine(common / name) : std::string();
        if (head.empty())
            head = packedReference(common, name);
    }
    if (isObjectName(head))
        facts.commit = std::move(head);
}

std::string addressOfOrigin(const fs::path& common)
{
    const std::string text = textOf(common / "config");
    bool isInside = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = trimmed(std::string_view(text).substr(at, end - at));
        at = end + 1;
        if (line.starts_with('['))
            isInside = line == "[remote \"origin\"]";
        const std::size_t equals = line.find('=');
        if (isInside && equals != std::string_view::npos
            && trimmed(line.substr(0, equals)) == "url")
            return publicRequirement(trimmed(line.substr(equals + 1)));
    }
    return {};
}

/// The folder at or above `path` that is a repository's; empty: none.
fs::path repositoryAbove(fs::path path)
{
    std::error_code error;
    while (!path.empty()) {
        if (fs::exists(path / ".git", error))
            return path;
        if (path == path.root_path())
            break;
        path = path.parent_path();
    }
    return {};
}

} // namespace

CodeFacts codeFacts(const std::vector<std::string>& command, const std::string& folder)
{
    std::error_code error;
    fs::path top;
    for (std::size_t i = 1; i < command.size() && top.empty(); ++i) {
        const fs::path file = fs::path(folder) / command[i];
        if (fs::is_regular_file(file, error)) {
            top = repositoryAbove(file.lexically_normal().parent_path());
            break;
        }
    }
    if (top.empty())
        top = repositoryAbove(folder);
    CodeFacts facts;
    const fs::path git = top.empty() ? fs::path() : gitFolder(top);
    if (git.empty())
        return facts;
    facts.folder = top.string();
    const fs::path common = commonFolder(git);
    readHead(git, common, facts);
    facts.remote = addressOfOrigin(common);
    facts.dirty = filesChangedSince(git / "index", top, facts.commit.size() == kSha256);
    return facts;
}

} // namespace faultline::recorder
