// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/byte_source.h"

#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/io/sparse_source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

Error systemError(const std::string& path, int code)
{
    return Error{.code = ErrorCode::Io, .path = path, .detail = verbatim(std::strerror(code))};
}

class FileSource final : public ByteSource, public SparseSource {
public:
    FileSource(std::string path, int descriptor, std::uint64_t size)
        : m_path(std::move(path)), m_descriptor(descriptor), m_size(size)
    {
    }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;
    ~FileSource() override { ::close(m_descriptor); }

    const std::string& name() const override { return m_path; }
    std::uint64_t size() const override { return m_size; }

    Result<std::size_t> readAt(std::uint64_t offsetBytes, std::span<std::byte> into) const override
    {
        std::size_t done = 0;
        while (done < into.size()) {
            const ssize_t got = ::pread(m_descriptor, into.data() + done, into.size() - done,
                                        static_cast<off_t>(offsetBytes + done));
            if (got > 0) {
                done += static_cast<std::size_t>(got);
            } else if (got == 0) {
                break;
            } else if (errno != EINTR) {
                Error error = systemError(m_path, errno);
                error.offsetBytes = offsetBytes + done;
                return error;
            }
        }
        return done;
    }

    std::uint64_t nextData(std::uint64_t offsetBytes) const override
    {
        // Moves the position of the descriptor, which nothing here uses.
        const off_t found = ::lseek(m_descriptor, static_cast<off_t>(offsetBytes), SEEK_DATA);
        if (found >= 0)
            return static_cast<std::uint64_t>(found);
        return errno == ENXIO ? std::max(m_size, offsetBytes) : offsetBytes;
    }

private:
    std::string m_path;
    int m_descriptor;
    std::uint64_t m_size;
};

class MemorySource final : public ByteSource {
public:
    MemorySource(std::string name, std::span<const std::byte> bytes)
        : m_name(std::move(name)), m_bytes(bytes)
    {
    }

    const std::string& name() const override { return m_name; }
    std::uint64_t size() const override { return m_bytes.size(); }

    Result<std::size_t> readAt(std::uint64_t offsetBytes, std::span<std::byte> into) const override
    {
        if (offsetBytes >= m_bytes.size())
            return std::size_t{0};
        const std::size_t count = std::min<std::size_t>(
            into.size(), m_bytes.size() - static_cast<std::size_t>(offsetBytes));
        std::copy_n(m_bytes.data() + offsetBytes, count, into.data());
        return count;
    }

private:
    std::string m_name;
    std::span<const std::byte> m_bytes;
};

} // namespace

Result<std::unique_ptr<ByteSource>> openFile(const std::string& path)
{
    if (isUri(path))
        return openStored(path);
    // O_NONBLOCK: opening a FIFO without a writer would otherwise wait for ever.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) {
        const int code = errno;
        // A path that leads through a file leads into an archive.
        return code == ENOTDIR && isStored(path) ? openStored(path) : systemError(path, code);
    }

    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        const int code = errno;
        ::close(descriptor);
        return systemError(path, code);
    }
    if (!S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = S_ISDIR(status.st_mode)
                                   ? FAULTLINE_TR_NOOP("Errors", "is a folder, not a file")
                                   : FAULTLINE_TR_NOOP("Errors", "is not a regular file")};
    }
    return std::unique_ptr<ByteSource>(
        std::make_unique<FileSource>(path, descriptor, static_cast<std::uint64_t>(status.st_size)));
}

std::unique_ptr<ByteSource> openMemory(std::string name, std::span<const std::byte> bytes)
{
    return std::make_unique<MemorySource>(std::move(name), bytes);
}

} // namespace faultline
