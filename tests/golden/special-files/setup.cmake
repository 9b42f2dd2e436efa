# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What Git cannot keep: a pipe that nobody writes to, links that lead back and nowhere, a folder
# with the name of an event file.
execute_process(COMMAND mkfifo ${WORK_DIR}/input/fifo ${WORK_DIR}/input/train/events.out.tfevents.pipe
    COMMAND_ERROR_IS_FATAL ANY)
file(CREATE_LINK .. ${WORK_DIR}/input/train/loop SYMBOLIC)
file(CREATE_LINK nowhere ${WORK_DIR}/input/train/events.out.tfevents.dangling SYMBOLIC)
file(MAKE_DIRECTORY ${WORK_DIR}/input/train/events.out.tfevents.folder)
