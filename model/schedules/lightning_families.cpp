// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/families.h"

#include <cmath>
#include <numeric>
#include <utility>

// Lightning steps a scheduler of PyTorch after an epoch, or after a batch if that ended an update
// and its number in the epoch is a multiple of "frequency".

namespace faultline::schedules {

namespace {

struct Stepping {
    bool byEpoch = true;
    double frequency = 1.0;
    double accumulation = 1.0;
    double batches = 1.0; ///< of an epoch
    bool countsBatches = true;

    explicit Stepping(Parameters& parameters)
        : byEpoch(parameters.word("interval", {"epoch", "step"}) == "epoch"),
          frequency(parameters.number("frequency", kPositiveCount, 1.0)),
          accumulation(parameters.number("accumulate_grad_batches", kPositiveCount, 1.0)),
          batches(parameters.number("batches_per_epoch", kPositiveCount)),
          countsBatches(parameters.flag("batches", true))
    {
        parameters.ignore({"epochs", "monitor", "strict", "name", "reduce_on_plateau"});
    }

    /// Steps of the scheduler after so many batches of an epoch.
    [[nodiscard]] double stepsAfter(double batch) const
    {
        const auto shared = static_cast<double>(std::gcd(static_cast<std::uint64_t>(frequency),
                                                         static_cast<std::uint64_t>(accumulation)));
        const double both = frequency / shared * accumulation; // their least common multiple
        // The last batch of an epoch ends an update whatever its number is.
        const bool isShort = batch == batches && std::fmod(batches, accumulation) != 0.0
                             && std::fmod(batches, frequency) == 0.0;
        return floorDivide(batch, both) + (isShort ? 1.0 : 0.0);
    }

    [[nodiscard]] double countAt(double step) const
    {
        double batch = step;
        if (!countsBatches) {
            const double updates = std::ceil(batches / accumulation);
            const double epoch = floorDivide(step, updates);
            batch = epoch * batches + (step - epoch * updates) * accumulation;
        }
        const double epoch = floorDivide(batch, batches);
        if (byEpoch)
            return floorDivide(epoch, frequency);
        return epoch * stepsAfter(batches) + stepsAfter(batch - epoch * batches);
    }
};

CurvePtr stepped(const Family& family, Parameters& parameters)
{
    const Stepping stepping(parameters);
    CurvePtr curve = family.make(parameters);
    if (curve == nullptr)
        return curve;
    return recounted(
        std::move(curve), [stepping](double step) { return stepping.countAt(step); },
        stepping.countsBatches ? ScheduleClock::Batch : ScheduleClock::Update);
}

} // namespace

Families lightningFamilies()
{
    Families families = torchFamilies();
    for (Family& family : families) {
        family.make = [inner = family](Parameters& parameters) {
            return stepped(inner, parameters);
        };
    }
    return families;
}

} // namespace faultline::schedules
