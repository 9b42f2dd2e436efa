// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A number that a configuration sets, and where.
struct ConfigNumber {
    std::string path; ///< ConfigDocument::path()
    double value = 0.0;
    std::uint32_t line = 0; ///< 1-based; 0: a default
};

/// The number at `path`, written or by default; nothing if it is none.
[[nodiscard]] std::optional<ConfigNumber> numberAt(const ConfigDocument& config,
                                                   const std::string& path);

/// Images in a step, as the configuration counts them (pipeline.config: of all replicas together;
/// mmdetection: of one GPU). Nothing if it leaves that open or to the trainer.
[[nodiscard]] std::optional<ConfigNumber> batchField(const ConfigDocument& config);

/// What of the learning rate goes with the batch: base, warm-up and scheduled rates that the file
/// sets. Empty for Ultralytics, which keeps the nominal batch by accumulating.
[[nodiscard]] std::vector<ConfigNumber> rateFields(const ConfigDocument& config);

/// What the learning rate is multiplied by when the batch is: linear for SGD (Goyal et al. 2017,
/// rule O04), its root for adaptive optimizers.
[[nodiscard]] double rateFactor(const ConfigDocument& config, double batchFactor);

/// The largest batch up to `most` that people set: 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, ... 83 images
/// that just fit make 64.
[[nodiscard]] std::int64_t usualBatch(std::int64_t most);

/// Sets the batch of a training, with the learning rates that go with it. Without a configuration
/// the number stands in code. `isTensorFlow` says in whose; both if not known. `fitting`: rates
/// that are known to fit the batch as it is; they are scaled in place of those that the file has.
[[nodiscard]] Fix changeBatch(const Training& training, std::int64_t batch,
                              std::optional<bool> isTensorFlow,
                              std::span<const ConfigNumber> fitting = {});

/// "12", "0.0133": as it should stand in a configuration, three significant digits.
[[nodiscard]] std::string fieldText(double value);

/// The language of snippets for a configuration.
[[nodiscard]] std::string_view snippetLanguage(const ConfigDocument& config);

/// A line for a snippet and the same as an edit.
void setField(const ConfigDocument& config, const std::string& path, const std::string& value,
              Fix& fix);

} // namespace faultline
