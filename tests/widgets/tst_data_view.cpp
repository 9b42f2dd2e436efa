// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/read_monitor.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/load_dataset.h"
#include "model/qt/text.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/readers/load_case.h"
#include "model/session/open_case_steps.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_case.h"
#include "tests/support/test_jobs.h"
#include "tests/widgets/data_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/message_bar.h"
#include "widgets/view_context.h"
#include "widgets/views/data/box_size_map.h"
#include "widgets/views/data/data_view.h"
#include "widgets/views/data/defects_panel.h"
#include "widgets/views/data/histogram.h"
#include "widgets/views/data/overview_panel.h"
#include "widgets/views/data/picture_canvas.h"
#include "widgets/views/data/picture_detail.h"
#include "widgets/views/data/picture_grid.h"
#include "widgets/views/data/pictures_panel.h"
#include "widgets/views/data/repair_dialog.h"
#include "widgets/views/trace/copy_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>

#include <filesystem>
#include <numeric>

using namespace faultline;
using namespace faultline::samples;
using namespace faultline::ui;

namespace {

/// The page with a case, whose datasets are given instead of read.
struct Page {
    faultline::test::ScratchFolder cache; ///< what pixels showed is not kept from test to test
    TestCase opened;
    ViewContext state{opened};
    std::unique_ptr<DataView> view;

    explicit Page(const CasePtr& data, DatasetController::Loader loader)
        : opened(OpenCaseSteps{.datasets = std::move(loader)})
    {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(cache.path()));
        view = std::make_unique<DataView>(state, nullptr);
        view->resize(1200, 760);
        view->show();
        state.opened().setCase(data);
    }
    explicit Page(const PetSet& pets)
        : Page(pets.openedCase(), [given = pets.dataset()](const DatasetSource&, ReadMonitor&) {
              return Result<DatasetPtr>(given);
          })
    {
        view->settle();
        view->tabs().setCurrentWidget(&view->pictures());
        view->settle();
    }
    [[nodiscard]] PicturesPanel& pictures() const { return view->pictures(); }
    [[nodiscard]] bool says(const QString& text) const
    {
        for (const QLabel* label : view->findChildren<QLabel*>()) {
            if (label->isVisibleTo(view.get()) && label->text().contains(text))
                return true;
        }
        return false;
    }
};

} // namespace

class DataViewTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToOpenWhenThereIsNothing();
    void readsTheDatasetOfTheCase();
    void saysWhyADatasetCannotBeRead();
    void listsPicturesAndFiltersThem();
    void offersAllPicturesWhenNonePasses();
    void opensAPictureInTheLarge();
    void stepsThroughPicturesByKeyboard();
    void movesThroughTheGridByKeyboard();
    void opensAPictureThatTheFilterHides();
    void zoomsAroundTheMouse();
    void opensTheDatasetThatIsAskedFor();
    void saysWhatADatasetHolds();
    void showsSizesAsTheNetworkSeesThem();
    void comparesWithAnotherDataset();
    void opensThePicturesOfAClass();
    void listsDefectsAndFiltersThem();
    void sortsDefects();
    void showsThePictureOfADefect();
    void checksPictures();
    void exportsDefects();
    void writesARepairedCopy();
    void writesACopyThatNeedsNoRepair();
    void findsTheFilesOfAConfigurationElsewhere();
    void showsWidthsAndHeights();
    void measuresDecoding();
    void agreesWithOwnAndRealSets();
    void canBeClosedWhileReading();
};

void DataViewTest::saysWhatToOpenWhenThereIsNothing()
{
    Page page(nullptr, DatasetController::builtinLoader());
    QVERIFY(page.says(QStringLiteral("data.yaml")));
    page.state.opened().setCase(std::make_shared<CaseData>());
    QVERIFY(page.says(QStringLiteral("No dataset in this case")));
    QVERIFY(page.view->statusText().isEmpty());
}

void DataViewTest::readsTheDatasetOfTheCase()
{
    const PetSet pets;
    Page page(pets);
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Dataset), QString());
    QCOMPARE(page.pictures().model().rowCount(), 49);
    QVERIFY(page.view->statusText().contains(QStringLiteral("49 image")));
    QVERIFY(page.says(QStringLiteral("1 image(s) that annotations name are not there")));
}

void DataViewTest::saysWhyADatasetCannotBeRead()
{
    const PetSet pets;
    Page page(pets.openedCase(), [](const DatasetSource&, ReadMonitor&) -> Result<DatasetPtr> {
        return Error{ErrorCode::Io, "/data/train.record", {}, verbatim("cannot be opened")};
    });
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("The dataset could not be read")));
    QVERIFY(page.says(QStringLiteral("/data/train.record")));
}

void DataViewTest::listsPicturesAndFiltersThem()
{
    const PetSet pets;
    Page page(pets);
    auto* splits = named<QComboBox>(page.pictures(), QStringLiteral("Images of this split"));
    QVERIFY(splits != nullptr);
    QCOMPARE(splits->count(), 3);
    splits->setCurrentIndex(2);
    emit splits->activated(2);
    page.view->settle();
    QCOMPARE(page.pictures().model().rowCount(), 24);
    auto* search = named<QLineEdit>(page.pictures(), QStringLiteral("Part of a name or record id"));
    QTest::keyClicks(search, QStringLiteral("pet-1"));
    page.view->settle();
    QCOMPARE(page.pictures().model().rowCount(), 11); // 1 and 10 to 19
}

void DataViewTest::offersAllPicturesWhenNonePasses()
{
    const PetSet pets;
    Page page(pets);
    auto* search = named<QLineEdit>(page.pictures(), QStringLiteral("Part of a name or record id"));
    search->setText(QStringLiteral("no such picture"));
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("No image passes the filters")));
    QVERIFY(click(page.pictures(), QStringLiteral("Show all images")));
    page.view->settle();
    QCOMPARE(page.pictures().model().rowCount(), 49);
}

void DataViewTest::opensAPictureInTheLarge()
{
    const PetSet pets;
    Page page(pets);
    PictureGrid& grid = page.pictures().grid();
    const QModelIndex index = page.pictures().model().index(4);
    QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.visualRect(index).center());
    QVERIFY(page.pictures().isDetailShown());
    PictureDetail& detail = page.pictures().detail();
    QCOMPARE(detail.picture(), 4U);
    QCOMPARE(detail.boxes().model()->rowCount(), 5);
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("5 of 49")));
    QTest::keyClick(&detail.canvas(), Qt::Key_Escape);
    QVERIFY(!page.pictures().isDetailShown());
    QCOMPARE(grid.currentIndex().row(), 4);
}

void DataViewTest::stepsThroughPicturesByKeyboard()
{
    const PetSet pets;
    Page page(pets);
    page.pictures().openPicture(0);
    PictureDetail& detail = page.pictures().detail();
    QTest::keyClick(&detail.canvas(), Qt::Key_Left); // there is none before
    QCOMPARE(detail.picture(), 0U);
    QTest::keyClick(&detail.canvas(), Qt::Key_Right);
    QTest::keyClick(&detail.canvas(), Qt::Key_Right);
    QCOMPARE(detail.picture(), 2U);
    QTest::keyClick(&detail.canvas(), Qt::Key_Left);
    QCOMPARE(detail.picture(), 1U);
}

void DataViewTest::movesThroughTheGridByKeyboard()
{
    const PetSet pets;
    Page page(pets);
    PictureGrid& grid = page.pictures().grid();
    grid.setFocus();
    const int columns = grid.columns();
    QVERIFY(columns > 1);
    QTest::keyClick(&grid, Qt::Key_Home);
    QTest::keyClick(&grid, Qt::Key_Down);
    QCOMPARE(grid.currentIndex().row(), columns);
    QTest::keyClick(&grid, Qt::Key_Right);
    QCOMPARE(grid.currentIndex().row(), columns + 1);
    QTest::keyClick(&grid, Qt::Key_End);
    QCOMPARE(grid.currentIndex().row(), 48);
    QVERIFY(grid.viewport()->rect().contains(grid.visualRect(grid.currentIndex()).center()));
    QTest::keyClick(&grid, Qt::Key_PageUp);
    QVERIFY(grid.currentIndex().row() < 48);
    QTest::keyClick(&grid, Qt::Key_Home);
    QTest::keyClick(&grid, Qt::Key_Up);
    QCOMPARE(grid.currentIndex().row(), 0);
    QTest::keyClick(&grid, Qt::Key_Return);
    QVERIFY(page.pictures().isDetailShown());
}

void DataViewTest::opensAPictureThatTheFilterHides()
{
    const PetSet pets;
    Page page(pets);
    named<QLineEdit>(page.pictures(), QStringLiteral("Part of a name or record id"))
        ->setText(QStringLiteral("pet-3"));
    page.view->settle();
    page.pictures().openPicture(30, 0);
    page.view->settle();
    QVERIFY(page.pictures().isDetailShown());
    QCOMPARE(page.pictures().detail().picture(), 30U);
    QCOMPARE(page.pictures().model().rowCount(), 49);
}

void DataViewTest::zoomsAroundTheMouse()
{
    const PetSet pets;
    Page page(pets);
    page.pictures().openPicture(1);
    page.view->settle();
    PictureCanvas& canvas = page.pictures().detail().canvas();
    const double fitted = canvas.zoom();
    canvas.zoomBy(2.0);
    QCOMPARE(canvas.zoom(), 2.0 * fitted);
    QTest::keyClick(&canvas, Qt::Key_1);
    QCOMPARE(canvas.zoom(), 1.0);
    QTest::keyClick(&canvas, Qt::Key_0);
    QCOMPARE(canvas.zoom(), fitted);
    QTest::keyClick(&canvas, Qt::Key_Plus);
    QVERIFY(canvas.zoom() > fitted);
    for (int i = 0; i < 50; ++i)
        QTest::keyClick(&canvas, Qt::Key_Minus);
    QVERIFY(canvas.zoom() > 0.0 && canvas.zoom() <= fitted);
}

void DataViewTest::opensTheDatasetThatIsAskedFor()
{
    const PetSet pets;
    auto opened = std::make_shared<CaseData>(*pets.openedCase());
    auto other = std::make_shared<DatasetSource>(*pets.source());
    other->file.displayName = "other";
    other->file.id = ArtifactId(other->file.displayName);
    opened->datasets.push_back(other);
    Page page(opened, [given = pets.dataset()](const DatasetSource&, ReadMonitor&) {
        return Result<DatasetPtr>(given);
    });
    auto* chooser = named<QComboBox>(*page.view, QStringLiteral("Dataset"));
    QVERIFY(chooser != nullptr);
    QCOMPARE(chooser->currentText(), QStringLiteral("pets"));
    page.state.openArtifact(ArtifactKind::Dataset, QStringLiteral("other"));
    QCOMPARE(chooser->currentText(), QStringLiteral("other"));
    QVERIFY(page.opened.datasets().state(QStringLiteral("other")) != DatasetState::NotAsked);
}

void DataViewTest::saysWhatADatasetHolds()
{
    const PetSet pets;
    Page page(pets);
    page.view->tabs().setCurrentWidget(&page.view->overview());
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("49 image(s) with %1 box(es) of 3 class(es)")
                          .arg(pets.dataset()->boxCount())));
    QVERIFY(page.says(QStringLiteral("Needs a repair")));
    for (const Histogram* chart :
         page.view->overview().findChildren<Histogram*>()) { // what is counted, and over what
        QVERIFY(!chart->data().counted.isEmpty());
        QVERIFY(!chart->data().axisTitle.isEmpty());
    }
    const HistogramData& sizes = page.view->overview().boxSizes().data();
    QCOMPARE(sizes.series.size(), std::size_t{2}); // two splits
    double counted = 0.0;
    for (const HistogramData::Series& series : sizes.series)
        counted += std::accumulate(series.counts.begin(), series.counts.end(), 0.0);
    // Two splits with a box of swapped corners and an empty one, which have no size.
    const double usable = static_cast<double>(pets.dataset()->boxCount()) - 4.0;
    QVERIFY2(std::abs(counted - usable) < 0.5, qPrintable(QString::number(counted)));
}

void DataViewTest::showsSizesAsTheNetworkSeesThem()
{
    const PetSet pets;
    Page page(pets);
    page.view->tabs().setCurrentWidget(&page.view->overview());
    auto* sizes =
        named<QComboBox>(*page.view, QStringLiteral("What the sizes of boxes are measured after"));
    QVERIFY(sizes != nullptr);
    const double stored = page.view->overview().boxSizes().data().edges.back();
    sizes->setCurrentIndex(1); // 300 x 300
    emit sizes->activated(1);
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("after resizing")));
    QVERIFY(page.view->overview().boxSizes().data().edges.back() < stored);
}

void DataViewTest::comparesWithAnotherDataset()
{
    const PetSet pets;
    const PetSet fewer(6);
    auto opened = std::make_shared<CaseData>(*pets.openedCase());
    auto other = std::make_shared<DatasetSource>(*fewer.source());
    other->file.displayName = "before";
    other->file.id = ArtifactId(other->file.displayName);
    opened->datasets.push_back(other);
    Page page(opened, [&](const DatasetSource& source, ReadMonitor&) {
        return Result<DatasetPtr>(source.name() == "before" ? fewer.dataset() : pets.dataset());
    });
    page.view->settle();
    QComboBox& choice = page.view->overview().compareWith();
    QCOMPARE(choice.count(), 2);
    choice.setCurrentIndex(1);
    emit choice.activated(1);
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("• ")));
}

void DataViewTest::opensThePicturesOfAClass()
{
    const PetSet pets;
    Page page(pets);
    emit page.view->overview().classChosen(1);
    page.view->settle();
    QCOMPARE(page.view->tabs().currentWidget(), &page.pictures());
    int expected = 0;
    for (std::size_t i = 0; i < pets.dataset()->imageCount(); ++i) {
        const auto boxes = pets.dataset()->boxes(i);
        expected += std::any_of(boxes.begin(), boxes.end(),
                                [](const BoxRow& box) { return box.classIndex == 1; });
    }
    QVERIFY(expected > 0 && expected < 49);
    QCOMPARE(page.pictures().model().rowCount(), expected);
}

void DataViewTest::listsDefectsAndFiltersThem()
{
    const PetSet pets;
    Page page(pets);
    DefectsPanel& defects = page.view->defects();
    page.view->tabs().setCurrentWidget(&defects);
    page.view->settle();
    const int all = defects.model().rowCount();
    QVERIFY(all >= 7); // three kinds in two splits, and the missing picture
    QVERIFY(page.view->tabs().tabText(1).contains(QString::number(all)));
    defects.setKind(DefectId::BoxInverted);
    page.view->settle();
    QCOMPARE(defects.model().rowCount(), 2);
    QCOMPARE(defects.model().defect(0)->image, 2U);
    QCOMPARE(defects.model().defect(0)->box, 2U);
    auto* splits = named<QComboBox>(defects, QStringLiteral("Split of defects"));
    splits->setCurrentIndex(2);
    emit splits->activated(2);
    page.view->settle();
    QCOMPARE(defects.model().rowCount(), 1);
    defects.setKind(std::nullopt);
    splits->setCurrentIndex(0);
    auto* search = named<QLineEdit>(defects, QStringLiteral("Part of a defect, a name or a class"));
    QTest::keyClicks(search, QStringLiteral("missing.jpg"));
    page.view->settle();
    QCOMPARE(defects.model().rowCount(), 1);
}

void DataViewTest::sortsDefects()
{
    const PetSet pets;
    Page page(pets);
    DefectsPanel& defects = page.view->defects();
    page.view->tabs().setCurrentWidget(&defects);
    page.view->settle();
    defects.table().horizontalHeader()->setSortIndicator(DefectTableModel::PictureColumn,
                                                         Qt::DescendingOrder);
    page.view->settle();
    std::uint32_t before = Defect::kNone;
    for (int row = 0; row < defects.model().rowCount(); ++row) {
        QVERIFY(defects.model().defect(row)->image <= before);
        before = defects.model().defect(row)->image;
    }
}

void DataViewTest::showsThePictureOfADefect()
{
    const PetSet pets;
    Page page(pets);
    DefectsPanel& defects = page.view->defects();
    page.view->tabs().setCurrentWidget(&defects);
    defects.setKind(DefectId::BoxOutside);
    page.view->settle();
    defects.table().setFocus();
    defects.table().setCurrentIndex(defects.model().index(0, 0));
    QTest::keyClick(&defects.table(), Qt::Key_Return);
    page.view->settle();
    QCOMPARE(page.view->tabs().currentWidget(), &page.pictures());
    QVERIFY(page.pictures().isDetailShown());
    QCOMPARE(page.pictures().detail().picture(), 3U);
    QCOMPARE(page.pictures().detail().boxes().currentSourceRow(), 3);
}

void DataViewTest::checksPictures()
{
    const PetSet pets;
    Page page(pets);
    DefectsPanel& defects = page.view->defects();
    page.view->tabs().setCurrentWidget(&defects);
    page.view->settle();
    const int before = defects.model().rowCount();
    QVERIFY(click(defects, QStringLiteral("Check images")));
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("Index and images checked")));
    // Pictures of one number are the same in both splits.
    QVERIFY(defects.model().rowCount() > before);
    QVERIFY(button(defects, QStringLiteral("Check images")) == nullptr);
}

void DataViewTest::exportsDefects()
{
    const PetSet pets;
    const faultline::test::ScratchFolder folder;
    Page page(pets);
    DefectsPanel& defects = page.view->defects();
    page.view->tabs().setCurrentWidget(&defects);
    defects.setKind(DefectId::BoxInverted);
    page.view->settle();
    const QString csv = QString::fromStdString(folder.path("defects.csv"));
    defects.exportCsv(csv);
    page.view->settle();
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 3); // a header and two defects
    QVERIFY(lines.at(1).startsWith("D01,box-inverted,"));
    const QString records = QString::fromStdString(folder.path("drop.txt"));
    defects.exportRecords(records);
    page.view->settle();
    QFile list(records);
    QVERIFY(list.open(QIODevice::ReadOnly));
    QCOMPARE(list.readAll(), QByteArray("train/pet-2.jpg\nval/pet-2.jpg\n"));
    defects.exportCsv(QString::fromStdString(folder.path("no/such/folder.csv")));
    page.view->settle();
    auto* bar = defects.findChild<MessageBar*>();
    QVERIFY(bar->isVisibleTo(&defects));
}

void DataViewTest::writesARepairedCopy()
{
    const PetSet pets;
    const faultline::test::ScratchFolder target;
    const TestJobs jobs;
    RepairDialog dialog(jobs, pets.dataset(), nullptr);
    dialog.show();
    dialog.settle();
    const auto says = [&dialog](const QString& text) {
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->text().contains(text))
                return true;
        }
        return false;
    };
    QVERIFY(!button(dialog, QStringLiteral("Write"))->isEnabled()); // no folder yet
    dialog.setFolder(QString::fromStdString(pets.folder().path()));
    QVERIFY(click(dialog, QStringLiteral("Write")));
    dialog.settle();
    QVERIFY(!says(QStringLiteral("Written to"))); // never over the source
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        QVERIFY(box->isChecked());
    QVERIFY(says(QStringLiteral("repairs.csv will list each")));
}

/// A set that was read from disk: what is written is read again, and nothing is left to repair.
void DataViewTest::writesACopyThatNeedsNoRepair()
{
    const faultline::test::ScratchFolder set;
    const faultline::test::ScratchFolder target;
    const cv::Mat pixels(100, 200, CV_8UC3, cv::Scalar(10, 200, 30));
    const auto written = [](const std::string& corners) {
        return "<annotation><filename>a.jpg</filename><size><width>200</width><height>100</height>"
               "</size><object><name>cat</name><bndbox>"
               + corners + "</bndbox></object></annotation>";
    };
    set.write("a.jpg", encodeJpeg(pixels, 90).value());
    set.write("a.xml", written("<xmin>150</xmin><ymin>10</ymin><xmax>260</xmax><ymax>50</ymax>"));
    const auto read = [](const std::string& folder) {
        SilentMonitor monitor;
        const std::vector<std::string> paths{folder};
        const auto found = findDatasets(paths, monitor);
        return found.empty() ? nullptr : loadDataset(*found.front(), monitor).value();
    };
    const DatasetPtr before = read(set.path());
    QVERIFY(before != nullptr);
    QVERIFY(findDefects(*before).count(DefectId::BoxOutside) > 0);
    const TestJobs jobs;
    RepairDialog dialog(jobs, before, nullptr);
    dialog.show();
    dialog.settle();
    const std::string copy = target.path("copy");
    dialog.setFolder(QString::fromStdString(copy));
    QVERIFY(click(dialog, QStringLiteral("Write")));
    dialog.settle();
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&copy](const QLabel* label) {
        return label->isVisibleTo(label->window())
               && label->text().contains(QStringLiteral("Written to ")
                                         + QString::fromStdString(copy));
    }));
    QVERIFY(QFile::exists(QString::fromStdString(copy + "/repairs.csv")));
    QVERIFY(QFile::exists(QString::fromStdString(copy + "/repairs.txt")));
    const DatasetPtr after = read(copy);
    QVERIFY(after != nullptr);
    QCOMPARE(after->imageCount(), std::size_t{1});
    QCOMPARE(after->boxes(0)[0].xmax, 1.0F);
    QCOMPARE(findDefects(*after).count(DefectId::BoxOutside), std::uint64_t{0});
}

void DataViewTest::findsTheFilesOfAConfigurationElsewhere()
{
    const faultline::test::ScratchFolder run;
    const faultline::test::ScratchFolder data;
    const faultline::test::ScratchFolder empty;
    run.write("pipeline.config", R"(
model { ssd { num_classes: 1 } }
train_input_reader {
  label_map_path: "/gone/pets/map.pbtxt"
  tf_record_input_reader { input_path: "/gone/pets/train.record" }
})");
    QFile records(QStringLiteral(FAULTLINE_TESTS_DIR "/fuzz/corpus/tfrecord/two"));
    QVERIFY(records.open(QIODevice::ReadOnly));
    data.write("here/train.record", records.readAll().toStdString());
    data.write("here/map.pbtxt", "item { id: 3 name: 'cat' }");
    const std::vector<std::string> paths{run.path()};
    SilentMonitor monitor;
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    QVERIFY(loaded.has_value());
    Page page(*loaded, DatasetController::builtinLoader());
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("/gone/pets/train.record")));
    page.view->readFrom(QString::fromStdString(empty.path()));
    page.view->settle();
    auto* message = page.view->findChild<MessageBar*>();
    QVERIFY(message->text().contains(QStringLiteral("none of the missing files")));
    QVERIFY(page.says(QStringLiteral("/gone/pets/train.record")));
    page.view->readFrom(QString::fromStdString(data.path()));
    page.view->settle();
    page.view->settle(); // what was located is then read
    QVERIFY(page.says(QStringLiteral("2 image(s) with 4 box(es) of 1 class(es)")));
    QVERIFY(!page.says(QStringLiteral("not on this machine")));
    DatasetController& controller = page.opened.datasets();
    const DatasetPtr dataset = controller.dataset(toQString(controller.sources().front()->name()));
    QVERIFY(dataset != nullptr);
    QCOMPARE(dataset->classes()[0].mapId, std::optional<std::int64_t>(3));
}

void DataViewTest::showsWidthsAndHeights()
{
    const PetSet pets;
    Page page(pets);
    page.view->tabs().setCurrentWidget(&page.view->overview());
    page.view->settle();
    BoxSizeMap& map = page.view->overview().sizeMap();
    SizeMap sizes;
    sizes.add(100.0F, 40.0F);
    sizes.add(100.0F, 40.0F);
    map.resize(400, 200);
    map.setMap(sizes);
    // Thirds of an octave: 2^(19/3) = 80.6, 2^(20/3) = 101.6, 2^(15/3) = 32, 2^(16/3) = 40.3.
    QCOMPARE(map.textAt(map.cellCenter(19, 15)),
             QStringLiteral("81 to 102 px wide, 32 to 40 px high: 2 box(es)"));
    QCOMPARE(map.textAt(map.cellCenter(18, 15)),
             QStringLiteral("64 to 81 px wide, 32 to 40 px high: 0 box(es)"));
    QVERIFY(map.textAt({0, 0}).isEmpty());
    QVERIFY(map.accessibleDescription().contains(QStringLiteral("81 px wide")));
    map.setMap({});
    QVERIFY(map.textAt(QPoint(200, 100)).isEmpty());
    for (const float side : {0.3F, 1.0F, 65535.0F, 1e9F}) {
        SizeMap odd;
        odd.add(side, side);
        map.setMap(odd);
        QVERIFY(!map.grab().isNull());
    }
}

void DataViewTest::measuresDecoding()
{
    const PetSet pets;
    Page page(pets);
    page.view->tabs().setCurrentWidget(&page.view->overview());
    QVERIFY(click(page.view->overview(), QStringLiteral("Measure decoding")));
    page.view->settle();
    QVERIFY(page.says(QStringLiteral("images/s with")));
}

void DataViewTest::agreesWithOwnAndRealSets()
{
    // 200 xml files in `annotations` of the real set, 217 <object> in them: counted with grep.
    for (const test::SampleFolder& folder :
         test::ownAndReal("data/datasets/shapes", "datasets/raccoon")) {
        const std::vector<std::string> paths{folder.path};
        SilentMonitor monitor;
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        QVERIFY(loaded.has_value());
        QVERIFY(!loaded.value()->datasets.empty());
        Page page(*loaded, DatasetController::builtinLoader());
        page.state.openArtifact(ArtifactKind::Dataset, QStringLiteral("annotations"));
        page.view->settle();
        page.view->settle();
        QVERIFY(page.says(folder.isReal
                              ? QStringLiteral("200 image(s) with 217 box(es) of 1 class(es)")
                              : QStringLiteral("12 image(s) with 32 box(es) of 2 class(es)")));
    }
}

void DataViewTest::canBeClosedWhileReading()
{
    const PetSet pets;
    std::atomic<bool> begun = false;
    {
        Page page(pets.openedCase(), [&](const DatasetSource&, ReadMonitor& monitor) {
            begun = true;
            while (!monitor.isCancelled())
                QTest::qSleep(1);
            return Result<DatasetPtr>(pets.dataset());
        });
        QTRY_VERIFY(begun.load());
        QVERIFY(button(*page.view, QStringLiteral("Stop reading the dataset")) != nullptr);
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<DataViewTest>(argc, argv);
}

#include "tst_data_view.moc"
