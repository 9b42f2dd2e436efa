// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/append_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace faultline::recorder {

Result<std::unique_ptr<AppendFile>> AppendFile::create(const std::string& path)
{
    const int descriptor =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return Error{.code = ErrorCode::Io, .path = path, .detail = verbatim(errorText(errno))};
    return std::unique_ptr<AppendFile>(new AppendFile(path, descriptor));
}

AppendFile::AppendFile(std::string path, int descriptor)
    : m_path(std::move(path)), m_descriptor(descriptor)
{
}

AppendFile::~AppendFile()
{
    sync();
    ::close(m_descriptor);
}

bool AppendFile::append(std::string_view text)
{
    if (text.empty())
        return true;
    if (m_isTorn && !writeAll(m_descriptor, "\n")) {
        m_lostBytes += text.size();
        return false;
    }
    m_isTorn = false;
    std::size_t written = 0;
    m_isDirty = true;
    if (writeAll(m_descriptor, text, &written))
        return true;
    m_lastError = errno;
    m_isTorn = written > 0 && text[written - 1] != '\n';
    m_lostBytes += text.size() - written;
    return false;
}

void AppendFile::sync()
{
    if (m_isDirty.exchange(false))
        ::fdatasync(m_descriptor);
}

bool writeAll(int descriptor, std::string_view text, std::size_t* written)
{
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count > 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
            if (written != nullptr)
                *written += static_cast<std::size_t>(count);
        } else if (count < 0 && errno == EAGAIN) {
            pollfd waiting{descriptor, POLLOUT, 0};
            ::poll(&waiting, 1, -1);
        } else if (count < 0 && errno != EINTR) {
            return false;
        }
    }
    return true;
}

std::string errorText(int error)
{
    return std::generic_category().message(error);
}

} // namespace faultline::recorder
