// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/layer_table_model.h"
#include "model/qt/vram_plan.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace faultline::ui {

class CopyTable;
class TreeMap;

/// Every layer: a table that can be filtered and sorted, and a map of what they keep.
class LayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit LayersPanel(QWidget* parent = nullptr);

    void setPlan(const VramPlanPtr& plan);
    void setPart(std::optional<vram::Part> part);
    void showOp(int op);
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] TreeMap& map() { return *m_map; }
    [[nodiscard]] const LayerTableModel& model() const { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* buildFilters();
    void refreshCount();

    LayerTableModel m_model;
    QComboBox* m_parts = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_count = nullptr;
    CopyTable* m_table = nullptr;
    TreeMap* m_map = nullptr;
};

} // namespace faultline::ui
