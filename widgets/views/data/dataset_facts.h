// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace faultline::ui {

/// "TFRecord · train and val · 200 pictures · 217 boxes · 1 class · 10.2 MiB".
[[nodiscard]] QString factsLine(const Dataset& dataset);

/// What a dataset names and what is not there to be read.
struct AbsentFiles {
    QStringList paths; ///< as a configuration writes them
    std::uint64_t missingPictures = 0;
    std::uint64_t outsidePictures = 0; ///< outside the folder: not opened unless allowed

    [[nodiscard]] bool isEmpty() const
    {
        return paths.isEmpty() && missingPictures == 0 && outsidePictures == 0;
    }
};
/// `dataset` is null while it is not read. Linear in its pictures, a few ms for a million.
[[nodiscard]] AbsentFiles absentFilesOf(const DatasetSource& source, const Dataset* dataset);
[[nodiscard]] QString absentSentence(const AbsentFiles& absent);

} // namespace faultline::ui
