// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/output_guess.h"

#include "model/core/ascii.h"
#include "model/io/line_splitter.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/console/line_prefix.h"
#include "model/readers/console/signature_table.h"
#include "model/readers/console/step_reader.h"
#include "model/readers/console/system_messages.h"
#include "model/readers/console/traceback_folder.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <string>

namespace faultline {

namespace {

/// What a training is started with: "$ python train.py", "C:\\x> accelerate launch ...".
bool isCommand(std::string_view text)
{
    constexpr std::array kWords{std::string_view("python"),     std::string_view("torchrun"),
                                std::string_view("accelerate"), std::string_view("srun"),
                                std::string_view("sbatch"),     std::string_view("bash"),
                                std::string_view("sh"),         std::string_view("docker"),
                                std::string_view("conda"),      std::string_view("pip"),
                                std::string_view("yolo"),       std::string_view("deepspeed"),
                                std::string_view("mpirun"),     std::string_view("nohup"),
                                std::string_view("tail"),       std::string_view("cat"),
                                std::string_view("ls"),         std::string_view("cd"),
                                std::string_view("nvidia-smi"), std::string_view("dmesg"),
                                std::string_view("kubectl"),    std::string_view("export"),
                                std::string_view("sudo"),       std::string_view("echo")};
    text = trimmedStart(text, " ");
    while (contains(text.substr(0, text.find(' ')), "=")) // "CUDA_VISIBLE_DEVICES=0 python ..."
        text = trimmedStart(text.substr(std::min(text.find(' '), text.size())), " ");
    std::string_view word = text.substr(0, text.find_first_of(" \t"));
    if (word.starts_with("./"))
        return true;
    while (!word.empty() && (isDigit(word.back()) || word.back() == '.'))
        word.remove_suffix(1);
    if (word.ends_with(".exe"))
        word.remove_suffix(4);
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// "user@host:~/x$ ...", "(env) $ ...", "PS C:\\x> ...", ">>> ...", "In [3]:", "!python ...".
bool isPrompt(std::string_view text)
{
    constexpr std::size_t kLongestPrompt = 120;
    text = trimmedStart(text, " ");
    if (text.starts_with(">>> ") || text.starts_with("In [") || text.starts_with("PS C:\\")
        || (text.starts_with("!") && isCommand(text.substr(1))))
        return true;
    for (const char end : {'$', '#', '%', '>'}) {
        const std::size_t at = text.substr(0, kLongestPrompt).find(end);
        if (at == std::string_view::npos || at + 1 >= text.size() || text[at + 1] != ' ')
            continue;
        const std::string_view before = text.substr(0, at);
        const bool isHost =
            contains(before, "@") || (before.size() > 2 && before[1] == ':' && before[2] == '\\');
        if ((isHost && at > 2) || isCommand(text.substr(at + 1)))
            return true;
    }
    return false;
}

/// "ERROR: ...", "Fatal error", "... failed", "Aborted": in the words of anybody.
bool tellsOfError(std::string_view text)
{
    constexpr std::size_t kLongest = 400;
    const std::string lower = lowerAscii(text.substr(0, kLongest));
    constexpr std::array kWords{std::string_view("error"),       std::string_view("exception"),
                                std::string_view("failed"),      std::string_view("fatal"),
                                std::string_view("killed"),      std::string_view("aborted"),
                                std::string_view("core dumped"), std::string_view("traceback")};
    return std::any_of(kWords.begin(), kWords.end(), [&lower](std::string_view word) {
        const std::size_t at = lower.find(word);
        const std::size_t end = at == std::string::npos ? at : at + word.size();
        return at != std::string::npos && (end == lower.size() || !isWordCharacter(lower[end]))
               && (at == 0 || lower[at - 1] != '_');
    });
}

/// A path, a class, a number, "0 0.5 0.5 0.2 0.1", "a.jpg 3": a line of a list.
bool isEntry(std::string_view text)
{
    std::size_t words = 0;
    std::size_t proper = 0;
    while (!(text = trimmedStart(text, " \t,;")).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t,;"), text.size());
        const std::string_view word = text.substr(0, end);
        const bool isProper = std::all_of(word.begin(), word.end(), [](char c) {
            return isLetter(c) || c == '\'' || c == '.' || c == ':' || c == '!';
        });
        proper += isProper ? 1 : 0;
        ++words;
        text.remove_prefix(end);
    }
    return words < 4 || proper * 2 < words;
}

} // namespace

OutputGuess guessOutput(std::string_view fileName, std::span<const std::byte> text)
{
    if (!looksLikeText(text) || isKnownOtherText(fileName))
        return OutputGuess::No;
    std::size_t lines = 0;
    std::size_t entries = 0;
    std::size_t settings = 0;
    bool hasSign = false;
    console::SignatureTable::Scratch scratch;
    console::StepReader steps;
    LineSplitter splitter([&](const RawLine& raw) {
        std::string_view line = raw.text;
        if (hasSign || trimmed(line, " \t").empty())
            return;
        ++lines;
        settings += isSettingLine(line) || contains(line, "\t: ") ? 1 : 0;
        if (isPrompt(line)) {
            hasSign = true;
            return;
        }
        (void)console::takePrefix(line);
        const auto match = console::SignatureTable::builtin().match(line, scratch);
        const bool hasStep = (scratch.hints & console::ProgressHint) != 0 && steps.take(line, 0.0);
        hasSign = hasStep || (match && match->info->outcome >= Outcome::Warning)
                  || (scratch.hints & (console::TracebackHint | console::ErrorHint)) != 0
                  || !console::bareException(line).empty()
                  || !console::systemMessageInEnglish(line).empty()
                  || (!isSettingLine(line) && tellsOfError(line));
        entries += isEntry(line) ? 1 : 0;
    });
    splitter.feed(text);
    splitter.finish();
    if (hasSign)
        return OutputGuess::Yes;
    return lines > 0 && entries * 2 < lines && settings * 2 < lines ? OutputGuess::Perhaps
                                                                    : OutputGuess::No;
}

} // namespace faultline
