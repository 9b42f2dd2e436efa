// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace faultline::test {

/// Wall time at which the runs of the tests begin. No whole second: a log of whole seconds is
/// taken for one of a coarse clock.
inline constexpr double kStart = 1'600'000'000.25;

/// Random numbers that are the same with every standard library.
class Noise {
public:
    explicit Noise(std::uint64_t seed) : m_engine(seed) {}

    /// In [0, 1).
    double uniform();
    /// Standard normal.
    double normal();
    /// Log-normal with median 1: the noise of a loss of which `sigma` is the relative part.
    double factor(double sigma);
    /// True with the given probability.
    bool chance(double probability) { return uniform() < probability; }

private:
    std::mt19937_64 m_engine;
};

/// first, first + interval, ... `count` steps.
std::vector<std::int64_t> stepsFrom(std::int64_t first, std::size_t count,
                                    std::int64_t interval = 1);

/// The healthy loss of the false-alarm study: 0.3 + 2 exp(-t / tau).
double healthyLoss(double t, double tau);

/// Builds a run in memory.
///
///     RunMaker("run").curve("loss", stepsFrom(0, 1000), [](std::int64_t step) { ... }).make()
class RunMaker {
public:
    using OfStep = std::function<double(std::int64_t step)>;

    explicit RunMaker(std::string name = ".");

    /// Wall time of the curves added from now on; one second a step unless told.
    RunMaker& clock(OfStep wallTime);
    RunMaker& secondsPerStep(double seconds);
    RunMaker& curve(const std::string& tag, const std::vector<std::int64_t>& steps,
                    const OfStep& value);
    RunMaker& points(const std::string& tag, std::vector<ScalarPoint> points);
    RunMaker& session(SessionMark::Status status, std::int64_t step, double wallTime,
                      std::string checkpointPath = {});
    /// Without any, make() gives the run one file that covers its points.
    RunMaker& file(FileReport report);
    RunMaker& blob(const std::string& tag, BlobTag blob);

    [[nodiscard]] RunPtr make() const;

private:
    struct Curve {
        std::string tag;
        std::vector<ScalarPoint> points;
    };

    std::string m_name;
    OfStep m_clock;
    std::vector<Curve> m_curves;
    std::vector<SessionMark> m_sessions;
    std::vector<FileReport> m_files;
    std::map<std::string, BlobTag> m_blobs;
};

/// A case of these runs, in this order.
CaseData caseOf(std::vector<RunPtr> runs);

/// The only training of these runs; fails the test if they make more or fewer.
Training trainingOf(std::vector<RunPtr> runs);

/// What a rule said.
struct Judgement {
    std::vector<Finding> findings;
    std::vector<Abstention> abstentions;

    [[nodiscard]] bool silent() const { return findings.empty() && abstentions.empty(); }
    /// Title of the first finding in English; empty if there is none.
    [[nodiscard]] std::string title() const;
    /// Value of a named number of the first finding; NaN if it has none of that name.
    [[nodiscard]] double number(const std::string& name) const;
};

Judgement judge(const Rule& rule, Training training, const RuleSettings& settings = {});
Judgement judge(const Rule& rule, std::vector<RunPtr> runs, const RuleSettings& settings = {});

/// What a rule says of the last of several trainings of one case.
Judgement judgeLast(const Rule& rule, std::vector<Training> trainings);

/// Everything of a finding in English, for comparing and for messages.
std::string describe(const Finding& finding);

} // namespace faultline::test
