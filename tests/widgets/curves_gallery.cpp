// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the Scalars page with many seeds into PNG files of the
// current folder, grouped in several ways, light and dark.

#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "widgets/charts/curve_view.h"
#include "widgets/curve_options.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/scalars/curve_form.h"
#include "widgets/views/scalars/scalar_card.h"
#include "widgets/views/scalars/scalars_view.h"

#include <QApplication>
#include <QLineEdit>

#include <cmath>
#include <functional>
#include <random>
#include <string>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr QSize kSize(1012, 680);

/// Three networks, five seeds each; one diverges, one logs NaN, one began from a checkpoint.
CasePtr manySeeds()
{
    samples::CaseBuilder builder;
    std::mt19937 random(7);
    std::normal_distribution<double> noise(0.0, 1.0);
    const char* nets[] = {"resnet50", "efficientdet_d0", "vit_small"};
    for (int net = 0; net < 3; ++net) {
        for (int seed = 0; seed < 5; ++seed) {
            const std::string run = std::string(nets[net]) + "_seed" + std::to_string(seed);
            const double speed = 4.0 + net + 0.4 * noise(random);
            const double floor = 0.3 + 0.15 * net + 0.03 * noise(random);
            const auto loss = [&](std::size_t i) {
                const double x = static_cast<double>(i) / 2000.0;
                if (net == 1 && seed == 2 && i > 900 && i < 1000)
                    return std::nan("");
                const double spike = net == 0 && i == 1200 ? 9.0 : 0.0;
                return floor + 2.2 * std::exp(-speed * x) + 0.06 * noise(random) + spike;
            };
            builder.add(run, "Loss/total", samples::pointsOf(2000, loss, 10))
                .add(run, "Loss/box", samples::pointsOf(1000 + 200 * seed, loss, 10))
                .add(run, "mAP/mAP",
                     samples::pointsOf(
                         25,
                         [&](std::size_t i) {
                             return 0.4 + 0.05 * net
                                    - 0.4 * std::exp(-0.2 * speed * static_cast<double>(i))
                                    + 0.01 * noise(random);
                         },
                         800))
                .add(run, "learning_rate",
                     samples::pointsOf(
                         2000,
                         [](std::size_t i) {
                             const auto x = static_cast<double>(i);
                             return i < 200 ? x / 200.0 : 0.5 + 0.5 * std::cos((x - 200.0) / 573.0);
                         },
                         10));
        }
    }
    return builder.build();
}

void draw(const QString& file, const std::function<void(ViewContext&)>& choose)
{
    TestCase opened;
    ViewContext state{opened};
    ScalarsView view(state, nullptr);
    view.resize(kSize);
    view.show();
    state.opened().setCase(manySeeds());
    choose(state);
    QApplication::processEvents();
    view.settle();
    QApplication::processEvents();
    view.grab().save(file);
}

void drawForm(const QString& file)
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(manySeeds());
    state.curveOptions().setGrouping(
        {.by = RunGrouping::By::Pattern, .key = QStringLiteral("^(.*)_seed")});
    QWidget anchor;
    anchor.show();
    CurveForm form(state);
    form.openBelow(anchor);
    QApplication::processEvents();
    form.grab().save(file);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const RunGrouping byNet{.by = RunGrouping::By::Pattern, .key = QStringLiteral("^(.*)_seed")};
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const auto name = [dark](const QString& what) {
            return QStringLiteral("curves-%1-%2.png")
                .arg(what, dark ? QStringLiteral("dark") : QStringLiteral("light"));
        };
        draw(name(QStringLiteral("runs")), [](ViewContext&) {});
        draw(name(QStringLiteral("groups")), [&](ViewContext& state) {
            state.curveOptions().setGrouping(byNet);
            state.setIgnoreOutliers(true);
        });
        draw(name(QStringLiteral("median")), [&](ViewContext& state) {
            state.curveOptions().setGrouping(byNet);
            state.curveOptions().setGroupLine(GroupLine::Median);
            state.curveOptions().setGroupBand(GroupBand::MinMax);
            state.curveOptions().setSmoothingForm(SmoothingForm::ByDistance);
            state.setCursorX(8000.0);
        });
        draw(name(QStringLiteral("metric")), [&](ViewContext& state) {
            state.curveOptions().setXTag(QStringLiteral("learning_rate"));
            state.setXAxis(XAxisKind::Value);
            state.setSmoothing(0.9);
        });
        drawForm(name(QStringLiteral("form")));
    }
    return 0;
}
