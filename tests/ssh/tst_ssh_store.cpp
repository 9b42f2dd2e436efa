// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of another machine, from a server that stands in place of ssh and can misbehave.

#include "model/io/file_tree.h"
#include "model/io/ssh/sftp_client.h"
#include "model/io/ssh/sftp_packets.h"
#include "model/io/ssh/sftp_walk.h"
#include "model/io/ssh/ssh_store.h"
#include "tests/archives/archive_maker.h"

#include <gmock/gmock.h>

#include <chrono>
#include <set>
#include <thread>

#include <sys/stat.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using samples::readFile;
using samples::ScratchFolder;
using samples::writeFile;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class FlagMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return m_isCancelled; }
    std::atomic<bool> m_isCancelled{false};
};

class SshTest : public ::testing::Test {
protected:
    SshTest()
    {
        ::setenv("FAULTLINE_SSH", FAULTLINE_FAKE_SFTP_SERVER, 1);
        ::setenv("FAULTLINE_CACHE_SIZE", "0", 1);
        ::unsetenv("FAULTLINE_SSH_CONFIG");
        ::setenv("FAKE_SFTP_LOG", (m_folder / "log").c_str(), 1);
        behave("");
        ssh::setSshPatience({.connect = 2s, .questions = 2s, .silent = 2s});
        fs::create_directories(m_root);
    }
    ~SshTest() override { forgetRoots(); }

    static void behave(const std::string& how) { ::setenv("FAKE_SFTP", how.c_str(), 1); }

    /// Each test has a host of its own, so a connection of its own.
    std::string locationOf(const std::string& path) const { return "ssh://" + m_host + path; }

    Result<std::shared_ptr<Store>> store(const std::string& location) const
    {
        return sshStore().make(location, SplitLocation{location, {}, {}});
    }

    struct Listed {
        std::map<std::string, std::uint64_t> files; ///< with their sizes
        std::vector<std::string> issues;
        std::string error;
    };

    Listed list(const std::string& path, ReadMonitor* monitor = nullptr)
    {
        Listed listed;
        SilentMonitor silent;
        Result<std::shared_ptr<Store>> made = store(locationOf(path));
        if (!made) {
            listed.error = made.error().message();
            return listed;
        }
        m_store = *made;
        const Result<void> done =
            m_store->list(monitor != nullptr ? *monitor : silent, [&](StoredFile&& file) {
                listed.files[file.name] = file.size;
                m_files[file.name] = file;
                return true;
            });
        if (!done)
            listed.error =
                done.error().code == ErrorCode::Cancelled ? "cancelled" : done.error().message();
        const ImportLog log = m_store->issues();
        for (const ImportIssue& issue : log.kept())
            listed.issues.push_back(std::string(issueInfo(issue.code).id) + " " + issue.path + ": "
                                    + toEnglish(issue.detail));
        return listed;
    }

    Result<std::string> read(const std::string& name, std::uint64_t offset = 0,
                             std::size_t size = std::size_t{64} << 20U)
    {
        const Result<std::unique_ptr<ByteSource>> source =
            m_store->open(m_store_name(name), m_files.at(name));
        if (!source)
            return source.error();
        std::string bytes(std::min<std::uint64_t>(size, (*source)->size()), '\0');
        const Result<std::size_t> got =
            (*source)->readAt(offset, std::as_writable_bytes(std::span(bytes)));
        if (!got)
            return got.error();
        bytes.resize(*got);
        return bytes;
    }

    std::string m_store_name(const std::string& name) const
    {
        return locationOf(m_root) + "/" + name;
    }

    std::size_t linesInLog(std::string_view line) const
    {
        std::istringstream log(readFile(m_folder / "log"));
        std::size_t count = 0;
        for (std::string one; std::getline(log, one);)
            count += one == line ? 1 : 0;
        return count;
    }

    static std::string noise(std::size_t size)
    {
        std::string bytes(size, '\0');
        std::uint32_t state = 11;
        for (char& byte : bytes) {
            state = state * 1664525U + 1013904223U;
            byte = static_cast<char>(state >> 24U);
        }
        return bytes;
    }

    ScratchFolder m_folder;
    std::string m_root = fs::canonical(m_folder.path()).string() + "/root";
    std::string m_host =
        std::string("host-") + ::testing::UnitTest::GetInstance()->current_test_info()->name();
    std::shared_ptr<Store> m_store;
    std::map<std::string, StoredFile> m_files;
};

TEST_F(SshTest, AFolderIsListedAsAWalkOverItFindsIt)
{
    writeFile(m_root + "/train/events.out.tfevents.1", "12345");
    writeFile(m_root + "/a b/größe +%=~\t.log", "words\n");
    writeFile(m_root + "/deep/er/and/deeper/x", "x");
    fs::create_directories(m_root + "/empty");
    for (int i = 0; i < 250; ++i) // more than one answer holds
        writeFile(m_root + "/many/" + std::to_string(i), "m");
    fs::create_symlink("train", m_root + "/latest");
    fs::create_symlink(".", m_root + "/many/loop");
    fs::create_symlink("a b/größe +%=~\t.log", m_root + "/log");
    fs::create_symlink("nowhere", m_root + "/broken");
    ASSERT_EQ(::mkfifo((m_root + "/pipe").c_str(), 0600), 0);
    const Listed listed = list(m_root);
    EXPECT_EQ(listed.error, "");
    EXPECT_EQ(listed.files.size(), 4U + 250U);
    EXPECT_EQ(listed.files.at("latest/events.out.tfevents.1"), 5U) << "the first by name is read";
    EXPECT_EQ(listed.files.at("a b/größe +%=~\t.log"), 6U);
    EXPECT_EQ(listed.files.at("log"), 6U);
    EXPECT_EQ(listed.files.at("deep/er/and/deeper/x"), 1U);
    const std::string at = locationOf(m_root);
    EXPECT_THAT(listed.issues,
                UnorderedElementsAre(
                    "symlink-loop " + at + "/train: ", "symlink-loop " + at + "/many/loop: ",
                    "unreadable " + at + "/broken: No such file or directory",
                    "not-regular-file " + at + "/pipe: "));
}

TEST_F(SshTest, AServerThatSaysNothingOfTypesIsAsked)
{
    behave("no-modes");
    writeFile(m_root + "/a/b.log", "words");
    const Listed listed = list(m_root + "/a");
    EXPECT_EQ(listed.error, "");
    EXPECT_THAT(listed.files, ElementsAre(::testing::Pair("b.log", 5U)));
}

TEST_F(SshTest, AFileIsOneWithoutAName)
{
    writeFile(m_root + "/a.log", "words");
    const Listed listed = list(m_root + "/a.log");
    EXPECT_EQ(listed.error, "");
    EXPECT_THAT(listed.files, ElementsAre(::testing::Pair("", 5U)));
    EXPECT_THAT(list(m_root + "/none").error, HasSubstr("/none: No such file or directory"));
}

TEST_F(SshTest, BytesAreThoseOfTheFile)
{
    const std::string bytes = noise(3'000'001);
    writeFile(m_root + "/big", bytes);
    writeFile(m_root + "/empty", "");
    for (const char* how : {"", "short", "delay=3"}) {
        behave(how);
        m_host += "x";
        ASSERT_EQ(list(m_root).error, "") << how;
        EXPECT_TRUE(read("big").value() == bytes) << how;
        EXPECT_EQ(read("big", 32'767, 5).value(), bytes.substr(32'767, 5)) << how;
        EXPECT_EQ(read("big", 2'999'999, 100).value(), bytes.substr(2'999'999)) << how;
        EXPECT_EQ(read("big", 3'000'001, 100).value(), "") << how;
        EXPECT_EQ(read("empty").value(), "") << how;
    }
}

TEST_F(SshTest, ReadingFromManyThreadsTakesOneConnection)
{
    for (int i = 0; i < 16; ++i)
        writeFile(m_root + "/" + std::to_string(i), noise(100'000 + static_cast<std::size_t>(i)));
    ASSERT_EQ(list(m_root).error, "");
    std::vector<std::thread> threads;
    std::atomic<int> good{0};
    for (int i = 0; i < 16; ++i) {
        threads.emplace_back([&, i] {
            const std::string name = std::to_string(i);
            good += read(name).value() == readFile(m_root + "/" + name) ? 1 : 0;
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(good, 16);
    EXPECT_EQ(linesInLog("request 1"), 1U);
    // Nobody waits for a file to be closed.
    for (int i = 0; i < 100 && linesInLog("request 4") < 17; ++i)
        std::this_thread::sleep_for(10ms);
    EXPECT_EQ(linesInLog("request 3"), 16U);
    EXPECT_EQ(linesInLog("request 4"), 17U) << "every file and the folder are closed";
}

TEST_F(SshTest, NothingIsPutThroughAShellOrTakenForAnOption)
{
    for (const char* location :
         {"ssh://-oProxyCommand=touch x/r", "ssh://a;touch x/r", "ssh://a b/r", "ssh://$(x)/r",
          "ssh://me@-host/r", "ssh://-l@host/r", "ssh://host:x/r", "ssh://host:99999/r", "ssh:///r",
          "ssh://host:22:22/r", "ssh://[::1/r", "ssh://a`x`@host/r", "ssh://me@/r"}) {
        const Result<std::shared_ptr<Store>> made = store(location);
        ASSERT_FALSE(made) << location;
        EXPECT_EQ(made.error().code, ErrorCode::Io) << location;
    }
    writeFile(m_root + "/a", "a");
    m_host = "me.you@[fe80::1%eth0]:2222";
    EXPECT_EQ(list(m_root + "/$(touch x) `y`; z").error.find("No such file") != std::string::npos,
              true);
    const std::string log = readFile(m_folder / "log");
    EXPECT_THAT(log, HasSubstr("\n-p\n2222\n-l\nme.you\n-s\n--\nfe80::1%eth0\nsftp\n"));
    EXPECT_THAT(log, HasSubstr("\n-o\nBatchMode=yes\n"));
    EXPECT_THAT(log, ::testing::Not(HasSubstr("StrictHostKeyChecking")));
    EXPECT_THAT(log, ::testing::Not(HasSubstr("UserKnownHostsFile")));
}

TEST_F(SshTest, APasswordInALocationGoesNowhere)
{
    writeFile(m_root + "/a", "a");
    m_host = "me:hunter2@host-password";
    EXPECT_EQ(list(m_root).error, "");
    EXPECT_THAT(readFile(m_folder / "log"), ::testing::Not(HasSubstr("hunter2")));
    behave("denied");
    m_host = "me:hunter2@host-password-2";
    EXPECT_THAT(list(m_root).error, ::testing::Not(HasSubstr("hunter2")));
}

TEST_F(SshTest, WhySshRefusesIsALineThatSaysWhatToDo)
{
    const std::map<std::string, std::string> lines{
        {"changed", "has changed: the machine was set up anew, or somebody else answers"},
        {"unknown", "is not known yet. Run \"ssh "},
        {"denied", "the login was refused: me@gpu-1: Permission denied (publickey)."},
        {"no-subsystem", "offers no file transfer (sftp)"},
        {"banner", "its login scripts print \"Welcome to gpu-1, today is a good day\""},
        {"silent", "did not answer for 2 s"},
        {"die=0", "the connection was closed"},
        {"garbage=0", "sftp"}};
    for (const auto& [how, line] : lines) {
        behave(how);
        m_host += "x";
        const std::string error = list(m_root).error;
        EXPECT_THAT(error, HasSubstr(line)) << how;
        EXPECT_THAT(error, HasSubstr("ssh://host-")) << how;
        EXPECT_EQ(std::count(error.begin(), error.end(), '\n'), 0) << how;
    }
    ::setenv("FAULTLINE_SSH", "/no/such/program", 1);
    m_host += "x";
    EXPECT_THAT(list(m_root).error, HasSubstr("\"/no/such/program\" was not found: install"));
}

TEST_F(SshTest, AServerThatHangsEndsByTheTimeLimit)
{
    writeFile(m_root + "/a", noise(1'000'000));
    ssh::setSshPatience({.connect = 2s, .questions = 2s, .silent = 300ms});
    for (const char* how : {"hang=1", "hang=3", "hang=8"}) {
        behave(how);
        m_host += "x";
        const auto begin = std::chrono::steady_clock::now();
        std::string error = list(m_root).error;
        if (error.empty())
            error = read("a").error().message();
        EXPECT_THAT(error, HasSubstr("did not answer for 300 ms")) << how;
        EXPECT_LT(std::chrono::steady_clock::now() - begin, 3s) << how;
    }
}

TEST_F(SshTest, CancellingEndsAtOnce)
{
    behave("hang=3");
    writeFile(m_root + "/a", "a");
    ssh::setSshPatience({.connect = 60s, .questions = 60s, .silent = 60s});
    FlagMonitor monitor;
    std::thread later([&] {
        std::this_thread::sleep_for(200ms);
        monitor.m_isCancelled = true;
    });
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(list(m_root, &monitor).error, "cancelled");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s);
    later.join();
    behave("silent"); // and while it connects
    m_host += "x";
    EXPECT_EQ(list(m_root, &monitor).error, "cancelled");
    m_store.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 3s) << "ssh is ended, not waited for";
}

TEST_F(SshTest, AConnectionThatBrokeIsMadeAnew)
{
    const std::string bytes = noise(200'000);
    writeFile(m_root + "/a", bytes);
    behave("die=9"); // after the listing
    ASSERT_EQ(list(m_root).error, "");
    behave("");
    EXPECT_TRUE(read("a").value() == bytes);
    EXPECT_TRUE(read("a").value() == bytes);
}

TEST_F(SshTest, AFileThatChangedIsNotGivenAsWhatItWas)
{
    const std::string bytes = noise(200'000);
    writeFile(m_root + "/a", bytes);
    ASSERT_EQ(list(m_root).error, "");
    writeFile(m_root + "/a", "another one");
    const Result<std::string> part = read("a");
    EXPECT_TRUE(!part || *part == "another one" || part->empty());
    fs::remove(m_root + "/a");
    m_host += "x";
    EXPECT_FALSE(read("a"));
}

TEST_F(SshTest, HostileNamesAreLeftOut)
{
    behave("names");
    writeFile(m_root + "/good", "good");
    const Listed listed = list(m_root);
    EXPECT_EQ(listed.error, "");
    EXPECT_THAT(listed.files, ElementsAre(::testing::Pair("good", 4U)));
    EXPECT_THAT(listed.issues, ElementsAre("unreadable " + locationOf(m_root)
                                           + ": the server lists 5 names that no file can have"));
}

TEST_F(SshTest, AFolderWithoutAnEndIsCut)
{
    behave("endless");
    const Result<std::shared_ptr<ssh::SftpClient>> client =
        ssh::SftpClient::connect(ssh::parseTarget(locationOf(m_root)).value(), {});
    ASSERT_TRUE(client) << client.error().message();
    std::size_t count = 0;
    ImportLog issues;
    const Result<void> done =
        ssh::listBelow(*client, m_root, "x", {}, [&](StoredFile&&) { return ++count > 0; }, issues,
                       {.entries = 5000, .folders = 10});
    EXPECT_TRUE(done);
    EXPECT_EQ(count, 5000U);
    EXPECT_EQ(issues.count(IssueCode::CountLimit), 1U);
}

TEST_F(SshTest, ManyFoldersTakeTheTimeOfAFew)
{
    behave("delay=20");
    for (int i = 0; i < 300; ++i)
        writeFile(m_root + "/run" + std::to_string(i) + "/train/events", "x");
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(list(m_root).files.size(), 300U);
    // One after another 601 folders would take 601 × 3 × 20 ms = 36 s.
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 6s);
}

// --- packets -------------------------------------------------------------------------------------

std::vector<std::string> goodAnswers()
{
    const auto bytes = [](std::initializer_list<int> list) {
        std::string text;
        for (const int one : list)
            text += static_cast<char>(one);
        return text;
    };
    return {
        bytes({2, 0, 0, 0, 3, 0, 0, 0, 1, 'x', 0, 0, 0, 1, '1'}),
        bytes({101, 0, 0, 0, 7, 0, 0, 0, 2, 0, 0, 0, 2, 'n', 'o', 0, 0, 0, 0}),
        bytes({102, 0, 0, 0, 7, 0, 0, 0, 3, 'a', 'b', 'c'}),
        bytes({103, 0, 0, 0, 7, 0, 0, 0, 4, 'd', 'a', 't', 'a'}),
        bytes({104,  0,    0,    0, 7, 0, 0, 0, 2, 0, 0, 0, 1,   'a', 0, 0,   0, 1,  '-', 0,
               0,    0,    0x0f, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0,   0,   1, 0,   0, 0,  1,   0,
               0,    0x81, 0xa4, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0,   0,   1, 'b', 0, 0,  0,   0,
               0x80, 0,    0,    0, 0, 0, 0, 1, 0, 0, 0, 1, 'k', 0,   0, 0,   1, 'v'}),
        bytes({105, 0, 0, 0, 7, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0x41, 0xed}),
    };
}

std::optional<ssh::SftpAnswer> parsed(const std::string& text)
{
    return ssh::parseAnswer(std::as_bytes(std::span(text)));
}

TEST(SftpPackets, GoodAnswersAreRead)
{
    const std::vector<std::string> answers = goodAnswers();
    EXPECT_EQ(parsed(answers[0])->id, 3U);
    EXPECT_EQ(parsed(answers[1])->status, ssh::StatusCode::NoSuchFile);
    EXPECT_EQ(parsed(answers[1])->text, "no");
    EXPECT_EQ(parsed(answers[2])->text, "abc");
    EXPECT_EQ(parsed(answers[3])->text, "data");
    const std::optional<ssh::SftpAnswer> names = parsed(answers[4]);
    ASSERT_TRUE(names);
    ASSERT_EQ(names->names.size(), 2U);
    EXPECT_EQ(names->names[0].name, "a");
    EXPECT_EQ(names->names[0].attributes.size, 5U);
    EXPECT_TRUE(names->names[0].attributes.isFile());
    EXPECT_EQ(names->names[0].attributes.modified, 2U);
    EXPECT_EQ(names->names[1].name, "b");
    EXPECT_FALSE(names->names[1].attributes.mode);
    EXPECT_TRUE(parsed(answers[5])->attributes.isFolder());
    EXPECT_EQ(parsed(answers[5])->attributes.size, 9U);
}

TEST(SftpPackets, EveryCutAndFlipIsRefusedOrBounded)
{
    for (const std::string& whole : goodAnswers()) {
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const std::optional<ssh::SftpAnswer> cut = parsed(whole.substr(0, size));
            if (cut) { // old servers leave out what comes after the code, and we need no extension
                EXPECT_TRUE(cut->type == ssh::PacketType::Status
                            || cut->type == ssh::PacketType::Version);
            }
        }
        for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
            std::string bytes = whole;
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1U << (bit % 8)));
            const std::optional<ssh::SftpAnswer> flipped = parsed(bytes);
            if (!flipped)
                continue;
            std::size_t held = flipped->text.size();
            for (const ssh::SftpName& name : flipped->names)
                held += name.name.size();
            EXPECT_LE(held, whole.size());
        }
    }
}

TEST(SftpPackets, ACountWithoutNamesAllocatesNothing)
{
    std::string bytes = goodAnswers()[4].substr(0, 5) + std::string("\x7f\xff\xff\xff", 4);
    EXPECT_FALSE(parsed(bytes));
    bytes = goodAnswers()[4].substr(0, 5) + std::string("\x00\x00\x00\x00", 4);
    EXPECT_TRUE(parsed(bytes)->names.empty());
}

TEST(SftpPackets, PiecesOfAnySizeGiveTheSamePackets)
{
    std::string stream;
    for (const std::string& answer : goodAnswers()) {
        const auto size = static_cast<char>(answer.size());
        stream += std::string("\0\0\0", 3) + size + answer;
    }
    for (std::size_t step = 1; step <= stream.size(); ++step) {
        ssh::PacketSplitter splitter;
        std::vector<std::string> found;
        for (std::size_t at = 0; at < stream.size(); at += step) {
            splitter.add(
                std::as_bytes(std::span(stream).subspan(at, std::min(step, stream.size() - at))));
            while (const auto payload = splitter.next())
                found.emplace_back(reinterpret_cast<const char*>(payload->data()), payload->size());
        }
        EXPECT_EQ(found, goodAnswers()) << step;
        EXPECT_FALSE(splitter.isBroken());
    }
}

} // namespace
} // namespace faultline
