// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/qt/rate_lab.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace faultline::ui {

class FixPatch;
class ViewContext;

/// What changed parameters take in the user's own file.
class PatchTab : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    PatchTab(ViewContext& context, RateLab& lab, QWidget* parent = nullptr);

    /// Null: there is nothing to patch.
    [[nodiscard]] FixPatch* patch() const { return m_patch; }
    [[nodiscard]] QString explanation() const;
    void finish(); ///< waits for it. For pictures and tests

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void explain(const TriedSchedule& tried);

    ViewContext& m_context;
    RateLab& m_lab;
    std::vector<ConfigEdit> m_edits; ///< of m_patch
    ConfigDocumentPtr m_file;        ///< that it patches
    QLabel* m_text = nullptr;
    QVBoxLayout* m_column = nullptr;
    FixPatch* m_patch = nullptr;
};

} // namespace faultline::ui
