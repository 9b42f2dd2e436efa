// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/aws_credentials.h"

#include "model/core/ascii.h"
#include "model/io/remote/environment_text.h"
#include "model/io/remote/run_program.h"
#include "model/io/remote/time_text.h"

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <array>
#include <chrono>
#include <fstream>
#include <iterator>
#include <map>

namespace faultline::remote {

namespace {

constexpr std::chrono::milliseconds kMetadataTime{1000};
constexpr std::chrono::milliseconds kProgramTime{20'000};
/// Keys are renewed when they have less time left than this.
constexpr double kMargin = 60.0;

using Section = std::map<std::string, std::string>;

std::string trimmedText(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return std::string(text);
}

/// One section of a file as AWS's programs write them.
Section sectionOf(const std::string& path, const std::string& wanted)
{
    std::ifstream file(path);
    Section section;
    bool isIn = false;
    for (std::string line; std::getline(file, line);) {
        const bool isNested = !line.empty() && isBlank(line.front());
        const std::string text = trimmedText(line);
        if (text.empty() || text.front() == '#' || text.front() == ';')
            continue;
        if (text.front() == '[') {
            isIn = trimmedText(std::string_view(text).substr(1, text.find(']') - 1)) == wanted;
            continue;
        }
        const std::size_t equals = text.find('=');
        if (isIn && !isNested && equals != std::string::npos)
            section[lowerAscii(trimmedText(std::string_view(text).substr(0, equals)))] =
                trimmedText(std::string_view(text).substr(equals + 1));
    }
    return section;
}

std::string profileName()
{
    for (const char* name : {"AWS_PROFILE", "AWS_DEFAULT_PROFILE"}) {
        if (std::string profile = environmentText(name); !profile.empty())
            return profile;
    }
    return "default";
}

std::string awsFile(const char* variable, const char* name)
{
    std::string path = environmentText(variable);
    return path.empty() ? environmentText("HOME") + "/.aws/" + name : path;
}

Section configSection()
{
    const std::string profile = profileName();
    return sectionOf(awsFile("AWS_CONFIG_FILE", "config"),
                     profile == "default" ? profile : "profile " + profile);
}

std::optional<AwsCredentials> fromSection(const Section& section, Text source)
{
    const auto value = [&section](const char* name) {
        const auto found = section.find(name);
        return found == section.end() ? std::string() : found->second;
    };
    const AwsKeys keys{.id = value("aws_access_key_id"),
                       .secret = value("aws_secret_access_key"),
                       .session = value("aws_session_token")};
    if (keys.id.empty() || keys.secret.empty())
        return std::nullopt;
    return AwsCredentials{.keys = keys, .source = std::move(source)};
}

std::optional<AwsCredentials> fromEnvironment()
{
    return fromSection({{"aws_access_key_id", environmentText("AWS_ACCESS_KEY_ID")},
                        {"aws_secret_access_key", environmentText("AWS_SECRET_ACCESS_KEY")},
                        {"aws_session_token", environmentText("AWS_SESSION_TOKEN")}},
                       FAULTLINE_TR_NOOP("Remote", "AWS_ACCESS_KEY_ID"));
}

std::optional<AwsCredentials> fromProfile()
{
    const std::string profile = profileName();
    const Text source{FAULTLINE_TR_NOOP("Remote", "AWS profile %1"), {profile}};
    if (auto found = fromSection(
            sectionOf(awsFile("AWS_SHARED_CREDENTIALS_FILE", "credentials"), profile), source))
        return found;
    return fromSection(configSection(), source);
}

/// Keys as metadata servers and the program aws give them.
std::optional<AwsCredentials> fromJson(const std::string& text, const char* session, Text source)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    const auto value = [&json](const char* name) {
        const auto found = json.find(name);
        return found != json.end() && found->is_string() ? found->get<std::string>()
                                                         : std::string();
    };
    AwsCredentials found{.keys = AwsKeys{.id = value("AccessKeyId"),
                                         .secret = value("SecretAccessKey"),
                                         .session = value(session)},
                         .source = std::move(source),
                         .expires = secondsOfTime(value("Expiration"))};
    if (found.keys->id.empty() || found.keys->secret.empty())
        return std::nullopt;
    return found;
}

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    return trimmedText(text.substr(0, text.find('\n')));
}

std::optional<std::string> askedMetadata(const HttpRequest& request, const IsUnwanted& isUnwanted)
{
    HttpRequest bounded = request;
    bounded.isMetadata = true;
    bounded.timeout = kMetadataTime;
    bounded.mostBytes = std::size_t{1} << 20U;
    const HttpResult result = sendOnce(bounded, isUnwanted);
    const auto* response = std::get_if<HttpResponse>(&result);
    return response != nullptr && response->status == 200 ? std::optional(response->body)
                                                          : std::nullopt;
}

std::optional<AwsCredentials> fromContainer(const IsUnwanted& isUnwanted)
{
    std::string url = environmentText("AWS_CONTAINER_CREDENTIALS_FULL_URI");
    if (const std::string path = environmentText("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI");
        !path.empty())
        url = "http://169.254.170.2" + path;
    if (url.empty())
        return std::nullopt;
    const std::string host = partsOfUrl(url).host;
    // Whoever sets the variable must not be able to have the token sent anywhere.
    const bool isKnown = url.starts_with("https://") || isLoopbackHost(host)
                         || host == "169.254.170.2" || host == "169.254.170.23";
    if (!isKnown)
        return std::nullopt;
    HttpRequest request{.url = url};
    std::string token = environmentText("AWS_CONTAINER_AUTHORIZATION_TOKEN");
    if (const std::string file = environmentText("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE");
        !file.empty())
        token = contentOf(file);
    if (!token.empty())
        request.headers.emplace_back("Authorization", token);
    const std::optional<std::string> answer = askedMetadata(request, isUnwanted);
    return answer ? fromJson(*answer, "Token",
                             FAULTLINE_TR_NOOP("Remote", "the role of this container"))
                  : std::nullopt;
}

std::optional<AwsCredentials> fromWebIdentity(const IsUnwanted& isUnwanted)
{
    const std::string file = environmentText("AWS_WEB_IDENTITY_TOKEN_FILE");
    const std::string role = environmentText("AWS_ROLE_ARN");
    if (file.empty() || role.empty())
        return std::nullopt;
    std::string host = environmentText("AWS_ENDPOINT_URL_STS");
    if (host.empty()) {
        const std::string region = configuredAwsRegion();
        host = region.empty() ? "https://sts.amazonaws.com"
                              : "https://sts." + region + ".amazonaws.com";
    }
    std::string session = environmentText("AWS_ROLE_SESSION_NAME");
    HttpRequest request{.method = "POST", .url = host + "/"};
    request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    request.body =
        "Action=AssumeRoleWithWebIdentity&Version=2011-06-15&RoleArn=" + percentEncoded(role, false)
        + "&RoleSessionName=" + percentEncoded(session.empty() ? "faultline" : session, false)
        + "&WebIdentityToken=" + percentEncoded(contentOf(file), false);
    const HttpResult result = sendPatiently([&request] { return request; }, isUnwanted);
    const auto* response = std::get_if<HttpResponse>(&result);
    pugi::xml_document document;
    if (response == nullptr || response->status != 200
        || !document.load_string(response->body.c_str()))
        return std::nullopt;
    const pugi::xml_node keys = document.child("AssumeRoleWithWebIdentityResponse")
                                    .child("AssumeRoleWithWebIdentityResult")
                                    .child("Credentials");
    const AwsKeys found{.id = keys.child_value("AccessKeyId"),
                        .secret = keys.child_value("SecretAccessKey"),
                        .session = keys.child_value("SessionToken")};
    if (found.id.empty())
        return std::nullopt;
    return AwsCredentials{.keys = found,
                          .source = {FAULTLINE_TR_NOOP("Remote", "AWS role %1"), {role}},
                          .expires = secondsOfTime(keys.child_value("Expiration"))};
}

std::optional<AwsCredentials> fromMachine(const IsUnwanted& isUnwanted)
{
    if (lowerAscii(environmentText("AWS_EC2_METADATA_DISABLED")) == "true")
        return std::nullopt;
    std::string host = environmentText("AWS_EC2_METADATA_SERVICE_ENDPOINT");
    if (host.empty())
        host = "http://169.254.169.254";
    while (host.ends_with('/'))
        host.pop_back();
    HttpRequest first{.method = "PUT", .url = host + "/latest/api/token"};
    first.headers.emplace_back("X-aws-ec2-metadata-token-ttl-seconds", "300");
    const std::optional<std::string> token = askedMetadata(first, isUnwanted);
    if (!token)
        return std::nullopt;
    const std::string path = host + "/latest/meta-data/iam/security-credentials/";
    HttpRequest request{.url = path};
    request.headers.emplace_back("X-aws-ec2-metadata-token", *token);
    const std::optional<std::string> roles = askedMetadata(request, isUnwanted);
    if (!roles)
        return std::nullopt;
    const std::string role = trimmedText(roles->substr(0, roles->find('\n')));
    request.url = path + percentEncoded(role, false);
    const std::optional<std::string> keys = askedMetadata(request, isUnwanted);
    return keys ? fromJson(*keys, "Token",
                           {FAULTLINE_TR_NOOP("Remote", "the role of this machine (%1)"), {role}})
                : std::nullopt;
}

std::optional<AwsCredentials> fromAwsProgram(const IsUnwanted& isUnwanted)
{
    const std::string profile = profileName();
    const std::optional<std::string> output = outputOf(
        {"aws", "configure", "export-credentials", "--profile", profile, "--format", "process"},
        kProgramTime, isUnwanted);
    return output
               ? fromJson(*output, "SessionToken",
                          {FAULTLINE_TR_NOOP("Remote", "the program aws, profile %1"), {profile}})
               : std::nullopt;
}

/// Whether the profile's keys come by a way that only the program aws knows.
bool isForProgram(const Section& config)
{
    for (const char* name : {"sso_session", "sso_start_url", "role_arn", "credential_process"}) {
        if (config.contains(name))
            return true;
    }
    return false;
}

AwsCredentials found(const IsUnwanted& isUnwanted)
{
    if (auto keys = fromEnvironment())
        return *keys;
    if (auto keys = fromProfile())
        return *keys;
    const bool isSpecial = isForProgram(configSection());
    if (isSpecial) {
        if (auto keys = fromAwsProgram(isUnwanted))
            return *keys;
    }
    if (auto keys = fromContainer(isUnwanted))
        return *keys;
    if (auto keys = fromWebIdentity(isUnwanted))
        return *keys;
    if (auto keys = fromMachine(isUnwanted))
        return *keys;
    if (!isSpecial) {
        if (auto keys = fromAwsProgram(isUnwanted))
            return *keys;
    }
    return {.keys = {}, .source = FAULTLINE_TR_NOOP("Remote", "none (as anybody)")};
}

} // namespace

AwsCredentialFinder& AwsCredentialFinder::ofProgram()
{
    static AwsCredentialFinder finder;
    return finder;
}

void AwsCredentialFinder::forget()
{
    const std::lock_guard lock(m_mutex);
    m_found.reset();
}

AwsCredentials AwsCredentialFinder::current(const IsUnwanted& isUnwanted, bool isRefused)
{
    const std::lock_guard lock(m_mutex);
    const bool isOver =
        m_found && m_found->expires > 0.0 && m_found->expires - kMargin < secondsNow();
    if (!m_found || isOver || isRefused)
        m_found = found(isUnwanted);
    return *m_found;
}

Text AwsCredentialFinder::source() const
{
    const std::lock_guard lock(m_mutex);
    return m_found ? m_found->source : Text();
}

std::string configuredAwsRegion()
{
    for (const char* name : {"AWS_REGION", "AWS_DEFAULT_REGION"}) {
        if (std::string region = environmentText(name); !region.empty())
            return region;
    }
    const Section config = configSection();
    const auto region = config.find("region");
    return region == config.end() ? std::string() : region->second;
}

} // namespace faultline::remote
