// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/location.h"
#include "model/io/store.h"

#include <memory>
#include <string>

namespace faultline::remote {

/// http(s)://: a file, or a folder that the server shows as a page of links.
[[nodiscard]] Result<std::shared_ptr<Store>> makeWebStore(const std::string& location,
                                                          const SplitLocation& secrets);

} // namespace faultline::remote
