// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/planned_schedule.h"

#include "model/schedules/config_values.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

using nlohmann::json;
using schedules::valuesOf;

/// A number of an object; `otherwise` where it is missing or none.
double numberIn(const json& object, const char* key, double otherwise)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_number() ? found->get<double>() : otherwise;
}

std::string textIn(const json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool flagIn(const json& object, const char* key, bool otherwise)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

/// "mmengine.LinearLR" without what stands before the last dot.
std::string lastPart(const std::string& name)
{
    return name.substr(name.rfind('.') + 1);
}

/// The name of a class of the user's own keeps what stands before it: it is no class that is known.
std::string classOf(const std::string& path, std::initializer_list<std::string_view> packages)
{
    const bool isOfLibrary =
        path.find('.') == std::string::npos
        || std::any_of(packages.begin(), packages.end(), [&path](std::string_view package) {
               return path.starts_with(std::string(package) + ".");
           });
    return isOfLibrary ? lastPart(path) : path;
}

Text isNeeded(const char* parameter)
{
    return {FAULTLINE_TR_NOOP("Errors", "%1: %2"),
            {parameter, Text{FAULTLINE_TR_NOOP("Errors", "is needed and not set"), {}}}};
}

/// Copies what is there, by the names that the evaluator has.
struct Renamed {
    const char* from;
    const char* to;
};
void copy(const json& from, json& to, std::initializer_list<Renamed> keys)
{
    for (const auto& [name, other] : keys) {
        if (from.is_object() && from.contains(name) && !from[name].is_null())
            to[other] = from[name];
    }
}

PlannedSchedule planned(const char* framework, std::string family, json parameters,
                        std::string path)
{
    PlannedSchedule plan;
    plan.spec = {
        .framework = framework, .family = std::move(family), .parameters = std::move(parameters)};
    plan.path = std::move(path);
    return plan;
}

std::optional<PlannedSchedule> ofPipeline(const ConfigDocument& config)
{
    for (const char* const optimizer : {"momentum", "adam", "rms_prop"}) {
        const std::string at =
            "train_config.optimizer." + std::string(optimizer) + "_optimizer.learning_rate";
        for (const char* const family :
             {"constant_learning_rate", "exponential_decay_learning_rate",
              "manual_step_learning_rate", "cosine_decay_learning_rate"}) {
            const std::string path = at + "." + family;
            const std::size_t node = config.find(path);
            if (node == ConfigNode::npos || config.nodes[node].state != FieldState::Set)
                continue;
            json parameters = valuesOf(config, node);
            if (parameters.contains("schedule")) {
                json drops = json::array();
                const json& written = parameters["schedule"];
                constexpr double kRate = 0.002; // of the field, where it is left out
                for (const json& drop : written.is_array() ? written : json::array({written}))
                    drops.push_back(
                        {numberIn(drop, "step", 0.0), numberIn(drop, "learning_rate", kRate)});
                parameters["schedule"] = std::move(drops);
            }
            PlannedSchedule plan = planned("odapi", family, std::move(parameters), path);
            plan.length = numberIn(valuesOf(config, "train_config"), "num_steps", 0.0);
            return plan;
        }
    }
    return std::nullopt;
}

std::optional<PlannedSchedule> ofUltralytics(const ConfigDocument& config,
                                             const ScheduleFacts& facts)
{
    const json values = valuesOf(config, 0);
    if (!values.contains("lr0") || !values.contains("epochs"))
        return std::nullopt;
    json parameters;
    for (const char* const key :
         {"epochs", "batch", "nbs", "optimizer", "lr0", "lrf", "cos_lr", "momentum", "weight_decay",
          "warmup_epochs", "warmup_momentum", "warmup_bias_lr"})
        copy(values, parameters, {{key, key}});
    if (facts.batchesPerEpoch > 0.0)
        parameters["batches_per_epoch"] = facts.batchesPerEpoch;
    if (facts.images > 0.0)
        parameters["images"] = facts.images;
    if (facts.classes > 0.0)
        parameters["nc"] = facts.classes;
    if (!facts.release.empty())
        parameters["version"] = facts.release;
    const double batch = numberIn(values, "batch", 16.0);
    const double nominal = std::max(numberIn(values, "nbs", 64.0), batch);
    const double epochs = numberIn(values, "epochs", 0.0);
    const std::string optimizer = textIn(values, "optimizer");
    constexpr double kLongRun = 10000.0; // updates, from which on "auto" chooses SGD
    const bool isChosen = (optimizer.empty() || optimizer == "auto")
                          && !(std::ceil(facts.images / nominal) * epochs > kLongRun);
    PlannedSchedule plan = planned("ultralytics", "ultralytics", std::move(parameters), "lr0");
    const StatedLengths stated = statedLengths(plan.spec);
    plan.lengths = {.batchesPerEpoch = stated.batchesPerEpoch, .accumulation = stated.accumulation};
    plan.epochs = epochs;
    plan.length = epochs * stated.batchesPerEpoch;
    if (isChosen && !(facts.classes > 0.0)) // the rate of AdamW goes by them
        plan.problem = isNeeded("nc");
    return plan;
}

/// lr_config of MMDetection 2.
std::optional<PlannedSchedule> ofMmcv(const json& values, const ScheduleFacts& facts)
{
    json parameters = values["lr_config"];
    std::string policy = textIn(parameters, "policy");
    if (policy.empty())
        return std::nullopt;
    // mmcv writes policies in lower case with a capital.
    if (std::none_of(policy.begin(), policy.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
        policy.front() =
            static_cast<char>(std::toupper(static_cast<unsigned char>(policy.front())));
    const json runner = values.value("runner", json());
    const double iterations = numberIn(runner, "max_iters", numberIn(values, "total_iters", 0.0));
    const double epochs = numberIn(runner, "max_epochs", numberIn(values, "total_epochs", 0.0));
    copy(values.value("optimizer", json()), parameters, {{"lr", "base"}});
    double batches = facts.batchesPerEpoch;
    if (iterations > 0.0) {
        parameters["epochs"] = 1;
        parameters["batches_per_epoch"] = batches = iterations;
    } else {
        parameters["epochs"] = epochs;
        if (batches > 0.0)
            parameters["batches_per_epoch"] = batches;
    }
    PlannedSchedule plan = planned("mmcv1", policy, std::move(parameters), "lr_config");
    plan.lengths = {.batchesPerEpoch = iterations > 0.0 ? facts.batchesPerEpoch : batches};
    plan.length = iterations > 0.0 ? iterations : epochs * batches;
    return plan;
}

/// param_scheduler of MMDetection 3: one, or a list of several.
std::optional<PlannedSchedule> ofMmengine(const json& values, const ScheduleFacts& facts)
{
    const json& written = values["param_scheduler"];
    json schedulers = json::array();
    std::string family;
    bool needsBatches = false;
    for (json one : written.is_array() ? written : json::array({written})) {
        const std::string name = classOf(textIn(one, "type"), {"mmengine", "mmdet"});
        if (name.empty() || name.ends_with("Momentum"))
            continue;
        one.erase("type");
        needsBatches = needsBatches || flagIn(one, "by_epoch", true);
        family += (family.empty() ? "" : "+") + name;
        schedulers.push_back({name, std::move(one)});
    }
    if (schedulers.empty())
        return std::nullopt;
    const json wrapper = values.value("optim_wrapper", json());
    json parameters{{"schedulers", std::move(schedulers)}};
    copy(wrapper.is_object() ? wrapper.value("optimizer", json()) : json(), parameters,
         {{"lr", "base"}});
    if (facts.batchesPerEpoch > 0.0)
        parameters["batches_per_epoch"] = facts.batchesPerEpoch;
    const json loop = values.value("train_cfg", json());
    const double epochs = numberIn(loop, "max_epochs", numberIn(values, "max_epochs", 0.0));
    PlannedSchedule plan =
        planned("mmengine", std::move(family), std::move(parameters), "param_scheduler");
    plan.lengths = {.batchesPerEpoch = facts.batchesPerEpoch,
                    .accumulation = std::max(numberIn(wrapper, "accumulative_counts", 1.0), 1.0)};
    plan.length = numberIn(loop, "max_iters", epochs * facts.batchesPerEpoch);
    plan.epochs = loop.is_object() && loop.contains("max_iters") ? 0.0 : epochs;
    if (needsBatches && !(facts.batchesPerEpoch > 0.0))
        plan.problem = isNeeded("batches_per_epoch");
    return plan;
}

/// A list, or the text of a tuple: "(60000, 80000)".
json numbersOf(const json& value)
{
    if (!value.is_string())
        return value.is_array() ? value : json::array();
    std::string text = value.get<std::string>();
    std::replace(text.begin(), text.end(), '(', '[');
    std::replace(text.begin(), text.end(), ')', ']');
    if (const std::size_t comma = text.rfind(",]"); comma != std::string::npos)
        text.erase(comma, 1);
    const json list = json::parse(text, nullptr, false);
    return list.is_array() ? list : json::array();
}

std::optional<PlannedSchedule> ofDetectron(const json& values, const ScheduleFacts& facts)
{
    const json solver = values.value("SOLVER", json());
    if (!solver.is_object() || !solver.contains("BASE_LR"))
        return std::nullopt;
    const std::string name = textIn(solver, "LR_SCHEDULER_NAME");
    json steps = json::array({30000});
    if (solver.contains("STEPS"))
        steps = numbersOf(solver["STEPS"]);
    double length = numberIn(solver, "MAX_ITER", 40000.0);
    double warmup = numberIn(solver, "WARMUP_ITERS", 1000.0);
    double base = numberIn(solver, "BASE_LR", 0.001);
    // With a reference, batch and rate grow with the processes and all lengths shrink.
    const double reference = numberIn(solver, "REFERENCE_WORLD_SIZE", 0.0);
    if (reference > 0.0 && facts.worldSize > 0.0 && facts.worldSize != reference) {
        const double scale = facts.worldSize / reference;
        base *= scale;
        length = std::round(length / scale);
        warmup = std::round(warmup / scale);
        for (json& step : steps) {
            if (step.is_number())
                step = std::round(step.get<double>() / scale);
        }
    }
    json parameters{{"base", base},
                    {"max_iter", length},
                    {"warmup_iters", warmup},
                    {"warmup_factor", numberIn(solver, "WARMUP_FACTOR", 0.001)}};
    copy(solver, parameters, {{"WARMUP_METHOD", "warmup_method"}});
    const bool isCosine = name == "WarmupCosineLR";
    if (isCosine)
        copy(solver, parameters, {{"BASE_LR_END", "base_end"}});
    else
        parameters["steps"] = steps, parameters["gamma"] = numberIn(solver, "GAMMA", 0.1);
    PlannedSchedule plan = planned("detectron2", name.empty() ? "WarmupMultiStepLR" : name,
                                   std::move(parameters), "SOLVER");
    plan.length = length;
    if (flagIn(solver, "RESCALE_INTERVAL", false))
        plan.problem = FAULTLINE_TR_NOOP("Errors", "RESCALE_INTERVAL is not known here");
    return plan;
}

/// TrainingArguments of transformers.
std::optional<PlannedSchedule> ofTransformers(const json& values, const ScheduleFacts& facts)
{
    if (!values.contains("learning_rate")
        || !(values.contains("lr_scheduler_type")
             || values.contains("per_device_train_batch_size")))
        return std::nullopt;
    std::string family = lastPart(textIn(values, "lr_scheduler_type"));
    std::transform(family.begin(), family.end(), family.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const double accumulation = std::max(numberIn(values, "gradient_accumulation_steps", 1.0), 1.0);
    double total = numberIn(values, "max_steps", -1.0);
    if (!(total > 0.0))
        total = std::ceil(numberIn(values, "num_train_epochs", 3.0)
                          * std::ceil(facts.batchesPerEpoch / accumulation));
    // A fraction is the share of the run, also as "warmup_steps" of newer releases.
    double warmup = numberIn(values, "warmup_steps", 0.0);
    if (warmup == 0.0)
        warmup = numberIn(values, "warmup_ratio", 0.0);
    const bool isShare = warmup > 0.0 && warmup < 1.0;
    if (warmup < 1.0)
        warmup = std::ceil(total * warmup);
    json parameters = values.value("lr_scheduler_kwargs", json::object());
    if (!parameters.is_object())
        parameters = json::object();
    parameters["base"] = values["learning_rate"];
    parameters["num_warmup_steps"] = warmup;
    if (total > 0.0)
        parameters["num_training_steps"] = total;
    PlannedSchedule plan = planned("huggingface", family.empty() ? "linear" : family,
                                   std::move(parameters), "lr_scheduler_type");
    plan.lengths = {.batchesPerEpoch = facts.batchesPerEpoch, .accumulation = accumulation};
    plan.length = std::max(total, 0.0);
    if (isShare && !(total > 0.0))
        plan.problem = isNeeded("num_training_steps");
    return plan;
}

/// What LightningCLI writes: a class and its arguments.
std::optional<PlannedSchedule> ofLightning(const json& values, const ScheduleFacts& facts)
{
    const json scheduler = values.value("lr_scheduler", json());
    const std::string family =
        classOf(textIn(scheduler, "class_path"), {"torch.optim", "lightning", "pytorch_lightning"});
    if (family.empty())
        return std::nullopt;
    json parameters = scheduler.value("init_args", json::object());
    if (!parameters.is_object())
        parameters = json::object();
    const json optimizer = values.value("optimizer", json());
    if (optimizer.is_object())
        copy(optimizer.value("init_args", json()), parameters, {{"lr", "base"}});
    const json trainer = values.value("trainer", json());
    const double accumulation = std::max(numberIn(trainer, "accumulate_grad_batches", 1.0), 1.0);
    parameters["accumulate_grad_batches"] = accumulation;
    parameters["interval"] = "epoch"; // LightningCLI knows no other
    if (facts.batchesPerEpoch > 0.0)
        parameters["batches_per_epoch"] = facts.batchesPerEpoch;
    PlannedSchedule plan = planned("lightning", family, std::move(parameters), "lr_scheduler");
    plan.lengths = {.batchesPerEpoch = facts.batchesPerEpoch, .accumulation = accumulation};
    plan.epochs = std::max(numberIn(trainer, "max_epochs", 0.0), 0.0);
    plan.length = plan.epochs * facts.batchesPerEpoch;
    return plan;
}

/// args.yaml of timm's train script.
std::optional<PlannedSchedule> ofTimm(const json& values, const ScheduleFacts& facts)
{
    const std::string family = textIn(values, "sched");
    if (family.empty() || !values.contains("warmup_lr"))
        return std::nullopt;
    json parameters = json::object();
    copy(values, parameters,
         {{"lr", "base"},
          {"epochs", "num_epochs"},
          {"decay_epochs", "decay_epochs"},
          {"decay_milestones", "decay_milestones"},
          {"cooldown_epochs", "cooldown_epochs"},
          {"patience_epochs", "patience_epochs"},
          {"decay_rate", "decay_rate"},
          {"min_lr", "min_lr"},
          {"warmup_lr", "warmup_lr"},
          {"warmup_epochs", "warmup_epochs"},
          {"warmup_prefix", "warmup_prefix"},
          {"lr_noise", "noise"},
          {"lr_cycle_mul", "cycle_mul"},
          {"lr_cycle_decay", "cycle_decay"},
          {"lr_cycle_limit", "cycle_limit"},
          {"lr_k_decay", "k_decay"}});
    const double accumulation = std::max(numberIn(values, "grad_accum_steps", 1.0), 1.0);
    const double updates = std::ceil(facts.batchesPerEpoch / accumulation);
    const bool perUpdate = flagIn(values, "sched_on_updates", false);
    if (perUpdate) {
        parameters["step_on_epochs"] = false;
        if (updates > 0.0)
            parameters["updates_per_epoch"] = updates;
    }
    PlannedSchedule plan = planned("timm", family, std::move(parameters), "sched");
    plan.lengths = {.batchesPerEpoch = facts.batchesPerEpoch, .accumulation = accumulation};
    plan.epochs = numberIn(values, "epochs", 0.0);
    plan.length = plan.epochs * (perUpdate ? updates : 1.0);
    return plan;
}

/// A serialized schedule of Keras, wherever it stands: {"class_name": ..., "config": {...}}.
std::optional<PlannedSchedule> ofKeras(const ConfigDocument& config, const ScheduleFacts& facts)
{
    const std::vector<std::string> known = scheduleFamilies("keras");
    for (std::size_t at = 0; at < config.nodes.size(); ++at) {
        const ConfigNode& node = config.nodes[at];
        if (node.name != "class_name" || node.parent == ConfigNode::npos
            || std::find(known.begin(), known.end(), node.value) == known.end())
            continue;
        const json object = valuesOf(config, node.parent);
        json parameters = object.is_object() ? object.value("config", json()) : json();
        if (!parameters.is_object())
            continue;
        PlannedSchedule plan =
            planned("keras", node.value, std::move(parameters), config.path(node.parent));
        plan.lengths.batchesPerEpoch = facts.batchesPerEpoch;
        return plan;
    }
    return std::nullopt;
}

std::optional<PlannedSchedule> ofTree(const ConfigDocument& config, const ScheduleFacts& facts)
{
    const json values = valuesOf(config, 0);
    if (!values.is_object())
        return std::nullopt;
    if (values.contains("lr_config"))
        return ofMmcv(values, facts);
    if (values.contains("param_scheduler"))
        return ofMmengine(values, facts);
    for (const auto& read : {ofDetectron, ofTimm, ofTransformers, ofLightning}) {
        if (std::optional<PlannedSchedule> plan = read(values, facts))
            return plan;
    }
    return ofKeras(config, facts);
}

void makeSchedule(PlannedSchedule& plan)
{
    Result<Schedule> schedule = Schedule::make(plan.spec);
    if (!schedule) {
        plan.problem = schedule.error().detail;
        return;
    }
    plan.schedule = *std::move(schedule);
    const StatedLengths stated = statedLengths(plan.spec);
    if (stated.batchesPerEpoch > 0.0)
        plan.lengths.batchesPerEpoch = stated.batchesPerEpoch;
    if (stated.accumulation > 0.0)
        plan.lengths.accumulation = stated.accumulation;
    if (stated.epochs > 0.0)
        plan.epochs = stated.epochs;
    if (stated.length > 0.0)
        plan.length = stated.length;
    else if (plan.epochs > 0.0)
        plan.length =
            onClock(plan.epochs, ScheduleClock::Epoch, plan.schedule->clock(), plan.lengths)
                .value_or(0.0);
}

} // namespace

StatedLengths statedLengths(const ScheduleSpec& spec)
{
    const json& set = spec.parameters;
    StatedLengths stated{.batchesPerEpoch = numberIn(set, "batches_per_epoch", 0.0),
                         .accumulation = numberIn(set, "accumulate_grad_batches", 0.0)};
    if (spec.framework == "ultralytics") {
        const double batch = std::max(numberIn(set, "batch", 16.0), 1.0);
        if (const double images = numberIn(set, "images", 0.0); images > 0.0)
            stated.batchesPerEpoch = std::ceil(images / batch);
        stated.accumulation = std::max(std::round(numberIn(set, "nbs", 64.0) / batch), 1.0);
        stated.epochs = numberIn(set, "epochs", 100.0);
    } else if (spec.framework == "mmcv1") {
        const double epochs = numberIn(set, "epochs", 0.0);
        stated.length = epochs * stated.batchesPerEpoch;
        if (epochs == 1.0) // what counts iterations is planned as one long epoch
            stated.batchesPerEpoch = 0.0;
    } else if (spec.framework == "timm") {
        stated.epochs = numberIn(set, "num_epochs", 0.0);
        if (!flagIn(set, "step_on_epochs", true))
            stated.length = stated.epochs * numberIn(set, "updates_per_epoch", 0.0);
    } else if (spec.framework == "huggingface") {
        stated.length = numberIn(set, "num_training_steps", 0.0);
    } else if (spec.framework == "detectron2") {
        stated.length = numberIn(set, "max_iter", 0.0);
    }
    return stated;
}

PlannedSchedule withSchedule(const PlannedSchedule& run, ScheduleSpec spec)
{
    PlannedSchedule made = run;
    const bool isSame = run.spec.framework == spec.framework && run.spec.family == spec.family;
    made.spec = std::move(spec);
    made.problem = {};
    made.schedule = std::nullopt;
    makeSchedule(made);
    if (isSame || !made.schedule)
        return made;
    // An example knows no run.
    if (run.lengths.batchesPerEpoch > 0.0)
        made.lengths = run.lengths;
    if (run.length > 1.0) {
        const ScheduleClock clock = run.schedule ? run.schedule->clock() : ScheduleClock::Update;
        made.length =
            onClock(run.length, clock, made.schedule->clock(), made.lengths).value_or(run.length);
    }
    return made;
}

std::optional<PlannedSchedule> plannedSchedule(const ConfigDocument& config,
                                               const ScheduleFacts& facts)
{
    if (config.nodes.empty())
        return std::nullopt;
    std::optional<PlannedSchedule> plan;
    switch (config.kind) {
    case ConfigKind::PipelineConfig: plan = ofPipeline(config); break;
    case ConfigKind::Ultralytics: plan = ofUltralytics(config, facts); break;
    case ConfigKind::MmDetection:
    case ConfigKind::Lightning:
    case ConfigKind::KerasModel:
    case ConfigKind::Yaml:
    case ConfigKind::Json: plan = ofTree(config, facts); break;
    case ConfigKind::LabelMap:
    case ConfigKind::RunFacts:
    case ConfigKind::Onnx:
    case ConfigKind::GraphDef: break;
    }
    if (!plan || !plan->problem.empty())
        return plan;
    plan->worldSize = facts.worldSize;
    makeSchedule(*plan);
    return plan;
}

} // namespace faultline
