// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/input_lab.h"
#include "widgets/view_context.h"

#include <QScrollArea>

class QVBoxLayout;

namespace faultline::ui {

/// What is known to go wrong with such a pipeline, by name: what the rules found of the training,
/// then the traps that the present values are in.
class TrapPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit TrapPanel(ViewContext& context, QWidget* parent = nullptr);

    /// Any of them may be null.
    void show(const Training* training, const pipeline::InferredPipeline* known,
              const LabPicturePtr& picture);
    using QScrollArea::show;
    [[nodiscard]] int count() const { return m_count; }

private:
    void addTrap(Severity severity, const QString& title, const QString& detail,
                 const Finding* finding);

    ViewContext& m_context;
    QVBoxLayout* m_column = nullptr;
    QString m_shown; ///< of the rows; empty: none yet
    int m_count = 0;
};

} // namespace faultline::ui
