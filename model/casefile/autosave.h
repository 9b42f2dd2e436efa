// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_file.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Unsaved work of one window, in a file of the user's state folder. The file is there exactly
/// while there is unsaved work; its name holds the process, so several windows share one folder.
class Autosave {
public:
    /// `folder` is made when first needed; see defaultAutosaveFolder().
    explicit Autosave(std::string folder);
    ~Autosave() = default;

    /// Writes the case as it is now, atomically. `casePath`: the file it was opened from or last
    /// saved to; empty: none yet. `name`: what the window calls it.
    [[nodiscard]] Result<void> store(const CaseFile& file, const std::string& casePath,
                                     const std::string& name, double time) const;
    /// Work is saved, or given up: takes the file away.
    void discard() const;
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_folder;
    std::string m_path;
};

/// Unsaved work that a process left which is no longer there.
struct RecoverableCase {
    std::string path;     ///< of the autosave file
    std::string casePath; ///< of the case it belongs to; empty: never saved
    std::string name;
    double time = 0.0;           ///< when it was stored
    bool isNewerThanCase = true; ///< the case file was saved before it, or is gone
    CaseFile file;
};

/// Every autosave file of a folder whose process has ended, newest first. Those that cannot be read
/// are left where they are and named in `problems` (may be null). At most 100 are looked at.
[[nodiscard]] std::vector<RecoverableCase> findRecoverable(const std::string& folder,
                                                           std::vector<Error>* problems = nullptr);
/// Takes an autosave file away after it was recovered or turned down.
void dropRecoverable(const RecoverableCase& recoverable);

/// $XDG_STATE_HOME/faultline/autosave, or ~/.local/state/faultline/autosave; empty if neither is
/// known.
[[nodiscard]] std::string defaultAutosaveFolder();

} // namespace faultline
