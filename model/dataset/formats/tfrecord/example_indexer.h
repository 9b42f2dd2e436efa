// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_builder.h"
#include "model/dataset/formats/tfrecord/example.h"
#include "model/io/record_scanner.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a stretch of a shard gave.
struct ExampleRows {
    DatasetPart part;
    ImportLog issues;
    /// Of each picture: a hash of its source_id, or else of its file name; 0 if it has neither.
    std::vector<std::uint64_t> identities;
    std::uint64_t sequenceExamples = 0;
    std::uint64_t withoutImage = 0; ///< Examples that have no image/encoded
};

/// Turns records into rows: one for each record that was found, damaged or not, so that the number
/// of a row is the number of its record.
class ExampleIndexer final : public RecordSink {
public:
    /// Boxes of one picture beyond this are left out, and an issue says so.
    static constexpr std::size_t kMaxBoxes = 1U << 16;

    struct Shard {
        std::string path;
        std::uint32_t container = 0;
        std::uint8_t split = 0;
        bool verifyHashes = false;
    };

    /// `rows` must outlive it. Row ids count from 0.
    ExampleIndexer(Shard shard, ExampleRows& rows) : m_shard(std::move(shard)), m_rows(rows) {}

    void onRecord(std::uint64_t offset, std::string_view payload) override;
    void onLargeRecord(std::uint64_t offset, std::uint64_t size) override;
    void onDamagedRecord(std::uint64_t offset, std::uint64_t size) override;
    void onIssue(ImportIssue issue) override { m_rows.issues.add(std::move(issue)); }

private:
    /// Lists with one entry for each box.
    struct Lists {
        std::vector<float> xmin;
        std::vector<float> ymin;
        std::vector<float> xmax;
        std::vector<float> ymax;
        std::vector<float> weight;
        std::vector<std::int64_t> label;
        std::vector<std::string_view> text;
        std::vector<std::int64_t> flags;
        std::vector<std::string_view> masks;
    };

    [[nodiscard]] ImageRow newRow(std::uint64_t recordBytes) const;
    void addRow(const ImageRow& row, std::string_view name, std::uint64_t identity);
    void issue(IssueCode code, std::uint64_t offset, std::uint64_t lost, Text detail);

    void readImage(const Example& example, std::uint64_t offset, std::string_view payload,
                   ImageRow& row);
    void readBoxes(const Example& example, std::uint64_t offset, ImageRow& row);
    void readCorners(const Example& example, ImageRow& row);
    void readClasses(const Example& example, ImageRow& row);
    void readWeights(const Example& example, ImageRow& row);
    void readMasks(const Example& example, ImageRow& row);
    void setBoxFlag(const Example& example, ExampleKey key, BoxFlag flag, ImageRow& row);

    // One feature; a wrong kind of list or a damaged one sets kAnnotationBroken.
    std::size_t floats(const Example& example, ExampleKey key, std::vector<float>& into,
                       ImageRow& row);
    std::size_t ints(const Example& example, ExampleKey key, std::vector<std::int64_t>& into,
                     ImageRow& row);
    std::size_t strings(const Example& example, ExampleKey key, std::vector<std::string_view>& into,
                        ImageRow& row);
    [[nodiscard]] bool hasKind(const Example& example, ExampleKey key, FeatureList::Kind kind,
                               ImageRow& row);
    [[nodiscard]] std::string_view text(const Example& example, ExampleKey key, ImageRow& row);
    [[nodiscard]] std::int64_t number(const Example& example, ExampleKey key, ImageRow& row);

    Shard m_shard;
    ExampleRows& m_rows;
    Lists m_lists; ///< kept so that a record allocates nothing
    std::vector<BoxRow> m_boxes;
    std::vector<std::string_view> m_texts;
    std::vector<std::int64_t> m_numbers;
    std::string m_name;
    Text m_problem; ///< the first one of the record
};

} // namespace faultline
