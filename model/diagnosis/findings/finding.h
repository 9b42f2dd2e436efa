// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/identity.h"
#include "model/core/import_issue.h"
#include "model/core/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace faultline {

/// How bad a finding is for the training.
enum class Severity { Critical, Warning, Info };
[[nodiscard]] std::string_view toString(Severity severity);

/// Points of a series that prove something. Opening it shows the chart of `tag` in `run`
/// with [firstStep, lastStep] shaded.
struct SeriesEvidence {
    RunId run;
    TagId tag;
    StepIndex firstStep = {};
    StepIndex lastStep = {};
    WallTime firstWallTime = {};
    WallTime lastWallTime = {};
    Text caption; ///< what to see there
};

/// A number that the rule computed, with the threshold it was held against, if any.
struct NumberEvidence {
    std::string name; ///< stable kebab-case name, as in JSON
    Text label;
    Quantity value;
    std::optional<double> threshold; ///< in the unit of `value`
};

/// A place in a file.
struct FileEvidence {
    std::string path;
    std::optional<std::uint64_t> offsetBytes;
    Text caption;
};

/// Lines of a console log. Opening it shows the log there.
struct LogEvidence {
    ArtifactId log;
    std::size_t firstLine = 0;    ///< index into ConsoleLog::lines
    std::size_t lastLine = 0;     ///< inclusive
    std::uint32_t sourceLine = 0; ///< 1-based, of the first one, in the file
    std::string excerpt;          ///< the first line, perhaps shortened
    Text caption;
};

/// A field of a configuration. Opening it shows the configuration there.
struct ConfigEvidence {
    ArtifactId config;
    std::string path;       ///< ConfigDocument::path(); of a field that should be there and is not
                            ///< the path that it would have
    std::uint32_t line = 0; ///< 1-based; 0: not written
    std::string value;      ///< as it counts, default or written; empty if there is none
    Text caption;
};

/// Records of a dataset that share a defect. Opening it shows the first of them.
struct RecordEvidence {
    ArtifactId dataset;
    std::string defect;               ///< DefectKind::name; empty: not a defect
    std::uint64_t count = 0;          ///< of all of them
    std::string where;                ///< of the first: "train.record, record 12"; empty: all of it
    std::uint32_t image = ~0U;        ///< of the first, into Dataset::images(); ~0: none
    std::vector<std::string> records; ///< Dataset::recordId() of the first ones, at most 20
    Text caption;
};

/// A stretch of a hardware series. Opening it shows the chart with that time shaded.
struct HardwareEvidence {
    ArtifactId log;
    std::string quantity; ///< HardwareQuantityInfo::id
    int device = -1;      ///< HardwareDevice::index; -1: the host
    double firstTime = 0; ///< as in the series, by the log's time kind
    double lastTime = 0;
    Text caption;
};

/// A stretch of a profile. Opening it shows the timeline there.
struct TraceEvidence {
    ArtifactId profile;
    std::int64_t beginNs = 0; ///< from TraceProfile::beginTime; begin == end: all of it
    std::int64_t endNs = 0;
    Text caption;
};

using Evidence = std::variant<SeriesEvidence, NumberEvidence, FileEvidence, LogEvidence,
                              ConfigEvidence, RecordEvidence, HardwareEvidence, TraceEvidence>;

/// A field of a configuration that a fix changes (model/diagnosis/fixes/config_edit.h applies it).
struct ConfigEdit {
    ArtifactId config;
    std::string path; ///< as ConfigDocument::path(); need not be written yet
    std::string
        value; ///< in the language of the file: "0.004", "\"fine_tune\""; empty: take it out

    friend bool operator==(const ConfigEdit&, const ConfigEdit&) = default;
};

/// What the next run must show for a fix to count as proved, so that a program can look.
struct Promise {
    enum class Kind : std::uint8_t {
        RuleIsSilent,  ///< the rule judges the next run and finds nothing
        NumberAtMost,  ///< what the rule computes under that name (NumberEvidence), whether or
        NumberAtLeast, ///< not it fires
    };
    Kind kind = Kind::RuleIsSilent;
    RuleId ruleId;
    std::string number;
    Quantity value;
};

/// A change that should help, with values computed from the user's own data.
struct Fix {
    struct Snippet {
        std::string language; ///< "pipeline.config", "tensorflow", "pytorch", "shell", "yaml",
                              ///< "dockerfile", "requirements"
        std::string code;     ///< ready to paste; values filled in
    };
    std::string id; ///< kebab-case, unique within the rule: "lower-learning-rate"
    Text title;     ///< imperative: "Lower the learning rate to 0.004"
    Text detail;    ///< why this helps here
    std::vector<Snippet> snippets;
    std::vector<ConfigEdit> edits; ///< the same as a patch of the user's own files
    Text check;                    ///< what the next run must show for the fix to count as proved
    /// The same for a program. Empty: the rule must be silent.
    std::vector<Promise> promises;
    /// Whether it names a value, a file or a command of this case rather than a direction.
    bool isConcrete = true;
};

/// What a problem costs, as far as it can be told.
struct Stake {
    static constexpr double kFewestHours = 0.05; ///< less than that is not told
    std::optional<double> gpuHours;              ///< lost already
    std::optional<double> stepTimeShare;         ///< 0..1 of every step
    bool modelQuality = false;                   ///< the model is at risk
};

/// Something wrong with a training. Identity is (ruleId, run, first step of the first
/// series evidence); the sink merges duplicates.
struct Finding {
    RuleId ruleId;
    std::string code; ///< catalogue code, "O01"
    Severity severity = Severity::Warning;
    double confidence = 0.5;        ///< 0..1: how sure that it is so; of a diagnosis: calibrated()
    double cost = 0.0;              ///< 0..1: share of the training (time or result) at stake
    Stake stake;                    ///< the same in the units that people pay in
    RunId run;                      ///< it is about
    Text title;                     ///< a sentence with the decisive step and number
    Text explanation;               ///< what it means and how it was decided
    std::vector<Evidence> evidence; ///< best first
    std::vector<Fix> fixes;         ///< best first
    /// Set by the engine: the finding of the same diagnosis that this one follows from.
    std::optional<std::size_t> consequenceOf;
};

/// Whether a problem is no more than possible: its confidence is below kLikelyFrom. Remarks are
/// neither.
inline constexpr double kLikelyFrom = 0.5;
[[nodiscard]] bool isOnlyPossible(const Finding& finding);

/// The title as it is told: "Possible: ..." where it is no more than that.
[[nodiscard]] Text toldTitle(const Finding& finding);

/// A finding with what follows from it.
struct Cause {
    std::size_t finding = 0; ///< into Diagnosis::findings
    double score = 0.0; ///< cost x confidence, as rules say it, of all of the story; the first is
                        ///< the verdict's
    std::vector<std::size_t> consequences; ///< into Diagnosis::findings, best first
    std::vector<Text> supports;            ///< what speaks for it
    std::vector<Text> contradicts;         ///< what speaks against it
};

/// Numbers that a rule looked at, whether or not it fired: shown beside its formula.
struct JudgedPoints {
    static constexpr std::size_t kMost = 512;
    struct Limit {
        Text label;
        double value = 0.0; ///< in the unit of the points
    };
    Text label;  ///< "Median loss of 30 blocks"
    Text xLabel; ///< "Step"; empty: their number
    Unit xUnit = Unit::Count;
    Unit unit = Unit::None;                        ///< of y
    std::vector<std::pair<double, double>> points; ///< x ascending; at most kMost
    std::vector<Limit> limits;
};

/// What a rule made of a training.
struct RuleOutcome {
    enum class State : std::uint8_t { Fired, Passed, Abstained, Muted, Failed };
    RuleId ruleId;
    std::string code;
    RunId run; ///< with ruleId its identity
    State state = State::Passed;
    std::vector<NumberEvidence> numbers; ///< computed, whether or not it fired
    std::vector<JudgedPoints> judged;
};
[[nodiscard]] std::string_view toString(RuleOutcome::State state);

/// A rule that could not judge, and what would let it.
struct Abstention {
    RuleId ruleId;
    std::string code;
    RunId run;           ///< empty: concerns the case as a whole
    Text reason;         ///< which signal is missing or too short
    Text remedy;         ///< how to capture it
    std::string command; ///< exact command or code line, if there is one
    std::string missing; ///< id of the signal or evidence (toString()); empty: there, but too short
};

/// The outcome of all rules over a case.
struct Diagnosis {
    Text verdict;                            ///< one sentence
    std::optional<Severity> verdictSeverity; ///< none: nothing found
    std::vector<Finding> findings; ///< causes before what follows from them, then severity, then
                                   ///< cost x confidence
    std::vector<Cause> causes;     ///< best first; each finding is a cause or a consequence
    std::vector<Abstention> abstentions;
    std::vector<RuleOutcome> outcomes; ///< of every rule for every training that it was asked about
    ImportLog issues;                  ///< rules that stopped with an exception
    std::size_t trainingCount = 0;

    [[nodiscard]] bool hasCritical() const;
};

} // namespace faultline
