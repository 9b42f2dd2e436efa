// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_place.h"
#include "tests/app/lesson_window.h"
#include "widgets/charts/chart_canvas.h"
#include "widgets/controls/section_header.h"
#include "widgets/views/console/log_list.h"
#include "widgets/views/summaries/media/image_canvas.h"

#include <QComboBox>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace faultline::samples {

/// Points at what proves an answer on the live pages of a lesson, as a learner does: with the mouse
/// alone, or with keys alone.
class LessonPointer {
public:
    enum class Hand { Mouse, Keys };

    LessonPointer(ui::LearnView& view, Hand hand) : m_view(view), m_hand(hand) {}

    /// Whether the place could be reached.
    [[nodiscard]] bool pointAt(const ProofTarget& target)
    {
        m_target = &target;
        switch (target.kind) {
        case ProofTarget::Kind::Point:
            return open("scalars")
                   && onCharts(QStringLiteral("Chart of ") + toQString(target.name));
        case ProofTarget::Kind::Hardware: return open("hardware") && onCharts({});
        case ProofTarget::Kind::Line:
            return open("console") && onDocuments([this] { return onLines(); });
        case ProofTarget::Kind::Config:
            return open("config") && onDocuments([this] { return onFields(); });
        case ProofTarget::Kind::Dataset: return open("data") && onDataset();
        case ProofTarget::Kind::Picture: return open("summaries") && onPictures();
        }
        return false;
    }

private:
    [[nodiscard]] bool isProof() const
    {
        const std::optional<Evidence>& place = m_view.ownContext()->picked();
        return place && proves(*m_view.ownContext()->opened().caseData(), *m_target, *place);
    }

    [[nodiscard]] std::int64_t pickedLine() const
    {
        const std::optional<Evidence>& place = m_view.ownContext()->picked();
        const auto* line = place ? std::get_if<LogEvidence>(&*place) : nullptr;
        return line == nullptr ? -1 : std::int64_t(line->sourceLine);
    }

    [[nodiscard]] QWidget& page() const { return *m_view.stage()->pages().currentWidget(); }

    void settle() const
    {
        m_view.settle();
        QApplication::processEvents();
    }

    /// By the tab of the page.
    [[nodiscard]] bool open(const char* page)
    {
        const QString wanted = QLatin1String(page);
        auto* tabs = m_view.stage()->findChild<QTabBar*>();
        if (tabs == nullptr || (m_hand == Hand::Keys && !tabTo(*tabs)))
            return false;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->tabData(tab).toString() != wanted)
                continue;
            if (m_hand == Hand::Mouse)
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            for (int i = 0; m_hand == Hand::Keys && tabs->currentIndex() != tab && i < 20; ++i)
                QTest::keyClick(tabs, tabs->currentIndex() < tab ? Qt::Key_Right : Qt::Key_Left);
            settle();
            return tabs->currentIndex() == tab;
        }
        return false; // the lesson does not show the page where its proof is
    }

    [[nodiscard]] bool onCharts(const QString& name)
    {
        m_tried.clear();
        return m_hand == Hand::Mouse ? onChartsByMouse(name) : onChartsByKeys(name);
    }

    /// Pages keep only the charts that are in sight.
    [[nodiscard]] bool onChartsByKeys(const QString& name)
    {
        if (!tabTo(*m_view.stage()->findChild<QTabBar*>()))
            return false;
        constexpr int kMostTabs = 600;
        for (int i = 0; i < kMostTabs; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (qobject_cast<ui::SectionHeader*>(QApplication::focusWidget()) != nullptr)
                QTest::qWait(kChartsMs); // the page scrolls, and makes the charts there
            auto* chart = qobject_cast<ui::CurveView*>(QApplication::focusWidget());
            if (chart != nullptr && isNew(*chart, name) && onChartByKeys(*chart))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool onChartsByMouse(const QString& name)
    {
        QScrollBar* bar = nullptr;
        for (QScrollArea* area : page().findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->verticalScrollBar()->maximum() > 0)
                bar = area->verticalScrollBar();
        }
        if (bar != nullptr)
            bar->setValue(0);
        for (;;) {
            settle();
            for (ui::CurveView* chart : page().findChildren<ui::CurveView*>()) {
                if (chart->isVisible() && isNew(*chart, name) && onChartByMouse(*chart))
                    return true;
            }
            if (bar == nullptr || bar->value() == bar->maximum())
                return false;
            bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        }
    }

    [[nodiscard]] bool isNew(const ui::CurveView& chart, const QString& name)
    {
        if ((!name.isEmpty() && chart.accessibleName() != name)
            || m_tried.contains(chart.accessibleName()))
            return false;
        m_tried << chart.accessibleName();
        return true;
    }

    [[nodiscard]] bool onChartByMouse(ui::CurveView& chart) const
    {
        chart.flush();
        // A quantity is pointed at wherever its curve is; a step is looked for.
        const int stride = m_target->kind == ProofTarget::Kind::Point ? 3 : 12;
        for (int x = 0; x < chart.width(); x += stride) {
            for (int y = 0; y < chart.height(); y += stride) {
                QTest::mouseClick(&chart, Qt::LeftButton, {}, {x, y});
                if (isProof())
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool onChartByKeys(ui::CurveView& chart) const
    {
        chart.flush();
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&chart, key, Qt::ShiftModifier);
            for (std::size_t curve = 0; curve < chart.cursorValues().size(); ++curve) {
                QTest::keyClick(&chart, Qt::Key_Return);
                if (isProof())
                    return true;
            }
            return false;
        };
        const auto step = [&] { // of the run that is looked for
            const std::vector<ui::CursorValue> values = chart.cursorValues();
            const auto meant =
                std::find_if(values.begin(), values.end(), [this](const ui::CursorValue& value) {
                    return value.label.contains(toQString(m_target->where));
                });
            return meant == values.end() ? values.front().point.step : meant->point.step;
        };
        const bool isPoint = m_target->kind == ProofTarget::Kind::Point;
        constexpr int kMostSteps = 1500; // a pixel each at least
        for (int i = 0; i < kMostSteps; ++i) {
            if (press(Qt::Key_Right))
                return true;
            if (isPoint && !chart.cursorValues().empty() && step() > m_target->last)
                break;
        }
        // Points are denser than pixels: come nearer.
        for (int zoom = 0; isPoint && zoom < 12; ++zoom) {
            QTest::keyClick(&chart, Qt::Key_Plus);
            settle();
            chart.flush();
            while (!chart.cursorValues().empty() && step() > m_target->first) {
                const std::int64_t before = step();
                if (press(Qt::Key_Left))
                    return true;
                if (step() == before)
                    break;
            }
            while (!chart.cursorValues().empty() && step() < m_target->last) {
                const std::int64_t before = step();
                if (press(Qt::Key_Right))
                    return true;
                if (step() == before)
                    break;
            }
        }
        return false;
    }

    /// The document that is shown, then the others of its page.
    template <typename Look>
    [[nodiscard]] bool onDocuments(Look look) const
    {
        settle();
        if (look())
            return true;
        for (QComboBox* chooser : page().findChildren<QComboBox*>()) {
            if (!chooser->isVisible() || chooser->count() < 2)
                continue;
            for (int i = 0; i < chooser->count(); ++i) {
                if (m_hand == Hand::Keys) {
                    if (!tabTo(*chooser))
                        return false;
                    QTest::keyClick(chooser, i == 0 ? Qt::Key_Home : Qt::Key_Down);
                } else {
                    chooser->setCurrentIndex(i); // a click opens a window of its own
                    emit chooser->activated(i);
                }
                settle();
                if (look())
                    return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool onLines() const
    {
        auto* list = page().findChild<ui::LogList*>();
        if (list == nullptr || (m_hand == Hand::Keys && !tabTo(*list)))
            return false;
        if (m_hand == Hand::Keys)
            QTest::keyClick(list, Qt::Key_Home);
        constexpr int kMostLines = 2000;
        for (int line = 0; m_hand == Hand::Keys && line < kMostLines && !isProof(); ++line) {
            QTest::keyClick(list, Qt::Key_Return); // opens what is folded
            if (!isProof())
                QTest::keyClick(list, Qt::Key_Down);
        }
        if (m_hand == Hand::Mouse && !onLinesByMouse(*list, false))
            return onLinesByMouse(*list, true);
        return isProof();
    }

    [[nodiscard]] bool onLinesByMouse(ui::LogList& list, bool opensFolds) const
    {
        QScrollBar& bar = *list.verticalScrollBar();
        bar.setValue(0);
        std::int64_t opened = -1;
        for (;;) {
            for (int y = 4; y < list.viewport()->height() && !isProof(); y += 8) {
                const QPoint place(list.viewport()->width() / 2, y);
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place);
                if (opensFolds && !isProof() && std::exchange(opened, pickedLine()) != pickedLine())
                    QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, place);
            }
            if (isProof() || bar.value() == bar.maximum())
                return isProof();
            bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
        }
    }

    [[nodiscard]] bool onFields() const
    {
        for (QTreeView* tree : page().findChildren<QTreeView*>()) {
            if (!tree->isVisible() || (m_hand == Hand::Keys && !tabTo(*tree)))
                continue;
            if (m_hand == Hand::Mouse) {
                tree->expandAll();
                for (QModelIndex index = tree->model()->index(0, 0); index.isValid();
                     index = tree->indexBelow(index)) {
                    tree->scrollTo(index);
                    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                                      tree->visualRect(index).center());
                    if (isProof())
                        return true;
                }
                continue;
            }
            QTest::keyClick(tree, Qt::Key_Home);
            constexpr int kMostFields = 2000;
            for (int i = 0; i < kMostFields; ++i) {
                QTest::keyClick(tree, Qt::Key_Return);
                if (isProof())
                    return true;
                const QModelIndex before = tree->currentIndex();
                QTest::keyClick(tree, Qt::Key_Right); // opens what is folded
                if (tree->currentIndex() == before)
                    QTest::keyClick(tree, Qt::Key_Down);
                if (tree->currentIndex() == before && !tree->indexBelow(before).isValid())
                    break;
            }
        }
        return false;
    }

    [[nodiscard]] bool onDataset() const
    {
        settle();
        for (QWidget* part : page().findChildren<QWidget*>()) {
            const QString field = part->property("datasetField").toString();
            if (!part->isVisible() || field.isEmpty()
                || (field == QStringLiteral("class") && m_target->name != "class"))
                continue; // Return on a class shows its images
            if (m_hand == Hand::Mouse)
                QTest::mouseClick(part, Qt::LeftButton, {}, part->rect().center());
            else if (part->focusPolicy() != Qt::NoFocus && tabTo(*part))
                QTest::keyClick(part, Qt::Key_Return);
            if (isProof())
                return true;
        }
        return false;
    }

    [[nodiscard]] bool onPictures() const
    {
        settle();
        for (ui::ImageCanvas* canvas : page().findChildren<ui::ImageCanvas*>()) {
            if (!canvas->isVisible())
                continue;
            if (m_hand == Hand::Mouse)
                QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
            else if (tabTo(*canvas))
                QTest::keyClick(canvas, Qt::Key_Space);
            if (isProof())
                return true;
        }
        return false;
    }

    static constexpr int kChartsMs = 100;

    ui::LearnView& m_view;
    Hand m_hand;
    const ProofTarget* m_target = nullptr;
    QStringList m_tried; ///< charts
};

} // namespace faultline::samples
