// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the files of the folders on its command line to a fuzz target: a corpus then runs
// under any compiler. Also every prefix and a few flips of small files, which costs nothing.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t kSmall = 4096;

void replay(std::vector<std::uint8_t> bytes)
{
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    if (bytes.size() > kSmall)
        return;
    for (std::size_t size = 0; size < bytes.size(); size += 1 + size / 64)
        LLVMFuzzerTestOneInput(bytes.data(), size);
    for (std::size_t at = 0; at < bytes.size(); at += 1 + bytes.size() / 256) {
        bytes[at] ^= 0x40U;
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
        bytes[at] ^= 0x40U;
    }
}

} // namespace

int main(int argc, char** argv)
{
    std::size_t files = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
            if (!entry.is_regular_file())
                continue;
            std::ifstream stream(entry.path(), std::ios::binary);
            replay({std::istreambuf_iterator<char>(stream), {}});
            ++files;
        }
    }
    std::printf("%zu corpus files replayed\n", files);
    return files > 0 ? 0 : 1; // an empty corpus would be a test that cannot fail
}
