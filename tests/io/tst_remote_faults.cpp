// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong with stores is told in a clear line, and takes nothing else along.
#include "model/core/case_artifacts.h"
#include "tests/io/remote_fixture.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace faultline {
namespace {

using test::EnvironmentScope;
using test::eventsOf;
using test::FakeAnswer;
using test::FakeRequest;
using test::FakeStore;
using test::RemoteTest;
using ::testing::AllOf;
using ::testing::HasSubstr;

class RemoteFaults : public RemoteTest {
protected:
    RemoteFaults()
        : s3(FakeStore::Dialect::S3),
          gcs(FakeStore::Dialect::Gcs),
          on({{"AWS_ENDPOINT_URL", s3.url()}, {"STORAGE_EMULATOR_HOST", gcs.url()}})
    {
        for (FakeStore* store : {&s3, &gcs}) {
            store->put("r/a/events.out.tfevents.1.h", eventsOf(100));
            store->put("r/b/events.out.tfevents.1.h", eventsOf(100));
        }
    }

    /// Lets every read of run b's file be answered so; listings and run a are served as ever.
    static auto onlyB(FakeAnswer answer)
    {
        return
            [answer = std::move(answer)](const FakeRequest& request) -> std::optional<FakeAnswer> {
                const bool isB = request.path.find("r/b/") != std::string::npos
                                 || request.path.find("r%2Fb%2F") != std::string::npos;
                return isB ? std::optional(answer) : std::nullopt;
            };
    }

    static FakeAnswer s3Answer(int status, const std::string& code)
    {
        return {.status = status, .body = "<Error><Code>" + code + "</Code></Error>"};
    }

    /// Points of a, and what is said of b.
    static std::string shownIssues(const std::string& location, std::size_t points)
    {
        const Result<CasePtr> loaded = load(location);
        if (!loaded)
            return loaded.error().message();
        EXPECT_EQ((*loaded)->pointCount(), points);
        std::string shown;
        for (const ImportIssue& issue : (*loaded)->issues.kept())
            shown += issue.path + ": " + std::string(issueInfo(issue.code).id) + " "
                     + toEnglish(issue.detail) + "\n";
        return shown;
    }

    FakeStore s3;
    FakeStore gcs;
    EnvironmentScope on;
};

TEST_F(RemoteFaults, NoBucketAndNoObject)
{
    EXPECT_THAT(problemOf("s3://other/r"), HasSubstr("there is no bucket \"other\""));
    EXPECT_THAT(problemOf("gs://other/r"), HasSubstr("there is no bucket \"other\""));
    EXPECT_THAT(problemOf("s3://bucket/nothing"),
                HasSubstr("no object and no folder of this name"));
    EXPECT_THAT(problemOf("gs://bucket/nothing"),
                HasSubstr("no object and no folder of this name"));
    EXPECT_THAT(problemOf("s3:///x"), HasSubstr("no name of a bucket"));
    EXPECT_THAT(problemOf("gs://two words/x"), HasSubstr("no name of a bucket"));
    EXPECT_THAT(problemOf("azure://x/y"), HasSubstr("azure://"));
}

TEST_F(RemoteFaults, WrongCredentials)
{
    s3.keyId = "AKID";
    s3.secret = "right";
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("access denied; credentials: none"));
    forgetRoots();
    const EnvironmentScope wrong(
        {{"AWS_ACCESS_KEY_ID", "AKID"}, {"AWS_SECRET_ACCESS_KEY", "top-secret-wrong"}});
    const std::string said = problemOf("s3://bucket/r");
    EXPECT_THAT(said, AllOf(HasSubstr("does not accept the credentials (AWS_ACCESS_KEY_ID)"),
                            ::testing::Not(HasSubstr("top-secret"))));
    gcs.token = "ya29.x";
    EXPECT_THAT(problemOf("gs://bucket/r"), HasSubstr("access denied; credentials: none"));
}

TEST_F(RemoteFaults, ExpiredCredentials)
{
    const EnvironmentScope keys({{"AWS_ACCESS_KEY_ID", "AKID"}, {"AWS_SECRET_ACCESS_KEY", "s"}});
    s3.intercept = [](const FakeRequest&) { return std::optional(s3Answer(400, "ExpiredToken")); };
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("have expired"));
    EXPECT_EQ(s3.requestCount(), 2U); // once more with fresh ones, no more
    s3.intercept = [](const FakeRequest&) {
        return std::optional(s3Answer(403, "RequestTimeTooSkewed"));
    };
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("the clock of this computer is wrong"));
}

TEST_F(RemoteFaults, LearnsTheRegion)
{
    s3.keyId = "AKID";
    s3.secret = "s";
    s3.region = "eu-central-1";
    const EnvironmentScope keys({{"AWS_ACCESS_KEY_ID", "AKID"},
                                 {"AWS_SECRET_ACCESS_KEY", "s"},
                                 {"AWS_REGION", "us-west-2"}});
    EXPECT_EQ(shownIssues("s3://bucket/r", 200), "");
    s3.intercept = [](const FakeRequest&) {
        return std::optional(s3Answer(301, "PermanentRedirect"));
    };
    forgetRoots();
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("in another region than us-west-2"));
}

TEST_F(RemoteFaults, RequesterPays)
{
    gcs.intercept = [](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.parameter("userProject") == "mine")
            return std::nullopt;
        return FakeAnswer{.status = 400,
                          .body = "{\"error\":{\"code\":400,\"message\":\"Bucket is a requester "
                                  "pays bucket but no user project provided.\"}}"};
    };
    EXPECT_THAT(problemOf("gs://bucket/r"), HasSubstr("GOOGLE_CLOUD_QUOTA_PROJECT"));
    const EnvironmentScope pays(
        {{"GOOGLE_CLOUD_QUOTA_PROJECT", "mine"}, {"AWS_REQUEST_PAYER", "requester"}});
    EXPECT_EQ(shownIssues("gs://bucket/r", 200), "");
    s3.intercept = [](const FakeRequest& request) {
        return request.header("x-amz-request-payer") == "requester"
                   ? std::nullopt
                   : std::optional(s3Answer(403, "AccessDenied"));
    };
    EXPECT_EQ(shownIssues("s3://bucket/r", 200), "");
}

TEST_F(RemoteFaults, ColdStorage)
{
    s3.intercept = onlyB(s3Answer(403, "InvalidObjectState"));
    EXPECT_THAT(shownIssues("s3://bucket/r", 100),
                AllOf(HasSubstr("s3://bucket/r/b/events.out.tfevents.1.h"),
                      HasSubstr("cold storage"), HasSubstr("restore-object")));
}

TEST_F(RemoteFaults, BusyServers)
{
    s3.intercept = onlyB(s3Answer(503, "SlowDown"));
    EXPECT_THAT(shownIssues("s3://bucket/r", 100), HasSubstr("too busy"));
    std::atomic<int> count{0};
    gcs.intercept = [&count](const FakeRequest&) {
        return ++count % 3 == 0 ? std::nullopt : std::optional(FakeAnswer{.status = 429});
    };
    EXPECT_EQ(shownIssues("gs://bucket/r", 200), "");
}

TEST_F(RemoteFaults, VanishedObjects)
{
    s3.intercept = onlyB(s3Answer(404, "NoSuchKey"));
    EXPECT_THAT(shownIssues("s3://bucket/r", 100), HasSubstr("is not there any more"));
    gcs.intercept = onlyB({.status = 404, .body = "No such object"});
    EXPECT_THAT(shownIssues("gs://bucket/r", 100), HasSubstr("was replaced while it was read"));
}

/// Between the listing and the reading the object shrinks, or is another.
TEST_F(RemoteFaults, ShrunkObjects)
{
    for (FakeStore* store : {&s3, &gcs}) {
        std::atomic<bool> isDone{false};
        store->intercept = [&isDone,
                            store](const FakeRequest& request) -> std::optional<FakeAnswer> {
            const bool isRead = !request.header("range").empty();
            if (isRead && !isDone.exchange(true))
                store->put("r/b/events.out.tfevents.1.h", eventsOf(10));
            return std::nullopt;
        };
        const std::string location = store == &s3 ? "s3://bucket/r" : "gs://bucket/r";
        const std::string said = shownIssues(location, 100);
        EXPECT_THAT(said, HasSubstr("was replaced while it was read"));
        EXPECT_THAT(said, HasSubstr("file-shrank another version"));
    }
}

TEST_F(RemoteFaults, GrownObjectsAreReadOn)
{
    for (FakeStore* store : {&s3, &gcs}) {
        std::mutex growing; // no content is sent before it has grown
        bool isDone = false;
        store->intercept = [&growing, &isDone,
                            store](const FakeRequest& request) -> std::optional<FakeAnswer> {
            const std::lock_guard lock(growing);
            if (!request.header("range").empty() && !std::exchange(isDone, true))
                store->put("r/b/events.out.tfevents.1.h", eventsOf(150));
            return std::nullopt;
        };
        const std::string location = store == &s3 ? "s3://bucket/r" : "gs://bucket/r";
        EXPECT_THAT(shownIssues(location, 200), HasSubstr("file-shrank another version"));
    }
}

TEST_F(RemoteFaults, ShortAndBrokenAnswers)
{
    std::atomic<int> count{0};
    s3.intercept = [&](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.header("range").empty() || ++count % 2 == 0)
            return std::nullopt;
        return FakeAnswer{.status = 206, .body = std::string(2000, 'x'), .cutAfter = 100};
    };
    EXPECT_EQ(shownIssues("s3://bucket/r", 200), "");
    gcs.intercept = [](const FakeRequest& request) {
        return request.parameter("prefix").empty() && request.header("range").empty()
                   ? std::nullopt
                   : std::optional(FakeAnswer{.body = "<html>not what you asked for</html>"});
    };
    EXPECT_THAT(problemOf("gs://bucket/r"), HasSubstr("no JSON"));
    s3.intercept = [](const FakeRequest&) { return std::optional(FakeAnswer{.body = "hello"}); };
    forgetRoots();
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("no listing of S3"));
}

TEST_F(RemoteFaults, RedirectsToAnotherHost)
{
    FakeStore other(FakeStore::Dialect::S3);
    s3.intercept = [&](const FakeRequest& request) {
        return std::optional(
            FakeAnswer{.status = 307, .headers = {{"Location", other.url() + request.path}}});
    };
    EXPECT_THAT(problemOf("s3://bucket/r"), HasSubstr("sends to another host"));
    EXPECT_EQ(other.requestCount(), 0U);
}

/// Cancelled after a while.
class Impatient final : public ReadMonitor {
public:
    explicit Impatient(std::chrono::milliseconds time)
        : m_end(std::chrono::steady_clock::now() + time)
    {
    }
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override
    {
        return std::chrono::steady_clock::now() > m_end;
    }

private:
    std::chrono::steady_clock::time_point m_end;
};

TEST_F(RemoteFaults, HangingServersAreLeftAtOnce)
{
    const auto hang = [](const FakeRequest&) { return std::optional(FakeAnswer{.hangs = true}); };
    for (const bool inListing : {true, false}) {
        s3.intercept = inListing
                           ? std::function<std::optional<FakeAnswer>(const FakeRequest&)>(hang)
                           : onlyB({.hangs = true});
        Impatient monitor(std::chrono::milliseconds(400));
        const auto begin = std::chrono::steady_clock::now();
        const Result<CasePtr> loaded = load("s3://bucket/r", monitor);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(1800));
        if (!inListing) {
            ASSERT_TRUE(loaded);
            EXPECT_FALSE((*loaded)->isComplete);
        }
        forgetRoots();
    }
}

TEST_F(RemoteFaults, OddNamesAreNames)
{
    FakeStore store(FakeStore::Dialect::S3);
    store.keyId = "AKID";
    store.secret = "s";
    const EnvironmentScope keys({{"AWS_ENDPOINT_URL", store.url()},
                                 {"AWS_ACCESS_KEY_ID", "AKID"},
                                 {"AWS_SECRET_ACCESS_KEY", "s"}});
    const std::vector<std::string> names{"a b",     "a+b", "a%20b", "a%b", "~x(1)*'!",
                                         "@:,=&;$", "..",  ".",     "",    "é中",
                                         "<&>\"",   "#?",  "[x]{}"};
    for (const std::string& name : names)
        store.put("r/" + name + "/events.out.tfevents.1.h", eventsOf(3));
    const Result<CasePtr> loaded = load("s3://bucket/r");
    ASSERT_TRUE(loaded) << loaded.error().message();
    EXPECT_EQ((*loaded)->runs.size(), names.size());
    EXPECT_EQ((*loaded)->pointCount(), 3 * names.size());
}

TEST_F(RemoteFaults, ManyObjectsAreListed)
{
    // Pages are made as they are asked for: 40 of 5,000.
    std::atomic<int> pages{0};
    gcs.intercept = [&pages](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.parameter("prefix").empty() || request.parameter("delimiter") == "/")
            return FakeAnswer{.body = "{}"};
        const std::string token = request.parameter("pageToken");
        const int page = token.empty() ? 0 : std::stoi(token);
        ++pages;
        std::string items;
        for (int i = 0; i < 5000; ++i)
            items += (i == 0 ? "" : ",") + std::string("{\"name\":\"r/checkpoints/")
                     + std::to_string(page * 5000 + i)
                     + ".npy\",\"size\":\"100\",\"generation\":\"1\"}";
        return FakeAnswer{
            .body =
                "{\"items\":[" + items + "]"
                + (page < 39 ? ",\"nextPageToken\":\"" + std::to_string(page + 1) + "\"}" : "}")};
    };
    permitLocation("gs://bucket/r");
    SilentMonitor monitor;
    ASSERT_TRUE(openRoot("gs://bucket/r", monitor));
    EXPECT_EQ(rootState("gs://bucket/r")->listing->fileCount(), 200'000U);
    EXPECT_EQ(pages, 40);
}

} // namespace
} // namespace faultline
