// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/store.h"

namespace faultline {

/// Archives as folders (archive_cache.h), on this machine or in another store.
[[nodiscard]] StoreKind archiveStore();

} // namespace faultline
