# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The checks of `./dev lint`, which sources this file and runs it in the root of the tree.

# One check of lint: its name, then the command. A failure is remembered, the next check runs.
check() {
    local name=$1
    shift
    say "== $name"
    "$@" || failed+=("$name")
}

check_format() { sources | xargs -0 -r -n 50 -P "$(nproc)" clang-format --dry-run -Werror; }

check_scripts() { shellcheck -x dev .ci/run .ci/lint.sh; }

check_desktop_files() {
    desktop-file-validate resources/linux/*.desktop &&
        appstreamcli validate --no-net resources/linux/*.metainfo.xml
}

# Files above 1 MB need the attribute large-file in .gitattributes.
check_sizes() {
    local file status=0
    while IFS= read -r -d '' file; do
        [[ -f $file && $(stat -c %s -- "$file") -gt 1048576 ]] || continue
        [[ $(git check-attr large-file -- "$file") == *': set' ]] && continue
        say "$file is larger than 1 MB; is it worth that? Then list it in .gitattributes."
        status=1
    done < <(git ls-files -z)
    return "$status"
}

# The core wholly, the rest where it differs from the main branch: Qt sources take long.
check_tidy() {
    local base
    base=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)
    configure tidy >/dev/null
    {
        git ls-files -- 'model/*.cpp' ':!model/qt'
        git diff --name-only --diff-filter=d "$base" -- '*.cpp'
    } | sort -u | sed 's/[.+]/\\&/g; s/.*/\/&$/' |
        xargs run-clang-tidy -quiet -p build/tidy -j "$(build_jobs)"
}

check_tree() {
    build dev --target tests-meta &&
        ctest --preset dev --label-regex '^meta$'
}

# lint [--fast]: without clang-tidy, which takes minutes.
lint() {
    failed=()
    check "formatting" check_format
    check "spelling" codespell
    check "file sizes" check_sizes
    check "shell scripts" check_scripts
    check "desktop files" check_desktop_files
    check "names of sources that are compiled together" python3 .ci/unity_names.py
    check "rules of the tree" check_tree
    [[ ${1:-} == --fast ]] || check "clang-tidy" check_tidy
    [[ ${#failed[@]} -eq 0 ]] || die "failed: $(printf '%s, ' "${failed[@]}" | sed 's/, $//')"
    say "No complaints."
}
