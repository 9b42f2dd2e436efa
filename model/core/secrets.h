// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <string>
#include <string_view>

namespace faultline {

/// What stands in place of a key, a token or a password that a log or configuration holds.
inline constexpr std::string_view kHiddenSecret = "[hidden]";

/// `text` without API keys, access tokens, passwords and credentials in addresses: by their form
/// (keys of known services) or by the name before them ("password=", "Bearer "). Commit hashes,
/// counts of tokens and names of special tokens stay.
[[nodiscard]] std::string hideSecrets(std::string text);

/// The same of all that goes into a sentence.
void hideSecrets(Text& text);

/// Whether what a field of this name holds is a secret: "wandb_api_key", "hub.token".
[[nodiscard]] bool isSecretName(std::string_view name);

} // namespace faultline
