// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Whether a file of this name is a shard where a folder was given: "train.record",
/// "a.tfrecords", "coco_train.record-00003-of-00100", "validation-00000-of-00128", with or
/// without ".gz".
[[nodiscard]] bool isShardName(std::string_view fileName);

/// The files that the paths of a split mean: a file is itself, a folder the shards below it
/// (8 levels, links to folders not followed), by name. What does not exist stays in the list.
[[nodiscard]] std::vector<std::string> shardFiles(const std::vector<std::string>& paths);

} // namespace faultline
