// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/cloud_log_reader.h"

#include "model/core/text_marker.h"
#include "model/io/json_record.h"
#include "model/io/json_stream.h"
#include "model/readers/console/log_builder.h"
#include "model/readers/console/record_splitter.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kMaxRecordBytes = std::size_t{4} << 20;

/// One record of an export.
struct Entry {
    std::string message;
    std::string timestamp;
    std::string severity;
    std::string task; ///< "master-replica-0", "workerpool1-3"
};

LogLevel levelOf(std::string_view severity)
{
    constexpr std::array kLevels{std::pair{std::string_view("DEBUG"), LogLevel::Debug},
                                 std::pair{std::string_view("INFO"), LogLevel::Info},
                                 std::pair{std::string_view("NOTICE"), LogLevel::Info},
                                 std::pair{std::string_view("WARNING"), LogLevel::Warning},
                                 std::pair{std::string_view("ERROR"), LogLevel::Error},
                                 std::pair{std::string_view("CRITICAL"), LogLevel::Fatal},
                                 std::pair{std::string_view("ALERT"), LogLevel::Fatal},
                                 std::pair{std::string_view("EMERGENCY"), LogLevel::Fatal}};
    for (const auto& [name, level] : kLevels) {
        if (name == severity)
            return level;
    }
    return LogLevel::None;
}

/// The texts that an entry is made of: each is what stands under the first of its names that has
/// any.
class EntryText {
public:
    EntryText(std::string Entry::*member, std::initializer_list<std::string_view> names)
        : m_member(member), m_names(names), m_found(names.size())
    {
    }

    void take(const JsonMember& member)
    {
        const auto name = std::find(m_names.begin(), m_names.end(), member.name);
        if (name != m_names.end() && member.isString)
            m_found[static_cast<std::size_t>(name - m_names.begin())] = unescaped(member.text);
    }
    void give(Entry& entry)
    {
        const auto found = std::find_if(m_found.begin(), m_found.end(),
                                        [](const std::string& text) { return !text.empty(); });
        if (found != m_found.end())
            entry.*m_member = std::move(*found);
    }

private:
    std::string Entry::*m_member;
    std::vector<std::string_view> m_names; ///< the best first; "outer/inner"
    std::vector<std::string> m_found;
};

/// nullopt if the record is no JSON.
std::optional<Entry> entryOf(std::string_view record)
{
    std::array<EntryText, 4> texts{
        EntryText(&Entry::message, {"textPayload", "jsonPayload/message", "message"}),
        EntryText(&Entry::timestamp, {"timestamp", "receiveTimestamp"}),
        EntryText(&Entry::severity, {"severity"}),
        EntryText(&Entry::task, {"labels/ml.googleapis.com/task_name", "resource/labels/task_name",
                                 "jsonPayload/task_name"})};
    bool isSound = true;
    const bool isWhole = JsonRecord(record).forEach([&](const JsonMember& member) {
        isSound = isSound && (member.isString || isJsonWord(member.text));
        for (EntryText& text : texts)
            text.take(member);
    });
    if (!isWhole || !isSound)
        return std::nullopt;
    Entry entry;
    for (EntryText& text : texts)
        text.give(entry);
    return entry;
}

/// Numbers the tasks of a job in the order of their first lines.
class TaskRanks {
public:
    std::int16_t rankOf(const std::string& task)
    {
        if (task.empty())
            return -1;
        const auto known = m_ranks.find(task);
        if (known != m_ranks.end())
            return known->second;
        if (m_ranks.size() >= 10'000)
            return -1;
        const auto rank = static_cast<std::int16_t>(m_ranks.size());
        m_ranks.emplace(task, rank);
        return rank;
    }

private:
    std::map<std::string, std::int16_t> m_ranks;
};

/// Puts entries into the log, in order of time: exports often begin with the newest. Bounded: of a
/// longer export each part is in order.
class EntrySink {
public:
    explicit EntrySink(console::LogBuilder& builder) : m_builder(builder) {}

    void add(Entry entry)
    {
        m_bytes += entry.message.size() + sizeof(Entry);
        m_entries.push_back(std::move(entry));
        if (m_bytes > kMostBytes)
            flush();
    }

    void flush()
    {
        // Times are written in ISO 8601 and UTC: their text is in their order.
        const bool isDescending =
            m_entries.size() > 1 && m_entries.back().timestamp < m_entries.front().timestamp;
        if (isDescending) // entries of one time stay in the order they were written in
            std::reverse(m_entries.begin(), m_entries.end());
        std::stable_sort(m_entries.begin(), m_entries.end(),
                         [](const Entry& a, const Entry& b) { return a.timestamp < b.timestamp; });
        for (const Entry& entry : m_entries)
            write(entry);
        m_entries.clear();
        m_bytes = 0;
    }

private:
    static constexpr std::size_t kMostBytes = std::size_t{256} << 20;

    void write(const Entry& entry)
    {
        console::LinePrefix outer;
        std::string_view stamp = entry.timestamp;
        outer.stamp = console::takeStamp(stamp);
        outer.level = levelOf(entry.severity);
        outer.rank = m_ranks.rankOf(entry.task);
        std::string_view message = entry.message;
        while (!message.empty() && message.back() == '\n')
            message.remove_suffix(1);
        // A message may be many lines; all have its time.
        LineSplitter splitter([this, &outer](const RawLine& line) {
            RawLine raw = line;
            raw.number = ++m_lines;
            m_builder.add(raw, &outer);
        });
        splitter.feed(std::as_bytes(std::span(message.data(), message.size())));
        splitter.finish();
    }

    console::LogBuilder& m_builder;
    TaskRanks m_ranks;
    std::vector<Entry> m_entries;
    std::size_t m_bytes = 0;
    std::uint32_t m_lines = 0;
};

/// The columns of a CSV export.
class CsvEntries {
public:
    explicit CsvEntries(EntrySink& sink) : m_sink(sink) {}

    void add(const std::vector<std::string>& cells)
    {
        if (m_columns.empty()) {
            m_columns = cells;
            return;
        }
        Entry entry;
        entry.message = cell(cells, {"textPayload", "jsonPayload.message", "message"});
        entry.timestamp = cell(cells, {"timestamp", "receiveTimestamp"});
        entry.severity = cell(cells, {"severity"});
        entry.task =
            cell(cells, {"labels.ml.googleapis.com/task_name", "resource.labels.task_name"});
        if (!entry.message.empty())
            m_sink.add(std::move(entry));
    }

private:
    [[nodiscard]] std::string cell(const std::vector<std::string>& cells,
                                   std::initializer_list<std::string_view> names) const
    {
        for (const std::string_view name : names) {
            const auto it = std::find(m_columns.begin(), m_columns.end(), name);
            const auto i = static_cast<std::size_t>(std::distance(m_columns.begin(), it));
            if (it != m_columns.end() && i < cells.size() && !cells[i].empty())
                return cells[i];
        }
        return {};
    }

    EntrySink& m_sink;
    std::vector<std::string> m_columns;
};

bool isCsvHeader(std::string_view head)
{
    const std::string_view line = head.substr(0, head.find('\n'));
    const bool hasMessage = line.find("textPayload") != std::string_view::npos
                            || line.find("jsonPayload.message") != std::string_view::npos;
    return hasMessage && line.find("timestamp") != std::string_view::npos
           && line.find(',') != std::string_view::npos && line.find('{') == std::string_view::npos;
}

bool isJsonExport(std::string_view head)
{
    const std::size_t begin = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos || (head[begin] != '[' && head[begin] != '{'))
        return false;
    const auto has = [head](std::string_view key) {
        return head.find(key) != std::string_view::npos;
    };
    return (has("\"textPayload\"") || has("\"jsonPayload\""))
           && (has("\"timestamp\"") || has("\"logName\"") || has("\"insertId\""));
}

class CloudLogReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return m_info; }

    [[nodiscard]] bool sniff(std::string_view /*fileName*/,
                             std::span<const std::byte> head) const override
    {
        const std::string_view text = asText(head);
        return looksLikeText(head) && (isJsonExport(text) || isCsvHeader(text));
    }

    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        auto log = std::make_shared<ConsoleLog>();
        console::LogBuilder builder(*log, context.file);
        EntrySink sink(builder);
        CsvEntries rows(sink);
        console::CsvRowSplitter csv(
            [&rows](const std::vector<std::string>& cells) { rows.add(cells); });
        StreamWindow window(source, context.monitor);
        Records records;
        window.grow();
        if (isCsvHeader(window.text())) {
            do {
                csv.feed(window.text());
                window.consume(window.text().size());
            } while (window.grow());
            csv.finish();
        } else {
            records = readRecords(window, sink, context);
        }
        sink.flush();
        builder.finish();
        context.artifacts.logs.push_back(std::move(log));
        if (records.tooLong > 0)
            addIssue(context, IssueCode::LongLine, window.offset(), 0);
        if (window.isCancelled())
            return ReadEnd::Cancelled;
        const ReadEnd end = noteStreamFault(window.stream(), source, context.file);
        if (end == ReadEnd::Complete && records.isCut) {
            addIssue(context, IssueCode::TruncatedTail, window.stream().position(), 0);
            return ReadEnd::TruncatedTail;
        }
        return end;
    }

private:
    /// What is to be said of the records as a whole.
    struct Records {
        std::uint64_t tooLong = 0; ///< left out
        bool isCut = false;        ///< the last one is not complete
    };

    /// The objects of one array, or objects one after the other.
    static Records readRecords(StreamWindow& window, EntrySink& sink, ReadContext& context)
    {
        Records records;
        JsonStream json(window, kMaxRecordBytes);
        for (char next = json.peekItem(); next != '\0' && !records.isCut; next = json.peekItem()) {
            if (next != '{') {
                json.advance(1); // the array around the records
                continue;
            }
            std::string_view record;
            JsonStream::Item item = json.cut(record);
            if (item == JsonStream::Item::TooLong) {
                ++records.tooLong;
                item = json.skip();
            } else if (item == JsonStream::Item::Whole) {
                if (std::optional<Entry> entry = entryOf(record))
                    sink.add(std::move(*entry));
                else
                    addIssue(context, IssueCode::BadRow, json.offset(), record.size());
                json.advance(record.size());
            }
            records.isCut = item == JsonStream::Item::Cut;
        }
        return records;
    }

    static void addIssue(ReadContext& context, IssueCode code, std::uint64_t offset,
                         std::uint64_t lost)
    {
        context.file.issues.add({.code = code,
                                 .path = context.file.path,
                                 .offsetBytes = offset,
                                 .bytesLost = lost,
                                 .detail = {}});
    }

    FormatInfo m_info{.id = "cloud-log",
                      .displayName = FAULTLINE_TR_NOOP("Formats", "Export of cloud logs"),
                      .order = DetectOrder::StructuredText,
                      .kind = ArtifactKind::Log};
};

} // namespace

std::unique_ptr<const FormatReader> makeCloudLogReader()
{
    return std::make_unique<CloudLogReader>();
}

} // namespace faultline
