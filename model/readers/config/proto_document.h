// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/import_issue.h"
#include "model/readers/config/proto_schema.h"
#include "model/readers/config/source_builder.h"

namespace faultline {

/// Fills the tree of `document` with a parsed message and what its type says about it: types,
/// defaults, fields that the type does not have. What the file holds comes first, in its
/// order, then, with `withUnset`, the fields that it leaves out:
/// - a scalar with its default, or Unset if it has none;
/// - a message that the trainer reads with its defaults (ProtoField::isExpanded) as a
///   group of them, any other as an empty Unset group;
/// - of a oneof, its members as Unset, unless one of them is set: then none.
/// A repeated field is a group of "[0]", "[1]", ..., however often it occurs.
void fillFromProto(const ConfigSource& source, const ProtoMessage& type, bool withUnset,
                   ConfigDocument& document, const LineIssueSink& issues);

/// How many fields a message in text format holds, the items of a list one by one.
[[nodiscard]] std::size_t countFields(const ConfigSource& source);

/// Guesses whether a pipeline configuration was written for TF1 or TF2; sets dialect and
/// dialectEvidence.
void guessDialect(ConfigDocument& document);

} // namespace faultline
