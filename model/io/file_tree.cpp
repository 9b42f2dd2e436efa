// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/file_tree.h"

#include "model/core/identity.h"
#include "model/io/cancel_scope.h"
#include "model/io/remote/aws_credentials.h"
#include "model/io/remote/block_source.h"
#include "model/io/remote/gcs_credentials.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <deque>
#include <filesystem>
#include <map>
#include <mutex>

#include <sys/stat.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

/// A root that was opened.
struct Place {
    std::string root;
    std::shared_ptr<Store> store;
    std::shared_ptr<const Listing> listing;
};

/// A root that is being listed, for whoever wants to know how far it is.
struct UnderWay {
    std::string root;
    std::shared_ptr<Store> store;
    std::atomic<std::uint64_t> files{0};
};

/// What is opened, for the whole program: a path says what it leads to, so whoever opens files
/// needs to know nothing else (openFile()).
class Places {
public:
    static Places& all()
    {
        static Places places;
        return places;
    }

    void permit(const SplitLocation& split)
    {
        const std::lock_guard lock(m_mutex);
        SplitLocation& known = m_permitted[split.location];
        const bool hasSecrets = !split.userInfo.empty() || !split.secretQuery.empty();
        if (known.location.empty() || hasSecrets)
            known = split;
    }

    [[nodiscard]] std::optional<SplitLocation> permission(const std::string& location) const
    {
        const std::lock_guard lock(m_mutex);
        std::string above = location;
        while (!above.empty()) {
            const auto known = m_permitted.find(above);
            if (known != m_permitted.end())
                return known->second;
            std::string parent = parentLocation(above);
            if (parent == above)
                break; // "/" lies in itself
            above = std::move(parent);
        }
        return m_permitsNamed ? std::optional(
                   SplitLocation{.location = location, .userInfo = {}, .secretQuery = {}})
                              : std::nullopt;
    }

    void permitNamed(bool isPermitted)
    {
        const std::lock_guard lock(m_mutex);
        m_permitsNamed = isPermitted;
    }

    [[nodiscard]] std::optional<Place> at(const std::string& root) const
    {
        const std::lock_guard lock(m_mutex);
        const auto place = m_places.find(keyOf(root));
        return place == m_places.end() ? std::nullopt : std::optional(place->second);
    }

    void putFailure(const std::string& root, const Error& error)
    {
        const std::lock_guard lock(m_mutex);
        m_failures.insert_or_assign(keyOf(root), error);
    }

    [[nodiscard]] std::optional<Error> takeFailure(const std::string& root)
    {
        const std::lock_guard lock(m_mutex);
        const auto failure = m_failures.find(keyOf(root));
        if (failure == m_failures.end())
            return std::nullopt;
        Error error = failure->second;
        m_failures.erase(failure);
        return error;
    }

    void put(Place place)
    {
        const std::lock_guard lock(m_mutex);
        m_ahead.clear(); // of what was listed before
        m_failures.erase(keyOf(place.root));
        const std::string key = keyOf(place.root);
        if (!isUri(key) && !m_places.contains(key))
            ++m_onDisk;
        m_places[key] = std::move(place);
    }

    /// The root that a location lies in, and its name below it; the innermost of several.
    [[nodiscard]] std::optional<std::pair<Place, std::string>> holding(
        const std::string& location) const
    {
        if (!isUri(location) && m_onDisk == 0)
            return std::nullopt;
        const std::string whole = keyOf(location);
        const std::lock_guard lock(m_mutex);
        for (std::size_t end = whole.size(); end != std::string::npos && end > 0;
             end = whole.rfind('/', end - 1)) {
            const auto place = m_places.find(std::string_view(whole).substr(0, end));
            if (place != m_places.end())
                return std::pair(place->second, whole.substr(std::min(end + 1, whole.size())));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Place> list() const
    {
        const std::lock_guard lock(m_mutex);
        std::vector<Place> places;
        for (const auto& [key, place] : m_places)
            places.push_back(place);
        return places;
    }

    /// The end of what is given back ends it.
    [[nodiscard]] std::shared_ptr<UnderWay> begin(const Place& place)
    {
        auto listing = std::make_shared<UnderWay>();
        listing->root = place.root;
        listing->store = place.store;
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_underWay, [](const auto& one) { return one.expired(); });
        m_underWay.push_back(listing);
        return listing;
    }

    [[nodiscard]] std::vector<std::shared_ptr<UnderWay>> underWay() const
    {
        const std::lock_guard lock(m_mutex);
        std::vector<std::shared_ptr<UnderWay>> all;
        for (const std::weak_ptr<UnderWay>& one : m_underWay) {
            if (std::shared_ptr<UnderWay> listing = one.lock())
                all.push_back(std::move(listing));
        }
        return all;
    }

    void putAhead(const std::string& location, std::unique_ptr<ByteSource> source)
    {
        const std::lock_guard lock(m_mutex);
        m_ahead.emplace_back(location, std::move(source));
        while (m_ahead.size() > kMostOpenAhead)
            m_ahead.pop_front();
    }
    [[nodiscard]] bool isAhead(const std::string& location) const
    {
        const std::lock_guard lock(m_mutex);
        return std::any_of(m_ahead.begin(), m_ahead.end(),
                           [&](const auto& one) { return one.first == location; });
    }
    /// nullptr: it was not opened ahead.
    [[nodiscard]] std::unique_ptr<ByteSource> takeAhead(const std::string& location)
    {
        const std::lock_guard lock(m_mutex);
        const auto at = std::find_if(m_ahead.begin(), m_ahead.end(),
                                     [&](const auto& one) { return one.first == location; });
        if (at == m_ahead.end())
            return nullptr;
        std::unique_ptr<ByteSource> source = std::move(at->second);
        m_ahead.erase(at);
        return source;
    }

    void forget()
    {
        const std::lock_guard lock(m_mutex);
        m_ahead.clear();
        m_places.clear();
        m_failures.clear();
        m_permitted.clear();
        m_permitsNamed = false;
        m_onDisk = 0;
    }

private:
    /// Archives on disk may be called by several paths.
    static std::string keyOf(const std::string& location)
    {
        return isUri(location) ? location : placeOf(location);
    }

    mutable std::mutex m_mutex;
    std::map<std::string, Place, std::less<>> m_places;
    std::map<std::string, SplitLocation, std::less<>> m_permitted;
    std::vector<std::weak_ptr<UnderWay>> m_underWay;
    std::deque<std::pair<std::string, std::unique_ptr<ByteSource>>> m_ahead;
    std::map<std::string, Error, std::less<>> m_failures; ///< of the last listing of a root
    std::atomic<std::size_t> m_onDisk{0};
    bool m_permitsNamed = false;
};

/// The file at a path, which may be an opened archive, is none of its store's.
bool isRootOnDisk(const std::pair<Place, std::string>& held)
{
    return held.second.empty() && !isUri(held.first.root);
}

std::optional<FileStatus> statusIn(const Place& place, const std::string& name)
{
    // Distinct enough to tell folders apart; they have no other identity.
    const std::uint64_t identity = std::hash<std::string>{}(place.root + "/" + name);
    if (const std::optional<StoredFile> file = place.listing->find(name))
        return FileStatus{.kind = FileStatus::Kind::File,
                          .sizeBytes = file->size,
                          .modified = file->modified,
                          .inode = identity};
    if (place.listing->isFolder(name))
        return FileStatus{.kind = FileStatus::Kind::Folder, .inode = identity};
    return std::nullopt;
}

Error notOpened(const std::string& location)
{
    return Error{.code = ErrorCode::Io,
                 .path = shownLocation(location),
                 .detail = FAULTLINE_TR_NOOP(
                     "Errors", "was not fetched: it is named by a file, not opened by you. "
                               "Open it, or give --fetch-named")};
}

Error notThere(const std::string& location)
{
    return Error{.code = ErrorCode::Io,
                 .path = shownLocation(location),
                 .detail = FAULTLINE_TR_NOOP("Errors", "no such file or folder")};
}

Result<std::shared_ptr<Store>> makeStore(const std::string& root, bool archivesToo)
{
    const StoreKind* kind = storeKindOf(root, archivesToo);
    if (kind == nullptr)
        return Error{.code = ErrorCode::Io,
                     .path = shownLocation(root),
                     .detail = {FAULTLINE_TR_NOOP("Errors", "locations of %1:// cannot be opened"),
                                {schemeOf(root)}}};
    const std::optional<SplitLocation> permitted = Places::all().permission(root);
    if (isUri(root) && !permitted)
        return notOpened(root);
    SplitLocation secrets = permitted.value_or(SplitLocation{});
    secrets.location = root;
    return kind->make(root, secrets);
}

/// Asks whoever this thread works for.
class ScopeMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override
    {
        return m_worksFor != nullptr && m_worksFor->isCancelled();
    }

private:
    const ReadMonitor* m_worksFor = CancelScope::current();
};

Result<std::shared_ptr<const Listing>> listed(const Place& place, ReadMonitor& monitor)
{
    auto listing = std::make_shared<Listing>();
    const CancelScope scope(&monitor);
    const std::shared_ptr<UnderWay> progress = Places::all().begin(place);
    const Result<void> done = place.store->list(monitor, [&](StoredFile&& file) {
        constexpr std::uint64_t kTellEvery = 256;
        if (++progress->files % kTellEvery == 0)
            monitor.advance(0); // whoever draws looks at listingsUnderWay()
        return listing->add(file);
    });
    if (!done)
        return done.error();
    listing->finish();
    return std::shared_ptr<const Listing>(std::move(listing));
}

} // namespace

std::optional<FileStatus> statusOf(const std::string& location, NoStatus* why)
{
    if (const auto held = Places::all().holding(location); held && !isRootOnDisk(*held)) {
        std::optional<FileStatus> status = statusIn(held->first, held->second);
        if (!status && why != nullptr)
            *why = {.reason = notThere(location).detail};
        return status;
    }
    if (isUri(location)) {
        if (why != nullptr)
            *why = {.reason = notOpened(location).detail};
        return std::nullopt;
    }
    struct stat status {};
    if (::stat(location.c_str(), &status) != 0) {
        if (why != nullptr)
            *why = {.reason = verbatim(std::strerror(errno)), .isLoop = errno == ELOOP};
        return std::nullopt;
    }
    FileStatus::Kind kind = FileStatus::Kind::Other;
    if (S_ISDIR(status.st_mode))
        kind = FileStatus::Kind::Folder;
    else if (S_ISREG(status.st_mode))
        kind = FileStatus::Kind::File;
    return FileStatus{.kind = kind,
                      .sizeBytes = static_cast<std::uint64_t>(status.st_size),
                      .modified = static_cast<double>(status.st_mtim.tv_sec)
                                  + static_cast<double>(status.st_mtim.tv_nsec) * 1e-9,
                      .device = static_cast<std::uint64_t>(status.st_dev),
                      .inode = static_cast<std::uint64_t>(status.st_ino)};
}

bool isFileAt(const std::string& location)
{
    const std::optional<FileStatus> status = statusOf(location);
    return status && status->kind == FileStatus::Kind::File;
}

bool isFolderAt(const std::string& location)
{
    const std::optional<FileStatus> status = statusOf(location);
    return status && status->kind == FileStatus::Kind::Folder;
}

FolderEntries entriesOf(const std::string& folder)
{
    FolderEntries found;
    if (const auto held = Places::all().holding(folder)) {
        for (Listing::Entry& entry : held->first.listing->entriesIn(held->second)) {
            const std::string name =
                held->second.empty() ? entry.name : held->second + "/" + entry.name;
            FileStatus status{.kind = entry.isFolder ? FileStatus::Kind::Folder
                                                     : FileStatus::Kind::File,
                              .sizeBytes = entry.size,
                              .modified = entry.modified,
                              .inode = std::hash<std::string>{}(held->first.root + "/" + name)};
            found.entries.push_back({.name = std::move(entry.name), .status = status});
        }
        return found;
    }
    if (isUri(folder)) {
        found.problem = notOpened(folder).detail;
        return found;
    }
    std::error_code error;
    fs::directory_iterator it(folder.empty() ? fs::path(".") : fs::path(folder),
                              fs::directory_options::none, error);
    for (; !error && it != fs::directory_iterator(); it.increment(error))
        found.entries.push_back({.name = it->path().filename().string(), .status = {}});
    if (error)
        found.problem = verbatim(error.message());
    std::sort(found.entries.begin(), found.entries.end(),
              [](const FolderEntry& a, const FolderEntry& b) { return a.name < b.name; });
    return found;
}

std::vector<std::string> filesBelow(const std::string& folder, std::size_t most)
{
    std::vector<std::string> files;
    if (const auto held = Places::all().holding(folder)) {
        files = held->first.listing->filesBelow(held->second);
        files.resize(std::min(files.size(), most));
        return files;
    }
    if (isUri(folder))
        return files;
    std::error_code error;
    const std::size_t prefix = folder.size() + (folder.ends_with('/') ? 0 : 1);
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied,
                                        error);
    for (; !error && it != fs::recursive_directory_iterator() && files.size() < most;
         it.increment(error)) {
        if (it.depth() >= kMostDepthBelow)
            it.disable_recursion_pending();
        std::error_code ignored;
        if (it->is_regular_file(ignored))
            files.push_back(it->path().native().substr(prefix));
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool isStored(const std::string& location)
{
    if (isUri(location))
        return true;
    const auto held = Places::all().holding(location);
    return held && !isRootOnDisk(*held);
}

std::string permitLocation(const std::string& given)
{
    if (!isUri(given))
        return given;
    const SplitLocation split = splitSecrets(given);
    if (isUri(split.location))
        Places::all().permit(split);
    return split.location;
}

void permitNamedLocations(bool isPermitted)
{
    Places::all().permitNamed(isPermitted);
}

bool isPermitted(const std::string& location)
{
    return !isUri(location) || Places::all().permission(location).has_value();
}

bool needsStore(const std::string& location)
{
    if (isUri(location))
        return true;
    const StoreKind* kind = storeKindOf(location);
    const std::optional<FileStatus> status = kind != nullptr ? statusOf(location) : std::nullopt;
    return status && status->kind == FileStatus::Kind::File;
}

namespace {

Result<void> listRoot(const std::string& root, ReadMonitor& monitor)
{
    std::optional<Place> known = Places::all().at(root);
    Place place{.root = root, .store = known ? known->store : nullptr, .listing = nullptr};
    if (!place.store) {
        Result<std::shared_ptr<Store>> store = makeStore(root, true);
        if (!store)
            return store.error();
        place.store = std::move(*store);
    }
    Result<std::shared_ptr<const Listing>> listing = listed(place, monitor);
    if (!listing)
        return listing.error();
    place.listing = std::move(*listing);
    Places::all().put(std::move(place));
    return {};
}

} // namespace

Result<void> openRoot(const std::string& root, ReadMonitor& monitor)
{
    Result<void> opened = listRoot(root, monitor);
    if (!opened)
        Places::all().putFailure(root, opened.error());
    return opened;
}

Result<void> ensureRoot(const std::string& root, ReadMonitor& monitor)
{
    if (std::optional<Error> failure = Places::all().takeFailure(root))
        return *failure; // asking once more would take as long again
    return Places::all().at(root) ? Result<void>() : openRoot(root, monitor);
}

std::optional<RootState> rootState(const std::string& root)
{
    const std::optional<Place> place = Places::all().at(root);
    if (!place)
        return std::nullopt;
    return RootState{.root = place->root,
                     .listing = place->listing,
                     .access = place->store->access(),
                     .counters = place->store->counters(),
                     .issues = place->store->issues()};
}

std::vector<RootState> rootStates()
{
    std::vector<RootState> states;
    for (const Place& place : Places::all().list())
        states.push_back({.root = place.root,
                          .listing = place.listing,
                          .access = place.store->access(),
                          .counters = place.store->counters(),
                          .issues = place.store->issues()});
    return states;
}

std::vector<ListingProgress> listingsUnderWay()
{
    std::vector<ListingProgress> all;
    for (const std::shared_ptr<UnderWay>& listing : Places::all().underWay())
        all.push_back({.root = listing->root,
                       .files = listing->files,
                       .counters = listing->store->counters()});
    return all;
}

Result<std::unique_ptr<ByteSource>> openStored(const std::string& location)
{
    if (std::unique_ptr<ByteSource> ahead = Places::all().takeAhead(location))
        return ahead;
    auto held = Places::all().holding(location);
    if (!held && isUri(location) && isPermitted(location)) {
        // Given by itself: a label map, a configuration.
        ScopeMonitor monitor;
        const Result<void> opened = openRoot(location, monitor);
        if (!opened)
            return opened.error();
        held = Places::all().holding(location);
    }
    if (!held)
        return isPermitted(location) ? notThere(location) : notOpened(location);
    const std::optional<StoredFile> file = held->first.listing->find(held->second);
    if (!file)
        return held->first.listing->isFolder(held->second)
                   ? Error{.code = ErrorCode::Io,
                           .path = location,
                           .detail = FAULTLINE_TR_NOOP("Errors", "is a folder, not a file")}
                   : notThere(location);
    return held->first.store->open(location, *file);
}

void openAhead(const std::string& location, remote::Ahead part)
{
    const auto held = isUri(location) ? Places::all().holding(location) : std::nullopt;
    if (!held || Places::all().isAhead(location))
        return;
    const std::optional<StoredFile> file = held->first.listing->find(held->second);
    if (!file)
        return;
    Result<std::unique_ptr<ByteSource>> source = held->first.store->open(location, *file);
    if (!source)
        return; // whoever reads it is told
    remote::fetchAhead(**source, part);
    Places::all().putAhead(location, std::move(*source));
}

Result<Underlying> openUnderlying(const std::string& location, ReadMonitor& monitor)
{
    Underlying found;
    std::optional<StoredFile> file;
    if (!isUri(location)) {
        if (const std::optional<FileStatus> status = statusOf(location))
            found.version = std::to_string(status->sizeBytes) + " " + roundTrip(status->modified)
                            + " " + std::to_string(status->inode);
    } else {
        Result<std::shared_ptr<Store>> store = makeStore(location, false);
        if (!store)
            return store.error();
        found.store = std::move(*store);
        Result<std::shared_ptr<const Listing>> listing =
            listed({.root = location, .store = found.store, .listing = nullptr}, monitor);
        if (!listing)
            return listing.error();
        file = (*listing)->find("");
        if (!file)
            return notThere(location);
        found.version = file->version;
    }
    Result<std::unique_ptr<ByteSource>> source =
        found.store ? found.store->open(location, *file) : openFile(location);
    if (!source)
        return source.error();
    found.source = std::move(*source);
    return found;
}

void forgetRoots()
{
    remote::AwsCredentialFinder::ofProgram().forget();
    remote::GcsTokenFinder::ofProgram().forget();
    Places::all().forget();
}

} // namespace faultline
