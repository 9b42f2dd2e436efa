// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/import_issue.h"
#include "model/readers/config/proto_schema.h"
#include "model/readers/config/text_proto.h"

#include <functional>

namespace faultline {

/// Told of everything odd; `line` 0: no line.
using LineIssueSink = std::function<void(IssueCode code, std::uint32_t line, Text detail)>;

/// Fills the tree of `document` with a parsed message and what its type says about it: types,
/// defaults, fields that the type does not have. What the file holds comes first, in its
/// order, then, with `withUnset`, the fields that it leaves out:
/// - a scalar with its default, or Unset if it has none;
/// - a message that the trainer reads with its defaults (ProtoMessage::expandedDefaults) as a
///   group of them, any other as an empty Unset group;
/// - of a oneof, its members as Unset, unless one of them is set: then none.
/// A repeated field is a group of "[0]", "[1]", ..., however often it occurs.
void fillFromProto(const TextProto& proto, const ProtoMessage& type, bool withUnset,
                   ConfigDocument& document, const LineIssueSink& issues);

/// Passes on what the parser noted.
void reportNotes(const TextProto& proto, const LineIssueSink& issues);

/// Guesses whether a pipeline configuration was written for TF1 or TF2; sets dialect and
/// dialectEvidence.
void guessDialect(ConfigDocument& document);

} // namespace faultline
