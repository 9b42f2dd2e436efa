// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <QString>

namespace faultline {

/// The verdict in the user's language. A verdict about a failure is put together from the titles of
/// findings, which translated() alone would leave in English.
[[nodiscard]] QString translatedVerdict(const Diagnosis& diagnosis);

} // namespace faultline
