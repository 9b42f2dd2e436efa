// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/config_view.h"

#include "model/core/case_artifacts.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/config/config_panel.h"
#include "widgets/views/config/environment_panel.h"
#include "widgets/views/empty_state.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTreeView>

#include <algorithm>
#include <set>

namespace faultline::ui {

namespace {

constexpr int kEntryRole = Qt::UserRole;

/// The environments of a run; those of no run count for every run.
std::vector<EnvironmentPtr> environmentsOf(const CaseData& data, const QString& run)
{
    std::vector<EnvironmentPtr> found;
    for (const EnvironmentPtr& environment : data.environments) {
        const std::string_view owner = data.runOf(environment->name());
        if (owner.empty() || owner == run.toStdString())
            found.push_back(environment);
    }
    return found;
}

} // namespace

ConfigView::ConfigView(ViewState& state, QWidget* parent) : View(parent), m_state(state)
{
    buildList();
    buildPage();
    connect(&m_state, &ViewState::caseChanged, this, &ConfigView::refreshCase);
    connect(&m_state, &ViewState::artifactRequested, this, &ConfigView::followState);
    connect(m_config, &ConfigPanel::countChanged, this, &View::statusTextChanged);
    refreshCase();
    // Asked for before the page existed.
    if (!m_state.currentArtifact(ArtifactKind::Environment).isEmpty())
        followState(ArtifactKind::Environment);
    followState(ArtifactKind::Config);
}

void ConfigView::buildList()
{
    m_rows = new QStandardItemModel(this);
    m_list = new QTreeView(this);
    m_list->setModel(m_rows);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(kGrid);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Configurations and environments"));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.data(kEntryRole).isValid())
                    showEntry(index.data(kEntryRole).toULongLong());
            });
}

void ConfigView::buildPage()
{
    m_config = new ConfigPanel(this);
    m_environment = new EnvironmentPanel(this);
    m_detail = new QStackedWidget(this);
    m_detail->addWidget(m_config);
    m_detail->addWidget(m_environment);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({26 * kGrid, 120 * kGrid});
    m_splitter->setHandleWidth(1);

    m_empty = new EmptyState(QStringLiteral("config"), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    connect(m_empty->addButton(tr("Open a folder…")), &QPushButton::clicked, this,
            &View::openRequested);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void ConfigView::addConfigs(const CaseData& opened)
{
    if (opened.configs.empty())
        return;
    auto* group = new QStandardItem(tr("Configurations"));
    group->setSelectable(false);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(bold);
    for (const ConfigDocumentPtr& config : opened.configs) {
        const QString name = QString::fromStdString(config->name());
        auto* row = new QStandardItem(name);
        row->setToolTip(tr("%1 (%2)").arg(name, configKindName(config->kind)));
        row->setData(QVariant::fromValue<qulonglong>(m_entries.size()), kEntryRole);
        m_entries.push_back({.kind = ArtifactKind::Config, .name = name});
        group->appendRow(row);
    }
    m_rows->appendRow(group);
}

void ConfigView::addEnvironments(const CaseData& opened)
{
    if (opened.environments.empty())
        return;
    auto* group = new QStandardItem(tr("Environment"));
    group->setSelectable(false);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(bold);
    std::set<std::string_view> owners;
    for (const EnvironmentPtr& environment : opened.environments)
        owners.insert(opened.runOf(environment->name()));
    if (owners.size() > 1)
        owners.erase(std::string_view()); // counts for every other one
    for (const std::string_view owner : owners) {
        const QString run = QString::fromUtf8(owner.data(), static_cast<qsizetype>(owner.size()));
        const bool isWhole = run.isEmpty() || run == QStringLiteral(".");
        auto* row = new QStandardItem(isWhole ? tr("Versions") : run);
        row->setToolTip(row->text());
        row->setData(QVariant::fromValue<qulonglong>(m_entries.size()), kEntryRole);
        m_entries.push_back({.kind = ArtifactKind::Environment, .name = run});
        group->appendRow(row);
    }
    m_rows->appendRow(group);
}

void ConfigView::refreshCase()
{
    const CasePtr& opened = m_state.caseData();
    const QModelIndex before = m_list->currentIndex();
    const std::size_t shown = before.data(kEntryRole).toULongLong();
    const Entry kept = before.isValid() && shown < m_entries.size() ? m_entries[shown] : Entry{};
    m_entries.clear();
    m_rows->clear();
    if (opened) {
        addConfigs(*opened);
        addEnvironments(*opened);
    }
    m_list->expandAll();
    const bool isEmpty = m_entries.empty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_splitter);
    if (!opened)
        m_empty->setTexts(
            tr("Nothing is open"),
            tr("Open a run folder with a pipeline.config, args.yaml or hparams.yaml."));
    else
        m_empty->setTexts(
            tr("No configuration here"),
            tr("Put the pipeline.config, the YAML or JSON settings, the label map, pip freeze or a "
               "Dockerfile into the folder of the run, or record the run with faultline-cli."));
    const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&kept](const Entry& entry) {
        return entry.kind == kept.kind && entry.name == kept.name;
    });
    if (!isEmpty)
        selectEntry(same == m_entries.end() ? 0
                                            : static_cast<std::size_t>(same - m_entries.begin()));
    emit statusTextChanged();
}

std::size_t ConfigView::entryOf(ArtifactKind kind, const QString& artifact) const
{
    QString name = artifact;
    if (kind == ArtifactKind::Environment && m_state.caseData()) {
        const std::string_view run = m_state.caseData()->runOf(artifact.toStdString());
        name = QString::fromUtf8(run.data(), static_cast<qsizetype>(run.size()));
    }
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.kind == kind && (entry.name == name || name.isEmpty());
    });
    return static_cast<std::size_t>(found - m_entries.begin());
}

void ConfigView::followState(ArtifactKind kind)
{
    const QString wanted = m_state.currentArtifact(kind);
    if ((kind != ArtifactKind::Config && kind != ArtifactKind::Environment) || wanted.isEmpty())
        return;
    const QString field = kind == ArtifactKind::Config ? m_state.configField() : QString();
    const std::size_t entry = entryOf(kind, wanted);
    if (entry >= m_entries.size())
        return;
    selectEntry(entry);
    if (!field.isEmpty())
        m_config->showField(field);
}

void ConfigView::selectEntry(std::size_t entry)
{
    for (int group = 0; group < m_rows->rowCount(); ++group) {
        for (int row = 0; row < m_rows->item(group)->rowCount(); ++row) {
            const QStandardItem* item = m_rows->item(group)->child(row);
            if (item->data(kEntryRole).toULongLong() == entry)
                m_list->setCurrentIndex(item->index());
        }
    }
    showEntry(entry);
}

void ConfigView::showEntry(std::size_t number)
{
    const CasePtr& opened = m_state.caseData();
    if (!opened || number >= m_entries.size())
        return;
    const Entry entry = m_entries[number];
    if (entry.kind == ArtifactKind::Config) {
        m_config->setDocument(findArtifact(opened->configs, entry.name.toStdString()));
        m_detail->setCurrentWidget(m_config);
        if (m_state.currentArtifact(ArtifactKind::Config) != entry.name)
            m_state.setCurrentArtifact(ArtifactKind::Config, entry.name);
    } else {
        const bool isWhole = entry.name.isEmpty() || entry.name == QStringLiteral(".");
        m_environment->setEnvironments(isWhole ? tr("Environment")
                                               : tr("Environment of %1").arg(entry.name),
                                       environmentsOf(*opened, entry.name));
        m_detail->setCurrentWidget(m_environment);
    }
    emit statusTextChanged();
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
