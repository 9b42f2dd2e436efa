// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/dataset/dataset_builder.h"
#include "model/io/worker_pool.h"

#include <memory>
#include <span>
#include <string_view>

namespace faultline {

struct DatasetReadContext {
    DatasetBuilder& builder; ///< used from the calling thread only
    ReadMonitor& monitor;
    WorkerPool& pool; ///< cut the work in parts, make a DatasetPart in each, append them in order
    bool verifyHashes = false; ///< DatasetLoadOptions::verifyHashes
};

/// Turns one form of dataset into an index.
///
/// Stateless and const. A broken annotation costs that annotation: it is named in the issues of
/// the part, the rest goes on. Lengths are bounded by what is left before allocating, recursion is
/// bounded, paths in annotations are taken only inside DatasetSource::root (resolveImagePath()).
///
/// To add a form: a value of DatasetFormat, a file under model/dataset/formats/, one line in
/// builtin_dataset_readers.cpp, how it is recognised in model/readers/dataset/, tests, a fuzz
/// corpus, docs/formats/<id>.md.
class DatasetReader {
public:
    virtual ~DatasetReader() = default;
    [[nodiscard]] virtual DatasetFormat format() const = 0;
    /// FAULTLINE_TR_NOOP("Formats", ...)
    [[nodiscard]] virtual std::string_view displayName() const = 0;
    /// An Error only if nothing at all was usable (or Cancelled; what was read stays).
    [[nodiscard]] virtual Result<void> read(const DatasetSource& source,
                                            DatasetReadContext& context) const = 0;
};

[[nodiscard]] std::span<const std::unique_ptr<const DatasetReader>> builtinDatasetReaders();
[[nodiscard]] const DatasetReader* datasetReader(DatasetFormat format);

} // namespace faultline
