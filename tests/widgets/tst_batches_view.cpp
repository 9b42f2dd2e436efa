// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/session/open_case_steps.h"
#include "tests/qtmodel/pipeline_samples.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/message_bar.h"
#include "widgets/view_context.h"
#include "widgets/views/batches/batch_grid.h"
#include "widgets/views/batches/batch_toolbar.h"
#include "widgets/views/batches/batches_view.h"
#include "widgets/views/batches/catalogue_popup.h"
#include "widgets/views/batches/figure_bars.h"
#include "widgets/views/batches/figures_panel.h"
#include "widgets/views/batches/parameter_editor.h"
#include "widgets/views/batches/parameter_form.h"
#include "widgets/views/batches/pipeline_panel.h"
#include "widgets/views/batches/remark_notice.h"
#include "widgets/views/batches/step_viewer.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTreeView>

using namespace faultline;
using namespace faultline::ui;

namespace {

CasePtr caseOf(const DatasetPtr& dataset)
{
    auto made = std::make_shared<CaseData>();
    made->sources = {"set"};
    if (dataset)
        made->datasets = {std::make_shared<DatasetSource>(dataset->source())};
    return made;
}

struct Page {
    samples::PicturesOnDisk disk{6};
    TestCase opened{
        OpenCaseSteps{.datasets = [this](const DatasetSource&, ReadMonitor&) -> Result<DatasetPtr> {
            return disk.dataset;
        }}};
    ViewContext state{opened};
    DatasetController& datasets = opened.datasets();
    BatchesView view{state, nullptr};

    Page()
    {
        view.resize(1100, 700);
        view.show();
        state.opened().setCase(caseOf(disk.dataset));
        view.controller().setSampleCount(16);
        view.settle();
        QApplication::processEvents();
    }
    [[nodiscard]] PipelineDocument& document() { return view.pipeline().document(); }
    /// Imports a file and waits for it.
    void import(const std::string& path)
    {
        view.pipeline().importFile(QString::fromStdString(path));
        view.pipeline().finishImport();
    }
    void keys(QWidget& widget, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        widget.setFocus();
        QTest::keyClick(&widget, static_cast<Qt::Key>(key), modifiers);
    }
};

QStringList transformsOf(const augment::Pipeline& pipeline)
{
    QStringList names;
    for (const augment::PipelineStep& step : pipeline.steps)
        names << QString::fromStdString(step.transform);
    return names;
}

QByteArray textOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

augment::ParameterInfo parameter(augment::ParameterKind kind, augment::Value value)
{
    augment::ParameterInfo info;
    info.name = "made";
    info.kind = kind;
    info.defaultValue = std::move(value);
    info.minimum = 0.0;
    info.maximum = 10.0;
    return info;
}

} // namespace

class BatchesViewTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToOpenWhenThereIsNothing();
    void showsABatch();
    void givesTheRoomToTheImages();
    void goesToOtherBatchesAndSeeds();
    void movesInTheGridByKeys();
    void showsOnePictureStepByStep();
    void showsOnePictureUnderManySeeds();
    void showsOriginals();
    void editsThePipeline();
    void saysWhatIsNotReproduced();
    void switchesBetweenPipelines();
    void saysWhyAFileIsNoPipeline();
    void exportsWhatItImports_data();
    void exportsWhatItImports();
    void takesTheStepTimeOfTheRun();
    void tellsWhatItCosts();
    void addsFromTheCatalogue();
    void findsTheExactTransform();
    void editorsGiveWhatIsTyped();
    void editsEveryParameterThereIs();
    void drawsEverySize();
};

void BatchesViewTest::saysWhatToOpenWhenThereIsNothing()
{
    TestCase opened;
    ViewContext state{opened};
    BatchesView view(state, nullptr);
    view.show();
    QVERIFY(samples::button(view, QStringLiteral("Open a folder…")) != nullptr);
    QVERIFY(view.statusText().isEmpty());
    state.opened().setCase(caseOf(nullptr));
    QVERIFY(samples::button(view, QStringLiteral("Open a folder…")) != nullptr);
    view.settle();
}

void BatchesViewTest::showsABatch()
{
    Page page;
    QCOMPARE(page.view.controller().doneCount(), std::size_t{64});
    QVERIFY(page.view.statusText().startsWith(QStringLiteral("64 images")));
    QVERIFY(page.view.grid().columns() > 1);
    QCOMPARE(page.view.figures().tensorText().text(), QStringLiteral("64 × 64 × 96 × 3"));
    page.view.toolbar().sizeBox().setValue(3);
    page.view.settle();
    QCOMPARE(page.view.figures().tensorText().text(), QStringLiteral("3 × 64 × 96 × 3"));
}

void BatchesViewTest::givesTheRoomToTheImages()
{
    Page page;
    page.view.resize(1000, 690);
    QApplication::processEvents();
    BatchGrid& grid = page.view.grid();
    QVERIFY(page.view.pipeline().isVisible());
    QVERIFY(!page.view.figures().isVisible());
    QVERIFY(grid.columns() >= 3);
    QVERIFY(grid.tileRect(0).width() >= 160);
    const int columns = grid.columns();
    QVERIFY(samples::click(page.view, QStringLiteral("Steps of the pipeline")));
    QApplication::processEvents();
    QVERIFY(!page.view.pipeline().isVisible());
    QVERIFY(grid.columns() > columns);
    // What the user folded or opened stays so, however wide the page becomes.
    QVERIFY(samples::click(page.view, QStringLiteral("Tensor, boxes and time of the batch")));
    page.view.resize(1500, 690);
    QApplication::processEvents();
    QVERIFY(!page.view.pipeline().isVisible());
    QVERIFY(page.view.figures().isVisible());
    auto* zoom = samples::named<QSlider>(page.view, QStringLiteral("Size of the images"));
    QVERIFY(zoom != nullptr);
    const int side = grid.tileRect(0).width();
    zoom->setValue(2 * zoom->value());
    QVERIFY(grid.tileRect(0).width() > side);
}

void BatchesViewTest::goesToOtherBatchesAndSeeds()
{
    Page page;
    QVERIFY(samples::click(page.view, QStringLiteral("Next batch (Ctrl+Right)")));
    QCOMPARE(page.view.controller().request().number, std::size_t{1});
    QVERIFY(samples::click(page.view, QStringLiteral("Previous batch (Ctrl+Left)")));
    QCOMPARE(page.view.controller().request().number, std::size_t{0});
    QVERIFY(!samples::click(page.view, QStringLiteral("Previous batch (Ctrl+Left)")));
    page.view.toolbar().seedBox().setValue(41);
    QCOMPARE(page.view.controller().request().seed, std::uint64_t{41});
    QVERIFY(samples::click(page.view, QStringLiteral("New seed (Ctrl+R)")));
    QCOMPARE(page.view.controller().request().seed, page.view.toolbar().seed());
    QCOMPARE(page.view.controller().request().split, std::optional<std::uint8_t>(0)); // train
    auto* split = samples::named<QComboBox>(page.view, QStringLiteral("Split"));
    QVERIFY(split != nullptr);
    QTest::keyClick(split, Qt::Key_Home);
    emit split->activated(0);
    QVERIFY(!page.view.controller().request().split.has_value());
}

void BatchesViewTest::movesInTheGridByKeys()
{
    Page page;
    BatchGrid& grid = page.view.grid();
    page.keys(grid, Qt::Key_Home);
    QCOMPARE(grid.currentTile(), 0);
    page.keys(grid, Qt::Key_Right);
    page.keys(grid, Qt::Key_Down);
    QCOMPARE(grid.currentTile(), 1 + grid.columns());
    page.keys(grid, Qt::Key_End);
    QCOMPARE(grid.currentTile(), 63);
    QVERIFY(grid.viewport()->rect().contains(grid.tileRect(63).center()));
    const int before = grid.columns();
    for (int i = 0; i < 4; ++i)
        page.keys(grid, Qt::Key_Plus);
    QVERIFY(grid.columns() < before);
}

void BatchesViewTest::showsOnePictureStepByStep()
{
    Page page;
    BatchGrid& grid = page.view.grid();
    QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.tileRect(1).center());
    QVERIFY(page.view.isViewerShown());
    page.view.settle();
    StepViewer& viewer = page.view.viewer();
    QCOMPARE(viewer.position(), std::size_t{1});
    QCOMPARE(viewer.list().count(), 1); // the pipeline has no steps
    page.keys(viewer, Qt::Key_PageDown);
    page.view.settle();
    QCOMPARE(viewer.position(), std::size_t{2});
    QCOMPARE(page.view.controller().steps()->picture->position, std::size_t{2});
    page.keys(viewer, Qt::Key_Plus);
    page.keys(viewer, Qt::Key_O);
    page.keys(viewer, Qt::Key_Escape);
    QVERIFY(!page.view.isViewerShown());
    QCOMPARE(grid.currentTile(), 2);
}

void BatchesViewTest::showsOnePictureUnderManySeeds()
{
    Page page;
    page.view.openPicture(3);
    page.view.settle();
    const std::size_t image = page.view.controller().steps()->picture->image;
    QVERIFY(samples::click(page.view, QStringLiteral("Under many seeds")));
    page.view.settle();
    for (const BatchPicturePtr& picture : page.view.controller().pictures())
        QCOMPARE(picture->image, image);
    QVERIFY(samples::click(page.view, QStringLiteral("All images")));
    QVERIFY(!page.view.controller().request().onlyImage.has_value());
}

void BatchesViewTest::showsOriginals()
{
    Page page;
    page.keys(page.view.grid(), Qt::Key_O);
    QVERIFY(page.view.grid().side() == PictureSide::Original);
    page.keys(page.view.grid(), Qt::Key_O);
    QVERIFY(page.view.grid().side() == PictureSide::Augmented);
    QVERIFY(samples::click(
        page.view,
        QStringLiteral("Images as the network is fed: normalised, stretched to be seen")));
    QVERIFY(page.view.controller().isWithNetwork());
    page.view.settle();
    QVERIFY(!page.view.controller().pictures()[0]->network.empty());
}

void BatchesViewTest::editsThePipeline()
{
    Page page;
    QVERIFY(page.document().insert({0}, samples::step("A")));
    QVERIFY(page.document().insert({1}, samples::step("B")));
    QTreeView& tree = page.view.pipeline().tree();
    QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("B"));
    QCOMPARE(page.view.controller().request().pipeline.steps.size(), std::size_t{2});
    page.keys(tree, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(page.document().pipeline().steps[0].transform, std::string("made/B"));
    QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("B"));
    page.keys(tree, Qt::Key_Space);
    QVERIFY(!page.document().pipeline().steps[0].enabled);
    page.keys(tree, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(page.document().pipeline().steps.size(), std::size_t{3});
    page.keys(tree, Qt::Key_Delete);
    QCOMPARE(page.document().pipeline().steps.size(), std::size_t{2});
    QVERIFY(samples::click(page.view, QStringLiteral("Undo: Remove B")));
    QCOMPARE(page.document().pipeline().steps.size(), std::size_t{3});
    QVERIFY(samples::click(page.view, QStringLiteral("Redo: Remove B")));
    while (page.document().canUndo())
        page.document().undo();
    QVERIFY(!page.document().isModified());
    page.view.settle();
}

void BatchesViewTest::saysWhatIsNotReproduced()
{
    Page page;
    QCOMPARE(page.view.pipeline().notice().count(), 0);
    QVERIFY(!page.view.pipeline().notice().isVisible());
    page.document().insert({0}, samples::step("Unknown"));
    page.view.settle();
    QCOMPARE(page.view.pipeline().notice().count(), 1);
    QVERIFY(page.view.pipeline().notice().isVisible());
    page.document().undo();
    page.view.settle();
    QVERIFY(!page.view.pipeline().notice().isVisible());
}

void BatchesViewTest::switchesBetweenPipelines()
{
    Page page;
    QComboBox& chooser = page.view.pipeline().chooser();
    QVERIFY(chooser.count() >= 4); // an empty one for each library
    page.document().insert({0}, samples::step("A"));
    chooser.setCurrentIndex(1);
    emit chooser.activated(1);
    QVERIFY(page.document().pipeline().steps.empty());
    QVERIFY(page.document().pipeline().library == augment::Library::Albumentations);
    QVERIFY(!page.document().canUndo());
}

void BatchesViewTest::saysWhyAFileIsNoPipeline()
{
    Page page;
    QVERIFY(!page.view.pipeline().exportFile(QStringLiteral("/no/such/folder/x"), "odapi"));
    page.import("/no/such/file.config");
    QVERIFY(!page.document().isModified());
    const test::ScratchFolder folder;
    folder.write("notes.json", R"({"a": 1})");
    page.import(folder.path() + "/notes.json");
    QVERIFY(!page.document().isModified());
    QVERIFY(page.view.pipeline().message().text().contains(QStringLiteral("notes.json")));
}

void BatchesViewTest::exportsWhatItImports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("odapi") << QStringLiteral("pipeline.config") << QStringLiteral(R"(
model { ssd { num_classes: 1
  image_resizer { fixed_shape_resizer { height: 64 width: 96 } }
  feature_extractor { type: "ssd_mobilenet_v2_keras" } } }
train_config { data_augmentation_options { random_horizontal_flip { probability: 0.25 } }
  data_augmentation_options { random_adjust_hue { max_delta: 0.03 } } })")
                           << QStringLiteral("odapi/filter_groundtruth");
    QTest::newRow("albumentations")
        << QStringLiteral("pipeline.json") << QStringLiteral(R"({"__version__": "2.0.8",
 "transform": {"__class_fullname__": "Compose", "p": 1.0, "transforms": [
  {"__class_fullname__": "HorizontalFlip", "p": 0.25},
  {"__class_fullname__": "OneOf", "p": 0.5, "transforms": [
   {"__class_fullname__": "Blur", "p": 1.0, "blur_limit": [3, 5]},
   {"__class_fullname__": "ToGray", "p": 1.0}]}],
  "bbox_params": {"format": "pascal_voc", "min_area": 4.0}}})")
        << QStringLiteral("albumentations/HorizontalFlip");
    QTest::newRow("ultralytics") << QStringLiteral("args.yaml")
                                 << QStringLiteral("task: detect\nmode: train\nimgsz: 64\n"
                                                   "batch: 4\nhsv_h: 0.02\nfliplr: 0.25\n"
                                                   "mosaic: 0.5\nscale: 0.4\ntranslate: 0.1\n")
                                 << QStringLiteral("ultralytics/load_image");
    QTest::newRow("keras")
        << QStringLiteral("model.json")
        << QStringLiteral(
               R"({"class_name": "Sequential", "config": {"name": "augment", "layers": [
 {"class_name": "RandomFlip", "config": {"name": "flip", "mode": "horizontal"}},
 {"class_name": "RandomRotation", "config": {"name": "turn", "factor": 0.1}},
 {"class_name": "Rescaling", "config": {"name": "scale", "scale": 0.00392156862745098}}]}})")
        << QStringLiteral("keras/RandomFlip");
}

/// What a file says comes back from each form that it can be written in.
void BatchesViewTest::exportsWhatItImports()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, first);
    Page page;
    const test::ScratchFolder folder;
    folder.write(name.toStdString(), text.toStdString());
    page.import(folder.path() + "/" + name.toStdString());
    const augment::Pipeline imported = page.document().pipeline();
    QVERIFY(!imported.steps.empty());
    page.document().open({});
    QGuiApplication::clipboard()->setText(text); // the same by way of the clipboard
    page.view.pipeline().importClipboard();
    page.view.pipeline().finishImport();
    QCOMPARE(transformsOf(page.document().pipeline()), transformsOf(imported));
    QCOMPARE(QString::fromStdString(imported.steps.front().transform), first);
    QVERIFY(page.document().canUndo());
    for (const augment::PipelineFileForm& form : augment::pipelineFileForms(imported.library)) {
        const std::string path =
            folder.path() + "/written-" + std::string(form.id) + "." + std::string(form.extension);
        QVERIFY(
            page.view.pipeline().exportFile(QString::fromStdString(path), std::string(form.id)));
        QVERIFY(page.view.pipeline().message().text().contains(QString::fromStdString(path)));
        page.document().open({});
        QVERIFY(!isSamePipeline(page.document().pipeline(), imported));
        page.import(path);
        QCOMPARE(transformsOf(page.document().pipeline()), transformsOf(imported));
        const std::string again = path + ".again";
        QVERIFY(
            page.view.pipeline().exportFile(QString::fromStdString(again), std::string(form.id)));
        QCOMPARE(textOf(again), textOf(path)); // every value came back
    }
    page.view.settle();
    QVERIFY(page.view.controller().outcome()->failures == 0);
}

void BatchesViewTest::takesTheStepTimeOfTheRun()
{
    samples::PicturesOnDisk disk{2};
    auto made = std::make_shared<CaseData>(*caseOf(disk.dataset));
    const auto steps = samples::pointsOf(
        40, [](std::size_t) { return 1.0; }, 10, 2.5);
    made->runs = samples::CaseBuilder().add("train", "loss", steps).build()->runs;
    TestCase opened(OpenCaseSteps{.datasets = [&disk](const DatasetSource&, ReadMonitor&)
                                      -> Result<DatasetPtr> { return disk.dataset; }});
    ViewContext state{opened};
    BatchesView view(state, nullptr);
    view.show();
    state.opened().setCase(made);
    view.settle();
    view.setStatisticsShown(true);
    auto* stepTime =
        samples::named<QDoubleSpinBox>(view, QStringLiteral("Time of a training step"));
    QVERIFY(stepTime != nullptr);
    QCOMPARE(stepTime->value(), 250.0);
    stepTime->setValue(123.0);
    state.opened().setCase(std::make_shared<CaseData>(*made)); // the run went on
    view.settle();
    QCOMPARE(stepTime->value(), 123.0);
}

void BatchesViewTest::tellsWhatItCosts()
{
    Page page;
    page.view.setStatisticsShown(true);
    QCOMPARE(page.view.controller().totals()->samples, std::uint64_t{16});
    QCOMPARE(page.view.figures().timeBars().bars().size(), std::size_t{1}); // decoding
    auto* stepTime =
        samples::named<QDoubleSpinBox>(page.view, QStringLiteral("Time of a training step"));
    QVERIFY(stepTime != nullptr);
    stepTime->setValue(0.1); // nothing feeds that
    QSignalSpy speeds(&page.view.controller(), &BatchController::speedsChanged);
    QTest::mouseClick(&page.view.figures().measureButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!page.view.controller().isMeasuring(), 30000);
    QVERIFY(!page.view.controller().speeds().empty());
    QVERIFY(!page.view.figures().speedBars().bars().empty());
    QVERIFY(page.view.figures().starvedText().text().contains(QStringLiteral("would wait")));
    stepTime->setValue(1e6);
    QVERIFY(!page.view.figures().starvedText().text().contains(QStringLiteral("would wait")));
}

void BatchesViewTest::addsFromTheCatalogue()
{
    Page page;
    CataloguePopup& popup = page.view.pipeline().catalogue();
    for (const augment::Library library :
         {augment::Library::ObjectDetectionApi, augment::Library::Albumentations,
          augment::Library::Ultralytics, augment::Library::Keras}) {
        popup.setLibrary(library);
        popup.openBelow(page.view);
        QTest::keyClicks(&popup.search(), QStringLiteral("zzz nothing"));
        QCOMPARE(popup.list().model()->rowCount(), 0);
        popup.search().clear();
        if (popup.list().model()->rowCount() == 0)
            continue;
        const std::size_t before = page.document().pipeline().steps.size();
        QSignalSpy chosen(&popup, &CataloguePopup::chosen);
        QTest::keyClick(&popup.search(), Qt::Key_Down);
        QTest::keyClick(&popup.search(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!popup.isVisible());
        QCOMPARE(page.document().pipeline().steps.size(), before + 1);
    }
    popup.hide();
    page.view.settle();
}

void BatchesViewTest::findsTheExactTransform()
{
    Page page;
    CataloguePopup& popup = page.view.pipeline().catalogue();
    popup.setLibrary(augment::Library::Albumentations);
    popup.openBelow(page.view);
    QTest::keyClicks(&popup.search(), QStringLiteral("rotate"));
    QCOMPARE(popup.list().currentIndex().data().toString(), QStringLiteral("Rotate"));
    QTest::keyClicks(&popup.search(), QStringLiteral("90"));
    QVERIFY(popup.list().currentIndex().data().toString().endsWith(QStringLiteral("90")));
    popup.hide();
}

void BatchesViewTest::editorsGiveWhatIsTyped()
{
    using Kind = augment::ParameterKind;
    using Numbers = std::vector<double>;
    const auto typed = [](const augment::ParameterInfo& info, auto act) {
        const std::unique_ptr<ParameterEditor> editor(makeParameterEditor(info, nullptr));
        std::optional<augment::Value> value = augment::Value(std::string("nothing"));
        QObject::connect(editor.get(), &ParameterEditor::edited,
                         [&value](const std::optional<augment::Value>& edited) { value = edited; });
        editor->setValue(info.defaultValue);
        if (value != std::optional<augment::Value>(augment::Value(std::string("nothing"))))
            return std::optional<augment::Value>(); // it told of what nobody typed
        act(*editor);
        return value;
    };
    QVERIFY(typed(parameter(Kind::Real, 0.5),
                  [](QWidget& e) { e.findChild<QDoubleSpinBox*>()->setValue(2.25); })
            == augment::Value(2.25));
    QVERIFY(typed(parameter(Kind::Integer, std::int64_t{1}),
                  [](QWidget& e) { e.findChild<QDoubleSpinBox*>()->setValue(99); })
            == augment::Value(std::int64_t{10})); // the maximum
    QVERIFY(typed(parameter(Kind::Boolean, false),
                  [](QWidget& e) { e.findChild<QCheckBox*>()->click(); })
            == augment::Value(true));
    QVERIFY(typed(parameter(Kind::Range, Numbers{1, 2}),
                  [](QWidget& e) { e.findChildren<QDoubleSpinBox*>().last()->setValue(7); })
            == augment::Value(Numbers{1, 7}));
    const auto type = [](const QString& text) {
        return [text](QWidget& e) {
            auto* line = e.findChild<QLineEdit*>();
            line->clear();
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        };
    };
    QVERIFY(typed(parameter(Kind::Numbers, Numbers{}), type(QStringLiteral("1, 2.5,99")))
            == augment::Value(Numbers{1, 2.5, 10}));
    QVERIFY(typed(parameter(Kind::Text, std::string()), type(QStringLiteral("abc")))
            == augment::Value(std::string("abc")));
    QVERIFY(typed(parameter(Kind::Texts, std::vector<std::string>{}), type(QStringLiteral("a, b")))
            == augment::Value(std::vector<std::string>{"a", "b"}));
    QVERIFY(!typed(parameter(Kind::Colour, Numbers{1, 2, 3}), type(QString())).has_value());
    QVERIFY(typed(parameter(Kind::Numbers, Numbers{}), type(QStringLiteral("1, x")))
            == augment::Value(std::string("nothing"))); // refused
}

void BatchesViewTest::editsEveryParameterThereIs()
{
    Page page;
    for (const augment::TransformInfo& info : augment::catalogue()) {
        augment::Pipeline pipeline;
        pipeline.library = info.library;
        augment::PipelineStep step;
        step.transform = info.id;
        pipeline.steps = {step};
        page.document().open(pipeline);
        page.view.pipeline().form().setStep({0});
        for (const augment::ParameterInfo& one : augment::parametersFor(info, {})) {
            const QByteArray name(one.name.data(), static_cast<qsizetype>(one.name.size()));
            QVERIFY2(page.view.pipeline().form().editor(std::string(one.name)) != nullptr,
                     name.constData());
        }
        // Showing a step writes nothing.
        QVERIFY2(page.document().pipeline().steps[0].parameters.empty(),
                 std::string(info.id).c_str());
        QVERIFY(!page.document().canUndo());
    }
}

void BatchesViewTest::drawsEverySize()
{
    Page page;
    for (const QSize size : {QSize(640, 400), QSize(1012, 680), QSize(2000, 1200)}) {
        page.view.resize(size);
        for (const int tile : {64, 96, 300, 640}) {
            page.view.grid().setTileSide(tile);
            QVERIFY(!page.view.grab().isNull());
        }
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<BatchesViewTest>(argc, argv);
}

#include "tst_batches_view.moc"
