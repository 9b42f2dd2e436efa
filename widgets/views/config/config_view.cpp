// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/config_view.h"

#include "model/core/case_artifacts.h"
#include "model/core/same_artifacts.h"
#include "model/diagnosis/environment/case_compatibility.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/config/config_panel.h"
#include "widgets/views/config/environment_panel.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace faultline::ui {

namespace {

bool isWholeCase(const QString& run)
{
    return run.isEmpty() || run == QStringLiteral(".");
}

} // namespace

ConfigView::ConfigView(ViewContext& context, QWidget* parent) : View(parent), m_context(context)
{
    buildPage();
    connect(&m_context, &ViewContext::caseChanged, this, &ConfigView::refreshCase);
    connect(&m_context, &ViewContext::artifactRequested, this, &ConfigView::followState);
    connect(m_config, &ConfigPanel::countChanged, this, &View::statusTextChanged);
    connect(m_config, &ConfigPanel::fieldChosen, this, &ConfigView::pickField);
    refreshCase();
    // Asked for before the page existed.
    if (!m_context.currentArtifact(ArtifactKind::Environment).isEmpty())
        followState(ArtifactKind::Environment);
    followState(ArtifactKind::Config);
}

void ConfigView::buildPage()
{
    m_page = new QWidget(this);
    m_chooser = new QComboBox(m_page);
    m_chooser->setAccessibleName(tr("Configuration or environment to show"));
    m_chooser->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_chooser->setMinimumContentsLength(20);
    connect(m_chooser, &QComboBox::activated, this, [this] {
        const QVariant entry = m_chooser->currentData();
        if (entry.isValid())
            showEntry(entry.toULongLong());
    });
    m_config = new ConfigPanel(m_page);
    m_environment = new EnvironmentPanel(m_page);
    connect(m_environment, &EnvironmentPanel::consoleLineRequested, this, &ConfigView::openConsole);
    m_detail = new QStackedWidget(m_page);
    m_detail->addWidget(m_config);
    m_detail->addWidget(m_environment);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(kGrid, kGrid, kGrid, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_chooser);
    column->addWidget(m_detail, 1);

    m_empty = new EmptyState(QStringLiteral("config"), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_empty);
    connect(m_empty->addButton(tr("Open a folder…")), &QPushButton::clicked, this,
            &View::openRequested);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void ConfigView::pickField(const QString& path)
{
    const std::string name = m_context.currentArtifact(ArtifactKind::Config).toStdString();
    const ConfigDocumentPtr config = m_case ? artifactNamed(m_case->configs, name) : nullptr;
    if (config && !path.isEmpty())
        m_context.pick(ConfigEvidence{.config = config->id(),
                                      .path = path.toStdString(),
                                      .line = 0,
                                      .value = {},
                                      .caption = {}});
}

void ConfigView::addEntry(Entry entry, const QString& text)
{
    m_chooser->addItem(text, QVariant::fromValue<qulonglong>(m_entries.size()));
    m_entries.push_back(std::move(entry));
}

void ConfigView::addConfigs(const CaseData& opened)
{
    for (const ConfigDocumentPtr& config : opened.configs) {
        const QString name = QString::fromStdString(config->name());
        addEntry({.kind = ArtifactKind::Config, .name = name}, name);
    }
}

void ConfigView::addEnvironments(const CaseData& opened)
{
    const std::vector<RunId> owners = environmentOwners(opened);
    if (!owners.empty() && !m_entries.empty())
        m_chooser->insertSeparator(m_chooser->count());
    for (const RunId& owner : owners) {
        const QString run = QString::fromStdString(opened.nameOf(owner));
        addEntry({.kind = ArtifactKind::Environment, .name = run},
                 isWholeCase(run) ? tr("Environment") : tr("Environment of %1").arg(run));
    }
}

void ConfigView::refreshCase()
{
    const CasePtr& opened = m_context.opened().caseData();
    if (haveSameSettings(opened, m_case)) {
        m_case = opened;
        return;
    }
    m_case = opened;
    const std::size_t shown = m_chooser->currentData().toULongLong();
    const Entry kept = shown < m_entries.size() ? m_entries[shown] : Entry{};
    m_entries.clear();
    m_chooser->clear();
    if (opened) {
        addConfigs(*opened);
        addEnvironments(*opened);
    }
    const bool isEmpty = m_entries.empty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_page);
    m_empty->setTexts(
        opened ? tr("No configuration here") : tr("Nothing is open"),
        opened ? tr("Put the pipeline.config, the YAML or JSON settings, the label map, pip freeze "
                    "or a Dockerfile into the folder of the run, or record the run with "
                    "faultline-cli.")
               : tr("Open a run folder with a pipeline.config, args.yaml or hparams.yaml."));
    const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&kept](const Entry& entry) {
        return entry.kind == kept.kind && entry.name == kept.name;
    });
    if (!isEmpty)
        showEntry(same == m_entries.end() ? 0 : static_cast<std::size_t>(same - m_entries.begin()));
    emit statusTextChanged();
}

std::size_t ConfigView::entryOf(ArtifactKind kind, const QString& artifact) const
{
    QString name = artifact;
    if (kind == ArtifactKind::Environment && m_context.opened().caseData()) {
        const CaseData& opened = *m_context.opened().caseData();
        const EnvironmentPtr environment =
            artifactNamed(opened.environments, artifact.toStdString());
        const ArtifactId id = environment ? environment->id() : ArtifactId();
        name = QString::fromStdString(opened.nameOf(opened.runOf(id)));
    }
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.kind == kind && (entry.name == name || name.isEmpty());
    });
    return static_cast<std::size_t>(found - m_entries.begin());
}

void ConfigView::followState(ArtifactKind kind)
{
    const QString wanted = m_context.currentArtifact(kind);
    if ((kind != ArtifactKind::Config && kind != ArtifactKind::Environment) || wanted.isEmpty())
        return;
    const QString field = kind == ArtifactKind::Config ? m_context.configField() : QString();
    const std::size_t entry = entryOf(kind, wanted);
    if (entry >= m_entries.size())
        return;
    showEntry(entry);
    if (!field.isEmpty())
        m_config->showField(field);
}

void ConfigView::showEntry(std::size_t number)
{
    const CasePtr& opened = m_context.opened().caseData();
    if (!opened || number >= m_entries.size())
        return;
    const Entry entry = m_entries[number];
    m_chooser->setCurrentIndex(
        m_chooser->findData(QVariant::fromValue<qulonglong>(static_cast<qulonglong>(number))));
    if (entry.kind == ArtifactKind::Config) {
        m_config->setDocument(artifactNamed(opened->configs, entry.name.toStdString()));
        m_detail->setCurrentWidget(m_config);
        if (m_context.currentArtifact(ArtifactKind::Config) != entry.name)
            m_context.setCurrentArtifact(ArtifactKind::Config, entry.name);
    } else {
        const RunPtr run = opened->runNamed(entry.name.toStdString());
        m_environment->setEnvironments(environmentsOf(*opened, run ? run->id : RunId()));
        m_detail->setCurrentWidget(m_environment);
    }
    emit statusTextChanged();
}

void ConfigView::openConsole(const QString& path, quint32 line)
{
    const CasePtr& opened = m_context.opened().caseData();
    if (!opened)
        return;
    for (const ConsoleLogPtr& log : opened->logs) {
        if (log->file.path != path.toStdString())
            continue;
        const auto found = std::lower_bound(
            log->lines.begin(), log->lines.end(), line,
            [](const LogLine& one, quint32 wanted) { return one.sourceLine < wanted; });
        if (found != log->lines.end())
            m_context.openLogLine(QString::fromStdString(log->name()),
                                  static_cast<std::size_t>(found - log->lines.begin()));
        return;
    }
}

QString ConfigView::statusText() const
{
    if (m_entries.empty())
        return {};
    return m_detail->currentWidget() == m_config ? m_config->countText()
                                                 : m_environment->countText();
}

std::unique_ptr<const ViewFactory> makeConfigViewFactory()
{
    return std::make_unique<StandardViewFactory<ConfigView>>(
        QStringLiteral("config"), QStringLiteral("config"),
        [] { return ConfigView::tr("Configuration"); },
        std::vector{ArtifactKind::Config, ArtifactKind::Environment});
}

} // namespace faultline::ui
