// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_names.h"
#include "model/core/config_document.h" // before Json: it has an enumerator of that name
#include "model/report/json_values.h"
#include "model/report/report_extras.h"

namespace faultline {

/// Adds what `extras` hold as the members "checklist", "walk", "retest" and "notes" of a report.
void addChecklistJson(Json& report, const ReportExtras& extras, const CaseNames& names);

} // namespace faultline
