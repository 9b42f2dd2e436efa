// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/config_edit_checks.h"

#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>

namespace faultline::test {

namespace {

const FormatReader* readerOf(const std::string& name, std::string_view text)
{
    return readerFor(name, std::as_bytes(std::span(text.data(), text.size())));
}

/// Values that are written in the text, by path.
std::map<std::string, std::string> writtenValues(const ConfigDocument& document)
{
    std::map<std::string, std::string> values;
    for (std::size_t at = 1; at < document.nodes.size(); ++at) {
        const ConfigNode& node = document.nodes[at];
        if (!node.isGroup && node.line != 0 && node.state != FieldState::Default
            && node.state != FieldState::Unset)
            values[document.path(at)] = node.value;
    }
    return values;
}

void require(bool condition, const ConfigDocument& document, const std::string& path,
             const char* what)
{
    if (condition)
        return;
    static_cast<void>(std::fprintf(stderr, "%s: %s: %s\n%s\n", document.name().c_str(),
                                   path.c_str(), what, document.text.c_str()));
    std::abort();
}

} // namespace

ConfigDocumentPtr readConfigText(const std::string& name, std::string_view text)
{
    const FormatReader* reader = readerOf(name, text);
    if (reader == nullptr)
        return nullptr;
    const ReadResult result = readBytes(*reader, text, name);
    return result.artifacts.configs.empty() ? nullptr : result.artifacts.configs.front();
}

EnvironmentPtr readEnvironmentText(const std::string& name, std::string_view text)
{
    const FormatReader* reader = readerOf(name, text);
    if (reader == nullptr)
        return nullptr;
    const ReadResult result = readBytes(*reader, text, name);
    return result.artifacts.environments.empty() ? nullptr : result.artifacts.environments.front();
}

std::size_t checkEveryField(const ConfigDocument& document, std::size_t most)
{
    const std::map<std::string, std::string> before = writtenValues(document);
    std::size_t changed = 0;
    for (const auto& [path, value] : before) {
        if (changed >= most)
            break;
        const std::string other = value == "7" ? "8" : "7";
        const ConfigEdit edit{.config = document.id(), .path = path, .value = other};
        const Result<PatchedFile> patched = patchConfig(document, {&edit, 1});
        if (!patched)
            continue;
        const ConfigDocumentPtr after = readConfigText(document.name(), patched->text);
        if (!after || after->kind != document.kind)
            continue; // what it configures hung on that value
        std::map<std::string, std::string> expected = before;
        expected[path] = other;
        require(writtenValues(*after) == expected, document, path, "does not read back");
        ++changed;

        const ConfigEdit removal{.config = document.id(), .path = path, .value = {}};
        const Result<PatchedFile> without = patchConfig(document, {&removal, 1});
        if (!without || path.ends_with(']'))
            continue; // items behind one that goes change their names
        const ConfigDocumentPtr rest = readConfigText(document.name(), without->text);
        if (!rest || rest->kind != document.kind)
            continue;
        expected = before;
        expected.erase(path);
        require(writtenValues(*rest) == expected, document, path, "was not taken out cleanly");
    }
    return changed;
}

} // namespace faultline::test
