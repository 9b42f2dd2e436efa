// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/setting.h"

#include "model/core/decimal.h"
#include "model/pipeline/storage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace faultline::pipeline {

namespace {

constexpr std::array<std::string_view, 25> kKeys{
    "workers",   "prefetch",     "parallel_calls", "persistent",   "pin_memory",
    "in_order",  "fused",        "threads",        "decode_scale", "cache",
    "storage",   "cores",        "step_ms",        "batch",        "epoch",
    "shuffle",   "work_ms",      "element_ms",     "hand_over_ms", "start_ms",
    "cpu_share", "decode_share", "element_bytes",  "read_bytes",   "dataset_elements"};

/// A number that can be set: its key, where it is kept, and what values it takes.
struct NumberKey {
    std::string_view key;
    std::variant<int Setting::*, double Setting::*, std::optional<double> StatedCosts::*> field;
    KeyRange range;
    double factor = 1.0; ///< from what is written to what is kept
};
constexpr double kMilli = 1e-3;
constexpr double kMostParallel = 1024.0; // threads or processes: more than any machine runs
constexpr std::array<NumberKey, 18> kNumbers{
    {{"workers", &Setting::workers, {0.0, kMostParallel, true}},
     {"prefetch", &Setting::prefetch, {0.0, kMostParallel, true}},
     {"parallel_calls", &Setting::parallelCalls, {1.0, kMostParallel, true}},
     {"threads", &Setting::threads, {1.0, kMostParallel, true}},
     {"cores", &Setting::cores, {0.1, 4096.0}},
     {"step_ms", &Setting::stepSeconds, {1e-3, 1e7}, kMilli},
     {"batch", &Setting::batch, {1.0, 1e6, true}},
     {"epoch", &Setting::batchesPerEpoch, {0.0, 1e7, true}},
     {"shuffle", &Setting::shuffleSize, {0.0, 1e9, true}},
     {"work_ms", &StatedCosts::batchSeconds, {1e-3, 1e7}, kMilli},
     {"element_ms", &StatedCosts::elementSeconds, {1e-3, 1e7}, kMilli},
     {"hand_over_ms", &StatedCosts::handOverSeconds, {0.0, 1e7}, kMilli},
     {"start_ms", &StatedCosts::startSeconds, {0.0, 1e6}, kMilli},
     {"cpu_share", &StatedCosts::cpuShare, {0.0, 1.0}},
     {"decode_share", &StatedCosts::decodeShare, {0.0, 1.0}},
     {"element_bytes", &StatedCosts::elementBytes, {1.0, 1e12}},
     {"read_bytes", &StatedCosts::elementReadBytes, {1.0, 1e12}},
     {"dataset_elements", &StatedCosts::datasetElements, {1.0, 1e12}}}};

struct SwitchKey {
    std::string_view key;
    bool Setting::*field;
};
constexpr std::array<SwitchKey, 4> kSwitches{{{"persistent", &Setting::isPersistent},
                                              {"pin_memory", &Setting::isPinned},
                                              {"in_order", &Setting::isInOrder},
                                              {"fused", &Setting::isFused}}};

template <typename Keys>
auto findKey(const Keys& keys, std::string_view key) -> decltype(keys.data())
{
    const auto at =
        std::find_if(keys.begin(), keys.end(), [key](const auto& one) { return one.key == key; });
    return at == keys.end() ? nullptr : &*at;
}

bool isCost(const NumberKey& number)
{
    return std::holds_alternative<std::optional<double> StatedCosts::*>(number.field);
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

Result<void> setNumber(Setting& setting, const NumberKey& key, std::string_view value)
{
    const KeyRange range = *rangeOf(setting.kind, key.key);
    const std::optional<double> number = parseDecimal(value);
    if (!number || !(*number >= range.least) || !(*number <= range.most)
        || (range.isWhole && *number != std::floor(*number)))
        return outOfRange(key.key, value, roundTrip(range.least) + " to " + roundTrip(range.most));
    if (const auto* count = std::get_if<int Setting::*>(&key.field)) {
        setting.** count = static_cast<int>(*number);
    } else if (const auto* amount = std::get_if<double Setting::*>(&key.field)) {
        setting.** amount = *number * key.factor;
    } else {
        // Both say the work: the later one counts.
        if (key.key == "work_ms")
            setting.stated.elementSeconds.reset();
        if (key.key == "element_ms")
            setting.stated.batchSeconds.reset();
        setting.stated.*std::get<std::optional<double> StatedCosts::*>(key.field) =
            *number * key.factor;
    }
    return {};
}

std::string numberText(const Setting& setting, const NumberKey& key)
{
    if (const auto* count = std::get_if<int Setting::*>(&key.field))
        return std::to_string(setting.**count);
    if (const auto* amount = std::get_if<double Setting::*>(&key.field))
        return roundTrip(setting.**amount / key.factor);
    const std::optional<double>& cost =
        setting.stated.*std::get<std::optional<double> StatedCosts::*>(key.field);
    return cost ? roundTrip(*cost / key.factor) : std::string();
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
        return key != "parallel_calls" && key != "shuffle" && key != "fused";
    return key != "workers" && key != "persistent" && key != "pin_memory" && key != "in_order"
           && key != "start_ms";
}

bool isFactKey(std::string_view key)
{
    const NumberKey* number = findKey(kNumbers, key);
    return key == "epoch" || (number != nullptr && isCost(*number));
}

std::optional<KeyRange> rangeOf(LoaderKind kind, std::string_view key)
{
    const NumberKey* number = findKey(kNumbers, key);
    if (number == nullptr)
        return std::nullopt;
    KeyRange range = number->range;
    if (key == "prefetch" && kind == LoaderKind::DataLoader)
        range.least = 1.0;
    return range;
}

Result<void> set(Setting& setting, std::string_view key, std::string_view value)
{
    if (const NumberKey* number = findKey(kNumbers, key))
        return setNumber(setting, *number, value);
    if (const SwitchKey* one = findKey(kSwitches, key))
        return setSwitch(setting.*one->field, key, value);
    if (key == "decode_scale")
        return setDecodeScale(setting.decodeScale, value);
    if (key == "cache")
        return setCache(setting.cache, value);
    if (key == "storage")
        return setStorage(setting.storage, value);
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
    if (const NumberKey* number = findKey(kNumbers, key))
        return numberText(setting, *number);
    if (const SwitchKey* one = findKey(kSwitches, key))
        return setting.*one->field ? "true" : "false";
    if (key == "decode_scale")
        return roundTrip(setting.decodeScale);
    if (key == "cache")
        return std::string(toString(setting.cache));
    return key == "storage" ? setting.storage : std::string();
}

} // namespace faultline::pipeline
