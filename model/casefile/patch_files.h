// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/diagnosis/fixes/config_edit.h"

#include <span>
#include <string>
#include <vector>

namespace faultline {

/// The files that the edits of a fix change, patched; one for each, in the order in which the
/// edits name them. Reads the text of package lists again. Fails as a whole if one of them cannot
/// be patched.
[[nodiscard]] Result<std::vector<PatchedFile>> patchFiles(const CaseData& data,
                                                          std::span<const ConfigEdit> edits);

/// Whether a path is a file that was opened with the case, under whatever name.
[[nodiscard]] bool isFileOfCase(const CaseData& data, const std::string& path);

/// Writes a patched file to a new place, atomically. Refuses every file of the case.
[[nodiscard]] Result<void> savePatched(const CaseData& data, const PatchedFile& patched,
                                       const std::string& path);

} // namespace faultline
