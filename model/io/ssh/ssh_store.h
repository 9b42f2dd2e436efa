// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/store.h"

namespace faultline {

/// Files of another machine, through the user's own ssh: "ssh://[user@]host[:port]/path", or
/// sftp://.
[[nodiscard]] StoreKind sshStore();

} // namespace faultline
