// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/wandb_parts.h"

#include "model/core/hardware_names.h"
#include "model/io/json_record.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/config/literals.h"
#include "model/readers/metrics/table_cell.h"
#include "model/readers/run_builder.h"
#include "model/readers/whole_text.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace faultline::metrics {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// A JSON value as a number: NaN and infinities stand bare or in quotes.
Cell numberOf(std::string_view json)
{
    const bool isString = json.size() >= 2 && json.front() == '"' && json.back() == '"';
    const Cell cell = readCell(isString ? json.substr(1, json.size() - 2) : json);
    if (isString && cell.kind == Cell::Kind::Number && std::isfinite(cell.value))
        return {.kind = Cell::Kind::Text};
    return cell;
}

TagKind kindOfMedia(std::string_view type)
{
    if (type == "histogram")
        return TagKind::Histogram;
    if (type.starts_with("image"))
        return TagKind::Image;
    return type.starts_with("audio") ? TagKind::Audio : TagKind::Other;
}

} // namespace

WandbHistory::WandbHistory(ReadContext& context) : m_context(context), m_sink(context)
{
    m_sink.setDescription(FAULTLINE_TR_NOOP("Readers", "Steps: \"_step\". Times: \"_timestamp\"."));
}

void WandbHistory::add(const WandbRecord& record)
{
    std::optional<std::int64_t> step = record.step;
    double time = kNan;
    for (const WandbItem& item : record.items) {
        const Cell cell = numberOf(item.json);
        if (cell.kind != Cell::Kind::Number)
            continue;
        if (item.key == "_step")
            step = asStep(cell.value);
        else if (item.key == "_timestamp" && std::isfinite(cell.value))
            time = cell.value;
    }
    ++m_rows;
    if (!step) {
        m_stepless.note(m_rows);
        return;
    }
    m_sink.beginRow(*step, time);
    for (const WandbItem& item : record.items) {
        if (item.key != "_step" && item.key != "_timestamp" && item.key != "_runtime"
            && item.key != "_wandb")
            addValue(item.key, item.json, *step);
    }
}

void WandbHistory::addValue(const std::string& key, std::string_view json, std::int64_t step)
{
    const Cell cell = numberOf(json);
    if (cell.kind == Cell::Kind::Number)
        m_sink.add(m_sink.tag(key), cell.value);
    else if (json.starts_with('{'))
        addObject(key, json, step);
}

/// A picture, a histogram or a table is listed; a plain object is a group of values.
void WandbHistory::addObject(const std::string& key, std::string_view json, std::int64_t step)
{
    std::string_view type;
    JsonRecord media(json);
    (void)media.forEach([&type](const JsonMember& member) {
        if (member.name == "_type" && type.empty())
            type = member.text;
    });
    if (!type.empty()) {
        m_context.run.describe(key, type, {}, {});
        m_context.run.addBlobs(key, {.kind = kindOfMedia(type),
                                     .count = 1,
                                     .bytes = json.size(),
                                     .minStep = step,
                                     .maxStep = step});
        return;
    }
    JsonRecord group(json);
    (void)group.forEach([&](const JsonMember& member) {
        const Cell cell = readCell(member.text);
        if (cell.kind == Cell::Kind::Number && (!member.isString || !std::isfinite(cell.value)))
            m_sink.add(m_sink.tag(key + "/" + std::string(member.name)), cell.value);
    });
}

void WandbHistory::finish()
{
    m_sink.report(IssueCode::BadRow, m_stepless,
                  FAULTLINE_TR_NOOP("Errors", "rows of the history have no step"));
    m_sink.flush();
}

WandbConsole::WandbConsole(ReadContext& context)
    : m_context(context),
      m_file(context.file),
      m_log(std::make_shared<ConsoleLog>()),
      m_builder(*m_log, m_file),
      m_output([this](const RawLine& line) { addLine(line); }),
      m_errors([this](const RawLine& line) { addLine(line); })
{
    m_file.issues = {};
}

void WandbConsole::add(const WandbRecord& record)
{
    m_prefix = {};
    if (record.time)
        m_prefix.stamp = {.kind = console::StampKind::Absolute, .seconds = *record.time};
    m_prefix.isErrorStream = record.isErrorStream;
    const auto bytes = std::as_bytes(std::span(record.text.data(), record.text.size()));
    (record.isErrorStream ? m_errors : m_output).feed(bytes);
}

void WandbConsole::addLine(const RawLine& line)
{
    RawLine raw = line;
    raw.number = ++m_lines; // both streams are one log
    m_builder.add(raw, &m_prefix);
}

void WandbConsole::finish()
{
    m_output.finish();
    m_errors.finish();
    m_builder.finish();
    m_context.file.issues.absorb(m_file.issues);
    if (m_log->lines.empty())
        return;
    if (m_exitCode)
        m_log->exitCode = m_exitCode;
    m_context.artifacts.logs.push_back(std::move(m_log));
}

WandbHardware::WandbHardware(ReadContext& context)
    : m_context(context),
      m_file(context.file),
      m_inner{.run = context.run,
              .file = m_file,
              .monitor = context.monitor,
              .pool = context.pool,
              .artifacts = context.artifacts},
      m_builder(m_inner, context.file.path)
{
    m_file.issues = {};
    m_builder.log().tool = "Weights & Biases";
}

void WandbHardware::add(const WandbRecord& record)
{
    if (!record.time)
        return;
    for (const WandbItem& item : record.items) {
        const Cell cell = numberOf(item.json);
        if (cell.kind != Cell::Kind::Number || !std::isfinite(cell.value))
            continue;
        const std::optional<HardwareName> name = hardwareQuantityOfTag("system." + item.key);
        HardwareDevice device;
        if (name && name->gpuIndex >= 0) {
            device.kind = HardwareDevice::Kind::Gpu;
            device.index = name->gpuIndex;
        }
        const std::size_t at = m_builder.device(device);
        if (at != hardware::HardwareLogBuilder::kNone
            && m_builder.joinSample(at, TimeKind::Absolute, *record.time))
            addValue(at, item, cell.value);
    }
}

void WandbHardware::addValue(std::size_t device, const WandbItem& item, double value)
{
    const std::optional<HardwareName> name = hardwareQuantityOfTag("system." + item.key);
    hardware::SeriesSpec spec;
    spec.column = item.key;
    if (name) {
        spec.quantity = name->quantity;
        spec.unit = hardwareQuantityInfo(name->quantity).unit;
        spec.form = name->form;
        spec.scale = name->scale;
        if (name->form == HardwareName::Form::Value)
            value *= name->scale;
    }
    const std::size_t series = m_builder.series(device, spec);
    if (series != hardware::HardwareLogBuilder::kNone)
        m_builder.add(series, value);
}

void WandbHardware::finish()
{
    (void)m_builder.finish();
    m_context.file.issues.absorb(m_file.issues);
}

void WandbConfig::add(const WandbRecord& record)
{
    for (const WandbItem& item : record.items) {
        if (item.key == "_wandb")
            continue;
        m_bytes += item.key.size() + item.json.size();
        if (m_bytes <= kMaxBytes) {
            m_settings[item.key] = item.json;
            continue;
        }
        if (!m_limitReported)
            addCountLimit();
        m_limitReported = true;
    }
    for (const std::string& key : record.removed)
        m_settings.erase(key);
}

void WandbConfig::addCountLimit()
{
    m_context.file.issues.add(
        {.code = IssueCode::CountLimit,
         .path = m_context.file.path,
         .offsetBytes = {},
         .bytesLost = 0,
         .detail = FAULTLINE_TR_NOOP("Errors", "more than 16 MiB of settings")});
}

void WandbConfig::finish()
{
    if (m_settings.empty())
        return;
    std::string text = "{";
    for (const auto& [key, value] : m_settings) {
        text += text.size() == 1 ? "\n  " : ",\n  ";
        text += nlohmann::json(key).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        text += ": " + (value.empty() ? std::string("null") : value);
    }
    text += "\n}\n";
    (void)makeValidUtf8(text);
    auto document = std::make_shared<ConfigDocument>();
    document->dialect = "Weights & Biases";
    ConfigTree tree(*document);
    const LineIssueSink issues = [this](IssueCode code, std::uint32_t, Text detail) {
        m_context.file.issues.add(
            {.code = code,
             .path = m_context.file.path,
             .offsetBytes = {},
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "settings: %1"), {std::move(detail)}}});
    };
    (void)addLiterals(text, SourceSyntax::Json, tree, issues);
    document->text = std::move(text);
    if (document->nodes.size() > 1)
        m_context.artifacts.configs.push_back(std::move(document));
}

} // namespace faultline::metrics
