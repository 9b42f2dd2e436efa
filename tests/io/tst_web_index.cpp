// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/time_text.h"
#include "model/io/remote/web_index.h"

#include <gtest/gtest.h>

namespace faultline::remote {
namespace {

std::string shownIndex(std::string_view page, std::string_view path)
{
    std::string shown;
    for (const WebEntry& entry : entriesOfIndex(page, path))
        shown += entry.name + (entry.isFolder ? "/" : "")
                 + (entry.size ? "=" + std::to_string(*entry.size) : "") + ";";
    return shown;
}

TEST(WebIndex, ReadsNginx)
{
    constexpr std::string_view kPage =
        "<html>\r\n<head><title>Index of /runs/</title></head>\r\n<body>\r\n<h1>Index of "
        "/runs/</h1><hr><pre><a href=\"../\">../</a>\r\n"
        "<a href=\"a%20b/\">a b/</a>                   29-Nov-2026 14:31                   -\r\n"
        "<a href=\"100%25.csv\">100%.csv</a>           29-Nov-2026 14:31                1234\r\n"
        "<a href=\"big.log\">big.log</a>               29-Nov-2026 14:31                 12M\r\n"
        "</pre><hr></body>\r\n</html>\r\n";
    EXPECT_EQ(shownIndex(kPage, "/runs/"), "100%25.csv=1234;a b/;big.log;");
    EXPECT_TRUE(isIndexPage(kPage));
    EXPECT_EQ(entriesOfIndex(kPage, "/runs/").front().row, "29-Nov-2026 14:31 1234");
}

TEST(WebIndex, ReadsApache)
{
    constexpr std::string_view kPage =
        "<!DOCTYPE HTML><html><head><title>Index of /r</title></head><body><table>\n"
        "<tr><th><a href=\"?C=N;O=D\">Name</a></th><th><a href=\"?C=M;O=A\">Last modified</a></th>"
        "</tr>\n<tr><td><img src=\"/icons/back.gif\"></td><td><a href=\"/\">Parent "
        "Directory</a></td></tr>\n"
        "<tr><td><a href=\"x&amp;y.txt\"><img></a></td><td><a href=\"x&amp;y.txt\">x&amp;y.txt</a>"
        "</td><td align=\"right\">2026-11-29 14:31  </td><td align=\"right\">1.2K</td></tr>\n"
        "</table></body></html>";
    EXPECT_EQ(shownIndex(kPage, "/r/"), "x&y.txt;");
}

TEST(WebIndex, ReadsRclone)
{
    constexpr std::string_view kPage =
        "<!DOCTYPE html><html><head><title>Directory listing of /</title></head><body><tr "
        "class=\"file\"><td></td><td><a href=\"./events.out\"><span class=\"name\">events.out"
        "</span></a></td><td data-order=\"77\"><size>77</size></td><td><time "
        "datetime=\"2026\">x</time></td></tr><tr class=\"file\"><td><a "
        "href=\"./train/\">train</a></td><td data-order=\"-1\">—</td></tr>";
    EXPECT_EQ(shownIndex(kPage, "/"), "events.out=77;train/;");
    EXPECT_TRUE(isIndexPage(kPage));
}

TEST(WebIndex, LeavesOutWhatLeadsElsewhere)
{
    constexpr std::string_view kPage =
        "<a href=\"https://evil.example/x\">x</a><a href=\"//evil.example/x\">x</a>"
        "<a href=\"/other/file\">o</a><a href=\"../up\">u</a><a href=\"sub/deep\">d</a>"
        "<a href=\"javascript:alert(1)\">j</a><a href=\"#top\">t</a><a href=\"%2e%2e/\">dots</a>"
        "<a name=x>no link</a><a href=\"/r/in\">in</a><a HREF='q'>q</a><a href=\"a%2Fb\">s</a>";
    EXPECT_EQ(shownIndex(kPage, "/r/"), "a%2Fb;in;javascript:alert(1);q;");
}

TEST(WebIndex, SurvivesAnything)
{
    for (const std::string_view page : {"<a ", "<a href", "<a href=", "<a href=\"", "<a href=\"x",
                                        "&#99999999999;<a href=\"&#x;&#;&amp\">", ""})
        (void)entriesOfIndex(page, "/");
    EXPECT_FALSE(isIndexPage("<html><title>My home page</title>"));
}

TEST(WebIndex, SendsWhatTheLocationMeans)
{
    EXPECT_EQ(urlOfLocation("https://h/a b/ü%2F?x=1"), "https://h/a%20b/%C3%BC%2F?x=1");
    EXPECT_EQ(urlOfLocation("https://h/100%"), "https://h/100%25");
    EXPECT_EQ(urlOfLocation("https://h"), "https://h/");
}

TEST(TimeText, ReadsWhatServersWrite)
{
    EXPECT_EQ(secondsOfTime("2026-11-29T14:31:17.123Z"), 1795962677.0);
    EXPECT_EQ(secondsOfTime("Sun, 29 Nov 2026 14:31:17 GMT"), 1795962677.0);
    EXPECT_EQ(secondsOfTime("29-Nov-2026 14:31"), 1795962660.0);
    EXPECT_EQ(secondsOfTime("2026-11-29 14:31"), 1795962660.0);
    for (const char* text : {"", "-", "yesterday", "99-Nov-2026 14:31", "2026-13-01", "Nov"})
        EXPECT_EQ(secondsOfTime(text), 0.0) << text;
}

} // namespace
} // namespace faultline::remote
