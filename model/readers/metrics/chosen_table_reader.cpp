// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/metrics/table_reader.h"

namespace faultline {

namespace {

using namespace metrics;

class ChosenTableReader final : public FormatReader {
public:
    ChosenTableReader(TableChoice choice, std::optional<TableGuess::OnlyRun> only)
        : m_choice(std::move(choice)), m_only(std::move(only))
    {
    }

    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "metrics-csv",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Table of metrics"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte>) const override
    {
        return false; // only the user says that a file is such a table
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        TableGuess guess = guessOfTable(source);
        nameByFile(guess, source.name());
        const std::vector<std::string> unknown = applyChoice(guess, m_choice);
        guess.only = m_only;
        if (guess.columns.empty())
            return fail(source, context, FAULTLINE_TR_NOOP("Errors", "holds no table"));
        if (!unknown.empty())
            return fail(source, context,
                        {FAULTLINE_TR_NOOP("Errors", "has no column \"%1\""), {unknown.front()}});
        if (!guess.isJson)
            return readCells(source, context, guess);
        context.file.formatId = "metrics-jsonl";
        return readRecords(source, context, guess);
    }

private:
    static Error fail(const ByteSource& source, ReadContext& context, Text detail)
    {
        context.file.issues.add({.code = IssueCode::MissingPart,
                                 .path = source.name(),
                                 .offsetBytes = {},
                                 .bytesLost = 0,
                                 .detail = detail});
        return {.code = ErrorCode::Corrupt, .path = source.name(), .detail = std::move(detail)};
    }

    TableChoice m_choice;
    std::optional<TableGuess::OnlyRun> m_only;
};

} // namespace

std::unique_ptr<const FormatReader> makeChosenTableReader(
    TableChoice choice, std::optional<metrics::TableGuess::OnlyRun> only)
{
    return std::make_unique<ChosenTableReader>(std::move(choice), std::move(only));
}

} // namespace faultline
