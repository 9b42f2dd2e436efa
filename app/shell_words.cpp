// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell_words.h"

namespace faultline::ui {

namespace {

class Splitter {
public:
    explicit Splitter(const QString& line) : m_line(line) {}

    ShellWords split()
    {
        for (m_at = 0; m_at < m_line.size(); ++m_at)
            take(m_line[m_at]);
        endWord();
        m_result.isUnclosed = m_result.isUnclosed || m_quote != u'\0';
        return std::move(m_result);
    }

private:
    void take(QChar letter)
    {
        if (letter == u'\\' && m_quote != u'\'')
            takeEscaped();
        else if (m_quote != u'\0')
            takeQuoted(letter);
        else if (letter == u'\'' || letter == u'"')
            open(letter);
        else if (letter.isSpace())
            endWord();
        else
            takePlain(letter);
    }
    void takePlain(QChar letter)
    {
        const bool isAssignment = letter == u'=' && m_result.words.isEmpty();
        const bool isHome = letter == u'~' && !m_isInWord;
        if (QStringLiteral("|&;<>()$`*?[").contains(letter) || isAssignment || isHome)
            m_result.needsShell = true;
        m_word += letter;
        m_isInWord = true;
    }
    void takeQuoted(QChar letter)
    {
        if (letter == m_quote) {
            m_quote = u'\0';
            return;
        }
        if (m_quote == u'"' && (letter == u'$' || letter == u'`'))
            m_result.needsShell = true;
        m_word += letter;
    }
    void takeEscaped()
    {
        m_isInWord = true;
        if (m_at + 1 == m_line.size()) {
            m_result.isUnclosed = true;
            return;
        }
        const QChar next = m_line[++m_at];
        // Between double quotes it is an ordinary character before most others.
        if (m_quote == u'"' && !QStringLiteral("\"\\$`").contains(next))
            m_word += u'\\';
        m_word += next;
    }
    void open(QChar quote)
    {
        m_quote = quote;
        m_isInWord = true;
    }
    void endWord()
    {
        if (m_isInWord)
            m_result.words << m_word;
        m_word.clear();
        m_isInWord = false;
    }

    const QString& m_line;
    ShellWords m_result;
    QString m_word;
    QChar m_quote = u'\0';
    qsizetype m_at = 0;
    bool m_isInWord = false; ///< "" is a word, too
};

} // namespace

ShellWords splitShellWords(const QString& line)
{
    return Splitter(line).split();
}

} // namespace faultline::ui
