# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# faultline_opencv: the two libraries of OpenCV that are used, core and imgproc. Not through
# OpenCVConfig.cmake: Debian ships that with libopencv-dev alone, which brings Qt 5 and GDAL along.
find_path(OPENCV_INCLUDE_DIR opencv2/imgproc.hpp PATH_SUFFIXES opencv4 REQUIRED)
find_library(OPENCV_CORE_LIBRARY opencv_core REQUIRED)
find_library(OPENCV_IMGPROC_LIBRARY opencv_imgproc REQUIRED)
mark_as_advanced(OPENCV_INCLUDE_DIR OPENCV_CORE_LIBRARY OPENCV_IMGPROC_LIBRARY)

add_library(faultline_opencv INTERFACE)
target_include_directories(faultline_opencv SYSTEM INTERFACE ${OPENCV_INCLUDE_DIR})
target_link_libraries(faultline_opencv INTERFACE
    ${OPENCV_IMGPROC_LIBRARY} ${OPENCV_CORE_LIBRARY})
