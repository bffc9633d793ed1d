#!/bin/sh
# Publishes the newest version: fetches it beside the running one, builds and checks it, switches over, and keeps the last
# two. Whatever fails leaves the running site as it is. As root: deploy/publish.sh [REPOSITORY], with NEW_PRICES=yes
# where a price moved by more than 30 % on purpose. Steps: docs/deployment.md.
set -eu
umask 022
base=${BASE:-/srv}
settings=${SETTINGS:-/etc/alisios.env}
current=$(readlink -f "$base/alisios")
repository=${1:-$(git -C "$current" remote get-url origin)}
version=$base/alisios-$(date -u +%Y%m%d-%H%M%S)

# Two at once would each take the other's folder away.
exec 9<"$base"
flock -n 9 || { echo "Another version is just being published" >&2; exit 1; }

echo "1 of 5: fetching $repository"
# A version that was not switched to is taken away again.
trap 'status=$?; [ "$(readlink -f "$base/alisios")" = "$version" ] || rm -rf "$version"; exit $status' EXIT
trap 'exit 1' INT TERM HUP
git clone --quiet --depth 1 "$repository" "$version"
cd "$version"

echo "2 of 5: installing"
# --silent would keep a failure to itself.
npm ci --loglevel=error --no-audit --no-fund
echo "3 of 5: checking and building"
# By the facts of the running build, prices that moved far and old names of yachts are found.
mkdir -p build
cp "$current/build/facts.json" build/ 2>/dev/null || true
(set -a; . "$settings"; npm run --silent build -- ${NEW_PRICES:+--new-prices})
npm prune --loglevel=error --no-audit --no-fund --omit=dev

echo "4 of 5: asking the doctor"
runuser -u alisios -- sh -c 'set -a; . "$0"; exec node_modules/.bin/node enquiries/cli/main.ts doctor' "$settings"

echo "5 of 5: switching over"
# The web processes where there are some, else the one service; each with its port behind the equals sign.
units=$(systemctl list-units --plain --no-legend 'alisios-web@*' | sed -n 's/^\(alisios-web@\([0-9]*\)\)\.service .*/\1=\2/p')
worker=${units:+alisios-worker}
units=${units:-alisios=$(set -a; . "$settings"; echo "${PORT:-3000}")}

# Links to a version and restarts one unit after the other, each once the one before takes enquiries again.
switch_to() {
  ln -sfn "$1" "$base/alisios.next" && mv -T "$base/alisios.next" "$base/alisios" || return 1
  for unit in $units; do
    systemctl restart "${unit%=*}" || return 1
    tries=0
    until curl -sf "http://127.0.0.1:${unit#*=}/readyz" >/dev/null; do
      tries=$((tries + 1))
      [ "$tries" -le 60 ] || return 1
      sleep 1
    done
  done
  [ -z "$worker" ] || systemctl restart "$worker"
}
if ! switch_to "$version"; then
  echo "The new version does not get ready; going back to $current" >&2
  switch_to "$current" || echo "The version before does not get ready either: look at the log" >&2
  exit 1
fi

# The running version and the one before it stay; back again: ln -sfn OLD /srv/alisios, restart.
for old in "$base"/alisios-[0-9]*; do
  [ "$old" = "$version" ] || [ "$old" = "$current" ] || rm -rf "$old"
done
echo "Published. The version before: $current"
