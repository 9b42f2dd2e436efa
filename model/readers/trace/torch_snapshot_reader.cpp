// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/torch_snapshot_reader.h"

#include "model/core/text_marker.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/torch_snapshot.h"
#include "model/readers/trace/trace_file_end.h"

namespace faultline {

namespace {

using namespace trace;

IssueCode codeOf(PickleFault::Kind kind)
{
    switch (kind) {
    case PickleFault::Kind::Cut: return IssueCode::TruncatedTail;
    case PickleFault::Kind::Refused: return IssueCode::RefusedOpcode;
    case PickleFault::Kind::Limit: return IssueCode::CountLimit;
    case PickleFault::Kind::Damaged:
    case PickleFault::Kind::Cancelled: break;
    }
    return IssueCode::SyntaxError;
}

class TorchSnapshotReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "torch-memory-snapshot",
            .displayName = FAULTLINE_TR_NOOP("Formats", "PyTorch memory snapshot"),
            .order = DetectOrder::MagicBytes,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        constexpr std::size_t kKeyWithin = 256; // the first key follows the opening bytes
        const std::string_view text = asText(head);
        if (text.size() < 12 || text[0] != '\x80' || text[1] < 2 || text[1] > 5)
            return false;
        const std::string_view start = text.substr(0, kKeyWithin);
        return start.find("segments") != std::string_view::npos
               || start.find("device_traces") != std::string_view::npos;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        StreamWindow window(source, context.monitor);
        const PickleResult pickle = readPickle(window);
        noteStreamFault(window.stream(), source, context.file);
        if (window.isCancelled())
            return cancelledRead(source);
        if (const auto& fault = pickle.fault)
            addIssueAt(context, source, codeOf(fault->kind), fault->offset, fault->detail);
        if (pickle.fault && pickle.fault->kind == PickleFault::Kind::Refused) {
            return corruptFile(
                source,
                {FAULTLINE_TR_NOOP("Errors",
                                   "asks for %1, which plain data does not need; nothing was run"),
                 {pickle.fault->detail}});
        }
        if (!pickle.root || !isTorchSnapshot(pickle.document, *pickle.root))
            return corruptFile(source, FAULTLINE_TR_NOOP("Errors", "holds no memory snapshot"));
        auto profile = profileOfSnapshot(pickle.document, *pickle.root, !pickle.fault,
                                         context.file.recordCount);
        profile->isTruncated = pickle.fault.has_value();
        addToContext(std::move(profile), context);
        return pickle.fault ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeTorchSnapshotReader()
{
    return std::make_unique<TorchSnapshotReader>();
}

} // namespace faultline
