// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/artifact.h"

namespace faultline {

std::string_view toString(ArtifactKind kind)
{
    switch (kind) {
    case ArtifactKind::Run: return "run";
    case ArtifactKind::Log: return "log";
    case ArtifactKind::HardwareLog: return "hardware-log";
    case ArtifactKind::Config: return "config";
    case ArtifactKind::Environment: return "environment";
    case ArtifactKind::Profile: return "profile";
    case ArtifactKind::Dataset: return "dataset";
    }
    return "run";
}

std::string_view toString(TimeKind kind)
{
    switch (kind) {
    case TimeKind::None: return "none";
    case TimeKind::Relative: return "relative";
    case TimeKind::Local: return "local";
    case TimeKind::Absolute: return "absolute";
    }
    return "none";
}

} // namespace faultline
