# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Git keeps no empty folders.
file(MAKE_DIRECTORY ${WORK_DIR}/empty)
file(WRITE ${WORK_DIR}/only-text/notes.txt "nothing to read\n")
