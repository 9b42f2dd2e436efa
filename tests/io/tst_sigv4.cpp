// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of AWS's own test suite and of the examples in the documentation of S3, with keys and
// times as they are published; the signatures were derived once more with Python's hmac.
#include "model/io/remote/sigv4.h"
#include "model/io/remote/transport.h"

#include <gtest/gtest.h>

namespace faultline::remote {
namespace {

constexpr const char* kEmptyHash =
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

std::string signatureOf(SignedRequest request, const std::string& time, const char* secret,
                        const char* service)
{
    request.headers.emplace_back("X-Amz-Date", time);
    request.payloadHash = kEmptyHash;
    const AwsKeys keys{.id = "AKIDEXAMPLE", .secret = secret, .session = {}};
    const std::string value = awsAuthorization(request, keys, time, "us-east-1", service);
    return value.substr(value.find("Signature=") + 10);
}

std::string suiteSignature(SignedRequest request)
{
    request.headers.emplace_back("Host", "example.amazonaws.com");
    return signatureOf(std::move(request), "20150830T123600Z",
                       "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "service");
}

TEST(SigV4, SignsTheSuite)
{
    EXPECT_EQ(suiteSignature({}),
              "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31");
    EXPECT_EQ(suiteSignature({.query = {{"Param2", "value2"}, {"Param1", "value1"}}}),
              "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500");
    const std::string plain = "-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    EXPECT_EQ(suiteSignature({.query = {{plain, plain}}}),
              "9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197");
    EXPECT_EQ(suiteSignature({.path = "/%E1%88%B4"}),
              "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85");
    EXPECT_EQ(
        suiteSignature({.headers = {{"My-Header1", " value1"}, {"My-Header2", " \"a   b   c\""}}}),
        "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736");
}

TEST(SigV4, SignsTheExamplesOfS3)
{
    const auto signature = [](SignedRequest request) {
        request.headers.emplace_back("host", "examplebucket.s3.amazonaws.com");
        request.headers.emplace_back("x-amz-content-sha256", kEmptyHash);
        return signatureOf(std::move(request), "20130524T000000Z",
                           "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "s3");
    };
    EXPECT_EQ(signature({.path = "/test.txt", .headers = {{"range", "bytes=0-9"}}}),
              "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
    EXPECT_EQ(signature({.query = {{"prefix", "J"}, {"max-keys", "2"}}}),
              "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
}

TEST(SigV4, EncodesNames)
{
    EXPECT_EQ(percentEncoded("a b+c%/~(1)*'!\xC3\xA9", true),
              "a%20b%2Bc%25/~%281%29%2A%27%21%C3%A9");
    EXPECT_EQ(percentEncoded("a/b", false), "a%2Fb");
    EXPECT_EQ(canonicalQuery({{"b", "2"}, {"a", "x y"}, {"a", "+"}}), "a=%2B&a=x%20y&b=2");
}

TEST(SigV4, WritesTimesAndTokens)
{
    EXPECT_EQ(amzTime(1440938160), "20150830T123600Z");
    EXPECT_EQ(base64Url("\xFF\xFE~?"), "__5-Pw");
    EXPECT_EQ(base64("me:p"), "bWU6cA==");
    EXPECT_EQ(rsaSha256("no key", "x"), "");
}

} // namespace
} // namespace faultline::remote
