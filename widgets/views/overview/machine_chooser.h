// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/target_machine.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace faultline::ui {

class ViewContext;

/// Which machine the case is judged for: the one that its artifacts name, or one that the user
/// chooses, so that a configuration can be judged before it is launched there. The choice belongs
/// to the case (CaseDocument).
class MachineChooser : public QWidget {
    Q_OBJECT

public:
    explicit MachineChooser(ViewContext& context, QWidget* parent = nullptr);

private:
    void fill();
    void refresh();
    void choose();
    [[nodiscard]] QComboBox* addBox(const QString& name);
    /// Shows `value`, added at the end if it is not in the list.
    static void select(QComboBox& box, const QString& value);

    ViewContext& m_context;
    QComboBox* m_types = nullptr;
    QComboBox* m_gpus = nullptr;
    QComboBox* m_memory = nullptr;
    QLabel* m_remark = nullptr;
};

} // namespace faultline::ui
