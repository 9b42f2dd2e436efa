// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::HardwareMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& diskFullRule()
{
    static const std::unique_ptr<const Rule> kRule = makeDiskFull();
    return *kRule;
}

TEST(DiskFull, NamesThePathThatCouldNotBeWritten)
{
    const Judgement said =
        judge(diskFullRule(),
              CaseMaker()
                  .console("Traceback (most recent call last):\n"
                           "  File \"model_main_tf2.py\", line 114, in <module>\n"
                           "    tf.compat.v1.app.run()\n"
                           "tensorflow.python.framework.errors_impl.ResourceExhaustedError: "
                           "/mnt/model/ckpt-4_temp/part-00000-of-00001; No space left on device "
                           "[Op:SaveV2]\n")
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("/mnt/model/ckpt-4_temp/part-00000-of-00001"));
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("df -h \"/mnt/model/ckpt-4_temp\""));
}

TEST(DiskFull, KnowsQuotasAndEndsWithoutAPath)
{
    for (const char* line : {"OSError: [Errno 122] Disk quota exceeded",
                             "OSError: [Errno 28] No space left on device"}) {
        const Judgement said =
            judge(diskFullRule(),
                  CaseMaker()
                      .console(std::string("Traceback (most recent call last):\n  File "
                                           "\"train.py\", line 3, in <module>\n    save()\n")
                               + line + "\n")
                      .training());
        ASSERT_EQ(said.findings.size(), 1U) << line;
        EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    }
}

TEST(DiskFull, ATensorIsNoDisk)
{
    EXPECT_TRUE(
        judge(diskFullRule(), CaseMaker()
                                  .console("W op_kernel.cc:1655] OP_REQUIRES failed at a.h:1 : "
                                           "Resource exhausted: OOM when allocating tensor with "
                                           "shape[64,1152,16,16] and type float on "
                                           "/job:localhost/replica:0/task:0/device:GPU:0 by "
                                           "allocator GPU_0_bfc\n")
                                  .training())
            .silent());
}

TEST(DiskFull, WarnsOfADiskThatIsNearlyFull)
{
    const auto with = [](double gigabytes) {
        const HardwareLogPtr host =
            HardwareMaker("host.csv")
                .host()
                .series(HardwareQuantity::DiskFree, 0, 50,
                        [gigabytes](std::size_t i) {
                            return 1e9 * (gigabytes + 0.1 * static_cast<double>(49 - i));
                        })
                .make();
        return judge(diskFullRule(), CaseMaker().steps(100).hardware(host).training());
    };
    ASSERT_EQ(with(0.5).findings.size(), 1U);
    EXPECT_EQ(with(0.5).findings[0].severity, Severity::Warning);
    EXPECT_TRUE(with(1.5).findings.empty());
}

TEST(DiskFull, IsSilentWithoutASign)
{
    EXPECT_TRUE(judge(diskFullRule(), CaseMaker().steps(100).training()).silent());
}

} // namespace

} // namespace faultline
