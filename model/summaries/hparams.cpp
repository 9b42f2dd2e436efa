// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparams.h"

#include "model/core/ascii.h"
#include "model/core/text.h"
#include "model/summaries/message_fields.h"
#include "model/summaries/summary_metadata.h"

#include <charconv>

namespace faultline {

namespace {

using tfevents::WireReader;
using Type = WireReader::Type;

constexpr int kMostNesting = 16;

/// Every message here is read by a function of this shape: false after damage.
template <typename T>
using ReadMessage = bool (*)(std::string_view message, T& into);

template <typename T>
bool readInto(WireReader& wire, T& into, ReadMessage<T> read)
{
    const std::string_view message = wire.bytes();
    return wire.ok() && read(message, into);
}

template <typename T>
bool appendTo(WireReader& wire, std::vector<T>& list, ReadMessage<T> read)
{
    return readInto(wire, list.emplace_back(), read);
}

bool skipField(WireReader& wire, Type type)
{
    wire.skip(type);
    return wire.ok();
}

bool readText(WireReader& wire, std::string& text)
{
    text = std::string(wire.bytes());
    return wire.ok();
}

/// Zero is how both writers say "not known".
bool readTime(WireReader& wire, std::optional<double>& time)
{
    const double seconds = wire.real64();
    time = seconds > 0.0 ? std::optional(seconds) : std::nullopt;
    return wire.ok();
}

/// A field whose number does not match its type is damage, as protobuf's own parser has it.
bool isBytes(Type type)
{
    return type == Type::Bytes;
}

bool readValue(std::string_view message, std::optional<HparamValue>& value, int depth);

bool readListAsText(std::string_view message, std::string& text, int depth)
{
    text = "[";
    const bool isRead = readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field != 1 || !isBytes(type))
            return skipField(wire, type);
        std::optional<HparamValue> item;
        if (!readValue(wire.bytes(), item, depth + 1))
            return false;
        text += (text.size() > 1 ? ", " : "") + (item ? toText(*item) : std::string("null"));
        return wire.ok();
    });
    text += ']';
    return isRead;
}

/// An entry of map<string, Value>.
bool readEntry(std::string_view message, std::string& key, std::optional<HparamValue>& value,
               int depth)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field == 1 && isBytes(type))
            return readText(wire, key);
        if (field == 2 && isBytes(type))
            return readValue(wire.bytes(), value, depth + 1);
        return skipField(wire, type);
    });
}

bool readStructAsText(std::string_view message, std::string& text, int depth)
{
    text = "{";
    const bool isRead = readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field != 1 || !isBytes(type))
            return skipField(wire, type);
        std::string key;
        std::optional<HparamValue> item;
        if (!readEntry(wire.bytes(), key, item, depth))
            return false;
        text += (text.size() > 1 ? ", " : "") + key + ": " + (item ? toText(*item) : "null");
        return wire.ok();
    });
    text += '}';
    return isRead;
}

/// google.protobuf.Value; a list or a struct becomes text.
bool readValue(std::string_view message, std::optional<HparamValue>& value, int depth)
{
    if (depth > kMostNesting)
        return false;
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field == 1 && type == Type::Varint) {
            value.reset();
            return skipField(wire, type);
        }
        if (field == 2 && type == Type::Fixed64) {
            value = wire.real64();
            return wire.ok();
        }
        if (field == 4 && type == Type::Varint) {
            value = wire.varint() != 0;
            return wire.ok();
        }
        if (!isBytes(type) || (field != 3 && field != 5 && field != 6))
            return skipField(wire, type);
        std::string text;
        const std::string_view content = wire.bytes();
        if (field == 3)
            text = std::string(content);
        const bool isRead = field == 3   ? true
                            : field == 5 ? readStructAsText(content, text, depth)
                                         : readListAsText(content, text, depth);
        value = std::move(text);
        return isRead;
    });
}

bool readInterval(std::string_view message, std::pair<double, double>& interval)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (type != Type::Fixed64)
            return skipField(wire, type);
        (field == 1 ? interval.first : interval.second) = wire.real64();
        return wire.ok();
    });
}

/// google.protobuf.ListValue of a discrete domain.
bool readChoices(std::string_view message, std::vector<HparamValue>& choices)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field != 1 || !isBytes(type))
            return skipField(wire, type);
        std::optional<HparamValue> choice;
        if (!readValue(wire.bytes(), choice, 0))
            return false;
        if (choice)
            choices.push_back(std::move(*choice));
        return wire.ok();
    });
}

bool readHparamInfo(std::string_view message, HparamInfo& info)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (!isBytes(type))
            return skipField(wire, type);
        switch (field) {
        case 1: return readText(wire, info.name);
        case 2: return readText(wire, info.displayName);
        case 3: return readText(wire, info.description);
        case 5: return readInto(wire, info.choices, readChoices);
        case 6: return readInto(wire, info.interval.emplace(), readInterval);
        default: return skipField(wire, type);
        }
    });
}

bool readMetricName(std::string_view message, HparamMetric& metric)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (!isBytes(type) || field > 2)
            return skipField(wire, type);
        return readText(wire, field == 1 ? metric.group : metric.tag);
    });
}

bool readMetricInfo(std::string_view message, HparamMetricInfo& info)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (!isBytes(type))
            return skipField(wire, type);
        switch (field) {
        case 1: return readInto(wire, info.metric, readMetricName);
        case 3: return readText(wire, info.displayName);
        case 4: return readText(wire, info.description);
        default: return skipField(wire, type);
        }
    });
}

bool readExperiment(std::string_view message, HparamExperiment& experiment)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (!isBytes(type))
            return skipField(wire, type);
        switch (field) {
        case 1: return readText(wire, experiment.description);
        case 4: return appendTo(wire, experiment.hparams, readHparamInfo);
        case 5: return appendTo(wire, experiment.metrics, readMetricInfo);
        default: return skipField(wire, type);
        }
    });
}

bool readSessionStart(std::string_view message, HparamSessionStart& start)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field == 5 && type == Type::Fixed64)
            return readTime(wire, start.startTime);
        if (!isBytes(type))
            return skipField(wire, type);
        switch (field) {
        case 1: {
            std::string name;
            std::optional<HparamValue> value;
            if (!readEntry(wire.bytes(), name, value, 0))
                return false;
            if (value)
                start.hparams.insert_or_assign(std::move(name), std::move(*value));
            return wire.ok();
        }
        case 2: return readText(wire, start.modelUri);
        case 3: return readText(wire, start.monitorUrl);
        case 4: return readText(wire, start.group);
        default: return skipField(wire, type);
        }
    });
}

bool readSessionEnd(std::string_view message, HparamSessionEnd& end)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (field == 1 && type == Type::Varint) {
            const std::uint64_t status = wire.varint();
            end.status = status <= 3 ? static_cast<HparamStatus>(status) : HparamStatus::Unknown;
            return wire.ok();
        }
        if (field == 2 && type == Type::Fixed64)
            return readTime(wire, end.endTime);
        return skipField(wire, type);
    });
}

bool readPluginData(std::string_view message, std::optional<HparamMessage>& into)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (!isBytes(type))
            return skipField(wire, type);
        switch (field) {
        case 2: {
            HparamExperiment experiment;
            const bool isRead = readInto(wire, experiment, readExperiment);
            into = std::move(experiment);
            return isRead;
        }
        case 3: {
            HparamSessionStart start;
            const bool isRead = readInto(wire, start, readSessionStart);
            into = std::move(start);
            return isRead;
        }
        case 4: {
            HparamSessionEnd end;
            const bool isRead = readInto(wire, end, readSessionEnd);
            into = end;
            return isRead;
        }
        default: return skipField(wire, type);
        }
    });
}

} // namespace

std::string toText(const HparamValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const double* number = std::get_if<double>(&value))
        return roundTrip(*number);
    return std::get<std::string>(value);
}

std::optional<HparamValue> hparamFromText(std::string_view text)
{
    const std::string lower = lowerAscii(text);
    if (lower.empty() || lower == "null" || lower == "~" || lower == "none")
        return std::nullopt;
    if (lower == "true" || lower == "false")
        return lower == "true";
    double number = 0.0;
    const char* begin = text.data() + (text.front() == '+' ? 1 : 0);
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (error == std::errc() && stop == end)
        return number;
    return std::string(text);
}

std::optional<double> numberOf(const HparamValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? 1.0 : 0.0;
    if (const double* number = std::get_if<double>(&value))
        return *number;
    return std::nullopt;
}

Result<HparamMessage> decodeHparams(std::string_view pluginData)
{
    std::optional<HparamMessage> message;
    if (!readPluginData(pluginData, message))
        return Error::corrupt("the hyperparameters are no valid message: it is cut or damaged");
    if (!message)
        return Error::corrupt(
            "the value holds neither an experiment nor the start or end of a session");
    return std::move(*message);
}

Result<HparamMessage> hparamsOfSummary(std::string_view summaryValue)
{
    const std::optional<SummaryMetadata> metadata = metadataOfSummary(summaryValue);
    if (!metadata)
        return Error::corrupt("the value is no valid summary");
    return decodeHparams(metadata->pluginData);
}

} // namespace faultline
