// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_step_model.h"

#include "model/qt/pipeline_words.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QMimeData>

#include <algorithm>
#include <string>
#include <utility>

namespace faultline {

struct PipelineStepModel::Node {
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    [[nodiscard]] int row() const
    {
        const auto& siblings = parent->children;
        const auto at = std::find_if(siblings.begin(), siblings.end(),
                                     [this](const auto& node) { return node.get() == this; });
        return static_cast<int>(at - siblings.begin());
    }
};

namespace {

template <typename Node>
std::unique_ptr<Node> makeNode(const augment::PipelineStep& step, Node* parent)
{
    auto node = std::make_unique<Node>();
    node->parent = parent;
    for (const augment::PipelineStep& child : step.children)
        node->children.push_back(makeNode(child, node.get()));
    return node;
}

std::optional<StepPath> pathIn(const QMimeData& data)
{
    if (!data.hasFormat(QLatin1String(PipelineStepModel::kStepMime)))
        return std::nullopt;
    StepPath path;
    for (const QByteArray& number :
         data.data(QLatin1String(PipelineStepModel::kStepMime)).split(' '))
        path.push_back(number.toInt());
    return path;
}

} // namespace

QString parameterSummary(const augment::PipelineStep& step)
{
    QStringList parts;
    for (const auto& [name, value] : step.parameters)
        parts << toQString(name) + u' ' + toQString(augment::toText(value));
    return parts.join(QStringLiteral(" · "));
}

PipelineStepModel::PipelineStepModel(PipelineDocument& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_root(std::make_unique<Node>())
{
    rebuild();
    connect(&document, &PipelineDocument::aboutToChange, this, &PipelineStepModel::begin);
    connect(&document, &PipelineDocument::changed, this, &PipelineStepModel::end);
}

PipelineStepModel::~PipelineStepModel() = default;

void PipelineStepModel::rebuild()
{
    m_root->children.clear();
    for (const augment::PipelineStep& step : m_document.pipeline().steps)
        m_root->children.push_back(makeNode(step, m_root.get()));
}

void PipelineStepModel::begin(const PipelineChange& change)
{
    using Kind = PipelineChange::Kind;
    switch (change.kind) {
    case Kind::Insert:
        beginInsertRows(indexOf(parentOf(change.path)), change.path.back(), change.path.back());
        return;
    case Kind::Remove:
        beginRemoveRows(indexOf(parentOf(change.path)), change.path.back(), change.path.back());
        return;
    case Kind::Move:
        beginMoveRows(indexOf(parentOf(change.path)), change.path.back(), change.path.back(),
                      indexOf(parentOf(change.to)), change.to.back());
        return;
    case Kind::Whole: beginResetModel(); return;
    case Kind::Step: return;
    }
}

void PipelineStepModel::end(const PipelineChange& change)
{
    using Kind = PipelineChange::Kind;
    const auto take = [this](const StepPath& path) {
        auto& siblings = nodeAt(parentOf(path))->children;
        std::unique_ptr<Node> node = std::move(siblings[static_cast<std::size_t>(path.back())]);
        siblings.erase(siblings.begin() + path.back());
        return node;
    };
    const auto put = [this](const StepPath& path, std::unique_ptr<Node> node) {
        node->parent = nodeAt(parentOf(path));
        auto& siblings = node->parent->children;
        siblings.insert(siblings.begin() + path.back(), std::move(node));
    };
    switch (change.kind) {
    case Kind::Insert:
        put(change.path, makeNode<Node>(*m_document.step(change.path), nullptr));
        endInsertRows();
        return;
    case Kind::Remove:
        static_cast<void>(take(change.path));
        endRemoveRows();
        return;
    case Kind::Move:
        put(landingOf(change), take(change.path));
        endMoveRows();
        return;
    case Kind::Whole:
        rebuild();
        endResetModel();
        return;
    case Kind::Step: {
        const QModelIndex index = indexOf(change.path);
        emit dataChanged(index, index);
        return;
    }
    }
}

PipelineStepModel::Node* PipelineStepModel::nodeAt(const StepPath& path) const
{
    Node* node = m_root.get();
    for (const int at : path) {
        if (at < 0 || static_cast<std::size_t>(at) >= node->children.size())
            return nullptr;
        node = node->children[static_cast<std::size_t>(at)].get();
    }
    return node;
}

PipelineStepModel::Node* PipelineStepModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : m_root.get();
}

StepPath PipelineStepModel::pathOf(const QModelIndex& index) const
{
    StepPath path;
    for (const Node* node = nodeOf(index); node->parent != nullptr; node = node->parent)
        path.insert(path.begin(), node->row());
    return path;
}

QModelIndex PipelineStepModel::indexOf(const StepPath& path) const
{
    Node* node = path.empty() ? nullptr : nodeAt(path);
    return node == nullptr ? QModelIndex() : createIndex(path.back(), 0, node);
}

QModelIndex PipelineStepModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex PipelineStepModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    Node* above = nodeOf(child)->parent;
    return above == m_root.get() ? QModelIndex() : createIndex(above->row(), 0, above);
}

int PipelineStepModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int PipelineStepModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant PipelineStepModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const augment::PipelineStep* step = m_document.step(pathOf(index));
    if (step == nullptr)
        return {};
    const augment::TransformInfo* info = augment::findTransform(step->transform);
    switch (role) {
    case Qt::DisplayRole: return transformName(step->transform);
    case Qt::CheckStateRole: return step->enabled ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole:
        return (step->enabled ? tr("%1, on") : tr("%1, off")).arg(transformName(step->transform));
    case Qt::ToolTipRole:
    case MeaningRole:
        return info == nullptr ? tr("Not reproduced: this transform is not known here.")
                               : augmentText(info->summary);
    case DetailRole: return parameterSummary(*step);
    case IdRole: return toQString(step->transform);
    case LineRole: return step->line;
    default: return {};
    }
}

bool PipelineStepModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    return m_document.setEnabled(pathOf(index), value.toInt() == Qt::Checked);
}

Qt::ItemFlags PipelineStepModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags =
        QAbstractItemModel::flags(index) | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
    const augment::PipelineStep* step = m_document.step(pathOf(index));
    const augment::TransformInfo* info =
        step == nullptr ? nullptr : augment::findTransform(step->transform);
    if (info != nullptr && !info->children.empty())
        flags |= Qt::ItemIsDropEnabled;
    return flags;
}

Qt::DropActions PipelineStepModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

QStringList PipelineStepModel::mimeTypes() const
{
    return {QLatin1String(kStepMime), QLatin1String(kTransformMime)};
}

QMimeData* PipelineStepModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    QByteArrayList numbers;
    for (const int at : pathOf(indexes.first()))
        numbers << QByteArray::number(at);
    auto* data = new QMimeData;
    data->setData(QLatin1String(kStepMime), numbers.join(' '));
    return data;
}

bool PipelineStepModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                        const QModelIndex& parent) const
{
    if (data == nullptr)
        return false;
    std::string transform;
    if (const std::optional<StepPath> from = pathIn(*data)) {
        const augment::PipelineStep* moved = m_document.step(*from);
        const StepPath below = pathOf(parent);
        if (moved == nullptr
            || (below.size() >= from->size()
                && std::equal(from->begin(), from->end(), below.begin())))
            return false;
        transform = moved->transform;
    } else if (data->hasFormat(QLatin1String(kTransformMime))) {
        transform = data->data(QLatin1String(kTransformMime)).toStdString();
    } else {
        return false;
    }
    const augment::PipelineStep* holder = m_document.step(pathOf(parent));
    return holder == nullptr || mayStandBelow(holder->transform, transform);
}

bool PipelineStepModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                     int column, const QModelIndex& parent)
{
    if (action == Qt::IgnoreAction || !canDropMimeData(data, action, row, column, parent))
        return false;
    StepPath to = pathOf(parent);
    to.push_back(row < 0 ? rowCount(parent) : row);
    if (const std::optional<StepPath> from = pathIn(*data)) {
        m_document.move(*from, to);
        return false;
    }
    augment::PipelineStep step;
    step.transform = data->data(QLatin1String(kTransformMime)).toStdString();
    return m_document.insert(to, std::move(step));
}

} // namespace faultline
