// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QTreeView;

namespace faultline {
class ConfigTreeModel;
}

namespace faultline::ui {

class ConfigFilter;
class SourceText;

/// One configuration: its fields as a tree that can be searched, beside the text of the file. What
/// is chosen in one is pointed out in the other.
class ConfigPanel : public QWidget {
    Q_OBJECT

public:
    explicit ConfigPanel(QWidget* parent = nullptr);

    void setDocument(const ConfigDocumentPtr& document);
    /// Opens the groups above a field, chooses it and shows its line.
    void showField(const QString& path);
    [[nodiscard]] QTreeView& tree() { return *m_tree; }
    [[nodiscard]] QString countText() const;

signals:
    void countChanged();
    /// With the mouse, or with Return.
    void fieldChosen(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTree();
    [[nodiscard]] QWidget* buildFilterBar();
    void refreshHeading();
    void refreshExpansion();
    void chooseRow(const QModelIndex& index);
    void chooseLine(int line);
    void showMenu(const QPoint& position);

    ConfigTreeModel* m_model;
    ConfigFilter* m_filter;
    QTreeView* m_tree;
    SourceText* m_text;
    QLabel* m_facts = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_fields = nullptr;
    QSplitter* m_splitter;
};

} // namespace faultline::ui
