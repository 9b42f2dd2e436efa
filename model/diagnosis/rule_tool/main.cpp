// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// rule_tool OUT ITEMS RULE...: makes C++, texts and pages of the rules below OUT; a file that would
// not change is not touched, so that little is compiled again.
#include "model/diagnosis/rule_tool/made_files.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace faultline::rule_tool;
namespace fs = std::filesystem;

/// Empty if it cannot be read.
std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& content, Problems& problems)
{
    if (fs::exists(path) && contentOf(path) == content)
        return;
    fs::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file << content;
    if (!file.flush())
        problems.push_back(path.string() + ":1: cannot be written");
}

void writeAll(const Catalogue& catalogue, const fs::path& out, Problems& problems)
{
    for (const RuleFile& rule : catalogue.rules) {
        write(out / (snakeCase(rule.id) + ".h"), headerOf(rule), problems);
        write(out / "pages" / (rule.id + ".md"), pageOf(rule), problems);
    }
    write(out / "all_rules.h", factoriesOf(catalogue), problems);
    write(out / "rule_catalogue.cpp", catalogueOf(catalogue), problems);
    write(out / "checklist_table.cpp", checklistOf(catalogue), problems);
    write(out / "rule_texts.cpp", textsOf(catalogue), problems);
}

int run(const std::vector<std::string>& arguments)
{
    if (arguments.size() < 3) {
        std::cerr << "usage: rule_tool OUT ITEMS RULE...\n";
        return 2;
    }
    Problems problems;
    std::vector<RuleFile> rules;
    for (std::size_t i = 2; i < arguments.size(); ++i)
        rules.push_back(parseRule(contentOf(arguments[i]), arguments[i], problems));
    std::vector<ChecklistEntry> items = parseItems(contentOf(arguments[1]), arguments[1], problems);
    if (problems.empty()) {
        const Catalogue catalogue = joinCatalogue(std::move(rules), std::move(items), problems);
        if (problems.empty())
            writeAll(catalogue, arguments[0], problems);
    }
    for (const std::string& problem : problems)
        std::cerr << problem << '\n';
    return problems.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "rule_tool: " << error.what() << '\n';
        return 1;
    }
}
