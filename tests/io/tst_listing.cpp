// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/listing.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

Listing listingOf(const std::vector<std::string>& names)
{
    Listing listing;
    for (const std::string& name : names)
        EXPECT_TRUE(listing.add({.name = name, .size = name.size(), .version = "v" + name}));
    listing.finish();
    return listing;
}

std::string shownEntries(const Listing& listing, std::string_view folder)
{
    std::string shown;
    for (const Listing::Entry& entry : listing.entriesIn(folder))
        shown += entry.name + (entry.isFolder ? "/ " : " ");
    return shown;
}

TEST(Listing, IsATreeOfFolders)
{
    const Listing listing =
        listingOf({"b/y/2", "a", "b/x", "b/y/1", "b-c/z", "b/", "c//d", "e/../f"});
    EXPECT_EQ(shownEntries(listing, ""), "a b/ b-c/ c/ e/ ");
    EXPECT_EQ(shownEntries(listing, "b"), "x y/ ");
    EXPECT_EQ(shownEntries(listing, "b/y"), "1 2 ");
    EXPECT_EQ(shownEntries(listing, "c"), "/ "); // a folder without a name
    EXPECT_EQ(shownEntries(listing, "c/"), "d ");
    EXPECT_EQ(shownEntries(listing, "e"), "../ ");
    EXPECT_EQ(shownEntries(listing, "nothing"), "");
    EXPECT_EQ(shownEntries(listingOf({"/x/y", "a"}), ""), "/x/y a ");
    EXPECT_TRUE(listing.isFolder("b/y"));
    EXPECT_FALSE(listing.isFolder("b/x"));
    EXPECT_FALSE(listing.isFolder("b/"));
    EXPECT_EQ(listing.find("b/y/2")->version, "vb/y/2");
    EXPECT_FALSE(listing.find("b/y"));
    EXPECT_EQ(listing.filesBelow("b"), (std::vector<std::string>{"x", "y/1", "y/2"}));
}

TEST(Listing, HoldsANameThatIsFileAndFolder)
{
    const Listing listing = listingOf({"x", "x/y"});
    EXPECT_EQ(shownEntries(listing, ""), "x x/ ");
    EXPECT_TRUE(listing.find("x"));
    EXPECT_TRUE(listing.isFolder("x"));
}

TEST(Listing, MayBeOneFile)
{
    const Listing listing = listingOf({""});
    EXPECT_TRUE(listing.find(""));
    EXPECT_FALSE(listing.isFolder(""));
    EXPECT_EQ(shownEntries(listing, ""), "");
}

TEST(Listing, DropsWhatIsNamedTwice)
{
    const Listing listing = listingOf({"a", "b", "a"});
    EXPECT_EQ(listing.fileCount(), 2U);
    EXPECT_TRUE(listing.hasSameNames(listingOf({"b", "a"})));
    EXPECT_FALSE(listing.hasSameNames(listingOf({"b", "c"})));
}

/// What is beyond the bound is said.
TEST(Listing, IsBounded)
{
    constexpr std::size_t kMost = 5000;
    Listing listing(kMost);
    std::size_t added = 0;
    while (added < 2 * kMost && listing.add({.name = "f/" + std::to_string(added), .version = "1"}))
        ++added;
    EXPECT_EQ(added, kMost);
    EXPECT_TRUE(listing.isCut());
    listing.finish();
    EXPECT_TRUE(listing.find("f/4999"));
    EXPECT_FALSE(listing.find("f/5000"));
}

} // namespace
} // namespace faultline
