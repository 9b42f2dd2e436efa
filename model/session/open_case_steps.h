// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/dataset_controller.h"
#include "model/qt/diagnosis_controller.h"

namespace faultline {

/// What the jobs of an OpenCase do. The default is the real thing; tests give their own.
struct OpenCaseSteps {
    DiagnosisSteps diagnosis = DiagnosisSteps::builtin();
    DatasetController::Loader datasets = DatasetController::builtinLoader();
};

} // namespace faultline
