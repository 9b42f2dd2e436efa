// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/dataset_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

using Align = TextTable::Align;

constexpr std::size_t kMostClasses = 40;
constexpr std::size_t kMostExamples = 3;
constexpr std::size_t kMostSizesShown = 5;
constexpr std::size_t kLongestName = 40;

std::string percent(double share)
{
    return toEnglish(Quantity{share, Unit::Fraction});
}

std::string bytes(double count)
{
    return toEnglish(Quantity{count, Unit::Bytes});
}

std::string number(double value)
{
    return toEnglish(Quantity{value, Unit::None});
}

/// A name that may be long in a column: its end tells most.
std::string shortened(std::string_view name)
{
    std::string text = printable(name);
    if (displayWidth(text) <= kLongestName)
        return text;
    std::size_t cut = text.size() - (kLongestName - 3);
    // Never inside a character.
    while (cut < text.size() && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U)
        ++cut;
    return "..." + text.substr(cut);
}

std::string splitTitle(const SplitStatistics& split)
{
    return split.name.empty() ? std::string("(no name)") : shortened(split.name);
}

class Writer {
public:
    Writer(TextSink& sink, const DatasetReport& report, const TextStyle& style)
        : m_sink(sink), m_report(report), m_style(style), m_stats(report.statistics)
    {
    }

    void write()
    {
        writeHead();
        writeSplits();
        writeClasses();
        writeSizes();
        writePictures();
        writeDecodeCost();
        writeDefects();
        writeChanges();
        writeIssues();
    }

private:
    void heading(std::string_view text) { m_sink.write("\n" + m_style.heading(text) + "\n"); }
    void line(const std::string& text) { m_sink.write(wrapped(text, m_style.width, 2)); }

    [[nodiscard]] std::string shownPath(const std::string& path) const
    {
        const std::string folder = m_report.shownFrom + "/";
        const bool isBelow = !m_report.shownFrom.empty() && path.starts_with(folder);
        return printable(isBelow ? path.substr(folder.size()) : path);
    }

    void writeHead()
    {
        const DatasetSource& source = m_report.dataset->source();
        m_sink.write(m_style.heading("Dataset " + printable(source.name())) + "\n");
        line(shownPath(source.root));
        std::string what = std::string(toString(source.format)) + ", "
                           + counted(m_stats.all.images, "image", "images") + ", "
                           + counted(m_stats.all.boxes, "box", "boxes") + ", "
                           + counted(m_stats.classNames.size(), "class", "classes");
        if (m_stats.all.totalImageBytes > 0)
            what += ", " + bytes(static_cast<double>(m_stats.all.totalImageBytes)) + " of images";
        line(what);
        for (const std::string& folder : source.picturesBeside)
            line("images: from " + shownPath(folder) + ", beside the annotations that were opened");
        if (!source.labelMapPath.empty())
            line("label map: " + shownPath(source.labelMapPath));
        if (!source.configPath.empty())
            line("configuration: " + shownPath(source.configPath));
        for (const MissingPath& missing : source.missing)
            line(m_style.alarming("missing: ") + missing.use + " " + printable(missing.written));
        if (!m_report.dataset->isComplete())
            line(m_style.alarming("Reading was stopped: this is not all of it."));
    }

    void writeSplits()
    {
        heading("Splits");
        TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right,
                         Align::Right, Align::Right, Align::Right});
        table.addRow({"", "images", "without box", "boxes", "per image", "p90", "p99", "max"});
        const auto addRow = [&table](const std::string& name, const SplitStatistics& split) {
            table.addRow({name, grouped(split.images), grouped(split.imagesWithoutBoxes),
                          grouped(split.boxes), number(split.boxesPerImage.mean()),
                          number(split.boxesPerImage.quantile(0.9)),
                          number(split.boxesPerImage.quantile(0.99)),
                          number(split.boxesPerImage.max())});
        };
        for (const SplitStatistics& split : m_stats.splits)
            addRow(splitTitle(split), split);
        if (m_stats.splits.size() > 1)
            addRow("all", m_stats.all);
        m_sink.write(table.text(2));
    }

    void writeClasses()
    {
        if (m_stats.classNames.empty())
            return;
        heading("Classes");
        const bool hasColumns = m_stats.splits.size() > 1 && m_stats.splits.size() <= 4;
        std::vector<Align> aligns{Align::Left, Align::Right, Align::Right, Align::Right};
        std::vector<std::string> head{"", "boxes", "share", "images"};
        if (hasColumns) {
            for (const SplitStatistics& split : m_stats.splits) {
                aligns.push_back(Align::Right);
                head.push_back(splitTitle(split));
            }
        }
        TextTable table(aligns);
        table.addRow(head);
        std::size_t shown = 0;
        for (const std::uint32_t index : m_stats.classesByFrequency) {
            if (shown++ == kMostClasses)
                break;
            const ClassStatistics& all = m_stats.all.classes[index];
            const double share =
                static_cast<double>(all.boxes)
                / static_cast<double>(std::max<std::uint64_t>(m_stats.all.boxes, 1));
            std::vector<std::string> row{shortened(m_stats.classNames[index]), grouped(all.boxes),
                                         percent(share), grouped(all.images)};
            if (hasColumns) {
                for (const SplitStatistics& split : m_stats.splits)
                    row.push_back(grouped(split.classes[index].boxes));
            }
            table.addRow(std::move(row));
        }
        m_sink.write(table.text(2));
        if (m_stats.classNames.size() > kMostClasses)
            line("and " + grouped(m_stats.classNames.size() - kMostClasses) + " more");
    }

    void writeSizes()
    {
        heading("Sizes in pixels");
        TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right,
                         Align::Right, Align::Right});
        table.addRow({"", "min", "p10", "median", "p90", "p99", "max"});
        const auto addRow = [&table](std::string name, const Distribution& values) {
            if (values.empty())
                return;
            table.addRow({std::move(name), number(values.min()), number(values.quantile(0.1)),
                          number(values.quantile(0.5)), number(values.quantile(0.9)),
                          number(values.quantile(0.99)), number(values.max())});
        };
        const SplitStatistics& all = m_stats.all;
        addRow("image width", all.imageWidth);
        addRow("image height", all.imageHeight);
        addRow("image width / height", all.imageAspect);
        addRow("box width", all.boxWidth);
        addRow("box height", all.boxHeight);
        addRow("box width / height", all.boxAspect);
        addRow("box, share of the image", all.boxArea);
        const bool isResized = m_stats.resizer.kind != ResizerGeometry::Kind::Identity;
        if (isResized) {
            addRow("box, short side after resizing", all.resizedShortSide);
            addRow("box width / height after resizing", all.resizedAspect);
        }
        m_sink.write(table.text(2));
        writeSizeClasses("Boxes small / medium / large (COCO: 32 and 96 pixels): ", all.sizes);
        if (isResized)
            writeSizeClasses("After resizing: ", all.resizedSizes);
        if (all.unusableBoxes > 0)
            line(counted(all.unusableBoxes, "box has", "boxes have") + " no usable size.");
        if (!m_report.suggestedAnchors.empty())
            writeAnchors();
    }
    void writeSizeClasses(const std::string& title, const SizeClasses& sizes)
    {
        if (sizes.total() > 0) {
            line(title + percent(sizes.smallShare()) + " / " + percent(sizes.mediumShare()) + " / "
                 + percent(sizes.largeShare()));
        }
    }
    void writeAnchors()
    {
        std::string text = "Anchors that fit (k-means):";
        for (const PixelSize size : m_report.suggestedAnchors.sizes)
            text += " " + number(double{size.width}) + " x " + number(double{size.height}) + ",";
        text.pop_back();
        line(text);
    }

    void writePictures()
    {
        const SplitStatistics& all = m_stats.all;
        if (all.images == 0)
            return;
        heading("Images");
        std::string formats;
        for (std::size_t i = 0; i < all.formats.size(); ++i) {
            if (all.formats[i] > 0)
                formats += (formats.empty() ? "" : ", ") + grouped(all.formats[i]) + " "
                           + std::string(toString(static_cast<ImageFormat>(i)));
        }
        line("Formats: " + formats);
        if (!all.imageBytes.empty()) {
            line("Encoded: " + bytes(all.imageBytes.quantile(0.5)) + " in the median, "
                 + bytes(all.imageBytes.quantile(0.99)) + " p99, " + bytes(all.imageBytes.max())
                 + " at most");
        }
        std::string sizes = counted(all.distinctSizes, "size", "different sizes") + ":";
        if (all.distinctSizes == 1)
            sizes = "One size:";
        const std::size_t shown = std::min(all.commonSizes.size(), kMostSizesShown);
        for (std::size_t i = 0; i < shown; ++i) {
            sizes += " " + std::to_string(all.commonSizes[i].width) + " x "
                     + std::to_string(all.commonSizes[i].height) + " ("
                     + grouped(all.commonSizes[i].images) + ")" + (i + 1 < shown ? "," : "");
        }
        if (shown > 0)
            line(sizes + (all.distinctSizes > shown ? ", ..." : ""));
    }

    void writeDecodeCost()
    {
        if (!m_report.decodeCost)
            return;
        const DecodeCost& cost = *m_report.decodeCost;
        line("Decoding: " + toEnglish(Quantity{cost.decodeMs / 1000.0, Unit::Seconds})
             + " in the median, " + number(cost.megapixelsPerSecond)
             + " megapixels/s of a thread; with " + counted(cost.threads, "thread", "threads") + " "
             + number(cost.imagesPerSecond) + " images/s, reading included");
    }

    void writeDefects()
    {
        heading("Defects");
        if (m_report.defects.summaries.empty())
            line("None found.");
        std::size_t count = 0;
        for (const DefectSummary& summary : m_report.defects.summaries)
            writeDefect(++count, summary);
        if (!m_report.hasPixels)
            line("Images were not decoded: --pixels looks for duplicates, leaks between splits, "
                 "broken, constant and grey images.");
    }
    void writeDefect(std::size_t place, const DefectSummary& summary)
    {
        const DefectKind& kind = defectKind(summary.id);
        std::string text = std::string(kind.title) + " (" + std::string(kind.code) + ", "
                           + std::string(kind.name) + ")";
        const bool isCounted = kind.scope == DefectScope::Box || kind.scope == DefectScope::Picture;
        if (isCounted) {
            text += ": " + grouped(summary.count) + ", " + percent(summary.share) + " of "
                    + (kind.scope == DefectScope::Box ? "the boxes" : "the images");
        }
        m_sink.write(m_style.paragraph(std::to_string(place) + ". ", severityOf(summary), text));
        const std::span<const Defect> rows = m_report.defects.rowsOf(summary.id);
        for (const Defect& row : rows.first(std::min(rows.size(), kMostExamples)))
            m_sink.write(wrappedAfter("   - ", exampleOf(row), m_style.width));
        if (summary.count > kMostExamples)
            m_sink.write("   - and " + grouped(summary.count - kMostExamples) + " more\n");
        m_sink.write(
            wrapped(std::string(kind.why) + " " + std::string(kind.advice), m_style.width, 3));
    }
    static Severity severityOf(const DefectSummary& summary)
    {
        switch (summary.severity) {
        case DefectSeverity::Critical: return Severity::Critical;
        case DefectSeverity::Warning: return Severity::Warning;
        case DefectSeverity::Info: break;
        }
        return Severity::Info;
    }
    [[nodiscard]] std::string exampleOf(const Defect& row) const
    {
        std::string text;
        if (row.hasImage())
            text = printable(m_report.dataset->where(row.image));
        if (row.hasBox())
            text += ", box " + std::to_string(row.box + 1);
        if (!text.empty())
            text += ": ";
        return text + printable(toEnglish(defectReason(*m_report.dataset, row)));
    }

    void writeChanges()
    {
        if (m_report.comparedWith.empty())
            return;
        heading("Compared with " + printable(m_report.comparedWith));
        if (m_report.changes.empty())
            line("Nothing notable changed.");
        for (const DatasetChange& change : m_report.changes)
            m_sink.write(
                wrappedAfter("  - ", printable(toEnglish(change.sentence)), m_style.width));
    }

    void writeIssues()
    {
        const ImportLog& log = m_report.dataset->issues();
        if (log.empty())
            return;
        heading("Reading");
        for (const IssueInfo& info : allIssueInfos()) {
            const std::uint64_t count = log.count(info.code);
            if (count == 0)
                continue;
            const auto first =
                std::find_if(log.kept().begin(), log.kept().end(),
                             [&info](const ImportIssue& issue) { return issue.code == info.code; });
            std::string text = std::string(info.sentence) + " (" + grouped(count) + ")";
            if (first != log.kept().end()) {
                text += ", first in " + shownPath(first->path);
                if (!first->detail.empty())
                    text += ": " + printable(toEnglish(first->detail));
            }
            m_sink.write(m_style.paragraph("- ", info.severity, text));
        }
    }

    TextSink& m_sink;
    const DatasetReport& m_report;
    const TextStyle& m_style;
    const DatasetStatistics& m_stats;
};

} // namespace

void writeDatasetText(TextSink& sink, const DatasetReport& report, const TextStyle& style)
{
    Writer(sink, report, style).write();
}

} // namespace faultline
