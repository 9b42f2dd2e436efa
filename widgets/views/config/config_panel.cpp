// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/config_panel.h"

#include "model/qt/config_tree_model.h"
#include "model/qt/roles.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/config/config_filter.h"
#include "widgets/views/config/source_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

namespace {

/// From here on the text of the file has room beside the fields, else it is below them.
constexpr int kBesideFrom = 160 * kGrid;

using Column = ConfigTreeModel::Column;

/// Written values stand out, what is not written steps back, what is odd is marked.
class FieldDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), 3 * kGrid};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto state = static_cast<FieldState>(index.data(FieldStateRole).toInt());
        const auto column = static_cast<Column>(index.column());
        const bool isOdd = state == FieldState::Unknown || state == FieldState::Conflict;
        const bool isWritten = index.data(LineRole).toUInt() > 0;
        if (column == Column::Where && isOdd) {
            option->icon = icon(severityIconName(Severity::Warning),
                                severityColor(Severity::Warning, option->palette));
            option->features |= QStyleOptionViewItem::HasDecoration;
        }
        const bool isFaint =
            column == Column::Default || column == Column::Where
            || (!isWritten && !index.model()->hasChildren(index.siblingAtColumn(0)));
        if (isFaint && !isOdd && !(option->state & QStyle::State_Selected))
            option->palette.setColor(QPalette::Text, mutedTextColor(option->palette));
        if (column == Column::Value && isWritten)
            option->font.setWeight(QFont::DemiBold);
    }
};

std::uint64_t countOf(const ConfigDocument& document, FieldState state)
{
    return static_cast<std::uint64_t>(
        std::count_if(document.nodes.begin(), document.nodes.end(),
                      [state](const auto& node) { return node.state == state && !node.isGroup; }));
}

} // namespace

ConfigPanel::ConfigPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new ConfigTreeModel(this)),
      m_filter(new ConfigFilter(this)),
      m_tree(new QTreeView(this)),
      m_text(new SourceText(this)),
      m_splitter(new QSplitter(Qt::Vertical, this))
{
    m_filter->setSourceModel(m_model);
    buildTree();
    m_text->setAccessibleName(tr("Text of the file"));
    connect(m_text, &SourceText::lineChosen, this, &ConfigPanel::chooseLine);

    auto* fields = new QWidget(m_splitter);
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildFilterBar());
    column->addWidget(m_tree, 1);
    m_splitter->addWidget(fields);
    m_splitter->addWidget(m_text);
    m_splitter->setStretchFactor(0, 5);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setChildrenCollapsible(true);
    m_splitter->setHandleWidth(kGrid);

    m_facts = makeMutedLabel(QString(), this);
    m_facts->setWordWrap(true);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(kGrid / 2);
    outer->addWidget(m_facts);
    outer->addSpacing(kGrid / 2);
    outer->addWidget(m_splitter, 1);
}

void ConfigPanel::buildTree()
{
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new FieldDelegate(m_tree));
    m_tree->setAccessibleName(tr("Fields"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    // The value gives way: default and place are what the table adds to the file.
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->resizeSection(static_cast<int>(Column::Field), 31 * kGrid);
    header->resizeSection(static_cast<int>(Column::Default), 19 * kGrid);
    header->resizeSection(static_cast<int>(Column::Where), 14 * kGrid);
    header->setSectionResizeMode(static_cast<int>(Column::Value), QHeaderView::Stretch);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &ConfigPanel::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ConfigPanel::chooseRow);
    const auto choose = [this](const QModelIndex& index) {
        emit fieldChosen(index.siblingAtColumn(0).data(IdRole).toString());
    };
    connect(m_tree, &QTreeView::clicked, this, choose);
    connect(m_tree, &QTreeView::activated, this, choose);
    auto* copy = new QShortcut(QKeySequence::Copy, m_tree, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] {
        const QModelIndex row = m_tree->currentIndex();
        if (row.isValid())
            QGuiApplication::clipboard()->setText(
                row.data(IdRole).toString() + QStringLiteral(": ")
                + row.siblingAtColumn(static_cast<int>(Column::Value)).data().toString());
    });
}

QWidget* ConfigPanel::buildFilterBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Search fields and values"));
    m_search->setAccessibleName(tr("Search fields and values"));
    m_search->setClearButtonEnabled(true);
    row->addWidget(m_search, 1);
    m_fields = new QComboBox(bar);
    m_fields->setAccessibleName(tr("Which fields to list"));
    m_fields->addItem(tr("All fields"), static_cast<int>(ConfigFilter::Fields::All));
    m_fields->addItem(tr("Written in the file"), static_cast<int>(ConfigFilter::Fields::Written));
    m_fields->addItem(tr("Not the default"), static_cast<int>(ConfigFilter::Fields::Changed));
    m_fields->addItem(tr("Unknown or set twice"), static_cast<int>(ConfigFilter::Fields::Odd));
    row->addWidget(m_fields);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        refreshExpansion();
    });
    connect(m_fields, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setFields(static_cast<ConfigFilter::Fields>(m_fields->currentData().toInt()));
        refreshExpansion();
    });
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    return bar;
}

void ConfigPanel::setDocument(const ConfigDocumentPtr& document)
{
    if (m_model->document() == document)
        return;
    m_model->setDocument(document);
    const bool hasDefaults =
        document
        && std::any_of(document->nodes.begin(), document->nodes.end(),
                       [](const ConfigNode& node) { return !node.defaultValue.empty(); });
    m_tree->setColumnHidden(static_cast<int>(Column::Default), !hasDefaults);
    m_text->setPlainText(document ? QString::fromStdString(document->text) : QString());
    m_text->setVisible(document && !document->text.empty());
    m_text->showLine(0);
    refreshHeading();
    refreshExpansion();
}

void ConfigPanel::refreshHeading()
{
    const ConfigDocumentPtr& document = m_model->document();
    if (!document)
        return;
    QStringList facts{configKindName(document->kind)};
    if (!document->dialect.empty())
        facts << QString::fromStdString(document->dialect);
    if (!document->labels.empty())
        facts << tr("%n class(es)", nullptr, static_cast<int>(document->labels.size()));
    facts << tr("%n field(s) written", nullptr,
                static_cast<int>(std::count_if(
                    document->nodes.begin(), document->nodes.end(),
                    [](const ConfigNode& node) { return !node.isGroup && node.line > 0; })));
    const std::uint64_t defaults = countOf(*document, FieldState::Default);
    if (defaults > 0)
        facts << tr("%n left at the default", nullptr, static_cast<int>(defaults));
    const std::uint64_t unknown = countOf(*document, FieldState::Unknown);
    if (unknown > 0)
        facts << tr("%n unknown", nullptr, static_cast<int>(unknown));
    const std::uint64_t conflicts = countOf(*document, FieldState::Conflict);
    if (conflicts > 0)
        facts << tr("%n set twice", nullptr, static_cast<int>(conflicts));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ConfigPanel::refreshExpansion()
{
    // A search shows what it found; a small file is read at one glance.
    constexpr int kSmall = 60;
    if (m_filter->isActive()
        || static_cast<int>(m_model->document() ? m_model->document()->nodes.size() : 0) <= kSmall)
        m_tree->expandAll();
    else
        m_tree->expandToDepth(0);
    emit countChanged();
}

QString ConfigPanel::countText() const
{
    const ConfigDocumentPtr& document = m_model->document();
    if (!document)
        return {};
    return tr("%n field(s)", nullptr,
              static_cast<int>(std::count_if(document->nodes.begin(), document->nodes.end(),
                                             [](const auto& node) { return !node.isGroup; })));
}

void ConfigPanel::showField(const QString& path)
{
    const QModelIndex source = m_model->indexOfPath(path);
    if (!source.isValid())
        return;
    if (!m_filter->mapFromSource(source).isValid()) {
        m_search->clear();
        m_fields->setCurrentIndex(0);
    }
    const QModelIndex index = m_filter->mapFromSource(source);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void ConfigPanel::chooseRow(const QModelIndex& index)
{
    if (!m_text->hasFocus())
        m_text->showLine(index.data(LineRole).toInt());
}

void ConfigPanel::chooseLine(int line)
{
    if (!m_text->hasFocus())
        return;
    const QModelIndex index =
        m_filter->mapFromSource(m_model->indexOfLine(static_cast<std::uint32_t>(line)));
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_text->showLine(line);
}

void ConfigPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addCopy = [menu](const QString& title, const QString& text) {
        connect(menu->addAction(title), &QAction::triggered, menu,
                [text] { QGuiApplication::clipboard()->setText(text); });
    };
    addCopy(tr("Copy value"),
            index.siblingAtColumn(static_cast<int>(Column::Value)).data().toString());
    addCopy(tr("Copy path of the field"), index.data(IdRole).toString());
    menu->addSeparator();
    connect(menu->addAction(tr("Expand all")), &QAction::triggered, m_tree, &QTreeView::expandAll);
    connect(menu->addAction(tr("Collapse all")), &QAction::triggered, m_tree,
            &QTreeView::collapseAll);
    menu->popup(m_tree->viewport()->mapToGlobal(position));
}

void ConfigPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() >= kBesideFrom ? Qt::Horizontal : Qt::Vertical);
}

void ConfigPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_tree->viewport()->update();
}

} // namespace faultline::ui
