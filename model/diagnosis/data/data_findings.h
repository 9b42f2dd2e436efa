// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/repair/repair_plan.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the rules about data word and compute alike.

/// A kind of defect in one dataset of a training. Refers to the training's evidence.
struct DataDefect {
    const DatasetEvidence* evidence = nullptr;
    const DefectSummary* summary = nullptr;
    Severity severity = Severity::Info; ///< as the rule sees it

    [[nodiscard]] DefectId id() const { return summary->id; }
    [[nodiscard]] const Dataset& dataset() const { return *evidence->dataset; }
    /// The first occurrence; nullptr if none was kept.
    [[nodiscard]] const Defect* first() const;
    /// How a person finds it: "train.record, record 12"; the dataset's name if it is about all.
    [[nodiscard]] std::string where() const;
};

/// The datasets of a training that were read, in its order.
[[nodiscard]] std::vector<const DatasetEvidence*> datasetsOf(const Training& training);

/// What was found under one code of the catalogue ("D01"), with the severity of its summary.
[[nodiscard]] std::vector<DataDefect> defectsOf(const Training& training, std::string_view code);
/// Worst first: by severity, then by share, then in the order of the kinds.
void sortWorstFirst(std::vector<DataDefect>& defects);

[[nodiscard]] Severity severityOf(DefectSeverity severity);

/// The records of one kind of defect, with the reason of the first as caption.
[[nodiscard]] RecordEvidence recordEvidence(const DataDefect& defect);

/// The same of the first `most` kinds, to what proves a finding.
void addRecords(std::span<const DataDefect> defects, std::size_t most, Finding& finding);

/// True if a training that ran logged a loss which stayed finite from beginning to end: its data
/// did not break it.
[[nodiscard]] bool lossStayedFinite(const Training& training);

/// A word for a POSIX shell, quoted where it has to be.
[[nodiscard]] std::string shellWord(std::string_view text);
/// Where the dataset lies, as a word for a shell.
[[nodiscard]] std::string shellPath(const DatasetEvidence& evidence);

/// Writes a repaired copy by the command line. Nothing if none of the repairs can be made to this
/// form of dataset. `check` tells what the next diagnosis must show.
[[nodiscard]] std::optional<Fix> repairedCopy(const DatasetEvidence& evidence,
                                              std::span<const Repair> repairs, Text check);
/// Lists what was found as a table, for repair by hand.
[[nodiscard]] Fix listDefects(const DatasetEvidence& evidence, Text check);
/// Writes the ids of the records to leave out. `count`: how many.
[[nodiscard]] Fix leaveOut(const DatasetEvidence& evidence, std::uint64_t count, bool needsPixels,
                           Text check);

/// A field under the model of a pipeline.config, whichever model it is; npos if it is not written.
[[nodiscard]] std::size_t modelNode(const ConfigDocument& config, std::string_view field);
/// A field of a configuration as evidence.
[[nodiscard]] ConfigEvidence configEvidence(const ConfigDocument& config, std::size_t node,
                                            Text caption);

/// A number as it stands in a configuration: no exponent, at most `digits` places, no zeros behind.
[[nodiscard]] std::string decimal(double value, int digits = 3);

} // namespace faultline
