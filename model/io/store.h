// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

/// A file of a store.
struct StoredFile {
    /// Below the root that is listed, '/' between folders, any bytes else: "train/events.out…".
    /// Empty: the root itself is this file.
    std::string name = {};
    std::uint64_t size = 0;
    /// Generation, ETag, or time and size: another one, another content. Empty: not known.
    std::string version = {};
    double modified = 0.0; ///< seconds since the epoch; 0: not known
};

/// Takes files one by one; false: no more are wanted.
using StoredFileSink = std::function<bool(StoredFile&&)>;

/// What a store did, for everybody to see.
struct StoreCounters {
    std::uint64_t requests = 0;
    std::uint64_t bytes = 0; ///< of content that came over the network
};

/// Where files lie that the file system does not reach: a bucket, a web server, another machine, an
/// archive. One object serves one root (what the user opened). All of it may be called from several
/// threads at once, blocks, and gives up when CancelScope::isCancelled() or the monitor says so.
///
/// Errors name the location, never with what is secret in it, and say in one line what to do.
class Store {
public:
    virtual ~Store() = default;

    /// All files below the root, in any order, each once: flat, without walking folder by folder
    /// where the store can. A root that is a file is one file with an empty name. An error: nothing
    /// there, no access; what was handed out before it counts.
    [[nodiscard]] virtual Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) = 0;

    /// Opens a file of the last list(). `name` is the location for messages (ByteSource::name()).
    /// May cost nothing: the first read tells what fails.
    [[nodiscard]] virtual Result<std::unique_ptr<ByteSource>> open(const std::string& name,
                                                                   const StoredFile& file) = 0;

    /// Which credentials were used, for people: "GOOGLE_APPLICATION_CREDENTIALS", "none (public)".
    /// Empty where there are none to tell.
    [[nodiscard]] virtual Text access() const { return {}; }
    [[nodiscard]] virtual StoreCounters counters() const { return {}; }
    /// What the last list() left out, as a walk over folders on disk would tell it: pipes, links
    /// that lead back, folders that cannot be read. Paths begin with the root.
    [[nodiscard]] virtual ImportLog issues() const { return {}; }
};

/// A kind of store. `claims` looks at the spelling alone: no I/O.
struct StoreKind {
    std::string_view name; ///< kebab-case: "s3", "archive"
    /// An archive is a file of another store or of this machine that is opened as a folder: only
    /// where the user opened it, not where it is found in a folder.
    bool isArchive = false;
    bool (*claims)(std::string_view location) = nullptr;
    /// `location`: normalised, without secrets. `secrets`: what was taken out of it.
    Result<std::shared_ptr<Store>> (*make)(const std::string& location,
                                           const struct SplitLocation& secrets) = nullptr;
};

/// The kinds in the order in which they are asked; one line each in builtin_stores.cpp.
[[nodiscard]] std::span<const StoreKind> builtinStores();

/// The first kind that claims a location; nullptr: it is a path of this machine, or nobody's.
[[nodiscard]] const StoreKind* storeKindOf(std::string_view location, bool archivesToo = true);

} // namespace faultline
