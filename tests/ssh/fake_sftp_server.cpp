// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in place of ssh in tests: takes its arguments, and speaks the server's side of SFTP 3 on
// standard input and output, for the files of this machine. It shares no code with the client.
//
// FAKE_SFTP holds words that say how it behaves:
//   delay=MS        every answer comes that much later, however many are under way
//   rate=MB         at most so many megabytes of answers a second
//   window=KIB      so much is under way at most, as the channel of ssh has it (2048)
//   short           gives fewer bytes than asked for
//   no-modes        says nothing of types and permissions
//   hang=N die=N garbage=N    after N requests: silence, the end, bytes that are no packet
//   banner changed unknown denied no-subsystem silent    instead of the protocol
//   names           lists names that no file can have
//   endless         lists without an end
//   grow            files are one byte longer than they say
// FAKE_SFTP_LOG: a file that gets the arguments, one on a line, and "request TYPE" for each.

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;

std::map<std::string, long> behaviour()
{
    std::map<std::string, long> found;
    const char* const text = std::getenv("FAKE_SFTP");
    std::string words = text != nullptr ? text : "";
    words += ' ';
    for (std::size_t at = 0, end = 0; (end = words.find(' ', at)) != std::string::npos;
         at = end + 1) {
        const std::string word = words.substr(at, end - at);
        const std::size_t equals = word.find('=');
        if (!word.empty())
            found[word.substr(0, equals)] =
                equals == std::string::npos ? 1 : std::atol(word.c_str() + equals + 1);
    }
    return found;
}

void put(std::string& to, std::uint64_t value, int bytes)
{
    for (int i = bytes - 1; i >= 0; --i)
        to += static_cast<char>((value >> (8 * i)) & 255U);
}

void putText(std::string& to, const std::string& text)
{
    put(to, text.size(), 4);
    to += text;
}

std::uint64_t take(const std::string& from, std::size_t& at, int bytes)
{
    std::uint64_t value = 0;
    for (int i = 0; i < bytes && at < from.size(); ++i)
        value = value << 8U | static_cast<unsigned char>(from[at++]);
    return value;
}

std::string takeText(const std::string& from, std::size_t& at)
{
    const std::size_t size = take(from, at, 4);
    const std::string text = from.substr(std::min(at, from.size()), size);
    at += size;
    return text;
}

bool readAll(void* into, std::size_t size)
{
    auto* next = static_cast<char*>(into);
    while (size > 0) {
        const ssize_t count = ::read(STDIN_FILENO, next, size);
        if (count <= 0)
            return false;
        next += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

/// Sends answers at their time.
class Line {
public:
    Line(long delayMs, long megabytes, long windowKib)
        : m_delay(delayMs),
          m_rate(static_cast<double>(megabytes) * 1e6),
          m_window(static_cast<std::size_t>(windowKib) * 1024),
          m_thread([this] { work(); })
    {
    }
    ~Line()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_wake.notify_all();
        m_thread.join();
    }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    void send(const std::string& payload)
    {
        std::string packet;
        putText(packet, payload);
        std::unique_lock lock(m_mutex);
        // What is under way is bounded: the rest waits until the other end has taken some up.
        m_room.wait(lock, [&] { return m_underWay < m_window; });
        m_underWay += packet.size();
        Clock::time_point due = Clock::now() + std::chrono::milliseconds(m_delay);
        if (m_rate > 0.0) {
            m_free = std::max(m_free, Clock::now())
                     + std::chrono::nanoseconds(
                         static_cast<long long>(static_cast<double>(packet.size()) * 1e9 / m_rate));
            due = m_free + std::chrono::milliseconds(m_delay);
        }
        m_packets.emplace_back(due, std::move(packet));
        m_wake.notify_all();
    }

private:
    void work()
    {
        for (;;) {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return m_isOver || !m_packets.empty(); });
            if (m_packets.empty())
                return;
            const auto [due, packet] = m_packets.front();
            m_packets.pop_front();
            lock.unlock();
            if (m_delay > 0 || m_rate > 0.0)
                std::this_thread::sleep_until(due);
            for (std::size_t done = 0; done < packet.size();) {
                const ssize_t count =
                    ::write(STDOUT_FILENO, packet.data() + done, packet.size() - done);
                if (count <= 0)
                    std::_Exit(1);
                done += static_cast<std::size_t>(count);
            }
            lock.lock();
            m_underWay -= packet.size();
            m_room.notify_all();
        }
    }

    const long m_delay;
    const double m_rate;
    const std::size_t m_window;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_room;
    std::deque<std::pair<Clock::time_point, std::string>> m_packets;
    std::size_t m_underWay = 0;
    Clock::time_point m_free{};
    bool m_isOver = false;
    std::thread m_thread;
};

class Server {
public:
    explicit Server(std::map<std::string, long> how)
        : m_how(std::move(how)),
          m_line(m_how["delay"], m_how["rate"], m_how.contains("window") ? m_how["window"] : 2048)
    {
        if (const char* const path = std::getenv("FAKE_SFTP_LOG"))
            m_log.open(path, std::ios::app);
    }

    int run()
    {
        long count = 0;
        for (;;) {
            unsigned char header[4];
            if (!readAll(header, 4))
                return 0;
            const std::size_t size = static_cast<std::size_t>(header[0]) << 24U
                                     | static_cast<std::size_t>(header[1]) << 16U
                                     | static_cast<std::size_t>(header[2]) << 8U | header[3];
            if (size > 1U << 20U)
                return 3;
            std::string request(size, '\0');
            if (!readAll(request.data(), size))
                return 0;
            if (m_how.contains("hang") && count >= m_how["hang"])
                continue;
            if (m_how.contains("die") && count >= m_how["die"])
                return 255;
            if (m_how.contains("garbage") && count >= m_how["garbage"])
                m_line.send(std::string("\x67\xff\xff\xff\xff\xff\xff\xff", 8));
            else
                answer(request);
            ++count;
        }
    }

private:
    void status(std::uint32_t id, std::uint32_t code, const std::string& text = {})
    {
        std::string payload;
        put(payload, 101, 1);
        put(payload, id, 4);
        put(payload, code, 4);
        putText(payload, text);
        putText(payload, "");
        m_line.send(payload);
    }

    void fail(std::uint32_t id, int error)
    {
        std::uint32_t code = 4;
        if (error == ENOENT || error == ENOTDIR || error == ELOOP)
            code = 2;
        if (error == EACCES || error == EPERM)
            code = 3;
        status(id, code, "Failure");
    }

    std::string attributes(const struct stat& status)
    {
        std::string text;
        const bool hasModes = !m_how.contains("no-modes");
        put(text, hasModes ? 0xfU : 0xbU, 4);
        put(text, static_cast<std::uint64_t>(status.st_size), 8);
        put(text, status.st_uid, 4);
        put(text, status.st_gid, 4);
        if (hasModes)
            put(text, status.st_mode, 4);
        put(text, static_cast<std::uint64_t>(status.st_atime), 4);
        put(text, static_cast<std::uint64_t>(status.st_mtime), 4);
        return text;
    }

    void answerAttributes(std::uint32_t id, int result, const struct stat& found)
    {
        if (result != 0) {
            fail(id, errno);
            return;
        }
        std::string payload;
        put(payload, 105, 1);
        put(payload, id, 4);
        payload += attributes(found);
        m_line.send(payload);
    }

    void answerHandle(std::uint32_t id, int descriptor, DIR* folder)
    {
        if (descriptor < 0 && folder == nullptr) {
            fail(id, errno);
            return;
        }
        const std::string handle = std::to_string(++m_lastHandle);
        m_files[handle] = descriptor;
        m_folders[handle] = folder;
        std::string payload;
        put(payload, 102, 1);
        put(payload, id, 4);
        putText(payload, handle);
        m_line.send(payload);
    }

    void name(std::string& payload, const std::string& one, const struct stat& found)
    {
        putText(payload, one);
        putText(payload, "-rw-r--r-- 1 me me 1 Jan 1 1970 " + one);
        payload += attributes(found);
    }

    void readFolder(std::uint32_t id, const std::string& handle)
    {
        DIR* const folder = m_folders[handle];
        if (folder == nullptr) {
            status(id, 4, "no such handle");
            return;
        }
        std::string names;
        std::uint32_t count = 0;
        struct stat found {};
        if (m_how.contains("names")) {
            m_how.erase("names");
            for (const std::string& one :
                 {std::string("../up"), std::string("/etc/passwd"), std::string(""),
                  std::string("a\0b", 3), std::string(5000, 'n')}) {
                name(names, one, found);
                ++count;
            }
        }
        while (count < 100) {
            if (m_how.contains("endless")) {
                found.st_mode = S_IFREG | 0644U;
                name(names, "file" + std::to_string(m_endless++), found);
                ++count;
                continue;
            }
            const dirent* const entry = ::readdir(folder);
            if (entry == nullptr)
                break;
            if (::fstatat(::dirfd(folder), entry->d_name, &found, AT_SYMLINK_NOFOLLOW) != 0)
                continue;
            name(names, entry->d_name, found);
            ++count;
        }
        if (count == 0) {
            status(id, 1);
            return;
        }
        std::string payload;
        put(payload, 104, 1);
        put(payload, id, 4);
        put(payload, count, 4);
        m_line.send(payload + names);
    }

    void readFile(std::uint32_t id, int descriptor, std::uint64_t offset, std::size_t size)
    {
        std::string bytes(std::min<std::size_t>(size, 1U << 16U), '\0');
        if (m_how.contains("short"))
            bytes.resize(std::max<std::size_t>(bytes.size() / 3, 1));
        const ssize_t count =
            ::pread(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0) {
            fail(id, errno);
            return;
        }
        if (count == 0) {
            status(id, 1);
            return;
        }
        bytes.resize(static_cast<std::size_t>(count));
        std::string payload;
        put(payload, 103, 1);
        put(payload, id, 4);
        putText(payload, bytes);
        m_line.send(payload);
    }

    void answer(const std::string& request)
    {
        std::size_t at = 0;
        const auto type = static_cast<int>(take(request, at, 1));
        const auto id = static_cast<std::uint32_t>(take(request, at, 4));
        if (m_log.is_open())
            m_log << "request " << type << '\n' << std::flush;
        if (type == 1) {
            std::string payload;
            put(payload, 2, 1);
            put(payload, 3, 4);
            putText(payload, "limits@openssh.com");
            putText(payload, "1");
            m_line.send(payload);
            return;
        }
        const std::string text = takeText(request, at);
        struct stat found {};
        switch (type) {
        case 3: answerHandle(id, ::open(text.c_str(), O_RDONLY | O_CLOEXEC), nullptr); return;
        case 4:
            if (m_folders[text] != nullptr)
                ::closedir(m_folders[text]);
            else if (m_files.contains(text))
                ::close(m_files[text]);
            m_folders.erase(text);
            m_files.erase(text);
            status(id, 0);
            return;
        case 5: {
            const std::uint64_t offset = take(request, at, 8);
            const std::size_t size = take(request, at, 4);
            readFile(id, m_files[text], offset, size);
            return;
        }
        case 7: {
            const int result = ::lstat(text.c_str(), &found);
            answerAttributes(id, result, found);
            return;
        }
        case 8: {
            const int result = ::fstat(m_files[text], &found);
            found.st_size += m_how.contains("grow") ? 1 : 0;
            answerAttributes(id, result, found);
            return;
        }
        case 11: answerHandle(id, -1, ::opendir(text.c_str())); return;
        case 12: readFolder(id, text); return;
        case 16: {
            char* const real = ::realpath(text.c_str(), nullptr);
            if (real == nullptr) {
                fail(id, errno);
                return;
            }
            std::string payload;
            put(payload, 104, 1);
            put(payload, id, 4);
            put(payload, 1, 4);
            name(payload, real, found);
            std::free(real);
            m_line.send(payload);
            return;
        }
        case 17: {
            const int result = ::stat(text.c_str(), &found);
            answerAttributes(id, result, found);
            return;
        }
        default: status(id, 8, "not here"); return;
        }
    }

    std::map<std::string, long> m_how;
    Line m_line;
    std::ofstream m_log;
    std::map<std::string, int> m_files;
    std::map<std::string, DIR*> m_folders;
    int m_lastHandle = 0;
    long m_endless = 0;
};

int insteadOfAServer(const std::map<std::string, long>& how)
{
    const auto says = [](const char* text) {
        std::fputs(text, stderr);
        return 255;
    };
    if (how.contains("changed"))
        return says("@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\r\n"
                    "@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\r\n"
                    "Host key verification failed.\r\n");
    if (how.contains("unknown"))
        return says("No ED25519 host key is known for gpu-1 and you have requested strict checking."
                    "\r\nHost key verification failed.\r\n");
    if (how.contains("denied"))
        return says("me@gpu-1: Permission denied (publickey).\r\n");
    if (how.contains("no-subsystem"))
        return says("subsystem request failed on channel 0\r\nConnection closed\r\n");
    if (how.contains("banner")) {
        std::fputs("Welcome to gpu-1, today is a good day\n", stdout);
        std::fflush(stdout);
        std::this_thread::sleep_for(std::chrono::seconds(5));
        return 0;
    }
    if (how.contains("silent")) {
        std::this_thread::sleep_for(std::chrono::seconds(60));
        return 0;
    }
    return -1;
}

} // namespace

int main(int argc, char** argv)
{
    if (const char* const path = std::getenv("FAKE_SFTP_LOG")) {
        std::ofstream log(path, std::ios::app);
        for (int i = 0; i < argc; ++i)
            log << argv[i] << '\n';
    }
    const std::map<std::string, long> how = behaviour();
    const int instead = insteadOfAServer(how);
    return instead >= 0 ? instead : Server(how).run();
}
