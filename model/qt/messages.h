// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/environment.h"
#include "model/core/import_issue.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/text.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <QString>

namespace faultline {

/// The one place where texts and numbers of the core become words of the user's language.
/// Here and not in widgets/, because the item models speak too; needs QtCore alone.
[[nodiscard]] QString translated(const Text& text);
/// The same; empty where there is none.
[[nodiscard]] inline QString translated(const std::shared_ptr<const Text>& text)
{
    return text ? translated(*text) : QString();
}
[[nodiscard]] QString formatted(const Quantity& quantity);
[[nodiscard]] QString formatted(double value, Unit unit);
[[nodiscard]] QString severityName(Severity severity); ///< "Critical"
[[nodiscard]] QString issueSentence(const ImportIssue& issue);
[[nodiscard]] QString issueAdvice(const ImportIssue& issue);
[[nodiscard]] QString issueSeverityName(IssueSeverity severity);
[[nodiscard]] QString tagKindName(TagKind kind);
[[nodiscard]] QString versionRoleName(VersionRole role); ///< "installed"
[[nodiscard]] QString environmentSourceName(EnvironmentSource source);
[[nodiscard]] QString configKindName(ConfigKind kind); ///< "pipeline.config", "Label map"
[[nodiscard]] QString phaseName(PhaseKind phase);
[[nodiscard]] QString errorMessage(const Error& error); ///< with path and offset
/// Title of a rule; the id itself for an unknown one.
[[nodiscard]] QString ruleTitle(const std::string& ruleId);
/// What it looks for, in a sentence; empty for an unknown one.
[[nodiscard]] QString ruleSummary(const std::string& ruleId);

} // namespace faultline
