// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data/data_files.h"
#include "model/readers/console/required_literals.h"
#include "model/readers/console/signature_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace faultline::console {
namespace {

using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

TEST(SignatureTable, EveryRowThatShipsCanBeUsed)
{
    const SignatureTable table(dataFile("signatures/console.jsonl")); // with every pattern compiled
    for (const std::string& problem : table.problems())
        ADD_FAILURE() << problem;
    EXPECT_EQ(SignatureTable::builtin().rows().size(), table.rows().size());
    EXPECT_GE(table.rows().size(), 500U);
    std::set<std::string_view> ids;
    for (const SignatureRow& row : table.rows()) {
        EXPECT_TRUE(ids.insert(row.info.id).second) << row.info.id;
        EXPECT_FALSE(row.info.title.empty()) << row.info.id;
        EXPECT_FALSE(row.info.meaning.empty()) << row.info.id;
        EXPECT_FALSE(row.info.family.empty()) << row.info.id;
    }
}

TEST(SignatureTable, EveryRowMatchesItsSampleBeforeAnyOther)
{
    const SignatureTable& table = SignatureTable::builtin();
    SignatureTable::Scratch scratch;
    for (const SignatureRow& row : table.rows()) {
        if (row.pattern.empty())
            continue; // made by code
        ASSERT_FALSE(row.sample.empty()) << row.info.id;
        const auto match = table.match(row.sample, scratch);
        ASSERT_TRUE(match.has_value()) << row.info.id;
        EXPECT_EQ(match->info->id, row.info.id) << row.sample;
    }
}

TEST(SignatureTable, TextsArePlainSentences)
{
    for (const SignatureRow& row : SignatureTable::builtin().rows()) {
        EXPECT_NE(row.info.title.back(), '.') << row.info.id;
        EXPECT_EQ(row.info.meaning.back(), '.') << row.info.id;
        EXPECT_LE(row.info.title.size(), 80U) << row.info.id;
        EXPECT_LE(row.info.meaning.size(), 300U) << row.info.id;
    }
}

TEST(SignatureTable, TitlesWithValuesUseFieldsOfTheirPattern)
{
    for (const SignatureRow& row : SignatureTable::builtin().rows()) {
        EXPECT_EQ(row.info.titleWithValues.empty(), row.info.values.empty()) << row.info.id;
        for (const std::string_view value : row.info.values)
            EXPECT_THAT(std::string(row.pattern), HasSubstr("(?P<" + std::string(value) + ">"))
                << row.info.id;
        for (std::size_t i = 1; i <= row.info.values.size(); ++i)
            EXPECT_THAT(std::string(row.info.titleWithValues), HasSubstr("%" + std::to_string(i)))
                << row.info.id;
    }
}

TEST(SignatureTable, AHarmlessWarningIsNoBrokenPackage)
{
    SignatureTable::Scratch scratch;
    const auto warning = SignatureTable::builtin().match(
        "RuntimeWarning: numpy.ufunc size changed, may indicate binary incompatibility.", scratch);
    ASSERT_TRUE(warning.has_value());
    EXPECT_EQ(warning->info->outcome, Outcome::Benign);
    const auto error = SignatureTable::builtin().match(
        "ValueError: numpy.dtype size changed, may indicate binary incompatibility.", scratch);
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->info->id, "py.numpyabi");
}

TEST(SignatureTable, KeepsTheNumbersOfALine)
{
    SignatureTable::Scratch scratch;
    const auto match = SignatureTable::builtin().match(
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 1 has a total "
        "capacty of 14.75 GiB of which 1.06 GiB is free. Process 4321 has 11.00 GiB memory in use. "
        "Including non-PyTorch memory, this process has 2.50 GiB memory in use. Of the allocated "
        "memory 2.10 GiB is allocated by PyTorch, and 30.00 MiB is reserved by PyTorch but "
        "unallocated.",
        scratch);
    ASSERT_TRUE(match.has_value());
    LogEvent event;
    event.fields = match->fields;
    EXPECT_EQ(match->info->id, "pt.oom.new");
    EXPECT_EQ(event.field("req"), "2.00 GiB");
    EXPECT_EQ(event.field("total"), "14.75 GiB");
    EXPECT_EQ(event.field("free"), "1.06 GiB");
    EXPECT_EQ(event.field("proc_mem"), "11.00 GiB");
    EXPECT_EQ(event.field("this_mem"), "2.50 GiB");
    EXPECT_EQ(event.field("alloc"), "2.10 GiB");
    EXPECT_EQ(event.field("resv"), "30.00 MiB");
}

TEST(SignatureTable, TheSpecificComesBeforeTheGeneral)
{
    SignatureTable::Scratch scratch;
    const auto idOf = [&scratch](std::string_view line) {
        const auto match = SignatureTable::builtin().match(line, scratch);
        return match ? match->info->id : std::string_view("none");
    };
    EXPECT_EQ(idOf("Could not load dynamic library 'libnvinfer.so.7'; dlerror: x"), "ok.trt");
    EXPECT_EQ(idOf("Local rendezvous is aborting with status: OUT_OF_RANGE: End of sequence"),
              "ok.endseq");
    EXPECT_EQ(idOf("ResourceExhaustedError: OOM when allocating tensor with shape[8,48] and type "
                   "float on /device:GPU:0 by allocator GPU_0_bfc"),
              "tf.oom.op");
    EXPECT_EQ(idOf("ResourceExhaustedError: Too many open files"), "tf.oom.quota");
    EXPECT_EQ(idOf("The replica worker 3 ran out-of-memory and exited with a non-zero status of "
                   "137"),
              "gcp.aioom");
    EXPECT_EQ(idOf("HTTP status: 200"), "none");
    EXPECT_EQ(idOf("Epoch 3: loss 0.5"), "none");
}

TEST(SignatureTable, NamesWhatIsWrongWithARow)
{
    const SignatureTable table(
        "nonsense\n"
        "{\"id\":\"a\",\"title\":\"A\",\"meaning\":\"M.\",\"outcome\":\"odd\"}\n"
        "{\"id\":\"b\",\"title\":\"B\",\"meaning\":\"M.\",\"outcome\":\"note\","
        "\"pattern\":\"(\"}\n"
        "{\"id\":\"c\",\"title\":\"C\",\"meaning\":\"M.\",\"outcome\":\"note\","
        "\"pattern\":\"\\\\d+\"}\n"
        "{\"id\":\"d\",\"title\":\"D\",\"meaning\":\"M.\",\"outcome\":\"note\","
        "\"pattern\":\"good\"}\n"
        "{\"id\":\"d\",\"title\":\"D\",\"meaning\":\"M.\",\"outcome\":\"note\","
        "\"pattern\":\"again\"}\n");
    ASSERT_EQ(table.problems().size(), 5U);
    EXPECT_THAT(table.problems()[0], HasSubstr("line 1"));
    EXPECT_THAT(table.problems()[2], HasSubstr("b:"));
    EXPECT_THAT(table.problems()[3], HasSubstr("no literal"));
    EXPECT_THAT(table.problems()[4], HasSubstr("second"));
    ASSERT_EQ(table.rows().size(), 1U);
}

TEST(RequiredLiterals, FindsWhatEveryMatchHolds)
{
    EXPECT_THAT(requiredLiterals("out of memory"), UnorderedElementsAre("out of memory"));
    EXPECT_THAT(requiredLiterals("(?i)Killed?"), UnorderedElementsAre("Kille"));
    EXPECT_THAT(requiredLiterals(R"(a(?:first|second)\b)"),
                UnorderedElementsAre("first", "second"));
    EXPECT_THAT(requiredLiterals(R"(step (?P<n>\d+): loss)"), UnorderedElementsAre(": loss"));
    EXPECT_THAT(requiredLiterals(R"([a-z\]]+ at\.(?:x|\d))"), UnorderedElementsAre(" at."));
    EXPECT_THAT(requiredLiterals("(?:abc|d*)"), UnorderedElementsAre());
    EXPECT_THAT(requiredLiterals("(?:abc)?de{0,2}f"), UnorderedElementsAre("d"));
    EXPECT_THAT(requiredLiterals("x+?yz"), UnorderedElementsAre("yz"));
}

TEST(LiteralScanner, FindsLiteralsInsideOthersWhateverTheirCase)
{
    const std::vector<LiteralScanner::Literal> literals{
        {"he", 1}, {"she", 2}, {"his", 3}, {"hers", 4}, {"", 5}};
    const LiteralScanner scanner(literals);
    std::multiset<std::uint32_t> found;
    scanner.scan("uSHErs", [&found](std::uint32_t id) { found.insert(id); });
    EXPECT_THAT(found, UnorderedElementsAre(1U, 2U, 4U));
    found.clear();
    scanner.scan("hi", [&found](std::uint32_t id) { found.insert(id); });
    EXPECT_TRUE(found.empty());
}

TEST(LiteralScanner, FindsWhatASearchForEachFinds)
{
    std::mt19937 random(20'261'129); // NOLINT(cert-msc51-cpp): the same texts every time
    const auto text = [&random](std::size_t most) {
        std::string letters(1 + random() % most, ' ');
        for (char& letter : letters)
            letter = "abC"[random() % 3];
        return letters;
    };
    for (int round = 0; round < 100; ++round) {
        std::vector<LiteralScanner::Literal> literals;
        for (std::uint32_t id = 0; id < 12; ++id)
            literals.push_back({text(5), id});
        const LiteralScanner scanner(literals);
        const std::string line = text(60);
        std::set<std::uint32_t> found;
        scanner.scan(line, [&found](std::uint32_t id) { found.insert(id); });
        for (const LiteralScanner::Literal& literal : literals)
            EXPECT_EQ(found.contains(literal.id), line.find(literal.text) != std::string::npos)
                << literal.text << " in " << line;
    }
}

} // namespace
} // namespace faultline::console
