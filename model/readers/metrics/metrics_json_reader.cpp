// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/config/config_kind.h"
#include "model/readers/metrics/json_rows.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/sniffing.h"
#include "model/readers/text_lines.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace metrics;

constexpr std::size_t kMaxRecordBytes = std::size_t{4} << 20;

/// MMCV's runners log the iteration within its epoch. How many there are in an epoch is not said:
/// the largest number that was logged stands for it, and 0 if iterations go on over epochs.
std::int64_t longestEpoch(const ByteSource& source, ReadContext& context)
{
    SilentMonitor monitor;
    FileReport scratch;
    ReadContext quiet{.run = context.run,
                      .file = scratch,
                      .monitor = monitor,
                      .pool = context.pool,
                      .artifacts = context.artifacts};
    TextLines lines(source, quiet, kMaxRecordBytes);
    std::int64_t longest = 0;
    bool startsAgain = false;
    std::pair<double, double> last{0.0, 0.0};
    for (std::string_view line; !context.monitor.isCancelled() && lines.next(line);) {
        double epoch = 0.0;
        double iteration = 0.0;
        bool trains = false;
        JsonRecord record(line);
        (void)record.forEach([&](const JsonMember& member) {
            if (member.name == "mode")
                trains = member.text == "train";
            else if (member.name == "epoch")
                epoch = readCell(member.text).value;
            else if (member.name == "iter")
                iteration = readCell(member.text).value;
        });
        if (!trains)
            continue;
        startsAgain = startsAgain || (epoch > last.first && iteration < last.second);
        longest = std::max(longest, asStep(iteration).value_or(0));
        last = {epoch, iteration};
    }
    return startsAgain ? longest : 0;
}

class MetricsJsonReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "metrics-jsonl",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Records of metrics"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        if (!looksLikeText(head))
            return false;
        const std::string text = decodedHead(head);
        if (!text.starts_with('{'))
            return false;
        // MMDetection begins with a record about the machine that is longer than any head.
        if (text.starts_with("{\"env_info\""))
            return text.find("mmcv") != std::string::npos || text.find("MMCV") != std::string::npos;
        // StyleGAN: a record of its statistics is longer than any head, one of a metric has no
        // step.
        if (fileName.ends_with(".jsonl")
            && ((text.starts_with("{\"Loss/") && text.find("\"mean\":") != std::string::npos)
                || (text.starts_with("{\"results\":")
                    && text.find("\"metric\":") != std::string::npos)))
            return true;
        const TableGuess guess = guessTable(text, head.size() < kSniffBytes);
        // Settings in one object look like the only record of a log.
        if (guess.rows.size() == 1 && isConfigName(fileName))
            return false;
        return guess.isJson && !guess.rows.empty() && isMetricsTable(guess);
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        const TableGuess guess = guessOfTable(source);
        if (!guess.isJson || guess.columns.empty()) {
            context.file.issues.add({.code = IssueCode::MissingPart,
                                     .path = source.name(),
                                     .offsetBytes = {},
                                     .bytesLost = 0,
                                     .detail = FAULTLINE_TR_NOOP("Errors", "no record")});
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no record of metrics")};
        }
        return readRecords(source, context, guess);
    }
};

} // namespace

Result<ReadEnd> metrics::readRecords(const ByteSource& source, ReadContext& context,
                                     const TableGuess& guess)
{
    context.file.writer = writerOf(guess);
    JsonRows rows(context, guess);
    if (context.file.writer == "MMCV" && !guess.isChosen)
        rows.countWithinEpochs(longestEpoch(source, context));
    else if (context.file.writer == "MMEngine" && !guess.isChosen)
        rows.placeEvaluations();
    TextLines lines(source, context, kMaxRecordBytes);
    for (std::string_view line; lines.next(line);)
        rows.add(withoutBlanks(line), lines.lineNumber(), lines.isUnterminated());
    const ReadEnd end = lines.finish();
    return rows.finish(end);
}

std::unique_ptr<const FormatReader> makeMetricsJsonReader()
{
    return std::make_unique<MetricsJsonReader>();
}

} // namespace faultline
