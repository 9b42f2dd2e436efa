// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/chrome_trace_reader.h"

#include "model/core/text_marker.h"
#include "model/io/json_stream.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/chrome_event.h"
#include "model/readers/trace/chrome_header.h"
#include "model/readers/trace/event_names.h"
#include "model/readers/trace/trace_file_end.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace trace;

/// Of one event or member; what is longer is left out.
constexpr std::size_t kMaxElementBytes = std::size_t{16} << 20;
/// XProf's converter stops at this many.
constexpr std::uint64_t kTensorFlowLimit = 1'000'000;

/// Reads the text from its first bracket to its last: a cut costs the item it is in, damage the
/// stretch to the next item.
class ChromeTraceParser {
public:
    ChromeTraceParser(const ByteSource& source, ReadContext& context)
        : m_source(source),
          m_context(context),
          m_window(source, context.monitor),
          m_json(m_window, kMaxElementBytes),
          m_sink(m_builder)
    {
    }

    Result<ReadEnd> read()
    {
        m_json.skipByteOrderMark();
        const char first = m_json.peekItem();
        if (first != '[' && first != '{')
            return corruptFile(m_source,
                               FAULTLINE_TR_NOOP("Errors", "begins with neither { nor ["));
        m_json.advance(1);
        if (first == '[')
            readElements();
        else
            readMembers();
        noteStreamFault(m_window.stream(), m_source, m_context.file);
        if (m_window.isCancelled())
            return cancelledRead(m_source);
        return finish();
    }

private:
    enum class Item { Read, Over, End };

    /// Calls `parse(cursor)` at the next item. What is wrong or too long is skipped and told of.
    template <typename Parse>
    Item parseItem(Parse&& parse)
    {
        switch (m_json.parse(parse)) {
        case JsonStream::Item::Whole: return Item::Read;
        case JsonStream::Item::Cut: return Item::End;
        case JsonStream::Item::Damaged:
            report(IssueCode::SyntaxError,
                   FAULTLINE_TR_NOOP("Errors", "not a JSON value; skipped to the next event"));
            break;
        case JsonStream::Item::TooLong:
            report(IssueCode::CountLimit,
                   FAULTLINE_TR_NOOP("Errors", "an item longer than 16 MiB was left out"));
            break;
        }
        return m_json.skipToObject() ? Item::Over : Item::End;
    }

    /// The events, from behind the opening bracket to behind the closing one.
    void readElements()
    {
        while (true) {
            const char next = m_json.peekItem();
            if (next == 0) {
                markTruncated();
                return;
            }
            if (next == ']') {
                m_json.advance(1);
                return;
            }
            ChromeEvent event;
            const Item item = parseItem([&event](JsonCursor& cursor) {
                if (cursor.peek() == '{')
                    event = readChromeEvent(cursor);
                else
                    cursor.skip();
            });
            if (item == Item::Read)
                m_sink.add(event);
            if (item == Item::End) {
                markTruncated();
                return;
            }
        }
    }

    /// The members of the outer object.
    void readMembers()
    {
        while (true) {
            const char next = m_json.peekItem();
            if (next == '}')
                return;
            std::string key;
            bool isEvents = false;
            const Item item =
                parseItem([&](JsonCursor& cursor) { readKey(cursor, key, isEvents); });
            if (item == Item::End || next == 0) {
                markTruncated();
                return;
            }
            if (item == Item::Over) {
                readElements(); // damage before or behind the events: take what looks like one
                return;
            }
            if (isEvents) {
                m_json.advance(1);
                readElements();
            } else if (!readValue(key)) {
                return;
            }
        }
    }

    static void readKey(JsonCursor& cursor, std::string& key, bool& isEvents)
    {
        if (cursor.peek() != '"') {
            cursor.beginObject(); // fails here
            return;
        }
        key = cursor.scalar();
        if (!cursor.colon())
            return;
        const char first = cursor.peek();
        if (first == '\0')
            cursor.skip(); // fails: more text is needed to know what follows
        isEvents = key == "traceEvents" && first == '[';
    }

    bool readValue(const std::string& key)
    {
        const Item item =
            parseItem([&](JsonCursor& cursor) { readHeaderMember(key, cursor.raw(), m_header); });
        if (item == Item::End)
            markTruncated();
        if (item == Item::Over)
            readElements();
        return item == Item::Read;
    }

    void markTruncated() { m_truncated = true; }

    void report(IssueCode code, Text detail)
    {
        addIssueAt(m_context, m_source, code, m_json.offset(), std::move(detail));
    }

    Result<ReadEnd> finish()
    {
        m_sink.finish();
        const ChromeEventSink::Counts& counts = m_sink.counts();
        m_context.file.recordCount = counts.elements;
        if (m_truncated && !m_window.hasFault())
            report(IssueCode::TruncatedTail,
                   FAULTLINE_TR_NOOP("Errors", "the list of events has no end"));
        if (counts.elements == 0)
            return corruptFile(m_source, FAULTLINE_TR_NOOP("Errors", "holds no event"));
        if (counts.withoutTime > 0)
            report(IssueCode::BadRow, {FAULTLINE_TR_NOOP("Errors", "%1 events without a time"),
                                       {std::to_string(counts.withoutTime)}});
        if (m_builder.dropped() > 0)
            report(IssueCode::CountLimit, {FAULTLINE_TR_NOOP("Errors", "%1 events"),
                                           {std::to_string(m_builder.dropped())}});
        addProfile(counts);
        return m_truncated ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }

    void addProfile(const ChromeEventSink::Counts& counts)
    {
        const bool isKineto = counts.hasKinetoNames || m_header.isKineto;
        if (!isKineto && !counts.hasCategories) {
            m_builder.nameTracks();
            m_builder.classifyOthers(tensorFlowCategory);
        }
        for (DeviceTotal& device : m_header.devices)
            m_builder.addDevice(std::move(device));
        const std::uint64_t events = m_builder.eventCount();
        auto profile =
            finishProfile(m_builder, isKineto ? ProfileSource::Kineto : ProfileSource::ChromeTrace,
                          m_header.baseTimeNs);
        profile->distributed = m_header.distributed;
        profile->isTruncated = m_truncated;
        if (isKineto) {
            profile->framework = "PyTorch";
        } else if (!counts.hasCategories) {
            profile->framework = "TensorFlow";
            if (events >= kTensorFlowLimit) {
                profile->isTruncated = true;
                profile->remarks.emplace_back(
                    FAULTLINE_TR_NOOP("Errors", "The profiler stopped at one million events."));
            }
        }
        if (counts.openEnded > 0)
            profile->remarks.push_back(
                {FAULTLINE_TR_NOOP("Errors", "%1 events began and never ended."),
                 {std::to_string(counts.openEnded)}});
        addToContext(std::move(profile), m_context);
    }

    const ByteSource& m_source;
    ReadContext& m_context;
    StreamWindow m_window;
    JsonStream m_json;
    TraceBuilder m_builder;
    ChromeEventSink m_sink;
    ChromeHeader m_header;
    bool m_truncated = false;
};

class ChromeTraceReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "chrome-trace",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Profiler trace (Chrome JSON)"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        std::string_view text = asText(head);
        if (text.substr(0, 3) == "\xEF\xBB\xBF")
            text.remove_prefix(3);
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        if (first == std::string_view::npos)
            return false;
        const auto has = [text](std::string_view part) {
            return text.find(part) != std::string_view::npos;
        };
        if (text[first] == '[')
            return has("\"ph\"") && has("\"pid\"") && has("\"ts\"");
        // The properties of many devices may fill the head.
        const bool isKinetoHead = has("\"schemaVersion\"")
                                  && (has("\"deviceProperties\"") || has("\"computeProperties\"")
                                      || has("\"distributedInfo\""));
        return text[first] == '{' && (has("\"traceEvents\"") || isKinetoHead);
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        return ChromeTraceParser(source, context).read();
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeChromeTraceReader()
{
    return std::make_unique<ChromeTraceReader>();
}

} // namespace faultline
