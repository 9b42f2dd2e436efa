// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/tfevents/event_batch.h"

#include <string_view>

namespace faultline::tfevents {

/// Decodes one Event message (the payload of one record) into a batch. Returns false if the bytes
/// are not a valid Event; what could be read before that point has been added.
///
/// Field numbers are those of tensorflow/core/util/event.proto and summary.proto;
/// docs/formats/tfevents.md lists the ones that are used.
[[nodiscard]] bool decodeEvent(std::string_view event, EventBatch& batch);

/// Kind of a tag by the plugin name in its metadata.
[[nodiscard]] TagKind kindOfPlugin(std::string_view plugin);

} // namespace faultline::tfevents
