// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/measured_step.h"

#include "model/core/config_document.h"
#include "model/core/profile.h"
#include "model/qt/text.h"
#include "widgets/views/step_time_series.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

namespace faultline::ui {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("MeasuredStep", text);
}

std::optional<double> medianOf(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value) || value <= 0.0; });
    if (values.empty())
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

std::optional<MeasuredStep> measuredStep(const CaseData& opened)
{
    for (const TraceProfilePtr& profile : opened.profiles) {
        std::vector<double> seconds;
        for (const TraceStep& step : profile->steps) {
            const auto input = static_cast<std::size_t>(StepCategory::Input);
            seconds.push_back(step.totalSeconds() - step.seconds[input]);
        }
        if (const std::optional<double> median = medianOf(std::move(seconds))) {
            return MeasuredStep{.seconds = *median,
                                .source = tr(QT_TRANSLATE_NOOP("MeasuredStep", "trace %1"))
                                              .arg(toQString(profile->name()))};
        }
    }
    for (const RunPtr& run : opened.runs) {
        const ScalarSeries* series = densestSeries(*run);
        if (series == nullptr)
            continue;
        const ScalarSeries times = stepTimes(*series, sessionStarts(*run));
        std::vector<double> seconds;
        for (std::size_t i = 0; i < times.size(); ++i)
            seconds.push_back(times.value(i));
        if (const std::optional<double> median = medianOf(std::move(seconds))) {
            return MeasuredStep{
                .seconds = *median,
                .source = tr(QT_TRANSLATE_NOOP("MeasuredStep", "run %1, its waits included"))
                              .arg(toQString(run->name))};
        }
    }
    return std::nullopt;
}

std::optional<int> configuredBatchSize(const CaseData& opened)
{
    for (const ConfigDocumentPtr& config : opened.configs) {
        for (const char* path : {"train_config.batch_size", "batch", "batch_size"}) {
            const std::optional<std::string_view> written = config->value(path);
            if (!written)
                continue;
            const int size = std::atoi(std::string(*written).c_str());
            if (size > 0 && size <= 65536)
                return size;
        }
    }
    return std::nullopt;
}

} // namespace faultline::ui
