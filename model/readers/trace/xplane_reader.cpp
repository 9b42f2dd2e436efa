// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/xplane_reader.h"

#include "model/core/text_marker.h"
#include "model/io/stream_window.h"
#include "model/io/wire_cursor.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/trace_file_end.h"
#include "model/readers/trace/xplane.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace trace;

/// Of one plane. A protobuf message cannot be longer than 2 GiB, and those seen are tens of MiB.
constexpr std::uint64_t kMaxPlaneBytes = std::uint64_t{1} << 30;
constexpr std::size_t kMaxHeader = 20; ///< key and length

class XSpaceReader {
public:
    XSpaceReader(const ByteSource& source, ReadContext& context)
        : m_source(source), m_context(context), m_window(source, context.monitor)
    {
    }

    Result<ReadEnd> read()
    {
        while (readField()) {
        }
        noteStreamFault(m_window.stream(), m_source, m_context.file);
        if (m_window.isCancelled())
            return cancelledRead(m_source);
        m_context.file.recordCount = m_events;
        if (m_planes == 0)
            return corruptFile(m_source, FAULTLINE_TR_NOOP("Errors", "holds no plane"));
        if (m_builder.dropped() > 0)
            report(IssueCode::CountLimit, {FAULTLINE_TR_NOOP("Errors", "%1 events"),
                                           {std::to_string(m_builder.dropped())}});
        auto profile = finishProfile(m_builder, ProfileSource::XPlane, 0);
        profile->framework = "TensorFlow";
        profile->host = m_host;
        profile->isTruncated = m_truncated;
        addToContext(std::move(profile), m_context);
        return m_truncated ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }

private:
    /// One field of the outermost message; false at the end.
    bool readField()
    {
        m_window.want(kMaxHeader);
        if (m_window.text().empty())
            return endAt(false);
        const std::string_view head = m_window.text().substr(0, kMaxHeader);
        WireReader reader(head);
        if (!reader.nextKey() || !reader.isBytes()) {
            report(IssueCode::InvalidMessage, FAULTLINE_TR_NOOP("Errors", "no protobuf message"));
            m_truncated = true;
            return false;
        }
        const std::uint64_t length = reader.varint();
        if (!reader.ok())
            return endAt(true);
        m_window.consume(static_cast<std::size_t>(reader.offset()));
        if (length > kMaxPlaneBytes) {
            report(IssueCode::CountLimit,
                   {FAULTLINE_TR_NOOP("Errors", "a plane of %1 bytes was not read"),
                    {std::to_string(length)}});
            m_truncated = true;
            return false;
        }
        const auto size = static_cast<std::size_t>(length);
        const bool isWhole = m_window.want(size);
        if (m_window.isCancelled())
            return false;
        const std::string_view value = m_window.text().substr(0, size);
        take(reader.field(), value, isWhole);
        m_window.consume(value.size());
        return isWhole || endAt(true);
    }

    /// A plane that is cut gives what it holds: its names come last, so events may lack them.
    void take(std::uint32_t field, std::string_view value, bool isWhole)
    {
        if (field == 4 && m_host.empty() && isWhole)
            m_host = value.substr(0, TraceBuilder::kMaxNameBytes);
        if (field != 1)
            return;
        const PlaneCounts counts = readXPlane(value, m_builder);
        ++m_planes;
        m_events += counts.events;
        if (counts.isDamaged && isWhole)
            report(IssueCode::InvalidMessage, FAULTLINE_TR_NOOP("Errors", "in a plane"));
    }

    bool endAt(bool isCut)
    {
        if (isCut) {
            m_truncated = true;
            if (!m_window.hasFault())
                report(IssueCode::TruncatedTail, FAULTLINE_TR_NOOP("Errors", "a plane has no end"));
        }
        m_truncated = m_truncated || m_window.hasFault();
        return false;
    }

    void report(IssueCode code, Text detail)
    {
        addIssueAt(m_context, m_source, code, m_window.offset(), std::move(detail));
    }

    const ByteSource& m_source;
    ReadContext& m_context;
    StreamWindow m_window;
    TraceBuilder m_builder;
    std::string m_host;
    std::uint64_t m_planes = 0;
    std::uint64_t m_events = 0;
    bool m_truncated = false;
};

class XPlaneReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "xplane",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorFlow profile (XPlane)"),
            .order = DetectOrder::FileName,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        constexpr std::string_view kPlane = "\x0a";
        constexpr std::string_view kHost = "\x22";
        const std::string_view text = asText(head);
        return hasExtension(fileName, ".xplane.pb")
               && (text.empty() || text.substr(0, 1) == kPlane || text.substr(0, 1) == kHost
                   || text.substr(0, 1) == "\x12" || text.substr(0, 1) == "\x1a");
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        return XSpaceReader(source, context).read();
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeXPlaneReader()
{
    return std::make_unique<XPlaneReader>();
}

} // namespace faultline
