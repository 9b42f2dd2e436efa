// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "tests/support/test_case.h"
#include "widgets/view_context.h"

#include <QSize>
#include <QTest>

#include <memory>

namespace faultline::samples {

/// A tab of the Summaries page on the screen, with a case that it has read.
template <typename Tab>
struct TabPage {
    explicit TabPage(const CasePtr& data, QSize size = {1000, 760})
    {
        state.opened().setCase(data);
        tab = std::make_unique<Tab>(state, nullptr);
        tab->resize(size);
        tab->show();
        if (!QTest::qWaitForWindowExposed(tab.get()))
            qFatal("no window");
        tab->settle();
    }

    TestCase opened;
    ui::ViewContext state{opened};
    std::unique_ptr<Tab> tab;
};

} // namespace faultline::samples
