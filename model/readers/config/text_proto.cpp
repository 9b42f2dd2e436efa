// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/text_proto.h"

#include "model/readers/config/config_tree.h"
#include "model/readers/config/text_proto_lexer.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

using textproto::Lexer;
using textproto::Token;

/// A message or a list that is open. The stack is copied at a conflict, so that both sides begin
/// where the conflict did.
struct Frame {
    std::size_t node = 0;
    char closer = '\0';
    std::uint32_t line = 0;
    bool isList = false;
    std::string listName; ///< of a list: the field that its items belong to
};

class TextProtoParser {
public:
    explicit TextProtoParser(std::string_view text) : m_lexer(text)
    {
        m_out.nodes.emplace_back();
        m_out.nodes.front().isMessage = true;
        m_lastChild.push_back(TextProto::npos);
        m_stack.push_back({});
        m_token = m_lexer.next();
    }

    TextProto run()
    {
        while (m_token.kind != Token::Kind::End) {
            if (m_token.kind == Token::Kind::Marker)
                marker();
            else if (m_skipped > 0)
                skip();
            else if (m_stack.back().isList)
                listItem();
            else
                field();
        }
        finish();
        return std::move(m_out);
    }

private:
    /// Copying the stack for more of them than a person makes could take for ever.
    static constexpr std::size_t kRestoredConflicts = 1000;

    void take() { m_token = m_lexer.next(); }
    [[nodiscard]] bool isPunctuation(char c) const
    {
        return m_token.kind == Token::Kind::Punctuation && m_token.text.front() == c;
    }

    void note(TextProto::Problem problem, std::uint32_t line, Text detail)
    {
        ++m_out.noteCount;
        auto& kept = m_kept[static_cast<std::size_t>(problem)];
        if (kept++ < TextProto::kMaxNotes)
            m_out.notes.push_back({problem, line, std::move(detail)});
    }

    /// Notes what cannot be understood and goes on at the next line.
    void recover(std::string_view expected)
    {
        const std::uint32_t line = m_token.line;
        note(TextProto::Problem::Syntax, line,
             m_token.kind == Token::Kind::End
                 ? Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, the file ends"),
                        {std::string(expected)}}
                 : Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, \"%2\" found"),
                        {std::string(expected), shortened(m_token.text, 40)}});
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
            const std::string name(m_token.text);
            const std::uint32_t line = m_token.line;
            take();
            value(name, line);
        } else if (isPunctuation('[')) {
            extension();
        } else {
            recover("a field name");
        }
    }

    /// "[package.extension] { ... }"
    void extension()
    {
        const std::uint32_t line = m_token.line;
        take();
        const std::string name = "[" + std::string(m_token.text) + "]";
        if (m_token.kind != Token::Kind::Word) {
            recover("the name of an extension");
            return;
        }
        take();
        if (!isPunctuation(']')) {
            recover("\"]\"");
            return;
        }
        take();
        value(name, line);
    }

    void value(const std::string& name, std::uint32_t line)
    {
        const bool hasColon = isPunctuation(':');
        if (hasColon)
            take();
        if (isPunctuation('{') || isPunctuation('<')) {
            open(name, line);
        } else if (!hasColon) {
            recover("\":\" or \"{\" after \"" + shortened(name, 40) + "\"");
        } else if (isPunctuation('[')) {
            pushFrame({m_stack.back().node, ']', m_token.line, true, name});
            take();
        } else {
            scalar(name, line);
        }
    }

    void listItem()
    {
        const std::string name = m_stack.back().listName;
        if (isPunctuation(']')) {
            m_stack.pop_back();
            take();
        } else if (isPunctuation(',')) {
            take();
        } else if (isPunctuation('{') || isPunctuation('<')) {
            open(name, m_token.line);
        } else if (isPunctuation('}') || isPunctuation('>') || isPunctuation(':')) {
            // The "]" is missing: end the list where the message ends.
            note(TextProto::Problem::Syntax, m_stack.back().line,
                 {FAULTLINE_TR_NOOP("Errors", "the list \"%1\" has no \"]\""),
                  {shortened(name, 40)}});
            m_stack.pop_back();
        } else {
            scalar(name, m_token.line);
        }
    }

    void scalar(const std::string& name, std::uint32_t line)
    {
        TextProto::Node node;
        node.name = name;
        node.line = line;
        if (m_token.kind == Token::Kind::String) {
            node.isString = true;
            while (m_token.kind == Token::Kind::String) {
                node.value += stringValue();
                take();
            }
        } else if (isPunctuation('-')) {
            take();
            node.value = "-" + std::string(m_token.text);
            if (m_token.kind != Token::Kind::Word && m_token.kind != Token::Kind::Number) {
                recover("a number");
                return;
            }
            take();
        } else if (m_token.kind == Token::Kind::Word || m_token.kind == Token::Kind::Number) {
            node.value = std::string(m_token.text);
            take();
        } else {
            recover("a value of \"" + shortened(name, 40) + "\"");
            return;
        }
        add(std::move(node));
    }

    std::string stringValue()
    {
        const textproto::Unquoted unquoted = textproto::unquote(m_token.text);
        if (!unquoted.isTerminated)
            note(TextProto::Problem::Syntax, m_token.line,
                 FAULTLINE_TR_NOOP("Errors", "a string has no closing quote"));
        if (unquoted.hasLiteralBackslashes)
            note(TextProto::Problem::Backslash, m_token.line,
                 {FAULTLINE_TR_NOOP("Errors", "\"%1\" is written with single backslashes"),
                  {shortened(unquoted.text, 120)}});
        return unquoted.text;
    }

    void open(const std::string& name, std::uint32_t line)
    {
        TextProto::Node node;
        node.name = name;
        node.line = line;
        node.isMessage = true;
        const char closer = isPunctuation('{') ? '}' : '>';
        const std::size_t index = add(std::move(node));
        pushFrame({index, closer, line, false, {}});
        take();
    }

    void pushFrame(Frame frame)
    {
        if (m_stack.size() <= TextProto::kMaxDepth) {
            m_stack.push_back(std::move(frame));
            return;
        }
        if (!m_tooDeep)
            note(TextProto::Problem::Limit, m_token.line,
                 FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
        m_tooDeep = true;
        m_skipped = 1;
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
        if (m_stack.size() == 1) {
            note(TextProto::Problem::Syntax, m_token.line,
                 {FAULTLINE_TR_NOOP("Errors", "\"%1\" closes nothing"), {std::string(1, closer)}});
        } else {
            if (closer != m_stack.back().closer)
                note(TextProto::Problem::Syntax, m_token.line,
                     {FAULTLINE_TR_NOOP("Errors", "\"%1\" found where \"%2\" closes line %3"),
                      {std::string(1, closer), std::string(1, m_stack.back().closer),
                       std::to_string(m_stack.back().line)}});
            if (closer != ']')
                m_stack.pop_back();
        }
        take();
    }

    std::size_t add(TextProto::Node node)
    {
        const std::size_t parent = m_stack.back().node;
        if (parent == TextProto::npos)
            return TextProto::npos; // inside a message that was left out
        if (m_out.nodes.size() >= TextProto::kMaxNodes) {
            if (!m_full)
                note(TextProto::Problem::Limit, node.line,
                     FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
            m_full = true;
            return TextProto::npos;
        }
        const std::size_t index = m_out.nodes.size();
        node.parent = parent;
        node.side = m_side;
        m_out.nodes.push_back(std::move(node));
        m_lastChild.push_back(TextProto::npos);
        if (m_lastChild[parent] == TextProto::npos)
            m_out.nodes[parent].firstChild = index;
        else
            m_out.nodes[m_lastChild[parent]].nextSibling = index;
        m_lastChild[parent] = index;
        return index;
    }

    void marker()
    {
        switch (m_token.text.front()) {
        case '<':
            note(TextProto::Problem::Conflict, m_token.line,
                 {FAULTLINE_TR_NOOP("Errors", "a conflict begins: \"%1\""),
                  {shortened(m_token.text, 60)}});
            if (++m_conflicts <= kRestoredConflicts)
                m_conflictStack = m_stack;
            m_side = TextProto::Side::Ours;
            break;
        case '|': beginSide(TextProto::Side::Base); break;
        case '=': beginSide(TextProto::Side::Theirs); break;
        default:
            if (m_side == TextProto::Side::None)
                note(TextProto::Problem::Conflict, m_token.line,
                     FAULTLINE_TR_NOOP("Errors", "a conflict ends without a begin"));
            m_side = TextProto::Side::None;
            break;
        }
        take();
    }

    void beginSide(TextProto::Side side)
    {
        if (m_side == TextProto::Side::None)
            return; // a line of "=======" for decoration
        if (m_conflicts <= kRestoredConflicts)
            m_stack = m_conflictStack;
        m_side = side;
    }

    void finish()
    {
        if (m_side != TextProto::Side::None)
            note(TextProto::Problem::Conflict, m_token.line,
                 FAULTLINE_TR_NOOP("Errors", "the conflict has no end"));
        if (m_stack.size() == 1)
            return;
        m_out.isCut = true;
        const Frame& open = m_stack.back();
        note(TextProto::Problem::Syntax, m_token.line,
             {FAULTLINE_TR_NOOP("Errors", "the file ends, but \"%1\" is missing for line %2"),
              {std::string(1, open.closer), std::to_string(open.line)}});
    }

    Lexer m_lexer;
    Token m_token;
    TextProto m_out;
    std::vector<std::size_t> m_lastChild;
    std::vector<Frame> m_stack;
    std::vector<Frame> m_conflictStack;
    std::array<std::size_t, 4> m_kept{};
    TextProto::Side m_side = TextProto::Side::None;
    std::size_t m_skipped = 0; ///< levels open below the deepest one that is kept
    std::size_t m_conflicts = 0;
    bool m_tooDeep = false;
    bool m_full = false;
};

} // namespace

TextProto parseTextProto(std::string_view text)
{
    return TextProtoParser(text).run();
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
