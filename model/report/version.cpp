// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/version.h"

namespace faultline {

std::string_view programVersion()
{
    return FAULTLINE_VERSION;
}

} // namespace faultline
