// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/rule_page.h"

#include "model/core/ascii.h"
#include "model/data/data_files.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Titles in quotation marks, with who publishes them: '- PyTorch: "CUDA semantics"'.
std::vector<std::string> linksOf(std::string_view markdown)
{
    std::vector<std::string> links;
    std::string publisher;
    std::string text(markdown);
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t quote = rest.find('"');
        const std::string_view before = rest.substr(0, quote);
        if (const std::size_t dash = before.rfind("- "); dash != std::string_view::npos) {
            const std::string_view name = before.substr(dash + 2);
            const std::size_t colon = name.find(':');
            publisher = colon == std::string_view::npos ? std::string()
                                                        : std::string(name.substr(0, colon));
        }
        const std::size_t close =
            quote == std::string_view::npos ? quote : rest.find('"', quote + 1);
        if (close == std::string_view::npos)
            break;
        std::string title;
        for (const char c : rest.substr(quote + 1, close - quote - 1)) {
            if (c != ' ' || title.empty() || title.back() != ' ')
                title += c; // a line that was broken is indented
        }
        links.push_back(publisher.empty() ? title : publisher + ": " + title);
        rest.remove_prefix(close + 1);
    }
    return links;
}

std::vector<RulePage> readPages()
{
    constexpr std::string_view kFolder = "rules/";
    constexpr std::string_view kEnding = ".md";
    std::vector<RulePage> pages;
    for (const DataFile& file : dataFiles()) {
        if (!file.path.starts_with(kFolder) || !file.path.ends_with(kEnding))
            continue;
        std::string_view id = file.path.substr(kFolder.size());
        id.remove_suffix(kEnding.size());
        if (id == "README")
            continue; // about all of them
        pages.push_back(parseRulePage(id, file.text));
    }
    std::sort(pages.begin(), pages.end(),
              [](const RulePage& a, const RulePage& b) { return a.ruleId < b.ruleId; });
    return pages;
}

} // namespace

const RulePage::Section* RulePage::section(std::string_view wanted) const
{
    const auto found =
        std::find_if(sections.begin(), sections.end(),
                     [wanted](const Section& section) { return section.title == wanted; });
    return found == sections.end() ? nullptr : &*found;
}

RulePage parseRulePage(std::string_view ruleId, std::string_view markdown)
{
    RulePage page;
    page.ruleId = std::string(ruleId);
    bool isCode = false;
    std::string* text = &page.lead;
    while (!markdown.empty()) {
        const std::string_view line = takeLine(markdown);
        isCode = isCode != line.starts_with("```"); // a # in code is no heading
        if (!isCode && line.starts_with("# ") && page.title.empty()) {
            page.title = std::string(trimmed(line.substr(2)));
        } else if (!isCode && line.starts_with("## ")) {
            page.sections.push_back({std::string(trimmed(line.substr(3))), {}});
            text = &page.sections.back().markdown;
        } else {
            *text += std::string(line) + "\n";
        }
    }
    const auto tidy = [](std::string& part) { part = std::string(trimmed(part)); };
    tidy(page.lead);
    for (RulePage::Section& section : page.sections)
        tidy(section.markdown);
    if (const RulePage::Section* reading = page.section("Further reading"))
        page.links = linksOf(reading->markdown);
    return page;
}

std::span<const RulePage> rulePages()
{
    static const std::vector<RulePage> kPages = readPages();
    return kPages;
}

const RulePage* rulePage(std::string_view ruleId)
{
    const std::span<const RulePage> pages = rulePages();
    const auto found = std::lower_bound(
        pages.begin(), pages.end(), ruleId,
        [](const RulePage& page, std::string_view id) { return page.ruleId < id; });
    return found != pages.end() && found->ruleId == ruleId ? &*found : nullptr;
}

} // namespace faultline
