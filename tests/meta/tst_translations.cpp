// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the .ts files hold. English has plural forms alone, and the tool that updates them leaves
// out those that are new.
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <filesystem>
#include <set>
#include <string>
#include <utility>

namespace {

using Message = std::pair<std::string, std::string>; ///< context, source

struct Translation {
    std::set<Message> unfinished;
    std::set<Message> plurals; ///< with at least one form
};

Translation read(const std::string& language)
{
    const std::filesystem::path path = std::filesystem::path(FAULTLINE_TESTS_DIR).parent_path()
                                       / "translations" / ("faultline_" + language + ".ts");
    pugi::xml_document file;
    // Some texts are a blank that stands between others.
    EXPECT_TRUE(file.load_file(path.c_str(), pugi::parse_default | pugi::parse_ws_pcdata_single))
        << path;
    Translation found;
    for (const pugi::xml_node context : file.child("TS").children("context")) {
        for (const pugi::xml_node message : context.children("message")) {
            const Message key(context.child_value("name"), message.child_value("source"));
            const pugi::xml_node translation = message.child("translation");
            const bool isPlural = message.attribute("numerus").as_string() == std::string("yes");
            const char* text =
                isPlural ? translation.child_value("numerusform") : translation.child_value();
            if (translation.attribute("type") || *text == '\0')
                found.unfinished.insert(key);
            else if (isPlural)
                found.plurals.insert(key);
        }
    }
    return found;
}

class Translations : public testing::TestWithParam<const char*> {};

TEST_P(Translations, AreComplete)
{
    for (const auto& [context, source] : read(GetParam()).unfinished)
        ADD_FAILURE() << context << ": " << source;
}

INSTANTIATE_TEST_SUITE_P(Languages, Translations, testing::Values("de", "en", "zh_CN"));

TEST(EnglishPlurals, AreThoseOfTheOtherLanguages)
{
    const Translation german = read("de");
    const Translation english = read("en");
    EXPECT_GT(german.plurals.size(), 100U);
    for (const Message& message : german.plurals)
        EXPECT_TRUE(english.plurals.contains(message)) << message.first << ": " << message.second;
}

} // namespace
