// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/graph/graph_details.h"

#include "model/qt/text.h"
#include "model/readers/network/graph_def_file.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <span>

namespace faultline::ui {

namespace {

struct GraphText {
    Q_DECLARE_TR_FUNCTIONS(GraphTab)
};

constexpr std::size_t kMostLinks = 200;
constexpr QLatin1StringView kScheme("entry");

QString escaped(std::string_view text)
{
    return toQString(text).toHtmlEscaped();
}

QString bytesText(std::uint64_t bytes)
{
    return formatted(static_cast<double>(bytes), Unit::Bytes);
}

class DetailsWriter {
public:
    DetailsWriter(const GraphTree& tree, const QPalette& palette)
        : m_tree(tree), m_muted(mutedTextColor(palette).name())
    {
    }

    QString write(std::uint32_t index)
    {
        const GraphTree::Entry& entry = m_tree.entries()[index];
        m_html += QStringLiteral("<p><b>%1</b></p>").arg(escaped(m_tree.path(index)));
        if (entry.isFunction)
            writeFunction(entry);
        if (entry.node != GraphTree::kNone)
            writeNode(entry.node);
        if (!entry.children.empty())
            writeTotals(entry.totals);
        return m_html;
    }

private:
    void row(const QString& name, const QString& value)
    {
        if (!value.isEmpty())
            m_html += QStringLiteral("<tr><td style=\"color:%1; padding-right:12px\">%2</td>"
                                     "<td>%3</td></tr>")
                          .arg(m_muted, name, value);
    }

    void writeTotals(const GraphTotals& totals)
    {
        m_html += QStringLiteral("<table>");
        row(GraphText::tr("Nodes"), entryCount(totals.nodes));
        if (totals.variables > 0) {
            row(GraphText::tr("Variables"), entryCount(totals.variables));
            row(GraphText::tr("Parameters"), entryCount(totals.parameters));
            row(GraphText::tr("Size"), bytesText(totals.parameterBytes));
        }
        if (totals.unknownVariables > 0)
            row(GraphText::tr("Without a shape"), entryCount(totals.unknownVariables));
        if (totals.constantBytes > 0)
            row(GraphText::tr("Constants"), bytesText(totals.constantBytes));
        m_html += QStringLiteral("</table>");
    }

    void writeFunction(const GraphTree::Entry& entry)
    {
        for (const NetworkFunction& function : m_tree.graph().functions) {
            if (std::string_view(function.name).data() != entry.name.data())
                continue;
            QStringList arguments;
            for (const std::string& argument : function.arguments)
                arguments.push_back(escaped(argument));
            m_html += QStringLiteral("<table>");
            row(GraphText::tr("Arguments"), arguments.join(QStringLiteral(", ")));
            m_html += QStringLiteral("</table>");
        }
    }

    void writeNode(std::uint32_t index)
    {
        const NetworkNode& node = m_tree.node(index);
        m_html += QStringLiteral("<table>");
        row(GraphText::tr("Operation"), escaped(node.op));
        row(GraphText::tr("Device"), escaped(deviceOf(node)));
        QStringList shapes;
        for (const std::string& shape : outputShapes(node))
            shapes.push_back(escaped(shape));
        row(GraphText::tr("Output shape"), shapes.join(QStringLiteral("<br>")));
        const GraphTotals totals = totalsOf(node);
        if (totals.variables > 0 && totals.unknownVariables == 0)
            row(GraphText::tr("Parameters"),
                GraphText::tr("%1 (%2)", "count, size")
                    .arg(entryCount(totals.parameters), bytesText(totals.parameterBytes)));
        if (totals.constantBytes > 0)
            row(GraphText::tr("Size"), bytesText(totals.constantBytes));
        m_html += QStringLiteral("</table>");
        writeInputs(index, node);
        writeReaders(index);
        writeAttributes(node);
    }

    void heading(const QString& text, std::size_t count)
    {
        m_html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                      .arg(m_muted,
                           GraphText::tr("%1 (%2)", "heading, count").arg(text, entryCount(count)));
    }

    QString link(std::uint32_t node, const QString& text) const
    {
        return QStringLiteral("<a href=\"%1:%2\">%3</a>")
            .arg(QString(kScheme), QString::number(m_tree.entryOf(node)), text);
    }

    void more(std::size_t count)
    {
        if (count > kMostLinks)
            m_html += GraphText::tr("and %1 more").arg(entryCount(count - kMostLinks));
    }

    void writeInputs(std::uint32_t index, const NetworkNode& node)
    {
        if (node.inputs.empty())
            return;
        heading(GraphText::tr("Inputs"), node.inputs.size());
        for (std::size_t i = 0; i < std::min(node.inputs.size(), kMostLinks); ++i) {
            const std::uint32_t from = m_tree.source(index, node.inputs[i]);
            const QString text = escaped(node.inputs[i]);
            m_html += (from == GraphTree::kNone ? text : link(from, text)) + QStringLiteral("<br>");
        }
        more(node.inputs.size());
    }

    void writeReaders(std::uint32_t index)
    {
        const std::span<const std::uint32_t> readers = m_tree.readers(index);
        if (readers.empty())
            return;
        heading(GraphText::tr("Read by"), readers.size());
        for (const std::uint32_t reader : readers.first(std::min(readers.size(), kMostLinks))) {
            const NetworkNode& node = m_tree.node(reader);
            m_html += link(reader, escaped(node.name))
                      + QStringLiteral(" <span style=\"color:%1\">%2</span><br>")
                            .arg(m_muted, escaped(node.op));
        }
        more(readers.size());
    }

    void writeAttributes(const NetworkNode& node)
    {
        if (node.attributes.empty())
            return;
        heading(GraphText::tr("Attributes"), node.attributes.size());
        m_html += QStringLiteral("<table>");
        for (const NetworkAttribute& attribute : node.attributes) {
            if (attribute.name != kDeviceAttribute) // has a line of its own
                row(escaped(attribute.name), valueOf(attribute, node));
        }
        m_html += QStringLiteral("</table>");
    }

    /// An attribute keeps no word of its kind: what it holds and its name tell.
    static QString valueOf(const NetworkAttribute& attribute, const NetworkNode& node)
    {
        const std::string_view name = attribute.name;
        if (!attribute.text.empty())
            return escaped(attribute.text);
        if (name == "value" && !node.tensors.empty())
            return GraphText::tr("tensor of %1, %2", "shape, size")
                .arg(escaped(shapeText({.name = {},
                                        .integer = 0,
                                        .real = 0.0,
                                        .text = {},
                                        .integers = node.tensors.front().dims,
                                        .reals = {}})),
                     bytesText(node.tensors.front().dataBytes));
        const bool isShape = name.find("shape") != std::string_view::npos;
        if (isShape || attribute.integer == NetworkAttribute::kOpenRank)
            return escaped(shapeText(attribute));
        if (!attribute.integers.empty()) {
            QStringList numbers;
            for (const std::int64_t number : attribute.integers)
                numbers.push_back(QString::number(number));
            return numbers.join(QStringLiteral(", "));
        }
        if (attribute.real != 0.0)
            return QString::number(attribute.real, 'g', 6);
        const bool isType = name == "dtype" || name == "T" || name == "out_type" || name == "SrcT"
                            || name == "DstT" || (name.size() > 1 && name.front() == 'T');
        if (const std::string_view type = dataTypeName(attribute.integer); isType && !type.empty())
            return escaped(type);
        return QString::number(attribute.integer);
    }

    const GraphTree& m_tree;
    QString m_muted;
    QString m_html;
};

} // namespace

QString entryCount(std::uint64_t count)
{
    return formatted(static_cast<double>(count), Unit::Count);
}

QString graphDetails(const GraphTree& tree, std::uint32_t entry, const QPalette& palette)
{
    return DetailsWriter(tree, palette).write(entry);
}

std::optional<std::uint32_t> entryOfLink(const QUrl& link)
{
    bool isNumber = false;
    const std::uint32_t entry = link.path().toUInt(&isNumber);
    return isNumber && link.scheme() == kScheme ? std::optional(entry) : std::nullopt;
}

QString graphSummary(const GraphTree& tree)
{
    const GraphTotals& totals = tree.totals();
    QStringList parts;
    parts.push_back(GraphText::tr("%1 nodes").arg(entryCount(totals.nodes)));
    parts.push_back(
        GraphText::tr("%1 operations", "kinds of them").arg(entryCount(tree.operations().size())));
    if (!tree.graph().functions.empty())
        parts.push_back(
            GraphText::tr("%1 functions").arg(entryCount(tree.graph().functions.size())));
    if (totals.variables > totals.unknownVariables)
        parts.push_back(GraphText::tr("%1 parameters in %2 variables (%3)")
                            .arg(entryCount(totals.parameters),
                                 entryCount(totals.variables - totals.unknownVariables),
                                 bytesText(totals.parameterBytes)));
    if (totals.unknownVariables > 0)
        parts.push_back(
            GraphText::tr("%1 variables without a shape").arg(entryCount(totals.unknownVariables)));
    if (totals.constantBytes > 0)
        parts.push_back(
            GraphText::tr("constants of %1", "size").arg(bytesText(totals.constantBytes)));
    return parts.join(GraphText::tr(" · "));
}

} // namespace faultline::ui
