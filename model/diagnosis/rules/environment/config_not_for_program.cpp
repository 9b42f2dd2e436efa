// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/config_not_for_program.h"

#include "model/core/edit_distance.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/config_paths.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::config_not_for_program {

namespace {

constexpr std::size_t kMostTold = 12;
constexpr std::size_t kNearlyTheSame = 2; // edits that a misspelling needs

/// Something of the configuration that its program will not take.
struct Problem {
    Severity severity = Severity::Warning;
    double confidence = confidence::messageRead;
    Text title;
    Text explanation;
    Evidence evidence;
    std::optional<Fix> fix;
};

ConfigEvidence fieldEvidence(const ConfigDocument& config, std::size_t node, Text caption)
{
    const ConfigNode& field = config.nodes[node];
    return {.config = config.id(),
            .path = config.path(node),
            .line = field.line,
            .value = firstLineOf(field.value),
            .caption = std::move(caption)};
}

std::string inQuotes(std::string_view text)
{
    std::string made = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            made += '\\';
        made += c;
    }
    return made + '"';
}

/// Which of the two programs of the Object Detection API runs, and how sure that is.
struct Program {
    std::string dialect; ///< "TF1", "TF2"; empty: not known
    bool isSeen = false; ///< its name is in the log; else it follows from the TensorFlow version
};

Program programOf(const Training& training)
{
    if (findLine(training, {"model_main_tf2.py", "model_lib_v2.py"}))
        return {.dialect = "TF2", .isSeen = true};
    if (findLine(training, {"object_detection/model_main.py", "object_detection/legacy/train.py",
                            "\"model_main.py\""}))
        return {.dialect = "TF1", .isSeen = true};
    const auto tensorflow = KnownEnvironment(training.environments).inUse("tensorflow");
    if (!tensorflow || tensorflow->fact.version.empty())
        return {};
    return {.dialect = compareVersions(tensorflow->fact.version, "2") < 0 ? "TF1" : "TF2",
            .isSeen = false};
}

/// The Keras extractors of model_builder.py whose name is that of TensorFlow 1 and "_keras".
constexpr std::array<std::string_view, 12> kHasKerasTwin{"ssd_mobilenet_v1",
                                                         "ssd_mobilenet_v1_fpn",
                                                         "ssd_mobilenet_v2",
                                                         "ssd_mobilenet_v2_fpn",
                                                         "ssd_resnet50_v1_fpn",
                                                         "ssd_resnet101_v1_fpn",
                                                         "ssd_resnet152_v1_fpn",
                                                         "faster_rcnn_resnet50",
                                                         "faster_rcnn_resnet101",
                                                         "faster_rcnn_resnet152",
                                                         "faster_rcnn_inception_resnet_v2",
                                                         "ssd_efficientnet-b0_bifpn"};

std::size_t extractorOf(const ConfigDocument& config)
{
    for (const char* path :
         {"model.ssd.feature_extractor.type", "model.faster_rcnn.feature_extractor.type"}) {
        const std::size_t node = config.find(path);
        if (node != ConfigNode::npos && config.nodes[node].line > 0)
            return node;
    }
    return ConfigNode::npos;
}

/// For which TensorFlow the configuration is. The extractor is looked up by its name before all
/// else, so that it decides where other fields say otherwise.
std::string dialectOf(const ConfigDocument& config)
{
    const std::size_t node = extractorOf(config);
    if (node == ConfigNode::npos || config.nodes[node].value.empty())
        return config.dialect;
    return config.nodes[node].value.ends_with("_keras") ? "TF2" : "TF1";
}

Fix otherProgramFix(const ConfigDocument& config, bool isTf2)
{
    const std::string name = firstLineOf(config.name());
    return isTf2 ? fix::runWithTf2(name) : fix::runWithTf1(name);
}

/// The same extractor under its name in TensorFlow 2.
Fix kerasExtractor(const ConfigDocument& config, std::size_t node)
{
    const std::string name = config.nodes[node].value + "_keras";
    Fix fix = fix::kerasExtractor({.extractor = name, .quoted = inQuotes(name)});
    fix.edits = {{.config = config.id(), .path = config.path(node), .value = inQuotes(name)},
                 {.config = config.id(),
                  .path = "train_config.fine_tune_checkpoint_version",
                  .value = "V2"}};
    return fix;
}

void judgeDialect(const Training& training, const ConfigDocument& config,
                  std::vector<Problem>& problems)
{
    const Program program = programOf(training);
    const std::optional<LoggedEvent> cause = causeOf(training);
    const bool isSaid = cause && cause->event->signature == "cfg.model";
    const std::string dialect = dialectOf(config);
    if (dialect.empty() || program.dialect.empty() || dialect == program.dialect)
        return;
    const std::size_t node = extractorOf(config);
    Problem problem;
    problem.severity = isSaid || (program.isSeen && cause) ? Severity::Critical : Severity::Warning;
    problem.confidence = isSaid           ? confidence::programSaysSo
                         : program.isSeen ? confidence::programSeen
                                          : confidence::byVersion;
    problem.title = text::otherDialect({.config = dialect, .program = program.dialect});
    problem.explanation = node != ConfigNode::npos
                              ? text::extractorExplained(config.nodes[node].value)
                              : text::dialectExplained(config.dialectEvidence.empty()
                                                           ? std::string()
                                                           : config.dialectEvidence.front());
    if (isSaid)
        problem.evidence = cause->evidence(text::programSaysSo());
    else
        problem.evidence =
            fieldEvidence(config, node == ConfigNode::npos ? 0 : node, text::writtenFor(dialect));
    const bool hasTwin =
        node != ConfigNode::npos && dialect == "TF1"
        && std::find(kHasKerasTwin.begin(), kHasKerasTwin.end(), config.nodes[node].value)
               != kHasKerasTwin.end();
    problem.fix =
        hasTwin ? kerasExtractor(config, node) : otherProgramFix(config, dialect == "TF2");
    problems.push_back(std::move(problem));
}

/// The field of the same group that was meant, if one is spelled nearly so.
std::string meantField(const ConfigDocument& config, const ConfigNode& unknown)
{
    constexpr std::size_t kLongest = 64;
    std::string best;
    std::size_t least = kNearlyTheSame + 1;
    if (unknown.parent == ConfigNode::npos || unknown.name.size() > kLongest)
        return best;
    for (std::size_t i = config.nodes[unknown.parent].firstChild; i != ConfigNode::npos;
         i = config.nodes[i].nextSibling) {
        const ConfigNode& known = config.nodes[i];
        if (known.state == FieldState::Unknown || known.name.size() > kLongest)
            continue;
        const std::size_t distance = editDistance(unknown.name, known.name);
        if (distance < least) {
            least = distance;
            best = known.name;
        }
    }
    return best;
}

/// Writes field `node` as `meant`.
Fix spell(const ConfigDocument& config, std::size_t node, const std::string& meant)
{
    const ConfigNode& field = config.nodes[node];
    const std::string line = std::to_string(field.line);
    Fix fix = fix::spell({.field = meant, .line = line});
    fix.id += "-" + line;
    if (field.isGroup) {
        fix.snippets = {snippet::misspeltGroup(meant)};
        return fix;
    }
    const std::string path = config.path(node);
    const std::string sibling = path.substr(0, path.size() - field.name.size()) + meant;
    const std::size_t known = config.find(sibling);
    const bool isText = known != ConfigNode::npos && config.nodes[known].type == "string";
    const std::string value = isText ? inQuotes(field.value) : field.value;
    fix.snippets = {snippet::misspeltValue({.field = meant, .value = value})};
    fix.edits = {{.config = config.id(), .path = path, .value = {}},
                 {.config = config.id(), .path = sibling, .value = value}};
    return fix;
}

void judgeFields(const Training& training, const ConfigDocument& config,
                 std::vector<Problem>& problems)
{
    const std::optional<LoggedEvent> cause = causeOf(training);
    const bool isSaid = cause && cause->event->signature.starts_with("cfg.textproto");
    std::size_t told = 0;
    for (std::size_t i = 1; i < config.nodes.size() && told < kMostTold; ++i) {
        const ConfigNode& node = config.nodes[i];
        const bool isTop = node.parent == ConfigNode::npos
                           || config.nodes[node.parent].state != FieldState::Unknown;
        if (node.state != FieldState::Unknown || !isTop || node.line == 0)
            continue;
        ++told;
        const std::string meant = meantField(config, node);
        const std::string name = firstLineOf(node.name, 80);
        const std::string line = std::to_string(node.line);
        Problem problem;
        problem.severity =
            isSaid || !meant.empty() ? Severity::Critical : Severity::Warning; // it will not start
        problem.confidence = isSaid          ? confidence::programSaysSo
                             : meant.empty() ? confidence::fieldUnknown
                                             : confidence::misspelt;
        problem.title = meant.empty()
                            ? text::unknownField({.field = name, .line = line})
                            : text::misspeltField({.field = name, .line = line, .meant = meant});
        problem.explanation = text::unknownFieldExplained();
        problem.evidence = fieldEvidence(config, i, text::notKnown());
        if (!meant.empty())
            problem.fix = spell(config, i, meant);
        problems.push_back(std::move(problem));
    }
}

void judgePlaceholders(const Training& training, const ConfigDocument& config,
                       std::vector<Problem>& problems)
{
    std::vector<std::size_t> fields;
    for (std::size_t i = 1; i < config.nodes.size(); ++i) {
        const ConfigNode& node = config.nodes[i];
        if (!node.isGroup && node.line > 0
            && node.value.find(kPathPlaceholder) != std::string::npos)
            fields.push_back(i);
    }
    if (fields.empty())
        return;
    const std::optional<LoggedEvent> cause = causeOf(training);
    Problem problem;
    problem.severity = cause && cause->text().find(kPathPlaceholder) != std::string_view::npos
                           ? Severity::Critical
                           : Severity::Warning;
    problem.confidence = confidence::placeholder;
    problem.title = text::neverFilledIn(
        {.paths = Count(fields.size()), .line = std::to_string(config.nodes[fields.front()].line)});
    problem.explanation = text::neverFilledInExplained();
    problem.evidence = fieldEvidence(config, fields.front(), text::firstOfThem());
    Fix fix = fix::fillInPaths();
    std::string lines;
    for (const std::size_t node : fields) {
        const std::string found = pathForField(training, config, node);
        lines += config.path(node) + ": " + inQuotes(found.empty() ? "..." : found) + "  # line "
                 + std::to_string(config.nodes[node].line) + "\n";
        if (!found.empty())
            fix.edits.push_back(
                {.config = config.id(), .path = config.path(node), .value = inQuotes(found)});
    }
    fix.snippets = {{"pipeline.config", lines}};
    problem.fix = std::move(fix);
    problems.push_back(std::move(problem));
}

void judgePaths(const Training& training, const ConfigDocument& config,
                std::vector<Problem>& problems, FindingSink& sink)
{
    const ConfigPaths paths = configPaths(training, config);
    sink.computed(number::missingPaths(Count(paths.missing.size())));
    if (paths.missing.empty())
        return;
    const std::optional<LoggedEvent> cause = causeOf(training);
    const bool diedOfIt = cause
                          && (cause->event->signature == "data.notfound"
                              || cause->event->signature == "data.notfoundpy"
                              || cause->event->signature == "data.nofiles");
    if (!paths.someAreThere && !diedOfIt) {
        // Nothing of it is here: most likely it was written for another machine.
        sink.abstain(
            abstention::noneIsHere({.config = config.name(), .file = firstLineOf(config.name())}));
        return;
    }
    Problem problem;
    problem.severity = diedOfIt ? Severity::Critical : Severity::Warning;
    problem.confidence = diedOfIt ? confidence::diedOfPath : confidence::pathMissing;
    const MissingPath& first = paths.missing.front();
    const std::string path = firstLineOf(first.written, 120);
    problem.title = text::pathNotThere({.path = path, .use = std::string(first.use)});
    problem.explanation = text::pathNotThereExplained(Count(paths.missing.size()));
    std::size_t node = 0;
    for (std::size_t i = 1; i < config.nodes.size() && node == 0; ++i) {
        if (config.nodes[i].line > 0 && config.nodes[i].value == first.written)
            node = i;
    }
    problem.evidence = fieldEvidence(config, node, text::pathAsWritten());
    const std::string found = node == 0 ? std::string() : pathForField(training, config, node);
    const std::string quoted = inQuotes(first.written);
    problem.fix = found.empty() ? fix::correctPath({.path = path, .quoted = quoted})
                                : fix::writePath({.path = found, .quoted = quoted});
    if (!found.empty())
        problem.fix->edits = {
            {.config = config.id(), .path = config.path(node), .value = inQuotes(found)}};
    problems.push_back(std::move(problem));
}

/// What the program said of a configuration that is not in the case.
std::optional<Problem> saidByProgram(const Training& training)
{
    const std::optional<LoggedEvent> cause = causeOf(training);
    if (!cause || !cause->event->signature.starts_with("cfg.") || cause->event->info == nullptr)
        return std::nullopt;
    Problem problem;
    problem.severity = Severity::Critical; // it ended the run
    problem.title = titleOf(*cause->event);
    problem.explanation.source = cause->event->info->meaning;
    problem.evidence = cause->evidence(text::programSaysSo());
    problem.fix = fix::followMessage();
    if (!cause->event->info->advice.empty())
        problem.fix->title.source = cause->event->info->advice;
    return problem;
}

/// A trainer that found pictures and no labels goes on, and learns that there is nothing to find.
std::optional<Problem> noLabels(const Training& training)
{
    for (const LoggedEvent& one : findEvents(training, {"data.nofiles", "yolo.nolabels"})) {
        if (one.text().find("No labels found") == std::string_view::npos)
            continue;
        Problem problem;
        problem.title = text::noLabels();
        problem.explanation = text::noLabelsExplained();
        problem.evidence = one.evidence(text::programSaysSo());
        problem.fix = fix::placeLabels();
        return problem;
    }
    return std::nullopt;
}

void report(std::vector<Problem> problems, FindingSink& sink)
{
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    Finding finding;
    finding.severity = problems.front().severity;
    finding.confidence = problems.front().confidence;
    finding.cost = finding.severity == Severity::Critical ? cost::doesNotStart : cost::mayNotStart;
    finding.title = problems.front().title;
    finding.explanation = problems.front().explanation;
    for (Problem& problem : problems) {
        finding.evidence.push_back(std::move(problem.evidence));
        if (problem.fix)
            finding.fixes.push_back(std::move(*problem.fix));
    }
    NumberEvidence count = number::problems(Count(problems.size()), std::nullopt);
    count.label = text::numberOfProblems();
    finding.evidence.emplace_back(std::move(count));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (hasStepped(training)) {
        sink.judged(judgedFact(text::tookIt()));
        tellLastStep(training, sink);
        if (std::optional<Problem> without = noLabels(training))
            report({std::move(*without)}, sink);
        return;
    }
    tellLines(training, sink);
    std::vector<Problem> problems;
    const ConfigDocumentPtr config = training.config();
    if (!config) {
        if (std::optional<Problem> said = saidByProgram(training))
            report({std::move(*said)}, sink);
        else
            sink.abstain(abstainWithoutEvidence(EvidenceKind::Config, training));
        return;
    }
    if (config->kind == ConfigKind::PipelineConfig) {
        judgeDialect(training, *config, problems);
        judgeFields(training, *config, problems);
        judgePlaceholders(training, *config, problems);
    }
    judgePaths(training, *config, problems, sink);
    sink.computed(number::fieldsChecked(Count(config->nodes.size()), config->name()));
    sink.computed(number::problems(Count(problems.size()), Count(0)));
    if (problems.empty())
        return;
    report(std::move(problems), sink);
}

} // namespace faultline::rules::config_not_for_program
