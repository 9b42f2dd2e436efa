// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where credentials come from. Metadata servers are fakes on this machine, and so are the programs
// of the vendors: the only ones on PATH.
#include "model/io/remote/aws_credentials.h"
#include "model/io/remote/gcs_credentials.h"
#include "model/io/remote/run_program.h"
#include "tests/support/fake_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace faultline::remote {
namespace {

namespace fs = std::filesystem;
using test::EnvironmentScope;
using test::FakeAnswer;
using test::FakeRequest;
using test::FakeStore;
using ::testing::HasSubstr;

class CredentialsTest : public ::testing::Test {
protected:
    CredentialsTest()
        : folder(fs::temp_directory_path()
                 / ("faultline-credentials-" + std::to_string(::getpid()))),
          offline(test::offlineEnvironment(folder.string()))
    {
        fs::create_directories(folder / "bin");
    }
    ~CredentialsTest() override { fs::remove_all(folder); }

    std::string write(const std::string& name, const std::string& text) const
    {
        const fs::path path = folder / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return path.string();
    }
    void program(const std::string& name, const std::string& script) const
    {
        write("bin/" + name, "#!/bin/sh\n" + script);
        fs::permissions(folder / "bin" / name, fs::perms::owner_all);
    }

    static std::string shownKeys(AwsCredentialFinder& finder)
    {
        const AwsCredentials found = finder.current({});
        return (found.keys ? found.keys->id + "/" + found.keys->secret + "/" + found.keys->session
                           : std::string("none"))
               + " of " + toEnglish(found.source);
    }

    const fs::path folder;
    const EnvironmentScope offline;
};

TEST_F(CredentialsTest, AwsTakesTheEnvironmentFirst)
{
    write(".aws/credentials", "[default]\naws_access_key_id = F\naws_secret_access_key = S\n");
    const EnvironmentScope keys(
        {{"AWS_ACCESS_KEY_ID", "E"}, {"AWS_SECRET_ACCESS_KEY", "T"}, {"AWS_SESSION_TOKEN", "U"}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "E/T/U of AWS_ACCESS_KEY_ID");
}

TEST_F(CredentialsTest, AwsReadsProfiles)
{
    write(".aws/credentials", "# mine\n[default]\naws_access_key_id=F\naws_secret_access_key=S\n"
                              "[work]\n aws_access_key_id = no\n"
                              "AWS_ACCESS_KEY_ID = W\naws_secret_access_key = a=b/c+d\n");
    write(".aws/config", "[default]\nregion = eu-west-1\n[profile lab]\naws_access_key_id = L\n"
                         "aws_secret_access_key = M\nregion = eu-north-1\n");
    AwsCredentialFinder first;
    EXPECT_EQ(shownKeys(first), "F/S/ of AWS profile default");
    EXPECT_EQ(configuredAwsRegion(), "eu-west-1");
    {
        const EnvironmentScope profile({{"AWS_PROFILE", "work"}});
        AwsCredentialFinder finder;
        EXPECT_EQ(shownKeys(finder), "W/a=b/c+d/ of AWS profile work");
    }
    const EnvironmentScope profile({{"AWS_PROFILE", "lab"}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "L/M/ of AWS profile lab");
    EXPECT_EQ(configuredAwsRegion(), "eu-north-1");
}

TEST_F(CredentialsTest, AwsAsksItsProgramForTheHardOnes)
{
    write(".aws/config", "[profile sso]\nsso_session = x\n");
    program("aws", "echo \"$@\" > \"$HOME/asked\"\n"
                   "echo '{\"Version\":1,\"AccessKeyId\":\"P\",\"SecretAccessKey\":\"Q\","
                   "\"SessionToken\":\"R\",\"Expiration\":\"2099-01-01T00:00:00Z\"}'\n");
    const EnvironmentScope profile({{"AWS_PROFILE", "sso"}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "P/Q/R of the program aws, profile sso");
    std::ifstream asked(folder / "asked");
    std::string line;
    std::getline(asked, line);
    EXPECT_EQ(line, "configure export-credentials --profile sso --format process");
}

TEST_F(CredentialsTest, AwsGoesOnWithoutAny)
{
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "none of none (as anybody)");
    program("aws", "echo 'not logged in' >&2; exit 255\n");
    finder.forget();
    EXPECT_EQ(shownKeys(finder), "none of none (as anybody)");
}

TEST_F(CredentialsTest, AwsAsksTheMachineWithAToken)
{
    FakeStore metadata(FakeStore::Dialect::Nginx);
    metadata.intercept = [](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.method == "PUT" && request.path == "/latest/api/token")
            return FakeAnswer{.body = "imds-token"};
        if (request.header("x-aws-ec2-metadata-token") != "imds-token")
            return FakeAnswer{.status = 401};
        if (request.path == "/latest/meta-data/iam/security-credentials/")
            return FakeAnswer{.body = "my-role\n"};
        if (request.path == "/latest/meta-data/iam/security-credentials/my-role")
            return FakeAnswer{.body = "{\"AccessKeyId\":\"I\",\"SecretAccessKey\":\"J\","
                                      "\"Token\":\"K\",\"Expiration\":\"2099-01-01T00:00:00Z\"}"};
        return FakeAnswer{.status = 404};
    };
    const EnvironmentScope on(
        {{"AWS_EC2_METADATA_DISABLED", ""}, {"AWS_EC2_METADATA_SERVICE_ENDPOINT", metadata.url()}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "I/J/K of the role of this machine (my-role)");
}

TEST_F(CredentialsTest, AwsAsksTheContainerAndRenews)
{
    FakeStore metadata(FakeStore::Dialect::Nginx);
    std::atomic<int> count{0};
    metadata.intercept = [&count](const FakeRequest& request) -> std::optional<FakeAnswer> {
        if (request.header("authorization") != "let me in")
            return FakeAnswer{.status = 403};
        return FakeAnswer{.body = "{\"AccessKeyId\":\"C" + std::to_string(++count)
                                  + "\",\"SecretAccessKey\":\"D\",\"Token\":\"E\","
                                    "\"Expiration\":\"2001-01-01T00:00:00Z\"}"};
    };
    const EnvironmentScope on({{"AWS_CONTAINER_CREDENTIALS_FULL_URI", metadata.url() + "/creds"},
                               {"AWS_CONTAINER_AUTHORIZATION_TOKEN", "let me in"}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "C1/D/E of the role of this container");
    EXPECT_EQ(shownKeys(finder), "C2/D/E of the role of this container"); // they had expired
    const EnvironmentScope evil({{"AWS_CONTAINER_CREDENTIALS_FULL_URI", "http://evil.example/x"}});
    AwsCredentialFinder careful;
    EXPECT_EQ(shownKeys(careful), "none of none (as anybody)");
}

TEST_F(CredentialsTest, AwsTakesAWebIdentity)
{
    FakeStore sts(FakeStore::Dialect::Nginx);
    std::string body;
    sts.intercept = [&body](const FakeRequest& request) {
        body = request.body;
        return std::optional(FakeAnswer{
            .body = "<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult>"
                    "<Credentials><AccessKeyId>X</AccessKeyId><SecretAccessKey>Y</SecretAccessKey>"
                    "<SessionToken>Z</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration>"
                    "</Credentials></AssumeRoleWithWebIdentityResult>"
                    "</AssumeRoleWithWebIdentityResponse>"});
    };
    const EnvironmentScope on({{"AWS_WEB_IDENTITY_TOKEN_FILE", write("token", "a.b+c\n")},
                               {"AWS_ROLE_ARN", "arn:aws:iam::1:role/r"},
                               {"AWS_ENDPOINT_URL_STS", sts.url()}});
    AwsCredentialFinder finder;
    EXPECT_EQ(shownKeys(finder), "X/Y/Z of AWS role arn:aws:iam::1:role/r");
    EXPECT_THAT(body, HasSubstr("WebIdentityToken=a.b%2Bc"));
    EXPECT_THAT(body, HasSubstr("RoleArn=arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fr"));
}

std::string shownToken(GcsTokenFinder& finder)
{
    const GcsToken found = finder.current({});
    return (found.token.empty() ? "none" : found.token) + " of " + toEnglish(found.source);
}

FakeAnswer tokenAnswer(const std::string& token)
{
    return {.body = "{\"access_token\":\"" + token + "\",\"expires_in\":3600}"};
}

TEST_F(CredentialsTest, GoogleRefreshesAUser)
{
    FakeStore server(FakeStore::Dialect::Nginx);
    std::string body;
    server.intercept = [&body](const FakeRequest& request) {
        body = request.body;
        return std::optional(tokenAnswer("fresh"));
    };
    write("gcloud/application_default_credentials.json",
          "{\"type\":\"authorized_user\",\"client_id\":\"i d\",\"client_secret\":\"s\","
          "\"refresh_token\":\"r/1\",\"token_uri\":\""
              + server.url() + "/token\"}");
    GcsTokenFinder finder;
    EXPECT_EQ(shownToken(finder), "fresh of Google application default credentials");
    EXPECT_EQ(body, "grant_type=refresh_token&client_id=i%20d&client_secret=s&refresh_token=r%2F1");
    EXPECT_EQ(shownToken(finder), "fresh of Google application default credentials");
    EXPECT_EQ(server.requestCount(), 1U); // it is good for an hour
}

TEST_F(CredentialsTest, GoogleSaysWhyAUserIsRefused)
{
    FakeStore server(FakeStore::Dialect::Nginx);
    server.intercept = [](const FakeRequest&) {
        return std::optional(FakeAnswer{
            .status = 400,
            .body = "{\"error\":\"invalid_grant\",\"error_description\":\"Token has been expired "
                    "or revoked.\"}"});
    };
    const EnvironmentScope on(
        {{"GOOGLE_APPLICATION_CREDENTIALS",
          write("adc.json", "{\"type\":\"authorized_user\",\"refresh_token\":\"top-secret\","
                            "\"token_uri\":\""
                                + server.url() + "\"}")}});
    GcsTokenFinder finder;
    EXPECT_EQ(shownToken(finder), "none of none (as anybody)");
    const std::string problem = toEnglish(finder.problem());
    EXPECT_THAT(problem, HasSubstr("Token has been expired or revoked."));
    EXPECT_THAT(problem, HasSubstr("gcloud auth application-default login"));
    EXPECT_THAT(problem, ::testing::Not(HasSubstr("top-secret")));
}

TEST_F(CredentialsTest, GoogleAsksTheMachineThenItsProgram)
{
    FakeStore metadata(FakeStore::Dialect::Nginx);
    metadata.intercept = [](const FakeRequest& request) {
        return std::optional(request.header("metadata-flavor") == "Google"
                                 ? tokenAnswer("of-machine")
                                 : FakeAnswer{.status = 403});
    };
    program("gcloud", "echo ya29.of-program\n");
    {
        const EnvironmentScope on(
            {{"NO_GCE_CHECK", ""}, {"GCE_METADATA_HOST", metadata.url().substr(7)}});
        GcsTokenFinder finder;
        EXPECT_EQ(shownToken(finder), "of-machine of the account of this machine");
    }
    GcsTokenFinder finder;
    EXPECT_EQ(shownToken(finder), "ya29.of-program of the program gcloud");
}

TEST_F(CredentialsTest, ServiceAccountSignsItsRequest)
{
    FakeStore server(FakeStore::Dialect::Nginx);
    std::string body;
    server.intercept = [&body](const FakeRequest& request) {
        body = request.body;
        return std::optional(tokenAnswer("robot"));
    };
    const EnvironmentScope on(
        {{"GOOGLE_APPLICATION_CREDENTIALS",
          write("sa.json", "{\"type\":\"service_account\",\"client_email\":\"a@b\","
                           "\"private_key\":\"no key\",\"token_uri\":\""
                               + server.url() + "\"}")}});
    GcsTokenFinder finder;
    EXPECT_EQ(shownToken(finder), "none of none (as anybody)");
    EXPECT_THAT(toEnglish(finder.problem()), HasSubstr("the private key cannot be read"));
    EXPECT_EQ(server.requestCount(), 0U);
}

TEST_F(CredentialsTest, ProgramsHaveALimit)
{
    program("slow", "/bin/sleep 60\n");
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(outputOf({"slow"}, std::chrono::milliseconds(200), {}));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
    EXPECT_FALSE(outputOf({"not-there"}, std::chrono::milliseconds(200), {}));
    program("echo-args", "printf '%s|' \"$@\"\n");
    EXPECT_EQ(outputOf({"echo-args", "$(id)", "a b", "`x`"}, std::chrono::seconds(5), {}),
              "$(id)|a b|`x`|"); // no shell in between
}

} // namespace
} // namespace faultline::remote
