// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/schedules/curve.h"
#include "model/schedules/parameters.h"

#include <functional>
#include <string>
#include <vector>

namespace faultline::schedules {

/// A schedule that a framework has: its name, and what makes a curve of its parameters. What is
/// wrong with those, the Parameters keep; the curve is dropped then. A new schedule is a row in the
/// table of its framework.
struct Family {
    std::string name;
    std::function<CurvePtr(Parameters&)> make;
};
using Families = std::vector<Family>;

[[nodiscard]] Families detectron2Families();
[[nodiscard]] Families huggingfaceFamilies();
[[nodiscard]] Families kerasFamilies();
[[nodiscard]] Families lightningFamilies();
[[nodiscard]] Families mmcvFamilies();
[[nodiscard]] Families mmengineFamilies();
[[nodiscard]] Families odapiFamilies();
[[nodiscard]] Families timmFamilies();
[[nodiscard]] Families torchFamilies();
[[nodiscard]] Families ultralyticsFamilies();

/// Several schedulers that are stepped in turn, "LinearLR+MultiStepLR". They share their
/// parameters, or "schedulers" has those of each.
[[nodiscard]] CurvePtr makeTorchChain(std::string_view names, Parameters& parameters);
[[nodiscard]] CurvePtr makeMmengineChain(std::string_view names, Parameters& parameters);
/// Whether all names in it are schedulers that can be chained.
[[nodiscard]] bool isTorchChain(std::string_view names);
[[nodiscard]] bool isMmengineChain(std::string_view names);

/// "A+B" as A and B.
[[nodiscard]] std::vector<std::string> splitNames(std::string_view names);

} // namespace faultline::schedules
