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

# What differs from the main branch: clang-tidy takes many seconds for each file.
check_tidy() {
    local base
    base=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)
    configure tidy >/dev/null
    # What is generated must be there before it can be included.
    build tidy --target generated_sources >/dev/null
    git diff --name-only --diff-filter=d "$base" -- '*.cpp' | sed 's/[.+]/\\&/g; s/.*/\/&$/' |
        xargs --no-run-if-empty run-clang-tidy -quiet -p build/tidy -j "$(build_jobs)"
}

check_tree() {
    build dev --target tests-meta &&
        ctest --preset dev --label-regex '^meta$'
}

# Qt is not instrumented, so this is the core and what the queue of jobs consists of.
check_threads() {
    build tsan-core &&
        ctest --preset tsan-core
}

# What needs no build.
lint_tree() {
    check "formatting" check_format
    check "spelling" codespell
    check "file sizes" check_sizes
    check "shell scripts" check_scripts
    check "desktop files" check_desktop_files
    check "names of sources that are compiled together" python3 .ci/unity_names.py
}

finish_checks() {
    [[ ${#failed[@]} -eq 0 ]] || die "failed: $(printf '%s, ' "${failed[@]}" | sed 's/, $//')"
    say "No complaints."
}

# lint [--fast]: without clang-tidy, which takes minutes, and without what the tests check as well.
lint() {
    failed=()
    lint_tree
    if [[ ${1:-} != --fast ]]; then
        check "rules of the tree" check_tree
        check "clang-tidy" check_tidy
    fi
    finish_checks
}
