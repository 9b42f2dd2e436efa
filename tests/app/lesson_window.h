// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main_window.h"
#include "model/qt/lesson_shelf.h"
#include "tests/lessons/lesson_samples.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_view.h"
#include "widgets/shell/page_stack.h"
#include "widgets/views/learn/choice_button.h"
#include "widgets/views/learn/knob_box.h"
#include "widgets/views/learn/learn_view.h"
#include "widgets/views/learn/lesson_list.h"
#include "widgets/views/learn/lesson_panel.h"
#include "widgets/views/learn/lesson_stage.h"
#include "widgets/views/learn/question_box.h"

#include <QApplication>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <memory>

namespace faultline::samples {

inline constexpr int kLessonMs = 60'000;

/// A window on the page Learn, with lessons of a folder and progress of its own.
class LessonWindow {
public:
    explicit LessonWindow(const std::string& lessons = shippedLessons())
    {
        qputenv("FAULTLINE_LESSONS", QByteArray::fromStdString(lessons));
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        qputenv("XDG_DATA_DIRS", m_folder.path().toUtf8());
        m_settings =
            std::make_unique<ui::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_opened = std::make_unique<TestCase>();
        m_window = std::make_unique<ui::MainWindow>(*m_settings, *m_opened);
        m_window->resize(1280, 800);
        m_window->show();
        (void)QTest::qWaitForWindowActive(m_window.get());
    }

    [[nodiscard]] ui::MainWindow& window() const { return *m_window; }
    [[nodiscard]] QString progressPath() const
    {
        return m_folder.filePath(QStringLiteral("faultline/progress.json"));
    }
    [[nodiscard]] const QTemporaryDir& folder() const { return m_folder; }

    ui::LearnView& learn()
    {
        m_window->showPage(QStringLiteral("learn"));
        auto* view = m_window->findChild<ui::LearnView*>();
        view->shelf().finish();
        return *view;
    }
    /// Opens a lesson and waits for it.
    ui::LearnView& open(const QString& id)
    {
        ui::LearnView& view = learn();
        view.openLesson(id);
        view.settle();
        QApplication::processEvents();
        return view;
    }
    void openCase(const QString& path)
    {
        QSignalSpy ended(m_window.get(), &ui::MainWindow::loadEnded);
        m_window->openPaths({path});
        QVERIFY(ended.wait(kLessonMs));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<ui::Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// Presses Tab until a widget has the focus; false: it never gets it.
inline bool tabTo(const QWidget& wanted)
{
    constexpr int kMost = 600;
    for (int i = 0; i < kMost; ++i) {
        QWidget* const focused = QApplication::focusWidget();
        if (focused == &wanted)
            return true;
        if (focused == nullptr)
            return false;
        QTest::keyClick(focused, Qt::Key_Tab);
    }
    return false;
}

inline std::size_t rightOption(const LessonBlock& block)
{
    for (std::size_t i = 0; i < block.options.size(); ++i) {
        if (block.options[i].isRight)
            return i;
    }
    return 0;
}

} // namespace faultline::samples
