// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The border between the core's UTF-8 and Qt's UTF-16. File names that are not valid UTF-8
/// lose their odd bytes in a QString: show these, but open files by the original string.
[[nodiscard]] QString toQString(std::string_view utf8);

} // namespace faultline
