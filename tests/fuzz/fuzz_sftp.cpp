// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a server sends over ssh. Input: packets, with their lengths, as they come.

#include "model/io/ssh/sftp_packets.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace faultline::ssh;

/// What an answer holds is never more than came.
void check(std::span<const std::byte> payload)
{
    const std::optional<SftpAnswer> answer = parseAnswer(payload);
    if (!answer)
        return;
    std::size_t held = answer->text.size();
    for (const SftpName& name : answer->names)
        held += name.name.size();
    if (held > payload.size() || answer->names.size() > payload.size())
        std::abort();
}

std::vector<std::string> split(std::span<const std::byte> bytes, std::size_t step)
{
    PacketSplitter splitter;
    std::vector<std::string> payloads;
    for (std::size_t at = 0; at < bytes.size() && !splitter.isBroken(); at += step) {
        splitter.add(bytes.subspan(at, std::min(step, bytes.size() - at)));
        while (const auto payload = splitter.next())
            payloads.emplace_back(reinterpret_cast<const char*>(payload->data()), payload->size());
    }
    static_cast<void>(splitter.strangeText());
    return payloads;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::span<const std::byte> bytes(reinterpret_cast<const std::byte*>(data), size);
    check(bytes);
    const std::vector<std::string> whole = split(bytes, std::max<std::size_t>(size, 1));
    if (split(bytes, 7) != whole)
        std::abort(); // it must not matter in which pieces they come
    for (const std::string& payload : whole)
        check(std::as_bytes(std::span(payload)));
    return 0;
}
