// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/simulate.h"
#include "model/pipeline/storage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace faultline::pipeline {

namespace {

/// What decoding a JPEG at reduced scale takes of decoding it whole: it saves the transform, not
/// the entropy decoding. Measured with libjpeg-turbo, 640x480 to 1920x1080 at quality 90
/// (docs/pipeline.md).
constexpr std::array<std::pair<double, double>, 4> kReducedDecoding{
    {{1.0, 1.0}, {0.5, 0.83}, {0.25, 0.78}, {0.125, 0.63}}};

/// Each further thread that computes on a core costs this much of the work: switching and caches.
constexpr double kCostOfThread = 0.05;

double decodingAt(double scale)
{
    for (const auto& [at, share] : kReducedDecoding) {
        if (scale >= at)
            return share;
    }
    return kReducedDecoding.back().second;
}

void scale(std::vector<double>& values, double factor)
{
    for (double& value : values)
        value *= factor;
}

/// A sum of `factor` times as many elements: its mean grows with them, its spread with their root.
void scaleSum(std::vector<double>& values, double factor)
{
    const double mean = meanOf(values);
    const double root = std::sqrt(factor);
    for (double& value : values)
        value = std::max(0.0, mean * factor + (value - mean) * root);
}

/// Whether a cost is stated that was not already.
bool isNew(const std::optional<double>& wanted, const std::optional<double>& measured)
{
    return wanted && wanted != measured;
}

/// Stated work of one value of Costs::work.
std::optional<double> statedWork(const Costs& costs, const Setting& measured, const Setting& wanted)
{
    const double values = std::max(1, costs.workBatch);
    const StatedCosts& stated = wanted.stated;
    if (isNew(stated.elementSeconds, measured.stated.elementSeconds))
        return *stated.elementSeconds * values;
    if (isNew(stated.batchSeconds, measured.stated.batchSeconds))
        return *stated.batchSeconds * values / std::max(1, measured.batch);
    return std::nullopt;
}

void changeStated(Costs& costs, const Setting& measured, const Setting& wanted)
{
    if (const std::optional<double> work = statedWork(costs, measured, wanted)) {
        const double mean = costs.meanWork();
        if (mean > 0.0)
            scale(costs.work, *work / mean);
        else
            costs.work.assign(1, *work);
    }
    const StatedCosts& stated = wanted.stated;
    if (isNew(stated.handOverSeconds, measured.stated.handOverSeconds))
        costs.handOverSeconds = *stated.handOverSeconds;
    if (isNew(stated.startSeconds, measured.stated.startSeconds))
        costs.startSeconds = *stated.startSeconds;
    for (const auto& [from, to] :
         {std::pair{&StatedCosts::cpuShare, &Costs::cpuShare},
          std::pair{&StatedCosts::decodeShare, &Costs::decodeShare},
          std::pair{&StatedCosts::elementBytes, &Costs::elementBytes},
          std::pair{&StatedCosts::elementReadBytes, &Costs::elementReadBytes},
          std::pair{&StatedCosts::datasetElements, &Costs::datasetElements}}) {
        if (isNew(stated.*from, measured.stated.*from))
            costs.*to = stated.*from;
    }
}

void changeBatch(Costs& costs, const Setting& measured, const Setting& wanted)
{
    if (wanted.batch == measured.batch || measured.batch <= 0 || wanted.batch <= 0)
        return;
    const double factor = static_cast<double>(wanted.batch) / measured.batch;
    scaleSum(costs.step, factor);
    if (costs.workBatch == measured.batch && measured.kind == LoaderKind::DataLoader) {
        scaleSum(costs.work, factor);
        costs.workBatch = wanted.batch;
    }
}

/// How much more a core does for the same work because threads take turns on it. One that waits
/// takes no turn.
double crowding(const Setting& setting, const Costs& costs)
{
    if (!(setting.cores > 0.0))
        return 1.0;
    const double threads =
        static_cast<double>(setting.threads) * setting.parallelism() * costs.cpuShare.value_or(1.0);
    return 1.0 + kCostOfThread * std::max(0.0, threads / setting.cores - 1.0);
}

/// Seconds of an element that are not computed.
double readingSeconds(const Costs& costs)
{
    return (1.0 - *costs.cpuShare) * costs.meanWork() / std::max(1, costs.workBatch);
}

/// Replaces what reading takes by `seconds` for an element.
void changeReading(Costs& costs, double seconds)
{
    const double computing = *costs.cpuShare * costs.meanWork();
    const double work = computing + seconds * std::max(1, costs.workBatch);
    if (!(work > 0.0) || !(costs.meanWork() > 0.0))
        return;
    if (costs.decodeShare)
        *costs.decodeShare *= costs.meanWork() / work;
    scale(costs.work, work / costs.meanWork());
    costs.cpuShare = computing / work;
}

bool changeStorage(Costs& costs, const Setting& measured, const Setting& wanted)
{
    if (wanted.storage == measured.storage)
        return true;
    const Storage* storage = findStorage(wanted.storage);
    if (storage == nullptr || !costs.cpuShare || !costs.elementReadBytes)
        return false;
    changeReading(costs, storage->fileSeconds(*costs.elementReadBytes));
    return true;
}

/// Decoding takes so much less of the work; what is read and what else is computed stay as long.
void takeFromDecoding(Costs& costs, double saved)
{
    const double left = 1.0 - saved;
    scale(costs.work, left);
    if (!(left > 0.0))
        return;
    costs.decodeShare = std::clamp((*costs.decodeShare - saved) / left, 0.0, 1.0);
    if (costs.cpuShare)
        costs.cpuShare = std::clamp((*costs.cpuShare - saved) / left, 0.0, 1.0);
}

bool changeDecoding(Costs& costs, const Setting& measured, const Setting& wanted)
{
    if (wanted.decodeScale == measured.decodeScale)
        return true;
    if (!costs.decodeShare)
        return false;
    const double saved =
        *costs.decodeShare
        * (1.0 - decodingAt(wanted.decodeScale) / decodingAt(measured.decodeScale));
    takeFromDecoding(costs, saved);
    return true;
}

/// A cache behind decoding, from the second epoch on: reading and decoding are replaced by reading
/// what is cached. What else is waited for stays, unless something was seen to be read.
bool changeCache(Costs& costs, const Setting& measured, const Setting& wanted)
{
    if (wanted.cache == measured.cache)
        return true;
    if (measured.cache != CacheKind::None || !costs.decodeShare)
        return false;
    double reading = 0.0;
    if (wanted.cache == CacheKind::Disk) {
        const Storage* disk = findStorage("nvme");
        if (disk == nullptr || !costs.elementBytes)
            return false;
        reading = disk->fileSeconds(*costs.elementBytes);
    }
    takeFromDecoding(costs, *costs.decodeShare);
    costs.decodeShare = 0.0;
    if (costs.cpuShare && costs.elementReadBytes)
        changeReading(costs, std::min(reading, readingSeconds(costs)));
    return true;
}

} // namespace

std::optional<Costs> costsFor(const Costs& costs, const Setting& measured, const Setting& wanted)
{
    Costs changed = costs;
    changeStated(changed, measured, wanted);
    changeBatch(changed, measured, wanted);
    if (!changeStorage(changed, measured, wanted) || !changeDecoding(changed, measured, wanted)
        || !changeCache(changed, measured, wanted))
        return std::nullopt;
    scale(changed.work, crowding(wanted, changed) / crowding(measured, costs));
    if (wanted.stepSeconds > 0.0 && wanted.stepSeconds != measured.stepSeconds) {
        const double mean = changed.meanStep();
        if (mean > 0.0)
            scale(changed.step, wanted.stepSeconds / mean);
        else
            changed.step.assign(1, wanted.stepSeconds);
    }
    return changed;
}

} // namespace faultline::pipeline
