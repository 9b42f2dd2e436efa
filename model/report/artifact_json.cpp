// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/artifact_report.h"

#include <algorithm>

namespace faultline {

namespace {

/// The first kListedItems of a list, each made into JSON by `fn`.
template <typename Item, typename Fn>
Json listed(const std::vector<Item>& items, Fn&& fn)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < std::min(items.size(), kListedItems); ++i)
        list.push_back(fn(items[i]));
    return list;
}

Json lineOf(const ConsoleLog& log, std::size_t index)
{
    return index < log.lines.size() ? Json(log.lines[index].sourceLine) : Json(nullptr);
}

Json eventJson(const ConsoleLog& log, const LogEvent& event)
{
    Json fields = Json::object();
    for (const LogField& field : event.fields)
        fields[field.name] = field.value;
    return Json{
        {"signature", event.signature},         {"outcome", toString(event.outcome)},
        {"line", lineOf(log, event.firstLine)}, {"last_line", lineOf(log, event.lastLine)},
        {"fields", std::move(fields)},
    };
}

Json tracebackJson(const ConsoleLog& log, const Traceback& traceback)
{
    Json out{
        {"line", lineOf(log, traceback.firstLine)},
        {"last_line", lineOf(log, traceback.lastLine)},
        {"rank", traceback.rank},
        {"exception", traceback.exceptionType},
        {"message", traceback.message},
        {"wrapped_by", traceback.wrappedBy},
        {"frame", nullptr},
    };
    if (traceback.meaningfulFrame < traceback.frames.size()) {
        const Traceback::Frame& frame = traceback.frames[traceback.meaningfulFrame];
        out["frame"] =
            Json{{"file", frame.file}, {"line", frame.line}, {"function", frame.function}};
    }
    return out;
}

Json dumpJson(const ConsoleLog& log, const AllocatorDump& dump)
{
    return Json{
        {"line", lineOf(log, dump.firstLine)},
        {"last_line", lineOf(log, dump.lastLine)},
        {"allocator", dump.allocator},
        {"request_bytes", dump.requestBytes},
        {"request_op", dump.requestOp},
        {"request_shape", dump.requestShape},
        {"request_type", dump.requestType},
        {"limit_bytes", dump.limitBytes},
        {"in_use_bytes", dump.inUseBytes},
        {"max_in_use_bytes", dump.maxInUseBytes},
        {"allocations", dump.allocationCount},
        {"max_allocation_bytes", dump.maxAllocationBytes},
        {"largest_free_chunk_bytes", dump.largestFreeChunkBytes},
        {"bins", dump.bins.size()},
        {"chunks", dump.chunkCount},
        {"complete", dump.isComplete},
    };
}

Json seriesRange(const ScalarSeries& series)
{
    const ValueRange& range = series.totals().range;
    double sum = 0.0;
    series.forEach([&sum](std::size_t, const ScalarPoint& point) {
        if (point.value - point.value == 0.0)
            sum += point.value;
    });
    const auto finite = [&range](double value) {
        return range.hasFinite() ? jsonNumber(value) : Json(nullptr);
    };
    return Json{
        {"samples", series.size()},
        {"min", finite(range.min)},
        {"max", finite(range.max)},
        {"mean", finite(range.hasFinite() ? sum / static_cast<double>(range.finiteCount) : 0.0)},
    };
}

std::string_view kindName(HardwareDevice::Kind kind)
{
    switch (kind) {
    case HardwareDevice::Kind::Gpu: return "gpu";
    case HardwareDevice::Kind::Host: return "host";
    case HardwareDevice::Kind::Process: return "process";
    case HardwareDevice::Kind::Disk: return "disk";
    case HardwareDevice::Kind::Network: return "network";
    }
    return "host";
}

Json stepJson(const TraceStep& step)
{
    Json out{{"number", step.number}, {"seconds", step.totalSeconds()}};
    for (std::size_t i = 0; i < kStepCategoryCount; ++i)
        out[std::string(toString(static_cast<StepCategory>(i)))] = step.seconds[i];
    return out;
}

} // namespace

Json artifactJson(const ConsoleLog& log)
{
    Json series = Json::array();
    for (const auto& [tag, scalar] : log.series) {
        Json one = seriesRange(scalar.series);
        one["tag"] = tag;
        series.push_back(std::move(one));
    }
    return Json{
        {"lines", log.lines.size()},
        {"dropped_lines", log.droppedLines},
        {"event_count", log.events.size()},
        {"events", listed(log.events, [&log](const auto& one) { return eventJson(log, one); })},
        {"cause", log.cause ? eventJson(log, log.events[*log.cause]) : Json(nullptr)},
        {"exit_code", log.exitCode ? Json(*log.exitCode) : Json(nullptr)},
        {"tracebacks",
         listed(log.tracebacks, [&log](const auto& one) { return tracebackJson(log, one); })},
        {"allocator_dumps",
         listed(log.dumps, [&log](const auto& one) { return dumpJson(log, one); })},
        {"series", std::move(series)},
        {"ranks", log.ranks},
    };
}

Json artifactJson(const HardwareLog& log)
{
    return Json{
        {"tool", log.tool},
        {"driver", log.driverVersion},
        {"cuda", log.cudaVersion},
        {"sample_seconds", log.sampleSeconds},
        {"devices", listed(log.devices,
                           [](const HardwareDevice& device) {
                               return Json{{"kind", kindName(device.kind)},
                                           {"host", device.host},
                                           {"index", device.index},
                                           {"name", device.name},
                                           {"id", device.id}};
                           })},
        {"series", listed(log.series,
                          [](const HardwareSeries& series) {
                              Json out = seriesRange(series.series);
                              out["quantity"] = hardwareQuantityInfo(series.quantity).id;
                              out["unit"] = unitId(series.unit);
                              out["device"] = series.device;
                              out["column"] = series.column;
                              return out;
                          })},
        {"processes", listed(log.processes,
                             [](const GpuProcess& process) {
                                 return Json{{"gpu", process.gpu},
                                             {"pid", process.pid},
                                             {"type", process.type},
                                             {"name", process.name},
                                             {"memory_bytes", process.memoryBytes}};
                             })},
    };
}

Json artifactJson(const ConfigDocument& config)
{
    Json fields = Json::object();
    Json unknown = Json::array();
    std::size_t count = 0;
    for (std::size_t i = 1; i < config.nodes.size() && count < kListedItems; ++i) {
        const ConfigNode& node = config.nodes[i];
        if (node.isGroup || node.line == 0)
            continue;
        ++count;
        fields[config.path(i)] = node.value;
        if (node.state == FieldState::Unknown)
            unknown.push_back(Json{{"field", config.path(i)}, {"line", node.line}});
    }
    return Json{
        {"kind", toString(config.kind)},
        {"dialect", config.dialect},
        {"fields", std::move(fields)},
        {"unknown_fields", std::move(unknown)},
        {"labels", listed(config.labels,
                          [](const LabelMapItem& item) {
                              return Json{{"id", item.id},
                                          {"name", item.name},
                                          {"display_name", item.displayName}};
                          })},
    };
}

Json artifactJson(const Environment& environment)
{
    return Json{
        {"source", toString(environment.source)},
        {"facts", listed(environment.facts,
                         [](const EnvironmentFact& fact) {
                             return Json{{"component", fact.component},
                                         {"version", fact.version},
                                         {"role", toString(fact.role)},
                                         {"line", fact.line},
                                         {"detail", fact.detail}};
                         })},
    };
}

Json artifactJson(const TraceProfile& profile)
{
    Json typical = Json::object();
    const auto breakdown = profile.typicalBreakdown();
    for (std::size_t i = 0; i < kStepCategoryCount; ++i)
        typical[std::string(toString(static_cast<StepCategory>(i)))] = breakdown[i];
    Json outliers = Json::array();
    for (const std::size_t step : profile.outlierSteps())
        outliers.push_back(profile.steps[step].number);
    return Json{
        {"source", toString(profile.source)},
        {"framework", profile.framework},
        {"seconds", 1e-9 * static_cast<double>(profile.durationNs)},
        {"event_count", profile.events.size()},
        {"truncated", profile.isTruncated},
        {"remarks", listed(profile.remarks, [](const Text& remark) { return toEnglish(remark); })},
        {"has_step_markers", profile.hasStepMarkers},
        {"step_count", profile.steps.size()},
        {"typical_step", std::move(typical)},
        {"outlier_steps", std::move(outliers)},
        {"steps", listed(profile.steps, stepJson)},
        {"devices", listed(profile.devices,
                           [](const DeviceTotal& device) {
                               return Json{{"device", device.device},
                                           {"name", device.name},
                                           {"busy_share", jsonNumber(device.busyShare)},
                                           {"kernel_seconds", device.kernelSeconds},
                                           {"tensor_core_seconds", device.tensorCoreSeconds},
                                           {"kernels", device.kernelCount}};
                           })},
        {"kernels", listed(profile.kernels,
                           [](const KernelTotal& kernel) {
                               return Json{{"name", kernel.name},
                                           {"count", kernel.count},
                                           {"seconds", kernel.seconds},
                                           {"tensor_cores", kernel.usesTensorCores}};
                           })},
        {"input_stages", listed(profile.inputStages,
                                [](const InputStageTotal& stage) {
                                    return Json{{"name", stage.name},
                                                {"count", stage.count},
                                                {"seconds", stage.seconds},
                                                {"self_seconds", stage.selfSeconds}};
                                })},
        {"memory", listed(profile.memory,
                          [](const MemoryCurve& curve) {
                              return Json{{"allocator", curve.allocator},
                                          {"peak_bytes", curve.peakBytes},
                                          {"peak_seconds", jsonNumber(curve.peakTime)},
                                          {"capacity_bytes", curve.capacityBytes},
                                          {"fragmentation", jsonNumber(curve.fragmentation)}};
                          })},
    };
}

Json artifactJson(const DatasetSource& dataset)
{
    return Json{
        {"format", toString(dataset.format)},
        {"root", dataset.root},
        {"splits", listed(dataset.splits,
                          [](const DatasetSplit& split) {
                              return Json{{"name", split.name},
                                          {"path_count", split.paths.size()},
                                          {"paths", listed(split.paths,
                                                           [](const std::string& path) {
                                                               return Json(path);
                                                           })},
                                          {"image_root", split.imageRoot}};
                          })},
        {"pictures_beside", dataset.picturesBeside},
        {"label_map", dataset.labelMapPath},
        {"config", dataset.configPath},
        {"missing", listed(dataset.missing,
                           [](const MissingPath& missing) {
                               return Json{{"path", missing.written}, {"use", missing.use}};
                           })},
    };
}

} // namespace faultline
