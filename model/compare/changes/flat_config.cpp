// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/flat_config.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kDeepestGroup = 64;

std::vector<std::size_t> childrenOf(const ConfigDocument& document, std::size_t group)
{
    std::vector<std::size_t> children;
    for (std::size_t at = document.nodes[group].firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling)
        children.push_back(at);
    return children;
}

/// Of several of one name the last: that is the one that counts.
std::vector<std::size_t> countingChildren(const ConfigDocument& document, std::size_t group)
{
    std::vector<std::size_t> children = childrenOf(document, group);
    std::set<std::string_view> seen;
    std::vector<std::size_t> kept;
    for (auto it = children.rbegin(); it != children.rend(); ++it) {
        if (seen.insert(document.nodes[*it].name).second)
            kept.push_back(*it);
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
}

bool isListNode(const ConfigDocument& document, std::size_t node)
{
    const std::size_t first = document.nodes[node].firstChild;
    return first != ConfigNode::npos && document.nodes[first].name.starts_with('[');
}

/// Whether a list holds nothing but values and lists of them.
bool isPlainList(const ConfigDocument& document, std::size_t node, std::size_t depth = 0)
{
    for (const std::size_t child : childrenOf(document, node)) {
        if (!document.nodes[child].isGroup)
            continue;
        const bool isEmpty = document.nodes[child].firstChild == ConfigNode::npos;
        if (isEmpty && document.nodes[child].value != "[]")
            return false;
        if (!isEmpty
            && (depth > kDeepestGroup || !isListNode(document, child)
                || !isPlainList(document, child, depth + 1)))
            return false;
    }
    return true;
}

SettingValue valueOfList(const ConfigDocument& document, std::size_t node)
{
    std::vector<SettingValue> items;
    for (const std::size_t child : childrenOf(document, node))
        items.push_back(document.nodes[child].isGroup ? valueOfList(document, child)
                                                      : parseSetting(document.nodes[child].value));
    return listOf(std::move(items));
}

std::string fieldOfItem(const ConfigDocument& document, std::size_t item, std::string_view name)
{
    for (const std::size_t child : childrenOf(document, item)) {
        const ConfigNode& node = document.nodes[child];
        if (node.name == name && !node.isGroup)
            return parseSetting(node.value).text();
    }
    return {};
}

/// What an item of a list is: its name, its type, or the only group in it.
std::string signatureOf(const ConfigDocument& document, std::size_t item)
{
    for (const char* name : {"name", "type", "id", "class_name", "_target_", "class_path"}) {
        std::string value = fieldOfItem(document, item, name);
        if (!value.empty())
            return value;
    }
    const std::vector<std::size_t> children = childrenOf(document, item);
    for (const std::size_t child : children) {
        if (document.nodes[child].name == "config") // of Keras
            return signatureOf(document, child);
    }
    const auto isStated = [&document](std::size_t child) {
        return document.nodes[child].state == FieldState::Set;
    };
    if (std::count_if(children.begin(), children.end(), isStated) == 1) {
        const auto only = std::find_if(children.begin(), children.end(), isStated);
        if (document.nodes[*only].isGroup)
            return document.nodes[*only].name;
    }
    return {};
}

class Flattener {
public:
    Flattener(const ConfigDocument& document, FlatConfig& into) : m_document(document), m_into(into)
    {
    }

    void group(std::size_t node, const std::string& path, std::size_t depth)
    {
        if (depth > kDeepestGroup)
            return;
        for (const std::size_t child : countingChildren(m_document, node))
            field(child, joined(path, m_document.nodes[child].name), depth);
    }

private:
    [[nodiscard]] std::string joined(const std::string& path, const std::string& name) const
    {
        return path.empty() ? name : path + "." + name;
    }

    void field(std::size_t at, const std::string& path, std::size_t depth)
    {
        const ConfigNode& node = m_document.nodes[at];
        if (node.state == FieldState::Unset || isOfTracker(path))
            return;
        if (m_document.dialect == "MLflow" && depth == 0 && path != "params")
            return; // what the tracker says of the run itself
        if (!node.isGroup) {
            add(path, parseSetting(node.value), node);
            return;
        }
        if (node.firstChild == ConfigNode::npos) {
            if (node.value == "[]" || node.value == "0 items")
                add(path, listOf({}), node);
            else
                presence(path, node, "{}");
        } else if (!isListNode(m_document, at)) {
            group(at, path, depth + 1);
        } else if (isPlainList(m_document, at)) {
            add(path, valueOfList(m_document, at), node);
        } else {
            list(at, path, depth);
        }
    }

    void list(std::size_t at, const std::string& path, std::size_t depth)
    {
        FlatOrder order{.path = path, .key = path, .items = {}, .line = m_document.nodes[at].line};
        std::map<std::string, int> counts;
        for (const std::size_t child : childrenOf(m_document, at)) {
            const ConfigNode& item = m_document.nodes[child];
            std::string label =
                item.isGroup ? signatureOf(m_document, child) : parseSetting(item.value).text();
            const int count = ++counts[label];
            if (label.empty() || count > 1)
                label += (label.empty() ? "" : "#") + std::to_string(count);
            order.items.push_back(label);
            const std::string itemPath = path + "[" + label + "]";
            presence(itemPath, item, label);
            if (item.isGroup)
                group(child, itemPath, depth + 1);
        }
        m_into.orders.push_back(std::move(order));
    }

    void presence(const std::string& path, const ConfigNode& node, const std::string& label)
    {
        SettingValue value;
        value.plain = label;
        add(path, std::move(value), node);
        m_into.settings.back().isPresence = true;
    }

    void add(const std::string& path, SettingValue value, const ConfigNode& node)
    {
        FlatSetting made;
        made.path = isOfWandb() && path.ends_with(".value")
                        ? path.substr(0, path.size() - std::string_view(".value").size())
                        : path;
        made.key = made.path;
        made.value = std::move(value);
        made.type = node.type;
        made.isDefault = node.state == FieldState::Default;
        made.artifact = m_document.id();
        made.file = m_document.name();
        made.line = node.line;
        m_into.settings.push_back(std::move(made));
    }

    [[nodiscard]] bool isOfWandb() const { return m_document.dialect == "Weights & Biases"; }
    /// What the tracker keeps beside the settings.
    [[nodiscard]] bool isOfTracker(const std::string& path) const
    {
        return isOfWandb()
               && (path == "wandb_version" || path == "_wandb" || path.ends_with(".desc"));
    }

    const ConfigDocument& m_document;
    FlatConfig& m_into;
};

void addClasses(const ConfigDocument& document, FlatConfig& into)
{
    for (const LabelMapItem& item : document.labels) {
        FlatSetting made;
        made.path = "item[" + std::to_string(item.id) + "]";
        made.key = made.path;
        made.value.plain = item.name;
        made.artifact = document.id();
        made.file = document.name();
        made.line = item.line;
        into.settings.push_back(std::move(made));
    }
}

SettingValue transformed(const SettingValue& value, RenameRow::Transform transform)
{
    SettingValue made = value;
    const bool* truth = std::get_if<bool>(&value.plain);
    if (truth == nullptr)
        return made;
    if (transform == RenameRow::Transform::Invert)
        made.plain = !*truth;
    else if (transform == RenameRow::Transform::Detection)
        made.plain = std::string(*truth ? "detection" : "classification");
    return made;
}

/// The new path of a field under a row that renames it or a group that it is in; empty: none.
/// `lower`: its tablePath().
std::string renamedPath(const std::string& path, const std::string& lower, const RenameRow& row)
{
    if (!row.from.ends_with(".**"))
        return lower == row.from ? row.to : std::string();
    const std::string from = row.from.substr(0, row.from.size() - 2); // "optimizer."
    const std::string to = row.to.substr(0, row.to.size() - 2);
    if (!lower.starts_with(from))
        return {};
    return to + path.substr(from.size());
}

/// Under the newest name, step by step; a field that states the newest name itself wins.
void renameFields(FlatConfig& config)
{
    std::set<std::string> stated;
    for (const FlatSetting& setting : config.settings)
        stated.insert(tablePath(setting.path));
    for (FlatSetting& setting : config.settings) {
        std::string lower = tablePath(setting.key);
        for (const RenameRow& row : CompareTables::get().renames()) {
            if (row.framework != config.framework)
                continue;
            const std::string renamed = renamedPath(setting.key, lower, row);
            if (renamed.empty())
                continue;
            if (row.transform == RenameRow::Transform::Removed) {
                setting.isDropped = true;
                continue;
            }
            if (stated.contains(tablePath(renamed)))
                continue;
            setting.value = transformed(setting.value, row.transform);
            setting.key = renamed;
            lower = tablePath(renamed);
        }
    }
    for (FlatOrder& order : config.orders) {
        for (const RenameRow& row : CompareTables::get().renames()) {
            const std::string renamed = row.framework == config.framework
                                            ? renamedPath(order.key, tablePath(order.key), row)
                                            : std::string();
            if (!renamed.empty())
                order.key = renamed;
        }
    }
}

/// Fields that are not stated: the default of the version, where the table has it.
void useDefaultsOfVersion(FlatConfig& config)
{
    const CompareTables& tables = CompareTables::get();
    for (FlatSetting& setting : config.settings) {
        const std::string path = tablePath(setting.key);
        if (!setting.isDefault || !tables.hasDefault(config.framework, path))
            continue;
        if (const DefaultRow* row = tables.defaultOf(config.framework, path, config.version))
            setting.value = parseSetting(row->value.value_or(""));
        else
            setting.isDefaultKnown = false;
    }
}

bool hasAll(const ConfigDocument& document, std::initializer_list<std::string_view> paths)
{
    return std::all_of(paths.begin(), paths.end(), [&document](std::string_view path) {
        return document.find(path) != ConfigNode::npos;
    });
}

} // namespace

std::string frameworkOfConfig(const ConfigDocument& document)
{
    switch (document.kind) {
    case ConfigKind::PipelineConfig:
    case ConfigKind::LabelMap: return "odapi";
    case ConfigKind::Ultralytics:
        return document.dialect == "YOLO dataset" ? "yolo-dataset" : "ultralytics";
    case ConfigKind::MmDetection: return "mmdetection";
    case ConfigKind::Lightning: return "lightning";
    case ConfigKind::KerasModel: return "keras";
    default: break;
    }
    if (hasAll(document, {"SOLVER", "MODEL"}))
        return "detectron2";
    if (hasAll(document, {"per_device_train_batch_size"})
        || hasAll(document, {"per_device_train_batch_size.value"}))
        return "transformers";
    return {};
}

FlatConfig flatConfig(const ConfigDocumentPtr& document, std::string framework, std::string version)
{
    FlatConfig made;
    made.document = document;
    made.name = document->name();
    made.framework = std::move(framework);
    made.version = std::move(version);
    if (document->kind == ConfigKind::LabelMap && !document->labels.empty()) {
        addClasses(*document, made);
        return made;
    }
    if (!document->nodes.empty())
        Flattener(*document, made).group(0, {}, 0);
    renameFields(made);
    useDefaultsOfVersion(made);
    return made;
}

std::string settingLeafOf(std::string_view path)
{
    const std::string lower = tablePath(path);
    const std::size_t dot = lower.rfind('.');
    return dot == std::string::npos ? lower : lower.substr(dot + 1);
}

} // namespace faultline
