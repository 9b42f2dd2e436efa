// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_reader.h"

#include <cstdint>
#include <memory>

namespace faultline {

// One for each file of this folder that reads a form of dataset.
[[nodiscard]] std::unique_ptr<const DatasetReader> makeBoxCsvReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makeCocoReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makeCreateMlReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makeImageFolderReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makeLabelMeReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makePascalVocReader();
[[nodiscard]] std::unique_ptr<const DatasetReader> makeYoloReader();
/// Stretches of files are of `stretchBytes`; tests make them small.
[[nodiscard]] std::unique_ptr<const DatasetReader> makeTfRecordReader(
    std::uint64_t stretchBytes = std::uint64_t{16} << 20);

} // namespace faultline
