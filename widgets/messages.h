// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/messages.h"

namespace faultline::ui {

// The words of the window are made one layer below, where the item models need them too.
using faultline::configKindName;
using faultline::environmentSourceName;
using faultline::errorMessage;
using faultline::formatted;
using faultline::issueAdvice;
using faultline::issueSentence;
using faultline::issueSeverityName;
using faultline::phaseName;
using faultline::ruleSummary;
using faultline::ruleTitle;
using faultline::severityName;
using faultline::tagKindName;
using faultline::translated;
using faultline::versionRoleName;

} // namespace faultline::ui
