// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/io/wire.h"
#include "model/readers/sniffing.h"
#include "model/readers/trace/chrome_event.h"
#include "model/readers/trace/event_names.h"
#include "model/readers/trace/stream_window.h"
#include "model/readers/trace/tf_profile_readers.h"
#include "model/readers/trace/trace_file_end.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace trace;
using tfevents::WireReader;
using Type = WireReader::Type;

constexpr std::uint64_t kMaxItemBytes = std::uint64_t{16} << 20;
constexpr std::size_t kMaxItemHeader = 20;

/// Fields of the message Trace of trace_events.proto: devices = 1 (a map), trace_events = 4.
class TraceMessageReader {
public:
    explicit TraceMessageReader(TraceBuilder& builder) : m_builder(builder) {}

    /// False if the bytes are no message.
    bool add(std::uint32_t field, std::string_view bytes)
    {
        WireReader reader(bytes);
        if (field == 1)
            readDeviceEntry(reader);
        else if (field == 4)
            readEvent(reader);
        return reader.ok();
    }
    [[nodiscard]] std::uint64_t eventCount() const { return m_events; }

private:
    void readDeviceEntry(WireReader& entry)
    {
        std::uint64_t id = 0;
        std::string_view device;
        while (!entry.atEnd()) {
            Type type{};
            const std::uint32_t field = entry.field(type);
            if (field == 1 && type == Type::Varint)
                id = entry.varint();
            else if (field == 2 && type == Type::Bytes)
                device = entry.bytes();
            else
                entry.skip(type);
        }
        const std::string process = std::to_string(id);
        WireReader reader(device);
        while (!reader.atEnd()) {
            Type type{};
            const std::uint32_t field = reader.field(type);
            if (field == 1 && type == Type::Bytes)
                m_builder.nameProcess(process, reader.bytes());
            else if (field == 3 && type == Type::Bytes)
                readResource(process, reader.bytes());
            else
                reader.skip(type);
        }
    }

    void readResource(const std::string& process, std::string_view bytes)
    {
        std::uint64_t id = 0;
        std::string_view name;
        WireReader entry(bytes);
        while (!entry.atEnd()) {
            Type type{};
            const std::uint32_t field = entry.field(type);
            if (field == 1 && type == Type::Varint)
                id = entry.varint();
            else if (field == 2 && type == Type::Bytes)
                name = nameOf(entry.bytes());
            else
                entry.skip(type);
        }
        m_builder.nameThread(process, std::to_string(id), name);
    }

    static std::string_view nameOf(std::string_view resource)
    {
        std::string_view name;
        WireReader reader(resource);
        while (!reader.atEnd()) {
            Type type{};
            if (reader.field(type) == 1 && type == Type::Bytes)
                name = reader.bytes();
            else
                reader.skip(type);
        }
        return name;
    }

    void readEvent(WireReader& reader)
    {
        std::uint64_t device = 0;
        std::uint64_t resource = 0;
        std::uint64_t beginPs = 0;
        std::uint64_t durationPs = 0;
        std::string_view name;
        EventFacts facts;
        std::int64_t step = kNoStep;
        while (!reader.atEnd()) {
            Type type{};
            const std::uint32_t field = reader.field(type);
            if (field == 1 && type == Type::Varint)
                device = reader.varint();
            else if (field == 2 && type == Type::Varint)
                resource = reader.varint();
            else if (field == 3 && type == Type::Bytes)
                name = reader.bytes();
            else if (field == 9 && type == Type::Varint)
                beginPs = reader.varint();
            else if (field == 10 && type == Type::Varint)
                durationPs = reader.varint();
            else if (field == 11 && type == Type::Bytes)
                readArgument(reader.bytes(), facts, step);
            else
                reader.skip(type);
        }
        if (!reader.ok())
            return;
        ++m_events;
        TraceCategory category = TraceCategory::Other;
        if (step != kNoStep && isTensorFlowStep(name)) {
            facts.step = step;
            category = TraceCategory::Step;
        }
        m_builder.add(m_builder.track(std::to_string(device), std::to_string(resource)),
                      m_builder.name(name), category, static_cast<std::int64_t>(beginPs / 1000),
                      static_cast<std::int64_t>(durationPs / 1000), facts);
    }

    void readArgument(std::string_view entry, EventFacts& facts, std::int64_t& step)
    {
        std::string_view key;
        std::string_view value;
        WireReader reader(entry);
        while (!reader.atEnd()) {
            Type type{};
            const std::uint32_t field = reader.field(type);
            if (field == 1 && type == Type::Bytes)
                key = reader.bytes();
            else if (field == 2 && type == Type::Bytes)
                value = reader.bytes();
            else
                reader.skip(type);
        }
        if (key == "step_num")
            step = integerNumber(value).value_or(kNoStep);
        else if (key == "tf_op")
            facts.op = m_builder.name(value.substr(0, value.rfind(':')));
        else if (key == "memcpy_details")
            facts.bytes = bytesOfMemcpyDetails(value);
    }

    TraceBuilder& m_builder;
    std::uint64_t m_events = 0;
};

/// Length of a key and the length behind it.
std::size_t headerBytes(std::string_view head)
{
    std::size_t at = 0;
    for (int part = 0; part < 2; ++part) {
        while (at < head.size() && static_cast<unsigned char>(head[at]) >= 0x80)
            ++at;
        ++at;
    }
    return std::min(at, head.size());
}

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
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (type != Type::Bytes || (field != 1 && field != 4))
            return false;
        const std::uint64_t length = reader.varint();
        if (!reader.ok() || length < 2 || length > kMaxItemBytes)
            return false;
        Type inner{};
        const std::uint32_t first = reader.field(inner);
        return field == 1 ? first == 1 && inner == Type::Varint
                          : first >= 1 && first <= 11 && reader.ok();
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        StreamWindow window(source, context);
        TraceBuilder builder;
        TraceMessageReader trace(builder);
        const bool truncated = !readFields(source, context, window, trace);
        if (window.isCancelled())
            return cancelledRead(source);
        context.file.recordCount = trace.eventCount();
        if (trace.eventCount() == 0)
            return corruptFile(source, "holds no event");
        if (builder.dropped() > 0)
            addIssueAt(context, source, IssueCode::CountLimit, window.offset(),
                       std::to_string(builder.dropped()) + " events");
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
            Type type{};
            const std::uint32_t field = reader.field(type);
            const std::uint64_t length = type == Type::Bytes ? reader.varint() : 0;
            if (!reader.ok() || type != Type::Bytes || length > kMaxItemBytes) {
                addIssueAt(context, source, IssueCode::InvalidMessage, window.offset(),
                           "no protobuf message");
                return false;
            }
            const std::uint64_t offset = window.offset();
            window.consume(headerBytes(head));
            const auto size = static_cast<std::size_t>(length);
            if (!window.want(size)) {
                if (!window.hasFault() && !window.isCancelled())
                    addIssueAt(context, source, IssueCode::TruncatedTail, offset, {});
                return false;
            }
            if (!trace.add(field, window.text().substr(0, size)))
                addIssueAt(context, source, IssueCode::InvalidMessage, offset, "an event");
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
