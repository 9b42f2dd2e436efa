// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/mitigation_model.h"
#include "model/qt/vram_plan.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

class CodeBlock;
class CopyTable;

/// What would make it fit or leave more room. The chosen row is explained below the table and
/// previewed in the bar above, before anyone takes it.
class MitigationPanel : public QWidget {
    Q_OBJECT

public:
    explicit MitigationPanel(QWidget* parent = nullptr);

    /// nullopt: still being looked for. Without a GPU there is nothing to look for.
    void setMitigations(const std::optional<std::vector<vram::Mitigation>>& mitigations,
                        bool hasGpu);
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] const MitigationModel& model() const { return m_model; }
    /// The row that is chosen; null: none.
    [[nodiscard]] const vram::Mitigation* chosen() const;

signals:
    /// The chosen row changed; null: none any more.
    void previewRequested(const faultline::vram::Mitigation* mitigation);
    void applied(const faultline::vram::Mitigation& mitigation);

private:
    void buildDetail();
    void refreshDetail();

    MitigationModel m_model;
    CopyTable* m_table = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_cost = nullptr;
    QVBoxLayout* m_patchPlace = nullptr;
    CodeBlock* m_patch = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_leave = nullptr;
};

} // namespace faultline::ui
