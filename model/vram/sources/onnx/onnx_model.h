// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/result.h"
#include "model/vram/sources/file_model.h"

#include <memory>
#include <string>

namespace faultline::vram {

/// A network that was exported as ONNX, planned as if it were trained with PyTorch. Its first axis
/// is the batch. Sizes are inferred from the inputs and the shapes of the weights; constants that
/// shapes are computed from are followed. What an export leaves out (the loss; batch
/// normalisation, which exporters fold into the convolutions) is said in the remarks; what comes
/// after operations without a gradient (selection of boxes) is not planned. `origin` names the
/// file.
[[nodiscard]] Result<FileModelPtr> modelFromOnnx(std::shared_ptr<const Network> network,
                                                 std::string origin);

} // namespace faultline::vram
