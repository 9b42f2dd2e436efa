// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/layer_series.h"
#include "model/readers/load_case.h"
#include "model/summaries/measure_layers.h"
#include "tests/summaries/logged_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace faultline {
namespace {

CasePtr loaded()
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{test::summaryFile("layers-torch.tfevents")};
    Result<CasePtr> data = loadCase(paths, monitor);
    return data ? *data : nullptr;
}

const ScalarTag* seriesOf(const Run& run, const std::string& histogram, LayerMeasure measure)
{
    for (const auto& [tag, scalar] : run.scalars) {
        if (layerMeasureOf(tag) == measure && scalar.displayName == histogram)
            return &scalar;
    }
    return nullptr;
}

TEST(MeasureLayers, AgreesWithTheValuesThatWereLogged)
{
    const CasePtr data = loaded();
    ASSERT_TRUE(data);
    SilentMonitor monitor;
    const CaseData with = withLayerSeries(*data, monitor);
    ASSERT_EQ(with.runs.size(), 1U);
    const auto& run = *with.runs.front();
    std::ifstream expected(test::summaryFile("layers-torch.expected"));
    std::string tag;
    std::int64_t step = 0;
    double size = 0.0;
    double zeros = 0.0;
    double edges = 0.0;
    std::size_t compared = 0;
    while (expected >> tag >> step >> size >> zeros >> edges) {
        if (layerPartOf(tag) == LayerPart::Other) {
            EXPECT_EQ(seriesOf(run, tag, LayerMeasure::MeanSize), nullptr)
                << "weights are not read";
            continue;
        }
        const auto valueOf = [&](LayerMeasure measure) {
            const ScalarTag* series = seriesOf(run, tag, measure);
            const auto at = static_cast<std::size_t>(step);
            if (series == nullptr || series->series.size() <= at)
                return -1.0;
            EXPECT_EQ(series->series.step(at), step);
            return series->series.value(at);
        };
        // A bucket is a tenth as wide as its edge is far from 0.
        EXPECT_NEAR(valueOf(LayerMeasure::MeanSize), size, 0.05 * size) << tag << " " << step;
        EXPECT_NEAR(valueOf(LayerMeasure::ZeroShare), zeros, 1e-9) << tag << " " << step;
        EXPECT_NEAR(valueOf(LayerMeasure::EdgeShare), edges, 0.1) << tag << " " << step;
        ++compared;
    }
    EXPECT_EQ(compared, 30U);
    // The case itself is as it was.
    EXPECT_TRUE(data->runs.front()->scalars.empty());
}

TEST(MeasureLayers, ReadsNoMoreThanItMay)
{
    const CasePtr data = loaded();
    ASSERT_TRUE(data);
    SilentMonitor monitor;
    const CaseData few =
        withLayerSeries(*data, monitor, {.tags = 2, .values = 3, .bytes = 1U << 20});
    EXPECT_EQ(few.runs.front()->scalars.size(), 6U);
    const ScalarTag* gradients =
        seriesOf(*few.runs.front(), "head/kernel/grad", LayerMeasure::ZeroShare);
    ASSERT_NE(gradients, nullptr) << "gradients come first";
    EXPECT_EQ(gradients->series.size(), 3U);
    EXPECT_EQ(gradients->series.step(2), 5);
    // Values that are too long are left out.
    const CaseData none = withLayerSeries(*data, monitor, {.tags = 64, .values = 3, .bytes = 10});
    for (const auto& [tag, scalar] : none.runs.front()->scalars)
        EXPECT_TRUE(scalar.series.empty()) << scalar.displayName;
}

TEST(MeasureLayers, WorksOutABucketByItsShape)
{
    HistogramSummary histogram;
    EXPECT_EQ(layerNumbersOf(histogram).meanSize, 0.0);
    histogram.buckets = {
        {-1.0, 1.0, 10.0}}; // evenly: the mean size is 1/2, and 10 % is at the edges
    EXPECT_DOUBLE_EQ(layerNumbersOf(histogram).meanSize, 0.5);
    EXPECT_NEAR(layerNumbersOf(histogram).edgeShare, 0.1, 1e-12);
    EXPECT_EQ(layerNumbersOf(histogram).zeroShare, 0.0) << "too wide to tell";
    histogram.buckets = {{-1e-12, 1e-12, 3.0}, {2.0, 2.0, 1.0}};
    EXPECT_DOUBLE_EQ(layerNumbersOf(histogram).meanSize, 0.5);
    EXPECT_DOUBLE_EQ(layerNumbersOf(histogram).zeroShare, 0.75);
    EXPECT_DOUBLE_EQ(layerNumbersOf(histogram).edgeShare, 0.25);
}

TEST(MeasureLayers, KnowsALayerByItsTag)
{
    EXPECT_EQ(layerPartOf("dense/kernel_0_grad"), LayerPart::Gradient);
    EXPECT_EQ(layerPartOf("Gradients/conv1.weight"), LayerPart::Gradient);
    EXPECT_EQ(layerPartOf("block/relu_out"), LayerPart::Activation);
    EXPECT_EQ(layerPartOf("gate/Sigmoid"), LayerPart::BoundedActivation);
    EXPECT_EQ(layerPartOf("tanh_layer/kernel_0"), LayerPart::Other);
    EXPECT_EQ(layerPartOf("dense/kernel_0"), LayerPart::Other);
    EXPECT_EQ(layerMeasureOf("loss"), std::nullopt);
    EXPECT_EQ(layerMeasureOf(layerSeriesTag(LayerMeasure::EdgeShare, 7)), LayerMeasure::EdgeShare);
}

} // namespace
} // namespace faultline
