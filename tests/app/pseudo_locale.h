// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <vector>

class QAbstractItemModel;
class QModelIndex;
class QWidget;

namespace faultline::test {

/// Translates everything into itself between marks, and a third longer: what is shown without the
/// marks was never given to a translator.
class PseudoTranslator : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override;
};

/// A kind of text that nobody translates, and why. The one place where such texts are named.
struct Untranslated {
    const char* where;  ///< regular expression of TextWalker's place
    const char* reason; ///< e.g. "code of the user's file"
};

/// Walks widgets and item models and notes each text that has letters outside of the marks, unless
/// they are names of the case, numbers with units, or in a place of the table.
class TextWalker {
public:
    explicit TextWalker(std::vector<Untranslated> untranslated);

    /// Names, ids and other words that the case brings along: the same in every language.
    void addName(const QString& name);

    /// Every text of a widget and of all below it: shown, spoken and in tooltips; actions, tabs,
    /// items and headers.
    void walk(QWidget& root);
    void check(const QString& place, const QString& text);

    /// "place: text", each once, sorted.
    [[nodiscard]] QStringList failures() const;
    /// Visible buttons and labels of one line that are narrower than their text.
    [[nodiscard]] QStringList clipped() const;
    /// Texts seen, so that a walk that sees nothing does not pass.
    [[nodiscard]] int count() const { return m_count; }

private:
    void walkWidget(QWidget& widget);
    void walkModel(const QString& place, const QAbstractItemModel& model);
    void walkRows(const QString& place, const QAbstractItemModel& model, const QModelIndex& parent,
                  int depth);
    void noteIfClipped(const QWidget& widget);
    [[nodiscard]] QString withoutNames(QString text) const;

    std::vector<Untranslated> m_untranslated;
    QSet<QString> m_names;
    QStringList m_longNames; ///< those of several words, longest first
    QSet<QString> m_failures;
    QSet<QString> m_clipped;
    int m_count = 0;
};

} // namespace faultline::test
