// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/location.h"

#include "model/core/ascii.h"
#include "model/core/secrets.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace faultline {

namespace {

constexpr std::string_view kBehindScheme = "://";

/// Where the name begins in a URI: behind the slash that follows the authority, or its end.
std::size_t nameBegin(std::string_view uri)
{
    const std::size_t authority = uri.find(kBehindScheme) + kBehindScheme.size();
    const std::size_t slash = uri.find('/', authority);
    return slash == std::string_view::npos ? uri.size() : slash + 1;
}

bool isHttp(std::string_view scheme)
{
    return scheme == "http" || scheme == "https";
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char small = lowerAscii(c);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// Decodes %XX; where `keepMeaning`, not those of characters that would then mean something else.
std::string percentDecoded(std::string_view text, bool keepMeaning)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
        const int low = high < 0 ? -1 : hexDigit(text[i + 2]);
        const char c = low < 0 ? '\0' : static_cast<char>(high * 16 + low);
        const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
        const bool means = c == '%' || c == '/' || c == '?' || c == '#' || isControl;
        if (low < 0 || (keepMeaning ? means : c == '\0')) {
            decoded += text[i];
        } else {
            decoded += c;
            i += 2;
        }
    }
    return decoded;
}

/// Names of query parameters that give access to whoever has them.
bool isSecretParameter(std::string_view name)
{
    static constexpr std::array<std::string_view, 12> kNames{
        "signature", "sig",  "token", "key",          "awsaccesskeyid", "googleaccessid",
        "policy",    "auth", "sas",   "access_token", "key-pair-id",    "expires"};
    const std::string lower = lowerAscii(name);
    return lower.starts_with("x-amz-") || lower.starts_with("x-goog-") || isSecretName(lower)
           || std::find(kNames.begin(), kNames.end(), lower) != kNames.end();
}

struct Query {
    std::string open;
    std::string secret;
};

/// A link that is signed is secret as a whole: what it signs means nothing alone.
Query splitQuery(std::string_view query)
{
    Query split;
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(one.size() + 1, query.size()));
        std::string& to =
            isSecretParameter(one.substr(0, one.find('='))) ? split.secret : split.open;
        to += (to.empty() ? "" : "&") + std::string(one);
    }
    return split;
}

} // namespace

bool isUri(std::string_view location)
{
    const std::size_t end = location.find(kBehindScheme);
    if (end == std::string_view::npos || end < 2 || !isLetterOrDigit(location.front()))
        return false;
    return std::all_of(
        location.begin(), location.begin() + static_cast<std::ptrdiff_t>(end),
        [](char c) { return isLetterOrDigit(c) || c == '+' || c == '-' || c == '.'; });
}

std::string schemeOf(std::string_view uri)
{
    return isUri(uri) ? lowerAscii(uri.substr(0, uri.find(kBehindScheme))) : std::string();
}

std::string_view authorityOf(std::string_view uri)
{
    if (!isUri(uri))
        return {};
    uri.remove_prefix(uri.find(kBehindScheme) + kBehindScheme.size());
    return uri.substr(0, uri.find('/'));
}

std::string_view namePartOf(std::string_view uri)
{
    if (!isUri(uri))
        return {};
    std::string_view name = uri.substr(nameBegin(uri));
    return isHttp(schemeOf(uri)) ? name.substr(0, name.find('?')) : name;
}

std::string normalisedUri(std::string_view given)
{
    if (!isUri(given))
        return std::string(given);
    std::string scheme = schemeOf(given);
    std::string_view rest = given.substr(given.find(kBehindScheme) + kBehindScheme.size());
    if (scheme == "file") {
        if (rest.starts_with("localhost/"))
            rest.remove_prefix(std::string_view("localhost").size());
        return percentDecoded(rest, false);
    }
    if (scheme == "sftp")
        scheme = "ssh";
    std::string uri = scheme + std::string(kBehindScheme);
    if (isHttp(scheme)) {
        rest = rest.substr(0, rest.find('#'));
        const std::size_t name = std::min(rest.find('/'), rest.size());
        const std::string_view query = rest.find('?') == std::string_view::npos
                                           ? std::string_view()
                                           : rest.substr(rest.find('?'));
        uri += lowerAscii(rest.substr(0, std::min(name, rest.find('?'))));
        std::string path = name < rest.size()
                               ? percentDecoded(rest.substr(name, rest.find('?') - name), true)
                               : std::string();
        while (path.ends_with('/'))
            path.pop_back();
        return uri + path + std::string(query);
    }
    while (rest.ends_with('/'))
        rest.remove_suffix(1);
    return uri + std::string(rest);
}

std::string parentLocation(std::string_view location)
{
    if (!isUri(location))
        return std::filesystem::path(location).parent_path().string();
    const std::size_t authority = location.find(kBehindScheme) + kBehindScheme.size();
    const std::size_t slash = location.rfind('/');
    return std::string(slash < authority ? std::string_view() : location.substr(0, slash));
}

std::string nameOfLocation(std::string_view location)
{
    if (!isUri(location))
        return std::filesystem::path(location).filename().string();
    const std::string_view whole =
        isHttp(schemeOf(location)) ? location.substr(0, location.find('?')) : location;
    return std::string(whole.substr(whole.rfind('/') + 1));
}

std::string joinedLocation(std::string_view folder, std::string_view name)
{
    if (!isUri(folder))
        return (std::filesystem::path(folder) / std::filesystem::path(name)).string();
    return std::string(folder) + "/" + std::string(name);
}

std::string resolvedLocation(std::string_view folder, std::string_view relative)
{
    if (!isUri(folder))
        return std::filesystem::path(joinedLocation(folder, relative)).lexically_normal().string();
    std::string place(folder);
    while (!relative.empty()) {
        const std::string_view part = relative.substr(0, relative.find('/'));
        relative.remove_prefix(std::min(part.size() + 1, relative.size()));
        if (part == ".." && !parentLocation(place).empty())
            place = parentLocation(place);
        else if (!part.empty() && part != "." && part != "..")
            place = joinedLocation(place, part);
    }
    return place;
}

std::string locationBelow(const std::string& location, const std::string& root)
{
    if (!isUri(location))
        return std::filesystem::path(location).lexically_proximate(root).string();
    if (location == root)
        return ".";
    const bool isBelow =
        location.size() > root.size() && location.starts_with(root) && location[root.size()] == '/';
    const std::string below = isBelow ? location.substr(root.size() + 1) : location;
    return isHttp(schemeOf(location)) ? percentDecoded(below, false) : below;
}

SplitLocation splitSecrets(std::string_view given)
{
    SplitLocation split;
    if (!isUri(given)) {
        split.location = std::string(given);
        return split;
    }
    std::string uri(given);
    const std::string_view authority = authorityOf(given);
    const std::size_t begin = given.find(kBehindScheme) + kBehindScheme.size();
    // Of several @ the last one separates: a password may hold others.
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        const std::string user(authority.substr(0, at));
        const bool isWeb = isHttp(schemeOf(given));
        if (isWeb)
            split.userInfo = percentDecoded(user, false);
        // An account of another machine is no secret, a password is.
        const std::string kept = isWeb ? std::string() : user.substr(0, user.find(':')) + "@";
        uri =
            std::string(given.substr(0, begin)) + kept + std::string(given.substr(begin + at + 1));
    }
    if (isHttp(schemeOf(given))) {
        uri = uri.substr(0, uri.find('#'));
        if (const std::size_t mark = uri.find('?'); mark != std::string::npos) {
            const Query query = splitQuery(std::string_view(uri).substr(mark + 1));
            split.secretQuery = query.secret;
            uri = uri.substr(0, mark) + (query.open.empty() ? "" : "?" + query.open);
        }
    }
    split.location = normalisedUri(uri);
    return split;
}

std::string shownLocation(std::string_view location)
{
    return splitSecrets(location).location;
}

} // namespace faultline
