// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the Memory page into PNG files of the current folder,
// each tab, light and dark, for a training that fits and for one that does not; then with every
// text half as long again, as other languages have it.
//   memory_gallery [MODEL] [BATCH]

#include "model/vram/hardware.h"
#include "tests/support/test_case.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/memory/memory_view.h"
#include "widgets/views/memory/mitigation_panel.h"
#include "widgets/views/trace/copy_table.h"

#include <QApplication>
#include <QTabWidget>
#include <QTranslator>

using namespace faultline;
using namespace faultline::ui;

namespace {

/// Makes every text half as long again.
class LongTexts final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*,
                                    int) const override
    {
        const QString text = QString::fromUtf8(source);
        return text + QString(text.size() / 2, u'~');
    }
};

void settled(MemoryView& view)
{
    // Twice: what has come starts the next thing.
    for (int i = 0; i < 2; ++i) {
        QApplication::processEvents();
        view.settle();
    }
    QApplication::processEvents();
}

void draw(MemoryView& view, const QString& name)
{
    for (int tab = 0; tab < view.tabs().count(); ++tab) {
        view.tabs().setCurrentIndex(tab);
        settled(view);
        if (view.tabs().currentWidget() == &view.mitigations()) {
            view.mitigations().table().selectRow(0);
            settled(view);
        }
        view.grab().save(name.arg(tab));
    }
}

void drawAll(const QString& model, qint64 batch, const QString& suffix)
{
    TestCase opened;
    ViewContext state{opened};
    MemoryView view(state, nullptr);
    view.resize(1012, 640);
    view.show();
    settled(view);
    view.grab().save(QStringLiteral("memory-empty-%1.png").arg(suffix));
    PlanRequest request = view.controller().request();
    request.model = model.toStdString();
    view.controller().setRequest(request);
    draw(view, QStringLiteral("memory-fits-%1-") + suffix + QStringLiteral(".png"));
    if (const Result<vram::Gpu> gpu = vram::findGpu("T4"))
        request.gpu = *gpu;
    request.setup.batchPerReplica = batch;
    request.setup.optimizer = "adamw";
    view.controller().setRequest(request);
    draw(view, QStringLiteral("memory-large-%1-") + suffix + QStringLiteral(".png"));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    const QString model =
        arguments.size() > 1 ? arguments[1] : QStringLiteral("faster_rcnn_r50_fpn");
    const qint64 batch = arguments.size() > 2 ? arguments[2].toLongLong() : 12;
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        drawAll(model, batch, dark ? QStringLiteral("dark") : QStringLiteral("light"));
    }
    LongTexts texts;
    QCoreApplication::installTranslator(&texts);
    applyTheme(app, ThemeChoice::Light);
    drawAll(model, batch, QStringLiteral("long"));
    return 0;
}
