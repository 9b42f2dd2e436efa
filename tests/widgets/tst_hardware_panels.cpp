// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <gtest/gtest.h>

namespace faultline::ui {

namespace {

ValueRange between(double min, double max)
{
    ValueRange range;
    range.add(min);
    range.add(max);
    return range;
}

} // namespace

TEST(QuantityOf, ReadsPercentagesAndSharesApart)
{
    const PanelQuantity percent = quantityOf("gpu_0/utilization", between(0, 97));
    EXPECT_EQ(percent.format, ValueFormat::Percent);
    ASSERT_TRUE(percent.fixedRange);
    EXPECT_EQ(percent.fixedRange->min, 0);
    EXPECT_NEAR(percent.fixedRange->max, 100, 10);
    const PanelQuantity share = quantityOf("gpu_0/utilization", between(0, 0.97));
    EXPECT_EQ(share.format, ValueFormat::Fraction);
    ASSERT_TRUE(share.fixedRange);
    EXPECT_NEAR(share.fixedRange->max, 1, 0.1);
    // An idle GPU logged in percent stays below 1 too; its name tells.
    EXPECT_EQ(quantityOf("gpu_percent", between(0, 0.5)).format, ValueFormat::Percent);
}

TEST(QuantityOf, DoesNotClaimAPercentageThatCannotBeOne)
{
    EXPECT_EQ(quantityOf("cpu_utilization", between(0, 1600)).format, ValueFormat::Plain);
    EXPECT_FALSE(quantityOf("cpu_utilization", between(0, 1600)).fixedRange);
    EXPECT_EQ(quantityOf("utilization", ValueRange()).format, ValueFormat::Plain);
}

TEST(QuantityOf, TakesUnitsFromTheName)
{
    EXPECT_EQ(quantityOf("gpu/temperature", between(40, 80)).unit, QString::fromUtf8("°C"));
    EXPECT_EQ(quantityOf("gpu/power_draw", between(40, 280)).unit, QStringLiteral("W"));
    EXPECT_EQ(quantityOf("gpu_mem_mb", between(40, 9000)).unit, QStringLiteral("MiB"));
    EXPECT_EQ(quantityOf("vram_GB", between(1, 9)).unit, QStringLiteral("GiB"));
    EXPECT_EQ(quantityOf("memory_used", between(1e9, 2e9)).format, ValueFormat::Bytes);
    EXPECT_EQ(quantityOf("memory_used", between(10, 20)).format, ValueFormat::Plain);
}

TEST(HardwarePanels, JoinsATagOverRunsAndDerivesSpeed)
{
    const auto busy = [](std::size_t) { return 50.0; };
    const CasePtr data = samples::CaseBuilder()
                             .add("a/train", "loss", samples::pointsOf(50, busy, 10, 5.0))
                             .add("a/train", "gpu/utilization", samples::pointsOf(20, busy))
                             .add("a/validation", "loss", samples::pointsOf(5, busy))
                             .add("b/train", "gpu/utilization", samples::pointsOf(30, busy))
                             .build();
    const std::vector<HardwarePanel> panels = hardwarePanels(*data);
    ASSERT_EQ(panels.size(), 3U);
    EXPECT_EQ(panels[0].id, QStringLiteral("gpu/utilization"));
    EXPECT_EQ(panels[0].lines.size(), 2U);
    EXPECT_EQ(panels[0].place, PanelPlace::GpuBusy);
    EXPECT_EQ(panels[1].id, QStringLiteral("/step-time"));
    // Evaluation runs do not train, and what watches the machine does not tell steps.
    ASSERT_EQ(panels[1].lines.size(), 1U);
    EXPECT_EQ(panels[1].lines[0].series->value(0), 0.5);
    EXPECT_EQ(panels[2].id, QStringLiteral("/step-rate"));
    EXPECT_EQ(panels[2].lines[0].series->value(0), 2.0);
}

TEST(HardwarePanels, AreNoneForACaseWithoutTime)
{
    EXPECT_TRUE(hardwarePanels(CaseData()).empty());
    EXPECT_TRUE(
        hardwarePanels(*samples::CaseBuilder()
                            .add("r", "loss", samples::pointsOf(1, [](std::size_t) { return 1.0; }))
                            .build())
            .empty());
}

} // namespace faultline::ui
