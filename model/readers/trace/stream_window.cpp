// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/stream_window.h"

#include "model/readers/stream_issues.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace faultline::trace {

namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

} // namespace

StreamWindow::StreamWindow(const ByteSource& source, ReadContext& context)
    : m_source(source), m_context(context), m_stream(openStream(source))
{
}

bool StreamWindow::grow()
{
    if (m_ended)
        return false;
    if (m_context.monitor.isCancelled()) {
        m_cancelled = m_ended = true;
        return false;
    }
    if (m_begin > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_offset += m_begin;
        m_end -= m_begin;
        m_begin = 0;
    }
    // What is asked for again and again doubles, so that long items are not parsed too often.
    const std::size_t block = std::max(kBlockBytes, m_end);
    if (m_buffer.size() < m_end + block)
        m_buffer.resize(m_end + block);
    const std::size_t got =
        m_stream->read(std::as_writable_bytes(std::span(m_buffer.data() + m_end, block)));
    m_end += got;
    m_context.monitor.advance(m_stream->sourcePosition() - m_reported);
    m_reported = m_stream->sourcePosition();
    if (got < block) {
        m_ended = true;
        reportFault();
    }
    return got > 0;
}

bool StreamWindow::want(std::size_t bytes)
{
    while (text().size() < bytes) {
        if (!grow())
            return false;
    }
    return true;
}

void StreamWindow::reportFault()
{
    noteStreamFault(*m_stream, m_source, m_context.file);
}

void addIssueAt(ReadContext& context, const ByteSource& source, IssueCode code,
                std::uint64_t offset, std::string detail)
{
    context.file.issues.add({.code = code,
                             .path = source.name(),
                             .offsetBytes = offset,
                             .bytesLost = 0,
                             .detail = std::move(detail)});
}

Error corruptFile(const ByteSource& source, std::string detail)
{
    return {.code = ErrorCode::Corrupt, .path = source.name(), .detail = std::move(detail)};
}

Error cancelledRead(const ByteSource& source)
{
    return {.code = ErrorCode::Cancelled, .path = source.name(), .detail = "cancelled"};
}

} // namespace faultline::trace
