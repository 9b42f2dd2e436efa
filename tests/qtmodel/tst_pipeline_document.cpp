// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_catalogue_model.h"
#include "model/qt/pipeline_document.h"
#include "model/qt/pipeline_step_model.h"
#include "model/qt/roles.h"
#include "tests/qtmodel/pipeline_samples.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <random>

using namespace faultline;
using samples::smallPipeline;
using samples::step;

namespace {

/// "A B(B1 B2) C"; what is switched off in lower case of its own: "-A".
QString shape(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList parts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QString part = index.data().toString();
        const QVariant check = index.data(Qt::CheckStateRole);
        if (check.isValid() && check.toInt() == Qt::Unchecked)
            part.prepend(u'-');
        if (model.rowCount(index) > 0)
            part += u'(' + shape(model, index) + u')';
        parts << part;
    }
    return parts.join(u' ');
}

struct Fixture {
    PipelineDocument document;
    PipelineStepModel model{document};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Fixture() { document.open(smallPipeline()); }
    [[nodiscard]] QString shape() const { return ::shape(model); }
};

StepPath randomPath(std::mt19937& random, const augment::Pipeline& pipeline)
{
    const auto pick = [&random](std::size_t count) {
        return static_cast<int>(random() % std::max<std::size_t>(1, count + 1));
    };
    StepPath path{pick(pipeline.steps.size())};
    const augment::PipelineStep* holder = stepAt(pipeline, path);
    if (holder != nullptr && !holder->children.empty() && random() % 2 == 0)
        path.push_back(pick(holder->children.size()));
    return path;
}

void editAtRandom(std::mt19937& random, PipelineDocument& document)
{
    const StepPath path = randomPath(random, document.pipeline());
    const StepPath other = randomPath(random, document.pipeline());
    switch (random() % 8) {
    case 0: document.insert(path, step("N" + std::to_string(random() % 100))); return;
    case 1: document.remove(path); return;
    case 2: document.duplicate(path); return;
    case 3:
    case 4: document.move(path, other); return;
    case 5: document.setEnabled(path, random() % 2 == 0); return;
    case 6: document.resetParameters(path); return;
    default:
        document.setParameter(path, "p", augment::Value(static_cast<double>(random() % 10)));
        return;
    }
}

} // namespace

class PipelineDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void addsRemovesAndMoves();
    void refusesWhatMakesNoSense();
    void undoesAndRedoes();
    void joinsEditsOfOneParameter();
    void randomEditsUndoneAreTheStart_data();
    void randomEditsUndoneAreTheStart();
    void keepsIndexesToTheirSteps();
    void switchesByTheModel();
    void dragsToAnotherPlace();
    void dropsFromTheCatalogue();
    void takesOnlyFittingChildren();
    void listsTheCatalogueByGroup();
};

void PipelineDocumentTest::addsRemovesAndMoves()
{
    Fixture f;
    QCOMPARE(f.shape(), QStringLiteral("A B(B1 B2) C"));
    QVERIFY(f.document.insert({1}, step("N")));
    QCOMPARE(f.shape(), QStringLiteral("A N B(B1 B2) C"));
    QVERIFY(f.document.remove({0}));
    QCOMPARE(f.shape(), QStringLiteral("N B(B1 B2) C"));
    QVERIFY(f.document.move({0}, {3})); // to the end
    QCOMPARE(f.shape(), QStringLiteral("B(B1 B2) C N"));
    QVERIFY(f.document.move({0, 1}, {0})); // out of its parent, before it
    QCOMPARE(f.shape(), QStringLiteral("B2 B(B1) C N"));
    QVERIFY(f.document.duplicate({1}));
    QCOMPARE(f.shape(), QStringLiteral("B2 B(B1) B(B1) C N"));
    QVERIFY(f.document.insert({99}, step("Last")));
    QCOMPARE(f.shape(), QStringLiteral("B2 B(B1) B(B1) C N Last"));
}

void PipelineDocumentTest::refusesWhatMakesNoSense()
{
    Fixture f;
    QSignalSpy changes(&f.document, &PipelineDocument::changed);
    QVERIFY(!f.document.move({1}, {1, 0})); // below itself
    QVERIFY(!f.document.move({1}, {1}));    // nowhere else
    QVERIFY(!f.document.move({1}, {2}));    // the same place
    QVERIFY(!f.document.move({0}, {1, 0})); // B takes no children that are known
    QVERIFY(!f.document.move({7}, {0}));
    QVERIFY(!f.document.move({0}, {9}));
    QVERIFY(!f.document.move({0}, {}));
    QVERIFY(!f.document.remove({3}));
    QVERIFY(!f.document.remove({-1}));
    QVERIFY(!f.document.remove({}));
    QVERIFY(!f.document.insert({0, 0}, step("N")));
    QVERIFY(!f.document.insert({}, step("N")));
    QVERIFY(!f.document.setEnabled({0}, true));
    QVERIFY(!f.document.setParameter({0}, "p", augment::Value(0.5)));
    QVERIFY(!f.document.setParameter({0}, "q", std::nullopt));
    QVERIFY(!f.document.resetParameters({2}));
    QVERIFY(!f.document.replace(smallPipeline(), QStringLiteral("x")));
    QCOMPARE(changes.count(), 0);
    QVERIFY(!f.document.canUndo());
}

void PipelineDocumentTest::undoesAndRedoes()
{
    Fixture f;
    QVERIFY(f.document.undoText().isEmpty());
    f.document.setEnabled({1}, false);
    f.document.move({0}, {3});
    QCOMPARE(f.shape(), QStringLiteral("-B(B1 B2) C A"));
    QCOMPARE(f.document.undoText(), QStringLiteral("Move A"));
    f.document.undo();
    QCOMPARE(f.shape(), QStringLiteral("A -B(B1 B2) C"));
    QCOMPARE(f.document.redoText(), QStringLiteral("Move A"));
    QVERIFY(f.document.isModified());
    f.document.undo();
    QVERIFY(!f.document.isModified());
    QVERIFY(!f.document.canUndo());
    f.document.undo(); // nothing left
    f.document.redo();
    f.document.redo();
    QCOMPARE(f.shape(), QStringLiteral("-B(B1 B2) C A"));
    f.document.undo();
    f.document.remove({0});
    QVERIFY(!f.document.canRedo()); // another way was taken
}

void PipelineDocumentTest::joinsEditsOfOneParameter()
{
    Fixture f;
    for (int i = 0; i < 10; ++i)
        f.document.setParameter({0}, "p", augment::Value(0.01 * i));
    QCOMPARE(f.document.historySize(), std::size_t{1});
    f.document.setParameter({0}, "q", augment::Value(true));
    QCOMPARE(f.document.historySize(), std::size_t{2});
    f.document.endMerge();
    f.document.setParameter({0}, "q", augment::Value(false));
    QCOMPARE(f.document.historySize(), std::size_t{3});
    f.document.undo();
    f.document.undo();
    QCOMPARE(std::get<double>(f.document.step({0})->parameters.at("p")), 0.09);
    f.document.undo();
    QCOMPARE(std::get<double>(f.document.step({0})->parameters.at("p")), 0.5);
    f.document.setParameter({0}, "p", std::nullopt);
    QVERIFY(f.document.step({0})->parameters.empty());
}

void PipelineDocumentTest::randomEditsUndoneAreTheStart_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void PipelineDocumentTest::randomEditsUndoneAreTheStart()
{
    QFETCH(unsigned, seed);
    Fixture f;
    std::mt19937 random(seed);
    for (int i = 0; i < 60; ++i) {
        editAtRandom(random, f.document);
        if (random() % 6 == 0)
            f.document.undo();
        if (random() % 9 == 0)
            f.document.redo();
    }
    while (f.document.canRedo())
        f.document.redo();
    const augment::Pipeline end = f.document.pipeline();
    const QString endShape = f.shape();
    while (f.document.canUndo())
        f.document.undo();
    QVERIFY(isSamePipeline(f.document.pipeline(), smallPipeline()));
    QCOMPARE(f.shape(), QStringLiteral("A B(B1 B2) C"));
    while (f.document.canRedo())
        f.document.redo();
    QVERIFY(isSamePipeline(f.document.pipeline(), end));
    QCOMPARE(f.shape(), endShape);
}

void PipelineDocumentTest::keepsIndexesToTheirSteps()
{
    Fixture f;
    const QPersistentModelIndex kept(f.model.indexOf({1, 1}));
    QCOMPARE(kept.data().toString(), QStringLiteral("B2"));
    f.document.remove({0});
    f.document.move({0}, {2});
    f.document.insert({0}, step("N"));
    QVERIFY(kept.isValid());
    QCOMPARE(kept.data().toString(), QStringLiteral("B2"));
    QCOMPARE(f.model.pathOf(kept), (StepPath{2, 1}));
    f.document.remove({2});
    QVERIFY(!kept.isValid());
}

void PipelineDocumentTest::switchesByTheModel()
{
    Fixture f;
    QVERIFY(f.model.setData(f.model.indexOf({1, 0}), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(f.shape(), QStringLiteral("A B(-B1 B2) C"));
    QCOMPARE(f.model.indexOf({0}).data(DetailRole).toString(), QStringLiteral("p 0.5"));
}

void PipelineDocumentTest::dragsToAnotherPlace()
{
    Fixture f;
    const std::unique_ptr<QMimeData> first(f.model.mimeData({f.model.indexOf({0})}));
    QVERIFY(f.model.canDropMimeData(first.get(), Qt::MoveAction, 3, 0, {}));
    // False, so that the view does not remove what was moved already.
    QVERIFY(!f.model.dropMimeData(first.get(), Qt::MoveAction, 3, 0, {}));
    QCOMPARE(f.shape(), QStringLiteral("B(B1 B2) C A"));
    const std::unique_ptr<QMimeData> holder(f.model.mimeData({f.model.indexOf({0})}));
    QVERIFY(!f.model.canDropMimeData(holder.get(), Qt::MoveAction, 0, 0, f.model.indexOf({0})));
    const std::unique_ptr<QMimeData> child(f.model.mimeData({f.model.indexOf({0, 1})}));
    f.model.dropMimeData(child.get(), Qt::MoveAction, -1, -1, {}); // on the empty part: to the end
    QCOMPARE(f.shape(), QStringLiteral("B(B1) C A B2"));
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.shape(), QStringLiteral("A B(B1 B2) C"));
    QMimeData foreign;
    foreign.setText(QStringLiteral("0"));
    QVERIFY(!f.model.canDropMimeData(&foreign, Qt::CopyAction, 0, 0, {}));
    QMimeData nonsense;
    nonsense.setData(QLatin1String(PipelineStepModel::kStepMime), "x -4 99");
    QVERIFY(!f.model.canDropMimeData(&nonsense, Qt::MoveAction, 0, 0, {}));
}

void PipelineDocumentTest::dropsFromTheCatalogue()
{
    Fixture f;
    QMimeData dragged;
    dragged.setData(QLatin1String(PipelineStepModel::kTransformMime), "made/New");
    QVERIFY(f.model.dropMimeData(&dragged, Qt::CopyAction, 1, 0, {}));
    QCOMPARE(f.shape(), QStringLiteral("A New B(B1 B2) C"));
}

void PipelineDocumentTest::takesOnlyFittingChildren()
{
    // Whatever transforms there are that hold others.
    for (const augment::TransformInfo& info : augment::catalogue()) {
        if (info.children.empty())
            continue;
        for (const augment::TransformInfo& child : augment::catalogue()) {
            const bool fits = mayStandBelow(std::string(info.id), std::string(child.id));
            if (info.library != child.library)
                QVERIFY2(!fits, std::string(child.id).c_str());
            if (!fits)
                continue;
            Fixture f;
            augment::PipelineStep holder;
            holder.transform = info.id;
            augment::PipelineStep held;
            held.transform = child.id;
            QVERIFY(f.document.insert({0}, holder));
            QVERIFY(f.document.insert({1}, held));
            QVERIFY(f.document.move({1}, {0, 0}));
            f.document.undo();
            f.document.redo();
            QCOMPARE(f.model.rowCount(f.model.indexOf({0})), 1);
            break;
        }
    }
}

void PipelineDocumentTest::listsTheCatalogueByGroup()
{
    const auto made = [](std::string_view id, std::string_view name, std::string_view summary) {
        augment::TransformInfo info;
        info.id = id;
        info.name = name;
        info.summary = summary;
        return info;
    };
    std::vector<augment::TransformInfo> infos{made("made/flip", "flip", "Turns left to right."),
                                              made("made/blur", "blur", "Blurs."),
                                              made("made/turn", "turn", "Turns.")};
    infos[1].group = augment::TransformGroup::Noise;
    PipelineCatalogueModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLibrary(augment::Library::ObjectDetectionApi, infos);
    QCOMPARE(::shape(model), QStringLiteral("Geometry(flip turn) Noise and blur(blur)"));
    QCOMPARE(model.transformCount(), 3);
    const QModelIndex blur = model.index(0, 0, model.index(1, 0));
    QCOMPARE(blur.data(IdRole).toString(), QStringLiteral("made/blur"));
    QVERIFY(blur.data(FilterRole).toString().contains(QStringLiteral("Blurs")));
    QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsSelectable));
    const std::unique_ptr<QMimeData> dragged(model.mimeData({blur}));
    QCOMPARE(dragged->data(QLatin1String(PipelineStepModel::kTransformMime)),
             QByteArray("made/blur"));
    for (const augment::Library library :
         {augment::Library::ObjectDetectionApi, augment::Library::Albumentations,
          augment::Library::Ultralytics, augment::Library::Keras})
        model.setLibrary(library);
}

QTEST_GUILESS_MAIN(PipelineDocumentTest)
#include "tst_pipeline_document.moc"
