// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/location.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"
#include "model/io/listing.h"
#include "model/io/store.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

namespace remote {
enum class Ahead;
}

// Files and folders by their location, wherever they lie: on disk, or in a store whose root was
// opened (openRoot()). Of stores everything is answered from the listing of the root, without a
// request, and nothing that lies elsewhere is ever asked for: what a case, a configuration or an
// archive merely names costs no request.

struct FileStatus {
    enum class Kind { File, Folder, Other };
    Kind kind = Kind::Other;
    std::uint64_t sizeBytes = 0;
    double modified = 0.0; ///< seconds since the epoch
    /// Which file or folder it is, whatever path leads to it.
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
};

/// Why there is none. `isLoop`: links that lead to each other.
struct NoStatus {
    Text reason;
    bool isLoop = false;
};

/// What stands at a location; links are followed.
[[nodiscard]] std::optional<FileStatus> statusOf(const std::string& location,
                                                 NoStatus* why = nullptr);
[[nodiscard]] bool isFileAt(const std::string& location);
[[nodiscard]] bool isFolderAt(const std::string& location);

/// Something that lies in a folder. `status` is there where asking cost nothing.
struct FolderEntry {
    std::string name;
    std::optional<FileStatus> status;
};

/// What lies directly in a folder, by name. With an error: what could be read before it.
struct FolderEntries {
    std::vector<FolderEntry> entries;
    std::optional<Text> problem;
};
[[nodiscard]] FolderEntries entriesOf(const std::string& folder);

/// Regular files below a folder, relative to it, ascending; at most `most`, on disk at most
/// kMostDepthBelow folders deep. Links to folders are not followed; what cannot be read is left
/// out.
inline constexpr int kMostDepthBelow = 64;
[[nodiscard]] std::vector<std::string> filesBelow(const std::string& folder,
                                                  std::size_t most = SIZE_MAX);

/// Whether a location is not of the file system: a URI, or something inside an opened archive.
[[nodiscard]] bool isStored(const std::string& location);

// --- roots -------------------------------------------------------------------------------------

/// The user opened this location (wrote it on a command line, in the window): it may be fetched
/// from the network. Gives the name that it has from now on, without user, password and
/// signatures; those are kept in memory for its requests. A path stays as it is.
std::string permitLocation(const std::string& given);
/// Whether whatever opened files name may be fetched as well (--fetch-named).
void permitNamedLocations(bool isPermitted);
/// Whether it, or what it lies in, was permitted.
[[nodiscard]] bool isPermitted(const std::string& location);

/// Whether a location is opened through a store: a URI, or an archive that is a file.
[[nodiscard]] bool needsStore(const std::string& location);

/// Lists a root, anew if it was before; what was open goes on. Refused where the network would be
/// needed and the location is not permitted.
[[nodiscard]] Result<void> openRoot(const std::string& root, ReadMonitor& monitor);
/// The same if it has not been listed yet; right after openRoot() failed, that failure again.
[[nodiscard]] Result<void> ensureRoot(const std::string& root, ReadMonitor& monitor);

/// What is known of a root; nullptr if it was not opened.
struct RootState {
    std::string root;
    std::shared_ptr<const Listing> listing;
    Text access;            ///< Store::access()
    StoreCounters counters; ///< since it was opened first
    ImportLog issues = {};  ///< Store::issues()
};
[[nodiscard]] std::optional<RootState> rootState(const std::string& root);
/// Of all that were opened.
[[nodiscard]] std::vector<RootState> rootStates();

/// A root that is being listed, which of a large one takes minutes.
struct ListingProgress {
    std::string root;
    std::uint64_t files = 0; ///< so far
    StoreCounters counters;
};
[[nodiscard]] std::vector<ListingProgress> listingsUnderWay();

/// A file of a store whose root was opened; openFile() comes here.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openStored(const std::string& location);

/// Opens a file of an opened root and fetches of it ahead what will be read soon; whoever opens it
/// next gets that. Nothing for what is of no store. At most kMostOpenAhead wait to be opened; the
/// ones that wait longest are given up.
void openAhead(const std::string& location, remote::Ahead part);
inline constexpr std::size_t kMostOpenAhead = 64;

/// A file by itself, an archive as the bytes that it is: for stores that read another store.
struct Underlying {
    std::unique_ptr<ByteSource> source;
    std::string version;          ///< what tells this content from another; empty: nothing does
    std::shared_ptr<Store> store; ///< where it lies; null: on this machine
};
[[nodiscard]] Result<Underlying> openUnderlying(const std::string& location, ReadMonitor& monitor);

/// For tests: forgets all roots, permissions and credentials.
void forgetRoots();

} // namespace faultline
