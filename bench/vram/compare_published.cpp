// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/vram/compare_published.h"

#include "model/vram/architectures.h"
#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"
#include "model/vram/freezing.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <vector>

namespace faultline::bench {

namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

struct Published {
    std::string framework;
    std::string name;
    std::string family;
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::int64_t batch = 0;
    std::string precision;
    std::string half;
    double gigabytes = 0.0;
    bool isListed = false;
};

struct Compared {
    Published row;
    std::string model;   ///< empty: not known
    std::string problem; ///< why not
    double estimate = 0.0;
    double low = 0.0;
    double high = 0.0;

    [[nodiscard]] double error() const { return estimate / row.gigabytes - 1.0; }
    [[nodiscard]] bool isInside() const { return row.gigabytes >= low && row.gigabytes <= high; }
};

std::optional<std::vector<Published>> readPublished()
{
    std::ifstream file(FAULTLINE_BENCH_DIR "/vram/published.jsonl");
    std::vector<Published> rows;
    for (std::string line; std::getline(file, line);) {
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (!json.is_object())
            return std::nullopt;
        Published row{.framework = json.value("framework", ""),
                      .name = json.value("name", ""),
                      .family = json.value("family", ""),
                      .batch = json.value("batch", std::int64_t{0}),
                      .precision = json.value("precision", ""),
                      .half = json.value("half", ""),
                      .gigabytes = json.value("gb", 0.0),
                      .isListed = json.value("listed", false)};
        if (const auto& size = json["input"]; size.is_array() && size.size() == 2) {
            row.width = size[0].get<std::int64_t>();
            row.height = size[1].get<std::int64_t>();
        }
        rows.push_back(std::move(row));
    }
    if (rows.empty())
        return std::nullopt;
    return rows;
}

Result<vram::Estimate> estimateOf(const Published& row, std::string& model)
{
    vram::TrainingSetup setup;
    setup.measure = vram::Measure::Allocated;
    setup.framework = row.framework;
    setup.imageWidth = row.width;
    setup.imageHeight = row.height;
    setup.batchPerReplica = row.batch;
    setup.precision = vram::precisionNamed(row.precision);
    const auto info = vram::findArchitecture(row.name, row.framework, setup);
    if (!info)
        return info.error();
    model = info->name;
    const auto complete = vram::resolveSetup(*info, setup);
    if (!complete)
        return complete.error();
    auto graph = vram::expandArchitecture(*info, *complete);
    if (!graph)
        return graph.error();
    vram::applyFreezing(*graph, *complete);
    return vram::estimate(*graph, *complete);
}

Compared compare(Published row)
{
    Compared compared;
    compared.row = std::move(row);
    const auto estimate = estimateOf(compared.row, compared.model);
    if (!estimate) {
        compared.model.clear();
        compared.problem = estimate.error().message();
        return compared;
    }
    compared.estimate = static_cast<double>(estimate->peakBytes) / kGiB;
    compared.low = static_cast<double>(estimate->interval.low) / kGiB;
    compared.high = static_cast<double>(estimate->interval.high) / kGiB;
    return compared;
}

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], place - std::floor(place));
}

double bias(const std::vector<const Compared*>& rows)
{
    std::vector<double> errors;
    for (const Compared* const row : rows) {
        if (!row->model.empty())
            errors.push_back(row->error());
    }
    return errors.empty() ? 0.0 : quantile(errors, 0.5);
}

Agreement agreement(const std::vector<const Compared*>& rows)
{
    Agreement result{.rows = rows.size()};
    std::vector<double> errors;
    std::size_t inside = 0;
    for (const Compared* const row : rows) {
        if (row->model.empty())
            continue;
        errors.push_back(std::abs(row->error()));
        inside += row->isInside() ? 1 : 0;
    }
    if (errors.empty())
        return result;
    result.known = errors.size();
    result.medianError = quantile(errors, 0.5);
    result.ninetiethError = quantile(errors, 0.9);
    result.insideInterval = static_cast<double>(inside) / static_cast<double>(errors.size());
    return result;
}

void printSummary(const std::string& title, const std::vector<const Compared*>& rows)
{
    const Agreement found = agreement(rows);
    std::printf("%-42s %5zu %5zu", title.c_str(), found.rows, found.known);
    if (found.known > 0)
        std::printf(" %7.1f %7.1f %7.1f %7.1f", 100.0 * found.medianError,
                    100.0 * found.ninetiethError, 100.0 * bias(rows), 100.0 * found.insideInterval);
    std::printf("\n");
}

void printRows(const std::vector<Compared>& all)
{
    std::printf("%-72s %6s %6s %7s  %-14s %s\n", "configuration", "est.", "publ.", "error",
                "interval", "half");
    for (const Compared& row : all) {
        if (row.model.empty())
            continue;
        std::printf("%-72s %6.2f %6.2f %+6.1f%%  %5.2f - %5.2f %c %s\n", row.row.name.c_str(),
                    row.estimate, row.row.gigabytes, 100.0 * row.error(), row.low, row.high,
                    row.isInside() ? ' ' : '*', row.row.half.c_str());
    }
}

void printSummaries(const std::vector<Compared>& all)
{
    std::map<std::string, std::vector<const Compared*>> groups;
    for (const Compared& row : all) {
        const std::string kind = row.row.isListed ? "listed" : "other";
        groups["0 all, " + row.row.half].push_back(&row);
        groups["1 " + kind + ", " + row.row.half].push_back(&row);
        groups["2 " + row.row.framework + ", " + kind + ", " + row.row.half].push_back(&row);
        groups["3 " + row.row.framework + "/" + row.row.family].push_back(&row);
    }
    std::printf("%-42s %5s %5s %7s %7s %7s %7s\n", "", "rows", "known", "median", "90th", "bias",
                "inside");
    for (const auto& [title, rows] : groups)
        printSummary(title.substr(2), rows);
}

/// What the networks of examples.txt take, in its order.
bool printExamples(const std::vector<Published>& published)
{
    std::ifstream file(FAULTLINE_BENCH_DIR "/vram/examples.txt");
    if (!file)
        return false;
    std::printf("| figure | batch | estimate | published | error | interval |\n"
                "|---|---|---|---|---|---|\n");
    for (std::string name; std::getline(file, name);) {
        const auto row = std::find_if(published.begin(), published.end(),
                                      [&name](const Published& one) { return one.name == name; });
        if (row == published.end())
            return false;
        const Compared compared = compare(*row);
        std::printf("| %s %s | %lld | ", row->framework.c_str(), name.c_str(),
                    static_cast<long long>(row->batch));
        if (compared.model.empty())
            std::printf("not known | %.1f | | |\n", row->gigabytes);
        else
            std::printf("%.2f | %.1f | %+.1f %% | %.2f to %.2f%s |\n", compared.estimate,
                        row->gigabytes, 100.0 * compared.error(), compared.low, compared.high,
                        compared.isInside() ? "" : ", missed");
    }
    return true;
}

/// How wide a side of the band has to be, beside the doubt of this very estimate, to reach the
/// figure; 0 if it is on the other side.
double neededBand(const Compared& row, bool isHigh)
{
    const vram::ErrorBand& band = vram::frameworkMemory(row.row.framework)->band;
    const double side = isHigh ? row.high - row.estimate : row.estimate - row.low;
    const double share = (isHigh ? band.high : band.low) * row.estimate;
    const double doubt = std::sqrt(std::max(0.0, side * side - share * share));
    const double off = isHigh ? row.row.gigabytes - row.estimate : row.estimate - row.row.gigabytes;
    return off <= doubt ? 0.0 : std::sqrt(off * off - doubt * doubt) / row.estimate;
}

/// The value that a new figure exceeds in one of twenty cases, by those that are known (split
/// conformal prediction: the rank is rounded up, and of too few the largest counts). Never less
/// than what rounding to 0.1 GB does to a figure of 1.7 GB.
double twentieth(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const auto rank =
        static_cast<std::size_t>(std::ceil(0.95 * static_cast<double>(values.size() + 1)));
    constexpr double kRounding = 0.03;
    return std::max(kRounding, values[std::min(rank, values.size()) - 1]);
}

void printBands(const std::vector<Compared>& all)
{
    std::map<std::string, std::vector<const Compared*>> fit;
    for (const Compared& row : all) {
        if (!row.model.empty() && row.row.half == "fit")
            fit[row.row.framework].push_back(&row);
    }
    std::printf("%-16s %5s %7s %7s\n", "framework", "rows", "low", "high");
    for (const auto& [framework, rows] : fit) {
        std::vector<double> low;
        std::vector<double> high;
        for (const Compared* const row : rows) {
            low.push_back(neededBand(*row, false));
            high.push_back(neededBand(*row, true));
        }
        std::printf("%-16s %5zu %7.3f %7.3f\n", framework.c_str(), rows.size(), twentieth(low),
                    twentieth(high));
    }
}

} // namespace

CompareOptions takeCompareOptions(int& argc, char** argv)
{
    CompareOptions options;
    int kept = 1;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--rows")
            options.rows = true;
        else if (argument == "--unknown")
            options.unknown = true;
        else if (argument == "--examples")
            options.examples = true;
        else if (argument == "--bands")
            options.bands = true;
        else if (argument == "--family" && i + 1 < argc)
            options.family = argv[++i];
        else if (argument == "--name" && i + 1 < argc)
            options.name = argv[++i];
        else
            argv[kept++] = argv[i];
    }
    argc = kept;
    return options;
}

bool comparePublished(const CompareOptions& options)
{
    const auto published = readPublished();
    if (!published) {
        std::fprintf(stderr, "bench/vram/published.jsonl cannot be read\n");
        return false;
    }
    if (options.examples)
        return printExamples(*published);
    std::vector<Compared> all;
    for (const Published& row : *published) {
        const bool isWanted = (options.family.empty() || options.family == row.family)
                              && row.name.find(options.name) != std::string::npos;
        if (isWanted)
            all.push_back(compare(row));
    }
    if (options.bands) {
        printBands(all);
        return true;
    }
    if (options.rows)
        printRows(all);
    if (options.unknown) {
        for (const Compared& row : all) {
            if (row.model.empty())
                std::printf("%s %s: %s\n", row.row.isListed ? "listed" : "other ",
                            row.row.name.c_str(), row.problem.c_str());
        }
    }
    printSummaries(all);
    return true;
}

std::optional<Agreement> agreementOf(std::string_view half)
{
    const auto published = readPublished();
    if (!published)
        return std::nullopt;
    std::vector<Compared> all;
    for (const Published& row : *published) {
        if (row.isListed && row.half == half)
            all.push_back(compare(row));
    }
    std::vector<const Compared*> rows;
    for (const Compared& row : all)
        rows.push_back(&row);
    return agreement(rows);
}

} // namespace faultline::bench
