// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// What makes the batches.
enum class LoaderKind : std::uint8_t {
    DataLoader, ///< "dataloader": torch.utils.data.DataLoader, a batch is made by one worker
    TfData,     ///< "tf.data": map, batch, prefetch; elements are made side by side
};
[[nodiscard]] std::string_view toString(LoaderKind kind);

/// Where elements are kept once they were read and decoded.
enum class CacheKind : std::uint8_t { None, Memory, Disk };
[[nodiscard]] std::string_view toString(CacheKind cache); ///< "none", "memory", "disk"

/// What a user says of costs, in place of what was measured or where nothing was. Seconds and
/// bytes, as in Costs; nothing: as measured.
struct StatedCosts {
    std::optional<double> batchSeconds = {};   ///< work on a batch by one worker; either this
    std::optional<double> elementSeconds = {}; ///< or of one element
    std::optional<double> handOverSeconds = {};
    std::optional<double> startSeconds = {};
    std::optional<double> cpuShare = {};
    std::optional<double> decodeShare = {};
    std::optional<double> elementBytes = {};
    std::optional<double> elementReadBytes = {};
    std::optional<double> datasetElements = {};

    friend bool operator==(const StatedCosts&, const StatedCosts&) = default;
};

/// What a user can turn. Counts are checked by set(): a Setting is always one that can be
/// simulated.
struct Setting {
    LoaderKind kind = LoaderKind::DataLoader;
    int workers = 0;  ///< DataLoader: processes; 0: the training loads its batches itself
    int prefetch = 2; ///< batches ahead: of each worker (DataLoader), of all (tf.data; 0: none)
    int parallelCalls = 1;     ///< tf.data: elements made at once
    bool isFused = true;       ///< tf.data: map directly followed by batch
    bool isInOrder = true;     ///< DataLoader: in_order
    bool isPersistent = false; ///< workers live on from epoch to epoch
    bool isPinned = false;
    int threads = 1;          ///< that OpenCV or OpenMP start in each worker
    double decodeScale = 1.0; ///< JPEG decoded at 1, 1/2, 1/4 or 1/8 of its size
    CacheKind cache = CacheKind::None;
    std::string storage;      ///< id of a row of resources/pipeline/storage.jsonl; empty: as it is
    double cores = 0.0;       ///< that the pipeline may use; 0: no limit known
    int batch = 0;            ///< elements of a batch; 0: not known
    double stepSeconds = 0.0; ///< as the user says; 0: as measured
    int batchesPerEpoch = 0;  ///< 0: endless
    int shuffleSize = 0;      ///< elements of the shuffle buffer
    StatedCosts stated;

    /// Batches or calls under way at once; 1 where the training makes them itself.
    [[nodiscard]] int parallelism() const;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// The names that set() takes, as in `faultline-cli pipeline --set` and on the page: what can be
/// turned, then the costs that can be stated.
[[nodiscard]] std::span<const std::string_view> settingKeys();
/// Whether a key says anything of a loader of this kind: "workers" says nothing of tf.data.
[[nodiscard]] bool isKeyOf(LoaderKind kind, std::string_view key);
/// Whether a key says what the training is like (a cost, the length of an epoch), not how its
/// loader is set.
[[nodiscard]] bool isFactKey(std::string_view key);

/// What a number may be.
struct KeyRange {
    double least = 0.0;
    double most = 0.0;
    bool isWhole = false;
};
/// Of a number that set() takes; nothing for a key that stands for a choice or a switch, or is
/// none.
[[nodiscard]] std::optional<KeyRange> rangeOf(LoaderKind kind, std::string_view key);

/// Sets one of settingKeys(). Fails for another name, and for a value that is none or out of range;
/// the error says which values there are.
[[nodiscard]] Result<void> set(Setting& setting, std::string_view key, std::string_view value);

/// "workers=8,prefetch=4" in its parts; empty parts are left out. Fails where one has no "=".
[[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> settingPairs(
    std::string_view text);

/// What a key stands at, as set() takes it; empty for a cost that is not stated.
[[nodiscard]] std::string settingValue(const Setting& setting, std::string_view key);

} // namespace faultline::pipeline
