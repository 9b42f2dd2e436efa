// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How far apart healthy runs are that differ in nothing but the seed: the constants of
// model/compare/effects/seed_noise.h. seed_noise.py makes the pairs and sums up what this prints.
//
//     seed_noise < pairs        a line each: "folder of A <tab> folder of B"

#include "model/compare/effects/curve_effects.h"
#include "model/compare/effects/fair_axis.h"
#include "model/compare/effects/step_times.h"
#include "model/core/statistics.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/readers/load_case.h"

#include <nlohmann/json.hpp>

#include <exception>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace faultline::bench {
namespace {

CaseAnalysisPtr readCase(const std::string& folder)
{
    static std::map<std::string, CaseAnalysisPtr> read;
    CaseAnalysisPtr& known = read[folder];
    if (known)
        return known;
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder};
    const Result<CasePtr> data = loadCase(paths, monitor);
    if (data)
        known = *analyse(*data, {}, monitor);
    return known;
}

nlohmann::json distancesOf(const ComparedRun& a, const ComparedRun& b)
{
    nlohmann::json curves = nlohmann::json::array();
    const FairAxis axis = fairAxis(std::span(&a, 1), b, std::nullopt);
    for (const SharedCurve& shared : sharedCurves(std::span(&a, 1), b)) {
        const auto placed = [&](const ComparedRun& run, const Signal& signal) {
            return placeOnAxis(run.of(), signal, learningCurve(&signal), axis.axis).curve;
        };
        const CurveDistance distance =
            curveDistance(placed(a, *shared.good.front()), placed(b, *shared.bad), shared.isLoss);
        curves.push_back({{"name", shared.name},
                          {"loss", shared.isLoss},
                          {"evaluation", shared.bad->kind == SignalKind::ValidationLoss},
                          {"opposing", hasOpposingLosses(b.of())},
                          {"blocks", distance.blocks},
                          {"log", distance.isLog},
                          {"sustained", distance.sustained},
                          {"plain", distance.sustainedPlain},
                          {"spans", {distance.spanA, distance.spanB}},
                          {"levels", {distance.levelA, distance.levelB}},
                          {"higher", shared.higherIsBetter}});
    }
    return curves;
}

nlohmann::json pairOf(const std::string& a, const std::string& b)
{
    nlohmann::json row{{"a", a}, {"b", b}};
    const CaseAnalysisPtr first = readCase(a);
    const CaseAnalysisPtr second = readCase(b);
    if (!first || !second || first->trainings.empty() || second->trainings.empty())
        return row;
    const ComparedRun good{
        .analysis = first, .diagnosis = {}, .training = 0, .name = a, .side = RunSide::A};
    const ComparedRun bad{
        .analysis = second, .diagnosis = {}, .training = 0, .name = b, .side = RunSide::B};
    row["curves"] = distancesOf(good, bad);
    const auto timeA = stepTimesOf(good.of());
    const auto timeB = stepTimesOf(bad.of());
    if (timeA && timeB && timeA->isOfEpochs == timeB->isOfEpochs) {
        for (const auto* times : {&*timeA, &*timeB})
            row["step-times"].push_back({{"median", times->typical()},
                                         {"low", quantile(times->seconds, 0.1)},
                                         {"quarter", quantile(times->seconds, 0.25)},
                                         {"spread", times->spread()},
                                         {"count", times->seconds.size()},
                                         {"epochs", times->isOfEpochs},
                                         {"source", times->source}});
    }
    return row;
}

void run()
{
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t tab = line.find('\t');
        if (tab != std::string::npos)
            std::cout << pairOf(line.substr(0, tab), line.substr(tab + 1)) << '\n' << std::flush;
    }
}

} // namespace
} // namespace faultline::bench

int main()
{
    try {
        faultline::bench::run();
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 3;
    }
}
