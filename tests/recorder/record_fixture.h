// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace faultline::test {

namespace fs = std::filesystem;

/// Runs `faultline-cli record` in a folder of its own and looks at what it leaves.
class RecordFixture : public testing::Test {
protected:
    RecordFixture()
    {
        std::string pattern = (fs::temp_directory_path() / "faultline-record-XXXXXX").string();
        m_root = ::mkdtemp(pattern.data());
        m_out = m_root / "record";
        make("python3", "#!/bin/sh\necho faultline-python 3.11.2\necho torch==2.1.0\n"
                        "echo numpy==1.26.4\necho faultline-end\n");
        ::setenv("PATH", (bin() + ":" + m_oldPath).c_str(), 1);
    }
    ~RecordFixture() override
    {
        ::setenv("PATH", m_oldPath.c_str(), 1);
        fs::remove_all(m_root);
    }

    /// A folder that stands first in PATH; its python3 answers at once.
    [[nodiscard]] std::string bin() const { return (m_root / "bin").string(); }
    /// Makes a program there.
    std::string make(const std::string& name, const std::string& content) const
    {
        const fs::path path = m_root / "bin" / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path) << content;
        fs::permissions(path, fs::perms::owner_all);
        return path.string();
    }

    [[nodiscard]] fs::path folder() const { return m_out; }

    /// Starts the recorder on a shell script; its output goes to files beside the folder.
    [[nodiscard]] pid_t start(const std::vector<std::string>& command) const
    {
        std::vector<std::string> words{FAULTLINE_CLI, "record", "--out", folder().string(),
                                       "--interval",  "0.2",    "--"};
        words.insert(words.end() - 1, m_options.begin(), m_options.end());
        words.insert(words.end(), command.begin(), command.end());
        const pid_t pid = ::fork();
        if (pid == 0) {
            redirect("/dev/null", O_RDONLY, STDIN_FILENO);
            redirect((m_root / "out").string(), O_WRONLY | O_CREAT, STDOUT_FILENO);
            redirect((m_root / "err").string(), O_WRONLY | O_CREAT, STDERR_FILENO);
            std::vector<char*> pointers;
            for (std::string& word : words)
                pointers.push_back(word.data());
            pointers.push_back(nullptr);
            ::execv(pointers.front(), pointers.data());
            ::_exit(99);
        }
        return pid;
    }
    static int wait(pid_t pid)
    {
        int status = 0;
        ::waitpid(pid, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }
    [[nodiscard]] int recordScript(const std::string& script) const
    {
        return wait(start({"sh", "-c", script}));
    }
    [[nodiscard]] std::string text(const fs::path& path) const
    {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    [[nodiscard]] nlohmann::json facts() const
    {
        return nlohmann::json::parse(text(folder() / "run.json"));
    }
    /// The lines of console.log without their times.
    [[nodiscard]] std::vector<std::string> console() const
    {
        std::vector<std::string> lines;
        std::istringstream stream(text(folder() / "console.log"));
        for (std::string line; std::getline(stream, line);)
            lines.push_back(line.substr(28));
        return lines;
    }
    /// The largest value of a column of host.csv.
    [[nodiscard]] double largest(const std::string& column) const
    {
        std::istringstream stream(text(folder() / "host.csv"));
        std::string line;
        std::getline(stream, line);
        std::vector<std::string> names = split(line);
        const auto at = std::find(names.begin(), names.end(), column) - names.begin();
        double most = -1.0;
        while (std::getline(stream, line))
            most = std::max(most, std::atof(split(line).at(static_cast<std::size_t>(at)).c_str()));
        return most;
    }

    std::string m_oldPath = ::getenv("PATH");
    fs::path m_root;
    fs::path m_out;                     ///< the folder that is written
    std::vector<std::string> m_options; ///< of the recorder, besides the usual ones

private:
    static void redirect(const std::string& path, int flags, int descriptor)
    {
        const int opened = ::open(path.c_str(), flags, 0644);
        ::dup2(opened, descriptor);
        ::close(opened);
    }
    static std::vector<std::string> split(const std::string& line)
    {
        std::vector<std::string> fields;
        std::istringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        if (line.ends_with(','))
            fields.emplace_back();
        return fields;
    }
};

} // namespace faultline::test
