// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "widgets/charts/chart_types.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::ui {

/// How the values of a hardware or speed series are to be read.
struct PanelQuantity {
    ValueFormat format = ValueFormat::Plain;
    QString unit; ///< for the title, where the format does not say it: "W", "°C"; may be empty
    std::optional<AxisRange> fixedRange; ///< 0..100 % and the like
};

/// Guesses unit and range from the words in a tag and the values it holds. Says nothing where
/// they disagree: a "utilization" of 250 is no percentage.
[[nodiscard]] PanelQuantity quantityOf(std::string_view tag, const ValueRange& values);

/// One chart of the Hardware page, over wall time.
struct HardwarePanel {
    enum class Section { Hardware, Speed };
    struct Line {
        RunPtr run;
        std::shared_ptr<const ScalarSeries> series;
    };
    QString id; ///< stable: the tag, or "/step-time", "/step-rate" for derived ones
    Section section = Section::Hardware;
    QString title;
    PanelQuantity quantity;
    std::vector<Line> lines; ///< in the order of the case's runs
};

/// Every utilization, memory, power, throughput and step time series of the runs, and the step
/// time and rate that follow from wall times of training runs. Linear in the points of one
/// series a run: off the GUI thread.
[[nodiscard]] std::vector<HardwarePanel> hardwarePanels(const CaseData& data);

} // namespace faultline::ui
