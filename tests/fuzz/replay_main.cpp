// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the files of the folders on its command line to a fuzz target: a corpus then runs
// under any compiler. Also every prefix and a few flips of small files, and mutations that depend
// on a seed alone (FAULTLINE_FUZZ_SEED, 1 unless set; FAULTLINE_FUZZ_MUTATIONS a file, 48 unless
// set). What kills the target is written to replay-crash.bin in the working directory.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
/// There only in a build with a sanitizer.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kSmall = 4096;
constexpr std::size_t kMutationBudget = 4U << 20U; // bytes fed in mutations of one file

const Bytes* currentInput = nullptr;

void saveCurrentInput()
{
    if (currentInput == nullptr)
        return;
    std::FILE* file = std::fopen("replay-crash.bin", "wb");
    if (file == nullptr)
        return;
    (void)std::fwrite(currentInput->data(), 1, currentInput->size(), file);
    (void)std::fclose(file);
    (void)std::fputs("The input is in replay-crash.bin\n", stderr);
}

void feed(const Bytes& bytes)
{
    currentInput = &bytes;
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    currentInput = nullptr;
}

void replay(Bytes bytes)
{
    feed(bytes);
    if (bytes.size() > kSmall)
        return;
    for (std::size_t size = 0; size < bytes.size(); size += 1 + size / 64)
        feed(Bytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)));
    for (std::size_t at = 0; at < bytes.size(); at += 1 + bytes.size() / 256) {
        bytes[at] ^= 0x40U;
        feed(bytes);
        bytes[at] ^= 0x40U;
    }
}

std::uint32_t numberFromEnvironment(const char* name, std::uint32_t otherwise)
{
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise
                           : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

/// Makes inputs that nobody thought of from those of a corpus. Uses the bits of the generator
/// alone, not the distributions of the library: the same seed gives the same inputs everywhere.
class Mutator {
public:
    Mutator(const std::vector<Bytes>& corpus, std::uint32_t seed) : m_corpus(corpus), m_random(seed)
    {
    }

    Bytes mutated(Bytes bytes)
    {
        for (std::size_t left = 1 + below(4); left > 0; --left)
            mutateOnce(bytes);
        return bytes;
    }

private:
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : m_random() % limit; }

    void mutateOnce(Bytes& bytes)
    {
        if (bytes.empty()) {
            bytes.push_back(static_cast<std::uint8_t>(below(256)));
            return;
        }
        const std::size_t at = below(bytes.size());
        const std::size_t length = 1 + below(std::min<std::size_t>(bytes.size() - at, 32));
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = begin + static_cast<std::ptrdiff_t>(length);
        switch (below(6)) {
        case 0: // another bit
            bytes[at] ^= static_cast<std::uint8_t>(1U << below(8));
            break;
        case 1: // another byte, often one that ends a thing or begins a long one
            bytes[at] = kTelling.at(below(kTelling.size()));
            break;
        case 2: bytes.erase(begin, end); break;
        case 3: { // the same again
            const Bytes piece(begin, end);
            bytes.insert(begin, piece.begin(), piece.end());
            break;
        }
        case 4: // a number at its limit
            std::fill(begin, end, static_cast<std::uint8_t>(below(2) == 0 ? 0x00U : 0xFFU));
            break;
        default: { // goes on like another file
            const Bytes& other = m_corpus[below(m_corpus.size())];
            bytes.resize(at);
            const std::size_t from = below(other.size());
            bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(from),
                         other.end());
        }
        }
    }

    static constexpr std::array<std::uint8_t, 16> kTelling{
        0x00, 0x01, 0x7F, 0x80, 0xFF, 0x0A, 0x0B, 0x12, '"', '\\', '{', '}', '[', ']', '-', ','};

    const std::vector<Bytes>& m_corpus;
    std::mt19937 m_random;
};

std::vector<Bytes> readCorpus(int folders, char** names)
{
    std::vector<std::filesystem::path> paths;
    for (int i = 0; i < folders; ++i) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(names[i])) {
            if (entry.is_regular_file())
                paths.push_back(entry.path());
        }
    }
    std::sort(paths.begin(), paths.end()); // folders come in any order
    std::vector<Bytes> corpus;
    for (const std::filesystem::path& path : paths) {
        std::ifstream stream(path, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(stream),
                            std::istreambuf_iterator<char>());
    }
    return corpus;
}

} // namespace

int main(int argc, char** argv)
{
    if (__sanitizer_set_death_callback != nullptr)
        __sanitizer_set_death_callback(saveCurrentInput);
    const std::vector<Bytes> corpus = readCorpus(argc - 1, argv + 1);
    for (const Bytes& bytes : corpus)
        replay(bytes);

    const std::uint32_t seed = numberFromEnvironment("FAULTLINE_FUZZ_SEED", 1);
    const std::size_t wanted = numberFromEnvironment("FAULTLINE_FUZZ_MUTATIONS", 48);
    Mutator mutator(corpus, seed);
    std::size_t mutations = 0;
    for (const Bytes& bytes : corpus) {
        const std::size_t affordable = kMutationBudget / std::max<std::size_t>(bytes.size(), 1);
        for (std::size_t i = 0; i < std::min(wanted, affordable); ++i, ++mutations)
            feed(mutator.mutated(bytes));
    }
    std::printf("%zu corpus files replayed, %zu mutations of seed %u\n", corpus.size(), mutations,
                static_cast<unsigned>(seed));
    return corpus.empty() ? 1 : 0; // an empty corpus would be a test that cannot fail
}
