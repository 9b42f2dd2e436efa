// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline {

/// Lets pictures take over the memory of pictures that were let go, instead of giving it back to
/// the system and getting it anew: a batch goes through several gigabytes of them, and the system
/// clears every page that it hands out, which took half of the time. Keeps 64 MiB at most.
///
/// Holds for every cv::Mat of the program from the first call on; more calls do nothing. Any
/// thread. Not under a sanitizer, which would no longer see memory that is used after it was let
/// go.
void reusePictureMemory();

} // namespace faultline
