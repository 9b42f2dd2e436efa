// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/wall_clock.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace faultline::recorder {

/// What is known of the command's Python.
struct PythonFacts {
    std::string executable; ///< empty: none found
    std::string version;    ///< as it says itself
    std::size_t packages = 0;
    std::string problem; ///< why there is no list of packages; empty if there is one, or yet none
};

/// Asks the command's Python once for its packages, as pip freeze tells them, in a process of its
/// own at low priority, and writes pip-freeze.txt when the list is whole. Nothing here
/// waits: the owner polls descriptor() and calls readSome() and checkTime(). For one thread.
class PackageLister {
public:
    static constexpr Micros kPatience = 600 * kSecond;
    static constexpr std::size_t kMostBytes = std::size_t{4} << 20;

    explicit PackageLister(const std::string& folder);
    ~PackageLister();
    PackageLister(const PackageLister&) = delete;
    PackageLister& operator=(const PackageLister&) = delete;

    /// Starts the interpreter; `signals` is the signal mask that it gets.
    void start(const std::string& python, const sigset_t& signals);
    /// What to poll for reading; -1 if nothing is to come.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// The process that was started, whose end the owner has to wait for; -1 if there is none.
    [[nodiscard]] pid_t pid() const { return m_pid; }
    [[nodiscard]] bool isRunning() const { return m_descriptor >= 0; }
    void readSome();
    void checkTime(Micros steady);
    /// The number is not the process's any more: its owner has waited for its end.
    void forgetProcess() { m_pid = -1; }
    void giveUp(std::string_view reason);

    [[nodiscard]] const PythonFacts& facts() const { return m_facts; }

private:
    void finish();

    std::string m_path;
    PythonFacts m_facts;
    std::string m_text;
    int m_descriptor = -1;
    pid_t m_pid = -1;
    Micros m_began = 0; ///< steady
};

/// A line of pip freeze without the login in an address: pip-freeze.txt must hold no password.
[[nodiscard]] std::string publicRequirement(std::string_view line);

} // namespace faultline::recorder
