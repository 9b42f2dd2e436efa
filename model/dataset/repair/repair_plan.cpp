// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/repair_plan.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/dataset/repair/equal_pictures.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace faultline {

namespace {

/// Coordinates above this are no rounding of 1: they are pixels (diagnosis catalogue, D01).
constexpr float kPixelsAbove = 1.5F;

using Corners = std::array<float, 4>;

Corners cornersOf(const BoxRow& box)
{
    return {box.xmin, box.ymin, box.xmax, box.ymax};
}

std::string textOf(const Corners& corners)
{
    std::string text;
    for (const float corner : corners) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), corner).ptr;
        text += (text.empty() ? "" : " ") + std::string(digits.begin(), end);
    }
    return text;
}

bool isFinite(const Corners& corners)
{
    return std::all_of(corners.begin(), corners.end(), [](float c) { return std::isfinite(c); });
}

/// For every class the class whose name it was meant to have: itself where the label map knows it
/// or there is no map, another one by blanks and case, none if nothing fits.
std::vector<std::optional<std::int32_t>> meantClasses(std::span<const DatasetClass> classes)
{
    const bool hasMap = std::any_of(classes.begin(), classes.end(),
                                    [](const auto& one) { return one.mapId.has_value(); });
    std::vector<std::optional<std::int32_t>> meant(classes.size());
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (!hasMap || classes[i].mapId) {
            meant[i] = static_cast<std::int32_t>(i);
            continue;
        }
        for (std::size_t other = 0; other < classes.size(); ++other) {
            const bool fits =
                classes[other].mapId && !classes[i].name.empty()
                && lowerAscii(trimmed(classes[other].name)) == lowerAscii(trimmed(classes[i].name));
            if (fits)
                meant[i] = static_cast<std::int32_t>(other);
        }
    }
    return meant;
}

class Planner {
public:
    Planner(const Dataset& dataset, const RepairOptions& options)
        : m_dataset(dataset), m_options(options), m_meant(meantClasses(dataset.classes()))
    {
    }

    RepairPlan plan(ReadMonitor& monitor)
    {
        m_plan.images.resize(m_dataset.imageCount());
        dropPictures();
        if (wants(Repair::DropExactDuplicates))
            dropEqualPictures(monitor);
        for (std::size_t image = 0; image < m_dataset.imageCount(); ++image) {
            if (!m_plan.images[image].isDropped)
                planPicture(image);
        }
        std::stable_sort(m_plan.changes.begin(), m_plan.changes.end(),
                         [](const auto& a, const auto& b) { return a.image < b.image; });
        return std::move(m_plan);
    }

private:
    [[nodiscard]] bool wants(Repair repair) const { return m_options.repairs.contains(repair); }

    void note(std::size_t image, std::int32_t box, Repair repair, std::string before,
              std::string after)
    {
        const bool isDropped = after.empty();
        m_plan.changes.push_back({.image = static_cast<std::uint32_t>(image),
                                  .box = box,
                                  .repair = repair,
                                  .isDropped = isDropped,
                                  .before = std::move(before),
                                  .after = std::move(after)});
    }

    void drop(std::size_t image, Repair repair, std::string why)
    {
        if (std::exchange(m_plan.images[image].isDropped, true))
            return;
        note(image, -1, repair, std::move(why), {});
    }

    void dropPictures()
    {
        constexpr std::uint32_t kUnreadable =
            kImageMissing | kImageUnreadable | kImageCut | kRecordDamaged | kSequenceExample;
        for (std::size_t image = 0; image < m_dataset.imageCount(); ++image) {
            if (m_options.dropImages.contains(image))
                drop(image, Repair::DropUnreadablePictures, "asked for");
            const bool isUnreadable = (m_dataset.image(image).flags & kUnreadable) != 0;
            if (isUnreadable && wants(Repair::DropUnreadablePictures))
                drop(image, Repair::DropUnreadablePictures, "unreadable");
        }
    }

    void dropEqualPictures(ReadMonitor& monitor)
    {
        for (const std::vector<std::size_t>& equal : findEqualPictures(m_dataset, monitor)) {
            for (std::size_t i = 1; i < equal.size(); ++i)
                drop(equal[i], Repair::DropExactDuplicates,
                     "the same as " + m_dataset.where(equal.front()));
        }
    }

    void planPicture(std::size_t image)
    {
        const ImageRow& row = m_dataset.image(image);
        const bool isStatedWrong =
            row.statedWidth != 0 && row.width != 0
            && (row.statedWidth != row.width || row.statedHeight != row.height);
        if (isStatedWrong && wants(Repair::CorrectStatedSize)) {
            m_plan.images[image].isResized = true;
            note(image, -1, Repair::CorrectStatedSize, sizeText(row.statedWidth, row.statedHeight),
                 sizeText(row.width, row.height));
        }
        planBoxes(image);
    }

    static std::string sizeText(unsigned width, unsigned height)
    {
        return std::to_string(width) + " x " + std::to_string(height);
    }

    void planBoxes(std::size_t image)
    {
        const std::span<const BoxRow> boxes = m_dataset.boxes(image);
        std::vector<BoxEdit> edits(boxes.size());
        const bool isInPixels = wants(Repair::NormalisePixelBoxes) && areInPixels(image);
        bool isChanged = false;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            edits[i].corners = cornersOf(boxes[i]);
            planBox(image, i, isInPixels, edits);
            isChanged =
                isChanged || edits[i].isDropped || edits[i].isMoved || edits[i].classIndex >= 0;
        }
        if (isChanged)
            m_plan.images[image].boxes = std::move(edits);
    }

    /// Every box of the picture must look so: one that leaves it by far is something else.
    [[nodiscard]] bool areInPixels(std::size_t image) const
    {
        const ImageRow& row = m_dataset.image(image);
        const std::span<const BoxRow> boxes = m_dataset.boxes(image);
        return row.width > 0 && !boxes.empty()
               && std::all_of(boxes.begin(), boxes.end(), [](const BoxRow& box) {
                      return box.xmax > kPixelsAbove && box.ymax > kPixelsAbove
                             && !box.has(kBoxPixels);
                  });
    }

    void planBox(std::size_t image, std::size_t box, bool isInPixels, std::vector<BoxEdit>& edits)
    {
        BoxEdit& edit = edits[box];
        const ImageRow& row = m_dataset.image(image);
        if (isInPixels) {
            const auto width = static_cast<float>(row.width);
            const auto height = static_cast<float>(row.height);
            move(image, box, Repair::NormalisePixelBoxes,
                 {edit.corners[0] / width, edit.corners[1] / height, edit.corners[2] / width,
                  edit.corners[3] / height},
                 edit);
        }
        planCorners(image, box, edit);
        if (isSameAsEarlier(image, box, edits) && wants(Repair::DropDuplicateBoxes))
            dropBox(image, box, Repair::DropDuplicateBoxes, textOf(edit.corners), edit);
        planClass(image, box, edit);
    }

    void planCorners(std::size_t image, std::size_t box, BoxEdit& edit)
    {
        const Corners given = edit.corners;
        if (!isFinite(given)) {
            if (wants(Repair::DropDegenerateBoxes))
                dropBox(image, box, Repair::DropDegenerateBoxes, textOf(given), edit);
            return;
        }
        if (wants(Repair::SwapCorners)) {
            move(image, box, Repair::SwapCorners,
                 {std::min(given[0], given[2]), std::min(given[1], given[3]),
                  std::max(given[0], given[2]), std::max(given[1], given[3])},
                 edit);
        }
        const bool isInPicture = m_dataset.boxes(image)[box].has(kBoxPixels);
        if (wants(Repair::ClipBoxes) && !isInPicture) {
            Corners clipped = edit.corners;
            for (float& corner : clipped)
                corner = std::clamp(corner, 0.0F, 1.0F);
            move(image, box, Repair::ClipBoxes, clipped, edit);
        }
        const bool isEmpty =
            !(edit.corners[2] > edit.corners[0]) || !(edit.corners[3] > edit.corners[1]);
        if (isEmpty && wants(Repair::DropDegenerateBoxes))
            dropBox(image, box, Repair::DropDegenerateBoxes, textOf(given), edit);
    }

    void planClass(std::size_t image, std::size_t box, BoxEdit& edit)
    {
        const std::int32_t own = m_dataset.boxes(image)[box].classIndex;
        if (edit.isDropped || own < 0)
            return;
        const auto& classes = m_dataset.classes();
        const std::string& name = classes[static_cast<std::size_t>(own)].name;
        const std::optional<std::int32_t> meant = m_meant[static_cast<std::size_t>(own)];
        if (meant && *meant != own && wants(Repair::FixClassText)) {
            edit.classIndex = *meant;
            note(image, static_cast<std::int32_t>(box), Repair::FixClassText, name,
                 classes[static_cast<std::size_t>(*meant)].name);
        } else if ((!meant || *meant != own) && wants(Repair::DropUnknownClasses)) {
            dropBox(image, box, Repair::DropUnknownClasses, name.empty() ? "?" : name, edit);
        }
    }

    void move(std::size_t image, std::size_t box, Repair repair, const Corners& corners,
              BoxEdit& edit)
    {
        if (corners == edit.corners)
            return;
        note(image, static_cast<std::int32_t>(box), repair, textOf(edit.corners), textOf(corners));
        edit.corners = corners;
        edit.isMoved = true;
    }

    void dropBox(std::size_t image, std::size_t box, Repair repair, std::string before,
                 BoxEdit& edit)
    {
        if (std::exchange(edit.isDropped, true))
            return;
        note(image, static_cast<std::int32_t>(box), repair, std::move(before), {});
    }

    [[nodiscard]] bool isSameAsEarlier(std::size_t image, std::size_t box,
                                       const std::vector<BoxEdit>& edits) const
    {
        const std::span<const BoxRow> boxes = m_dataset.boxes(image);
        for (std::size_t other = 0; other < box; ++other) {
            if (!edits[other].isDropped && edits[other].corners == edits[box].corners
                && boxes[other].classIndex == boxes[box].classIndex)
                return true;
        }
        return false;
    }

    const Dataset& m_dataset;
    const RepairOptions& m_options;
    std::vector<std::optional<std::int32_t>> m_meant;
    RepairPlan m_plan;
};

} // namespace

std::string_view toString(Repair repair)
{
    switch (repair) {
    case Repair::DropUnreadablePictures: return "drop-unreadable-pictures";
    case Repair::DropExactDuplicates: return "drop-exact-duplicates";
    case Repair::CorrectStatedSize: return "correct-stated-size";
    case Repair::NormalisePixelBoxes: return "normalise-pixel-boxes";
    case Repair::SwapCorners: return "swap-corners";
    case Repair::ClipBoxes: return "clip-boxes";
    case Repair::DropDegenerateBoxes: return "drop-degenerate-boxes";
    case Repair::DropDuplicateBoxes: return "drop-duplicate-boxes";
    case Repair::FixClassText: return "fix-class-text";
    case Repair::DropUnknownClasses: return "drop-unknown-classes";
    }
    return {};
}

std::string_view titleOf(Repair repair)
{
    switch (repair) {
    case Repair::DropUnreadablePictures:
        return FAULTLINE_TR_NOOP("Repair", "Leave out images that are missing, damaged or cut");
    case Repair::DropExactDuplicates:
        return FAULTLINE_TR_NOOP("Repair", "Keep only the first of equal images");
    case Repair::CorrectStatedSize:
        return FAULTLINE_TR_NOOP("Repair", "State the size that the image has");
    case Repair::NormalisePixelBoxes:
        return FAULTLINE_TR_NOOP("Repair", "Divide coordinates that are pixels by the size");
    case Repair::SwapCorners: return FAULTLINE_TR_NOOP("Repair", "Swap corners that are reversed");
    case Repair::ClipBoxes: return FAULTLINE_TR_NOOP("Repair", "Clip boxes to the image");
    case Repair::DropDegenerateBoxes:
        return FAULTLINE_TR_NOOP("Repair", "Drop boxes without an area or with no number");
    case Repair::DropDuplicateBoxes:
        return FAULTLINE_TR_NOOP("Repair", "Drop boxes that stand there twice");
    case Repair::FixClassText:
        return FAULTLINE_TR_NOOP("Repair", "Write class names as the label map does");
    case Repair::DropUnknownClasses:
        return FAULTLINE_TR_NOOP("Repair", "Drop boxes whose class is not in the label map");
    }
    return {};
}

std::vector<Repair> allRepairs()
{
    return {Repair::DropUnreadablePictures, Repair::DropExactDuplicates, Repair::CorrectStatedSize,
            Repair::NormalisePixelBoxes,    Repair::SwapCorners,         Repair::ClipBoxes,
            Repair::DropDegenerateBoxes,    Repair::DropDuplicateBoxes,  Repair::FixClassText,
            Repair::DropUnknownClasses};
}

RepairPlan planRepairs(const Dataset& dataset, const RepairOptions& options, ReadMonitor& monitor)
{
    RepairPlan plan = Planner(dataset, options).plan(monitor);
    return monitor.isCancelled() ? RepairPlan{} : plan;
}

} // namespace faultline
