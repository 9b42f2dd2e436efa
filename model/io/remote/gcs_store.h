// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/location.h"
#include "model/io/store.h"

#include <memory>
#include <string>

namespace faultline::remote {

/// gs://bucket/prefix: Google Cloud Storage, or what imitates it (STORAGE_EMULATOR_HOST).
[[nodiscard]] Result<std::shared_ptr<Store>> makeGcsStore(const std::string& location,
                                                          const SplitLocation& secrets);

} // namespace faultline::remote
