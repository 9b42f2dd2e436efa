// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A real sshd on loopback, with keys and a configuration of its own. Skipped where none is
// installed (Debian: openssh-server) or it does not start.

#include "model/io/file_tree.h"
#include "model/io/ssh/sftp_client.h"
#include "tests/archives/archive_maker.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ; // NOLINT: as POSIX has it

namespace faultline {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using samples::readFile;
using samples::ScratchFolder;
using samples::writeFile;
using ::testing::HasSubstr;

constexpr const char* kSshd = "/usr/sbin/sshd";

pid_t startProgram(std::vector<std::string> words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t pid = -1;
    return ::posix_spawnp(&pid, pointers.front(), nullptr, nullptr, pointers.data(), environ) == 0
               ? pid
               : -1;
}

int runProgram(const std::vector<std::string>& words)
{
    int status = -1;
    const pid_t pid = startProgram(words);
    return pid > 0 && ::waitpid(pid, &status, 0) == pid && WIFEXITED(status) ? WEXITSTATUS(status)
                                                                             : -1;
}

int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(socket);
    return ntohs(address.sin_port);
}

bool isListening(int port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    const bool isThere =
        ::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return isThere;
}

class SshdTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (::access(kSshd, X_OK) != 0)
            GTEST_SKIP() << "no sshd is installed here";
        if (::geteuid() == 0)
            fs::create_directories("/run/sshd"); // where it puts its own away
        const std::string at = m_folder.path();
        for (const char* key : {"host", "other-host", "user", "stranger"})
            ASSERT_EQ(
                runProgram({"ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", at + "/" + key}),
                0);
        fs::copy(at + "/user.pub", at + "/authorized");
        m_port = freePort();
        writeFile(at + "/sshd_config", "Port " + std::to_string(m_port)
                                           + "\nListenAddress 127.0.0.1\nHostKey " + at
                                           + "/host\nAuthorizedKeysFile " + at
                                           + "/authorized\nStrictModes no\nUsePAM no\n"
                                             "PasswordAuthentication no\n"
                                             "KbdInteractiveAuthentication no\nPidFile none\n"
                                             "Subsystem sftp internal-sftp\n");
        m_sshd =
            startProgram({kSshd, "-D", "-q", "-f", at + "/sshd_config", "-E", at + "/sshd.log"});
        for (int i = 0; i < 300 && !isListening(m_port); ++i)
            std::this_thread::sleep_for(10ms);
        if (!isListening(m_port))
            GTEST_SKIP() << "sshd does not start here: " << readFile(at + "/sshd.log");
        writeFile(at + "/known", knownLine("host"));
        writeFile(at + "/known-changed", knownLine("other-host"));
        writeFile(at + "/known-none", "");
        const passwd* const me = ::getpwuid(::geteuid());
        const auto host = [&](const std::string& name, const std::string& rest) {
            return "Host " + name + "\n  HostName 127.0.0.1\n  Port " + std::to_string(m_port)
                   + "\n  User " + me->pw_name + "\n  IdentitiesOnly yes\n" + rest;
        };
        const std::string key = "  IdentityFile " + at + "/user\n";
        const std::string known = "  UserKnownHostsFile " + at + "/known\n";
        writeFile(at + "/config",
                  host("gpu-1", key + known) + host("jumped", key + known + "  ProxyJump gpu-1\n")
                      + host("changed", key + "  UserKnownHostsFile " + at + "/known-changed\n")
                      + host("unknown", key + "  UserKnownHostsFile " + at + "/known-none\n")
                      + host("denied", known + "  IdentityFile " + at + "/stranger\n")
                      + host("shared", key + known + "  ControlMaster auto\n  ControlPath " + at
                                           + "/mux\n  ControlPersist 2\n")
                      + "Host *\n  GlobalKnownHostsFile /dev/null\n");
        ::setenv("FAULTLINE_SSH_CONFIG", (at + "/config").c_str(), 1);
        ::unsetenv("FAULTLINE_SSH");
        ::unsetenv("SSH_AUTH_SOCK");
        ::setenv("FAULTLINE_CACHE_SIZE", "0", 1);
    }

    void TearDown() override
    {
        forgetRoots();
        if (m_sshd > 0) {
            ::kill(m_sshd, SIGTERM);
            ::waitpid(m_sshd, nullptr, 0);
        }
    }

    std::string knownLine(const std::string& key) const
    {
        const std::string text = readFile(m_folder / (key + ".pub"));
        return "[127.0.0.1]:" + std::to_string(m_port) + " " + text.substr(0, text.rfind(' '))
               + "\n";
    }

    std::string errorOf(const std::string& location)
    {
        SilentMonitor monitor;
        const Result<void> opened = openRoot(permitLocation(location), monitor);
        return opened ? "" : opened.error().message();
    }

    ScratchFolder m_folder;
    int m_port = 0;
    pid_t m_sshd = -1;
};

TEST_F(SshdTest, FilesAreThoseOfTheOtherMachine)
{
    const std::string root = fs::canonical(m_folder.path()).string() + "/runs";
    std::string bytes(5'000'000, 'x');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(i * i >> 7U);
    writeFile(root + "/train/events.out.tfevents.1", bytes);
    writeFile(root + "/a b/größe +%=~.log", "words\n");
    fs::create_symlink("train", root + "/zz-latest"); // the first by name is read
    for (const char* host : {"gpu-1", "jumped", "shared", "shared"}) {
        const std::string at = std::string("sftp://") + host + root;
        ASSERT_EQ(errorOf(at), "") << host;
        const std::string location = "ssh://" + std::string(host) + root;
        for (const auto& [name, text] : samples::filesBelow(root)) {
            const Result<std::unique_ptr<ByteSource>> file = openFile(location + "/" + name);
            ASSERT_TRUE(file) << file.error().message();
            std::string read((*file)->size(), '\0');
            const Result<std::size_t> got =
                (*file)->readAt(0, std::as_writable_bytes(std::span(read)));
            ASSERT_TRUE(got) << got.error().message();
            EXPECT_TRUE(*got == text.size() && read == text) << location << " " << name;
        }
        EXPECT_EQ(rootState(location)->issues.count(IssueCode::SymlinkLoop), 1U) << host;
    }
    EXPECT_THAT(errorOf("ssh://gpu-1" + root + "/none"), HasSubstr("No such file or directory"));
}

TEST_F(SshdTest, KeysOfHostsAreChecked)
{
    EXPECT_THAT(errorOf("ssh://changed/tmp"), HasSubstr("the host key of changed has changed"));
    EXPECT_THAT(errorOf("ssh://unknown/tmp"),
                HasSubstr("the host key of unknown is not known yet. Run \"ssh unknown\" once"));
    EXPECT_EQ(readFile(m_folder / "known-none"), "") << "nobody was asked, so nothing is trusted";
    EXPECT_THAT(errorOf("ssh://denied/tmp"), HasSubstr("the login was refused: "));
    EXPECT_THAT(errorOf("ssh://nowhere.invalid/tmp"), HasSubstr("Could not resolve hostname"));
}

TEST_F(SshdTest, AServerThatIsGoneIsTold)
{
    const std::string root = fs::canonical(m_folder.path()).string() + "/runs";
    writeFile(root + "/a.log", "words\n");
    ASSERT_EQ(errorOf("ssh://gpu-1" + root), "");
    ::kill(m_sshd, SIGTERM);
    ::waitpid(m_sshd, nullptr, 0);
    m_sshd = -1;
    EXPECT_THAT(errorOf("ssh://other@gpu-1" + root), HasSubstr("ssh says: "));
}

} // namespace
} // namespace faultline
