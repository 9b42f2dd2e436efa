// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/training/case_clocks.h"
#include "widgets/charts/chart_types.h"

#include <QString>
#include <QStringList>

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
    bool fromZero = false;               ///< where no range is fixed: the axis holds zero
};

/// Guesses unit and range from the words in a tag and the values it holds. Says nothing where
/// they disagree: a "utilization" of 250 is no percentage.
[[nodiscard]] PanelQuantity quantityOf(std::string_view tag, const ValueRange& values);

/// Where a panel stands on the page: as the questions come when a training is slow.
enum class PanelPlace {
    GpuBusy,
    GpuMemory,
    GpuPower,
    GpuClock,
    GpuThrottle,
    GpuTemperature,
    Cpu,
    Ram,
    Disk,
    Network,
    StepTime,
    Throughput,
    Other,
};

/// Whose numbers a line or strip shows.
struct PanelOwner {
    QString name;       ///< of the run; of the artifact if it belongs to no run
    bool isRun = false; ///< false: always visible
    QString artifact;   ///< the log it was read from; empty: event files

    friend bool operator==(const PanelOwner&, const PanelOwner&) = default;
};

/// One chart of the Hardware page, over wall time.
struct HardwarePanel {
    struct Line {
        enum class Role {
            Value,
            Extreme, ///< the lowest or highest of what an aggregated Value stands for
            Limit,   ///< what the values cannot exceed: drawn quietly, over the whole time
        };
        PanelOwner owner;
        QString quantity = {}; ///< id of the quantity; empty: the panel's
        QString label;         ///< "GPU 0", "mean of 8 GPUs"; empty: the owner says it all
        int hue = 0; ///< tells the lines of one owner apart; the same for a GPU in every panel
        Role role = Role::Value;
        bool isEvaluation = false;
        double origin = 0.0;                        ///< wall time at which the run began
        std::shared_ptr<const ScalarSeries> series; ///< on the wall
    };
    /// When one reason held the clocks of one device down.
    struct Strip {
        PanelOwner owner;
        QString label;
        std::optional<std::size_t> device; ///< index in its log; none: several
        bool costsSpeed = false;           ///< false: idle, or a setting
        std::vector<AxisRange> spans;      ///< ascending, not touching
    };

    QString id; ///< stable: the quantity's id, the tag, or "/step-time", "/step-rate"
    PanelPlace place = PanelPlace::Other;
    QString title;
    PanelQuantity quantity;
    QStringList remarks;       ///< what was assumed of the units of its files
    std::vector<Line> lines;   ///< in the order of the case's runs
    std::vector<Strip> strips; ///< a panel has lines or strips
};

struct HardwareOptions {
    CaseClocks clocks;
    /// One line for all GPUs of a log: sums of memory and power, means of the rest.
    bool aggregates = false;
};

/// Every utilization, memory, power, throughput and step time series of event files, hardware logs
/// and console logs, and the step time and rate that follow from wall times of training runs.
/// Linear in the points of one series a run, and of hardware logs where they are aggregated: off
/// the GUI thread.
[[nodiscard]] std::vector<HardwarePanel> hardwarePanels(const CaseData& data,
                                                        const HardwareOptions& options = {});

} // namespace faultline::ui
