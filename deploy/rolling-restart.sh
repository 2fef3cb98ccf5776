#!/bin/sh
# Restarts the servers one after the other, the next one only when the one before can store an enquiry again.
#
#   deploy/rolling-restart.sh [address:port ...]      127.0.0.1:3001 and 127.0.0.1:3002 unless told
#
# RESTART         what restarts one server, with its port as $1; `systemctl restart stackhouse@$1` unless told
# NGINX_CONF      the file with nginx's upstream, where nginx is the proxy: it asks no server whether it is ready, so
#                 the server is marked `down` there meanwhile. Caddy and HAProxy see for themselves
# NGINX_RELOAD    what makes nginx read it; `nginx -s reload` unless told
# READY_SECONDS   how long a server may take to be ready (60)
# SETTLE_SECONDS  how long a proxy needs to see that it is (2)
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

# By one write, so that nginx never reads half a file.
in_nginx() {
  [ -n "${NGINX_CONF:-}" ] || return 0
  changed=$(sed "$1" "$NGINX_CONF")
  printf '%s\n' "$changed" >"$NGINX_CONF"
  sh -c "${NGINX_RELOAD:-nginx -s reload}"
  # Until the new workers have taken over.
  sleep 1
}

# One that is down already would leave none for the time of the other's restart.
for server in "$@"; do
  is_ready "$server" || { echo "$server is not ready; nothing was restarted" >&2; exit 1; }
done

for server in "$@"; do
  in_nginx "s/^\( *server $server\( [^;]*\)*\);/\1 down;/"
  sh -c "${RESTART:-systemctl restart stackhouse@\"\$1\"}" restart "${server##*:}"
  until_ready "$server"
  in_nginx "s/^\( *server $server.*\) down;/\1;/"
  sleep "${SETTLE_SECONDS:-2}"
  echo "$server is restarted and ready"
done
