// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/stream_ends.h"

#include <array>
#include <cstdlib>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace faultline::recorder {

StreamEnds makePipe(int bytes)
{
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    if (bytes > 0)
        ::fcntl(ends[0], F_SETPIPE_SZ, bytes);
    return {ends[0], ends[1]};
}

StreamEnds makeTerminal(int model)
{
    StreamEnds ends;
    ends.readEnd = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    std::array<char, 128> name{};
    if (ends.readEnd < 0 || ::grantpt(ends.readEnd) != 0 || ::unlockpt(ends.readEnd) != 0
        || ::ptsname_r(ends.readEnd, name.data(), name.size()) != 0)
        return ends;
    ends.writeEnd = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ends.writeEnd < 0)
        return ends;
    termios mode{};
    if (::tcgetattr(ends.writeEnd, &mode) == 0) {
        ::cfmakeraw(&mode); // no carriage returns that the command did not write
        ::tcsetattr(ends.writeEnd, TCSANOW, &mode);
    }
    winsize size{};
    size.ws_row = 30;
    size.ws_col = 100;
    ::ioctl(ends.writeEnd, TIOCSWINSZ, &size);
    copyTerminalSize(model, ends.readEnd);
    return ends;
}

void copyTerminalSize(int model, int terminal)
{
    winsize size{};
    if (::ioctl(model, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        ::ioctl(terminal, TIOCSWINSZ, &size);
}

} // namespace faultline::recorder
