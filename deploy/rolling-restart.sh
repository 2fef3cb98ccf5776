#!/bin/sh
# Restarts the servers one by one. Each waits until the previous one can store an enquiry again.
#
#   deploy/rolling-restart.sh [address:port ...]      default: 127.0.0.1:3001 127.0.0.1:3002
#
# RESTART         the command that restarts a server, with its port as $1 (systemctl restart stackhouse@$1; if that
#                 fails, it shows what the server said)
# NGINX_CONF      only for nginx: the file with its upstream, in which the restarting server is marked `down`, because
#                 nginx, unlike Caddy and HAProxy, does not check whether a server is ready
# NGINX_RELOAD    the command that makes nginx read this file again (nginx -s reload)
# READY_SECONDS   how long a server may take until it is ready (60)
# SETTLE_SECONDS  how long a proxy takes to notice that it is ready (2)
set -eu

[ $# -gt 0 ] || set -- 127.0.0.1:3001 127.0.0.1:3002

is_ready() { curl --silent --fail --max-time 5 --output /dev/null "http://$1/readyz"; }

until_ready() {
  end=$(($(date +%s) + ${READY_SECONDS:-60}))
  until is_ready "$1"; do
    if [ "$(date +%s)" -ge "$end" ]; then
      echo "$1 is not ready after ${READY_SECONDS:-60} s; the servers after it are left as they are" >&2
      exit 1
    fi
    sleep 0.2
  done
}

# In one write, so that nginx never reads an incomplete file.
in_nginx() {
  [ -n "${NGINX_CONF:-}" ] || return 0
  changed=$(sed "$1" "$NGINX_CONF")
  printf '%s\n' "$changed" >"$NGINX_CONF"
  sh -c "${NGINX_RELOAD:-nginx -s reload}"
  # Waits until nginx's new workers have taken over.
  sleep 1
}

restart='systemctl restart "stackhouse@$1" || { journalctl --unit "stackhouse@$1" --lines 8 --output cat; exit 1; }'

# All servers must be ready first. If one is down, restarting the other one would leave none.
for server in "$@"; do
  is_ready "$server" || { echo "$server is not ready; nothing was restarted" >&2; exit 1; }
done

for server in "$@"; do
  in_nginx "s/^\( *server $server\( [^;]*\)*\);/\1 down;/"
  sh -c "${RESTART:-$restart}" restart "${server##*:}"
  until_ready "$server"
  in_nginx "s/^\( *server $server.*\) down;/\1;/"
  sleep "${SETTLE_SECONDS:-2}"
  echo "$server is restarted and ready"
done
