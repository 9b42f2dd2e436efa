// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/location.h"
#include "model/io/store.h"

#include <memory>
#include <string>

namespace faultline::remote {

/// s3://bucket/prefix: Amazon S3 and what speaks its protocol (AWS_ENDPOINT_URL_S3,
/// AWS_ENDPOINT_URL: with the bucket in the path).
[[nodiscard]] Result<std::shared_ptr<Store>> makeS3Store(const std::string& location,
                                                         const SplitLocation& secrets);

} // namespace faultline::remote
