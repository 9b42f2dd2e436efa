// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/rule_page.h"
#include "model/report/case_html.h"
#include "model/report/markdown_html.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace faultline {

void writeRulePagesHtml(TextSink& sink, const Diagnosis& diagnosis)
{
    std::vector<const RulePage*> pages;
    for (const Finding& finding : diagnosis.findings) {
        const RulePage* page = rulePage(finding.ruleId.view());
        if (page != nullptr && std::find(pages.begin(), pages.end(), page) == pages.end())
            pages.push_back(page);
    }
    if (pages.empty())
        return;
    sink.write("<h2>What these rules look for</h2>\n<section class=\"card\">\n");
    for (const RulePage* page : pages) {
        sink.write("<details><summary>" + htmlEscaped(page->title) + "</summary>\n"
                   + markdownToHtml(page->lead));
        for (const RulePage::Section& section : page->sections)
            sink.write("<h4>" + htmlEscaped(section.title) + "</h4>\n"
                       + markdownToHtml(section.markdown));
        sink.write("</details>\n");
    }
    sink.write("</section>\n");
}

} // namespace faultline
