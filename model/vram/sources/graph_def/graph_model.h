// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/result.h"
#include "model/vram/sources/file_model.h"

#include <memory>
#include <string>

namespace faultline::vram {

/// The network in a graph of TensorFlow (NetworkForm::GraphDef): functions are written in place of
/// their calls, gradients and the optimizer are left out, sizes are inferred node by node from
/// those of the images. What cannot be followed is a remark that says how much of the graph it is.
/// `origin` is the path of the file. Fails when no layer with weights can be planned, naming what
/// is in the way.
[[nodiscard]] Result<FileModelPtr> modelFromGraph(std::shared_ptr<const Network> graph,
                                                  std::string origin);

} // namespace faultline::vram
