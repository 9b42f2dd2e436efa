// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/voc_annotation.h"

#include "model/core/ascii.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/readers/whole_text.h"

#include <pugixml.hpp>

namespace faultline {

namespace {

/// Escapes and character data, but no document type: what a DTD declares stays unknown.
constexpr unsigned kParse =
    pugi::parse_escapes | pugi::parse_cdata | pugi::parse_eol | pugi::parse_wconv_attribute;

class Parser {
public:
    Parser(const std::string& path, ImportLog& issues) : m_path(path), m_issues(issues) {}

    VocAnnotation parse(std::string_view text)
    {
        pugi::xml_document document;
        const pugi::xml_parse_result result =
            document.load_buffer(text.data(), text.size(), kParse, pugi::encoding_auto);
        pugi::xml_node root = document.child("annotation");
        m_read.isAnnotation = !root.empty();
        if (!result) {
            m_read.isBroken = true;
            m_issues.add(annotation::issueAt(IssueCode::SyntaxError, m_path,
                                             verbatim(result.description()),
                                             static_cast<std::uint64_t>(result.offset)));
        } else if (!m_read.isAnnotation) {
            m_issues.add(
                annotation::issueAt(IssueCode::UnrecognisedFile, m_path,
                                    FAULTLINE_TR_NOOP("Errors", "an XML without an <annotation>")));
        }
        if (m_read.isAnnotation)
            takeRoot(root);
        return std::move(m_read);
    }

private:
    static std::string textOf(pugi::xml_node node)
    {
        std::string text(trimmed(node.text().get()));
        makeValidUtf8(text);
        return text;
    }

    void note(IssueCode code, Text detail)
    {
        m_read.isBroken = true;
        m_issues.add(annotation::issueAt(code, m_path, std::move(detail)));
    }

    void takeRoot(pugi::xml_node root)
    {
        m_read.fileName = textOf(root.child("filename"));
        m_read.width = side(root.child("size").child("width"));
        m_read.height = side(root.child("size").child("height"));
        std::size_t number = 0;
        for (pugi::xml_node object : root.children("object"))
            takeObject(object, ++number);
    }

    double side(pugi::xml_node node)
    {
        const std::string text = textOf(node);
        if (text.empty())
            return 0;
        const std::optional<double> pixels = annotation::numberOf(text);
        if (!pixels || !(*pixels >= 0)) {
            note(IssueCode::BadValue, {FAULTLINE_TR_NOOP("Errors", "%1 %2"),
                                       {std::string(node.name()), annotation::quoted(text)}});
            return 0;
        }
        return *pixels;
    }

    void takeObject(pugi::xml_node node, std::size_t number)
    {
        const std::string which = "object " + std::to_string(number);
        pugi::xml_node box = node.child("bndbox");
        if (!box) {
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "%1 has no <bndbox>"), {which}});
            return;
        }
        VocObject object;
        object.name = textOf(node.child("name"));
        if (object.name.empty())
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "%1 has no <name>"), {which}});
        object.xmin = corner(box, "xmin", which);
        object.ymin = corner(box, "ymin", which);
        object.xmax = corner(box, "xmax", which);
        object.ymax = corner(box, "ymax", which);
        object.isTruncated = annotation::isTrue(node.child("truncated").text().get());
        object.isDifficult = annotation::isTrue(node.child("difficult").text().get());
        object.isOccluded = annotation::isTrue(node.child("occluded").text().get());
        m_read.objects.push_back(std::move(object));
    }

    double corner(pugi::xml_node box, const char* name, const std::string& which)
    {
        const std::string text = textOf(box.child(name));
        const std::optional<double> pixels = annotation::numberOf(text);
        if (pixels)
            return *pixels;
        if (text.empty())
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "%1 has no <%2>"), {which, name}});
        else
            note(IssueCode::BadValue, {FAULTLINE_TR_NOOP("Errors", "%1: %2 %3"),
                                       {which, name, annotation::quoted(text)}});
        return annotation::notANumber();
    }

    const std::string& m_path;
    ImportLog& m_issues;
    VocAnnotation m_read;
};

} // namespace

VocAnnotation parseVoc(std::string_view text, const std::string& path, ImportLog& issues)
{
    return Parser(path, issues).parse(text);
}

} // namespace faultline
