// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace faultline {

/// How bad a finding is for the training.
enum class Severity { Critical, Warning, Info };
[[nodiscard]] std::string_view toString(Severity severity);

/// Points of a series that prove something. Opening it shows the chart of `tag` in `run`
/// with [firstStep, lastStep] shaded.
struct SeriesEvidence {
    std::string run; ///< Run::name
    std::string tag;
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0;
    double firstWallTime = 0.0;
    double lastWallTime = 0.0;
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
    std::string log;              ///< Artifact::name()
    std::size_t firstLine = 0;    ///< index into ConsoleLog::lines
    std::size_t lastLine = 0;     ///< inclusive
    std::uint32_t sourceLine = 0; ///< 1-based, of the first one, in the file
    std::string excerpt;          ///< the first line, perhaps shortened
    Text caption;
};

using Evidence = std::variant<SeriesEvidence, NumberEvidence, FileEvidence, LogEvidence>;

/// A change that should help, with values computed from the user's own data.
struct Fix {
    struct Snippet {
        std::string language; ///< "pipeline.config", "tensorflow", "pytorch", "shell"
        std::string code;     ///< ready to paste; values filled in
    };
    Text title;  ///< imperative: "Lower the learning rate to 0.004"
    Text detail; ///< why this helps here
    std::vector<Snippet> snippets;
    Text check; ///< what the next run must show for the fix to count as proved
};

/// Something wrong with a training. Identity is (ruleId, run, first step of the first
/// series evidence); the sink merges duplicates.
struct Finding {
    std::string ruleId; ///< kebab-case, of the rule that found it
    std::string code;   ///< catalogue code, "O01"
    Severity severity = Severity::Warning;
    double confidence = 0.5;        ///< 0..1: how sure that it is so
    double cost = 0.0;              ///< 0..1: share of the training (time or result) at stake
    std::string run;                ///< Run::name it is about
    Text title;                     ///< a sentence with the decisive step and number
    Text explanation;               ///< what it means and how it was decided
    std::vector<Evidence> evidence; ///< best first
    std::vector<Fix> fixes;         ///< best first
};

/// A rule that could not judge, and what would let it.
struct Abstention {
    std::string ruleId;
    std::string code;
    std::string run;     ///< empty: concerns the case as a whole
    Text reason;         ///< which signal is missing or too short
    Text remedy;         ///< how to capture it
    std::string command; ///< exact command or code line, if there is one
};

/// The outcome of all rules over a case.
struct Diagnosis {
    Text verdict;                            ///< one sentence
    std::optional<Severity> verdictSeverity; ///< none: nothing found
    std::vector<Finding> findings;           ///< best first: severity, then cost x confidence
    std::vector<Abstention> abstentions;
    ImportLog issues; ///< rules that stopped with an exception
    std::size_t trainingCount = 0;

    [[nodiscard]] bool hasCritical() const;
};

} // namespace faultline
