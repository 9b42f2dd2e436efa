// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/config_kind.h"

#include "model/core/ascii.h"
#include "model/data/data_files.h"
#include "model/readers/config/literals.h"
#include "model/readers/config/yaml_tree.h"
#include "model/readers/sniffing.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace faultline {

namespace {

using nlohmann::json;

/// Names that hardly anything but the configuration of a training has; detectron2 writes them in
/// capitals.
constexpr std::array<std::string_view, 81> kTraining{"accumulate_grad_batches",
                                                     "amp",
                                                     "anchor_t",
                                                     "backbone",
                                                     "base_lr",
                                                     "batch",
                                                     "batch_size",
                                                     "batchsize",
                                                     "beta1",
                                                     "betas",
                                                     "checkpoint_config",
                                                     "cos_lr",
                                                     "default_hooks",
                                                     "dropout",
                                                     "early_stopping",
                                                     "epochs",
                                                     "eval_batch_size",
                                                     "fine_tune_checkpoint",
                                                     "fliplr",
                                                     "freeze",
                                                     "fp16",
                                                     "bf16",
                                                     "gradient_accumulation_steps",
                                                     "gradient_clip_val",
                                                     "hidden_size",
                                                     "hyp",
                                                     "image_size",
                                                     "ims_per_batch",
                                                     "img_size",
                                                     "imgsz",
                                                     "init_lr",
                                                     "initial_learning_rate",
                                                     "label_smoothing",
                                                     "learning_rate",
                                                     "log_config",
                                                     "loss",
                                                     "loss_fn",
                                                     "lr",
                                                     "lr0",
                                                     "lr_config",
                                                     "lr_scheduler",
                                                     "lrf",
                                                     "max_epochs",
                                                     "max_iter",
                                                     "meta_architecture",
                                                     "max_steps",
                                                     "model_type",
                                                     "momentum",
                                                     "mosaic",
                                                     "nc",
                                                     "num_classes",
                                                     "num_epochs",
                                                     "num_hidden_layers",
                                                     "num_steps",
                                                     "num_train_epochs",
                                                     "num_workers",
                                                     "optim",
                                                     "optim_wrapper",
                                                     "optimizer",
                                                     "param_scheduler",
                                                     "per_device_train_batch_size",
                                                     "precision",
                                                     "pretrained",
                                                     "save_period",
                                                     "scheduler",
                                                     "solver",
                                                     "test_cfg",
                                                     "train_batch_size",
                                                     "train_cfg",
                                                     "train_dataloader",
                                                     "train_pipeline",
                                                     "val_batch_size",
                                                     "vocab_size",
                                                     "warmup_epochs",
                                                     "warmup_iters",
                                                     "warmup_factor",
                                                     "warmup_ratio",
                                                     "warmup_steps",
                                                     "weight_decay",
                                                     "workers",
                                                     "weights"};

/// Keys at the top that say that a file is something else, whatever else it holds.
constexpr std::array<std::string_view, 30> kForeign{"annotations",
                                                    "images",
                                                    "categories",
                                                    "licenses",
                                                    "traceEvents",
                                                    "schemaVersion",
                                                    "deviceProperties",
                                                    "shapes",
                                                    "imagePath",
                                                    "imageData",
                                                    "dependencies",
                                                    "devDependencies",
                                                    "scripts",
                                                    "channels",
                                                    "services",
                                                    "jobs",
                                                    "apiVersion",
                                                    "kind",
                                                    "repos",
                                                    "textPayload",
                                                    "jsonPayload",
                                                    "insertId",
                                                    "segments",
                                                    "device_traces",
                                                    "log_history",
                                                    "memoryProfilePerAllocator",
                                                    "cells",
                                                    "coco_url",
                                                    "mode",
                                                    "info"};

bool isOneOf(std::string_view key, const auto& words)
{
    return std::find(words.begin(), words.end(), key) != words.end();
}

std::string_view lastWord(std::string_view key)
{
    const std::size_t at = key.find_last_of(". ");
    return at == std::string_view::npos ? key : key.substr(at + 1);
}

bool isTop(std::string_view key)
{
    return key.find('.') == std::string_view::npos && !key.starts_with(' ');
}

bool hasTop(const std::vector<std::string>& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Two different names of the table; one is enough in a file that is called like a configuration.
bool looksLikeTraining(const std::vector<std::string>& keys, bool hasUsualName)
{
    std::set<std::string_view> found;
    for (const std::string& key : keys) {
        const bool isMode = key == "mode" && hasTop(keys, "task"); // Ultralytics has both
        if (isTop(key) && isOneOf(key, kForeign) && !isMode)
            return false;
        const auto known = std::find(kTraining.begin(), kTraining.end(), lowerAscii(lastWord(key)));
        if (known != kTraining.end())
            found.insert(*known);
    }
    return found.size() >= (hasUsualName ? 1U : 2U);
}

bool isYamlConfig(std::string_view fileName, std::string_view head)
{
    const std::vector<std::string> keys = firstYamlKeys(head);
    const bool isDataset = hasTop(keys, "names")
                           && (hasTop(keys, "nc") || hasTop(keys, "train") || hasTop(keys, "val"));
    const bool isWandb = hasTop(keys, "wandb_version") || hasTop(keys, "_wandb");
    const bool isAlbumentations = hasTop(keys, "__version__") && hasTop(keys, "transform")
                                  && hasTop(keys, "  __class_fullname__");
    return isDataset || isWandb || isAlbumentations
           || looksLikeTraining(keys, isConfigName(fileName));
}

bool isJsonConfig(std::string_view fileName, std::string_view head)
{
    bool isFollowed = false;
    const std::vector<std::string> keys = firstJsonKeys(head, isFollowed);
    if (isFollowed)
        return false; // a log: one object on each line
    const bool isKeras = hasTop(keys, "class_name") && hasTop(keys, "config");
    const bool isAlbumentations = hasTop(keys, "transform.__class_fullname__");
    return isKeras || isAlbumentations || looksLikeTraining(keys, isConfigName(fileName));
}

/// Assignments to names of mmdetection and nothing that a program has.
bool isDumpedPython(std::string_view head)
{
    static constexpr std::array<std::string_view, 24> kNames{"model",
                                                             "data",
                                                             "optimizer",
                                                             "optimizer_config",
                                                             "lr_config",
                                                             "runner",
                                                             "train_pipeline",
                                                             "test_pipeline",
                                                             "dataset_type",
                                                             "data_root",
                                                             "checkpoint_config",
                                                             "log_config",
                                                             "evaluation",
                                                             "work_dir",
                                                             "train_cfg",
                                                             "test_cfg",
                                                             "train_dataloader",
                                                             "optim_wrapper",
                                                             "param_scheduler",
                                                             "default_hooks",
                                                             "default_scope",
                                                             "img_norm_cfg",
                                                             "load_from",
                                                             "auto_scale_lr"};
    std::set<std::string_view> found;
    for (std::size_t at = 0; at < head.size();) {
        const std::size_t end = std::min(head.find('\n', at), head.size());
        const std::string_view line = head.substr(at, end - at);
        at = end + 1;
        for (const char* code :
             {"import ", "from ", "def ", "class ", "if ", "for ", "@", "_base_"}) {
            if (line.starts_with(code))
                return false;
        }
        const std::size_t equals = line.find(" = ");
        if (equals != std::string_view::npos && isOneOf(line.substr(0, equals), kNames))
            found.insert(line.substr(0, equals));
    }
    return found.size() >= 2;
}

bool hasField(const ConfigDocument& document, std::string_view path)
{
    return document.find(path) != ConfigNode::npos;
}

/// What Weights & Biases notes of a run besides its settings: program, machine, state of the code.
bool isWandbMetadata(std::string_view fileName)
{
    constexpr std::string_view kFileName = "wandb-metadata.json";
    return fileName == kFileName || fileName.ends_with("/" + std::string(kFileName));
}

/// The kinds of resources/ultralytics/settings.json.
const json& ultralyticsKinds()
{
    static const json kTable =
        json::parse(dataFile("ultralytics/settings.json"), nullptr, false).at("kinds");
    return kTable;
}

const json* ultralyticsKind(const ConfigDocument& document)
{
    for (const json& kind : ultralyticsKinds()) {
        const json& marks = kind.at("marks");
        if (std::all_of(marks.begin(), marks.end(), [&](const json& mark) {
                return hasField(document, mark.get_ref<const std::string&>());
            }))
            return &kind;
    }
    return nullptr;
}

/// Compares the fields at the top with the settings that the program knows.
void applySettings(const json& kind, ConfigDocument& document, ConfigTree& tree,
                   const LineIssueSink& issues)
{
    std::vector<std::string_view> names;
    for (const json& setting : kind.at("settings"))
        names.push_back(setting.at("name").get_ref<const std::string&>());
    for (std::size_t at = document.nodes.front().firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling) {
        ConfigNode& node = document.nodes[at];
        const auto known = std::find(names.begin(), names.end(), node.name);
        if (known != names.end()) {
            const json& row =
                kind.at("settings").at(static_cast<std::size_t>(known - names.begin()));
            node.defaultValue = row.value("default", "");
            continue;
        }
        if (node.state == FieldState::Set)
            node.state = FieldState::Unknown;
        const std::string_view near = nearestName(node.name, names);
        Text unknown{FAULTLINE_TR_NOOP("Errors", "\"%1\" is no setting of %2"),
                     {shortened(node.name, 80), document.dialect}};
        if (!near.empty())
            unknown = {FAULTLINE_TR_NOOP("Errors", "%1; perhaps \"%2\" is meant"),
                       {std::move(unknown), std::string(near)}};
        issues(IssueCode::UnknownField, node.line, std::move(unknown));
    }
    if (!kind.at("complete").get<bool>())
        return;
    for (const json& setting : kind.at("settings")) {
        const std::string& name = setting.at("name").get_ref<const std::string&>();
        if (setting.contains("sometimes") || hasField(document, name))
            continue;
        ConfigNode node;
        node.name = name;
        node.defaultValue = setting.value("default", "");
        node.value = node.defaultValue;
        node.state = setting.contains("default") ? FieldState::Default : FieldState::Unset;
        tree.add(0, std::move(node));
    }
}

bool isMmDetection(const ConfigDocument& document)
{
    const bool hasData = hasField(document, "train_pipeline") || hasField(document, "data.train")
                         || hasField(document, "train_dataloader");
    return hasData && (hasField(document, "optimizer") || hasField(document, "optim_wrapper"));
}

} // namespace

bool isConfigName(std::string_view fileName)
{
    static constexpr std::array<std::string_view, 14> kNames{
        "args",      "opt",           "hyp",          "hparams",         "config",
        "params",    "training_args", "train_config", "hyperparameters", "hydra",
        "overrides", "flags",         "settings",     "hyperparams"};
    const std::string_view stem = fileName.substr(0, fileName.find('.'));
    return isOneOf(stem, kNames);
}

TreeSyntax syntaxOfConfig(std::string_view fileName, std::string_view head)
{
    const std::size_t first = std::min(head.find_first_not_of(" \t\r\n"), head.size());
    if (first == head.size())
        return TreeSyntax::None;
    if (hasExtension(fileName, ".py"))
        return isDumpedPython(head) ? TreeSyntax::Python : TreeSyntax::None;
    if (head[first] == '{')
        return isWandbMetadata(fileName) || isJsonConfig(fileName, head) ? TreeSyntax::Json
                                                                         : TreeSyntax::None;
    const bool isYamlName = hasExtension(fileName, ".yaml") || hasExtension(fileName, ".yml");
    return isYamlName && isYamlConfig(fileName, head) ? TreeSyntax::Yaml : TreeSyntax::None;
}

void recogniseKind(ConfigDocument& document, ConfigTree& tree, std::string_view fileName,
                   TreeSyntax syntax, const LineIssueSink& issues)
{
    const std::size_t slash = fileName.rfind('/');
    const std::string_view name =
        slash == std::string_view::npos ? fileName : fileName.substr(slash + 1);
    document.kind = syntax == TreeSyntax::Yaml ? ConfigKind::Yaml : ConfigKind::Json;
    if (isWandbMetadata(fileName)) {
        document.kind = ConfigKind::RunFacts;
        document.dialect = "Weights & Biases";
    } else if (syntax == TreeSyntax::Python || isMmDetection(document)) {
        document.kind = ConfigKind::MmDetection;
        document.dialect = hasField(document, "optim_wrapper") ? "MMDetection 3" : "MMDetection 2";
    } else if (hasField(document, "class_name") && hasField(document, "config")) {
        document.kind = ConfigKind::KerasModel;
        if (const auto version = document.value("keras_version"))
            document.dialect = "Keras " + std::string(*version);
    } else if (hasField(document, "wandb_version") || hasField(document, "_wandb")) {
        document.dialect = "Weights & Biases";
    } else if (name.starts_with("hparams.y")) {
        document.kind = ConfigKind::Lightning;
    } else if (const json* kind = ultralyticsKind(document)) {
        document.kind = ConfigKind::Ultralytics;
        document.dialect = kind->at("dialect").get<std::string>();
        applySettings(*kind, document, tree, issues);
    }
}

} // namespace faultline
