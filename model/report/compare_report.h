// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/compare.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

namespace faultline {

/// A comparison for its readers. All are English and deterministic. Several comparisons (of a PATH
/// with several trainings) are told one after the other, the one that differs most first.

struct CompareReportOptions {
    bool listsAll = false; ///< equal and cosmetic changes one by one, not only their number
    std::vector<std::string> ignored; ///< reasons for what was left out, "data_dir: moved"
};

/// For a terminal: the verdict, effects, what explains them, differences by area, the next run.
void writeComparisonText(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options, const TextStyle& style = {});

/// For programs: "schema": "faultline/compare/1" (docs/comparing.md lists the members). The first
/// comparison; "pairs" has all of them where there are several.
void writeComparisonJson(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options);

/// For a pull request: at most 60 lines; says how much was left out.
void writeComparisonMarkdown(TextSink& sink, const CompareResult& result,
                             const CompareReportOptions& options);

/// One self-contained page without scripts, light or dark as the reader's system is.
void writeComparisonHtml(TextSink& sink, const CompareResult& result,
                         const CompareReportOptions& options);

} // namespace faultline
