// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QString>

#include <string>

namespace faultline::ui {

/// Writes a report as PDF: the same contents as its HTML, charts as vectors, A4 with page numbers.
/// `html` is what writeDiagnosisHtml() gives. Any thread that may use fonts; blocks.
[[nodiscard]] Result<void> writePdf(const QString& path, const std::string& html);

} // namespace faultline::ui
