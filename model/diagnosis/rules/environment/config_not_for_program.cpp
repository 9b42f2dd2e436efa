// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/config_not_for_program.h"

#include "model/core/edit_distance.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/environment/known_environment.h"
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
    double confidence = 0.9;
    Text title;
    Text explanation;
    Evidence evidence;
    std::optional<Fix> fix;
};

ConfigEvidence fieldEvidence(const ConfigDocument& config, std::size_t node, Text caption)
{
    const ConfigNode& field = config.nodes[node];
    return {.config = config.name(),
            .path = config.path(node),
            .line = field.line,
            .value = firstLineOf(field.value),
            .caption = std::move(caption)};
}

Text usualCheck()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The program reads the configuration and starts."), {}};
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
    Fix fix;
    fix.id = "other-program";
    fix.title =
        isTf2
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Run it with model_main_tf2.py and TensorFlow 2"),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis", "Run it with model_main.py and TensorFlow 1.15"),
                   {}};
    fix.snippets = {{"shell", std::string("python object_detection/")
                                  + (isTf2 ? "model_main_tf2.py" : "model_main.py")
                                  + " --pipeline_config_path=" + firstLineOf(config.name())
                                  + " --model_dir=MODEL_DIR"}};
    if (!isTf2)
        fix.snippets.push_back({"requirements", "tensorflow==1.15.5"});
    fix.check = usualCheck();
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
    problem.confidence = isSaid ? 0.95 : program.isSeen ? 0.85 : 0.75;
    problem.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The configuration is written for %1, and the program is "
                                       "that of %2"),
                     {dialect, program.dialect}};
    problem.explanation =
        node != ConfigNode::npos
            ? Text{FAULTLINE_TR_NOOP(
                       "Diagnosis", "Its feature extractor is %1. Those of TensorFlow 2 have names "
                                    "that end in _keras, and each program knows only its own."),
                   {config.nodes[node].value}}
            : Text{
                FAULTLINE_TR_NOOP("Diagnosis", "What shows it: %1."),
                {config.dialectEvidence.empty() ? std::string() : config.dialectEvidence.front()}};
    if (isSaid)
        problem.evidence =
            cause->evidence({FAULTLINE_TR_NOOP("Diagnosis", "The program says so"), {}});
    else
        problem.evidence =
            fieldEvidence(config, node == ConfigNode::npos ? 0 : node,
                          {FAULTLINE_TR_NOOP("Diagnosis", "Written for %1"), {dialect}});
    const bool hasTwin =
        node != ConfigNode::npos && dialect == "TF1"
        && std::find(kHasKerasTwin.begin(), kHasKerasTwin.end(), config.nodes[node].value)
               != kHasKerasTwin.end();
    if (hasTwin) {
        const std::string name = config.nodes[node].value + "_keras";
        Fix fix;
        fix.id = "keras-extractor";
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Name the feature extractor %1 and take a checkpoint of "
                                       "TensorFlow 2"),
                     {name}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "The checkpoint must be of the same kind: from the zoo of "
                                        "TensorFlow 2, its path ending in ckpt-0."),
                      {}};
        fix.snippets = {
            {"pipeline.config", "type: " + inQuotes(name) + "\nfine_tune_checkpoint_version: V2"}};
        fix.edits = {{.config = config.name(), .path = config.path(node), .value = inQuotes(name)},
                     {.config = config.name(),
                      .path = "train_config.fine_tune_checkpoint_version",
                      .value = "V2"}};
        fix.check = usualCheck();
        problem.fix = std::move(fix);
    } else {
        problem.fix = otherProgramFix(config, dialect == "TF2");
    }
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

void judgeFields(const Training& training, const ConfigDocument& config,
                 std::vector<Problem>& problems)
{
    const std::optional<LoggedEvent> cause = causeOf(training);
    const bool isSaid = cause && cause->event->signature == "cfg.textproto";
    std::size_t told = 0;
    for (std::size_t i = 1; i < config.nodes.size() && told < kMostTold; ++i) {
        const ConfigNode& node = config.nodes[i];
        const bool isTop = node.parent == ConfigNode::npos
                           || config.nodes[node.parent].state != FieldState::Unknown;
        if (node.state != FieldState::Unknown || !isTop || node.line == 0)
            continue;
        ++told;
        const std::string meant = meantField(config, node);
        Problem problem;
        problem.severity =
            isSaid || !meant.empty() ? Severity::Critical : Severity::Warning; // it will not start
        problem.confidence = isSaid ? 0.95 : meant.empty() ? 0.7 : 0.9;
        problem.title =
            meant.empty()
                ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "The configuration has a field %1 (line %2) that the "
                                         "program does not know"),
                       {firstLineOf(node.name, 80), std::to_string(node.line)}}
                : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "The configuration has a field %1 (line %2); %3 is meant"),
                       {firstLineOf(node.name, 80), std::to_string(node.line), meant}};
        problem.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                                 "The program stops at a field that it does not "
                                                 "know, before anything else."),
                               {}};
        problem.evidence =
            fieldEvidence(config, i, {FAULTLINE_TR_NOOP("Diagnosis", "Not known"), {}});
        if (!meant.empty()) {
            const std::string path = config.path(i);
            const std::string sibling = path.substr(0, path.size() - node.name.size()) + meant;
            Fix fix;
            fix.id = "spell-" + std::to_string(node.line);
            fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Write %1 in line %2"),
                         {meant, std::to_string(node.line)}};
            if (!node.isGroup) {
                const std::size_t known = config.find(sibling);
                const bool isText =
                    known != ConfigNode::npos && config.nodes[known].type == "string";
                const std::string value = isText ? inQuotes(node.value) : node.value;
                fix.snippets = {{"pipeline.config", meant + ": " + value}};
                fix.edits = {{.config = config.name(), .path = path, .value = {}},
                             {.config = config.name(), .path = sibling, .value = value}};
            } else {
                fix.snippets = {{"pipeline.config", meant + " { ... }"}};
            }
            fix.check = usualCheck();
            problem.fix = std::move(fix);
        }
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
    problem.confidence = 0.95;
    problem.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Paths of the configuration were never filled in: %1, the "
                                       "first in line %2"),
                     {countOf(fields.size()), std::to_string(config.nodes[fields.front()].line)}};
    problem.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis", "PATH_TO_BE_CONFIGURED stands where the sample expects "
                                       "a path of yours."),
        {}};
    problem.evidence = fieldEvidence(config, fields.front(),
                                     {FAULTLINE_TR_NOOP("Diagnosis", "The first of them"), {}});
    Fix fix;
    fix.id = "fill-in-paths";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Fill in the paths"), {}};
    std::string lines;
    for (const std::size_t node : fields) {
        const std::string found = pathForField(training, config, node);
        lines += config.path(node) + ": " + inQuotes(found.empty() ? "..." : found) + "  # line "
                 + std::to_string(config.nodes[node].line) + "\n";
        if (!found.empty())
            fix.edits.push_back(
                {.config = config.name(), .path = config.path(node), .value = inQuotes(found)});
    }
    fix.snippets = {{"pipeline.config", lines}};
    fix.check = usualCheck();
    problem.fix = std::move(fix);
    problems.push_back(std::move(problem));
}

void judgePaths(const Training& training, const ConfigDocument& config,
                std::vector<Problem>& problems, FindingSink& sink)
{
    const ConfigPaths paths = configPaths(training, config);
    sink.computed(numberEvidence(
        "missing-paths",
        {FAULTLINE_TR_NOOP("Diagnosis", "Paths of the configuration that are not there"), {}},
        countOf(paths.missing.size())));
    if (paths.missing.empty())
        return;
    const std::optional<LoggedEvent> cause = causeOf(training);
    const bool diedOfIt = cause
                          && (cause->event->signature == "data.notfound"
                              || cause->event->signature == "data.notfoundpy"
                              || cause->event->signature == "data.nofiles");
    if (!paths.someAreThere && !diedOfIt) {
        // Nothing of it is here: most likely it was written for another machine.
        Abstention abstention;
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis", "None of the paths of %1 is on this machine, so that "
                                           "it cannot be told whether they are right."),
            {config.name()}};
        abstention.remedy = {
            FAULTLINE_TR_NOOP("Diagnosis", "Judge the configuration where it is to run."), {}};
        abstention.command = "faultline-cli diagnose " + firstLineOf(config.name());
        sink.abstain(std::move(abstention));
        return;
    }
    Problem problem;
    problem.severity = diedOfIt ? Severity::Critical : Severity::Warning;
    problem.confidence = diedOfIt ? 0.9 : 0.75;
    const MissingPath& first = paths.missing.front();
    problem.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The configuration names %1 (%2), which is not there"),
        {firstLineOf(first.written, 120), std::string(first.use)}};
    problem.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "Other paths of the same configuration are there. "
                                             "Missing in all: %1."),
                           {countOf(paths.missing.size())}};
    std::size_t node = 0;
    for (std::size_t i = 1; i < config.nodes.size() && node == 0; ++i) {
        if (config.nodes[i].line > 0 && config.nodes[i].value == first.written)
            node = i;
    }
    problem.evidence =
        fieldEvidence(config, node, {FAULTLINE_TR_NOOP("Diagnosis", "The path as written"), {}});
    Fix fix;
    fix.id = "correct-path";
    const std::string found = node == 0 ? std::string() : pathForField(training, config, node);
    fix.title = found.empty() ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Correct the path %1"),
                                     {firstLineOf(first.written, 120)}}
                              : Text{FAULTLINE_TR_NOOP("Diagnosis", "Write %1"), {found}};
    fix.snippets = {{"shell", "ls -l " + inQuotes(first.written)}};
    if (!found.empty())
        fix.edits = {
            {.config = config.name(), .path = config.path(node), .value = inQuotes(found)}};
    fix.check = usualCheck();
    problem.fix = std::move(fix);
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
    problem.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The program did not take its configuration: %1"),
        {firstLineOf(cause->log->text(cause->event->lastLine), 120)}};
    problem.explanation.source = cause->event->info->meaning;
    problem.evidence = cause->evidence({FAULTLINE_TR_NOOP("Diagnosis", "The program says so"), {}});
    Fix fix;
    fix.id = "follow-message";
    fix.title.source = cause->event->info->advice;
    fix.snippets = {{"shell", "faultline-cli diagnose pipeline.config"}};
    fix.check = usualCheck();
    fix.isConcrete = false;
    problem.fix = std::move(fix);
    return problem;
}

/// A trainer that found pictures and no labels goes on, and learns that there is nothing to find.
std::optional<Problem> noLabels(const Training& training)
{
    for (const LoggedEvent& one : findEvents(training, {"data.nofiles"})) {
        if (one.text().find("No labels found") == std::string_view::npos)
            continue;
        Problem problem;
        problem.title = {FAULTLINE_TR_NOOP("Diagnosis", "The trainer found no labels: %1"),
                         {firstLineOf(one.text(), 120)}};
        problem.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "It trains on, with every picture as background. Labels are looked "
                              "for beside the pictures, in a folder \"labels\" in the place of "
                              "\"images\", one text file for each picture."),
            {}};
        problem.evidence =
            one.evidence({FAULTLINE_TR_NOOP("Diagnosis", "The program says so"), {}});
        Fix fix;
        fix.id = "place-labels";
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Put the labels where the trainer looks"), {}};
        fix.snippets = {{"shell", "ls images/train | head -3; ls labels/train | head -3\n"
                                  "rm -f labels/*.cache"}};
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The scan of the next run counts labels, and "
                                                    "few pictures as background."),
                     {}};
        fix.isConcrete = false;
        problem.fix = std::move(fix);
        return problem;
    }
    return std::nullopt;
}

void report(std::vector<Problem> problems, FindingSink& sink);

void report(std::vector<Problem> problems, FindingSink& sink)
{
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    Finding finding;
    finding.severity = problems.front().severity;
    finding.confidence = problems.front().confidence;
    finding.cost = finding.severity == Severity::Critical ? 0.9 : 0.5;
    finding.title = problems.front().title;
    finding.explanation = problems.front().explanation;
    for (Problem& problem : problems) {
        finding.evidence.push_back(std::move(problem.evidence));
        if (problem.fix)
            finding.fixes.push_back(std::move(*problem.fix));
    }
    finding.evidence.emplace_back(numberEvidence(
        "problems", {FAULTLINE_TR_NOOP("Diagnosis", "Problems of the configuration"), {}},
        countOf(problems.size())));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (hasStepped(training)) {
        sink.judged(judgedFact(
            {FAULTLINE_TR_NOOP("Diagnosis", "The training made steps: its program took the "
                                            "configuration."),
             {}}));
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
            sink.abstain(abstainWithoutEvidence(EvidenceKind::Config));
        return;
    }
    if (config->kind == ConfigKind::PipelineConfig) {
        judgeDialect(training, *config, problems);
        judgeFields(training, *config, problems);
        judgePlaceholders(training, *config, problems);
    }
    judgePaths(training, *config, problems, sink);
    sink.computed(numberEvidence("fields-checked",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Fields of %1"), {config->name()}},
                                 countOf(config->nodes.size())));
    sink.computed(numberEvidence(
        "problems", {FAULTLINE_TR_NOOP("Diagnosis", "Things that the program would not take"), {}},
        countOf(problems.size()), 0.0));
    if (problems.empty())
        return;
    report(std::move(problems), sink);
}

} // namespace faultline::rules::config_not_for_program
