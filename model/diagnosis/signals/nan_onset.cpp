// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/nan_onset.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>

namespace faultline {

std::size_t BadSignal::firstIndex() const
{
    return isPermanent() ? nonFinite.onset : nonFinite.first;
}

std::string BadSignal::valueName() const
{
    return std::isnan(signal->series->value(firstIndex())) ? "NaN" : "Inf";
}

std::vector<BadSignal> badSignals(const Training& training, SignalKind kind)
{
    std::vector<BadSignal> found;
    for (const Signal* signal : training.all(kind)) {
        if (signal->series->totals().firstNonFinite == ScalarSeries::npos)
            continue;
        BadSignal bad{.signal = signal, .nonFinite = {}, .firstStep = 0};
        bad.nonFinite = findNonFinite(*signal->series, findLineage(*signal->series));
        if (bad.nonFinite.count == 0)
            continue;
        bad.firstStep = signal->series->step(bad.firstIndex());
        found.push_back(bad);
    }
    return found;
}

std::vector<BadSignal> onsetOrder(const Training& training)
{
    std::vector<BadSignal> order;
    for (const SignalKind kind : {SignalKind::LossComponent, SignalKind::TrainLoss,
                                  SignalKind::GradientNorm, SignalKind::ValidationLoss}) {
        for (const BadSignal& bad : badSignals(training, kind)) {
            if (bad.isPermanent())
                order.push_back(bad);
        }
    }
    std::stable_sort(order.begin(), order.end(), [](const BadSignal& a, const BadSignal& b) {
        return a.firstStep < b.firstStep;
    });
    return order;
}

LeadUp describeLeadUp(std::span<const double> values)
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kTail = 3;
    constexpr std::size_t kRecent = 10;
    constexpr double kGrown = 1.5;
    constexpr double kSpikeSigma = 8.0;
    constexpr double kSpikeRatio = 2.0;
    LeadUp leadUp;
    leadUp.points = values.size();
    if (values.size() < kFewest)
        return leadUp;
    const auto body = values.first(values.size() - kTail);
    const auto tail = values.last(kTail);
    leadUp.usual = median(values.first(values.size() / 2));
    leadUp.last = median(tail);
    const double noise = differenceNoise(body);
    const double surest =
        std::max(mannKendallZ(values), mannKendallZ(values.last(std::min(kRecent, values.size()))));
    const double highest = *std::max_element(tail.begin(), tail.end());
    if (surest > 1.645 && leadUp.growth() >= kGrown && leadUp.last > leadUp.usual + 2.0 * noise) {
        leadUp.kind = LeadUp::Kind::Growth;
    } else if (highest > median(body) + kSpikeSigma * noise
               && highest > kSpikeRatio * std::abs(median(body))) {
        leadUp.kind = LeadUp::Kind::Spike;
        leadUp.last = highest;
    } else {
        leadUp.kind = LeadUp::Kind::Sudden;
        return leadUp;
    }
    const double high =
        leadUp.usual + std::max(2.0 * noise, (kGrown - 1.0) * std::abs(leadUp.usual));
    while (leadUp.disturbed < values.size() && values[values.size() - 1 - leadUp.disturbed] > high)
        ++leadUp.disturbed;
    return leadUp;
}

} // namespace faultline
