// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/schedule_facts.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// What Ultralytics prints before it trains.
struct UltralyticsFacts {
    double images = 0.0;
    std::string release;
};

/// The largest number before " images" in a line, which also holds the counts on the way there.
double imagesIn(std::string_view line)
{
    constexpr std::string_view kImages = " images";
    double most = 0.0;
    for (std::size_t at = line.find(kImages); at != std::string_view::npos;
         at = line.find(kImages, at + 1)) {
        std::size_t begin = at;
        while (begin > 0 && isDigit(line[begin - 1]))
            --begin;
        double count = 0.0;
        std::from_chars(line.data() + begin, line.data() + at, count);
        most = std::max(most, count);
    }
    return most;
}

/// "Ultralytics 8.3.1 ...", "train: Scanning labels/train... 400 images, 0 backgrounds".
UltralyticsFacts ultralyticsFacts(const Training& training)
{
    constexpr std::size_t kFirstLines = 2000;
    constexpr std::string_view kName = "Ultralytics ";
    UltralyticsFacts facts;
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t count = std::min(log->lines.size(), kFirstLines);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string_view line = log->text(i);
            const bool isScan = line.find("train: ") != std::string_view::npos
                                && line.find("Scanning ") != std::string_view::npos;
            if (isScan)
                facts.images = std::max(facts.images, imagesIn(line));
            const std::size_t name = line.find(kName);
            if (!facts.release.empty() || name == std::string_view::npos)
                continue;
            const std::string_view rest = line.substr(name + kName.size());
            const std::size_t end = std::min(rest.find_first_not_of("0123456789."), rest.size());
            if (end > 0 && isDigit(rest.front()) && rest.find('.') < end)
                facts.release = rest.substr(0, end);
        }
    }
    return facts;
}

/// That train together: as many as are stated, else one for each GPU of the machine.
double processesOf(const Training& training)
{
    const auto stated =
        statedNumber(training, {"devices", "num_processes", "world_size", "nproc_per_node"});
    if (stated)
        return *stated->number();
    return training.machine ? training.machine->gpuCount : 0.0;
}

/// The same, where nothing has to be supposed: of several GPUs one process may use them all.
double knownProcesses(const Training& training)
{
    const double count = processesOf(training);
    const bool isStated =
        statedNumber(training, {"devices", "num_processes", "world_size", "nproc_per_node"})
            .has_value();
    return isStated || count == 1.0 ? count : 0.0;
}

/// The only length of an epoch by which every step, counted from `first`, lies in its epoch; 0
/// where several do, or none.
double lengthOfEpochs(const ScalarSeries& epochs, double first, double firstEpoch)
{
    double low = 0.0; // excluded
    double high = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < epochs.size(); ++i) {
        const double step = static_cast<double>(epochs.step(i)) - first;
        const double epoch = epochs.value(i) - firstEpoch;
        low = std::max(low, step / (epoch + 1.0));
        high = epoch > 0.0 ? std::min(high, step / epoch) : high;
    }
    const double length = std::floor(low) + 1.0;
    return length <= high && length + 1.0 > high ? length : 0.0;
}

/// By an epoch that was logged on the steps of the rest; 0: not known. Of steps that are updates of
/// several batches each it is not.
double batchesOfLoggedEpoch(const Training& training)
{
    constexpr double kFewest = 2.0; // complete ones
    const auto accumulation = statedAccumulation(training);
    if (accumulation && accumulation->number().value_or(1.0) != 1.0)
        return 0.0;
    const auto signal =
        std::find_if(training.allSignals.begin(), training.allSignals.end(), [](const Signal& one) {
            return !one.words().empty() && one.words().size() <= 2 && one.words().back() == "epoch"
                   && one.series != nullptr && !one.series->empty();
        });
    if (signal == training.allSignals.end())
        return 0.0;
    const ScalarSeries& epochs = *signal->series;
    const double firstEpoch = epochs.value(0);
    for (std::size_t i = 0; i < epochs.size(); ++i) {
        const bool isWhole = epochs.value(i) == std::floor(epochs.value(i));
        if (!isWhole || (i > 0 && epochs.value(i) < epochs.value(i - 1)))
            return 0.0;
    }
    if ((firstEpoch != 0.0 && firstEpoch != 1.0)
        || epochs.value(epochs.size() - 1) - firstEpoch < kFewest)
        return 0.0;
    const double length = lengthOfEpochs(epochs, 0.0, firstEpoch);
    return length > 0.0 ? length : lengthOfEpochs(epochs, 1.0, firstEpoch);
}

} // namespace

std::optional<double> imagesOfTraining(const Training& training)
{
    for (const auto& evidence : training.datasets) {
        if (!evidence->dataset)
            continue;
        for (const SplitStatistics& split : evidence->statistics.splits) {
            if (split.images > 0 && split.name.find("train") != std::string::npos)
                return static_cast<double>(split.images);
        }
    }
    if (const auto printed = printedSplits(training); printed && printed->train > 0.0)
        return printed->train;
    return std::nullopt;
}

std::optional<EpochLength> epochLength(const Training& training, double batch)
{
    if (const double logged = batchesOfLoggedEpoch(training); logged > 0.0)
        return EpochLength{.batches = logged, .isLogged = true};
    const double images = imagesOfTraining(training).value_or(ultralyticsFacts(training).images);
    const double processes = knownProcesses(training);
    if (!(images > 0.0) || !(batch >= 1.0) || !(processes >= 1.0))
        return std::nullopt;
    return EpochLength{.batches = std::ceil(images / (batch * processes))};
}

ScheduleFacts scheduleFacts(const Training& training, double batch)
{
    ScheduleFacts facts;
    UltralyticsFacts printed = ultralyticsFacts(training);
    facts.images = imagesOfTraining(training).value_or(printed.images);
    facts.release = std::move(printed.release);
    if (const auto counts = statedClassCounts(training); counts.size() == 1)
        facts.classes = static_cast<double>(counts.front());
    facts.worldSize = processesOf(training);
    if (facts.images > 0.0 && batch >= 1.0)
        facts.batchesPerEpoch = std::ceil(facts.images / (batch * std::max(facts.worldSize, 1.0)));
    if (!(facts.batchesPerEpoch > 0.0))
        facts.batchesPerEpoch = batchesOfLoggedEpoch(training);
    return facts;
}

} // namespace faultline
