// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/wandb_reader.h"

#include "model/core/text_marker.h"
#include "model/readers/metrics/metrics_sink.h"
#include "model/readers/metrics/wandb_log.h"
#include "model/readers/metrics/wandb_parts.h"
#include "model/readers/sniffing.h"

namespace faultline {

namespace {

using namespace metrics;

/// Hands each record to the part of the run that it belongs to.
class WandbFile {
public:
    explicit WandbFile(ReadContext& context)
        : m_context(context),
          m_history(context),
          m_console(context),
          m_hardware(context),
          m_config(context)
    {
        context.file.writer = "Weights & Biases";
    }

    void add(std::string_view bytes)
    {
        using Kind = WandbRecord::Kind;
        ++m_records;
        const std::optional<WandbRecord> record = decodeWandbRecord(bytes);
        if (!record) {
            m_broken.note(m_records);
            return;
        }
        switch (record->kind) {
        case Kind::History: m_history.add(*record); break;
        case Kind::Stats: m_hardware.add(*record); break;
        case Kind::Output: m_console.add(*record); break;
        case Kind::Config:
        case Kind::Run: m_config.add(*record); break;
        case Kind::Header: noteVersion(record->version); break;
        case Kind::Exit:
            m_hasExit = true;
            m_console.setExitCode(record->exitCode);
            break;
        case Kind::Other: break;
        }
    }

    ReadEnd finish(ReadEnd end)
    {
        m_history.finish();
        m_console.finish();
        m_hardware.finish();
        m_config.finish();
        m_context.file.recordCount = m_records;
        if (m_broken.count > 0)
            addIssue(IssueCode::InvalidMessage, m_broken.count,
                     {FAULTLINE_TR_NOOP("Errors", "%1 records, first number %2"),
                      {std::to_string(m_broken.count), std::to_string(m_broken.firstLine)}});
        if (end == ReadEnd::Complete && !m_hasExit) {
            end = ReadEnd::TruncatedTail;
            addIssue(IssueCode::TruncatedTail, 0,
                     FAULTLINE_TR_NOOP(
                         "Errors", "no record of the end: the run was killed, or is still going"));
        }
        return end;
    }

    [[nodiscard]] std::uint64_t recordCount() const { return m_records; }

private:
    void noteVersion(std::string_view version)
    {
        constexpr std::size_t kMost = 40;
        if (!version.empty() && looksLikeText(std::as_bytes(std::span(version))))
            m_context.file.fileVersion = "wandb " + std::string(version.substr(0, kMost));
    }

    void addIssue(IssueCode code, std::uint64_t recordsLost, Text detail)
    {
        m_context.file.issues.add({.code = code,
                                   .path = m_context.file.path,
                                   .bytesLost = 0,
                                   .recordsLost = recordsLost,
                                   .detail = std::move(detail)});
    }

    ReadContext& m_context;
    WandbHistory m_history;
    WandbConsole m_console;
    WandbHardware m_hardware;
    WandbConfig m_config;
    std::uint64_t m_records = 0;
    bool m_hasExit = false;
    Tally m_broken;
};

class WandbReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "wandb",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Weights & Biases run"),
            .order = DetectOrder::MagicBytes,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        return isWandbHeader(asText(head));
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        WandbLog log(source, context);
        WandbFile file(context);
        for (std::string_view record; log.next(record);)
            file.add(record);
        const ReadEnd end = file.finish(log.end());
        if (file.recordCount() > 0 || end == ReadEnd::Cancelled)
            return end;
        return Error{.code = ErrorCode::Corrupt,
                     .path = source.name(),
                     .detail = FAULTLINE_TR_NOOP("Errors", "holds no record")};
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeWandbReader()
{
    return std::make_unique<WandbReader>();
}

} // namespace faultline
