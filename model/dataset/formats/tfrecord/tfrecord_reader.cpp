// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/dataset/formats/tfrecord/example_indexer.h"
#include "model/dataset/formats/tfrecord/shard_files.h"
#include "model/dataset/packed_shards.h"
#include "model/dataset/stable_hash.h"
#include "model/readers/stream_issues.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// A picture of the largest size that is read, and what else its record may hold (masks).
constexpr std::uint64_t kWholeRecord = kMaxImageBytes + (std::uint64_t{64} << 20);

struct Shard {
    ExampleIndexer::Shard info;
    std::uint64_t size = 0;
    Packing packing = Packing::None;
    std::size_t firstUnit = 0;
    std::size_t endUnit = 0;
};

/// A stretch of a shard, or a packed shard as a whole.
struct ReadUnit {
    std::size_t shard = 0;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

struct UnitResult {
    RecordStretch stretch;
    ExampleRows rows;
    std::uint64_t unpackedBytes = 0; ///< of a packed shard
    std::optional<StreamFault> fault;
};

/// One pass over the shards of a dataset.
class ShardScan {
public:
    ShardScan(const DatasetSource& source, DatasetReadContext& context, std::uint64_t stretchBytes)
        : m_source(source), m_context(context), m_stretchBytes(stretchBytes)
    {
    }

    Result<void> run()
    {
        openShards();
        makeUnits();
        // Units of a batch are read by all threads, then joined here, in order. A batch is long
        // against what threads wait for at its end, and bounds what is read ahead.
        const std::size_t batch = std::size_t{16} * m_context.pool.threadCount();
        std::vector<UnitResult> results(std::min(batch, m_units.size()));
        for (std::size_t at = 0; at < m_units.size() && !m_isCancelled; at += results.size()) {
            const std::size_t count = std::min(results.size(), m_units.size() - at);
            m_context.pool.parallelFor(
                count, [&](std::size_t i) { results[i] = readUnit(m_units[at + i], false, 0); });
            for (std::size_t i = 0; i < count && !m_isCancelled; ++i)
                join(at + i, std::exchange(results[i], {}));
        }
        markDuplicates();
        if (m_isCancelled || m_context.monitor.isCancelled())
            return Error{.code = ErrorCode::Cancelled, .path = m_source.root};
        if (m_context.builder.imageCount() == 0)
            return Error{.code = ErrorCode::Corrupt,
                         .path = m_shards.size() == 1 ? m_shards.front().info.path : m_source.root,
                         .detail =
                             FAULTLINE_TR_NOOP("Errors", "holds no record that could be read")};
        return {};
    }

private:
    void addIssue(const std::string& path, IssueCode code, std::uint64_t lost, Text detail)
    {
        m_context.builder.addIssue(
            {.code = code, .path = path, .bytesLost = lost, .detail = std::move(detail)});
    }

    void openShards()
    {
        for (std::size_t split = 0; split < m_source.splits.size(); ++split) {
            for (const std::string& path : shardFiles(m_source.splits[split].paths))
                openShard(path, split);
        }
    }

    void openShard(const std::string& path, std::size_t split)
    {
        Shard shard{.info = {.path = path,
                             .container = m_context.builder.addContainer(path),
                             .split = static_cast<std::uint8_t>(split),
                             .verifyHashes = m_context.verifyHashes}};
        const Result<std::unique_ptr<ByteSource>> file = openFile(path);
        if (!file) {
            addIssue(path, IssueCode::Unreadable, 0, file.error().detail);
            return;
        }
        shard.size = file.value()->size();
        std::array<std::byte, 64> head{};
        const Result<std::size_t> got = file.value()->readAt(0, head);
        const auto text = std::span(head).first(got ? *got : 0);
        if (shard.size == 0) {
            addIssue(path, IssueCode::EmptyFile, 0, {});
        } else if (isLfsPointer({reinterpret_cast<const char*>(text.data()), text.size()})) {
            addIssue(path, IssueCode::LfsPointer, 0, {});
        } else {
            shard.packing = packingOf(**file);
            m_shards.push_back(std::move(shard));
        }
    }

    void makeUnits()
    {
        for (std::size_t at = 0; at < m_shards.size(); ++at) {
            Shard& shard = m_shards[at];
            shard.firstUnit = m_units.size();
            if (shard.packing != Packing::None) {
                m_units.push_back({.shard = at, .begin = 0, .end = shard.size});
            } else {
                for (std::uint64_t begin = 0; begin < shard.size; begin += m_stretchBytes)
                    m_units.push_back(
                        {.shard = at,
                         .begin = begin,
                         .end = begin + std::min(m_stretchBytes, shard.size - begin)});
            }
            shard.endUnit = m_units.size();
        }
    }

    /// `isAgain`: from `begin`, where a record must start; progress was told already.
    UnitResult readUnit(const ReadUnit& unit, bool isAgain, std::uint64_t begin) const
    {
        UnitResult result;
        const Shard& shard = m_shards[unit.shard];
        if (m_context.monitor.isCancelled()) {
            result.stretch.cancelled = true;
            return result;
        }
        ExampleIndexer indexer(shard.info, result.rows);
        const Result<std::unique_ptr<ByteSource>> file = openFile(shard.info.path);
        if (!file) {
            result.stretch.failed = true;
            indexer.onIssue({.code = IssueCode::Unreadable,
                             .path = shard.info.path,
                             .offsetBytes = unit.begin,
                             .bytesLost = 0,
                             .detail = file.error().detail});
            return result;
        }
        if (shard.packing != Packing::None) {
            readPacked(**file, shard, indexer, result);
            return result;
        }
        RecordScanner scanner(**file, m_context.monitor, kWholeRecord);
        const bool isStart = isAgain || unit.begin == 0;
        result.stretch = scanner.scan(isAgain ? begin : unit.begin, unit.end, isStart, indexer);
        if (!isAgain)
            m_context.monitor.advance(unit.end - unit.begin);
        return result;
    }

    void readPacked(const ByteSource& file, const Shard& shard, ExampleIndexer& indexer,
                    UnitResult& result) const
    {
        const UnpackedSource unpacked(file, shard.packing, &m_context.monitor);
        RecordScanner scanner(unpacked, m_context.monitor, kWholeRecord, false);
        result.stretch = scanner.scan(0, std::numeric_limits<std::uint64_t>::max(), true, indexer);
        result.unpackedBytes = unpacked.position();
        result.fault = unpacked.stream().fault();
        if (result.fault) {
            FileReport report;
            noteStreamFault(unpacked.stream(), file, report);
            for (const ImportIssue& issue : report.issues.kept())
                indexer.onIssue(issue);
        }
    }

    void join(std::size_t at, UnitResult result)
    {
        const ReadUnit& unit = m_units[at];
        const Shard& shard = m_shards[unit.shard];
        if (at == shard.firstUnit)
            beginShard(shard, result);
        if (!m_isShardOver) {
            const RecordChain::Verdict verdict =
                m_chain->check(unit.begin, unit.end, result.stretch);
            if (verdict == RecordChain::Verdict::ScanAgain)
                result = readUnit(unit, true, m_chain->expected());
            if (verdict != RecordChain::Verdict::Skip)
                take(result);
        }
        if (at + 1 == shard.endUnit)
            endShard(shard);
    }

    void beginShard(const Shard& shard, const UnitResult& first)
    {
        m_chain.emplace(shard.info.path,
                        shard.packing == Packing::None ? shard.size : first.unpackedBytes);
        m_isShardOver = false;
        m_records = 0;
        m_sequenceExamples = 0;
        m_withoutImage = 0;
        m_issues = {};
    }

    void take(UnitResult& result)
    {
        if (const std::optional<ImportIssue> closed = m_chain->take(result.stretch))
            m_issues.add(*closed);
        ExampleRows& rows = result.rows;
        m_issues.absorb(rows.issues);
        rows.part.shiftIds(static_cast<std::int64_t>(m_records));
        m_records += rows.part.imageCount();
        m_sequenceExamples += rows.sequenceExamples;
        m_withoutImage += rows.withoutImage;
        m_context.builder.append(std::move(rows.part));
        m_identities.insert(m_identities.end(), rows.identities.begin(), rows.identities.end());
        m_isCancelled = m_isCancelled || result.stretch.cancelled;
        m_isShardOver = result.stretch.failed || result.stretch.cancelled;
    }

    void endShard(const Shard& shard)
    {
        const std::string& path = shard.info.path;
        if (!m_isShardOver) {
            if (std::optional<ImportIssue> open = m_chain->openDamage()) {
                if (m_records == 0 && open->code == IssueCode::BadLengthChecksum)
                    open->detail = FAULTLINE_TR_NOOP(
                        "Errors", "there is not one record in it: no TFRecord file");
                m_issues.add(std::move(*open));
            }
        }
        m_context.builder.addIssues(m_issues);
        if (m_sequenceExamples > 0)
            addIssue(
                path, IssueCode::UnsupportedVariant, 0,
                {FAULTLINE_TR_NOOP("Errors", "records that are a tf.SequenceExample: %1 of %2"),
                 {std::to_string(m_sequenceExamples), std::to_string(m_records)}});
        if (m_withoutImage > 0)
            addIssue(path, IssueCode::MissingPart, 0,
                     {FAULTLINE_TR_NOOP("Errors", "records without image/encoded: %1 of %2"),
                      {std::to_string(m_withoutImage), std::to_string(m_records)}});
        m_context.builder.addSourceBytes(shard.size);
    }

    /// Two pictures of one split with the same source_id are one to the evaluation.
    void markDuplicates()
    {
        if (!hasDuplicates())
            return; // nearly always
        std::vector<std::pair<std::uint64_t, std::uint32_t>> order;
        order.reserve(m_identities.size());
        for (std::size_t at = 0; at < m_identities.size(); ++at) {
            if (m_identities[at] != 0)
                order.emplace_back(keyOf(at), static_cast<std::uint32_t>(at));
        }
        std::sort(order.begin(), order.end());
        for (std::size_t at = 1; at < order.size(); ++at) {
            if (order[at].first == order[at - 1].first)
                m_context.builder.setFlag(order[at].second, kDuplicateId);
        }
    }

    /// Identity within a split.
    [[nodiscard]] std::uint64_t keyOf(std::size_t image) const
    {
        return mixHash(m_identities[image], m_context.builder.image(image).split);
    }

    /// One pass with a table of the keys, open addressing: a fifth of the time of sorting them.
    [[nodiscard]] bool hasDuplicates() const
    {
        std::vector<std::uint64_t> table(std::bit_ceil(2 * m_identities.size() + 1));
        const std::size_t mask = table.size() - 1;
        for (std::size_t at = 0; at < m_identities.size(); ++at) {
            if (m_identities[at] == 0)
                continue;
            const std::uint64_t key = std::max<std::uint64_t>(1, keyOf(at)); // 0 is a free place
            std::size_t place = static_cast<std::size_t>(key) & mask;
            while (table[place] != 0 && table[place] != key)
                place = (place + 1) & mask;
            if (table[place] == key)
                return true;
            table[place] = key;
        }
        return false;
    }

    const DatasetSource& m_source;
    DatasetReadContext& m_context;
    std::uint64_t m_stretchBytes;
    std::vector<Shard> m_shards;
    std::vector<ReadUnit> m_units;
    std::vector<std::uint64_t> m_identities; ///< of every picture
    bool m_isCancelled = false;

    // Of the shard whose units are being joined.
    std::optional<RecordChain> m_chain;
    bool m_isShardOver = false; ///< it could not be read on
    std::uint64_t m_records = 0;
    std::uint64_t m_sequenceExamples = 0;
    std::uint64_t m_withoutImage = 0;
    ImportLog m_issues;
};

class TfRecordReader final : public DatasetReader {
public:
    explicit TfRecordReader(std::uint64_t stretchBytes) : m_stretchBytes(stretchBytes) {}

    DatasetFormat format() const override { return DatasetFormat::TfRecord; }
    std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "TFRecord dataset");
    }
    Result<void> read(const DatasetSource& source, DatasetReadContext& context) const override
    {
        return ShardScan(source, context, m_stretchBytes).run();
    }

private:
    std::uint64_t m_stretchBytes;
};

} // namespace

std::unique_ptr<const DatasetReader> makeTfRecordReader(std::uint64_t stretchBytes)
{
    return std::make_unique<TfRecordReader>(stretchBytes);
}

} // namespace faultline
