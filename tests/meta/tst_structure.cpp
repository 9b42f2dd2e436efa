// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One owner for each thing: no circle of folders, no locator, no pool beside the queue, and nobody
// finds the trainings of a case but its analysis.

#include <gtest/gtest.h>
#include <re2/re2.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = fs::path(FAULTLINE_TESTS_DIR).parent_path();

/// A source file without its comments.
struct Source {
    std::string path; ///< from the root
    std::string code;
};

std::string withoutComments(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream code;
    for (std::string line; std::getline(stream, line);)
        code << line.substr(0, line.find("//")) << '\n';
    return code.str();
}

const std::vector<Source>& productSources()
{
    static const std::vector<Source> kSources = [] {
        std::vector<Source> sources;
        for (const char* folder : {"app", "model", "widgets"}) {
            for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
                const std::string extension = entry.path().extension().string();
                if (extension == ".cpp" || extension == ".h")
                    sources.push_back({entry.path().lexically_relative(kRoot).generic_string(),
                                       withoutComments(entry.path())});
            }
        }
        std::sort(sources.begin(), sources.end(),
                  [](const Source& a, const Source& b) { return a.path < b.path; });
        return sources;
    }();
    return kSources;
}

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/'));
}

bool isWithin(const std::string& folder, const std::string& parent)
{
    return folder.starts_with(parent + "/");
}

using Folders = std::map<std::string, std::set<std::string>>;

/// Which folder includes which. Not counted: a folder and what lies within it, because a list of
/// formats or rules knows its entries and they know the contract that stands beside it.
Folders includesOfFolders()
{
    static const RE2 kInclude("#include \"([a-z_/]+)/[a-z0-9_]+\\.h\"");
    Folders includes;
    for (const Source& source : productSources()) {
        const std::string from = folderOf(source.path);
        std::string_view code = source.code;
        re2::StringPiece rest(code.data(), code.size());
        std::string to;
        while (RE2::FindAndConsume(&rest, kInclude, &to)) {
            if (to != from && !isWithin(to, from) && !isWithin(from, to))
                includes[from].insert(to);
        }
    }
    return includes;
}

TEST(Structure, FoldersFormNoCircle)
{
    const Folders includes = includesOfFolders();
    ASSERT_GT(includes.size(), 40U);
    std::set<std::string> done;
    std::vector<std::string> way;
    const std::function<void(const std::string&)> visit = [&](const std::string& folder) {
        const auto first = std::find(way.begin(), way.end(), folder);
        if (first != way.end()) {
            std::string circle;
            for (auto it = first; it != way.end(); ++it)
                circle += *it + " -> ";
            ADD_FAILURE() << circle << folder;
            return;
        }
        if (!done.insert(folder).second)
            return;
        way.push_back(folder);
        if (const auto found = includes.find(folder); found != includes.end())
            std::for_each(found->second.begin(), found->second.end(), visit);
        way.pop_back();
    };
    for (const auto& [folder, unused] : includes)
        visit(folder);
}

/// Expects `pattern` in the code of `allowed` alone: of folders (ending in '/') or files. Each of
/// them must still need the permission.
void expectOnlyIn(const char* pattern, const std::vector<std::string>& allowed)
{
    const RE2 expression(std::string("(") + pattern + ")");
    ASSERT_TRUE(expression.ok()) << expression.error();
    std::set<std::string> used;
    for (const Source& source : productSources()) {
        std::string match;
        if (!RE2::PartialMatch(source.code, expression, &match))
            continue;
        const auto permission =
            std::find_if(allowed.begin(), allowed.end(), [&source](const std::string& one) {
                return one.ends_with('/') ? source.path.starts_with(one) : source.path == one;
            });
        EXPECT_NE(permission, allowed.end()) << source.path << ": " << match;
        if (permission != allowed.end())
            used.insert(*permission);
    }
    for (const std::string& permission : allowed)
        EXPECT_TRUE(used.contains(permission)) << permission << " needs no permission any more";
}

/// What belongs to the open case is a member of OpenCase; nothing is made on first use and found
/// again by whom it hangs on.
TEST(Structure, NothingIsFoundThroughALocator)
{
    expectOnlyIn(R"(static \w+& of\((?:const )?\w+&)", {});
    expectOnlyIn(R"(\binstance\(\)|findChild<\w+(?:Controller|Loader|Analyser|Index|Store)\*>)",
                 {});
    expectOnlyIn(R"(\w+& \w+Of\((?:const )?(?:ViewContext|OpenCase|ViewState)&)", {});
}

TEST(Structure, ThreadsComeFromTheQueueTheReadersAndTheRecorder)
{
    expectOnlyIn(R"(\bQThreadPool\b|\bQtConcurrent\b|std::j?thread\b[^:]|std::async\b)",
                 {"model/io/", "model/session/", "model/recorder/", "model/preview/"});
}

TEST(Structure, OnlyTheAnalysisFindsTrainings)
{
    expectOnlyIn(R"(\b(findTrainings|guessClocks)\()",
                 {"model/diagnosis/analysis/", "model/diagnosis/training/"});
}

/// What we say ourselves is marked for translation; verbatim() is for what others say.
TEST(Structure, OnlyOthersAreQuotedWordForWord)
{
    expectOnlyIn(R"(\bverbatim\((std::string\()?"[A-Za-z])", {});
}

TEST(Structure, JsonIsReadWithoutSimdjson)
{
    expectOnlyIn(R"(\b[Ss]imdjson\b|<simdjson)", {});
}

} // namespace
} // namespace faultline
