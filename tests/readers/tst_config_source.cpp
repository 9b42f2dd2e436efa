// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/config_source.h"
#include "tests/readers/config_checks.h"

#include <chrono>
#include <map>
#include <set>
#include <tuple>

// The places of what a configuration says: the tree that its reader fills from and that edits use.

namespace faultline::test {
namespace {

std::string pathOf(const ConfigSource& source, std::size_t field)
{
    const SourceField& one = source.fields[field];
    if (one.parent == 0)
        return one.name;
    return pathOf(source, one.parent) + (one.name.starts_with('[') ? "" : ".") + one.name;
}

/// What stands at the place of each value that may be edited, by path.
std::map<std::string, std::string> placesIn(const std::string& text, SourceSyntax syntax)
{
    const ConfigSource source = parseConfigSource(text, syntax);
    EXPECT_EQ(toEnglish(source.problem), "") << "line " << source.problemLine;
    std::map<std::string, std::string> places;
    for (std::size_t at = 1; at < source.fields.size(); ++at) {
        const SourceField& field = source.fields[at];
        if (field.kind == SourceField::Kind::Scalar && !field.isOpaque)
            places[pathOf(source, at)] =
                text.substr(field.valueBegin, field.end - field.valueBegin);
    }
    return places;
}

/// Fields lie within their groups, one behind the other; problems come without fields.
void expectSoundPlaces(const std::string& text, SourceSyntax syntax)
{
    const ConfigSource source = parseConfigSource(text, syntax);
    ASSERT_FALSE(source.fields.empty());
    if (!source.problem.empty()) {
        EXPECT_EQ(source.fields.size(), 1U) << text;
        return;
    }
    EXPECT_FALSE(source.isCut) << text;
    for (std::size_t at = 0; at < source.fields.size(); ++at) {
        const SourceField& group = source.fields[at];
        const bool isInBrackets = group.style != SourceField::Style::Block && !group.isOpaque;
        std::size_t behind = isInBrackets ? group.bodyBegin : group.begin;
        for (const std::size_t child : group.children) {
            const SourceField& field = source.fields[child];
            ASSERT_LT(at, child);
            ASSERT_EQ(field.parent, at);
            EXPECT_LE(behind, field.begin) << text;
            EXPECT_LE(field.begin, field.valueBegin) << text;
            EXPECT_LE(field.valueBegin, field.end) << text;
            behind = field.end;
        }
        EXPECT_LE(behind, isInBrackets ? group.bodyEnd : std::max(group.end, group.begin)) << text;
    }
}

/// Every value that may be edited was read from that line, with that name.
void expectReaderAgrees(const std::string& name, const std::string& text, SourceSyntax syntax)
{
    const ConfigSource source = parseConfigSource(text, syntax);
    const ReadResult read = readBytes(*readerOfId("config-tree"), text, name);
    if (read.artifacts.configs.empty() || read.artifacts.configs.front()->text != text)
        return; // nothing in it, or no UTF-8
    const ConfigDocument& document = *read.artifacts.configs.front();
    std::set<std::tuple<std::string, std::uint32_t, std::string>> values;
    for (std::size_t at = 1; at < document.nodes.size(); ++at)
        values.emplace(document.path(at), document.nodes[at].line, document.nodes[at].value);
    for (std::size_t at = 1; at < source.fields.size(); ++at) {
        const SourceField& field = source.fields[at];
        if (field.kind == SourceField::Kind::Scalar) {
            EXPECT_TRUE(values.contains({pathOf(source, at), field.line, field.value}))
                << pathOf(source, at) << " in line " << field.line << '\n'
                << text;
        }
    }
}

const std::string kYaml = "---\n"
                          "# \xC3\xA9\n"
                          "text: \xC3\xBC b  # no\n"
                          "\"q \\\"k\": 'it''s'\n"
                          "long: two\n"
                          "  lines\n"
                          "\n"
                          "  of it\n"
                          "empty:\n"
                          "list:\n"
                          "-\n"
                          "- a: ~\n"
                          "  b: {x: 1, y: [2, \"3,\" ], z: , n: null}\n"
                          "- - deep\n"
                          "tag: !!int 4\n"
                          "anchor: &a\n"
                          "  in: 5\n"
                          "alias: *a\n"
                          "block: |\n"
                          "  # text\n"
                          "  key: no\n"
                          "\n"
                          "last: 6\n"
                          "...\n";

TEST(ConfigSource, FindsValuesOfYaml)
{
    const std::map<std::string, std::string> expected{{"text", "\xC3\xBC b"},
                                                      {"q \"k", "'it''s'"},
                                                      {"long", "two\n  lines\n\n  of it"},
                                                      {"empty", ""},
                                                      {"list[0]", ""},
                                                      {"list[1].a", "~"},
                                                      {"list[1].b.x", "1"},
                                                      {"list[1].b.y[0]", "2"},
                                                      {"list[1].b.y[1]", "\"3,\""},
                                                      {"list[1].b.z", ""},
                                                      {"list[1].b.n", "null"},
                                                      {"list[2][0]", "deep"},
                                                      {"anchor.in", "5"},
                                                      {"last", "6"}};
    EXPECT_EQ(placesIn(kYaml, SourceSyntax::Yaml), expected);
    std::string windows;
    for (const char c : kYaml)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(placesIn(windows, SourceSyntax::Yaml).at("list[1].b.y[1]"), "\"3,\"");
    EXPECT_EQ(placesIn("\xEF\xBB\xBF" + kYaml, SourceSyntax::Yaml), expected);
    EXPECT_EQ(placesIn("{a: 1, b: [x]}\n", SourceSyntax::Yaml),
              (std::map<std::string, std::string>{{"a", "1"}, {"b[0]", "x"}}));
}

TEST(ConfigSource, LeavesAloneInYamlWhatItCannotPlace)
{
    const auto problemOf = [](const std::string& text) {
        return toEnglish(parseConfigSource(text, SourceSyntax::Yaml).problem);
    };
    EXPECT_EQ(problemOf("a: 1\n---\nb: 2\n"), "it holds several documents");
    for (const char* text : {"- a\n- : b\n", "just text\n", "n:\n  a: 1\n  key", "[a]: 1\n",
                             "? a\n: 1\n", "&x a: 1\n", "a: \"open\nb: 1\n"})
        EXPECT_NE(problemOf(text), "") << text;
    EXPECT_EQ(problemOf("%YAML 1.2\n---\na: 1\n"), "a directive stands before the document");
    EXPECT_EQ(problemOf("a: 1\n<<<<<<< x\nb: 1\n=======\nb: 2\n>>>>>>> y\n"),
              "a merge is not resolved");
    EXPECT_NE(problemOf("a: 1\nb: [1, 2\nc: }\n"), "");
}

TEST(ConfigSource, FindsValuesOfJsonAndPython)
{
    const std::string json = "// c\n{\"a\\u00e9\": [1, \"s\\\"\", {}], 'b': -Infinity,\n}\n";
    EXPECT_EQ(placesIn(json, SourceSyntax::Json),
              (std::map<std::string, std::string>{
                  {"a\xC3\xA9[0]", "1"}, {"a\xC3\xA9[1]", "\"s\\\"\""}, {"'b'", "-Infinity"}}));
    const std::string python = "model = dict(a=r'x\\n' \"y\", b=(1, f(2, ')')),  # c\n"
                               "    c={'d': 2 * 3})\nlr = 1e-3  # c\n";
    EXPECT_EQ(placesIn(python, SourceSyntax::Python),
              (std::map<std::string, std::string>{{"model.a", "r'x\\n' \"y\""},
                                                  {"model.b[0]", "1"},
                                                  {"model.b[1]", "f(2, ')')"},
                                                  {"model.c.d", "2 * 3"},
                                                  {"lr", "1e-3"}}));
}

TEST(ConfigSource, FindsValuesOfTextFormat)
{
    const std::string text = "a { b: [1, -2]; c: 'x' \"y\" } # }\nd < > e: [{ f: 1 }, {}]\n"
                             "[x.y] { g: 2 }\n";
    EXPECT_EQ(placesIn(text, SourceSyntax::TextProto),
              (std::map<std::string, std::string>{{"a.b[0]", "1"},
                                                  {"a.b[1]", "-2"},
                                                  {"a.c", "'x' \"y\""},
                                                  {"e[0].f", "1"},
                                                  {"[x.y].g", "2"}}));
}

TEST(ConfigSource, SurvivesCutsFlipsAndInsertions)
{
    const std::pair<std::string, SourceSyntax> samples[] = {
        {kYaml, SourceSyntax::Yaml},
        {"{\"a\": [1, {\"b\": \"x\\u00e9\"}], \"c\": NaN, \"d\": {}}", SourceSyntax::Json},
        {"m = dict(a='x', b=[1, (2, 3)], c={'d': r'\\e'})\nl = f(1, 'a')\n", SourceSyntax::Python},
        {"a { b: [1, { c: 'x' }] }\nd: - 1; e < >\n", SourceSyntax::TextProto}};
    for (const auto& [sample, syntax] : samples) {
        const std::string name = syntax == SourceSyntax::Yaml   ? "a.yaml"
                                 : syntax == SourceSyntax::Json ? "a.json"
                                                                : "a.py";
        const auto check = [&name = name, syntax = syntax](const std::string& text) {
            expectSoundPlaces(text, syntax);
            if (syntax != SourceSyntax::TextProto)
                expectReaderAgrees(name, text, syntax);
        };
        for (std::size_t at = 0; at < sample.size(); ++at) {
            check(sample.substr(0, at));
            for (const char c : {' ', '\n', '"', ':', '#', '\t', '['}) {
                std::string changed = sample;
                changed[at] = c;
                check(changed);
                check(std::string(sample).insert(at, 1, c));
            }
        }
    }
}

TEST(ConfigSource, IsLinearInTheText)
{
    const auto begin = std::chrono::steady_clock::now();
    const std::size_t many = 1 << 18;
    for (const std::string piece :
         {"\"x\", ", "'x', ", "a b\n ", "{a: ~}, ", "null, ", ", ", "\n"}) {
        for (const char* open : {"b: [", "b: \"", "b: |\n ", "b: "}) {
            std::string text = open;
            while (text.size() < many)
                text += piece;
            expectSoundPlaces(text + (text[3] == '[' ? "]" : ""), SourceSyntax::Yaml);
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(took.count(), 60.0) << "something is not linear";
}

} // namespace
} // namespace faultline::test
