// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "model/summaries/graph_neighbours.h"

#include <QRectF>
#include <QString>
#include <QWidget>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// The neighbourhood of an entry of a graph: what it reads on the left, itself in the middle, what
/// reads it on the right. As many neighbours as there is room for; "+37 more" shows the next ones.
///
/// Mouse: a click walks to a neighbour, the tooltip names it in full. Keyboard when focused: the
/// arrows go from box to box, Enter walks, Backspace goes to the scope that holds the entry.
/// Neighbours are found in the background. It never changes its entry itself: it asks for it
/// (entryRequested). GUI thread only.
class GraphPicture : public QWidget {
    Q_OBJECT

public:
    enum class Side { Input, Middle, Output };
    /// A node, a scope, or what stands for the neighbours without room.
    struct Box {
        Side side = Side::Middle;
        QRectF rect;
        QString title; ///< whole; drawn as far as there is room
        QString detail;
        QString toolTip;
        std::uint32_t entry = GraphTree::kNone; ///< kNone: nowhere to walk to
        std::uint64_t edges = 0;
        bool isScope = false;
        bool isControl = false; ///< joined by what only tells an order
        std::size_t more = 0;   ///< stands for so many; 0: for itself

        /// Whether a click does something.
        [[nodiscard]] bool canActivate() const
        {
            return more > 0 || (entry != GraphTree::kNone && side != Side::Middle);
        }
    };

    explicit GraphPicture(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// Null: nothing to show.
    void setEntry(std::shared_ptr<const GraphTree> tree, std::uint32_t entry);
    /// Waits until the neighbours are there.
    void finish();

    /// What is drawn in the present size; inputs first, the middle after them.
    [[nodiscard]] const std::vector<Box>& boxes() const { return m_boxes; }
    /// The box that the keyboard is at.
    [[nodiscard]] std::optional<std::size_t> currentBox() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void entryRequested(quint32 entry);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOut();
    void layOutSide(Side side, const std::vector<GraphNeighbour>& neighbours);
    [[nodiscard]] Box boxOf(const GraphNeighbour& neighbour, Side side) const;
    [[nodiscard]] Box middleBox() const;
    [[nodiscard]] QString detailOf(std::uint32_t entry) const;
    void paintEdge(QPainter& painter, const Box& box, const QRectF& middle) const;
    void paintBox(QPainter& painter, const Box& box, bool isCurrent) const;
    void paintCaptions(QPainter& painter) const;
    [[nodiscard]] std::optional<std::size_t> boxAt(QPointF place) const;
    void activate(const Box& box);
    void moveCurrent(int toSide, int along);
    void setCurrent(std::optional<std::size_t> box);
    void refreshAccessibleText();

    std::shared_ptr<const GraphTree> m_tree;
    std::uint32_t m_entry = 0;
    GraphNeighbours m_neighbours;
    bool m_isKnown = false;                    ///< the neighbours are those of the entry
    std::array<std::size_t, 2> m_firstShown{}; ///< of the inputs and of the outputs
    std::vector<Box> m_boxes;
    std::size_t m_middle = 0; ///< of the boxes
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_hovered;
    bool m_isFocusVisible = false;
    BackgroundWork<GraphNeighbours> m_work;
};

} // namespace faultline::ui
