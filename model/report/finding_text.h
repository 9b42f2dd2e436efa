// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_names.h"
#include "model/core/text.h"
#include "model/diagnosis/findings/finding.h"

#include <string>
#include <vector>

namespace faultline {

/// Sentences that the text, Markdown and HTML reports have in common. All results are raw:
/// the caller escapes them for its format.

/// "steps 1,200 to 1,300", "step 5"
[[nodiscard]] std::string stepRangeText(const SeriesEvidence& evidence);
/// "learning rate: 0.08 (threshold 0.04)"
[[nodiscard]] std::string numberText(const NumberEvidence& evidence);
/// "runs/a/events.out.tfevents.1, at byte 1234"
[[nodiscard]] std::string fileText(const FileEvidence& evidence);
/// "train.log, line 812: CUDA out of memory" behind its caption.
[[nodiscard]] std::string logText(const LogEvidence& evidence, const CaseNames& names);
/// "pipeline.config, line 12: train_config.batch_size is 64"
[[nodiscard]] std::string configText(const ConfigEvidence& evidence, const CaseNames& names);
/// "train.record: 12 records, first train.record, record 3"
[[nodiscard]] std::string recordText(const RecordEvidence& evidence, const CaseNames& names);
/// "gpu.csv: gpu-utilization of GPU 0"
[[nodiscard]] std::string hardwareText(const HardwareEvidence& evidence, const CaseNames& names);
/// "trace.json, from 1.2 s to 1.4 s"
[[nodiscard]] std::string traceText(const TraceEvidence& evidence, const CaseNames& names);
/// "97 %"
[[nodiscard]] std::string confidenceText(const Finding& finding);
/// "3 GPU-hours lost, 38 % of the step time, the result of the training is at risk"; empty if
/// nothing is known.
[[nodiscard]] std::string stakeText(const Stake& stake);

/// A finding in its place among the causes.
struct ToldFinding {
    std::size_t index = 0;        ///< into Diagnosis::findings
    std::string number;           ///< "2", "2.1"
    const Cause* cause = nullptr; ///< that it is; null: it follows from one
    std::string followsFrom;      ///< number of what it follows from; empty: of nothing
    std::string why;              ///< sentence of the causal table; empty: of nothing
};
/// Every finding, causes before what follows from them. Without causes each stands alone.
[[nodiscard]] std::vector<ToldFinding> toldFindings(const Diagnosis& diagnosis);

/// "Critical", "Warning", "Info", "Nothing found"
[[nodiscard]] std::string verdictWord(const Diagnosis& diagnosis);

/// " of run train", by its name; empty for ".", a source that is itself the run
[[nodiscard]] std::string ofRunText(const std::string& run);

/// Abstentions for one reason: of all the rules that lack the same signal, over all the runs that
/// lack it. A case of a hundred runs without validation says so once.
struct AbstentionGroup {
    std::string reason;
    std::string remedy;
    std::string command;
    std::vector<std::string> rules; ///< "O08 overfitting"
    std::vector<std::string> runs;  ///< empty: concerns the case as a whole
};
[[nodiscard]] std::vector<AbstentionGroup> abstentionGroups(const Diagnosis& diagnosis,
                                                            const CaseNames& names);
/// "O07 loss-plateau, O08 overfitting in 12 runs"
[[nodiscard]] std::string headingOf(const AbstentionGroup& group);

} // namespace faultline
