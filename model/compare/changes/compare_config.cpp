// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/compare_config.h"

#include "model/core/ascii.h"
#include "model/core/secrets.h"
#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr double kUnrecordedFactor = 0.25;
constexpr double kRenamedWeight = 0.01;
constexpr std::size_t kLongestValue = 200;

/// Devices of one kind: which of several equal ones is of no consequence.
std::size_t devicesNamed(const SettingValue& value)
{
    std::string text = lowerAscii(value.text());
    std::size_t count = 0;
    bool isInNumber = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.compare(at, 5, "cuda:") == 0) {
            at += 4;
            continue;
        }
        const bool isPart = isDigit(text[at]);
        if (!isPart && text[at] != ',' && text[at] != ' ' && text[at] != '[' && text[at] != ']'
            && text[at] != '.')
            return 0;
        count += isPart && !isInNumber && text[at] != '.' ? 1 : 0;
        isInNumber = isPart || text[at] == '.';
    }
    return count;
}

bool isOtherDevice(const std::string& leaf, const SettingValue& a, const SettingValue& b)
{
    if (leaf != "device" && leaf != "device_ids" && leaf != "gpu_id" && leaf != "gpu_ids")
        return false;
    return devicesNamed(a) > 0 && devicesNamed(a) == devicesNamed(b);
}

/// Of a sequence: the same items in another order.
bool isReordered(const SettingValue& a, const SettingValue& b)
{
    constexpr std::size_t kLongest = 1000; // held against each other item by item
    return a.isList && b.isList && a.items.size() > 1 && a.items.size() <= kLongest
           && isSameValue(a, b, {.form = ListForm::Set});
}

ChangeValue shownValue(const FlatSetting& setting)
{
    if (isSecretName(settingLeafOf(setting.path)))
        return std::string(kHiddenSecret);
    const std::string* text = std::get_if<std::string>(&setting.value.plain);
    if (text == nullptr || text->size() <= kLongestValue)
        return setting.value.plain;
    return firstLineOf(*text, kLongestValue);
}

void addSource(const FlatSetting& setting, RunSide side, std::vector<ChangeSource>& sources)
{
    sources.push_back({.side = side,
                       .artifact = setting.artifact,
                       .file = setting.file,
                       .line = setting.isDefault ? 0 : setting.line});
}

/// Paths of the groups that a path lies in, the outermost first, and the path itself.
std::vector<std::string> groupsOf(const std::string& path)
{
    std::vector<std::string> groups;
    for (std::size_t at = 1; at < path.size(); ++at) {
        if (path[at] == '.' || path[at] == '[')
            groups.push_back(path.substr(0, at));
    }
    groups.push_back(path);
    return groups;
}

std::map<std::string, const FlatSetting*> indexOf(const FlatConfig& config)
{
    std::map<std::string, const FlatSetting*> index;
    for (const FlatSetting& setting : config.settings)
        index[setting.key] = &setting;
    return index;
}

std::map<std::string, const FlatSetting*> leavesOf(const SideSettings& side)
{
    std::map<std::string, const FlatSetting*> leaves;
    const auto add = [&leaves](const FlatConfig& config, bool isWeak) {
        std::map<std::string, const FlatSetting*> own;
        for (const FlatSetting& setting : config.settings) {
            if (setting.isPresence || setting.isDefault)
                continue;
            const auto [place, isNew] = own.emplace(settingLeafOf(setting.key), &setting);
            if (!isNew && place->second != nullptr
                && !isSameValue(place->second->value, setting.value, {.withTypes = false}))
                place->second = nullptr;
        }
        for (const auto& [leaf, setting] : own) {
            const auto [place, isNew] = leaves.emplace(leaf, setting);
            const bool isOther =
                !isNew && !isWeak && place->second != nullptr && setting != nullptr
                && !isSameValue(place->second->value, setting->value, {.withTypes = false});
            if (isOther)
                place->second = nullptr;
        }
    };
    for (const FlatConfig& file : side.files)
        add(file, false);
    if (side.command)
        add(*side.command, true);
    if (side.console)
        add(*side.console, true);
    return leaves;
}

/// Positions of a longest common subsequence in both; which of several is the same both ways.
std::set<std::string> longestInOrder(const std::vector<std::string>& a,
                                     const std::vector<std::string>& b)
{
    if (b < a)
        return longestInOrder(b, a);
    std::vector<std::vector<std::size_t>> length(a.size() + 1,
                                                 std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = a.size(); i-- > 0;) {
        for (std::size_t j = b.size(); j-- > 0;)
            length[i][j] = a[i] == b[j] ? length[i + 1][j + 1] + 1
                                        : std::max(length[i + 1][j], length[i][j + 1]);
    }
    std::set<std::string> kept;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            kept.insert(a[i]);
            ++i;
            ++j;
        } else if (length[i + 1][j] >= length[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    return kept;
}

} // namespace

struct ConfigComparer::Pair {
    const FlatConfig& a;
    const FlatConfig& b;

    [[nodiscard]] const std::string& framework() const
    {
        return a.framework.empty() ? b.framework : a.framework;
    }
    [[nodiscard]] const FlatConfig& of(RunSide side) const { return side == RunSide::A ? a : b; }
    [[nodiscard]] bool isSameFile() const
    {
        return a.document && b.document && a.document->id() == b.document->id()
               && a.version == b.version;
    }
    [[nodiscard]] bool withTypes() const
    {
        return a.origin == FlatConfig::Origin::File && b.origin == FlatConfig::Origin::File
               && a.document->kind == b.document->kind;
    }
};

ConfigComparer::ConfigComparer(Side a, Side b, ChangeList& into)
    : m_a(a),
      m_b(b),
      m_list(into),
      m_leavesA(leavesOf(*a.settings)),
      m_leavesB(leavesOf(*b.settings))
{
}

void ConfigComparer::compare(const FlatConfig& a, const FlatConfig& b)
{
    const Pair pair{.a = a, .b = b};
    const Index one = indexOf(a);
    const Index other = indexOf(b);
    std::vector<const FlatSetting*> onlyA;
    std::vector<const FlatSetting*> onlyB;
    for (const auto& [key, setting] : one) {
        if (const auto found = other.find(key); found != other.end())
            field(pair, *setting, *found->second);
        else
            onlyA.push_back(setting);
    }
    for (const auto& [key, setting] : other) {
        if (!one.contains(key))
            onlyB.push_back(setting);
    }
    oneSidedGroups(pair, onlyA, other, RunSide::A);
    oneSidedGroups(pair, onlyB, one, RunSide::B);
    orders(pair);
    unstatedDefaults(pair, one, other);
}

void ConfigComparer::field(const Pair& pair, const FlatSetting& a, const FlatSetting& b)
{
    if (!a.isPresence)
        m_comparedLeaves.insert(settingLeafOf(a.key));
    const bool isUnknown = !a.isDefaultKnown || !b.isDefaultKnown;
    if (isUnknown && a.isDefault && b.isDefault && !pair.isSameFile()) {
        unknownDefault(pair, a, b);
        return;
    }
    const EqualityRule rule{.form = CompareTables::get().formOf(a.key),
                            .type = a.type.empty() ? b.type : a.type,
                            .withTypes = pair.withTypes()};
    const bool isSame = isSameValue(a.value, b.value, rule);
    const bool isRenamed = a.path != b.path;
    if (isSame && !isRenamed && (!isUnknown || pair.isSameFile())) {
        m_list.addEqual();
        return;
    }
    const FieldMeaning meaning = CompareTables::get().meaningOf(b.key, pair.framework());
    RunChange change;
    change.facet = meaning.facet;
    change.path = b.path;
    change.pathA = isRenamed ? a.path : std::string();
    change.a = shownValue(a);
    change.b = shownValue(b);
    change.weight = meaning.weight * magnitudeOf(change.a, change.b);
    addSource(a, RunSide::A, change.sources);
    addSource(b, RunSide::B, change.sources);
    const bool isExact = meaning.facet == Facet::Data || meaning.facet == Facet::Checkpoint;
    if (isUnknown && !pair.isSameFile()) {
        change.kind = ChangeKind::Unrecorded;
        change.weight *= kUnrecordedFactor;
        change.note = FAULTLINE_TR_NOOP(
            "Compare", "the default is not known: no version of the framework is recorded");
    } else if (isSame) {
        change.kind = ChangeKind::Renamed;
        change.weight = kRenamedWeight;
    } else if (meaning.facet == Facet::Cosmetic || (a.isDropped && b.isDropped)
               || isMoved(a.value, b.value, isExact)
               || isOtherDevice(settingLeafOf(b.key), a.value, b.value)) {
        change.kind = ChangeKind::Cosmetic;
    } else if (a.isDefault && b.isDefault) {
        change.kind = ChangeKind::DefaultChanged;
    } else if (rule.form == ListForm::Sequence && isReordered(a.value, b.value)) {
        change.kind = ChangeKind::Moved;
    }
    m_list.add(isRenamed ? b.key : b.path, std::move(change));
}

void ConfigComparer::unknownDefault(const Pair& pair, const FlatSetting& a, const FlatSetting& b)
{
    for (const RunSide side : {RunSide::A, RunSide::B}) {
        const bool isKnown = side == RunSide::A ? a.isDefaultKnown : b.isDefaultKnown;
        if (!isKnown)
            ++m_unknownDefaults[{of(side).run->name, pair.framework(), pair.of(side).version}];
    }
}

void ConfigComparer::oneSidedGroups(const Pair& pair,
                                    const std::vector<const FlatSetting*>& settings,
                                    const Index& others, RunSide side)
{
    std::set<std::string> otherGroups;
    for (const auto& [key, setting] : others) {
        for (std::string& group : groupsOf(key))
            otherGroups.insert(std::move(group));
    }
    std::map<std::string, std::vector<const FlatSetting*>> byGroup;
    for (const FlatSetting* setting : settings) {
        const std::vector<std::string> groups = groupsOf(setting->key);
        const auto top = std::find_if(groups.begin(), groups.end(), [&](const std::string& group) {
            return !otherGroups.contains(group);
        });
        byGroup[top == groups.end() ? setting->key : *top].push_back(setting);
    }
    for (const auto& [group, members] : byGroup) {
        std::vector<const FlatSetting*> stated;
        std::copy_if(members.begin(), members.end(), std::back_inserter(stated),
                     [](const FlatSetting* each) { return !each->isDefault; });
        if (stated.size() > 1)
            addGroup(pair, group, stated, side);
        else if (!stated.empty())
            oneSided(pair, *stated.front(), side);
    }
}

void ConfigComparer::addGroup(const Pair& pair, const std::string& group,
                              const std::vector<const FlatSetting*>& settings, RunSide side)
{
    std::string summary = "{";
    FieldMeaning meaning = CompareTables::get().meaningOf(group, pair.framework());
    const FlatSetting* first = settings.front();
    for (const FlatSetting* setting : settings) {
        if (setting->line < first->line)
            first = setting;
        const FieldMeaning own = CompareTables::get().meaningOf(setting->key, pair.framework());
        if (!meaning.facet && own.facet && own.weight > meaning.weight)
            meaning = own;
        if (setting->isPresence || summary.size() > kLongestValue)
            continue;
        const std::size_t skip = std::min(group.size(), setting->key.size());
        std::string name = setting->key.substr(skip);
        while (name.starts_with('.') || name.starts_with(']'))
            name.erase(0, 1);
        const ChangeValue shown = shownValue(*setting);
        const std::string text = SettingValue{.plain = shown, .items = {}}.text();
        summary += (summary.size() > 1 ? ", " : "") + name + ": " + (text.empty() ? "null" : text);
    }
    if (summary.size() > kLongestValue)
        summary += ", …";
    RunChange change;
    change.kind = meaning.facet == Facet::Cosmetic ? ChangeKind::Cosmetic
                  : side == RunSide::A             ? ChangeKind::Removed
                                                   : ChangeKind::Added;
    change.facet = meaning.facet;
    change.path = group.ends_with(']') || group.find('[') == std::string::npos
                      ? group
                      : group + (group.rfind('[') > group.rfind(']') + 1 ? "]" : "");
    (side == RunSide::A ? change.a : change.b) = summary + "}";
    change.weight = meaning.weight;
    addSource(*first, side, change.sources);
    const std::string name = change.path;
    m_list.add(name, std::move(change));
}

const FlatSetting* ConfigComparer::statedByCommand(const FlatSetting& setting,
                                                   const FlatConfig& source, RunSide absent) const
{
    const std::string leaf = settingLeafOf(setting.key);
    if (source.origin == FlatConfig::Origin::Command)
        return elsewhere(leaf, absent);
    const std::optional<FlatConfig>& command = of(absent).settings->command;
    if (!command || source.origin != FlatConfig::Origin::File)
        return nullptr;
    const auto found =
        std::find_if(command->settings.begin(), command->settings.end(),
                     [&leaf](const FlatSetting& each) { return settingLeafOf(each.key) == leaf; });
    return found == command->settings.end() ? nullptr : &*found;
}

void ConfigComparer::oneSided(const Pair& pair, const FlatSetting& setting, RunSide side)
{
    const RunSide absent = side == RunSide::A ? RunSide::B : RunSide::A;
    const FlatConfig& other = pair.of(absent);
    const std::string path = tablePath(setting.key);
    const CompareTables& tables = CompareTables::get();
    const std::string& framework = pair.framework();
    if (const FlatSetting* stated = statedByCommand(setting, pair.of(side), absent)) {
        FlatSetting named = *stated;
        named.key = setting.key;
        if (side == RunSide::A)
            field(pair, setting, named);
        else
            field(pair, named, setting);
        return;
    }
    if (const DefaultRow* row = tables.defaultOf(framework, path, other.version)) {
        FlatSetting unstated = setting;
        unstated.value = parseSetting(row->value.value_or(""));
        unstated.isDefault = true;
        unstated.line = 0;
        unstated.artifact = other.document ? other.document->id() : ArtifactId();
        unstated.file = other.name;
        if (side == RunSide::A)
            field(pair, setting, unstated);
        else
            field(pair, unstated, setting);
        return;
    }
    const FieldMeaning meaning = tables.meaningOf(setting.key, framework);
    RunChange change;
    change.facet = meaning.facet;
    change.path = setting.path;
    change.weight = meaning.weight;
    (side == RunSide::A ? change.a : change.b) = shownValue(setting);
    addSource(setting, side, change.sources);
    if (meaning.facet == Facet::Cosmetic || setting.isDropped) {
        change.kind = ChangeKind::Cosmetic;
    } else if (tables.hasDefault(framework, path)) {
        change.kind = ChangeKind::Unrecorded;
        change.weight *= kUnrecordedFactor;
        change.note =
            other.version.empty()
                ? Text(FAULTLINE_TR_NOOP("Compare", "the default is not known: no version of the "
                                                    "framework is recorded"))
                : Text{FAULTLINE_TR_NOOP("Compare", "the default of version %1 is not known"),
                       {other.version}};
    } else {
        change.kind = side == RunSide::A ? ChangeKind::Removed : ChangeKind::Added;
        if (setting.value.isMissing())
            change.weight *= kUnrecordedFactor;
    }
    m_list.add(setting.path, std::move(change));
}

void ConfigComparer::orders(const Pair& pair)
{
    for (const FlatOrder& order : pair.a.orders) {
        const auto other =
            std::find_if(pair.b.orders.begin(), pair.b.orders.end(),
                         [&order](const FlatOrder& each) { return each.key == order.key; });
        const ListForm form = CompareTables::get().formOf(order.key);
        if (other == pair.b.orders.end() || form == ListForm::Set || form == ListForm::Keyed)
            continue;
        constexpr std::size_t kLongest = 1000; // the longest common order is quadratic
        if (std::max(order.items.size(), other->items.size()) > kLongest)
            continue;
        const auto common = [](const FlatOrder& of, const FlatOrder& in) {
            const std::set<std::string_view> known(in.items.begin(), in.items.end());
            std::vector<std::string> kept;
            std::copy_if(of.items.begin(), of.items.end(), std::back_inserter(kept),
                         [&known](const std::string& item) { return known.contains(item); });
            return kept;
        };
        const std::vector<std::string> one = common(order, *other);
        const std::vector<std::string> two = common(*other, order);
        if (one == two)
            continue;
        const std::set<std::string> inOrder = longestInOrder(one, two);
        const FieldMeaning meaning = CompareTables::get().meaningOf(order.key, pair.framework());
        for (const std::string& item : one) {
            if (inOrder.contains(item))
                continue;
            const auto placeIn = [&item](const FlatOrder& of) {
                return static_cast<double>(std::find(of.items.begin(), of.items.end(), item)
                                           - of.items.begin() + 1);
            };
            RunChange change;
            change.kind = ChangeKind::Moved;
            change.facet = meaning.facet;
            change.path = other->path + "[" + item + "]";
            change.a = placeIn(order);
            change.b = placeIn(*other);
            change.weight = meaning.weight * 0.5; // the same steps, in another order
            change.note = FAULTLINE_TR_NOOP("Compare", "the place in the list");
            for (const auto& [of, config, side] : {std::tuple{&order, &pair.a, RunSide::A},
                                                   std::tuple{&*other, &pair.b, RunSide::B}})
                change.sources.push_back({.side = side,
                                          .artifact = config->document->id(),
                                          .file = config->name,
                                          .line = of->line});
            m_list.add(order.key + "[" + item + "]", std::move(change));
        }
    }
}

void ConfigComparer::unstatedDefaults(const Pair& pair, const Index& a, const Index& b)
{
    if (pair.a.framework != pair.b.framework || pair.a.framework.empty() || pair.isSameFile()
        || pair.a.origin != FlatConfig::Origin::File)
        return;
    std::set<std::string> stated;
    for (const Index* index : {&a, &b}) {
        for (const auto& [key, setting] : *index)
            stated.insert(tablePath(key));
    }
    std::set<std::string> seen;
    const CompareTables& tables = CompareTables::get();
    for (const DefaultRow& row : tables.defaults()) {
        if (row.framework != pair.a.framework || row.onlyWhereStated || stated.contains(row.path)
            || !seen.insert(row.path).second)
            continue;
        const DefaultRow* one = tables.defaultOf(row.framework, row.path, pair.a.version);
        const DefaultRow* other = tables.defaultOf(row.framework, row.path, pair.b.version);
        if (one == nullptr || other == nullptr)
            continue;
        FlatSetting inA;
        inA.path = row.field;
        inA.key = row.field;
        inA.isDefault = true;
        FlatSetting inB = inA;
        inA.value = parseSetting(one->value.value_or(""));
        inB.value = parseSetting(other->value.value_or(""));
        inA.artifact = pair.a.document->id();
        inB.artifact = pair.b.document->id();
        inA.file = pair.a.name;
        inB.file = pair.b.name;
        if (!isSameValue(inA.value, inB.value, {}))
            field(pair, inA, inB);
    }
}

const FlatSetting* ConfigComparer::elsewhere(const std::string& leaf, RunSide side) const
{
    const auto& leaves = side == RunSide::A ? m_leavesA : m_leavesB;
    const auto found = leaves.find(leaf);
    return found == leaves.end() ? nullptr : found->second;
}

void ConfigComparer::alone(const FlatConfig& config, RunSide side)
{
    const RunSide absent = side == RunSide::A ? RunSide::B : RunSide::A;
    bool hasMissing = false;
    for (const FlatSetting& setting : config.settings) {
        if (setting.isPresence || setting.isDefault)
            continue;
        const FieldMeaning meaning = CompareTables::get().meaningOf(setting.key, config.framework);
        const std::string leaf = settingLeafOf(setting.key);
        if (!meaning.facet || *meaning.facet == Facet::Cosmetic || m_comparedLeaves.contains(leaf))
            continue;
        if (const FlatSetting* other = elsewhere(leaf, absent)) {
            FlatSetting named = *other;
            named.key = setting.key;
            const FlatConfig source{.origin = FlatConfig::Origin::Command,
                                    .document = nullptr,
                                    .name = other->file,
                                    .framework = config.framework,
                                    .version = {},
                                    .settings = {},
                                    .orders = {}};
            if (side == RunSide::A)
                field({.a = config, .b = source}, setting, named);
            else
                field({.a = source, .b = config}, named, setting);
            continue;
        }
        if (setting.value.isMissing())
            continue;
        hasMissing = true;
        RunChange change;
        change.kind = ChangeKind::Unrecorded;
        change.facet = meaning.facet;
        change.path = setting.path;
        (side == RunSide::A ? change.a : change.b) = shownValue(setting);
        change.weight = meaning.weight * kUnrecordedFactor;
        addSource(setting, side, change.sources);
        m_list.add(setting.path, std::move(change));
    }
    const bool isFile = config.origin == FlatConfig::Origin::File;
    if (hasMissing && isFile && !of(absent).settings->files.empty())
        m_list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "%1 for %2 (only %3 has it)"),
                               {config.name, of(absent).run->name, of(side).run->name}});
}

void ConfigComparer::comparePrinted(const FlatConfig& a, const FlatConfig& b)
{
    const Index other = indexOf(b);
    for (const FlatSetting& setting : a.settings) {
        const FieldMeaning meaning = CompareTables::get().meaningOf(setting.key, {});
        const auto found = other.find(setting.key);
        if (found == other.end() || !meaning.facet || *meaning.facet == Facet::Cosmetic
            || m_comparedLeaves.contains(settingLeafOf(setting.key)))
            continue;
        const bool isStated = elsewhere(settingLeafOf(setting.key), RunSide::A) != &setting
                              || elsewhere(settingLeafOf(setting.key), RunSide::B) != found->second;
        if (isStated && setting.key.find('.') == std::string::npos)
            continue; // a file said it, and the console had its say there
        field({.a = a, .b = b}, setting, *found->second);
    }
}

void ConfigComparer::finish()
{
    for (const auto& [key, count] : m_unknownDefaults) {
        const auto& [run, framework, version] = key;
        Text text =
            version.empty()
                ? Text{FAULTLINE_TR_N_NOOP("Compare", "%n default(s) of %1 in %2: no version of it "
                                                      "is recorded"),
                       {framework, run}}
                : Text{FAULTLINE_TR_N_NOOP("Compare",
                                           "%n default(s) of %1 in %2: not known for version %3"),
                       {framework, run, version}};
        text.count = count;
        m_list.addNotRecorded(std::move(text));
    }
}

} // namespace faultline
