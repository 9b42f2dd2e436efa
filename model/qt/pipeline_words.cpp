// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_words.h"

#include "model/qt/messages.h"
#include "model/qt/pipeline_document.h"
#include "model/qt/text.h"

#include <QCoreApplication>

#include <string>

namespace faultline {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("PipelineWords", text);
}

} // namespace

QString augmentText(std::string_view english)
{
    if (english.empty())
        return {};
    return QCoreApplication::translate("Augment", std::string(english).c_str());
}

QString libraryName(augment::Library library)
{
    switch (library) {
    case augment::Library::ObjectDetectionApi: return QStringLiteral("Object Detection API");
    case augment::Library::Albumentations: return QStringLiteral("Albumentations");
    case augment::Library::Ultralytics: return QStringLiteral("Ultralytics");
    case augment::Library::Keras: return QStringLiteral("Keras");
    }
    return {};
}

QString groupName(augment::TransformGroup group)
{
    using Group = augment::TransformGroup;
    switch (group) {
    case Group::Geometry: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Geometry"));
    case Group::Crop: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Crop"));
    case Group::Colour: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Colour"));
    case Group::Noise: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Noise and blur"));
    case Group::Erase: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Cover parts"));
    case Group::Boxes: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Boxes only"));
    case Group::Mix: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Mix images"));
    case Group::Size: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Size"));
    case Group::Network: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Normalisation"));
    case Group::Choice: return tr(QT_TRANSLATE_NOOP("PipelineWords", "Choice"));
    }
    return {};
}

QString remarkSentence(const augment::PipelineRemark& remark)
{
    QString sentence = translated(remark.text);
    if (!remark.step.empty())
        sentence = transformName(remark.step) + QStringLiteral(": ") + sentence;
    if (remark.line > 0) {
        sentence = tr(QT_TRANSLATE_NOOP("PipelineWords", "Line %1: %2"))
                       .arg(QString::number(remark.line), sentence);
    }
    return sentence;
}

} // namespace faultline
