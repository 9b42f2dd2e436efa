// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a literal of the Qt-free layers for translation: lupdate is told that this is an
/// alias of QT_TRANSLATE_NOOP, and the window looks the text up under `context`.
#define FAULTLINE_TR_NOOP(context, text) text
