// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"

namespace faultline::ui {

class SectionHeader;

/// Says that no hardware series was logged, and how to log some. The code is folded at first: the
/// panels below matter more.
class HardwareHint : public CardFrame {
    Q_OBJECT

public:
    explicit HardwareHint(QWidget* parent = nullptr);

private:
    SectionHeader* m_header = nullptr;
    QWidget* m_code = nullptr;
};

} // namespace faultline::ui
