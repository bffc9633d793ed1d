#!/bin/sh
# Publishes the newest version: fetches it beside the running one, builds and checks it, switches over, and keeps the last
# two. Whatever fails leaves the running site as it is. As root: deploy/publish.sh [REPOSITORY], with NEW_PRICES=yes
# where a price moved by more than 30 % on purpose. Steps: docs/deployment.md.
set -eu
base=/srv
current=$(readlink -f "$base/alisios")
repository=${1:-$(git -C "$current" remote get-url origin)}
version=$base/alisios-$(date -u +%Y%m%d-%H%M%S)

echo "1 of 5: fetching $repository"
git clone --quiet --depth 1 "$repository" "$version"
cd "$version"
# A version that was not switched to is taken away again.
trap 'status=$?; [ "$(readlink -f "$base/alisios")" = "$version" ] || rm -rf "$version"; exit $status' EXIT

echo "2 of 5: installing"
npm ci --silent
echo "3 of 5: checking and building"
# By the facts of the running build, prices that moved far and old names of yachts are found.
mkdir -p build
cp "$current/build/facts.json" build/ 2>/dev/null || true
(set -a; . /etc/alisios.env; npm run --silent build -- ${NEW_PRICES:+--new-prices})
npm prune --silent --omit=dev

echo "4 of 5: asking the doctor"
runuser -u alisios -- sh -c 'set -a; . /etc/alisios.env; exec node_modules/.bin/node enquiries/cli/main.ts doctor'

echo "5 of 5: switching over"
ln -sfn "$version" "$base/alisios"
if systemctl is-active --quiet alisios-web@3000; then
  for port in 3000 3001; do
    systemctl restart "alisios-web@$port"
    tries=0
    until curl -sf "http://127.0.0.1:$port/readyz" >/dev/null; do
      tries=$((tries + 1))
      if [ "$tries" -gt 60 ]; then
        echo "The new version does not get ready; going back to $current" >&2
        ln -sfn "$current" "$base/alisios"
        systemctl restart "alisios-web@$port"
        exit 1
      fi
      sleep 1
    done
  done
  systemctl restart alisios-worker
else
  systemctl restart alisios
fi

# The running version and the one before it stay; back again: ln -sfn OLD /srv/alisios, restart.
for old in "$base"/alisios-*; do
  [ "$old" = "$version" ] || [ "$old" = "$current" ] || rm -rf "$old"
done
echo "Published. The version before: $current"
