// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/block_source.h"

#include "model/io/cancel_scope.h"
#include "model/io/remote/fetch_pool.h"
#include "model/io/remote/object_cache.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <set>

namespace faultline::remote {

namespace {

using Bytes = std::shared_ptr<const std::string>;

/// Reads of up to this are looks, unless they go on where the last one ended.
constexpr std::size_t kMostOfLook = std::size_t{256} << 10U;
/// Jumps shorter than this come back to the same block again and again: it is fetched whole.
constexpr std::uint64_t kShortJump = std::uint64_t{2} << 20U;
/// A first read this near to the end is of what was appended.
constexpr std::uint64_t kMostOfTail = std::uint64_t{1} << 20U;
constexpr std::chrono::milliseconds kAskEvery{50};
/// Parts that wait for whoever asked for them, whatever becomes of them in memory.
constexpr std::size_t kMostFresh = 2;
/// Bytes that must be the same for a file to have grown.
constexpr std::uint64_t kCompared = std::uint64_t{4} << 10U;

/// Blocks of all files; the ones used last stay.
class BlockMemory {
public:
    static BlockMemory& all()
    {
        static BlockMemory memory;
        return memory;
    }

    Bytes find(const std::string& key)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_places.find(key);
        if (known == m_places.end())
            return nullptr;
        m_blocks.splice(m_blocks.begin(), m_blocks, known->second);
        return known->second->second;
    }

    void put(const std::string& key, Bytes bytes)
    {
        const std::lock_guard lock(m_mutex);
        if (m_places.contains(key))
            return;
        m_bytes += bytes->size();
        m_blocks.emplace_front(key, std::move(bytes));
        m_places[key] = m_blocks.begin();
        while (m_bytes > kMemoryBytes && m_blocks.size() > 1) {
            m_bytes -= m_blocks.back().second->size();
            m_places.erase(m_blocks.back().first);
            m_blocks.pop_back();
        }
    }

private:
    std::mutex m_mutex;
    std::list<std::pair<std::string, Bytes>> m_blocks; ///< the one used last first
    std::map<std::string, std::list<std::pair<std::string, Bytes>>::iterator> m_places;
    std::uint64_t m_bytes = 0;
};

class ChangedFiles {
public:
    static ChangedFiles& all()
    {
        static ChangedFiles files;
        return files;
    }
    void note(const std::string& name)
    {
        const std::lock_guard lock(m_mutex);
        m_names.insert(name);
    }
    std::vector<std::string> take()
    {
        const std::lock_guard lock(m_mutex);
        std::vector<std::string> names(m_names.begin(), m_names.end());
        m_names.clear();
        return names;
    }

private:
    std::mutex m_mutex;
    std::set<std::string> m_names;
};

/// A part of the file that is fetched at once: a block, or a look.
struct Part {
    bool isLook = false;
    std::uint64_t index = 0;

    [[nodiscard]] std::uint64_t bytes() const { return isLook ? kLookBytes : kBlockBytes; }
    [[nodiscard]] std::uint64_t begin() const { return index * bytes(); }
    /// As caches number them.
    [[nodiscard]] std::uint64_t number() const { return index * 2 + (isLook ? 1 : 0); }
    auto operator<=>(const Part&) const = default;
};

/// What readers and fetching threads share of a file.
struct FileState {
    FileState(std::string location, std::string server, const StoredFile& file,
              std::shared_ptr<RangeReader> ranges)
        : name(std::move(location)),
          origin(std::move(server)),
          size(file.size),
          reader(std::move(ranges))
    {
        setVersion(file.version);
    }

    void setVersion(const std::string& version)
    {
        // Where the version is not known, what was fetched counts for this opening only.
        static std::atomic<std::uint64_t> openings{0};
        hasVersion = !version.empty();
        key = origin + "\n" + name + "\n"
              + (hasVersion ? version : "opening " + std::to_string(++openings)) + "\n"
              + std::to_string(size);
    }
    [[nodiscard]] std::string keyOf(const Part& part) const
    {
        return key + "\n" + std::to_string(part.number());
    }

    const std::string name;
    const std::string origin;
    const std::uint64_t size;
    std::shared_ptr<RangeReader> reader;
    std::atomic<bool> isAbandoned{false};

    std::mutex mutex;
    std::condition_variable arrived;
    std::string key;
    bool hasVersion = false;
    std::set<Part> underWay;
    std::map<Part, Bytes> fresh; ///< just arrived, until the one who waits has them
    Bytes lastBytes;             ///< of the file as it was, to compare a newer version with
    std::uint64_t lastBegin = 0;
    std::optional<Error> error;
    int renewals = 0;
};

using StatePtr = std::shared_ptr<FileState>;

Error failed(const FileState& state, std::uint64_t offset, Text problem)
{
    return Error{.code = ErrorCode::Io,
                 .path = state.name,
                 .offsetBytes = offset,
                 .detail = std::move(problem)};
}

/// The file has another version: whether it is the old one, grown. Called with the mutex held.
bool hasGrown(FileState& state, const IsUnwanted& isUnwanted, std::unique_lock<std::mutex>& lock)
{
    constexpr int kMostRenewals = 20;
    if (++state.renewals > kMostRenewals)
        return false;
    const Bytes known = state.lastBytes;
    const std::uint64_t begin = state.lastBegin;
    lock.unlock();
    const Result<StoredFile> now = state.reader->renew(isUnwanted);
    bool isSame = now && now->size >= state.size;
    if (isSame && known && !known->empty()) {
        const std::uint64_t count = std::min<std::uint64_t>(known->size(), kCompared);
        const std::uint64_t from = begin + known->size() - count;
        const RangeReader::Answer answer = state.reader->read(from, count, isUnwanted);
        isSame = answer.kind == RangeReader::Answer::Kind::Bytes
                 && known->compare(known->size() - static_cast<std::size_t>(count),
                                   std::string::npos, answer.bytes)
                        == 0;
    }
    lock.lock();
    if (isSame)
        state.setVersion(now->version);
    return isSame;
}

/// Fetches a part, on a thread of the pool.
void fetch(const StatePtr& state, const Part& part)
{
    const IsUnwanted isUnwanted = [&state] {
        return state->isAbandoned || FetchPool::all().isStopping();
    };
    std::unique_lock lock(state->mutex);
    const std::uint64_t size = std::min(part.bytes(), state->size - part.begin());
    Bytes bytes;
    std::optional<Error> error;
    bool isFromDisk = false;
    while (!bytes && !error && !isUnwanted()) {
        const std::string key = state->key;
        const bool hasVersion = state->hasVersion;
        lock.unlock();
        if (hasVersion) {
            std::optional<std::string> kept = ObjectCache::ofUser().find(key, part.number());
            if (kept && kept->size() == size)
                bytes = std::make_shared<const std::string>(std::move(*kept));
            isFromDisk = bytes != nullptr;
        }
        RangeReader::Answer answer;
        if (!bytes)
            answer = state->reader->read(part.begin(), size, isUnwanted);
        lock.lock();
        if (bytes)
            break;
        switch (answer.kind) {
        case RangeReader::Answer::Kind::Bytes:
            bytes = std::make_shared<const std::string>(std::move(answer.bytes));
            break;
        case RangeReader::Answer::Kind::Changed:
            ChangedFiles::all().note(state->name);
            // Another thread may have seen it first, and taken the new version.
            if (state->key == key && !hasGrown(*state, isUnwanted, lock))
                error = failed(*state, part.begin(),
                               FAULTLINE_TR_NOOP("Errors", "was replaced while it was read: open "
                                                           "it again"));
            break;
        case RangeReader::Answer::Kind::Failed:
            if (!answer.isCancelled)
                error = failed(*state, part.begin(), std::move(answer.problem));
            break;
        }
    }
    const std::string key = state->key;
    const bool isKept = bytes && state->hasVersion && !isFromDisk;
    state->underWay.erase(part);
    if (error && !state->error)
        state->error = error;
    if (bytes) {
        BlockMemory::all().put(state->keyOf(part), bytes);
        state->fresh[part] = bytes;
        state->lastBytes = bytes;
        state->lastBegin = part.begin();
        while (state->fresh.size() > kMostFresh)
            state->fresh.erase(state->fresh.begin());
    }
    lock.unlock();
    state->arrived.notify_all();
    if (isKept)
        ObjectCache::ofUser().store(key, part.number(), *bytes);
}

class BlockSource final : public ByteSource {
public:
    explicit BlockSource(StatePtr state) : m_state(std::move(state)) {}
    BlockSource(const BlockSource&) = delete;
    BlockSource& operator=(const BlockSource&) = delete;
    ~BlockSource() override { m_state->isAbandoned = true; }

    const std::string& name() const override { return m_state->name; }
    std::uint64_t size() const override { return m_state->size; }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        if (offset >= m_state->size || into.empty())
            return std::size_t{0};
        const auto wanted =
            static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), m_state->size - offset));
        const bool isLook = beginRead(offset, wanted);
        std::size_t done = 0;
        while (done < wanted) {
            Part part;
            Result<Bytes> bytes = partWith(offset + done, isLook, part);
            if (!bytes)
                return bytes.error();
            const std::uint64_t inside = offset + done - part.begin();
            if (inside >= (*bytes)->size())
                break; // the file became shorter
            const std::size_t count = std::min<std::size_t>(
                wanted - done, (*bytes)->size() - static_cast<std::size_t>(inside));
            std::copy_n(reinterpret_cast<const std::byte*>((*bytes)->data() + inside), count,
                        into.data() + done);
            done += count;
        }
        return done;
    }

    void fetchAhead(Ahead wanted) const
    {
        const std::lock_guard lock(m_state->mutex);
        const Part part{.isLook = wanted == Ahead::Head && m_state->size > kLookBytes, .index = 0};
        if (m_state->size > 0 && !knownPart(part))
            start(part, false);
    }

private:
    /// Whether a read is a look: far from where the last one ended, and short.
    bool beginRead(std::uint64_t offset, std::size_t count) const
    {
        const std::lock_guard lock(m_state->mutex);
        // Of what was appended to a file that is followed, the block was fetched before.
        const bool isTail = m_isFirst && offset > 0 && m_state->size - offset <= kMostOfTail;
        m_readsTail = m_readsTail || isTail;
        const bool isLook =
            m_state->size > kLookBytes && (m_readsTail || (count <= kMostOfLook && isJump(offset)));
        m_next = offset + count;
        m_delivered += count;
        m_isFirst = false;
        return isLook;
    }

    /// The bytes at an offset, and what part of the file they are.
    Result<Bytes> partWith(std::uint64_t offset, bool isLook, Part& part) const
    {
        std::unique_lock lock(m_state->mutex);
        const Part block{.isLook = false, .index = offset / kBlockBytes};
        const Part look{.isLook = true, .index = offset / kLookBytes};
        // What is there or under way is better than what would have to be fetched.
        for (const Part& one : {block, look}) {
            Bytes known = knownPart(one);
            if (known) {
                part = one;
                if (!one.isLook)
                    readAhead(one.index);
                return known;
            }
        }
        part = isLook && !m_state->underWay.contains(block) ? look : block;
        start(part, true);
        if (!part.isLook)
            readAhead(part.index);
        while (true) {
            const auto fresh = m_state->fresh.find(part);
            if (fresh != m_state->fresh.end())
                return fresh->second;
            if (Bytes known = knownPart(part))
                return known;
            if (m_state->error)
                return *m_state->error;
            if (!m_state->underWay.contains(part))
                start(part, true); // it came and went again, or belonged to another version
            m_state->arrived.wait_for(lock, kAskEvery);
            if (CancelScope::isCancelled())
                return Error{.code = ErrorCode::Cancelled, .path = m_state->name};
        }
    }

    [[nodiscard]] Bytes knownPart(const Part& part) const
    {
        const auto fresh = m_state->fresh.find(part);
        return fresh != m_state->fresh.end() ? fresh->second
                                             : BlockMemory::all().find(m_state->keyOf(part));
    }

    /// Far from where the last read ended. The first read is one: most files are only looked at.
    [[nodiscard]] bool isJump(std::uint64_t offset) const
    {
        if (m_isFirst)
            return true;
        const std::uint64_t distance = offset > m_next ? offset - m_next : m_next - offset;
        return distance >= kShortJump;
    }

    void start(const Part& part, bool isUrgent) const
    {
        if (!m_state->underWay.insert(part).second)
            return;
        FetchPool::all().run([state = m_state, part] { fetch(state, part); }, isUrgent);
    }

    /// How many blocks are worth fetching ahead: the more was read of those before, the more. Where
    /// most is passed over (images), none.
    [[nodiscard]] std::uint64_t blocksAhead() const
    {
        const std::uint64_t touched = m_touched.size() * kBlockBytes;
        if (2 * m_delivered + 4 * kBlockBytes < touched)
            return 0;
        return std::min(kReadAheadBlocks, 1 + m_delivered / kBlockBytes);
    }

    void readAhead(std::uint64_t index) const
    {
        const bool goesOn = m_lastBlock && (index == *m_lastBlock || index == *m_lastBlock + 1);
        const bool isBegin = !m_lastBlock && index == 0;
        m_lastBlock = index;
        m_touched.insert(index);
        if (!goesOn && !isBegin)
            return;
        const std::uint64_t last = index + blocksAhead();
        for (std::uint64_t next = index + 1; next <= last; ++next) {
            const Part part{.isLook = false, .index = next};
            if (part.begin() < m_state->size && !knownPart(part) && !m_state->error)
                start(part, false);
        }
    }

    StatePtr m_state;
    // Hints under the state's mutex; several threads that read at once share them.
    mutable std::uint64_t m_next = 0;
    mutable bool m_isFirst = true;
    mutable bool m_readsTail = false;
    mutable std::optional<std::uint64_t> m_lastBlock;
    mutable std::set<std::uint64_t> m_touched; ///< blocks that were read from
    mutable std::uint64_t m_delivered = 0;
};

} // namespace

std::unique_ptr<ByteSource> openBlocks(std::string name, const std::string& origin,
                                       const StoredFile& file, std::shared_ptr<RangeReader> reader)
{
    // They outlive the threads of the pool, which is made later.
    (void)BlockMemory::all();
    (void)ChangedFiles::all();
    (void)ObjectCache::ofUser();
    return std::make_unique<BlockSource>(
        std::make_shared<FileState>(std::move(name), origin, file, std::move(reader)));
}

void fetchAhead(const ByteSource& source, Ahead part)
{
    if (const auto* const blocks = dynamic_cast<const BlockSource*>(&source))
        blocks->fetchAhead(part);
}

std::vector<std::string> takeChangedFiles()
{
    return ChangedFiles::all().take();
}

} // namespace faultline::remote
