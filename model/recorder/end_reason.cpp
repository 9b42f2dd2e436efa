// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/end_reason.h"

#include <algorithm>
#include <csignal>
#include <cstring>

namespace faultline::recorder {

namespace {

std::string signalName(int signal)
{
    const char* const name = ::sigabbrev_np(signal);
    return name != nullptr ? std::string("SIG") + name : "signal " + std::to_string(signal);
}

bool isCrash(int signal)
{
    return signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE
           || signal == SIGABRT;
}

std::string ofSignal(const EndFacts& facts, int signal)
{
    const std::string name = signalName(signal);
    const bool wasPassed =
        std::any_of(facts.passedSignals.begin(), facts.passedSignals.end(),
                    [&name](const auto& passed) { return passed.first == name; });
    if (wasPassed)
        return name + ", which was sent to the recorder and passed on, ended it";
    if (signal == SIGKILL && facts.oomKills > 0)
        return "the kernel killed it, probably because memory ran out";
    if (isCrash(signal))
        return "it crashed with " + name;
    return name + " from outside ended it";
}

} // namespace

std::string endReason(const EndFacts& facts)
{
    std::string reason = "it is not known how it ended";
    constexpr int kSignalBase = 128; // of shells and launchers, for a process below them
    constexpr int kLastSignal = 64;
    if (facts.signal) {
        reason = ofSignal(facts, *facts.signal);
    } else if (facts.exitStatus == 0) {
        reason = "it ended by itself, without an error";
    } else if (facts.exitStatus) {
        reason = "it ended by itself with exit status " + std::to_string(*facts.exitStatus);
        const int signal = *facts.exitStatus - kSignalBase;
        if (signal > 0 && signal <= kLastSignal && ::sigabbrev_np(signal) != nullptr)
            reason += ", as shells do when " + signalName(signal) + " ended what they ran";
    }
    if (facts.oomKills > 0 && facts.signal != SIGKILL)
        reason += "; the kernel killed " + std::to_string(facts.oomKills)
                  + (facts.oomKills == 1 ? " process" : " processes")
                  + " of its control group because memory ran out";
    return reason;
}

} // namespace faultline::recorder
