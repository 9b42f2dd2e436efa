// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/ssh_target.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/core/printable.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace faultline::ssh {

namespace {

std::atomic<SshQuestions> questionsMayGo{SshQuestions::Nobody};

/// No word of ours may look like an option, and none needs quoting in a ProxyCommand.
bool isPlainWord(std::string_view word, std::string_view alsoAllowed)
{
    return !word.empty() && word.size() <= 255 && word.front() != '-'
           && std::all_of(word.begin(), word.end(), [alsoAllowed](char c) {
                  return isLetterOrDigit(c) || alsoAllowed.find(c) != std::string_view::npos;
              });
}

Error badTarget(std::string_view location, Text why)
{
    return {.code = ErrorCode::Io,
            .path = printable(shownLocation(location)),
            .detail = std::move(why)};
}

std::string lastLineOf(const std::string& written)
{
    std::string_view left = written;
    while (!left.empty()) {
        const std::size_t end = left.rfind('\n');
        std::string_view line = end == std::string_view::npos ? left : left.substr(end + 1);
        left = end == std::string_view::npos ? std::string_view() : left.substr(0, end);
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.remove_suffix(1);
        if (!line.empty() && line != "Connection closed")
            return printable(line.substr(0, 300));
    }
    return {};
}

} // namespace

std::string SshTarget::command() const
{
    return "ssh " + (port.empty() ? "" : "-p " + port + " ") + (user.empty() ? "" : user + "@")
           + host;
}

Result<SshTarget> parseTarget(std::string_view location)
{
    SshTarget target;
    std::string_view authority = authorityOf(location);
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        target.user = authority.substr(0, at);
        target.user = target.user.substr(0, target.user.find(':')); // a password goes nowhere
        authority.remove_prefix(at + 1);
        if (!isPlainWord(target.user, "._-+$@\\"))
            return badTarget(location,
                             FAULTLINE_TR_NOOP("Ssh", "the user name is none that ssh takes"));
    }
    const bool isBracketed = authority.starts_with('[');
    const std::size_t hostEnd =
        isBracketed ? authority.find(']') : std::min(authority.find(':'), authority.size());
    if (hostEnd == std::string_view::npos)
        return badTarget(location, FAULTLINE_TR_NOOP("Ssh", "the host is none that ssh takes"));
    target.host = authority.substr(isBracketed ? 1 : 0, hostEnd - (isBracketed ? 1 : 0));
    const std::string_view behind =
        authority.substr(std::min(hostEnd + (isBracketed ? 1 : 0), authority.size()));
    if (!isPlainWord(target.host, isBracketed ? ".:%_-" : "._-")
        || (!behind.empty() && !behind.starts_with(':')))
        return badTarget(location, FAULTLINE_TR_NOOP("Ssh", "the host is none that ssh takes"));
    if (behind.size() > 1) {
        target.port = behind.substr(1);
        const bool isNumber = target.port.size() <= 5
                              && std::all_of(target.port.begin(), target.port.end(),
                                             [](char c) { return c >= '0' && c <= '9'; });
        if (!isNumber || std::stoi(target.port) == 0 || std::stoi(target.port) > 65'535)
            return badTarget(location, FAULTLINE_TR_NOOP("Ssh", "the port is no number from 1 to "
                                                                "65535"));
    }
    const std::string_view name = namePartOf(location);
    if (name.empty() || name == "~")
        target.path = ".";
    else if (name.starts_with("~/"))
        target.path = name.substr(2);
    else
        target.path = "/" + std::string(name);
    if (target.path.empty())
        target.path = ".";
    if (target.path.find('\0') != std::string::npos)
        return badTarget(location, FAULTLINE_TR_NOOP("Ssh", "the path holds a NUL byte"));
    return target;
}

void setSshQuestions(SshQuestions questions)
{
    questionsMayGo = questions;
}

SshQuestions sshQuestions()
{
    return questionsMayGo;
}

std::vector<std::string> sshWords(const SshTarget& target, SshQuestions questions)
{
    const char* const program = std::getenv("FAULTLINE_SSH");
    const char* const config = std::getenv("FAULTLINE_SSH_CONFIG");
    std::vector<std::string> words{program != nullptr && *program != '\0' ? program : "ssh"};
    if (config != nullptr && *config != '\0')
        words.insert(words.end(), {"-F", config});
    if (questions == SshQuestions::Nobody)
        words.insert(words.end(), {"-o", "BatchMode=yes"});
    // As sftp(1) has it: reading files takes none of these.
    for (const char* option : {"ForwardX11=no", "ForwardAgent=no", "PermitLocalCommand=no",
                               "ClearAllForwardings=yes", "ConnectTimeout=20"})
        words.insert(words.end(), {"-o", option});
    if (!target.port.empty())
        words.insert(words.end(), {"-p", target.port});
    if (!target.user.empty())
        words.insert(words.end(), {"-l", target.user});
    words.insert(words.end(), {"-s", "--", target.host, "sftp"});
    return words;
}

Text reasonOfSsh(const std::string& written, const SshTarget& target)
{
    const auto says = [&written](std::string_view words) {
        return written.find(words) != std::string::npos;
    };
    if (says("REMOTE HOST IDENTIFICATION HAS CHANGED")
        || says("has changed and you have requested"))
        return {FAULTLINE_TR_NOOP("Ssh",
                                  "the host key of %1 has changed: the machine was set up anew, or "
                                  "somebody else answers in its place. Nothing was read. Ask its "
                                  "administrator before you remove the old key (ssh-keygen -R)"),
                {target.host}};
    if (says("Host key verification failed") || says("host key is known for"))
        return {FAULTLINE_TR_NOOP("Ssh", "the host key of %1 is not known yet. Run \"%2\" once and "
                                         "compare the fingerprint"),
                {target.host, target.command()}};
    if (says("Permission denied (") || says("Too many authentication failures"))
        return {FAULTLINE_TR_NOOP("Ssh", "the login was refused: %1. \"%2\" must work without a "
                                         "question: put the key into the agent (ssh-add)"),
                {lastLineOf(written), target.command()}};
    if (says("subsystem request failed"))
        return {FAULTLINE_TR_NOOP("Ssh", "%1 offers no file transfer (sftp)"), {target.host}};
    const std::string last = lastLineOf(written);
    if (last.empty())
        return FAULTLINE_TR_NOOP("Ssh", "the connection was closed");
    return {FAULTLINE_TR_NOOP("Ssh", "ssh says: %1"), {last}};
}

} // namespace faultline::ssh
