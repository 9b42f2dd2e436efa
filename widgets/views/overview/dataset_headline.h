// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"

#include <QString>

#include <memory>

namespace faultline {
struct CaseAnalysis;
}

namespace faultline::ui {

/// What is said of datasets in the place of a verdict.
struct DatasetHeadline {
    QString text; ///< "raccoon: 200 images, 217 boxes, 1 class. 3 kinds of defects."
    QString each; ///< the same of each, if there are several
    Severity worst = Severity::Info; ///< of their defects
    bool hasDefects = false;
    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
};

/// Of a case that holds datasets and no run; empty for every other case, and until they have been
/// measured. Either may be null.
[[nodiscard]] DatasetHeadline datasetHeadline(const CasePtr& opened,
                                              const std::shared_ptr<const CaseAnalysis>& judged);

} // namespace faultline::ui
