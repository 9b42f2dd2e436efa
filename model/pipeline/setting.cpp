// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/setting.h"

#include "model/core/decimal.h"
#include "model/pipeline/storage.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::pipeline {

namespace {

constexpr std::array<std::string_view, 21> kKeys{
    "workers",       "prefetch",   "parallel_calls",  "persistent",   "pin_memory", "threads",
    "decode_scale",  "cache",      "storage",         "cores",        "step_ms",    "batch",
    "shuffle",       "work_ms",    "element_ms",      "hand_over_ms", "cpu_share",  "decode_share",
    "element_bytes", "read_bytes", "dataset_elements"};

/// A cost that can be stated: its key, where it is kept, and what values it takes.
struct StatedKey {
    std::string_view key;
    std::optional<double> StatedCosts::*field;
    double least;
    double most;
    double factor; ///< from what is written to what is kept
};
constexpr std::array<StatedKey, 8> kStatedKeys{
    {{"work_ms", &StatedCosts::batchSeconds, 1e-3, 1e7, 1e-3},
     {"element_ms", &StatedCosts::elementSeconds, 1e-4, 1e7, 1e-3},
     {"hand_over_ms", &StatedCosts::handOverSeconds, 0.0, 1e7, 1e-3},
     {"cpu_share", &StatedCosts::cpuShare, 0.0, 1.0, 1.0},
     {"decode_share", &StatedCosts::decodeShare, 0.0, 1.0, 1.0},
     {"element_bytes", &StatedCosts::elementBytes, 1.0, 1e12, 1.0},
     {"read_bytes", &StatedCosts::elementReadBytes, 1.0, 1e12, 1.0},
     {"dataset_elements", &StatedCosts::datasetElements, 1.0, 1e12, 1.0}}};

const StatedKey* findStated(std::string_view key)
{
    const auto at = std::find_if(kStatedKeys.begin(), kStatedKeys.end(),
                                 [key](const StatedKey& one) { return one.key == key; });
    return at == kStatedKeys.end() ? nullptr : &*at;
}

constexpr std::array kCaches{CacheKind::None, CacheKind::Memory, CacheKind::Disk};

/// The whole of `text` as a number.
std::optional<double> parseDecimal(std::string_view text)
{
    const std::optional<double> number = takeDecimal(text);
    return text.empty() ? number : std::nullopt;
}

Error outOfRange(std::string_view key, std::string_view value, std::string allowed)
{
    return {.code = ErrorCode::Corrupt,
            .detail = {FAULTLINE_TR_NOOP("Pipeline", "%1 takes %2, not %3"),
                       {std::string(key), std::move(allowed), std::string(value)}}};
}

std::string rangeText(double least, double most)
{
    return roundTrip(least) + " to " + roundTrip(most);
}

template <typename Integer>
Result<void> setInteger(Integer& field, std::string_view key, std::string_view value, int least,
                        int most)
{
    const std::optional<double> number = parseDecimal(value);
    if (!number || *number != std::floor(*number) || *number < least || *number > most)
        return outOfRange(key, value, rangeText(least, most));
    field = static_cast<Integer>(*number);
    return {};
}

Result<void> setNumber(double& field, std::string_view key, std::string_view value, double least,
                       double most, double factor = 1.0)
{
    const std::optional<double> number = parseDecimal(value);
    if (!number || !(*number >= least) || !(*number <= most))
        return outOfRange(key, value, rangeText(least, most));
    field = *number * factor;
    return {};
}

Result<void> setSwitch(bool& field, std::string_view key, std::string_view value)
{
    if (value != "1" && value != "0" && value != "true" && value != "false")
        return outOfRange(key, value, "true or false");
    field = value == "1" || value == "true";
    return {};
}

Result<void> setDecodeScale(double& field, std::string_view value)
{
    static constexpr std::array<std::pair<std::string_view, double>, 4> kScales{
        {{"1/2", 0.5}, {"1/4", 0.25}, {"1/8", 0.125}, {"1", 1.0}}};
    for (const auto& [name, scale] : kScales) {
        if (value == name || parseDecimal(value) == scale) {
            field = scale;
            return {};
        }
    }
    return outOfRange("decode_scale", value, "1, 0.5, 0.25 or 0.125");
}

Result<void> setCache(CacheKind& field, std::string_view value)
{
    for (const CacheKind cache : kCaches) {
        if (value == toString(cache)) {
            field = cache;
            return {};
        }
    }
    return outOfRange("cache", value, "none, memory or disk");
}

Result<void> setStorage(std::string& field, std::string_view value)
{
    if (findStorage(value) == nullptr) {
        std::string names;
        for (const Storage& storage : storageKinds())
            names += (names.empty() ? "" : ", ") + storage.id;
        return outOfRange("storage", value, names);
    }
    field = value;
    return {};
}

Result<void> setStated(StatedCosts& stated, const StatedKey& key, std::string_view value)
{
    double number = 0.0;
    Result<void> done = setNumber(number, key.key, value, key.least, key.most, key.factor);
    if (!done)
        return done;
    // Both say the work: the later one counts.
    if (key.field == &StatedCosts::batchSeconds)
        stated.elementSeconds.reset();
    if (key.field == &StatedCosts::elementSeconds)
        stated.batchSeconds.reset();
    stated.*key.field = number;
    return done;
}

std::string switchText(bool value)
{
    return value ? "true" : "false";
}

} // namespace

std::string_view toString(LoaderKind kind)
{
    return kind == LoaderKind::DataLoader ? "dataloader" : "tf.data";
}

std::string_view toString(CacheKind cache)
{
    switch (cache) {
    case CacheKind::None: return "none";
    case CacheKind::Memory: return "memory";
    case CacheKind::Disk: return "disk";
    }
    return {};
}

int Setting::parallelism() const
{
    return std::max(1, kind == LoaderKind::DataLoader ? workers : parallelCalls);
}

std::span<const std::string_view> settingKeys()
{
    return kKeys;
}

bool isKeyOf(LoaderKind kind, std::string_view key)
{
    if (kind == LoaderKind::DataLoader)
        return key != "parallel_calls" && key != "shuffle";
    return key != "workers" && key != "persistent" && key != "pin_memory";
}

Result<void> set(Setting& setting, std::string_view key, std::string_view value)
{
    constexpr int kMostParallel = 1024; // threads or processes: more than any machine runs
    constexpr int kMostBatch = 1'000'000;
    constexpr int kMostShuffled = 1'000'000'000;
    if (key == "workers")
        return setInteger(setting.workers, key, value, 0, kMostParallel);
    if (key == "prefetch")
        return setInteger(setting.prefetch, key, value,
                          setting.kind == LoaderKind::DataLoader ? 1 : 0, kMostParallel);
    if (key == "parallel_calls")
        return setInteger(setting.parallelCalls, key, value, 1, kMostParallel);
    if (key == "persistent")
        return setSwitch(setting.isPersistent, key, value);
    if (key == "pin_memory")
        return setSwitch(setting.isPinned, key, value);
    if (key == "threads")
        return setInteger(setting.threads, key, value, 1, kMostParallel);
    if (key == "decode_scale")
        return setDecodeScale(setting.decodeScale, value);
    if (key == "cache")
        return setCache(setting.cache, value);
    if (key == "storage")
        return setStorage(setting.storage, value);
    if (key == "cores")
        return setNumber(setting.cores, key, value, 0.1, 4096.0);
    if (key == "step_ms")
        return setNumber(setting.stepSeconds, key, value, 1e-3, 1e7, 1e-3);
    if (key == "batch")
        return setInteger(setting.batch, key, value, 1, kMostBatch);
    if (key == "shuffle")
        return setInteger(setting.shuffleSize, key, value, 0, kMostShuffled);
    if (const StatedKey* stated = findStated(key))
        return setStated(setting.stated, *stated, value);
    std::string names;
    for (const std::string_view name : kKeys)
        names += (names.empty() ? "" : ", ") + std::string(name);
    return Error{.code = ErrorCode::UnknownFormat,
                 .detail = {FAULTLINE_TR_NOOP("Pipeline", "no setting is called %1; there are %2"),
                            {std::string(key), names}}};
}

Result<std::vector<std::pair<std::string, std::string>>> settingPairs(std::string_view text)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty())
            continue;
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return Error{.code = ErrorCode::UnknownFormat,
                         .detail = {FAULTLINE_TR_NOOP("Pipeline", "%1 is no KEY=VALUE"),
                                    {std::string(part)}}};
        pairs.emplace_back(part.substr(0, equals), part.substr(equals + 1));
    }
    return pairs;
}

std::string settingValue(const Setting& setting, std::string_view key)
{
    if (key == "workers")
        return std::to_string(setting.workers);
    if (key == "prefetch")
        return std::to_string(setting.prefetch);
    if (key == "parallel_calls")
        return std::to_string(setting.parallelCalls);
    if (key == "persistent")
        return switchText(setting.isPersistent);
    if (key == "pin_memory")
        return switchText(setting.isPinned);
    if (key == "threads")
        return std::to_string(setting.threads);
    if (key == "decode_scale")
        return roundTrip(setting.decodeScale);
    if (key == "cache")
        return std::string(toString(setting.cache));
    if (key == "storage")
        return setting.storage;
    if (key == "cores")
        return roundTrip(setting.cores);
    if (key == "step_ms")
        return roundTrip(1e3 * setting.stepSeconds);
    if (key == "shuffle")
        return std::to_string(setting.shuffleSize);
    if (const StatedKey* stated = findStated(key)) {
        const std::optional<double>& value = setting.stated.*stated->field;
        return value ? roundTrip(*value / stated->factor) : std::string();
    }
    if (key == "in_order")
        return switchText(setting.isInOrder);
    if (key == "fused")
        return switchText(setting.isFused);
    if (key == "shuffle")
        return std::to_string(setting.shuffleSize);
    return std::to_string(setting.batch);
}

} // namespace faultline::pipeline
