// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/parameter_form.h"

#include "model/qt/pipeline_words.h"
#include "model/qt/text.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/batches/parameter_editor.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace faultline::ui {

namespace {

/// "0.5; between 0 and 1".
QString defaultText(const augment::ParameterInfo& info)
{
    const QString value = toQString(augment::toText(info.defaultValue));
    const bool isUnset = value.isEmpty() || value == QStringLiteral("[]");
    return isUnset ? ParameterForm::tr("Not set by default")
                   : ParameterForm::tr("Default %1").arg(value);
}

} // namespace

ParameterForm::ParameterForm(PipelineDocument& document, QWidget* parent)
    : QScrollArea(parent), m_document(document)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Parameters of the step"));
    connect(&document, &PipelineDocument::changed, this, [this] { setStep(m_path); });
    rebuild();
}

void ParameterForm::setStep(const StepPath& path)
{
    m_path = path;
    const augment::PipelineStep* step = m_document.step(path);
    const std::string transform = step == nullptr ? std::string() : step->transform;
    if (transform != m_transform || m_document.pipeline().version != m_version) {
        m_transform = transform;
        m_version = m_document.pipeline().version;
        rebuild();
    }
    refresh();
}

ParameterEditor* ParameterForm::editor(const std::string& name) const
{
    for (const Row& row : m_rows) {
        if (row.info.name == name)
            return row.editor;
    }
    return nullptr;
}

void ParameterForm::rebuild()
{
    m_rows.clear();
    auto* content = new QWidget;
    content->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    const augment::TransformInfo* info = augment::findTransform(m_transform);
    if (m_transform.empty()) {
        column->addWidget(makeMutedLabel(tr("Choose a step to see its parameters."), content));
    } else {
        column->addWidget(makeCardHeading(transformName(m_transform), content));
        column->addWidget(makeMutedLabel(info == nullptr ? tr("Not reproduced: unknown transform.")
                                                         : augmentText(info->summary),
                                         content));
    }
    if (info != nullptr) {
        if (!info->fidelity.empty())
            column->addWidget(makeMutedLabel(
                tr("Differs from the original: %1").arg(augmentText(info->fidelity)), content));
        for (const augment::ParameterInfo& parameter : augment::parametersFor(*info, m_version))
            addRow(parameter, *column, *content);
        if (m_rows.empty())
            column->addWidget(makeMutedLabel(tr("No parameters."), content));
    }
    column->addStretch(1);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
}

void ParameterForm::addRow(const augment::ParameterInfo& info, QVBoxLayout& column, QWidget& parent)
{
    Row row;
    row.info = info;
    const std::string name(info.name);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, kGrid, 0, 0);
    row.name = new QLabel(toQString(info.name), &parent);
    row.name->setTextFormat(Qt::PlainText);
    head->addWidget(row.name, 1);
    row.reset = new IconButton(QStringLiteral("undo"),
                               tr("Reset %1 to its default").arg(toQString(info.name)), &parent);
    // It keeps its place while it is hidden, so that nothing jumps.
    QSizePolicy policy = row.reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    row.reset->setSizePolicy(policy);
    head->addWidget(row.reset);
    connect(row.reset, &QToolButton::clicked, this,
            [this, name] { m_document.setParameter(m_path, name, std::nullopt); });
    column.addLayout(head);

    row.editor = makeParameterEditor(info, &parent);
    row.editor->setToolTip(defaultText(info));
    connect(row.editor, &ParameterEditor::edited, this,
            [this, name](const std::optional<augment::Value>& value) {
                m_document.setParameter(m_path, name, value);
            });
    column.addWidget(row.editor);
    QString help = augmentText(info.help);
    help += (help.isEmpty() ? QString() : QStringLiteral(" ")) + defaultText(info) + u'.';
    column.addWidget(makeMutedLabel(help, &parent));
    m_rows.push_back(row);
}

void ParameterForm::refresh()
{
    const augment::PipelineStep* step = m_document.step(m_path);
    if (step == nullptr)
        return;
    for (Row& row : m_rows) {
        const auto written = step->parameters.find(row.info.name);
        const bool isWritten = written != step->parameters.end();
        row.editor->setValue(isWritten ? written->second : row.info.defaultValue);
        row.reset->setVisible(isWritten);
        QFont font = row.name->font();
        font.setBold(isWritten);
        row.name->setFont(font);
    }
}

} // namespace faultline::ui
