// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace faultline::ui {

/// Which fields of a configuration are listed: those whose path or value holds every word of a
/// text, and of these all, only those written in the file, or only those that differ from the
/// default. Groups stay where something below them does.
class ConfigFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Fields { All, Written, Changed, Odd };

    explicit ConfigFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    void setFields(Fields fields);
    [[nodiscard]] bool isActive() const { return !m_words.isEmpty() || m_fields != Fields::All; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    Fields m_fields = Fields::All;
};

} // namespace faultline::ui
