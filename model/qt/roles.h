// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

namespace faultline {

/// Every role of our own, for all models. DisplayRole is text in the user's language and number
/// format; what programs compare or look up has a role here.
enum Role : int {
    SortRole = Qt::UserRole + 1, ///< raw value of the cell: a number or a string
    IdRole,                      ///< stable id: run name, rule id, path
    KindRole,                    ///< RunTreeModel::Kind
    SeverityRole,                ///< int of Severity (findings) or IssueSeverity (issues)
    RunRole,                     ///< Run::name that the row belongs to; empty for a mere folder
    PathRole,                    ///< path on disk
    PointCountRole,              ///< quint64: points logged, folders: of everything below
    DamageCountRole,             ///< quint64: damaged places, folders: of everything below
    StartTimeRole,               ///< double, seconds since the epoch; invalid if unknown
    FilterRole,                  ///< text that a filter line searches
    AdviceRole,                  ///< what to do, translated
    LineRole,                    ///< uint, 1-based line of a file; 0: none
    FieldStateRole,              ///< int of FieldState
    DetailRole,                  ///< second line of a row, translated
    CountRole,                   ///< quint64: how many things a row stands for
    LogLineRole,                 ///< quint32: index into ConsoleLog::lines
    OutcomeRole,                 ///< int of Outcome
    OriginRole,                  ///< int of RunOrigin
    ArtifactKindRole,            ///< int of ArtifactKind
    SizeRole,                    ///< quint64: bytes on disk
    MeaningRole,                 ///< what something means, translated
    TitleRole,                   ///< first line of a tile, translated
    PictureRole,                 ///< quint32: picture of a dataset (Dataset::image())
    BoxRole,                     ///< int: box of that picture that is meant; -1: none
    ItemStateRole,               ///< int of ItemState
    SectionRole,                 ///< stable id of the part of the checklist
    HintRole,                    ///< what tells a row from others of the same name; may be empty
    FitRole,                     ///< int of Fit: how something stands to the memory of a device
    FullTextRole,                ///< what DisplayRole shows shortened; invalid: nothing is
};

} // namespace faultline
