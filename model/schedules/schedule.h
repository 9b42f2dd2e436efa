// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

namespace schedules {
class Curve;
} // namespace schedules

/// What the steps of a schedule count.
enum class ScheduleClock : std::uint8_t {
    Update, ///< steps of the optimizer
    Batch,  ///< batches of one process; with accumulation several make an update
    Epoch,  ///< passes over the data, or evaluations
};
[[nodiscard]] std::string_view toString(ScheduleClock clock);

/// A schedule as a library is asked for it. The names of families and parameters are those of the
/// library's own call; parameters that are left out or null have the library's defaults. "base" is
/// the rate that the optimizer was made with. docs/learning-rate.md lists what there is.
struct ScheduleSpec {
    std::string framework; ///< of scheduleFrameworks(); empty: the one that has the family
    std::string family;    ///< "OneCycleLR"; "OneCycleLR.momentum" for what else it sets
    nlohmann::json parameters = nlohmann::json::object();
};

/// The lengths by which one clock is told from another; 0 where not known.
struct ClockLengths {
    double batchesPerEpoch = 0.0;
    double accumulation = 1.0; ///< batches that make an update
};

/// A position of one clock on another: the first of the epoch or update for finer ones. Nothing if
/// it takes a length that is not known.
[[nodiscard]] std::optional<double> onClock(double position, ScheduleClock from, ScheduleClock to,
                                            const ClockLengths& lengths);

/// The learning rate over the steps of a training: one evaluator for the schedules of all
/// libraries, checked against values that the libraries themselves computed. Immutable and cheap to
/// copy; any thread may ask.
///
/// A step is 0-based and counts what clock() says; its rate is the one that this update uses.
/// Formulas take a constant time for a step, whatever its number. Two cases are simulated, at most
/// up to lastStep(): several schedulers that change one rate in turn and do not only scale it, and
/// the reduction on a plateau, which is as long as its series of metrics.
class Schedule {
public:
    /// Fails for an unknown or ambiguous family, for parameters that the family does not have or
    /// that are missing, and for values that the library refuses; the Error names the parameter.
    [[nodiscard]] static Result<Schedule> make(const ScheduleSpec& spec);

    /// NaN for a step that has no rate: negative, no number, beyond lastStep(), or where the
    /// library itself computes none.
    [[nodiscard]] double at(double step) const;
    /// The same for many, in any order; what is simulated is so once.
    [[nodiscard]] std::vector<double> at(std::span<const double> steps) const;

    [[nodiscard]] ScheduleClock clock() const;
    /// The last step that has a rate: OneCycleLR raises beyond its end. Infinity if there is none.
    [[nodiscard]] double lastStep() const;

private:
    explicit Schedule(std::shared_ptr<const schedules::Curve> curve);

    std::shared_ptr<const schedules::Curve> m_curve; ///< never null
};

/// A parameter that a family asks for. Of one inside of a list of schedulers the name is a path:
/// "schedulers[1].gamma".
struct ScheduleParameter {
    enum class Kind : std::uint8_t { Number, Whole, Flag, Word, Numbers, Other };
    std::string name = {};
    Kind kind = Kind::Number;
    double low = 0.0; ///< what a number may be
    double high = 0.0;
    nlohmann::json otherwise =
        nullptr; ///< where it is left out; null: needed, or it follows from others
    std::vector<std::string> words = {}; ///< of Kind::Word
    bool isNeeded = false;
};
/// In the order in which the family reads them; some are asked for only beside others, so this goes
/// by what is set. Empty for a family that is not known.
[[nodiscard]] std::vector<ScheduleParameter> scheduleParameters(const ScheduleSpec& spec);
/// What is set under such a name; null: nothing.
[[nodiscard]] nlohmann::json scheduleValue(const ScheduleSpec& spec, std::string_view name);
/// Sets it; null takes it out.
void setScheduleValue(ScheduleSpec& spec, std::string_view name, nlohmann::json value);

/// "detectron2", "huggingface", ...: what ScheduleSpec::framework may be.
[[nodiscard]] std::vector<std::string_view> scheduleFrameworks();
/// Its name for people, "PyTorch"; itself if there is no such framework.
[[nodiscard]] std::string_view scheduleFrameworkName(std::string_view framework);
/// Those that have a family of that name.
[[nodiscard]] std::vector<std::string_view> frameworksOf(std::string_view family);
/// The families of a framework; empty if there is no such framework.
[[nodiscard]] std::vector<std::string> scheduleFamilies(std::string_view framework);

} // namespace faultline
