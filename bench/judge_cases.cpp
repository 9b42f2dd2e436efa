// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How often the rules are right: over the cases that bench/cases/make_cases.py makes and over the
// recorded runs in bench/cases/recorded. `./dev bench cases` makes the first and judges both.

#include "bench/cases/score.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/readers/load_case.h"
#include "model/summaries/measure_layers.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace fs = std::filesystem;

namespace faultline::bench {
namespace {

/// What is taken away from a case to see whether its verdict stays honest.
struct Removal {
    std::string_view name;
    std::vector<std::string_view> entries; ///< names or endings of names at the top of a case
};

const std::vector<Removal>& removals()
{
    static const std::vector<Removal> kRemovals{
        {"events", {"train", "eval", "val"}},
        {"console", {"console.log"}},
        {"gpu log", {"gpu.csv"}},
        {"host log", {"host.csv"}},
        {"configuration", {"pipeline.config"}},
        {"dataset", {"data"}},
        {"packages", {"pip-freeze.txt"}},
        {"profile", {".pt.trace.json"}},
    };
    return kRemovals;
}

bool isRemoved(const Removal& removal, const std::string& name)
{
    return std::any_of(removal.entries.begin(), removal.entries.end(), [&](std::string_view entry) {
        return name == entry || (entry.front() == '.' && name.ends_with(entry));
    });
}

/// A folder with everything of a case but what is taken away, as hard links if these reach. Empty
/// if the case has nothing of it.
std::string withoutIt(const fs::path& folder, const Removal& removal, const fs::path& place)
{
    fs::remove_all(place);
    fs::create_directories(place);
    bool hasIt = false;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (isRemoved(removal, name)) {
            hasIt = true;
            continue;
        }
        std::error_code isFarAway; // links do not reach other file systems
        fs::copy(entry.path(), place / name,
                 fs::copy_options::recursive | fs::copy_options::create_hard_links, isFarAway);
        if (isFarAway)
            fs::copy(entry.path(), place / name,
                     fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    }
    return hasIt && !fs::is_empty(place) ? place.string() : std::string();
}

Diagnosis judge(const std::string& folder, const CaseLabel& label)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder};
    const Result<CasePtr> data = loadCase(paths, monitor);
    if (!data)
        throw std::runtime_error(data.error().message());
    AnalysisOptions options;
    options.machine.gpu = label.gpu;
    options.withLayers = std::make_shared<const CaseData>(withLayerSeries(**data, monitor));
    const CaseAnalysisPtr analysis = *analyse(*data, options, monitor);
    options.datasets = measureDatasets(analysis->trainings, monitor, {});
    return *diagnose(**analyseAgain(*analysis, options, monitor), builtinRules(), {}, monitor);
}

struct Options {
    std::vector<std::string> folders;
    std::string only;   ///< part of a case's name
    std::string labels; ///< file of labels for the folder, if they do not lie in it
    bool removes = true;
};

Options optionsOf(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--whole")
            options.removes = false;
        else if (word == "--only" && i + 1 < argc)
            options.only = argv[++i];
        else if (word == "--labels" && i + 1 < argc)
            options.labels = argv[++i];
        else
            options.folders.push_back(word);
    }
    return options;
}

void judgeFolder(const std::string& folder, const Options& options, Score& score)
{
    const fs::path place =
        fs::temp_directory_path()
        / ("faultline-cases-" + std::to_string(std::hash<std::string>{}(folder)));
    const std::string labels = options.labels.empty() ? folder + "/labels.jsonl" : options.labels;
    for (const CaseLabel& label : readLabels(labels)) {
        if (label.name.find(options.only) == std::string::npos)
            continue;
        const fs::path path = fs::path(folder) / label.name;
        try {
            score.add(label, judge(path.string(), label));
        } catch (const std::exception& error) {
            score.addUnreadable(label, error.what());
            continue;
        }
        for (const Removal& removal : removals()) {
            if (!options.removes || !fs::is_directory(path))
                break;
            const std::string partial = withoutIt(path, removal, place);
            if (!partial.empty())
                score.addPartial(std::string(removal.name), label, judge(partial, label));
        }
    }
    fs::remove_all(place);
}

int run(int argc, char** argv)
{
    const Options options = optionsOf(argc, argv);
    if (options.folders.empty()) {
        std::cerr << "usage: judge_cases FOLDER... [--labels FILE] [--only NAME] [--whole]\n"
                     "FOLDER holds the cases, and labels.jsonl unless another file is named; "
                     "--whole: nothing is taken away\n";
        return 2;
    }
    Score score;
    const auto begin = std::chrono::steady_clock::now();
    for (const std::string& folder : options.folders)
        judgeFolder(folder, options, score);
    score.print(std::cout);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::cout << "took " << took.count() << " s\n";
    return 0;
}

} // namespace
} // namespace faultline::bench

int main(int argc, char** argv)
{
    try {
        return faultline::bench::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 3;
    }
}
