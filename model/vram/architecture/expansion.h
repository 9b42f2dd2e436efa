// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/expansion_options.h"
#include "model/vram/architecture/module_library.h"
#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

#include <string>
#include <vector>

namespace faultline::vram {

struct NamedValue {
    std::string name;
    Value value;
};

/// Bounds of what is made, whatever the data says.
struct ExpansionLimits {
    std::size_t steps = 500'000; ///< run, loops included
    std::size_t ops = 100'000;
    int depth = 48;                            ///< of modules and blocks in each other
    std::int64_t side = std::int64_t{1} << 30; ///< of a tensor, along any axis
};

/// Runs module `name` on an image of the setup, which is complete. `arguments` are given to it.
///
/// Fails with the file in Error::path and in its detail the module, the step and the layer: an
/// unknown module or tensor, a parameter that has no value, sizes that do not fit together or do
/// not fit 64 bits, a limit that is exceeded (modules that use each other for ever).
[[nodiscard]] Result<LayerGraph> expandModule(const ModuleLibrary& library, const std::string& name,
                                              const std::vector<NamedValue>& arguments,
                                              const TrainingSetup& setup,
                                              const ExpansionOptions& options,
                                              const ExpansionLimits& limits = {});

} // namespace faultline::vram
