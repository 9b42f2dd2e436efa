// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/text_proto.h"

#include "model/readers/config/config_tree.h"
#include "model/readers/config/text_proto_lexer.h"

#include <utility>

namespace faultline {

namespace {

using textproto::Lexer;
using textproto::Token;

/// A message or a list that is open. The stack is copied at a conflict, so that both sides begin
/// where the conflict did.
struct Frame {
    std::size_t field = 0; ///< a message or a list
    char closer = '\0';
    std::uint32_t line = 0;
    std::string listName; ///< of a list
};

class TextProtoParser {
public:
    TextProtoParser(std::string_view text, const LineIssueSink& issues)
        : m_text(text),
          m_lexer(text),
          m_builder(SourceSyntax::TextProto, text.size(), issues),
          m_token(m_lexer.next()),
          m_stack(1)
    {
    }

    ConfigSource run()
    {
        while (m_token.kind != Token::Kind::End) {
            if (m_token.kind == Token::Kind::Marker)
                marker();
            else if (m_skipped > 0)
                skip();
            else if (m_stack.back().closer == ']')
                listItem();
            else
                field();
        }
        finish();
        return m_builder.take();
    }

private:
    /// Where a field begins, which is added when it is sure to be one.
    struct Begin {
        std::string name;
        std::size_t at = 0;
        std::uint32_t line = 0;
    };

    /// Copying the stack for more of them than a person makes could take for ever.
    static constexpr std::size_t kRestoredConflicts = 1000;

    void take()
    {
        m_lastEnd = offset() + m_token.text.size();
        m_token = m_lexer.next();
    }
    [[nodiscard]] std::size_t offset() const
    {
        return m_token.kind == Token::Kind::End
                   ? m_text.size()
                   : static_cast<std::size_t>(m_token.text.data() - m_text.data());
    }
    [[nodiscard]] bool isPunctuation(char c) const
    {
        return m_token.kind == Token::Kind::Punctuation && m_token.text.front() == c;
    }

    void damaged(std::uint32_t line, Text detail)
    {
        m_builder.reportSome(IssueCode::SyntaxError, line, std::move(detail));
    }

    /// Notes what cannot be understood and goes on at the next line.
    void recover(Text expected)
    {
        const std::uint32_t line = m_token.line;
        damaged(line, m_token.kind == Token::Kind::End
                          ? Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, the file ends"),
                                 {std::move(expected)}}
                          : Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, \"%2\" found"),
                                 {std::move(expected), shortened(m_token.text, 40)}});
        while (m_token.kind != Token::Kind::End && m_token.kind != Token::Kind::Marker
               && m_token.line == line)
            take();
    }

    void field()
    {
        if (isPunctuation(';') || isPunctuation(',')) {
            take();
        } else if (isPunctuation('}') || isPunctuation('>') || isPunctuation(']')) {
            close();
        } else if (m_token.kind == Token::Kind::Word) {
            const Begin begin{std::string(m_token.text), offset(), m_token.line};
            take();
            value(begin);
        } else if (isPunctuation('[')) {
            extension();
        } else {
            recover(FAULTLINE_TR_NOOP("Errors", "a field name"));
        }
    }

    /// "[package.extension] { ... }"
    void extension()
    {
        const std::size_t at = offset();
        const std::uint32_t line = m_token.line;
        take();
        const Begin begin{"[" + std::string(m_token.text) + "]", at, line};
        if (m_token.kind != Token::Kind::Word) {
            recover(FAULTLINE_TR_NOOP("Errors", "the name of an extension"));
            return;
        }
        take();
        if (!isPunctuation(']')) {
            recover(verbatim("\"]\""));
            return;
        }
        take();
        value(begin);
    }

    void value(const Begin& begin)
    {
        const bool hasColon = isPunctuation(':');
        if (hasColon)
            take();
        if (isPunctuation('{') || isPunctuation('<') || (hasColon && isPunctuation('[')))
            open(add(begin), begin);
        else if (!hasColon)
            recover({FAULTLINE_TR_NOOP("Errors", "\":\" or \"{\" after \"%1\""),
                     {shortened(begin.name, 40)}});
        else
            scalar(begin);
    }

    void listItem()
    {
        const Begin begin{m_stack.back().listName, offset(), m_token.line};
        if (isPunctuation(']')) {
            close();
        } else if (isPunctuation(',')) {
            take();
        } else if (isPunctuation('{') || isPunctuation('<')) {
            open(add(begin), begin);
        } else if (isPunctuation('}') || isPunctuation('>') || isPunctuation(':')) {
            // The "]" is missing: end the list where the message ends.
            damaged(m_stack.back().line,
                    {FAULTLINE_TR_NOOP("Errors", "the list \"%1\" has no \"]\""),
                     {shortened(begin.name, 40)}});
            m_stack.pop_back();
        } else {
            scalar(begin);
        }
    }

    void scalar(const Begin& begin)
    {
        const std::size_t valueBegin = offset();
        const bool isString = m_token.kind == Token::Kind::String;
        std::string value;
        if (isString) {
            while (m_token.kind == Token::Kind::String) {
                value += stringValue();
                take();
            }
        } else if (isPunctuation('-')) {
            take();
            value = "-" + std::string(m_token.text);
            if (m_token.kind != Token::Kind::Word && m_token.kind != Token::Kind::Number) {
                recover(FAULTLINE_TR_NOOP("Errors", "a number"));
                return;
            }
            take();
        } else if (m_token.kind == Token::Kind::Word || m_token.kind == Token::Kind::Number) {
            value = std::string(m_token.text);
            take();
        } else {
            recover(
                {FAULTLINE_TR_NOOP("Errors", "a value of \"%1\""), {shortened(begin.name, 40)}});
            return;
        }
        SourceField& made = m_builder.at(add(begin));
        made.value = std::move(value);
        made.isString = isString;
        made.valueBegin = valueBegin;
        made.end = m_lastEnd;
    }

    std::string stringValue()
    {
        const textproto::Unquoted unquoted = textproto::unquote(m_token.text);
        if (!unquoted.isTerminated)
            damaged(m_token.line, FAULTLINE_TR_NOOP("Errors", "a string has no closing quote"));
        if (unquoted.hasLiteralBackslashes)
            m_builder.reportSome(
                IssueCode::UnescapedBackslash, m_token.line,
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is written with single backslashes"),
                 {shortened(unquoted.text, 120)}});
        return unquoted.text;
    }

    /// The bracket of a field that has been added.
    void open(std::size_t field, const Begin& begin)
    {
        const char closer = isPunctuation('[') ? ']' : isPunctuation('{') ? '}' : '>';
        SourceField& made = m_builder.at(field);
        made.kind = closer == ']' ? SourceField::Kind::List : SourceField::Kind::Map;
        made.style = SourceField::Style::Braces;
        made.valueBegin = offset();
        made.bodyBegin = offset() + 1;
        if (m_stack.size() <= SourceBuilder::kMaxDepth) {
            m_stack.push_back({field, closer, closer == ']' ? m_token.line : begin.line,
                               closer == ']' ? begin.name : std::string()});
        } else {
            if (!m_tooDeep)
                m_builder.reportSome(IssueCode::CountLimit, m_token.line,
                                     FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
            m_tooDeep = true;
            m_skipped = 1;
        }
        take();
    }

    /// Inside what is nested too deeply: looks for its end only.
    void skip()
    {
        if (m_token.kind == Token::Kind::Punctuation) {
            const char c = m_token.text.front();
            if (c == '{' || c == '<' || c == '[')
                ++m_skipped;
            else if (c == '}' || c == '>' || c == ']')
                --m_skipped;
        }
        take();
    }

    void close()
    {
        const char closer = m_token.text.front();
        const Frame& open = m_stack.back();
        if (m_stack.size() == 1) {
            damaged(m_token.line, {FAULTLINE_TR_NOOP("Errors", "\"%1\" closes nothing"),
                                   {std::string(1, closer)}});
        } else {
            if (closer != open.closer)
                damaged(m_token.line,
                        {FAULTLINE_TR_NOOP("Errors", "\"%1\" found where \"%2\" closes line %3"),
                         {std::string(1, closer), std::string(1, open.closer),
                          std::to_string(open.line)}});
            if (closer != ']' || open.closer == ']') {
                SourceField& closed = m_builder.at(open.field);
                closed.bodyEnd = offset();
                closed.end = offset() + 1;
                m_stack.pop_back();
            }
        }
        take();
    }

    /// Adds a field to what is open; npos inside of what was left out.
    std::size_t add(const Begin& begin)
    {
        const bool wasFull = m_builder.isFull();
        const Frame& open = m_stack.back();
        const std::size_t field = open.closer == ']'
                                      ? m_builder.addItem(open.field, begin.at, begin.line)
                                      : m_builder.add(open.field, begin.name, begin.at, begin.line);
        m_builder.at(field).side = m_side;
        if (!wasFull && m_builder.isFull())
            m_builder.reportSome(IssueCode::CountLimit, begin.line,
                                 FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        return field;
    }

    void marker()
    {
        switch (m_token.text.front()) {
        case '<':
            m_builder.reportSome(IssueCode::MergeConflict, m_token.line,
                                 {FAULTLINE_TR_NOOP("Errors", "a conflict begins: \"%1\""),
                                  {shortened(m_token.text, 60)}});
            if (++m_conflicts <= kRestoredConflicts)
                m_conflictStack = m_stack;
            m_side = SourceField::Side::Ours;
            break;
        case '|': beginSide(SourceField::Side::Base); break;
        case '=': beginSide(SourceField::Side::Theirs); break;
        default:
            if (m_side == SourceField::Side::None)
                m_builder.reportSome(
                    IssueCode::MergeConflict, m_token.line,
                    FAULTLINE_TR_NOOP("Errors", "a conflict ends without a begin"));
            m_side = SourceField::Side::None;
            break;
        }
        take();
    }

    void beginSide(SourceField::Side side)
    {
        if (m_side == SourceField::Side::None)
            return; // a line of "=======" for decoration
        if (m_conflicts <= kRestoredConflicts)
            m_stack = m_conflictStack;
        m_side = side;
    }

    void finish()
    {
        if (m_side != SourceField::Side::None)
            m_builder.reportSome(IssueCode::MergeConflict, m_token.line,
                                 FAULTLINE_TR_NOOP("Errors", "the conflict has no end"));
        if (m_stack.size() == 1)
            return;
        m_builder.setCut();
        const Frame& open = m_stack.back();
        damaged(m_token.line,
                {FAULTLINE_TR_NOOP("Errors", "the file ends, but \"%1\" is missing for line %2"),
                 {std::string(1, open.closer), std::to_string(open.line)}});
    }

    std::string_view m_text;
    Lexer m_lexer;
    SourceBuilder m_builder;
    Token m_token;
    std::size_t m_lastEnd = 0; ///< of the token before
    std::vector<Frame> m_stack;
    std::vector<Frame> m_conflictStack;
    SourceField::Side m_side = SourceField::Side::None;
    std::size_t m_skipped = 0; ///< levels open below the deepest one that is kept
    std::size_t m_conflicts = 0;
    bool m_tooDeep = false;
};

} // namespace

ConfigSource parseTextProto(std::string_view text, const LineIssueSink& issues)
{
    return TextProtoParser(text, issues).run();
}

std::vector<std::string> firstFields(std::string_view head, std::size_t maxFields)
{
    std::vector<std::string> fields;
    std::vector<std::string> open;
    Lexer lexer(head);
    Token token = lexer.next();
    while (token.kind != Token::Kind::End && fields.size() < maxFields) {
        const char first = token.text.empty() ? '\0' : token.text.front();
        if (token.kind == Token::Kind::Marker) {
            token = lexer.next();
            continue;
        }
        if (token.kind == Token::Kind::Punctuation && (first == '}' || first == '>')) {
            if (open.empty())
                return fields;
            open.pop_back();
            token = lexer.next();
            continue;
        }
        if (token.kind == Token::Kind::Punctuation && (first == ',' || first == ';')) {
            token = lexer.next();
            continue;
        }
        if (token.kind != Token::Kind::Word)
            return fields;
        const std::string name(token.text);
        token = lexer.next();
        const bool colon = token.kind == Token::Kind::Punctuation && token.text.front() == ':';
        if (colon)
            token = lexer.next();
        const char next = token.kind == Token::Kind::Punctuation ? token.text.front() : '\0';
        if (!colon && next != '{' && next != '<')
            return fields;
        if (open.size() < 2)
            fields.push_back(open.empty() ? name : open.front() + "." + name);
        if (next == '{' || next == '<') {
            open.push_back(name);
            token = lexer.next();
        } else if (next == '[') {
            while (token.kind != Token::Kind::End
                   && !(token.kind == Token::Kind::Punctuation && token.text.front() == ']'))
                token = lexer.next();
            token = lexer.next();
        } else {
            do
                token = lexer.next();
            while (token.kind == Token::Kind::String || token.kind == Token::Kind::Number);
        }
    }
    return fields;
}

} // namespace faultline
