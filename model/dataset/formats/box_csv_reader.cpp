// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_table.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/io/byte_stream.h"
#include "model/readers/dataset/box_table.h"
#include "model/readers/dataset/csv_record.h"
#include "model/readers/dataset/label_names.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

/// The records of one table, in bounded memory.
class CsvFile {
public:
    CsvFile(const ByteSource& source, DatasetReadContext& context)
        : m_context(context), m_stream(openStream(source))
    {
    }

    [[nodiscard]] bool next(CsvRecord& record)
    {
        m_at += m_taken;
        m_offset += m_taken;
        m_taken = 0;
        while (
            !takeCsvRecord(std::string_view(m_text).substr(m_at), m_isEnd, m_separator, record)) {
            if (m_isEnd || m_context.monitor.isCancelled())
                return false;
            fill();
        }
        m_taken = record.bytes;
        return true;
    }
    /// Of the record last given, in the unpacked text.
    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_stream->position(); }
    [[nodiscard]] const std::optional<StreamFault>& fault() const { return m_stream->fault(); }

private:
    void fill()
    {
        m_text.erase(0, m_at);
        m_at = 0;
        const std::size_t before = m_text.size();
        m_text.resize(before + kBlockBytes);
        const std::size_t got =
            m_stream->read(std::as_writable_bytes(std::span(m_text.data() + before, kBlockBytes)));
        m_text.resize(before + got);
        m_isEnd = got < kBlockBytes;
        if (m_offset == 0 && before == 0)
            m_separator = csvSeparator(m_text);
        m_context.monitor.advance(m_stream->sourcePosition() - m_reported);
        m_reported = m_stream->sourcePosition();
    }

    DatasetReadContext& m_context;
    std::unique_ptr<ByteStream> m_stream;
    std::string m_text;
    std::size_t m_at = 0;
    std::size_t m_taken = 0;
    std::uint64_t m_offset = 0;
    std::uint64_t m_reported = 0;
    char m_separator = ',';
    bool m_isEnd = false;
};

/// Reads tables into an AnnotationTable.
class TableReader {
public:
    TableReader(DatasetReadContext& context, ImageCollector& collector, AnnotationTable& table)
        : m_context(context), m_collector(collector), m_table(table)
    {
    }

    void read(const std::string& path, std::uint8_t split)
    {
        m_path = path;
        m_split = split;
        const Result<std::unique_ptr<ByteSource>> source = openFile(path);
        if (!source) {
            note(IssueCode::Unreadable, source.error().detail, {});
            return;
        }
        CsvFile file(*source.value(), m_context);
        CsvRecord record;
        std::optional<BoxTableColumns> columns;
        if (file.next(record))
            columns = boxTableColumns(record.fields);
        if (!columns) {
            note(IssueCode::UnrecognisedFile,
                 FAULTLINE_TR_NOOP("Errors", "its first line names no image and corners"), {});
            return;
        }
        m_columns = *columns;
        m_container = m_context.builder.addContainer(path);
        m_row = 1;
        while (file.next(record)) {
            ++m_row;
            takeRow(record, file.offset());
        }
        if (file.fault())
            note(IssueCode::CompressedDamaged, file.fault()->detail, file.fault()->sourceOffset);
        m_context.builder.addSourceBytes(file.bytesRead());
    }

private:
    void note(IssueCode code, Text detail, std::optional<std::uint64_t> offset)
    {
        m_collector.addIssue(annotation::issueAt(code, m_path, std::move(detail), offset));
    }

    [[nodiscard]] std::string rowText() const { return "row " + std::to_string(m_row); }

    static std::string_view field(const CsvRecord& record, std::size_t column)
    {
        return column < record.fields.size() ? trimmed(record.fields[column]) : std::string_view();
    }

    void takeRow(const CsvRecord& record, std::uint64_t offset)
    {
        if (record.isBroken)
            note(IssueCode::BadRow,
                 {FAULTLINE_TR_NOOP("Errors", "%1: a quote is never closed"), {rowText()}}, offset);
        const bool isEmpty = record.fields.size() == 1 && trimmed(record.fields.front()).empty();
        if (isEmpty)
            return;
        const std::string_view picture = field(record, m_columns.picture);
        if (picture.empty()) {
            note(IssueCode::BadRow, {FAULTLINE_TR_NOOP("Errors", "%1 names no image"), {rowText()}},
                 offset);
            return;
        }
        const std::uint32_t image = imageOf(picture, record, offset);
        m_table.image(image).recordBytes += static_cast<std::uint32_t>(record.bytes);
        takeBox(image, record, offset);
    }

    std::uint32_t imageOf(std::string_view name, const CsvRecord& record, std::uint64_t offset)
    {
        const std::uint16_t width =
            statedSide(annotation::numberOf(field(record, m_columns.width)).value_or(0));
        const std::uint16_t height =
            statedSide(annotation::numberOf(field(record, m_columns.height)).value_or(0));
        const auto [known, isNew] =
            m_imageOf.try_emplace(std::to_string(m_split) + ":" + std::string(name), 0);
        if (isNew) {
            AnnotationTable::Image image;
            image.name = name;
            image.container = m_container;
            image.statedWidth = width;
            image.statedHeight = height;
            image.split = m_split;
            image.isStem = m_columns.isOpenImages;
            known->second = m_table.addImage(std::move(image));
            return known->second;
        }
        AnnotationTable::Image& image = m_table.image(known->second);
        if (image.statedWidth != width || image.statedHeight != height) {
            image.flags |= kAnnotationBroken;
            note(IssueCode::BadValue,
                 {FAULTLINE_TR_NOOP("Errors", "%1 states another size for %2 than a row before"),
                  {rowText(), annotation::quoted(name)}},
                 offset);
        }
        return known->second;
    }

    void takeBox(std::uint32_t image, const CsvRecord& record, std::uint64_t offset)
    {
        const std::array columns{m_columns.xmin, m_columns.ymin, m_columns.xmax, m_columns.ymax};
        std::array<double, 4> corners{};
        std::size_t emptyCount = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::string_view text = field(record, columns[i]);
            emptyCount += text.empty() ? 1 : 0;
            const std::optional<double> value = annotation::numberOf(text);
            corners[i] = value.value_or(annotation::notANumber());
            if (!value && !text.empty())
                note(IssueCode::BadValue,
                     {FAULTLINE_TR_NOOP("Errors", "%1: %2 is no coordinate"),
                      {rowText(), annotation::quoted(text)}},
                     offset);
        }
        if (emptyCount == corners.size())
            return; // a picture without a box
        const bool isShort =
            record.fields.size() <= *std::max_element(columns.begin(), columns.end());
        if (emptyCount > 0)
            note(IssueCode::BadRow,
                 {isShort ? FAULTLINE_TR_NOOP("Errors", "%1 has too few fields")
                          : FAULTLINE_TR_NOOP("Errors", "%1 lacks a coordinate"),
                  {rowText()}},
                 offset);
        AnnotationTable::Box box;
        box.image = image;
        box.xmin = static_cast<float>(corners[0]);
        box.ymin = static_cast<float>(corners[1]);
        box.xmax = static_cast<float>(corners[2]);
        box.ymax = static_cast<float>(corners[3]);
        box.isNormalised = m_columns.isOpenImages;
        std::string name(field(record, m_columns.className));
        makeValidUtf8(name);
        if (!name.empty())
            box.classOf = m_table.classIndex(name, {});
        const auto set = [&](std::size_t column, BoxFlag flag) {
            if (annotation::isTrue(field(record, column)))
                box.flags |= flag;
        };
        set(m_columns.truncated, kBoxTruncated);
        set(m_columns.occluded, kBoxOccluded);
        set(m_columns.groupOf, kBoxGroupOf);
        set(m_columns.difficult, kBoxDifficult);
        m_table.addBox(box);
    }

    DatasetReadContext& m_context;
    ImageCollector& m_collector;
    AnnotationTable& m_table;
    std::unordered_map<std::string, std::uint32_t> m_imageOf; ///< by split and name
    BoxTableColumns m_columns;
    std::string m_path;
    std::uint64_t m_row = 0;
    std::uint32_t m_container = 0;
    std::uint8_t m_split = 0;
};

class BoxCsvReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::BoxCsv; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "Table of boxes (CSV)");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        ImageCollector collector(context);
        AnnotationTable table;
        TableReader reader(context, collector, table);
        for (std::size_t split = 0; split < source.splits.size(); ++split) {
            for (const std::string& path : annotationFiles(source.splits[split], ".csv"))
                reader.read(path, static_cast<std::uint8_t>(split));
        }
        table.emit(context, source, collector);
        Result<void> end =
            finishReading(context, source, collector,
                          FAULTLINE_TR_NOOP("Errors", "there is no row that names an image"));
        context.builder.setLabelMap(readLabelNames(source.labelMapPath));
        return end;
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeBoxCsvReader()
{
    return std::make_unique<BoxCsvReader>();
}

} // namespace faultline
