// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/training/training.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace faultline::ui {

/// A scalar tag and the runs that logged it.
struct TagEntry {
    QString tag;
    std::string key;                 ///< the same, as in Run::scalars
    std::vector<std::uint32_t> runs; ///< positions in CaseData::runs, ascending
    SignalKind kind = SignalKind::Other;
    /// Set or counted, not measured (learning rate, epoch, steps per second): smoothing it would
    /// draw a schedule as a slope.
    bool isExact = false;
};

/// Every scalar tag of a case, in the order of display. Holds the case, because positions
/// mean nothing without it.
struct TagIndex {
    CasePtr data;
    std::vector<TagEntry> entries;

    [[nodiscard]] const TagEntry* find(const QString& tag) const;
};

/// Tags with a common prefix.
struct TagGroup {
    QString name; ///< the part before the first '/'; empty: tags that have neither
    std::vector<const TagEntry*> entries; ///< owned by the index
};

/// "step10" after "step9": digits compare as numbers, letters without case.
[[nodiscard]] bool naturalLess(const QString& a, const QString& b);

/// Collects the tags of all runs. Linear in runs x tags: off the GUI thread for large cases.
[[nodiscard]] TagIndex buildTagIndex(CasePtr data);

/// Groups as TensorBoard does, by what stands before the first '/', except that tags without
/// one share one group instead of making a group each. Groups left empty are dropped. The group
/// of `first` leads, then those with losses, then the others by name; so do tags in a group.
[[nodiscard]] std::vector<TagGroup> groupTags(const TagIndex& index,
                                              const std::function<bool(const TagEntry&)>& accept,
                                              const QString& first = {});

} // namespace faultline::ui
