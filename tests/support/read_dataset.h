// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// The datasets below a path, as findDatasets() gives them.
[[nodiscard]] std::vector<std::shared_ptr<DatasetSource>> datasetsIn(const std::string& path);
/// The first of a form, or nullptr.
[[nodiscard]] std::shared_ptr<DatasetSource> datasetOf(
    const std::vector<std::shared_ptr<DatasetSource>>& found, DatasetFormat format);

/// Reads a dataset without a cache; nullptr if that fails.
[[nodiscard]] DatasetPtr readDataset(const DatasetSource& source, unsigned threads = 1);
/// Finds and reads the only dataset of a form below a path; nullptr if there is none.
[[nodiscard]] DatasetPtr readDatasetIn(const std::string& path, DatasetFormat format);

/// Index of a picture by its name, or npos.
[[nodiscard]] std::size_t imageNamed(const Dataset& dataset, std::string_view name);
inline constexpr std::size_t kNoImage = static_cast<std::size_t>(-1);

/// A valid PNG of so many pixels, black.
[[nodiscard]] std::string pngOf(int width, int height);

/// Occurrences of a word in a text, for counting independently of a parser.
[[nodiscard]] std::size_t occurrences(std::string_view text, std::string_view word);
[[nodiscard]] std::string textOfFile(const std::string& path);

} // namespace faultline::test
