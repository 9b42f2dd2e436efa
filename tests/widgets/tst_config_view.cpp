// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/console_log.h"
#include "tests/support/config_samples.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_context.h"
#include "widgets/views/config/config_panel.h"
#include "widgets/views/config/config_view.h"
#include "widgets/views/config/environment_panel.h"
#include "widgets/views/config/source_text.h"
#include "widgets/views/config/verdict_list.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

using namespace faultline;
using namespace faultline::ui;

namespace {

CasePtr sampleCase()
{
    auto made = std::make_shared<CaseData>();
    made->sources = {"runs"};
    made->configs = {samples::samplePipeline("a/pipeline.config"),
                     samples::samplePipeline("b/pipeline.config")};
    made->environments = {samples::sampleEnvironment()};
    return made;
}

struct Page {
    TestCase opened;
    ViewContext state{opened};
    ConfigView view{state, nullptr};

    explicit Page(const CasePtr& data)
    {
        view.resize(1000, 600);
        view.show();
        state.opened().setCase(data);
    }
    [[nodiscard]] int visibleRows() const
    {
        int count = 0;
        const QTreeView& tree = view.findChild<ConfigPanel*>()->tree();
        for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row))
            ++count;
        return count;
    }
};

} // namespace

class ConfigViewTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToOpenWhenThereIsNothing();
    void listsConfigurationsAndEnvironments();
    void searchFindsFieldsInsideGroups();
    void filterShowsOddFields();
    void opensTheFieldThatIsAskedFor();
    void choosingAFieldPointsOutItsLine();
    void showsTheEnvironmentThatIsAskedFor();
    void tellsWhatDoesNotGoTogether();
};

void ConfigViewTest::saysWhatToOpenWhenThereIsNothing()
{
    Page page(nullptr);
    bool says = false;
    for (const QLabel* label : page.view.findChildren<QLabel*>())
        says = says
               || (label->isVisibleTo(&page.view)
                   && label->text().contains(QStringLiteral("pipeline.config")));
    QVERIFY(says);
    QVERIFY(page.view.statusText().isEmpty());
}

void ConfigViewTest::listsConfigurationsAndEnvironments()
{
    Page page(sampleCase());
    QCOMPARE(page.view.chooser().count(), 4); // two, a separator and the environment
    QCOMPARE(page.view.chooser().currentText(), QStringLiteral("a/pipeline.config"));
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Config), QStringLiteral("a/pipeline.config"));
    QVERIFY(!page.view.statusText().isEmpty());
}

void ConfigViewTest::searchFindsFieldsInsideGroups()
{
    Page page(sampleCase());
    auto* search = page.view.config().findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("train batch"));
    QCOMPARE(page.visibleRows(), 2); // the group and its field
    search->clear();
    QTest::keyClicks(search, QStringLiteral("no such thing"));
    QCOMPARE(page.visibleRows(), 0);
}

void ConfigViewTest::filterShowsOddFields()
{
    Page page(sampleCase());
    auto* fields = page.view.config().findChild<QComboBox*>();
    fields->setCurrentIndex(3);
    QCOMPARE(page.visibleRows(), 2); // the unknown field below its group
    fields->setCurrentIndex(2);
    QCOMPARE(page.visibleRows(), 5); // batch_size, bacth_size, num_classes and two groups
}

void ConfigViewTest::opensTheFieldThatIsAskedFor()
{
    Page page(sampleCase());
    page.view.config().findChild<QLineEdit*>()->setText(QStringLiteral("batch"));
    page.state.openConfigField(QStringLiteral("b/pipeline.config"),
                               QStringLiteral("model.num_classes"));
    const QTreeView& tree = page.view.config().tree();
    QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("num_classes"));
    QVERIFY(tree.isExpanded(tree.currentIndex().parent()));
}

void ConfigViewTest::choosingAFieldPointsOutItsLine()
{
    Page page(sampleCase());
    page.view.config().showField(QStringLiteral("model.num_classes"));
    const auto* text = page.view.config().findChild<SourceText*>();
    QCOMPARE(text->textCursor().blockNumber() + 1, 7);
    QCOMPARE(text->extraSelections().size(), 1);
}

void ConfigViewTest::showsTheEnvironmentThatIsAskedFor()
{
    Page page(sampleCase());
    page.state.openArtifact(ArtifactKind::Environment, QStringLiteral("pip-freeze.txt"));
    const auto* panel = page.view.findChild<EnvironmentPanel*>();
    QVERIFY(panel->isVisible());
    QCOMPARE(panel->findChild<QTableView*>()->model()->rowCount(), 2);
}

void ConfigViewTest::tellsWhatDoesNotGoTogether()
{
    auto opened = std::make_shared<CaseData>();
    auto log = std::make_shared<ConsoleLog>();
    log->file.path = "runs/console.log";
    log->file.displayName = "console.log";
    log->file.id = ArtifactId(log->file.displayName);
    for (const std::uint32_t line : {1U, 4U, 9U}) {
        LogLine& added = log->lines.emplace_back();
        added.sourceLine = line;
    }
    auto printed = std::make_shared<Environment>();
    printed->source = EnvironmentSource::Console;
    printed->file = log->file;
    printed->part = ArtifactPart::Versions;
    printed->file.id = partOf(log->id(), ArtifactPart::Versions);
    EnvironmentFact& tensorflow = printed->facts.emplace_back();
    tensorflow.component = "tensorflow";
    tensorflow.version = "2.5.0";
    tensorflow.role = VersionRole::Runtime;
    tensorflow.line = 4;
    auto installed = std::make_shared<Environment>();
    installed->file.displayName = "freeze.txt";
    installed->file.id = ArtifactId(installed->file.displayName);
    EnvironmentFact& python = installed->facts.emplace_back();
    python.component = "python";
    python.version = "3.11.2";
    python.line = 1;
    opened->logs = {log};
    opened->environments = {printed, installed};
    Page page(opened);

    const auto* verdicts = page.view.findChild<VerdictList*>();
    QVERIFY(verdicts->isVisibleTo(&page.view));
    const auto known = checkCompatibility(opened->environments);
    QVERIFY(!known.empty());
    QCOMPARE(known.front().id, std::string("tensorflow-python"));
    QCOMPARE(verdicts->problemCount(), known.size());
    QPushButton* place = nullptr;
    for (QPushButton* button : verdicts->findChildren<QPushButton*>()) {
        if (button->text().contains(QStringLiteral("2.5.0")))
            place = button;
    }
    QVERIFY(place != nullptr);
    place->click();
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Log), QString::fromStdString(log->name()));
    QCOMPARE(page.state.logLine().value_or(99), std::size_t{1});
}

int main(int argc, char** argv)
{
    return runWidgetTest<ConfigViewTest>(argc, argv);
}

#include "tst_config_view.moc"
