// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/pipeline_document.h"

#include <QScrollArea>

#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace faultline::ui {

class IconButton;
class ParameterEditor;

/// The parameters of the chosen step of a document: what is written in bold, with a button that
/// goes back to the default, and what each of them does.
class ParameterForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ParameterForm(PipelineDocument& document, QWidget* parent = nullptr);

    /// Empty: none is chosen.
    void setStep(const StepPath& path);
    [[nodiscard]] const StepPath& step() const { return m_path; }
    /// The editor of a parameter; nullptr if the step has none of that name.
    [[nodiscard]] ParameterEditor* editor(const std::string& name) const;

private:
    struct Row {
        augment::ParameterInfo info;
        QLabel* name = nullptr;
        IconButton* reset = nullptr;
        ParameterEditor* editor = nullptr;
    };

    void rebuild();
    void refresh();
    void addRow(const augment::ParameterInfo& info, QVBoxLayout& column, QWidget& parent);

    PipelineDocument& m_document;
    StepPath m_path;
    std::string m_transform; ///< whose form it is
    std::string m_version;
    std::vector<Row> m_rows;
};

} // namespace faultline::ui
