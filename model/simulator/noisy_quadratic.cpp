// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulator/noisy_quadratic.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace faultline {

namespace {

constexpr double kDiverged = 1e6; // times the first loss
constexpr std::size_t kMostUpdates = 10'000'000;

/// Directions that are computed as one: their mean curvature, and how many they are.
struct DirectionGroup {
    double curvature = 0.0;
    double count = 0.0;
};

bool makesSense(const QuadraticTask& task, const SimulatedTraining& training,
                std::span<const double> rates)
{
    constexpr std::size_t kMostDirections = 10'000'000;
    constexpr std::size_t kMostGroups = 2000;
    return task.directions >= 1 && task.directions <= kMostDirections && task.groups >= 1
           && task.groups <= kMostGroups && task.curvature > 0.0 && std::isfinite(task.curvature)
           && task.decay >= 0.0 && std::isfinite(task.decay) && task.floor >= 0.0
           && std::isfinite(task.floor) && training.batch > 0.0 && std::isfinite(training.batch)
           && training.momentum >= 0.0 && training.momentum < 1.0 && training.beta2 >= 0.0
           && training.beta2 < 1.0 && training.epsilon >= 0.0 && std::isfinite(training.weightDecay)
           && training.weightDecay >= 0.0 && rates.size() <= kMostUpdates
           && std::all_of(rates.begin(), rates.end(),
                          [](double rate) { return std::isfinite(rate); });
}

/// Groups whose bounds are even in the logarithm; the steepest directions stand alone.
std::vector<DirectionGroup> groupsOf(const QuadraticTask& task)
{
    std::vector<DirectionGroup> groups;
    const auto all = static_cast<double>(task.directions);
    std::size_t next = 1;
    for (std::size_t group = 1; group <= task.groups && next <= task.directions; ++group) {
        const double share = static_cast<double>(group) / static_cast<double>(task.groups);
        const auto wanted = static_cast<std::size_t>(std::floor(std::pow(all, share) + 1e-9));
        const std::size_t last = group == task.groups
                                     ? task.directions
                                     : std::min(std::max(wanted, next), task.directions);
        DirectionGroup made;
        for (std::size_t i = next; i <= last; ++i)
            made.curvature += task.curvature * std::pow(static_cast<double>(i), -task.decay);
        made.count = static_cast<double>(last - next + 1);
        made.curvature /= made.count;
        groups.push_back(made);
        next = last + 1;
    }
    return groups;
}

/// Keeps the loss, and ends where it diverges.
bool keep(SimulatedLoss& out, double loss, double variance, std::size_t updates)
{
    const double first = out.expected.empty() ? loss : out.expected.front();
    if (std::isfinite(loss) && !(loss > kDiverged * first)) {
        out.expected.push_back(loss);
        out.deviation.push_back(std::sqrt(std::max(variance, 0.0)));
        return true;
    }
    out.diverged = out.expected.size();
    out.expected.resize(updates, std::numeric_limits<double>::infinity());
    out.deviation.resize(updates, 0.0);
    return false;
}

/// Second moments of place and speed of the directions.
struct Moments {
    std::vector<double> place;     ///< E x^2
    std::vector<double> both;      ///< E x v
    std::vector<double> speed;     ///< E v^2
    std::vector<double> meanPlace; ///< E x
    std::vector<double> meanSpeed; ///< E v
};

/// One update of all directions: (x, v) goes to A (x, v) plus noise along w, so the moments P go to
/// A P A' plus the variance of the noise times w w'.
void update(Moments& moments, const std::vector<DirectionGroup>& groups,
            const SimulatedTraining& training, double rate)
{
    const double beta = training.momentum;
    const bool isNesterov = training.optimizer == SimulatedOptimizer::Nesterov;
    const double own = isNesterov ? rate * (1.0 + beta) : rate; // of the gradient in a step
    const double carried = isNesterov ? rate * beta * beta : rate * beta; // of the old speed
    const double kept = 1.0 - rate * training.weightDecay;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const double h = groups[i].curvature;
        const double noise = h / training.batch;
        const double x = moments.place[i];
        const double c = moments.both[i];
        const double v = moments.speed[i];
        const double a = kept - own * h;
        moments.place[i] =
            a * a * x - 2.0 * a * carried * c + carried * carried * v + own * own * noise;
        moments.both[i] =
            a * h * x + (a * beta - carried * h) * c - carried * beta * v - own * noise;
        moments.speed[i] = h * h * x + 2.0 * h * beta * c + beta * beta * v + noise;
        const double mean = moments.meanPlace[i];
        const double speed = moments.meanSpeed[i];
        moments.meanPlace[i] = a * mean - carried * speed;
        moments.meanSpeed[i] = h * mean + beta * speed;
    }
}

/// Quantiles of the normal distribution at the middles of equal shares: a draw is an index.
const std::vector<double>& normalTable()
{
    static const std::vector<double> kTable = [] {
        constexpr std::size_t kSize = 1U << 14U;
        std::vector<double> table(kSize);
        double x = 0.0;
        for (std::size_t i = kSize / 2; i < kSize; ++i) {
            const double share = (static_cast<double>(i) + 0.5) / kSize;
            for (int step = 0; step < 4; ++step) { // Newton, from the quantile before
                const double density = std::exp(-0.5 * x * x) / std::sqrt(2.0 * std::numbers::pi);
                x += (share - 0.5 * std::erfc(-x / std::numbers::sqrt2)) / density;
            }
            table[i] = x;
            table[kSize - 1 - i] = -x;
        }
        return table;
    }();
    return kTable;
}

/// xorshift64*: the numbers do not depend on the settings, so that these can be compared.
class NormalDraws {
public:
    explicit NormalDraws(std::uint64_t seed) : m_state(seed * 0x9E3779B97F4A7C15U + 1U) {}

    double next()
    {
        m_state ^= m_state >> 12U;
        m_state ^= m_state << 25U;
        m_state ^= m_state >> 27U;
        return m_table[static_cast<std::size_t>((m_state * 0x2545F4914F6CDD1DU) >> 50U)];
    }

private:
    std::uint64_t m_state;
    const std::vector<double>& m_table = normalTable();
};

struct AdamState {
    double place = 1.0;
    double mean = 0.0;
    double square = 0.0;
};

} // namespace

std::optional<SimulatedLoss> expectedLoss(const QuadraticTask& task,
                                          const SimulatedTraining& training,
                                          std::span<const double> rates)
{
    if (!makesSense(task, training, rates) || training.optimizer == SimulatedOptimizer::Adam)
        return std::nullopt;
    const std::vector<DirectionGroup> groups = groupsOf(task);
    Moments moments{.place = std::vector<double>(groups.size(), 1.0),
                    .both = std::vector<double>(groups.size()),
                    .speed = std::vector<double>(groups.size()),
                    .meanPlace = std::vector<double>(groups.size(), 1.0),
                    .meanSpeed = std::vector<double>(groups.size())};
    SimulatedLoss out;
    out.expected.reserve(rates.size());
    for (const double rate : rates) {
        double loss = 0.0;
        double variance = 0.0; // places are normal, and directions independent
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const double half = 0.5 * groups[i].curvature;
            const double square = moments.place[i];
            const double mean = moments.meanPlace[i] * moments.meanPlace[i];
            loss += half * groups[i].count * square;
            variance += half * half * groups[i].count * 2.0 * (square * square - mean * mean);
        }
        if (!keep(out, loss + task.floor, variance, rates.size()))
            break;
        update(moments, groups, training, rate);
    }
    return out;
}

std::optional<SimulatedLoss> sampledLoss(const QuadraticTask& task,
                                         const SimulatedTraining& training,
                                         std::span<const double> rates, std::size_t replicas,
                                         std::uint64_t seed)
{
    constexpr std::size_t kMostReplicas = 1000;
    if (!makesSense(task, training, rates) || training.optimizer != SimulatedOptimizer::Adam
        || replicas == 0 || replicas > kMostReplicas)
        return std::nullopt;
    const std::vector<DirectionGroup> groups = groupsOf(task);
    std::vector<AdamState> states(groups.size() * replicas);
    NormalDraws draws(seed);
    SimulatedLoss out;
    out.expected.reserve(rates.size());
    double firstLeft = 1.0; // what is missing of the averages: powers of beta 1 and 2
    double secondLeft = 1.0;
    for (const double rate : rates) {
        firstLeft *= training.momentum;
        secondLeft *= training.beta2;
        double loss = 0.0;
        double variance = 0.0;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const double h = groups[i].curvature;
            const double deviation = std::sqrt(h / training.batch);
            double squares = 0.0;
            double fourths = 0.0;
            for (std::size_t replica = 0; replica < replicas; ++replica) {
                AdamState& state = states[i * replicas + replica];
                const double square = state.place * state.place;
                squares += square;
                fourths += square * square;
                const double gradient = h * state.place + deviation * draws.next();
                state.mean += (1.0 - training.momentum) * (gradient - state.mean);
                state.square += (1.0 - training.beta2) * (gradient * gradient - state.square);
                const double root = std::sqrt(state.square / (1.0 - secondLeft));
                state.place -= rate
                               * (state.mean / (1.0 - firstLeft) / (root + training.epsilon)
                                  + training.weightDecay * state.place);
            }
            const double mean = squares / static_cast<double>(replicas);
            const double spread = fourths / static_cast<double>(replicas) - mean * mean;
            loss += 0.5 * h * groups[i].count * mean;
            variance += 0.25 * h * h * groups[i].count * spread;
        }
        if (!keep(out, loss + task.floor, variance, rates.size()))
            break;
    }
    return out;
}

std::optional<double> largestStableRate(const QuadraticTask& task,
                                        const SimulatedTraining& training)
{
    if (training.optimizer == SimulatedOptimizer::Adam || !(task.curvature > 0.0))
        return std::nullopt;
    const double limit = (2.0 + 2.0 * training.momentum) / task.curvature;
    return training.optimizer == SimulatedOptimizer::Nesterov
               ? limit / (1.0 + 2.0 * training.momentum)
               : limit;
}

} // namespace faultline
