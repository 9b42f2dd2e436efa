// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline {

/// How often a finding that its rule says with this confidence (0 to 1) turns out to be right, on
/// runs that nobody had looked at while rules were written. In hundredths; never falls where `said`
/// rises. The counts behind it are in bench/cases/README.md.
[[nodiscard]] double calibrated(double said);

} // namespace faultline
