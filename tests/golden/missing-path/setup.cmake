# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

file(COPY ${CASE_DIR}/../no-file-version/input/ DESTINATION ${WORK_DIR}/run)
file(MAKE_DIRECTORY ${WORK_DIR}/empty)
