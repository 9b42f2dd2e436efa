// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/gcs_credentials.h"

#include "model/io/remote/environment_text.h"
#include "model/io/remote/run_program.h"
#include "model/io/remote/sigv4.h"
#include "model/io/remote/time_text.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>
#include <iterator>

namespace faultline::remote {

namespace {

using Json = nlohmann::json;

constexpr std::chrono::milliseconds kGceTime{1000};
constexpr std::chrono::milliseconds kGcloudTime{20'000};
constexpr double kTokenMargin = 60.0;
constexpr const char* kScope = "https://www.googleapis.com/auth/devstorage.read_only";
constexpr const char* kTokenUrl = "https://oauth2.googleapis.com/token";

std::string textIn(const Json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double numberIn(const Json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_number() ? found->get<double>() : 0.0;
}

std::string defaultCredentialsFile()
{
    std::string folder = environmentText("CLOUDSDK_CONFIG");
    if (folder.empty())
        folder = environmentText("HOME") + "/.config/gcloud";
    return folder + "/application_default_credentials.json";
}

/// The token in the answer of a server; empty with `problem` if it refuses.
GcsToken tokenOf(const HttpResult& result, Text source, Text& problem)
{
    GcsToken token{.token = {}, .source = source, .expires = 0.0};
    const auto* response = std::get_if<HttpResponse>(&result);
    if (response == nullptr) {
        problem = std::get<HttpFailure>(result).detail;
        return token;
    }
    const Json json = Json::parse(response->body, nullptr, false);
    if (json.is_object() && response->status == 200) {
        token.token = textIn(json, "access_token");
        token.expires = secondsNow() + numberIn(json, "expires_in");
    }
    if (token.token.empty()) {
        std::string said = json.is_object() ? textIn(json, "error_description") : std::string();
        if (said.empty())
            said = "HTTP " + std::to_string(response->status);
        problem = {FAULTLINE_TR_NOOP("Remote", "%1 are refused (%2): sign in again with \"gcloud "
                                               "auth application-default login\""),
                   {source, said}};
    }
    return token;
}

HttpRequest formRequest(const std::string& url, std::string body)
{
    HttpRequest request{.method = "POST", .url = url};
    request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    request.body = std::move(body);
    request.mostBytes = std::size_t{1} << 20U;
    return request;
}

GcsToken ofUser(const Json& json, const Text& source, const IsUnwanted& isUnwanted, Text& problem)
{
    const std::string url = textIn(json, "token_uri");
    const HttpRequest request = formRequest(
        url.empty() ? kTokenUrl : url,
        "grant_type=refresh_token&client_id=" + percentEncoded(textIn(json, "client_id"), false)
            + "&client_secret=" + percentEncoded(textIn(json, "client_secret"), false)
            + "&refresh_token=" + percentEncoded(textIn(json, "refresh_token"), false));
    return tokenOf(sendPatiently([&request] { return request; }, isUnwanted), source, problem);
}

GcsToken ofServiceAccount(const Json& json, const Text& source, const IsUnwanted& isUnwanted,
                          Text& problem)
{
    std::string url = textIn(json, "token_uri");
    if (url.empty())
        url = kTokenUrl;
    const auto now = static_cast<long long>(secondsNow());
    const Json header{{"alg", "RS256"}, {"typ", "JWT"}, {"kid", textIn(json, "private_key_id")}};
    const Json claims{{"iss", textIn(json, "client_email")},
                      {"scope", kScope},
                      {"aud", url},
                      {"iat", now},
                      {"exp", now + 3600}};
    const std::string toSign = base64Url(header.dump()) + "." + base64Url(claims.dump());
    const std::string signature = rsaSha256(textIn(json, "private_key"), toSign);
    if (signature.empty()) {
        problem = {FAULTLINE_TR_NOOP("Remote", "%1: the private key cannot be read"), {source}};
        return {.token = {}, .source = source};
    }
    const HttpRequest request = formRequest(
        url, "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=" + toSign
                 + "." + base64Url(signature));
    return tokenOf(sendPatiently([&request] { return request; }, isUnwanted), source, problem);
}

/// Nothing if the file is not there, or of a kind that only gcloud knows.
std::optional<GcsToken> ofFile(const std::string& path, const Text& source,
                               const IsUnwanted& isUnwanted, Text& problem)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) {
        problem = {FAULTLINE_TR_NOOP("Remote", "%1: the file is not JSON"), {source}};
        return std::nullopt;
    }
    GcsToken token;
    if (textIn(json, "type") == "service_account")
        token = ofServiceAccount(json, source, isUnwanted, problem);
    else if (textIn(json, "type") == "authorized_user")
        token = ofUser(json, source, isUnwanted, problem);
    return token.token.empty() ? std::nullopt : std::optional(token);
}

std::optional<GcsToken> ofMachine(const IsUnwanted& isUnwanted)
{
    const std::string isOff = environmentText("NO_GCE_CHECK");
    if (isOff == "true" || isOff == "1" || isOff == "True")
        return std::nullopt;
    std::string host = environmentText("GCE_METADATA_HOST");
    if (host.empty())
        host = "169.254.169.254";
    HttpRequest request{.url = "http://" + host
                               + "/computeMetadata/v1/instance/service-accounts/default/token"};
    request.headers.emplace_back("Metadata-Flavor", "Google");
    request.isMetadata = true;
    request.timeout = kGceTime;
    request.mostBytes = std::size_t{1} << 20U;
    Text ignored;
    GcsToken token = tokenOf(sendOnce(request, isUnwanted),
                             FAULTLINE_TR_NOOP("Remote", "the account of this machine"), ignored);
    return token.token.empty() ? std::nullopt : std::optional(token);
}

std::optional<GcsToken> ofGcloud(const IsUnwanted& isUnwanted)
{
    const std::optional<std::string> output =
        outputOf({"gcloud", "auth", "application-default", "print-access-token", "--quiet"},
                 kGcloudTime, isUnwanted);
    if (!output)
        return std::nullopt;
    std::string token = output->substr(0, output->find_first_of("\r\n"));
    constexpr double kHalfAnHour = 1800.0;
    if (token.empty() || token.find(' ') != std::string::npos)
        return std::nullopt;
    return GcsToken{.token = std::move(token),
                    .source = FAULTLINE_TR_NOOP("Remote", "the program gcloud"),
                    .expires = secondsNow() + kHalfAnHour};
}

} // namespace

GcsToken GcsTokenFinder::found(const IsUnwanted& isUnwanted)
{
    m_problem = {};
    const std::string named = environmentText("GOOGLE_APPLICATION_CREDENTIALS");
    if (!named.empty()) {
        if (auto token =
                ofFile(named, FAULTLINE_TR_NOOP("Remote", "GOOGLE_APPLICATION_CREDENTIALS"),
                       isUnwanted, m_problem))
            return *token;
    }
    const GcsToken nobody{.token = {}, .source = FAULTLINE_TR_NOOP("Remote", "none (as anybody)")};
    // What imitates the cloud needs no account.
    if (!environmentText("STORAGE_EMULATOR_HOST").empty())
        return nobody;
    if (auto token = ofFile(defaultCredentialsFile(),
                            FAULTLINE_TR_NOOP("Remote", "Google application default credentials"),
                            isUnwanted, m_problem))
        return *token;
    if (auto token = ofMachine(isUnwanted))
        return *token;
    if (auto token = ofGcloud(isUnwanted))
        return *token;
    return nobody;
}

GcsTokenFinder& GcsTokenFinder::ofProgram()
{
    static GcsTokenFinder finder;
    return finder;
}

void GcsTokenFinder::forget()
{
    const std::lock_guard lock(m_mutex);
    m_found.reset();
    m_problem = {};
}

GcsToken GcsTokenFinder::current(const IsUnwanted& isUnwanted, bool isRefused)
{
    const std::lock_guard lock(m_mutex);
    const bool isOver =
        m_found && m_found->expires > 0.0 && m_found->expires - kTokenMargin < secondsNow();
    if (!m_found || isOver || isRefused)
        m_found = found(isUnwanted);
    return *m_found;
}

Text GcsTokenFinder::source() const
{
    const std::lock_guard lock(m_mutex);
    return m_found ? m_found->source : Text();
}

Text GcsTokenFinder::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

} // namespace faultline::remote
