// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_case.h"
#include "widgets/view_context.h"
#include "widgets/views/memory/memory_view.h"
#include "widgets/views/memory/search_box.h"
#include "widgets/views/memory/setup_strip.h"

#include <QApplication>
#include <QLineEdit>
#include <QString>
#include <QTest>

namespace faultline::samples {

/// The Memory page, without a case, driven as a person would.
struct MemoryPage {
    TestCase opened;
    ui::ViewContext state{opened};
    ui::MemoryView view{state, nullptr};

    MemoryPage()
    {
        view.resize(1012, 680);
        view.show();
    }
    /// As a person: types the name, presses Return.
    void plan(const QString& model)
    {
        QLineEdit* line = view.setup().modelBox().lineEdit();
        line->selectAll();
        QTest::keyClicks(line, model);
        QTest::keyClick(line, Qt::Key_Return);
        settle();
    }
    void chooseGpu(const QString& name)
    {
        emit view.setup().gpuBox().textChosen(name);
        settle();
    }
    void settle()
    {
        view.settle();
        QApplication::processEvents();
    }
    [[nodiscard]] const vram::Estimate& estimate() { return view.controller().plan()->estimate; }
};

} // namespace faultline::samples
