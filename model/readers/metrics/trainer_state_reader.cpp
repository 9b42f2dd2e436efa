// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/metrics/json_rows.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

#include <memory>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using namespace metrics;

constexpr std::string_view kHistory = "log_history";

/// What stands beside the history: how long the training was to be, and how far it has come.
using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

/// The records of the history. False if the text ends before its history, or is no JSON.
template <typename Fn>
bool forEachRecord(std::string_view text, Settings& settings, Fn&& fn)
{
    JsonCursor cursor(text);
    std::string_view key;
    bool isFound = false;
    if (!cursor.beginObject())
        return false;
    while (cursor.nextKey(key)) {
        if (key != kHistory || !cursor.beginArray()) {
            const std::string_view value = cursor.scalar();
            if (!value.empty())
                settings.emplace_back(key, value);
            continue;
        }
        isFound = true;
        while (cursor.nextElement()) {
            const std::string_view record = cursor.raw();
            if (cursor.ok())
                fn(record);
        }
    }
    return isFound && cursor.ok();
}

/// A checkpoint holds the state at which it was saved: that says nothing of an end.
bool isOfCheckpoint(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos || slash == 0)
        return false;
    const std::string_view folder = path.substr(0, slash);
    return folder.substr(folder.rfind('/') + 1).starts_with("checkpoint-");
}

/// The settings as a configuration of the run, for who asks how long it was meant to be.
void keepSettings(const Settings& settings, ReadContext& context)
{
    if (settings.empty() || isOfCheckpoint(context.file.path))
        return;
    auto document = std::make_shared<ConfigDocument>();
    document->dialect = "Hugging Face Trainer";
    ConfigTree tree(*document);
    for (const auto& [key, value] : settings)
        tree.addValue(0, std::string(key), std::string(value));
    context.artifacts.configs.push_back(std::move(document));
}

class TrainerStateReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "trainer-state",
            .displayName = FAULTLINE_TR_NOOP("Formats", "State of the Hugging Face trainer"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        if (!looksLikeText(head) || !withoutBlanks(asText(head)).starts_with('{'))
            return false;
        const std::string_view text = asText(head);
        const auto has = [text](std::string_view name) {
            return text.find(name) != std::string_view::npos;
        };
        // Members before the history may fill the head (a long list of callbacks).
        const bool isNamed = fileName == "trainer_state.json";
        return has("\"global_step\"") && has("\"epoch\"") && (isNamed || has("\"log_history\""));
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        Result<WholeText> whole = readWholeText(source, context);
        if (!whole)
            return whole.error();
        std::vector<std::string_view> first;
        Settings settings;
        (void)forEachRecord(whole->text, settings, [&first](std::string_view record) {
            if (first.size() < TableGuess::kSampleRows)
                first.push_back(record);
        });
        context.file.writer = "Hugging Face Trainer";
        JsonRows rows(context, guessRecords(first));
        std::uint64_t number = 0;
        keepSettings(settings, context);
        const bool isWhole = forEachRecord(
            whole->text, settings, [&](std::string_view record) { rows.add(record, ++number); });
        if (!isWhole && whole->end == ReadEnd::Complete) {
            whole->end = ReadEnd::TruncatedTail;
            addFileIssue(context, source, IssueCode::TruncatedTail,
                         {FAULTLINE_TR_NOOP("Errors", "%1 records of the history were read"),
                          {std::to_string(number)}});
        }
        return rows.finish(whole->end);
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeTrainerStateReader()
{
    return std::make_unique<TrainerStateReader>();
}

} // namespace faultline
