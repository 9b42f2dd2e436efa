// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/console_log_reader.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/io/byte_stream.h"
#include "model/io/line_splitter.h"
#include "model/readers/console/line_prefix.h"
#include "model/readers/console/log_builder.h"
#include "model/readers/console/signature_table.h"
#include "model/readers/console/traceback_folder.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

/// Names that people and schedulers give to what a program printed.
bool isLogName(std::string_view fileName)
{
    constexpr std::array kExtensions{std::string_view(".log"), std::string_view(".out"),
                                     std::string_view(".err"), std::string_view(".stdout"),
                                     std::string_view(".stderr")};
    if (std::any_of(kExtensions.begin(), kExtensions.end(),
                    [fileName](std::string_view ending) { return hasExtension(fileName, ending); }))
        return true;
    const std::string name = lowerAscii(fileName);
    constexpr std::array kWhole{std::string_view("stdout"),      std::string_view("stderr"),
                                std::string_view("console"),     std::string_view("log"),
                                std::string_view("console.txt"), std::string_view("stdout.txt"),
                                std::string_view("stderr.txt"),  std::string_view("log.txt"),
                                std::string_view("output.txt"),  std::string_view("train.txt"),
                                std::string_view("dmesg.txt"),   std::string_view("train_log.txt"),
                                std::string_view("dmesg"),       std::string_view("syslog"),
                                std::string_view("messages"),    std::string_view("kern")};
    if (std::find(kWhole.begin(), kWhole.end(), name) != kWhole.end())
        return true;
    // train.log.1, train.log.2024-01-31; slurm-17.out is an extension, job.o1234 a scheduler's
    const std::size_t log = name.find(".log.");
    if (log != std::string::npos && log + 5 < name.size() && isDigit(name[log + 5]))
        return true;
    const std::size_t dot = name.rfind('.');
    return dot != std::string::npos && dot + 2 < name.size()
           && (name[dot + 1] == 'o' || name[dot + 1] == 'e')
           && std::all_of(name.begin() + static_cast<std::ptrdiff_t>(dot) + 2, name.end(), isDigit);
}

} // namespace

bool isKnownOtherText(std::string_view fileName)
{
    constexpr std::array kOther{
        std::string_view(".csv"),   std::string_view(".tsv"),    std::string_view(".json"),
        std::string_view(".jsonl"), std::string_view(".yaml"),   std::string_view(".yml"),
        std::string_view(".xml"),   std::string_view(".config"), std::string_view(".cfg"),
        std::string_view(".ini"),   std::string_view(".toml"),   std::string_view(".pbtxt"),
        std::string_view(".md"),    std::string_view(".rst"),    std::string_view(".html"),
        std::string_view(".py"),    std::string_view(".sh"),     std::string_view(".tex")};
    const std::string name = lowerAscii(fileName);
    return std::any_of(kOther.begin(), kOther.end(),
                       [&name](std::string_view ending) { return hasExtension(name, ending); })
           || name.find("readme") != std::string::npos
           || name.find("requirements") != std::string::npos
           || name.find("license") != std::string::npos
           || name.find("changelog") != std::string::npos;
}

bool isSettingLine(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == 0 || colon == std::string_view::npos)
        return false;
    const auto isInName = [](char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '-'; };
    return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(colon), isInName)
           && trimmed(text.substr(colon + 1)).find(' ') == std::string_view::npos;
}

namespace {

/// Whether the lines show a program's log: prefixes of loggers, recognised failures, progress.
bool looksLikeLog(std::span<const std::byte> head)
{
    std::size_t telling = 0;
    std::size_t prefixed = 0;
    std::size_t lines = 0;
    std::size_t settings = 0;
    bool hasTraceback = false;
    console::SignatureTable::Scratch scratch;
    console::StepReader steps;
    const auto judge = [&](const RawLine& raw) {
        std::string_view text = raw.text;
        if (text.empty())
            return;
        ++lines;
        settings += isSettingLine(text) ? 1 : 0;
        const console::LinePrefix prefix = console::takePrefix(text);
        const bool isLogged =
            prefix.form != console::PrefixForm::None && prefix.form != console::PrefixForm::Other;
        prefixed += isLogged || prefix.stamp.kind != console::StampKind::None ? 1 : 0;
        const auto match = console::SignatureTable::builtin().match(text, scratch);
        const bool hasStep = (scratch.hints & console::ProgressHint) != 0 && steps.take(text, 0.0);
        hasTraceback = hasTraceback || (scratch.hints & console::TracebackHint) != 0;
        const bool isFrame =
            trimmedStart(text, " \t").starts_with("File \"") && contains(text, "\", line ");
        telling += isLogged || hasStep || (match && match->info->outcome >= Outcome::Warning)
                           || (scratch.hints & console::TracebackHint) != 0 || isFrame
                           || !console::bareException(text).empty()
                       ? 1
                       : 0;
    };
    LineSplitter splitter(judge);
    splitter.feed(head);
    splitter.finish();
    // A traceback is long, and hardly one of its lines tells by itself what it is.
    return telling > 0 && settings < lines && (hasTraceback || (telling + prefixed) * 10 >= lines);
}

class ConsoleLogReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return m_info; }

    [[nodiscard]] bool sniff(std::string_view fileName,
                             std::span<const std::byte> head) const override
    {
        const std::string_view text = asText(head);
        const bool isUtf16 = text.substr(0, 2) == "\xFF\xFE" || text.substr(0, 2) == "\xFE\xFF";
        if (!isUtf16 && !looksLikeText(head))
            return false;
        if (isLogName(fileName))
            return true;
        return !isKnownOtherText(fileName) && looksLikeLog(head);
    }

    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        auto log = std::make_shared<ConsoleLog>();
        console::LogBuilder builder(*log, context.file);
        LineSplitter splitter([&builder](const RawLine& raw) { builder.add(raw); },
                              [&builder](std::string_view state) { builder.addRedrawn(state); });
        const std::unique_ptr<ByteStream> stream = openStream(source);
        std::vector<std::byte> block(kBlockBytes);
        std::uint64_t reported = 0;
        bool cancelled = false;
        for (std::size_t got = stream->read(block); got > 0 && !cancelled;
             got = stream->read(block)) {
            splitter.feed(std::span(block).first(got));
            context.monitor.advance(stream->sourcePosition() - reported);
            reported = stream->sourcePosition();
            cancelled = context.monitor.isCancelled();
        }
        splitter.finish();
        builder.finish();
        context.artifacts.logs.push_back(std::move(log));
        if (cancelled)
            return ReadEnd::Cancelled;
        if (source.size() == 0)
            context.file.issues.add({.code = IssueCode::EmptyFile,
                                     .path = context.file.path,
                                     .offsetBytes = std::nullopt,
                                     .bytesLost = 0,
                                     .detail = {}});
        return noteStreamFault(*stream, source, context.file);
    }

private:
    FormatInfo m_info{.id = "console-log",
                      .displayName = FAULTLINE_TR_NOOP("Formats", "Console log"),
                      .order = DetectOrder::PlainText,
                      .kind = ArtifactKind::Log};
};

} // namespace

bool endsLikeConsoleLog(std::string_view fileName, std::span<const std::byte> tail)
{
    if (!looksLikeText(tail) || isKnownOtherText(fileName))
        return false;
    const std::size_t end = asText(tail).find('\n');
    return end != std::string_view::npos && looksLikeLog(tail.subspan(end + 1));
}

std::unique_ptr<const FormatReader> makeConsoleLogReader()
{
    return std::make_unique<ConsoleLogReader>();
}

} // namespace faultline
