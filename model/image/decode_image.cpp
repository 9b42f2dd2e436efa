// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/decode_image.h"

namespace faultline {

Result<DecodedImage> decodeImage(std::span<const std::byte>, const DecodeOptions&)
{
    return Error{
        .code = ErrorCode::UnknownFormat, .path = {}, .offsetBytes = {}, .detail = "no decoder"};
}

} // namespace faultline
