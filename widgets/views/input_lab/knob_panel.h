// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/setting.h"

#include <QScrollArea>

#include <map>
#include <optional>
#include <string>

class QPushButton;
class QVBoxLayout;

namespace faultline {
class InputLab;
}

namespace faultline::ui {

class KnobField;

/// Everything of an input pipeline that can be turned, in groups.
class KnobPanel : public QScrollArea {
    Q_OBJECT

public:
    /// `lab` outlives it.
    explicit KnobPanel(InputLab& lab, QWidget* parent = nullptr);

    void refresh();
    /// Null: there is none of that key for the present loader.
    [[nodiscard]] KnobField* knob(const std::string& key) const;

private:
    void build(pipeline::LoaderKind kind, bool isByHand);
    void addGroup(const QString& title, std::initializer_list<const char*> keys,
                  pipeline::LoaderKind kind);
    KnobField* makeKnob(const std::string& key, pipeline::LoaderKind kind);
    void turn(const std::string& key, const std::string& value);
    void refreshKnob(const std::string& key, KnobField& knob);
    [[nodiscard]] QString lockOf(const std::string& key) const;

    InputLab& m_lab;
    std::optional<pipeline::LoaderKind> m_kind;
    bool m_isByHand = false;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_column = nullptr;
    QPushButton* m_resetAll = nullptr;
    std::map<std::string, KnobField*> m_knobs;
};

} // namespace faultline::ui
