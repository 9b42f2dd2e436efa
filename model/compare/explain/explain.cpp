// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/explain.h"

namespace faultline {

void explain(RunComparison& /*comparison*/) {}

} // namespace faultline
