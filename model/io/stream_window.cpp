// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/stream_window.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace faultline {

namespace {

constexpr std::size_t kWindowStep = std::size_t{1} << 20;

} // namespace

StreamWindow::StreamWindow(const ByteSource& source, ReadMonitor& monitor)
    : m_monitor(monitor), m_stream(openStream(source))
{
}

bool StreamWindow::grow()
{
    if (m_ended)
        return false;
    if (m_monitor.isCancelled()) {
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
    const std::size_t block = std::max(kWindowStep, m_end);
    if (m_buffer.size() < m_end + block)
        m_buffer.resize(m_end + block);
    const std::size_t got =
        m_stream->read(std::as_writable_bytes(std::span(m_buffer.data() + m_end, block)));
    m_end += got;
    m_monitor.advance(m_stream->sourcePosition() - m_reported);
    m_reported = m_stream->sourcePosition();
    m_ended = got < block;
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

} // namespace faultline
