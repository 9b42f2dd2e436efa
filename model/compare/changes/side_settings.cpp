// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/side_settings.h"

#include "model/core/ascii.h"
#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/setup/printed_settings.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace faultline {

namespace {

std::string knownVersionOf(const Training& training, std::string_view component)
{
    const KnownEnvironment known(training.environments);
    const std::optional<CompatibilityFact> fact =
        known.find(component, {VersionRole::Runtime, VersionRole::Installed});
    return fact ? fact->fact.version : std::string();
}

/// Of the Object Detection API no release is told apart; what it is used with bounds its state.
std::string odapiVersionOf(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (config->kind == ConfigKind::PipelineConfig && config->dialect == "TF2")
            return "2.10";
    }
    const std::string tensorflow = knownVersionOf(training, "tensorflow");
    return !tensorflow.empty() && compareVersions(tensorflow, "1.5") < 0 ? tensorflow
                                                                         : std::string();
}

bool isComparedConfig(const ConfigDocument& document)
{
    switch (document.kind) {
    case ConfigKind::RunFacts:
    case ConfigKind::Onnx:
    case ConfigKind::GraphDef: return false;
    default: return true;
    }
}

/// The words of a command that set something: names without dashes.
struct Flag {
    std::string name;
    std::string value;
    std::uint32_t line = 0;
};

bool isFlagName(std::string_view word)
{
    return word.size() > 1 && word.front() == '-' && !isDigit(word[1]) && word[1] != '.';
}

std::vector<std::pair<std::string, std::uint32_t>> wordsOfCommand(const ConfigDocument& document)
{
    std::vector<std::pair<std::string, std::uint32_t>> words;
    const std::size_t list = document.find("command");
    if (list == ConfigNode::npos)
        return words;
    for (std::size_t at = document.nodes[list].firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling)
        words.emplace_back(parseSetting(document.nodes[at].value).text(), document.nodes[at].line);
    return words;
}

/// "--lr 0.1", "--lr=0.1", "lr=0.1"; what stands alone is true.
std::vector<Flag> flagsOf(const ConfigDocument& document)
{
    const auto words = wordsOfCommand(document);
    std::vector<Flag> flags;
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::string_view word = words[i].first;
        const std::size_t equals = word.find('=');
        if (!isFlagName(word)) {
            if (equals != std::string_view::npos && equals > 0 && isWordStart(word.front()))
                flags.push_back({std::string(word.substr(0, equals)),
                                 std::string(word.substr(equals + 1)), words[i].second});
            continue;
        }
        if (word == "-m") { // of Python: what follows is the program
            ++i;
            continue;
        }
        while (word.starts_with('-'))
            word.remove_prefix(1);
        if (const std::size_t at = word.find('='); at != std::string_view::npos) {
            flags.push_back({std::string(word.substr(0, at)), std::string(word.substr(at + 1)),
                             words[i].second});
        } else if (i + 1 < words.size() && !isFlagName(words[i + 1].first)) {
            flags.push_back({std::string(word), words[i + 1].first, words[i].second});
            ++i;
        } else {
            flags.push_back({std::string(word), "true", words[i].second});
        }
    }
    return flags;
}

/// Settings by their last name: those whose name stands only once.
std::map<std::string, FlatSetting*> settingsByLeaf(std::vector<FlatConfig>& files)
{
    std::map<std::string, FlatSetting*> found;
    std::set<std::string> several;
    for (FlatConfig& file : files) {
        for (FlatSetting& setting : file.settings) {
            if (setting.isPresence)
                continue;
            const std::string leaf = settingLeafOf(setting.path);
            const auto [place, isNew] = found.emplace(leaf, &setting);
            const bool isSame = isNew || isSameValue(place->second->value, setting.value, {});
            if (!isNew && !isSame)
                several.insert(leaf);
        }
    }
    for (const std::string& leaf : several)
        found.erase(leaf);
    return found;
}

FlatSetting* settingOfFlag(const std::string& name, std::vector<FlatConfig>& files,
                           const std::map<std::string, FlatSetting*>& byLeaf)
{
    const std::string path = tablePath(name);
    for (FlatConfig& file : files) {
        for (FlatSetting& setting : file.settings) {
            if (!setting.isPresence && tablePath(setting.path) == path)
                return &setting;
        }
    }
    const auto found = byLeaf.find(settingLeafOf(name));
    return path.find('.') == std::string::npos && found != byLeaf.end() ? found->second : nullptr;
}

std::optional<FlatConfig> commandOf(const Training& training, std::vector<FlatConfig>& files)
{
    std::optional<FlatConfig> command;
    for (const ConfigDocumentPtr& document : training.configs) {
        if (document->kind != ConfigKind::RunFacts || document->find("command") == ConfigNode::npos)
            continue;
        if (!command) {
            command.emplace();
            command->origin = FlatConfig::Origin::Command;
            command->document = document;
            command->name = document->name();
        }
        const auto byLeaf = settingsByLeaf(files);
        for (Flag& flag : flagsOf(*document)) {
            FlatSetting made;
            made.path = flag.name;
            made.key = flag.name;
            made.value = parseSetting(flag.value);
            made.artifact = document->id();
            made.file = document->name();
            made.line = flag.line;
            if (FlatSetting* stated = settingOfFlag(flag.name, files, byLeaf)) {
                if (!isSameValue(stated->value, made.value, {.withTypes = false})) {
                    made.path = stated->path;
                    made.key = stated->key;
                    made.type = stated->type;
                    *stated = std::move(made);
                }
            } else {
                command->settings.push_back(std::move(made));
            }
        }
    }
    return command;
}

std::optional<FlatConfig> consoleOf(const Training& training)
{
    if (training.logs.empty())
        return std::nullopt;
    FlatConfig made;
    made.origin = FlatConfig::Origin::Console;
    made.name = training.logs.front()->name();
    std::map<std::string, std::size_t> places;
    std::set<std::string> unclear; // printed with several values: measured rather than set
    for (std::size_t log = 0; log < training.logs.size(); ++log) {
        const auto printed = printedSettingsOf(training, log);
        for (const PrintedSetting& item : *printed) {
            FlatSetting setting;
            setting.path =
                (item.group.empty() ? std::string() : item.group + ".") + std::string(item.name);
            setting.key = tablePath(setting.path);
            setting.value = parseSetting(item.value);
            setting.artifact = training.logs[log]->id();
            setting.file = training.logs[log]->name();
            setting.line = training.logs[log]->lines[item.line].sourceLine;
            const auto [place, isNew] = places.emplace(setting.key, made.settings.size());
            if (isNew)
                made.settings.push_back(std::move(setting));
            else if (!isSameValue(made.settings[place->second].value, setting.value, {}))
                unclear.insert(setting.key);
        }
    }
    std::erase_if(made.settings,
                  [&unclear](const FlatSetting& setting) { return unclear.contains(setting.key); });
    return made;
}

std::string fileNameOf(const FlatConfig& config)
{
    const std::size_t slash = config.name.find_last_of("/\\");
    return slash == std::string::npos ? config.name : config.name.substr(slash + 1);
}

/// The folder that the file lies in, without those above.
std::string folderNameOf(const FlatConfig& config)
{
    const std::size_t slash = config.name.find_last_of("/\\");
    if (slash == std::string::npos || slash == 0)
        return {};
    const std::size_t before = config.name.find_last_of("/\\", slash - 1);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return config.name.substr(begin, slash - begin);
}

std::set<std::string> keysOf(const FlatConfig& config)
{
    std::set<std::string> keys;
    for (const FlatSetting& setting : config.settings) {
        if (!setting.isDefault)
            keys.insert(setting.key);
    }
    return keys;
}

double overlapOf(const std::set<std::string>& a, const std::set<std::string>& b)
{
    const auto common = static_cast<double>(std::count_if(
        a.begin(), a.end(), [&b](const std::string& key) { return b.contains(key); }));
    const double all = static_cast<double>(a.size() + b.size()) - common;
    return all > 0.0 ? common / all : 1.0;
}

/// How well two files go together; below 0 not at all. Both ways the same.
double affinityOf(const FlatConfig& a, const FlatConfig& b, double overlap)
{
    const bool isSameFramework = a.framework == b.framework;
    const bool isSameKind = a.document->kind == b.document->kind;
    const auto isOwnKind = [](const FlatConfig& config) {
        return config.document->kind == ConfigKind::LabelMap
               || config.document->kind == ConfigKind::KerasModel
               || config.framework == "yolo-dataset";
    };
    if ((isOwnKind(a) || isOwnKind(b)) && (!isSameKind || !isSameFramework))
        return -1.0;
    const bool isSameName = fileNameOf(a) == fileNameOf(b);
    const bool isKnownSame = isSameFramework && !a.framework.empty();
    constexpr double kLeastOverlap = 0.2;
    if (!isSameName && !isKnownSame && overlap < kLeastOverlap)
        return -1.0;
    return (isSameKind ? 1.0 : 0.0) + (isKnownSame ? 1.0 : 0.0) + (isSameName ? 2.0 : 0.0)
           + (isSameName && folderNameOf(a) == folderNameOf(b) ? 0.5 : 0.0) + 2.0 * overlap;
}

void overrideByPrinted(SideSettings& side, const FlatConfig& printed,
                       const std::set<std::string>& ofBoth)
{
    const auto byLeaf = settingsByLeaf(side.files);
    for (const FlatSetting& item : printed.settings) {
        const auto stated = byLeaf.find(item.key);
        if (stated == byLeaf.end() || !ofBoth.contains(item.key))
            continue;
        FlatSetting& setting = *stated->second;
        if (setting.value.isList || item.value.isList || item.value.isMissing()
            || item.value.plain.index() != setting.value.plain.index()
            || isSameValue(setting.value, item.value, {}))
            continue;
        setting.value = item.value;
        setting.isDefault = false;
        setting.artifact = item.artifact;
        setting.file = item.file;
        setting.line = item.line;
    }
}

} // namespace

std::string versionOfFramework(const Training& training, std::string_view framework)
{
    if (framework == "odapi")
        return odapiVersionOf(training);
    if (framework == "mmdetection") {
        std::string version = knownVersionOf(training, "mmdet");
        for (const ConfigDocumentPtr& config : training.configs) {
            if (version.empty() && config->kind == ConfigKind::MmDetection)
                version = config->dialect == "MMDetection 3" ? "3.0" : "2.0";
        }
        return version;
    }
    if (framework == "lightning") {
        const std::string version = knownVersionOf(training, "lightning");
        return version.empty() ? knownVersionOf(training, "pytorch-lightning") : version;
    }
    return framework.empty() ? std::string() : knownVersionOf(training, framework);
}

SideSettings settingsOf(const ComparedRun& run)
{
    const Training& training = run.of();
    SideSettings side;
    for (const ConfigDocumentPtr& document : training.configs) {
        if (!isComparedConfig(*document))
            continue;
        std::string framework = frameworkOfConfig(*document);
        std::string version =
            document->dialect == "YOLOv5" ? std::string() : versionOfFramework(training, framework);
        side.files.push_back(flatConfig(document, std::move(framework), std::move(version)));
    }
    side.command = commandOf(training, side.files);
    side.console = consoleOf(training);
    return side;
}

void useWhatWasPrinted(SideSettings& a, SideSettings& b)
{
    if (!a.console || !b.console)
        return;
    const std::set<std::string> one = keysOf(*a.console);
    std::set<std::string> ofBoth;
    for (const std::string& key : keysOf(*b.console)) {
        const std::optional<Facet> facet = CompareTables::get().meaningOf(key, {}).facet;
        if (one.contains(key) && facet && *facet != Facet::Cosmetic)
            ofBoth.insert(key);
    }
    overrideByPrinted(a, *a.console, ofBoth);
    overrideByPrinted(b, *b.console, ofBoth);
}

std::vector<std::pair<std::size_t, std::size_t>> pairConfigs(const std::vector<FlatConfig>& a,
                                                             const std::vector<FlatConfig>& b)
{
    std::vector<std::set<std::string>> keysA;
    std::vector<std::set<std::string>> keysB;
    std::transform(a.begin(), a.end(), std::back_inserter(keysA), keysOf);
    std::transform(b.begin(), b.end(), std::back_inserter(keysB), keysOf);
    struct Match {
        double affinity;
        std::string first; // both ways the same order of names
        std::string second;
        std::size_t inA;
        std::size_t inB;
    };
    std::vector<Match> matches;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            const double affinity = affinityOf(a[i], b[j], overlapOf(keysA[i], keysB[j]));
            if (affinity >= 0.0)
                matches.push_back({affinity, std::min(a[i].name, b[j].name),
                                   std::max(a[i].name, b[j].name), i, j});
        }
    }
    std::stable_sort(matches.begin(), matches.end(), [](const Match& one, const Match& other) {
        return std::tie(other.affinity, one.first, one.second)
               < std::tie(one.affinity, other.first, other.second);
    });
    std::set<std::size_t> takenA;
    std::set<std::size_t> takenB;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const Match& match : matches) {
        if (takenA.contains(match.inA) || takenB.contains(match.inB))
            continue;
        takenA.insert(match.inA);
        takenB.insert(match.inB);
        pairs.emplace_back(match.inA, match.inB);
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

} // namespace faultline
