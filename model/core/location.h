// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

// Places that are opened: a path of this machine, or a URI ("gs://bucket/runs", "s3://…",
// "https://…", "ssh://…"). A URI is a plain string everywhere: std::filesystem would lose one of
// its slashes, and names of objects may hold "..", "//" and everything else.
//
// What stands behind the host of gs://, s3:// and ssh:// is the name as it is, never
// percent-encoded
// ("a b+c%20"). In http(s) names are shown decoded as far as that is reversible (normalisedUri()).

/// Whether it is a URI: a scheme of two letters or more and "://".
[[nodiscard]] bool isUri(std::string_view location);
/// "gs", in small letters; empty for a path.
[[nodiscard]] std::string schemeOf(std::string_view uri);
/// "host:port" or the bucket, with "user@" where it has one.
[[nodiscard]] std::string_view authorityOf(std::string_view uri);
/// What stands behind the slash that follows the authority: the name of an object; without query
/// for http(s).
[[nodiscard]] std::string_view namePartOf(std::string_view uri);

/// The one spelling of a URI: scheme in small letters, no slash at the end, "sftp:" as "ssh:"; of
/// http(s) percent-escapes of printable characters decoded, but for those that mean something
/// (% / ? #). "file:///a%20b" becomes the path "/a b". Paths stay as they are.
[[nodiscard]] std::string normalisedUri(std::string_view given);

// As std::filesystem::path has them for paths; of URIs the text before and behind the last slash.
// "gs://bucket" is its own name and has no parent.
[[nodiscard]] std::string parentLocation(std::string_view location);
[[nodiscard]] std::string nameOfLocation(std::string_view location);
[[nodiscard]] std::string joinedLocation(std::string_view folder, std::string_view name);
/// joinedLocation() without "." and ".." in between, as relative paths in files are meant.
[[nodiscard]] std::string resolvedLocation(std::string_view folder, std::string_view relative);
/// For people: the path of a place below a root, "." for the root itself; decoded.
[[nodiscard]] std::string locationBelow(const std::string& location, const std::string& root);

/// A location as it was given, taken apart so that what must stay secret is in no path.
struct SplitLocation {
    std::string location;    ///< normalised, without the secrets
    std::string userInfo;    ///< of http(s): "user:password"
    std::string secretQuery; ///< "X-Amz-Signature=…&…": parameters that sign or authorise
};
[[nodiscard]] SplitLocation splitSecrets(std::string_view given);

/// For messages: without user, password and signatures.
[[nodiscard]] std::string shownLocation(std::string_view location);

} // namespace faultline
