// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/text_sink.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace faultline {

namespace {

constexpr std::size_t kBlockBytes = 256 * 1024;

Error ioError(const std::string& path, int number)
{
    return {.code = ErrorCode::Io,
            .path = path,
            .detail = {FAULTLINE_TR_NOOP("Errors", "could not be written: %1"),
                       {std::generic_category().message(number)}}};
}

/// A descriptor that closes itself.
class OwnedDescriptor {
public:
    explicit OwnedDescriptor(int descriptor) : m_descriptor(descriptor) {}
    ~OwnedDescriptor() { static_cast<void>(close()); }
    OwnedDescriptor(const OwnedDescriptor&) = delete;
    OwnedDescriptor& operator=(const OwnedDescriptor&) = delete;

    [[nodiscard]] int get() const { return m_descriptor; }
    /// 0 or the error number: a network file system may report a failed write only here.
    [[nodiscard]] int close()
    {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        return descriptor < 0 || ::close(descriptor) == 0 ? 0 : errno;
    }

private:
    int m_descriptor;
};

Result<void> fillFile(const std::string& name, int flags,
                      const std::function<void(TextSink&)>& fill)
{
    OwnedDescriptor file(::open(name.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666));
    if (file.get() < 0)
        return ioError(name, errno);
    DescriptorSink sink(file.get());
    fill(sink);
    if (Result<void> finished = sink.finish(); !finished)
        return Error{.code = ErrorCode::Io, .path = name, .detail = finished.error().detail};
    if (const int number = file.close(); number != 0)
        return ioError(name, number);
    return {};
}

} // namespace

DescriptorSink::DescriptorSink(int descriptor) : m_descriptor(descriptor)
{
    m_buffer.reserve(kBlockBytes);
}

DescriptorSink::~DescriptorSink()
{
    flush();
}

void DescriptorSink::write(std::string_view text)
{
    if (m_buffer.size() + text.size() > kBlockBytes)
        flush();
    if (text.size() > kBlockBytes)
        writeAll(text);
    else
        m_buffer += text;
}

void DescriptorSink::flush()
{
    writeAll(m_buffer);
    m_buffer.clear();
}

void DescriptorSink::writeAll(std::string_view text)
{
    while (!text.empty() && m_errno == 0) {
        const ssize_t written = ::write(m_descriptor, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            m_errno = errno;
    }
}

Result<void> DescriptorSink::finish()
{
    flush();
    if (m_errno != 0)
        return ioError({}, m_errno);
    return {};
}

bool DescriptorSink::isPipeBroken() const
{
    return m_errno == EPIPE;
}

Result<void> writeWholeFile(const std::string& path, const std::function<void(TextSink&)>& fill)
{
    namespace fs = std::filesystem;
    std::error_code problem;
    const fs::file_status status = fs::status(path, problem);
    if (fs::is_directory(status))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is a folder; name a file in it")};
    if (fs::exists(status) && !fs::is_regular_file(status))
        return fillFile(path, 0, fill);

    const std::string partial = path + ".part-" + std::to_string(::getpid());
    Result<void> outcome = fillFile(partial, O_CREAT | O_EXCL, fill);
    if (outcome) {
        fs::rename(partial, path, problem);
        if (!problem)
            return {};
        outcome = ioError(path, problem.value());
    }
    Error error = outcome.error();
    error.path = path;
    fs::remove(partial, problem);
    return error;
}

} // namespace faultline
