// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/identity.h"
#include "model/core/location.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

TEST(Location, TellsUrisFromPaths)
{
    EXPECT_TRUE(isUri("gs://bucket/run"));
    EXPECT_TRUE(isUri("S3://bucket"));
    EXPECT_TRUE(isUri("https://h/x"));
    EXPECT_FALSE(isUri("runs/gs:/x"));
    EXPECT_FALSE(isUri("/a/b://c")); // a folder may be called so
    EXPECT_FALSE(isUri("c://x"));
    EXPECT_FALSE(isUri("://x"));
    EXPECT_FALSE(isUri(""));
    EXPECT_FALSE(isUri("demo:"));
}

TEST(Location, KeepsEverySlashOfAName)
{
    EXPECT_EQ(normalisedUri("GS://bucket/a//b/../c/"), "gs://bucket/a//b/../c");
    EXPECT_EQ(placeOf("gs://bucket/a/../b"), "gs://bucket/a/../b");
    EXPECT_EQ(namePartOf("s3://bucket/a b+c%20"), "a b+c%20");
    EXPECT_EQ(authorityOf("s3://bucket/a"), "bucket");
    EXPECT_EQ(namePartOf("s3://bucket"), "");
}

TEST(Location, GoesUpAndDown)
{
    EXPECT_EQ(parentLocation("gs://b/x/y"), "gs://b/x");
    EXPECT_EQ(parentLocation("gs://b/x"), "gs://b");
    EXPECT_EQ(parentLocation("gs://b"), "");
    EXPECT_EQ(nameOfLocation("gs://b/x/y z"), "y z");
    EXPECT_EQ(nameOfLocation("https://h/run.zip?v=2"), "run.zip");
    EXPECT_EQ(joinedLocation("gs://b", "x"), "gs://b/x");
    EXPECT_EQ(joinedLocation("/a", "x"), "/a/x");
    EXPECT_EQ(joinedLocation("", "x"), "x");
    EXPECT_EQ(locationBelow("gs://b/x/../y", "gs://b/x"), "../y");
    EXPECT_EQ(locationBelow("gs://b/x", "gs://b/x"), ".");
    EXPECT_EQ(locationBelow("/r/x/y", "/r"), "x/y");
    EXPECT_EQ(locationBelow("https://h/r/100%25", "https://h/r"), "100%");
    EXPECT_EQ(resolvedLocation("gs://b/x/y", "../z/./w"), "gs://b/x/z/w");
    EXPECT_EQ(resolvedLocation("gs://b/x", "../../../z"), "gs://b/z");
    EXPECT_EQ(resolvedLocation("/a/b", "../c"), "/a/c");
}

TEST(Location, ReadsWebAddresses)
{
    EXPECT_EQ(normalisedUri("HTTPS://Host.ORG/My%20Run/%41"), "https://host.org/My Run/A");
    // What would mean something else stays encoded.
    EXPECT_EQ(normalisedUri("https://h/a%2Fb%3Fc%25d"), "https://h/a%2Fb%3Fc%25d");
    EXPECT_EQ(normalisedUri("https://h/x/?a=1#top"), "https://h/x?a=1");
    EXPECT_EQ(normalisedUri("file:///a%20b/c"), "/a b/c");
    EXPECT_EQ(normalisedUri("file://localhost/a"), "/a");
    EXPECT_EQ(normalisedUri("sftp://h/x"), "ssh://h/x");
}

TEST(Location, TakesSecretsOut)
{
    const SplitLocation signedLink =
        splitSecrets("https://h/f.zip?part=2&X-Amz-Signature=abc&X-Amz-Credential=k%2Fs&sig=zz");
    EXPECT_EQ(signedLink.location, "https://h/f.zip?part=2");
    EXPECT_EQ(signedLink.secretQuery, "X-Amz-Signature=abc&X-Amz-Credential=k%2Fs&sig=zz");

    const SplitLocation user = splitSecrets("https://me:p@ss%3A@h:8443/x");
    EXPECT_EQ(user.location, "https://h:8443/x");
    EXPECT_EQ(user.userInfo, "me:p@ss:");

    EXPECT_EQ(splitSecrets("ssh://me:geheim@host/runs").location, "ssh://me@host/runs");
    EXPECT_EQ(splitSecrets("ssh://me:a:b@c@host/runs").location, "ssh://me@host/runs");
    EXPECT_EQ(shownLocation("https://h/f?token=abc"), "https://h/f");
    EXPECT_EQ(splitSecrets("gs://b/a@b:c?x=1").location, "gs://b/a@b:c?x=1"); // a name
    EXPECT_EQ(splitSecrets("/home/a?token=1").location, "/home/a?token=1");
}

} // namespace
} // namespace faultline
