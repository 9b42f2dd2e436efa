// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/training.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// How long a training was meant to be, as far as its files tell, or how far it came.
struct RunExtent {
    double epochs = 0.0; ///< 0: not known
    double steps = 0.0;  ///< updates or batches, whatever is counted; 0: not known

    [[nodiscard]] double stepsPerEpoch() const
    {
        return epochs >= 1.0 && steps >= epochs ? steps / epochs : 0.0;
    }
};
[[nodiscard]] RunExtent runExtent(const Training& training);

/// A setting that counts epochs or steps, and is as long as the whole training.
struct BeyondRun {
    StatedSetting stated;
    double value = 0.0;
    double run = 0.0; ///< in the same unit
    bool inEpochs = false;
};
/// By the names of settings (as of settingName(), parted by blanks). The unit is that of the name,
/// else steps where those of the run are known.
[[nodiscard]] std::optional<BeyondRun> findBeyondRun(const Training& training,
                                                     std::string_view names);

/// Settings that do not go with each other, with the length of the training, or with its data.
struct SettingConflict {
    std::string subject; ///< what it is about, for telling several apart
    Text title;
    Text explanation;
    bool isFar = false; ///< no training works like that; else it may be meant
    std::vector<Evidence> evidence;
};
[[nodiscard]] std::vector<SettingConflict> findSettingConflicts(const Training& training);

} // namespace faultline
