// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/config_places.h"

#include "model/core/text.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace faultline {

namespace {

struct ParameterPlace {
    std::string_view parameter;
    std::string_view path;
};

/// Empty where the parameter is not among them.
std::string pathIn(std::initializer_list<ParameterPlace> names, std::string_view parameter)
{
    const auto found =
        std::find_if(names.begin(), names.end(),
                     [parameter](const ParameterPlace& one) { return one.parameter == parameter; });
    return found == names.end() ? std::string() : std::string(found->path);
}

std::string placeInDetectron(std::string_view parameter)
{
    return pathIn({{"base", "SOLVER.BASE_LR"},
                   {"max_iter", "SOLVER.MAX_ITER"},
                   {"warmup_iters", "SOLVER.WARMUP_ITERS"},
                   {"warmup_factor", "SOLVER.WARMUP_FACTOR"},
                   {"warmup_method", "SOLVER.WARMUP_METHOD"},
                   {"base_end", "SOLVER.BASE_LR_END"},
                   {"steps", "SOLVER.STEPS"},
                   {"gamma", "SOLVER.GAMMA"}},
                  parameter);
}

std::string placeInTransformers(std::string_view parameter)
{
    const std::string own = pathIn({{"base", "learning_rate"},
                                    {"num_warmup_steps", "warmup_steps"},
                                    {"num_training_steps", "max_steps"}},
                                   parameter);
    return own.empty() ? "lr_scheduler_kwargs." + std::string(parameter) : own;
}

std::string placeInTimm(std::string_view parameter)
{
    const std::string own = pathIn({{"base", "lr"},
                                    {"num_epochs", "epochs"},
                                    {"noise", "lr_noise"},
                                    {"cycle_mul", "lr_cycle_mul"},
                                    {"cycle_decay", "lr_cycle_decay"},
                                    {"cycle_limit", "lr_cycle_limit"},
                                    {"k_decay", "lr_k_decay"}},
                                   parameter);
    constexpr std::string_view kSame[] = {"decay_epochs",    "decay_milestones", "cooldown_epochs",
                                          "patience_epochs", "decay_rate",       "min_lr",
                                          "warmup_lr",       "warmup_epochs",    "warmup_prefix"};
    const bool isSame = std::find(std::begin(kSame), std::end(kSame), parameter) != std::end(kSame);
    return isSame ? std::string(parameter) : own;
}

std::string placeInMmcv(const ConfigDocument& config, std::string_view parameter)
{
    if (parameter == "base")
        return "optimizer.lr";
    if (parameter != "epochs")
        return "lr_config." + std::string(parameter);
    for (const char* const path : {"runner.max_epochs", "total_epochs"}) {
        if (config.find(path) != ConfigNode::npos)
            return path;
    }
    return {};
}

/// Schedulers of momentum are left out of the plan, but stand in the file.
std::string placeInMmengine(const ConfigDocument& config, std::string_view parameter)
{
    if (parameter == "base")
        return "optim_wrapper.optimizer.lr";
    constexpr std::string_view kList = "schedulers[";
    const std::size_t close = parameter.find("].");
    if (!parameter.starts_with(kList) || close == std::string_view::npos)
        return {};
    const std::string own(parameter.substr(close + 2));
    if (config.find("param_scheduler[0]") == ConfigNode::npos)
        return "param_scheduler." + own;
    std::size_t left =
        std::stoul("0" + std::string(parameter.substr(kList.size(), close - kList.size())));
    for (std::size_t at = 0;; ++at) {
        const std::string path = "param_scheduler[" + std::to_string(at) + "]";
        const std::size_t type = config.find(path + ".type");
        if (type == ConfigNode::npos)
            return {};
        if (config.nodes[type].value.ends_with("Momentum"))
            continue;
        if (left-- == 0)
            return path + "." + own;
    }
}

std::string placeInLightning(std::string_view parameter)
{
    if (parameter == "base")
        return "optimizer.init_args.lr";
    for (const std::string_view known :
         {"interval", "frequency", "batches_per_epoch", "accumulate_grad_batches", "batches"}) {
        if (parameter == known)
            return {};
    }
    return "lr_scheduler.init_args." + std::string(parameter);
}

} // namespace

bool isOfDataset(std::string_view parameter)
{
    return parameter == "batches_per_epoch" || parameter == "updates_per_epoch"
           || parameter == "images" || parameter == "nc" || parameter == "version"
           || parameter == "metric";
}

std::string configPathOf(const PlannedSchedule& plan, const ConfigDocument& config,
                         std::string_view parameter)
{
    const std::string& framework = plan.spec.framework;
    if (isOfDataset(parameter))
        return {};
    if (framework == "odapi" && parameter != "schedule")
        return plan.path + "." + std::string(parameter);
    if (framework == "ultralytics")
        return std::string(parameter);
    if (framework == "detectron2")
        return placeInDetectron(parameter);
    if (framework == "huggingface")
        return placeInTransformers(parameter);
    if (framework == "timm")
        return placeInTimm(parameter);
    if (framework == "mmcv1")
        return placeInMmcv(config, parameter);
    if (framework == "mmengine")
        return placeInMmengine(config, parameter);
    if (framework == "lightning")
        return placeInLightning(parameter);
    if (framework == "keras")
        return plan.path + ".config." + std::string(parameter);
    return {};
}

std::string configValueOf(const ConfigDocument& config, const nlohmann::json& value)
{
    const bool isPython = config.name().ends_with(".py");
    if (value.is_boolean())
        return value.get<bool>() ? (isPython ? "True" : "true") : (isPython ? "False" : "false");
    if (value.is_number()) {
        const double number = value.get<double>();
        constexpr double kWhole = 1e15;
        return number == std::floor(number) && std::abs(number) < kWhole
                   ? std::to_string(static_cast<long long>(number))
                   : roundTrip(number);
    }
    if (!value.is_array())
        return value.dump();
    std::string list;
    for (const nlohmann::json& item : value)
        list += (list.empty() ? "" : ", ") + configValueOf(config, item);
    return '[' + list + ']';
}

} // namespace faultline
