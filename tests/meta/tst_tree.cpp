// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules about the tree itself: layers, names, documents. What is checked here cannot rot.

#include "model/core/import_issue.h"
#include "model/dataset/dataset_reader.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"

#include <gtest/gtest.h>
#include <re2/re2.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace faultline {
namespace {

namespace fs = std::filesystem;

const fs::path kTreeRoot = fs::path(FAULTLINE_TESTS_DIR).parent_path();

/// Read once: nearly every rule looks at all sources.
const std::string& readText(const fs::path& path)
{
    static std::map<fs::path, std::string> texts;
    const auto [found, isNew] = texts.try_emplace(path);
    if (isNew) {
        std::ifstream stream(path, std::ios::binary);
        std::ostringstream text;
        text << stream.rdbuf();
        found->second = text.str();
    }
    return found->second;
}

bool holds(const std::string& text, const RE2& pattern)
{
    return RE2::PartialMatch(text, pattern);
}

std::vector<fs::path> filesUnder(const std::string& folder, const std::set<std::string>& extensions)
{
    std::vector<fs::path> files;
    if (!fs::exists(kTreeRoot / folder))
        return files;
    for (const auto& entry : fs::recursive_directory_iterator(kTreeRoot / folder)) {
        if (entry.is_regular_file() && extensions.contains(entry.path().extension().string()))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<fs::path> allSources()
{
    std::vector<fs::path> files;
    for (const char* folder : {"app", "bench", "model", "tests", "widgets"}) {
        const std::vector<fs::path> found = filesUnder(folder, {".h", ".cpp"});
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

std::string shown(const fs::path& path)
{
    return path.lexically_relative(kTreeRoot).generic_string();
}

const std::vector<std::string>& includesOf(const fs::path& path)
{
    static const RE2 kInclude(R"((?m)^\s*#\s*include\s*([<"][^>"]+[>"]))");
    static std::map<fs::path, std::vector<std::string>> includes;
    const auto [found, isNew] = includes.try_emplace(path);
    if (isNew) {
        re2::StringPiece rest(readText(path));
        for (std::string include; RE2::FindAndConsume(&rest, kInclude, &include);)
            found->second.push_back(include);
    }
    return found->second;
}

bool startsWith(const std::string& text, std::string_view prefix)
{
    return text.compare(0, prefix.size(), prefix) == 0;
}

bool isKebabCase(std::string_view id)
{
    return RE2::FullMatch(re2::StringPiece(id.data(), id.size()), "[a-z0-9]+(-[a-z0-9]+)*");
}

/// The layer of a folder, and the folders it may include from the project.
struct Layer {
    std::string folder; ///< longest match wins
    std::vector<std::string> mayUse;
    bool mayUseQt;
};

const std::vector<Layer>& layers()
{
    static const std::vector<Layer> kLayers{
        {"model/core/", {"model/core/"}, false},
        {"model/io/", {"model/core/", "model/io/"}, false},
        {"model/image/", {"model/core/", "model/io/", "model/image/"}, false},
        {"model/curves/", {"model/core/", "model/io/", "model/curves/"}, false},
        {"model/augment/",
         {"model/core/", "model/io/", "model/data/", "model/image/", "model/readers/",
          "model/augment/"},
         false},
        {"model/dataset/",
         {"model/core/", "model/io/", "model/schemas/", "model/data/", "model/image/",
          "model/readers/", "model/dataset/"},
         false},
        {"model/preview/",
         {"model/core/", "model/io/", "model/image/", "model/readers/", "model/augment/",
          "model/dataset/", "model/preview/"},
         false},
        {"model/data/", {"model/data/"}, false},
        {"model/schedules/", {"model/core/", "model/schedules/"}, false},
        {"model/simulator/", {"model/core/", "model/simulator/"}, false},
        {"model/recorder/", {"model/core/", "model/io/", "model/recorder/"}, false},
        {"model/demo/", {"model/core/", "model/io/", "model/demo/"}, false},
        {"model/readers/",
         {"model/core/", "model/io/", "model/schemas/", "model/data/", "model/readers/",
          "model/demo/"},
         false},
        {"model/diagnosis/",
         {"model/core/", "model/io/", "model/data/", "model/dataset/", "model/vram/",
          "model/schedules/", "model/diagnosis/", "model/readers/config/config_source.h"},
         false},
        {"model/diagnosis/fixes/",
         {"model/core/", "model/io/", "model/data/", "model/dataset/", "model/vram/",
          "model/pipeline/", "model/diagnosis/", "model/readers/config/config_source.h"},
         false},
        {"model/diagnosis/rules/",
         {"model/core/", "model/io/", "model/data/", "model/dataset/", "model/vram/",
          "model/schedules/", "model/diagnosis/", "model/readers/config/config_source.h",
          "generated/rules/"},
         false},
        {"model/compare/",
         {"model/core/", "model/io/", "model/data/", "model/curves/", "model/dataset/",
          "model/vram/", "model/diagnosis/", "model/compare/"},
         false},
        {"model/pipeline/", {"model/core/", "model/data/", "model/pipeline/"}, false},
        {"model/pipeline/evidence/",
         {"model/core/", "model/data/", "model/diagnosis/", "model/pipeline/"},
         false},
        {"model/vram/", {"model/core/", "model/io/", "model/data/", "model/vram/"}, false},
        {"model/checklist/",
         {"model/core/", "model/io/", "model/diagnosis/", "model/checklist/"},
         false},
        {"model/casefile/",
         {"model/core/", "model/io/", "model/readers/", "model/diagnosis/", "model/checklist/",
          "model/report/", "model/casefile/"},
         false},
        {"model/lessons/",
         {"model/core/", "model/io/", "model/readers/", "model/summaries/", "model/diagnosis/",
          "model/vram/", "model/schedules/", "model/pipeline/", "model/report/", "model/simulator/",
          "model/lessons/"},
         false},
        {"model/fleet/",
         {"model/core/", "model/io/", "model/readers/", "model/summaries/", "model/dataset/",
          "model/diagnosis/", "model/vram/", "model/report/", "model/fleet/"},
         false},
        {"model/report/",
         {"model/core/", "model/io/", "model/diagnosis/", "model/checklist/", "model/image/",
          "model/dataset/", "model/augment/", "model/preview/", "model/vram/", "model/compare/",
          "model/pipeline/", "model/report/"},
         false},
        {"model/summaries/",
         {"model/core/", "model/io/", "model/schemas/", "model/image/", "model/readers/",
          "model/summaries/"},
         false},
        {"model/qt/",
         {"model/core/", "model/io/", "model/readers/", "model/summaries/", "model/diagnosis/",
          "model/checklist/", "model/casefile/", "model/report/", "model/image/", "model/dataset/",
          "model/augment/", "model/preview/", "model/vram/", "model/compare/", "model/pipeline/",
          "model/fleet/", "model/session/jobs/", "model/lessons/", "model/qt/"},
         true},
        {"model/session/jobs/", {"model/core/", "model/io/", "model/session/jobs/"}, true},
        {"model/session/",
         {"model/core/", "model/io/", "model/curves/", "model/dataset/stable_hash.h",
          "model/summaries/", "model/diagnosis/", "model/checklist/", "model/compare/",
          "model/fleet/", "model/lessons/", "model/readers/", "model/qt/", "model/session/"},
         true},
        {"widgets/charts/", {"model/core/", "widgets/charts/", "widgets/style/"}, true},
        {"widgets/style/", {"model/core/", "model/diagnosis/", "widgets/style/"}, true},
        {"widgets/", {"model/", "widgets/"}, true},
        {"app/cli", {"model/", "app/cli"}, false},
        {"app/", {"model/", "widgets/", "app/"}, true},
    };
    return kLayers;
}

const Layer* layerOf(const std::string& path)
{
    const Layer* best = nullptr;
    for (const Layer& layer : layers()) {
        if (startsWith(path, layer.folder)
            && (best == nullptr || layer.folder.size() > best->folder.size()))
            best = &layer;
    }
    return best;
}

TEST(Tree, EveryIncludePointsDownwards)
{
    std::size_t checked = 0;
    for (const fs::path& file : allSources()) {
        const std::string path = shown(file);
        if (startsWith(path, "tests/") || startsWith(path, "bench/"))
            continue;
        const Layer* layer = layerOf(path);
        ASSERT_NE(layer, nullptr) << path << " is in no known layer";
        for (const std::string& include : includesOf(file)) {
            const std::string name = include.substr(1, include.size() - 2);
            if (include.front() == '<') {
                if (startsWith(name, "Q")) {
                    EXPECT_TRUE(layer->mayUseQt) << path << " includes " << name;
                }
                continue;
            }
            const bool allowed = std::any_of(
                layer->mayUse.begin(), layer->mayUse.end(),
                [&name](const std::string& folder) { return startsWith(name, folder); });
            EXPECT_TRUE(allowed || name.find('/') == std::string::npos)
                << path << " includes " << name;
            ++checked;
        }
    }
    EXPECT_GT(checked, 100U);
}

/// Generated classes are slow to compile: a header that includes them spreads them.
TEST(Tree, OnlySourcesIncludeGeneratedClasses)
{
    for (const char* folder : {"app", "model", "widgets"}) {
        for (const fs::path& file : filesUnder(folder, {".h"})) {
            for (const std::string& include : includesOf(file))
                EXPECT_EQ(include.find(".pb.h"), std::string::npos) << shown(file);
        }
    }
}

TEST(Tree, ModelForTheWindowNeedsNoGui)
{
    static const std::set<std::string> kGui{"QColor",  "QIcon",    "QFont",  "QPixmap", "QImage",
                                            "QWidget", "QPainter", "QBrush", "QPen"};
    for (const fs::path& file : filesUnder("model/qt", {".h", ".cpp"})) {
        for (const std::string& include : includesOf(file)) {
            const std::string name = include.substr(1, include.size() - 2);
            EXPECT_FALSE(kGui.contains(name)) << shown(file) << " includes " << name;
        }
    }
}

TEST(Tree, OnlyTheChartsFolderKnowsQtCharts)
{
    const RE2 charts(
        R"(Q(Chart|ChartView|LineSeries|AreaSeries|ScatterSeries|ValueAxis|LogValueAxis|AbstractSeries|XYSeries))");
    for (const fs::path& file : allSources()) {
        const std::string path = shown(file);
        const bool mayUse = startsWith(path, "widgets/charts/") && file.extension() == ".cpp";
        for (const std::string& include : includesOf(file)) {
            const std::string name = include.substr(1, include.size() - 2);
            const bool isChart = startsWith(name, "QtCharts") || RE2::FullMatch(name, charts);
            EXPECT_TRUE(!isChart || mayUse) << path << " includes " << name;
        }
    }
}

TEST(Tree, OnlyTheChartsFolderDrawsAxes)
{
    // Others say which range an axis shows (PlotAxes, AxisStrip); where its ticks are, how they are
    // written and drawn is decided in one place.
    const RE2 ticks(R"(\b(AxisTick|valueTicks|xTicks|wallTicks|roundStep|tickNumber)\b)");
    for (const fs::path& file : filesUnder("widgets", {".h", ".cpp"})) {
        const std::string path = shown(file);
        if (startsWith(path, "widgets/charts/"))
            continue;
        EXPECT_FALSE(holds(readText(file), ticks)) << path;
        for (const std::string& include : includesOf(file))
            EXPECT_EQ(include.find("charts/axis_ticks.h"), std::string::npos) << path;
    }
}

TEST(Tree, OnlyChartsOfTheKitPaintOnChartStyle)
{
    // Who draws with the looks of a chart is one: it has the kit's axes, cursor, export and role.
    // Those that scroll or draw a million things paint themselves, with the kit's axes and role.
    static const std::set<std::string> kPaintThemselves{
        "widgets/views/timeline/timeline_widget.cpp", "widgets/views/trace/trace_painter.cpp"};
    for (const fs::path& file : filesUnder("widgets/views", {".cpp"})) {
        const std::string& text = readText(file);
        if (text.find("ChartStyle::of(") != std::string::npos) {
            EXPECT_TRUE(kPaintThemselves.contains(shown(file))) << shown(file);
        }
    }
}

TEST(Tree, NoChartGrowsPointByPoint)
{
    // append() on a series that is shown is quadratic in Qt Charts; replace() is not.
    const RE2 append(R"([sS]eries(\(\))?(->|\.)append\()");
    for (const fs::path& file : filesUnder("widgets/charts", {".cpp"}))
        EXPECT_FALSE(holds(readText(file), append)) << shown(file);
}

TEST(Tree, TrainingsAreFoundInOnePlace)
{
    // Whoever finds them anew may do so under other clocks than those that the user corrected.
    const RE2 call(R"(\b(findTrainings|guessClocks)\([^)])");
    const std::set<std::string> places{
        "model/diagnosis/analysis/case_analysis.cpp", "model/diagnosis/training/case_clocks.cpp",
        "model/diagnosis/training/case_clocks.h",     "model/diagnosis/training/training.cpp",
        "model/diagnosis/training/training.h",        "tests/support/analysed.h"};
    std::set<std::string> found;
    for (const fs::path& file : allSources()) {
        if (holds(readText(file), call))
            found.insert(shown(file));
    }
    EXPECT_EQ(found, places);
}

TEST(Tree, EverySourceFileNamesItsLicence)
{
    for (const fs::path& file : allSources()) {
        const std::string& text = readText(file);
        EXPECT_TRUE(startsWith(text, "// SPDX-FileCopyrightText: 2026 The Faultline authors\n"
                                     "// SPDX-License-Identifier: GPL-3.0-or-later\n"))
            << shown(file);
        if (file.extension() == ".h") {
            EXPECT_NE(text.find("#pragma once"), std::string::npos) << shown(file);
        }
    }
}

/// Whether a list names a source: by its path, or, in a loop, by what distinguishes its name.
bool names(const std::string& list, const fs::path& source)
{
    if (list.find(source.generic_string()) != std::string::npos)
        return true;
    static const RE2 kDistinct("(?:tst_)?(.*?)(?:_view|_tab)?");
    std::string distinct;
    RE2::FullMatch(source.stem().string(), kDistinct, &distinct);
    const std::string word = "\\b(tst_)?" + distinct + "(_view|_tab)?\\b";
    return source.parent_path().empty() && holds(list, "foreach\\([^)]*" + word + "[^)]*\\)");
}

/// Rules and their tests are found by themselves.
bool isOfRule(const fs::path& file)
{
    const fs::path rules = kTreeRoot / "model/diagnosis/rules";
    if (file.parent_path().parent_path() == rules)
        return true;
    const std::string stem = file.stem().string();
    return file.parent_path() == kTreeRoot / "tests/diagnosis" && stem.starts_with("tst_")
           && std::any_of(builtinRules().begin(), builtinRules().end(), [&stem](const auto& rule) {
                  std::string id(rule->info().id);
                  std::replace(id.begin(), id.end(), '-', '_');
                  return stem.substr(4) == id || stem.substr(4).starts_with(id + "_");
              });
}

TEST(Tree, EverySourceFileIsBuilt)
{
    std::map<fs::path, std::string> lists;
    for (const fs::path& file : allSources()) {
        if (isOfRule(file))
            continue;
        fs::path folder = file.parent_path();
        bool found = false;
        // Its own folder's list, or one above that names it with its folder.
        for (; folder != kTreeRoot.parent_path() && !found; folder = folder.parent_path()) {
            const fs::path list = folder / "CMakeLists.txt";
            if (!fs::exists(list))
                continue;
            if (!lists.contains(list))
                lists[list] = readText(list);
            found = names(lists[list], file.lexically_relative(folder));
        }
        EXPECT_TRUE(found) << shown(file) << " is in no CMakeLists.txt";
    }
}

TEST(Tree, NoFileIsTooLongToHoldInTheHead)
{
    for (const fs::path& file : allSources()) {
        const std::string& text = readText(file);
        EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 700) << shown(file);
    }
}

// ../shared is no part of the tree: what reads it goes through one helper, and also runs without.
TEST(Tree, WhatReadsRealDataAlsoRunsWithoutIt)
{
    static const RE2 kTest(R"(^(TEST(?:_F|_P)?\(\w+, \w+\)))");
    for (const fs::path& path : filesUnder("tests", {".h", ".cpp"})) {
        const std::string& text = readText(path);
        if (path.stem() == "shared_data" || path.stem() == "tst_tree")
            continue;
        EXPECT_EQ(text.find("../shared"), std::string::npos) << shown(path);
        EXPECT_EQ(text.find("shared/data"), std::string::npos) << shown(path);
        if (text.find("tests/support/shared_data.h") == std::string::npos)
            continue;
        EXPECT_NE(readText(path.parent_path() / "CMakeLists.txt").find("SHARED_TESTS"),
                  std::string::npos)
            << shown(path);
        // CTest chooses them by that word.
        std::string test;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            RE2::PartialMatch(line, kTest, &test); // or it stays
            if (line.find("FAULTLINE_NEEDS_REAL(") != std::string::npos) {
                EXPECT_NE(test.find("Real"), std::string::npos) << shown(path) << ": " << test;
            }
        }
    }
}

TEST(Tree, ToDosNameAnIssue)
{
    const RE2 todo(R"(\b(?:TODO|FIXME|XXX)\b(\(#\d+\))?)");
    for (const fs::path& file : allSources()) {
        if (file.filename() == "tst_tree.cpp")
            continue;
        re2::StringPiece rest(readText(file));
        for (std::string issue; RE2::FindAndConsume(&rest, todo, &issue);)
            EXPECT_FALSE(issue.empty()) << shown(file);
    }
}

TEST(Tree, RuleIdsAreUniqueAndKebabCase)
{
    std::set<std::string_view> ids;
    std::set<std::string_view> codes;
    for (const auto& rule : builtinRules()) {
        const RuleInfo& info = rule->info();
        EXPECT_TRUE(isKebabCase(info.id)) << info.id;
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_TRUE(codes.insert(info.code).second) << info.code;
        EXPECT_FALSE(info.title.empty()) << info.id;
        EXPECT_FALSE(info.summary.empty()) << info.id;
        EXPECT_FALSE(info.section.empty()) << info.id;
        EXPECT_FALSE(info.formula.empty()) << info.id;
        std::set<std::string_view> thresholds;
        for (const Threshold& threshold : info.thresholds) {
            EXPECT_TRUE(isKebabCase(threshold.name)) << info.id << " " << threshold.name;
            EXPECT_TRUE(thresholds.insert(threshold.name).second) << threshold.name;
            EXPECT_FALSE(threshold.reason.empty()) << info.id << " " << threshold.name;
        }
    }
    const std::set<std::string_view> firstOnes{"O01", "O02", "O03", "O06", "O07", "O08",
                                               "O09", "I06", "I07", "L02", "L05", "Q01"};
    for (const std::string_view code : firstOnes)
        EXPECT_TRUE(codes.contains(code)) << code;
}

TEST(Tree, EveryRuleHasItsFileItsPageAndItsCases)
{
    std::string tests;
    for (const fs::path& file : filesUnder("tests/diagnosis", {".cpp"}))
        tests += readText(file);
    for (const auto& rule : builtinRules()) {
        const std::string id(rule->info().id);
        std::string fileName = id;
        std::replace(fileName.begin(), fileName.end(), '-', '_');
        std::string section(rule->info().section);
        std::replace(section.begin(), section.end(), '-', '_');
        EXPECT_TRUE(fs::exists(kTreeRoot / "model/diagnosis/rules" / section / (fileName + ".cpp")))
            << id;

        // `ninja rule_pages` in the build folder brings them up to date.
        const fs::path page = kTreeRoot / "docs/rules" / (id + ".md");
        ASSERT_TRUE(fs::exists(page)) << page;
        EXPECT_EQ(readText(page), readText(fs::path(FAULTLINE_RULE_PAGES) / (id + ".md"))) << id;
        EXPECT_TRUE(fs::exists(kTreeRoot / "tests/diagnosis" / ("tst_" + fileName + ".cpp"))) << id;
    }
    for (const fs::path& page : filesUnder("docs/rules", {".md"})) {
        const auto isKnown = [&page](const auto& rule) { return rule->info().id == page.stem(); };
        EXPECT_TRUE(page.stem() == "README"
                    || std::any_of(builtinRules().begin(), builtinRules().end(), isKnown))
            << shown(page) << " describes no rule";
    }
}

TEST(Tree, EveryFormatHasItsPageAndItsCorpus)
{
    std::set<std::string_view> ids;
    for (const auto& reader : builtinReaders()) {
        const FormatInfo& info = reader->info();
        EXPECT_TRUE(isKebabCase(info.id));
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_TRUE(fs::exists(kTreeRoot / "docs/formats" / (std::string(info.id) + ".md")))
            << info.id;
        const fs::path corpus = kTreeRoot / "tests/fuzz/corpus" / info.id;
        ASSERT_TRUE(fs::exists(corpus)) << corpus;
        EXPECT_FALSE(fs::is_empty(corpus)) << corpus;
    }
}

TEST(Tree, TheScanKnowsNoFormatByName)
{
    const std::string scan = readText(kTreeRoot / "model/readers/source_scan.cpp")
                             + readText(kTreeRoot / "model/readers/source_scan.h");
    std::string lower = scan;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    // A name of four letters that is no name here.
    constexpr std::string_view kMonitor = "readmonitor";
    for (auto at = lower.find(kMonitor); at != std::string::npos; at = lower.find(kMonitor))
        lower.erase(at, kMonitor.size());
    std::set<std::string> names{"mlflow",    "wandb",       "weights & biases", "checkpoint",
                                "lightning", "saved_model", "savedmodel",       "tensorflow",
                                "torch",     "keras",       "mmdetection",      "trainer"};
    for (const auto& reader : builtinReaders()) {
        names.emplace(reader->info().id);
        names.emplace(reader->info().displayName);
    }
    for (const auto& format : builtinFolderFormats())
        names.emplace(format->info().id);
    for (std::string name : names) {
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        EXPECT_EQ(lower.find(name), std::string::npos) << name;
    }
}

TEST(Tree, EveryFormatThatIsAFolderHasItsPage)
{
    std::set<std::string_view> ids;
    for (const auto& format : builtinFolderFormats()) {
        const FolderFormatInfo& info = format->info();
        EXPECT_TRUE(ids.insert(info.id).second) << info.id << " twice";
        const fs::path page = kTreeRoot / "docs/formats" / (std::string(info.page) + ".md");
        EXPECT_NE(readText(page).find("## The folder"), std::string::npos) << shown(page);
    }
}

TEST(Tree, EveryFormOfDatasetHasItsPageAndItsCorpus)
{
    std::set<std::string> ids;
    for (const auto& reader : builtinDatasetReaders()) {
        const std::string id(toString(reader->format()));
        EXPECT_TRUE(isKebabCase(id)) << id;
        EXPECT_TRUE(ids.insert(id).second) << id;
        EXPECT_FALSE(reader->displayName().empty()) << id;
        const std::string page = readText(kTreeRoot / "docs/formats" / (id + ".md"));
        EXPECT_FALSE(page.empty()) << id << " has no page";
        if (reader->format() == DatasetFormat::ImageFolder)
            continue; // it has no annotation to damage
        const fs::path corpus = kTreeRoot / "tests/fuzz/corpus" / id;
        ASSERT_TRUE(fs::exists(corpus)) << corpus;
        EXPECT_FALSE(fs::is_empty(corpus)) << corpus;
    }
    EXPECT_GE(ids.size(), 7U);
}

TEST(Tree, NoCorpusFileIsTakenByAnotherFormat)
{
    for (const auto& reader : builtinReaders()) {
        for (const auto& entry :
             fs::directory_iterator(kTreeRoot / "tests/fuzz/corpus" / reader->info().id)) {
            const std::string& text = readText(entry.path());
            const auto head =
                std::as_bytes(std::span(text.data(), std::min<std::size_t>(text.size(), 4096)));
            // Cut and damaged samples may belong to nobody, but never to somebody else. gzip is
            // unpacked before anyone is asked.
            const std::string unpacked = unpackedHead(head, 4096);
            const FormatReader* owner =
                readerFor("sample.bin", std::as_bytes(std::span(unpacked.data(), unpacked.size())));
            EXPECT_TRUE(owner == nullptr || owner == reader.get())
                << entry.path() << " is taken by " << owner->info().id;
        }
    }
}

TEST(Tree, IssueIdsAreKebabCaseAndDocumented)
{
    const std::string page = readText(kTreeRoot / "docs/formats/tfevents.md")
                             + readText(kTreeRoot / "docs/architecture.md")
                             + readText(kTreeRoot / "docs/issues.md");
    for (const IssueInfo& info : allIssueInfos()) {
        EXPECT_TRUE(isKebabCase(info.id)) << info.id;
        EXPECT_NE(page.find(info.id), std::string::npos) << info.id << " is documented nowhere";
    }
}

TEST(Tree, OnlyTheAgreedEntriesAreAtTheTop)
{
    const std::set<std::string> allowed{
        "CMakeLists.txt", "app",       "widgets",           "model",
        "tests",          "resources", "translations",      "bench",
        "README.md",      "LICENSE",   "CHANGELOG.md",      "CONTRIBUTING.md",
        "docs",           "cmake",     "CMakePresets.json", "dev",
        "build"};
    for (const auto& entry : fs::directory_iterator(kTreeRoot)) {
        const std::string name = entry.path().filename().string();
        EXPECT_TRUE(name.front() == '.' || allowed.contains(name)) << name;
    }
}

TEST(Tree, DecisionsAreNumberedWithoutGaps)
{
    std::vector<int> numbers;
    for (const fs::path& file : filesUnder("docs/decisions", {".md"})) {
        if (file.stem() != "README")
            numbers.push_back(std::stoi(file.filename().string().substr(0, 4)));
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        EXPECT_EQ(numbers[i], static_cast<int>(i) + 1);
    EXPECT_GE(numbers.size(), 5U);
}

} // namespace
} // namespace faultline
