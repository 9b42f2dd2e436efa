// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/environment.h"
#include "model/core/result.h"
#include "model/diagnosis/findings/finding.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A file with edits applied: what a fix would change, never yet written anywhere.
struct PatchedFile {
    ArtifactId file;  ///< that was edited
    std::string name; ///< Artifact::name() of it
    std::string path; ///< of that file, as opened
    std::string text; ///< the whole new text
    std::string diff; ///< unified, three lines of context, "a/<name>" against "b/<name>"
};

/// Applies edits to the text of a configuration: comments, layout, line ends and everything that
/// is not named stay as they are. A field that is not there is added to its group, a group that is
/// not there is made. An edit without a value takes the field out. The edits of other files among
/// `edits` are left aside.
///
/// Understands pipeline.config and label maps (textproto), YAML, JSON, and the assignments of
/// mmdetection's Python files. Pure; linear in the text for each edit.
///
/// Refuses, naming the field and its line, where it cannot be sure to change what was meant: the
/// file is cut short or was not read whole, a merge is not resolved, the field stands several
/// times, its value is an alias, an expression or of another kind than the edit supposes, or the
/// result would not read back as asked.
[[nodiscard]] Result<PatchedFile> patchConfig(const ConfigDocument& document,
                                              std::span<const ConfigEdit> edits);

/// The same for package lists and Dockerfiles, whose text the caller has read. `path` of an edit
/// is a component as EnvironmentFact has it, its value the whole requirement ("numpy==1.23.5");
/// in a Dockerfile "base-image" with the image for its FROM line.
[[nodiscard]] Result<PatchedFile> patchEnvironment(const Environment& environment,
                                                   std::string_view text,
                                                   std::span<const ConfigEdit> edits);

} // namespace faultline
