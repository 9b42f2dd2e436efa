// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/measured_step.h"

#include "model/core/config_document.h"
#include "model/core/profile.h"
#include "model/core/statistics.h"
#include "model/diagnosis/signals/step_time.h"
#include "model/qt/text.h"

#include <QCoreApplication>

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

} // namespace

std::optional<MeasuredStep> measuredStep(const CaseData& opened,
                                         std::span<const Training> trainings)
{
    for (const TraceProfilePtr& profile : opened.profiles) {
        std::vector<double> seconds;
        for (const TraceStep& step : profile->steps) {
            const auto input = static_cast<std::size_t>(StepCategory::Input);
            const double busy = step.totalSeconds() - step.seconds[input];
            if (std::isfinite(busy) && busy > 0.0)
                seconds.push_back(busy);
        }
        if (!seconds.empty()) {
            return MeasuredStep{.seconds = median(seconds),
                                .source = tr(QT_TRANSLATE_NOOP("MeasuredStep", "trace %1"))
                                              .arg(toQString(profile->name()))};
        }
    }
    if (const std::optional<MeasuredStepTime> logged = measuredStepTime(trainings)) {
        return MeasuredStep{.seconds = logged->seconds,
                            .source =
                                tr(QT_TRANSLATE_NOOP("MeasuredStep", "run %1, its waits included"))
                                    .arg(toQString(logged->training))};
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
