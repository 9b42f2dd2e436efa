// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/progress.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/findings/rule.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a diagnosis came to, kept so that the next run can be compared with it.
struct DiagnosisSummary {
    struct SummaryRun {
        RunId id;
        std::string below;               ///< its path below its source; empty: in none of them
        std::optional<double> startTime; ///< seconds since the epoch

        friend bool operator==(const SummaryRun&, const SummaryRun&) = default;
    };
    struct SummaryFinding {
        std::string key; ///< findingKey()
        RuleId ruleId;
        std::string code;
        std::string severity; ///< toString(Severity)
        std::string title;    ///< English

        friend bool operator==(const SummaryFinding&, const SummaryFinding&) = default;
    };
    double time = 0.0;   ///< when it was made, seconds since the epoch
    std::string verdict; ///< English
    std::vector<SummaryRun> runs;
    std::vector<SummaryFinding> findings;

    friend bool operator==(const DiagnosisSummary&, const DiagnosisSummary&) = default;
};
[[nodiscard]] DiagnosisSummary summaryOf(const CaseData& data, const Diagnosis& diagnosis,
                                         double time);
/// The runs of a case that a summary does not know (by place and start time).
[[nodiscard]] std::vector<RunId> newRuns(const DiagnosisSummary& summary, const CaseData& data);

/// One investigation, as a `.faultline` file keeps it (docs/case-file.md). A value.
/// A difference between runs that the user does not want to see again.
struct IgnoredChange {
    std::string area; ///< toString(ChangeArea)
    std::string path; ///< RunChange::path
    std::string reason;

    friend bool operator==(const IgnoredChange&, const IgnoredChange&) = default;
};

[[nodiscard]] bool isIgnored(const std::vector<IgnoredChange>& ignored, std::string_view area,
                             std::string_view path);

struct CaseFile {
    std::vector<std::string> sources; ///< absolute paths, or kDemoPath
    RuleSettings rules;
    MachineChoice machine;
    ChecklistProgress checklist;
    std::vector<TagId> pinnedTags;
    std::map<ArtifactId, double> clockCorrections; ///< seconds to add
    std::vector<IgnoredChange> ignoredChanges;     ///< of comparisons
    std::optional<DiagnosisSummary> last;
    /// Files whose columns the user chose, by absolute path.
    std::map<std::string, TableChoice> tables;
    /// The JSON text it was read from, in this version; members that this version does not know are
    /// written back from it. Empty for a new case.
    std::string original;
};

inline constexpr int kCaseVersion = 2;
/// Longer files are refused, unread.
inline constexpr std::uint64_t kMaxCaseBytes = std::uint64_t{8} << 20;
inline constexpr const char* kCaseSuffix = ".faultline";

/// Whether a path is named like a case file.
[[nodiscard]] bool isCasePath(std::string_view path);

/// Reads the text of a case file of this version or an older one; relative sources start at
/// `folder` (absolute). Errors name the member and what was expected: not a case, a newer version,
/// cut short, wrong types, too much.
[[nodiscard]] Result<CaseFile> parseCase(std::string_view text, const std::string& folder);
/// The text of a case file that is to lie in `folder`: sources below it, or beside it, are
/// relative. Deterministic.
[[nodiscard]] std::string caseText(const CaseFile& file, const std::string& folder);

[[nodiscard]] Result<CaseFile> loadCaseFile(const std::string& path);
/// Writes it as a whole or not at all. Refuses a path that lies among the sources' own files:
/// opened files are never written.
[[nodiscard]] Result<void> saveCaseFile(const CaseFile& file, const std::string& path);

/// A source of a case and where it stands.
struct CaseSource {
    enum class State : std::uint8_t { Found, Missing, Unreadable };
    std::string path;
    State state = State::Found;
    /// It does not lie below the folder of the case file: such a case cannot be sent elsewhere
    /// whole, and one that came from elsewhere names places of this machine.
    bool isOutside = false;
};
[[nodiscard]] std::vector<CaseSource> caseSources(const CaseFile& file, const std::string& folder);

/// Gives one missing source a new place and moves with it every other missing source that lay
/// under the same root: what the old and new path end in alike stays, what differs before is
/// replaced. Returns how many moved. Sources that are there stay where they are. The choices of
/// columns of the files of a source move with it, and so does all that is known of its runs and
/// artifacts.
std::size_t relocateSource(CaseFile& file, std::size_t source, const std::string& newPath);

} // namespace faultline
