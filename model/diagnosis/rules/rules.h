// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The factories of the rules that ship, one for each file of resources/rules/, and makeRules().
#include "generated/rules/all_rules.h"
