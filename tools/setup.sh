# Sourced by play, test and the tools, from the project's folder: the environment in .venv.
# Everything it says goes to standard error, because programs talk over standard output.

# Print the name of a Python that is new enough.
setup_find_python() {
  local candidate
  for candidate in python3.13 python3.12 python3.11 python3 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  echo "Dorfplatz needs Python 3.11 or newer, and found none (on Debian: apt install python3 python3-venv)." >&2
  return 1
}

# Bring .venv up to date: `setup_environment play` for what the program needs, `test` for all tools.
setup_environment() {
  local kind=$1 lock=requirements.lock python
  [[ $kind == test ]] && lock=requirements-test.lock
  # The stamp repeats the folder and the lock file it was made from.
  if [[ -x .venv/bin/python && -r .venv/installed-$kind ]] &&
    [[ $(<".venv/installed-$kind") == "$PWD"$'\n'"$(<"$lock")" ]]; then
    return
  fi
  python=$(setup_find_python) || exit 1
  "$python" tools/environment.py "$kind" >&2 || exit 1
}

# Compile the core if that is wished and possible; answer like tools/build.py (3: not possible here).
setup_core() {
  local answer=0
  if [[ -n ${DORFPLATZ_INTERPRETED:-} ]]; then
    return 3
  fi
  .venv/bin/python -m tools.build "$@" || answer=$?
  return "$answer"
}

# Build the pages if something changed; answer like tools/web.py (3: not possible here).
setup_web() {
  local answer=0
  .venv/bin/python -m tools.web build || answer=$?
  return "$answer"
}
