// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/transport.h"
#include "tests/support/fake_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

namespace faultline::remote {
namespace {

using test::FakeAnswer;
using test::FakeRequest;
using test::FakeStore;
using namespace std::chrono_literals;

class TransportTest : public ::testing::Test {
protected:
    TransportTest()
    {
        setTransportLimits({.connect = 2s, .stalled = 1s, .firstWait = 20ms, .longestWait = 100ms});
    }
    ~TransportTest() override { setTransportLimits({}); }

    HttpResult get(const std::string& path, const IsUnwanted& isUnwanted = {})
    {
        const std::string url = path.find("://") != std::string::npos ? path : server.url() + path;
        return sendPatiently([&url] { return HttpRequest{.url = url}; }, isUnwanted);
    }

    static std::string shown(const HttpResult& result)
    {
        if (const auto* response = std::get_if<HttpResponse>(&result))
            return std::to_string(response->status) + " " + response->body;
        return toEnglish(std::get<HttpFailure>(result).detail);
    }

    FakeStore server{FakeStore::Dialect::Nginx};
};

TEST_F(TransportTest, TriesAgainWhereThatMayHelp)
{
    std::atomic<int> count{0};
    for (const int status : {408, 429, 500, 503}) {
        count = 0;
        server.intercept = [&count, status](const FakeRequest&) -> std::optional<FakeAnswer> {
            return ++count < 3 ? FakeAnswer{.status = status} : FakeAnswer{.body = "well"};
        };
        EXPECT_EQ(shown(get("/x")), "200 well") << status;
        EXPECT_EQ(count, 3);
    }
}

TEST_F(TransportTest, NeverTriesAgainWhereItDoesNot)
{
    for (const int status : {400, 401, 403, 404, 412, 416}) {
        server.forgetRequests();
        server.intercept = [status](const FakeRequest&) {
            return std::optional(FakeAnswer{.status = status});
        };
        EXPECT_EQ(shown(get("/x")), std::to_string(status) + " ");
        EXPECT_EQ(server.requestCount(), 1U) << status;
    }
}

TEST_F(TransportTest, GivesUpAfterSixTries)
{
    server.intercept = [](const FakeRequest&) { return std::optional(FakeAnswer{.status = 503}); };
    EXPECT_EQ(shown(get("/x")), "503 ");
    EXPECT_EQ(server.requestCount(), 6U);
}

TEST_F(TransportTest, MendsABrokenTransfer)
{
    std::atomic<int> count{0};
    server.intercept = [&count](const FakeRequest&) {
        return std::optional(FakeAnswer{.body = std::string(100'000, 'x'),
                                        .cutAfter = ++count == 1 ? 500U : SIZE_MAX});
    };
    EXPECT_EQ(shown(get("/x")).size(), 100'004U);
    EXPECT_EQ(count, 2);
}

TEST_F(TransportTest, FollowsOnTheSameHostOnly)
{
    FakeStore other(FakeStore::Dialect::Nginx);
    other.put("secret", "stolen");
    server.put("b", "here");
    server.intercept = [&](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.path == "/a")
            return FakeAnswer{.status = 302, .headers = {{"Location", "/b"}}};
        if (request.path == "/away")
            return FakeAnswer{.status = 307, .headers = {{"Location", other.url() + "/secret"}}};
        if (request.path == "/around")
            return FakeAnswer{.status = 302, .headers = {{"Location", "/around"}}};
        return std::nullopt;
    };
    EXPECT_EQ(shown(get("/a")), "200 here");
    EXPECT_THAT(shown(get("/away")), ::testing::HasSubstr("sends to another host"));
    EXPECT_EQ(other.requestCount(), 0U);
    EXPECT_THAT(shown(get("/around")), ::testing::HasSubstr("in circles"));
}

TEST_F(TransportTest, SpeaksPlainHttpToThisMachineOnly)
{
    for (const char* url :
         {"http://example.org/x", "http://192.168.0.1/x", "http://127.example.org/",
          "http://localhost.example.org/", "http://0.0.0.0/", "http://user@evil/"})
        EXPECT_THAT(shown(get(url)),
                    ::testing::HasSubstr("plain http is used on this machine only"))
            << url;
    EXPECT_THAT(shown(get("ftp://127.0.0.1/x")), ::testing::HasSubstr("only http and https"));
    EXPECT_THAT(shown(get("file:///etc/passwd")), ::testing::HasSubstr("only http and https"));
    EXPECT_TRUE(isLoopbackHost("[::1]:80"));
    EXPECT_TRUE(isLoopbackHost("127.3.2.1"));
    EXPECT_FALSE(isLoopbackHost("localhost.org"));
}

TEST_F(TransportTest, IsCancelledAtOnce)
{
    server.intercept = [](const FakeRequest&) { return std::optional(FakeAnswer{.hangs = true}); };
    const auto begin = std::chrono::steady_clock::now();
    const auto isUnwanted = [begin] { return std::chrono::steady_clock::now() - begin > 200ms; };
    const HttpResult result = get("/x", isUnwanted);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 900ms);
    ASSERT_TRUE(std::holds_alternative<HttpFailure>(result));
    EXPECT_EQ(std::get<HttpFailure>(result).kind, HttpFailure::Kind::Cancelled);
}

TEST_F(TransportTest, GivesUpOnAServerThatIsSilent)
{
    setTransportLimits(
        {.connect = 2s, .stalled = 1s, .firstWait = 1ms, .longestWait = 1ms, .tries = 2});
    server.intercept = [](const FakeRequest&) { return std::optional(FakeAnswer{.hangs = true}); };
    EXPECT_THAT(shown(get("/x")), ::testing::HasSubstr("does not answer"));
}

TEST_F(TransportTest, SaysWhatTlsRefuses)
{
    // A server that does not speak TLS.
    std::string url = server.url();
    url.replace(0, 4, "https");
    EXPECT_THAT(shown(get(url + "/x")), ::testing::HasSubstr("secure connection failed"));
    EXPECT_LE(server.requestCount(), 1U);
}

TEST_F(TransportTest, TakesNoMoreThanAllowed)
{
    server.put("x", std::string(1'000'000, 'x'));
    const HttpResult result = sendOnce({.url = server.url() + "/x", .mostBytes = 1000}, {});
    EXPECT_THAT(shown(result), ::testing::HasSubstr("longer than allowed"));
}

TEST_F(TransportTest, SendsDotsAsTheyAre)
{
    server.put("a/../b", "dots");
    EXPECT_EQ(shown(get("/a/../b")), "200 dots");
    EXPECT_THAT(server.requests(), ::testing::ElementsAre("GET /a/../b"));
}

} // namespace
} // namespace faultline::remote
