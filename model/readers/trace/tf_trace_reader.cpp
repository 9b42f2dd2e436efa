// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/io/message_parser.h"
#include "model/io/stream_window.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/chrome_event.h"
#include "model/readers/trace/event_names.h"
#include "model/readers/trace/tf_profile_readers.h"
#include "model/readers/trace/trace_file_end.h"
#include "model/schemas/trace_events.pb.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace trace;

constexpr std::uint64_t kMaxItemBytes = std::uint64_t{16} << 20;
constexpr std::size_t kMaxItemHeader = 20;

/// Fields of the message Trace of trace_events.proto: devices = 1 (a map), trace_events = 4.
class TraceMessageReader {
public:
    explicit TraceMessageReader(TraceBuilder& builder) : m_builder(builder) {}

    /// False if the bytes are no message.
    bool add(std::uint32_t field, std::string_view bytes)
    {
        return field == 1 ? addDevice(bytes) : field == 4 ? addEvent(bytes) : true;
    }
    [[nodiscard]] std::uint64_t eventCount() const { return m_events; }

private:
    bool addDevice(std::string_view bytes)
    {
        schema::trace_events::DeviceEntry entry;
        const bool isWhole = m_parser.parse(bytes, entry);
        const std::string process = std::to_string(entry.key());
        if (entry.value().has_name())
            m_builder.nameProcess(process, entry.value().name());
        for (const schema::trace_events::ResourceEntry& one : entry.value().resource())
            m_builder.nameThread(process, std::to_string(one.key()), one.value().name());
        return isWhole;
    }

    bool addEvent(std::string_view bytes)
    {
        if (!m_parser.parse(bytes, m_event))
            return false;
        ++m_events;
        EventFacts facts;
        std::int64_t step = kNoStep;
        for (const std::string& argument : m_event.argument())
            addArgument(argument, facts, step);
        TraceCategory category = TraceCategory::Other;
        if (step != kNoStep && isTensorFlowStep(m_event.name())) {
            facts.step = step;
            category = TraceCategory::Step;
        }
        m_builder.add(m_builder.track(std::to_string(m_event.device_id()),
                                      std::to_string(m_event.resource_id())),
                      m_builder.name(m_event.name()), category,
                      static_cast<std::int64_t>(m_event.timestamp_ps() / 1000),
                      static_cast<std::int64_t>(m_event.duration_ps() / 1000), facts);
        return true;
    }

    void addArgument(std::string_view bytes, EventFacts& facts, std::int64_t& step)
    {
        static_cast<void>(m_parser.parse(bytes, m_argument)); // what came before damage counts
        const std::string& key = m_argument.key();
        const std::string_view value = m_argument.value();
        if (key == "step_num")
            step = integerNumber(value).value_or(kNoStep);
        else if (key == "tf_op")
            facts.op = m_builder.name(value.substr(0, value.rfind(':')));
        else if (key == "memcpy_details")
            facts.bytes = bytesOfMemcpyDetails(value);
    }

    TraceBuilder& m_builder;
    MessageParser m_parser;
    schema::trace_events::TraceEvent m_event; ///< used again for each, and so is the next one
    schema::trace_events::Argument m_argument;
    std::uint64_t m_events = 0;
};

class TfTraceReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "tf-trace",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorFlow trace (protobuf)"),
            .order = DetectOrder::FileName,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        if (!hasExtension(fileName, ".trace"))
            return false;
        // The first message is a device (its number first) or an event, as fields 1 and 4.
        WireReader reader(asText(head));
        if (!reader.nextKey() || !reader.isBytes() || (reader.field() != 1 && reader.field() != 4))
            return false;
        const bool isDevice = reader.field() == 1;
        const std::uint64_t length = reader.varint();
        if (!reader.ok() || length < 2 || length > kMaxItemBytes || !reader.nextKey())
            return false;
        return isDevice ? reader.field() == 1 && reader.isVarint() : reader.field() <= 11;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        StreamWindow window(source, context.monitor);
        TraceBuilder builder;
        TraceMessageReader trace(builder);
        const bool truncated = !readFields(source, context, window, trace);
        noteStreamFault(window.stream(), source, context.file);
        if (window.isCancelled())
            return cancelledRead(source);
        context.file.recordCount = trace.eventCount();
        if (trace.eventCount() == 0)
            return corruptFile(source, FAULTLINE_TR_NOOP("Errors", "holds no event"));
        if (builder.dropped() > 0)
            addIssueAt(
                context, source, IssueCode::CountLimit, window.offset(),
                {FAULTLINE_TR_NOOP("Errors", "%1 events"), {std::to_string(builder.dropped())}});
        builder.nameTracks();
        builder.classifyOthers(tensorFlowCategory);
        auto profile = finishProfile(builder, ProfileSource::TfTrace, 0);
        profile->framework = "TensorFlow";
        profile->isTruncated = truncated;
        addToContext(std::move(profile), context);
        return truncated ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }

private:
    /// False if the file ends early.
    static bool readFields(const ByteSource& source, ReadContext& context, StreamWindow& window,
                           TraceMessageReader& trace)
    {
        while (true) {
            window.want(kMaxItemHeader);
            if (window.text().empty())
                return !window.hasFault();
            const std::string_view head = window.text().substr(0, kMaxItemHeader);
            WireReader reader(head);
            const bool isBytes = reader.nextKey() && reader.isBytes();
            const std::uint64_t length = isBytes ? reader.varint() : 0;
            if (!isBytes || !reader.ok() || length > kMaxItemBytes) {
                addIssueAt(context, source, IssueCode::InvalidMessage, window.offset(),
                           FAULTLINE_TR_NOOP("Errors", "no protobuf message"));
                return false;
            }
            const std::uint64_t offset = window.offset();
            window.consume(static_cast<std::size_t>(reader.offset()));
            const auto size = static_cast<std::size_t>(length);
            if (!window.want(size)) {
                if (!window.hasFault() && !window.isCancelled())
                    addIssueAt(context, source, IssueCode::TruncatedTail, offset, {});
                return false;
            }
            if (!trace.add(reader.field(), window.text().substr(0, size)))
                addIssueAt(context, source, IssueCode::InvalidMessage, offset,
                           FAULTLINE_TR_NOOP("Errors", "an event"));
            window.consume(size);
        }
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeTfTraceReader()
{
    return std::make_unique<TfTraceReader>();
}

} // namespace faultline
