// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparams.h"

#include "model/core/ascii.h"
#include "model/core/text.h"
#include "model/io/message_parser.h"
#include "model/schemas/hparams.pb.h"
#include "model/summaries/summary_metadata.h"

#include <charconv>

namespace faultline {

namespace {

namespace hparams_schema = faultline::schema::hparams;

constexpr int kMostNesting = 16;

/// Zero is how both writers say "not known".
std::optional<double> timeOf(double seconds)
{
    return seconds > 0.0 ? std::optional(seconds) : std::nullopt;
}

/// Turns parsed messages into what the program keeps.
class Converter {
public:
    /// Whether values were nested deeper than is read.
    [[nodiscard]] bool isTooDeep() const { return m_isTooDeep; }

    /// google.protobuf.Value; a list or a struct becomes text.
    std::optional<HparamValue> value(const hparams_schema::Value& from, int depth = 0)
    {
        if (depth > kMostNesting) {
            m_isTooDeep = true;
            return std::nullopt;
        }
        switch (from.kind_case()) {
        case hparams_schema::Value::kNumber: return from.number();
        case hparams_schema::Value::kFlag: return from.flag();
        case hparams_schema::Value::kText: return from.text();
        case hparams_schema::Value::kMembers: return textOf(from.members(), depth);
        case hparams_schema::Value::kList: return textOf(from.list(), depth);
        case hparams_schema::Value::kNullValue:
        case hparams_schema::Value::KIND_NOT_SET: break;
        }
        return std::nullopt;
    }

    HparamExperiment experiment(const hparams_schema::Experiment& from)
    {
        HparamExperiment experiment;
        experiment.description = from.description();
        for (const hparams_schema::Hparam& one : from.hparam())
            experiment.hparams.push_back(hparamInfo(one));
        for (const hparams_schema::Metric& one : from.metric())
            experiment.metrics.push_back(
                {.metric = {.group = one.name().group(), .tag = one.name().tag()},
                 .displayName = one.display_name(),
                 .description = one.description()});
        return experiment;
    }

    HparamSessionStart sessionStart(const hparams_schema::SessionStart& from)
    {
        HparamSessionStart start;
        start.modelUri = from.model_uri();
        start.monitorUrl = from.monitor_url();
        start.group = from.group_name();
        start.startTime = timeOf(from.start_time());
        for (const hparams_schema::Entry& entry : from.hparam()) {
            if (auto one = value(entry.value()))
                start.hparams.insert_or_assign(entry.key(), std::move(*one));
        }
        return start;
    }

private:
    std::string textOf(const hparams_schema::ListValue& list, int depth)
    {
        std::string text = "[";
        for (const hparams_schema::Value& item : list.value())
            text += (text.size() > 1 ? ", " : "") + textOf(item, depth + 1);
        return text + ']';
    }
    std::string textOf(const hparams_schema::Struct& members, int depth)
    {
        std::string text = "{";
        for (const hparams_schema::Entry& entry : members.field())
            text += (text.size() > 1 ? ", " : "") + entry.key() + ": "
                    + textOf(entry.value(), depth + 1);
        return text + '}';
    }
    std::string textOf(const hparams_schema::Value& item, int depth)
    {
        const std::optional<HparamValue> known = value(item, depth);
        return known ? toText(*known) : "null";
    }

    HparamInfo hparamInfo(const hparams_schema::Hparam& from)
    {
        HparamInfo info;
        info.name = from.name();
        info.displayName = from.display_name();
        info.description = from.description();
        for (const hparams_schema::Value& choice : from.choices().value()) {
            if (auto known = value(choice))
                info.choices.push_back(std::move(*known));
        }
        if (from.has_interval())
            info.interval = {from.interval().min(), from.interval().max()};
        return info;
    }

    bool m_isTooDeep = false;
};

HparamSessionEnd sessionEnd(const hparams_schema::SessionEnd& from)
{
    HparamSessionEnd end;
    end.status =
        from.status() <= 3 ? static_cast<HparamStatus>(from.status()) : HparamStatus::Unknown;
    end.endTime = timeOf(from.end_time());
    return end;
}

/// False after damage. An experiment may be long: it is parsed by itself.
bool readPluginData(std::string_view message, std::optional<HparamMessage>& into)
{
    Converter converter;
    MessageParser parser;
    WireReader data(message);
    bool isWhole = true;
    while (isWhole && data.next()) {
        if (data.isBytes(hparams_schema::PluginData::kExperimentFieldNumber)) {
            hparams_schema::Experiment experiment;
            isWhole = parser.parse(data.message(), experiment);
            into = converter.experiment(experiment);
        } else if (data.isBytes(hparams_schema::PluginData::kSessionStartFieldNumber)) {
            hparams_schema::SessionStart start;
            isWhole = parser.parse(data.message(), start);
            into = converter.sessionStart(start);
        } else if (data.isBytes(hparams_schema::PluginData::kSessionEndFieldNumber)) {
            hparams_schema::SessionEnd end;
            isWhole = parser.parse(data.message(), end);
            into = sessionEnd(end);
        }
    }
    return isWhole && data.ok() && !converter.isTooDeep();
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
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the hyperparameters are no valid message: it is cut or damaged"));
    if (!message)
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the value holds neither an experiment nor the start or end of a session"));
    return std::move(*message);
}

Result<HparamMessage> hparamsOfSummary(std::string_view summaryValue)
{
    const std::optional<SummaryMetadata> metadata = metadataOfSummary(summaryValue);
    if (!metadata)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value is no valid summary"));
    return decodeHparams(metadata->pluginData);
}

} // namespace faultline
