// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/resizer_geometry.h"

#include <algorithm>

namespace faultline {

ResizerGeometry ResizerGeometry::fixed(float width, float height)
{
    ResizerGeometry made;
    made.kind = Kind::Fixed;
    made.width = width;
    made.height = height;
    return made;
}

ResizerGeometry ResizerGeometry::keepAspect(float minSide, float maxSide)
{
    ResizerGeometry made;
    made.kind = Kind::KeepAspect;
    made.minSide = minSide;
    made.maxSide = maxSide;
    return made;
}

ResizerGeometry ResizerGeometry::letterbox(float width, float height)
{
    ResizerGeometry made = fixed(width, height);
    made.kind = Kind::Letterbox;
    return made;
}

PixelSize resizedSize(const ResizerGeometry& resizer, float width, float height)
{
    float scale = 1.0F;
    switch (resizer.kind) {
    case ResizerGeometry::Kind::Identity: break;
    case ResizerGeometry::Kind::Fixed: return {resizer.width, resizer.height};
    case ResizerGeometry::Kind::KeepAspect:
        scale = std::min(resizer.minSide / std::min(width, height),
                         resizer.maxSide / std::max(width, height));
        break;
    case ResizerGeometry::Kind::Letterbox:
        scale = std::min(resizer.width / width, resizer.height / height);
        break;
    }
    return {width * scale, height * scale};
}

} // namespace faultline
