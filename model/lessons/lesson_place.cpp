// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_place.h"

#include "model/core/config_document.h"
#include "model/core/console_log.h"
#include "model/core/hardware_log.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

const Run* runOf(const CaseData& data, const RunId& id)
{
    const auto run = std::find_if(data.runs.begin(), data.runs.end(),
                                  [&id](const RunPtr& one) { return one->id == id; });
    return run == data.runs.end() ? nullptr : run->get();
}

/// The artifact of an id; null: it is not in the list.
template <typename List>
auto artifactIn(const List& list, const ArtifactId& id) -> const
    typename List::value_type::element_type*
{
    const auto it =
        std::find_if(list.begin(), list.end(), [&id](const auto& one) { return one->id() == id; });
    return it == list.end() ? nullptr : it->get();
}

/// The name of a file without its folders: what an author would write.
std::string_view lastPart(std::string_view name)
{
    const std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? name : name.substr(slash + 1);
}

bool isPicture(const Run& run, const SeriesEvidence& place)
{
    const auto blob = run.blobs.find(place.tag.text());
    return run.findScalar(place.tag.text()) == nullptr && blob != run.blobs.end()
           && blob->second.kind == TagKind::Image;
}

std::string textOf(const CaseData& data, const SeriesEvidence& place)
{
    const Run* const run = runOf(data, place.run);
    if (run == nullptr)
        return {};
    std::string text = isPicture(*run, place) ? "picture " : "point ";
    if (data.runs.size() > 1)
        text += std::string(lastPart(run->name)) + ":";
    text += place.tag.text() + "@" + std::to_string(place.firstStep.value());
    if (place.lastStep != place.firstStep)
        text += ".." + std::to_string(place.lastStep.value());
    return text;
}

std::string textOf(const CaseData& data, const LogEvidence& place)
{
    const ConsoleLog* const log = artifactIn(data.logs, place.log);
    return log == nullptr ? std::string()
                          : "line " + std::string(lastPart(log->file.displayName)) + " "
                                + std::to_string(place.sourceLine);
}

bool provesOne(const CaseData& data, const ProofTarget& target, const SeriesEvidence& place)
{
    const Run* const run = runOf(data, place.run);
    const auto kind = run != nullptr && isPicture(*run, place) ? ProofTarget::Kind::Picture
                                                               : ProofTarget::Kind::Point;
    // Of a picture the step before it counts until the next one.
    return run != nullptr && target.kind == kind && target.name == place.tag.text()
           && isNameMeant(run->name, target.where) && place.firstStep.value() <= target.last
           && place.lastStep.value() >= target.first;
}

bool provesOne(const CaseData& data, const ProofTarget& target, const LogEvidence& place)
{
    const ConsoleLog* const log = artifactIn(data.logs, place.log);
    if (target.kind != ProofTarget::Kind::Line || log == nullptr
        || !isNameMeant(log->file.displayName, target.where)
        || place.firstLine >= log->lines.size())
        return false;
    const LogLine& first = log->lines[place.firstLine];
    const LogLine& last = log->lines[std::min(place.lastLine, log->lines.size() - 1)];
    return target.first >= first.sourceLine && target.first < last.sourceLine + last.repeats;
}

bool provesOne(const CaseData& data, const ProofTarget& target, const ConfigEvidence& place)
{
    const ConfigDocument* const config = artifactIn(data.configs, place.config);
    return target.kind == ProofTarget::Kind::Config && config != nullptr
           && isNameMeant(config->file.displayName, target.where) && target.name == place.path;
}

bool provesOne(const CaseData&, const ProofTarget& target, const HardwareEvidence& place)
{
    return target.kind == ProofTarget::Kind::Hardware && target.name == place.quantity;
}

/// Fields of a dataset that one picture of the Data page shows together, by the first of them.
std::string_view fieldGroup(std::string_view field)
{
    if (field == "image_height")
        return "image_width";
    return field == "box_height" ? "box_width" : field;
}

/// A field is named where a record would be.
bool provesOne(const CaseData&, const ProofTarget& target, const RecordEvidence& place)
{
    constexpr std::uint32_t kNoImage = ~0U;
    return target.kind == ProofTarget::Kind::Dataset
           && (target.name == "record" ? place.image != kNoImage
                                       : fieldGroup(target.name) == fieldGroup(place.where));
}

std::optional<Evidence> pointOf(const CaseData& data, const ProofTarget& target)
{
    for (const RunPtr& run : data.runs) {
        const ScalarSeries* const series =
            isNameMeant(run->name, target.where) ? run->findScalar(target.name) : nullptr;
        if (series == nullptr || series->maxStep() < target.first
            || series->minStep() > target.last)
            continue;
        SeriesEvidence place{.run = run->id,
                             .tag = TagId(target.name),
                             .firstStep = StepIndex(target.first),
                             .lastStep = StepIndex(target.last),
                             .firstWallTime = {},
                             .lastWallTime = {},
                             .caption = {}};
        bool isFirst = true;
        series->forEach([&](std::size_t, const ScalarPoint& point) {
            if (point.step < target.first || point.step > target.last)
                return;
            if (std::exchange(isFirst, false))
                place.firstWallTime = WallTime(point.wallTime);
            place.lastWallTime = WallTime(point.wallTime);
        });
        if (!isFirst)
            return place;
    }
    return std::nullopt;
}

std::optional<Evidence> lineOf(const CaseData& data, const ProofTarget& target)
{
    for (const ConsoleLogPtr& log : data.logs) {
        if (!isNameMeant(log->file.displayName, target.where))
            continue;
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const LogLine& line = log->lines[i];
            if (target.first >= line.sourceLine && target.first < line.sourceLine + line.repeats)
                return LogEvidence{.log = log->id(),
                                   .firstLine = i,
                                   .lastLine = i,
                                   .sourceLine = line.sourceLine,
                                   .excerpt = std::string(log->text(i)),
                                   .caption = {}};
        }
    }
    return std::nullopt;
}

std::optional<Evidence> fieldOf(const CaseData& data, const ProofTarget& target)
{
    for (const ConfigDocumentPtr& config : data.configs) {
        if (isNameMeant(config->file.displayName, target.where)
            && config->find(target.name) != ConfigNode::npos)
            return ConfigEvidence{
                .config = config->id(), .path = target.name, .line = 0, .value = {}, .caption = {}};
    }
    return std::nullopt;
}

std::optional<Evidence> pictureOf(const CaseData& data, const ProofTarget& target)
{
    for (const RunPtr& run : data.runs) {
        const auto blob = run->blobs.find(target.name);
        if (isNameMeant(run->name, target.where) && blob != run->blobs.end()
            && blob->second.kind == TagKind::Image)
            return SeriesEvidence{.run = run->id,
                                  .tag = TagId(target.name),
                                  .firstStep = StepIndex(target.first),
                                  .lastStep = StepIndex(target.last),
                                  .firstWallTime = {},
                                  .lastWallTime = {},
                                  .caption = {}};
    }
    return std::nullopt;
}

std::optional<Evidence> hardwareOf(const CaseData& data, const ProofTarget& target)
{
    for (const HardwareLogPtr& log : data.hardwareLogs) {
        for (const HardwareSeries& series : log->series) {
            if (hardwareQuantityInfo(series.quantity).id != target.name
                || series.series.size() == 0)
                continue;
            HardwareEvidence place{.log = log->id(),
                                   .quantity = target.name,
                                   .device = log->devices[series.device].index,
                                   .caption = {}};
            bool isFirst = true;
            series.series.forEach([&](std::size_t, const ScalarPoint& point) {
                if (std::exchange(isFirst, false))
                    place.firstTime = point.wallTime;
                place.lastTime = point.wallTime;
            });
            return place;
        }
    }
    return std::nullopt;
}

std::optional<Evidence> datasetOf(const CaseData& data, const ProofTarget& target)
{
    if (data.datasets.empty())
        return std::nullopt;
    return RecordEvidence{.dataset = data.datasets.front()->id(),
                          .defect = {},
                          .count = 0,
                          .where = target.name == "record" ? std::string() : target.name,
                          .records = {},
                          .caption = {}};
}

} // namespace

bool isNameMeant(std::string_view name, std::string_view written)
{
    if (written.empty() || name == written)
        return true;
    const std::string_view last = lastPart(name);
    return last.substr(0, last.find('.')) == written
           || (name.ends_with(written) && name[name.size() - written.size() - 1] == '/');
}

std::string placeText(const CaseData& data, const Evidence& place)
{
    if (const auto* series = std::get_if<SeriesEvidence>(&place))
        return textOf(data, *series);
    if (const auto* line = std::get_if<LogEvidence>(&place))
        return textOf(data, *line);
    if (const auto* field = std::get_if<ConfigEvidence>(&place))
        return "config " + field->path;
    if (const auto* hardware = std::get_if<HardwareEvidence>(&place))
        return "hardware " + hardware->quantity;
    if (const auto* record = std::get_if<RecordEvidence>(&place))
        return "dataset " + (record->where.empty() ? std::string("record") : record->where);
    return {};
}

bool proves(const CaseData& data, const ProofTarget& target, const Evidence& place)
{
    return std::visit(
        [&](const auto& one) {
            using Kind = std::decay_t<decltype(one)>;
            if constexpr (
                std::is_same_v<
                    Kind,
                    SeriesEvidence> || std::is_same_v<Kind, LogEvidence> || std::is_same_v<Kind, ConfigEvidence> || std::is_same_v<Kind, HardwareEvidence> || std::is_same_v<Kind, RecordEvidence>)
                return provesOne(data, target, one);
            else
                return false;
        },
        place);
}

std::optional<Evidence> placeOf(const CaseData& data, const ProofTarget& target)
{
    switch (target.kind) {
    case ProofTarget::Kind::Point: return pointOf(data, target);
    case ProofTarget::Kind::Line: return lineOf(data, target);
    case ProofTarget::Kind::Config: return fieldOf(data, target);
    case ProofTarget::Kind::Dataset: return datasetOf(data, target);
    case ProofTarget::Kind::Picture: return pictureOf(data, target);
    case ProofTarget::Kind::Hardware: return hardwareOf(data, target);
    }
    return std::nullopt;
}

std::optional<double> valueIn(const CaseData& data, const LessonValue& value)
{
    std::optional<double> found;
    for (const RunPtr& run : data.runs) {
        const ScalarSeries* const series =
            isNameMeant(run->name, value.run) ? run->findScalar(value.tag) : nullptr;
        if (series == nullptr || found)
            continue;
        series->forEach([&](std::size_t, const ScalarPoint& point) {
            if (point.step == value.step && !found)
                found = point.value;
        });
    }
    return found;
}

} // namespace faultline
