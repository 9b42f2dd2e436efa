// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

/// What a file or folder is called apart from the split that it holds: "train_labels.csv" is
/// "train" and "_labels.csv".
struct SplitName {
    std::string split; ///< "train", "val", "test", "eval", "trainval"; empty if nothing tells
    std::string rest;  ///< the same for all splits and shards of a dataset
};

/// Takes a name apart. The split is a word of it (between other signs or digits): train, val,
/// valid, test, eval and their longer forms. Numbers of shards ("-00003-of-00010") are taken out
/// too.
[[nodiscard]] SplitName splitNameOf(std::string_view name);

/// Whether a folder of this name holds one split and nothing else tells what: "train", "val2017".
[[nodiscard]] bool isSplitFolder(std::string_view name);

} // namespace faultline
