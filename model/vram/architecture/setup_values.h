// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/expression.h"
#include "model/vram/architecture/step.h"
#include "model/vram/training_setup.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline::vram {

/// Fields of a setup that a framework, a model or the name of a configuration says.
struct SetupValues {
    TrainingSetup setup;          ///< what is not said is open
    std::int64_t sizeDivisor = 0; ///< 0: not said
};

/// Takes from `defaults` what `values` leaves open.
void fillIn(SetupValues& values, const SetupValues& defaults);

/// A "setup" of the architecture data, with variables still in it.
class SetupTemplate {
public:
    /// Fails naming the key that there is not, or whose value cannot be read.
    [[nodiscard]] static Result<SetupTemplate> read(const nlohmann::ordered_json& json);

    /// Fails naming the key whose value is not possible.
    [[nodiscard]] Result<SetupValues> evaluated(const Scope& scope) const;

private:
    std::vector<Binding> m_numbers;
    std::vector<std::pair<std::string, TextTemplate>> m_texts;
};

} // namespace faultline::vram
