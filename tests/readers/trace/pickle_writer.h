// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// Writes pickles opcode by opcode, as CPython's protocol 4 does.
class PickleWriter {
public:
    PickleWriter() { m_bytes = std::string("\x80\x04", 2); }

    PickleWriter& op(char code)
    {
        m_bytes += code;
        return *this;
    }
    PickleWriter& op(char code, std::string_view argument)
    {
        m_bytes += code;
        m_bytes += argument;
        return *this;
    }
    PickleWriter& text(std::string_view value)
    {
        op('\x8c');
        m_bytes += static_cast<char>(value.size());
        m_bytes += value;
        return op('\x94');
    }
    PickleWriter& integer(std::int64_t value)
    {
        op('\x8a');
        m_bytes += '\x08';
        for (unsigned shift = 0; shift < 64; shift += 8)
            m_bytes += static_cast<char>(static_cast<std::uint64_t>(value) >> shift & 0xFFU);
        return *this;
    }
    PickleWriter& list() { return op(']'); }
    PickleWriter& dict() { return op('}'); }
    PickleWriter& mark() { return op('('); }
    PickleWriter& appends() { return op('e'); }
    PickleWriter& setItems() { return op('u'); }
    PickleWriter& entry(std::string_view key, std::int64_t value)
    {
        return text(key).integer(value);
    }
    PickleWriter& entry(std::string_view key, std::string_view value)
    {
        return text(key).text(value);
    }
    [[nodiscard]] std::string stop() const { return m_bytes + '.'; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

    PickleWriter& frame(std::string_view file, std::int64_t line, std::string_view name)
    {
        return dict()
            .mark()
            .entry("filename", file)
            .entry("line", line)
            .entry("name", name)
            .setItems();
    }
    PickleWriter& event(std::string_view action, std::int64_t address, std::int64_t size,
                        std::int64_t us, std::string_view file)
    {
        dict().mark().entry("action", action).entry("addr", address).entry("size", size);
        entry("time_us", us).text("frames").list().mark();
        frame("/lib/site-packages/torch/nn/conv.py", 7, "forward").frame(file, 12, "train");
        return appends().setItems();
    }

private:
    std::string m_bytes;
};

/// Two allocations, a free, a failed request; 100 bytes of an older allocation live on.
inline std::string smallSnapshot()
{
    PickleWriter w;
    w.dict().mark().text("segments").list().mark();
    w.dict().mark().entry("device", 0).entry("address", 1000).entry("total_size", 4096);
    w.text("blocks").list().mark();
    w.dict().mark().entry("address", 1000).entry("size", 512).entry("requested_size", 500);
    w.entry("state", "active_allocated").setItems();
    w.dict().mark().entry("address", 1512).entry("size", 128).entry("requested_size", 100);
    w.entry("state", "active_allocated").setItems();
    w.dict().mark().entry("address", 1640).entry("size", 2456).entry("requested_size", 0);
    w.entry("state", "inactive").setItems();
    w.appends().setItems().appends();
    w.text("device_traces").list().mark().list().mark();
    const std::int64_t start = 1'700'000'000'000'000;
    w.event("segment_alloc", 1000, 4096, start, "a.py");
    w.event("alloc", 1000, 500, start + 10, "/home/u/train.py");
    w.event("alloc", 2000, 900, start + 20, "/home/u/loss.py");
    w.event("free_requested", 2000, 900, start + 30, "/home/u/loss.py");
    w.event("free_completed", 2000, 900, start + 40, "/home/u/loss.py");
    w.event("oom", 0, 1 << 30, start + 50, "/home/u/train.py");
    w.appends().appends().setItems();
    return w.stop();
}

} // namespace faultline::test
