// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/compare_datasets.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace faultline {

namespace {

using Kind = DatasetChange::Kind;

constexpr double kNotable = 0.10;      ///< relative change
constexpr double kNotableShare = 0.02; ///< difference of shares
constexpr double kNotableClass = 1.5;  ///< factor of a class's share
/// Memory and step time follow these: they come before what only accuracy follows.
constexpr double kCostly = 2.0;
/// A class that is new or gone outweighs any factor.
constexpr double kClassWeight = 100.0;

std::string imageFormatName(std::size_t format)
{
    return std::string(toString(static_cast<ImageFormat>(format)));
}

/// The sentences of a number that grew or shrank: %1 after, %2 before.
struct Sentences {
    std::string_view grew;
    std::string_view shrank;
};

class Comparison {
public:
    Comparison(const SplitStatistics& before, const SplitStatistics& after)
        : m_before(before), m_after(after)
    {
    }

    void compareCounts()
    {
        factor(Kind::Images, count(m_before.images), count(m_after.images), Unit::Count, 1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "There are more images: %1, there were %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "There are fewer images: %1, there were %2.")});
        factor(Kind::Boxes, count(m_before.boxes), count(m_after.boxes), Unit::Count, 1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "There are more boxes: %1, there were %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "There are fewer boxes: %1, there were %2.")});
        factor(Kind::BoxesPerImage, m_before.boxesPerImage.mean(), m_after.boxesPerImage.mean(),
               Unit::None, 1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "Images have more boxes each: %1 on average, it "
                                               "was %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "Images have fewer boxes each: %1 on average, it "
                                               "was %2.")});
        factor(Kind::CrowdedImages, m_before.boxesPerImage.quantile(0.99),
               m_after.boxesPerImage.quantile(0.99), Unit::Count, kCostly,
               {FAULTLINE_TR_NOOP("Diagnosis", "The fullest hundredth of images has %1 boxes or "
                                               "more, it was %2: matching costs more memory."),
                FAULTLINE_TR_NOOP("Diagnosis", "The fullest hundredth of images has %1 boxes or "
                                               "more, it was %2.")});
    }
    void compareSizes()
    {
        compareResolution();
        factor(Kind::ImageBytes, m_before.imageBytes.mean(), m_after.imageBytes.mean(), Unit::Bytes,
               1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "Encoded images grew to %1 on average, from %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "Encoded images shrank to %1 on average, from "
                                               "%2.")});
        factor(Kind::RecordBytes, m_before.recordBytes.mean(), m_after.recordBytes.mean(),
               Unit::Bytes, 1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "Records grew to %1 on average, from %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "Records shrank to %1 on average, from %2.")});
        factor(Kind::BoxSize, m_before.boxSide.quantile(0.5), m_after.boxSide.quantile(0.5),
               Unit::None, 1.0,
               {FAULTLINE_TR_NOOP("Diagnosis", "Objects are larger: the median box measures %1 "
                                               "pixels a side, it was %2."),
                FAULTLINE_TR_NOOP("Diagnosis", "Objects are smaller: the median box measures %1 "
                                               "pixels a side, it was %2.")});
    }
    void compareShares()
    {
        share(Kind::SmallBoxes, "", m_before.sizes.smallShare(), m_after.sizes.smallShare(),
              {FAULTLINE_TR_NOOP("Diagnosis", "More boxes are small (below 32 x 32 pixels): %1, it "
                                              "was %2."),
               FAULTLINE_TR_NOOP("Diagnosis", "Fewer boxes are small (below 32 x 32 pixels): %1, "
                                              "it was %2.")});
        share(Kind::Background, "", part(m_before.imagesWithoutBoxes, m_before.images),
              part(m_after.imagesWithoutBoxes, m_after.images),
              {FAULTLINE_TR_NOOP("Diagnosis", "More images have no box: %1, it was %2."),
               FAULTLINE_TR_NOOP("Diagnosis", "Fewer images have no box: %1, it was %2.")});
        for (std::size_t format = 0; format < m_before.formats.size(); ++format) {
            share(Kind::Format, imageFormatName(format),
                  part(m_before.formats[format], m_before.images),
                  part(m_after.formats[format], m_after.images),
                  {FAULTLINE_TR_NOOP("Diagnosis", "More images are of the format %3: %1, it was "
                                                  "%2."),
                   FAULTLINE_TR_NOOP("Diagnosis", "Fewer images are of the format %3: %1, it "
                                                  "was %2.")});
        }
    }
    void compareClasses(const std::vector<std::string>& namesBefore,
                        const std::vector<std::string>& namesAfter)
    {
        std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> counts;
        for (std::size_t i = 0; i < namesBefore.size() && i < m_before.classes.size(); ++i)
            counts[namesBefore[i]].first += m_before.classes[i].boxes;
        for (std::size_t i = 0; i < namesAfter.size() && i < m_after.classes.size(); ++i)
            counts[namesAfter[i]].second += m_after.classes[i].boxes;
        for (const auto& entry : counts)
            compareClass(entry.first, entry.second.first, entry.second.second);
    }
    [[nodiscard]] std::vector<DatasetChange> take()
    {
        std::stable_sort(
            m_changes.begin(), m_changes.end(),
            [](const DatasetChange& a, const DatasetChange& b) { return a.weight > b.weight; });
        return std::move(m_changes);
    }

private:
    static double count(std::uint64_t number) { return static_cast<double>(number); }
    static double part(std::uint64_t some, std::uint64_t all)
    {
        return all > 0 ? count(some) / count(all) : 0.0;
    }

    void factor(Kind kind, double before, double after, Unit unit, double importance,
                Sentences sentences)
    {
        if (before <= 0 || after <= 0 || std::abs(after / before - 1.0) < kNotable)
            return;
        m_changes.push_back({.kind = kind,
                             .subject = {},
                             .before = before,
                             .after = after,
                             .unit = unit,
                             .weight = importance * std::abs(std::log2(after / before)),
                             .sentence = {after > before ? sentences.grew : sentences.shrank,
                                          {Quantity{after, unit}, Quantity{before, unit}}}});
    }
    void share(Kind kind, std::string subject, double before, double after, Sentences sentences)
    {
        if (std::abs(after - before) < kNotableShare)
            return;
        Text sentence{after > before ? sentences.grew : sentences.shrank,
                      {Quantity{after, Unit::Fraction}, Quantity{before, Unit::Fraction}}};
        if (!subject.empty())
            sentence.arguments.emplace_back(subject);
        // Twenty points weigh as much as a doubling.
        m_changes.push_back({.kind = kind,
                             .subject = std::move(subject),
                             .before = before,
                             .after = after,
                             .unit = Unit::Fraction,
                             .weight = std::abs(after - before) * 5.0,
                             .sentence = std::move(sentence)});
    }
    void compareResolution()
    {
        const auto median = [](const Distribution& sides) { return sides.quantile(0.5); };
        const double before = median(m_before.imageWidth) * median(m_before.imageHeight);
        const double after = median(m_after.imageWidth) * median(m_after.imageHeight);
        if (before <= 0 || after <= 0 || std::abs(after / before - 1.0) < kNotable)
            return;
        const auto side = [&](const Distribution& sides) {
            return Text::Argument(Quantity{median(sides), Unit::Count});
        };
        m_changes.push_back(
            {.kind = Kind::Resolution,
             .subject = {},
             .before = before,
             .after = after,
             .unit = Unit::Count,
             .weight = kCostly * std::abs(std::log2(after / before)),
             .sentence = {
                 after > before
                     ? FAULTLINE_TR_NOOP("Diagnosis", "Images grew: the median is %1 x %2, it was "
                                                      "%3 x %4.")
                     : FAULTLINE_TR_NOOP("Diagnosis", "Images shrank: the median is %1 x %2, it "
                                                      "was %3 x %4."),
                 {side(m_after.imageWidth), side(m_after.imageHeight), side(m_before.imageWidth),
                  side(m_before.imageHeight)}}});
    }
    void compareClass(const std::string& name, std::uint64_t before, std::uint64_t after)
    {
        if (before == 0 && after == 0)
            return;
        DatasetChange change{.kind = Kind::ClassShare,
                             .subject = name,
                             .before = count(before),
                             .after = count(after),
                             .unit = Unit::Count,
                             .weight = 0,
                             .sentence = {}};
        const Quantity boxesBefore{count(before), Unit::Count};
        const Quantity boxesAfter{count(after), Unit::Count};
        if (before == 0) {
            change.kind = Kind::NewClass;
            change.weight = kClassWeight + part(after, m_after.boxes);
            change.sentence = {
                FAULTLINE_TR_NOOP("Diagnosis", "The class \"%1\" is new; its boxes: %2."),
                {name, boxesAfter}};
        } else if (after == 0) {
            change.kind = Kind::VanishedClass;
            change.weight = kClassWeight + part(before, m_before.boxes);
            change.sentence = {
                FAULTLINE_TR_NOOP("Diagnosis", "The class \"%1\" is gone; boxes that it had: %2."),
                {name, boxesBefore}};
        } else {
            const double shareBefore = part(before, m_before.boxes);
            const double shareAfter = part(after, m_after.boxes);
            const double ratio = shareAfter / shareBefore;
            if (ratio < kNotableClass && ratio > 1.0 / kNotableClass)
                return;
            change.weight = std::abs(std::log2(ratio));
            change.sentence = {
                FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" now makes %2 of the boxes, it was %3."),
                {name, Quantity{shareAfter, Unit::Fraction},
                 Quantity{shareBefore, Unit::Fraction}}};
        }
        m_changes.push_back(std::move(change));
    }

    const SplitStatistics& m_before;
    const SplitStatistics& m_after;
    std::vector<DatasetChange> m_changes;
};

} // namespace

std::string_view toString(DatasetChange::Kind kind)
{
    switch (kind) {
    case Kind::Images: return "images";
    case Kind::Boxes: return "boxes";
    case Kind::Resolution: return "resolution";
    case Kind::BoxesPerImage: return "boxes-per-image";
    case Kind::CrowdedImages: return "crowded-images";
    case Kind::RecordBytes: return "record-bytes";
    case Kind::ImageBytes: return "image-bytes";
    case Kind::SmallBoxes: return "small-boxes";
    case Kind::BoxSize: return "box-size";
    case Kind::NewClass: return "new-class";
    case Kind::VanishedClass: return "vanished-class";
    case Kind::ClassShare: return "class-share";
    case Kind::Background: return "background";
    case Kind::Format: return "format";
    }
    return {};
}

std::vector<DatasetChange> compareStatistics(const SplitStatistics& before,
                                             const std::vector<std::string>& namesBefore,
                                             const SplitStatistics& after,
                                             const std::vector<std::string>& namesAfter)
{
    Comparison comparison(before, after);
    comparison.compareClasses(namesBefore, namesAfter);
    comparison.compareSizes();
    comparison.compareCounts();
    comparison.compareShares();
    return comparison.take();
}

std::vector<DatasetChange> compareDatasets(const DatasetStatistics& before,
                                           const DatasetStatistics& after)
{
    return compareStatistics(before.all, before.classNames, after.all, after.classNames);
}

} // namespace faultline
