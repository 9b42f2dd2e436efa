// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::ssh {

/// "ssh://[user@]host[:port]/path", taken apart.
struct SshTarget {
    std::string host; ///< a name, an address, or an alias of the user's ssh configuration
    std::string user; ///< empty: as the configuration says
    std::string port; ///< empty: as the configuration says
    /// Of the server: "/path"; relative to the home folder where the location says "/~/path" or
    /// nothing.
    std::string path;

    /// What tells one connection from another.
    [[nodiscard]] std::string account() const { return user + "@" + host + ":" + port; }
    /// "ssh -p 2222 me@host", for people to type.
    [[nodiscard]] std::string command() const;
};

/// Refused: no host, and whatever ssh could take for something else than a host, user or port.
[[nodiscard]] Result<SshTarget> parseTarget(std::string_view location);

/// Whom ssh may ask for a passphrase, a second factor, an unknown host's key.
enum class SshQuestions {
    Nobody,   ///< ssh fails instead (BatchMode)
    Terminal, ///< the terminal that the program runs in
    Askpass,  ///< a window of SSH_ASKPASS
};
/// Nobody, until the program says otherwise.
void setSshQuestions(SshQuestions questions);
[[nodiscard]] SshQuestions sshQuestions();

/// The words that start the sftp subsystem on a server; the first is the program, FAULTLINE_SSH or
/// "ssh". FAULTLINE_SSH_CONFIG names a file to use in place of ~/.ssh/config. How hosts are
/// verified is left to ssh and its configuration.
[[nodiscard]] std::vector<std::string> sshWords(const SshTarget& target, SshQuestions questions);

/// Why ssh ended, from what it wrote, with what to do.
[[nodiscard]] Text reasonOfSsh(const std::string& written, const SshTarget& target);

} // namespace faultline::ssh
