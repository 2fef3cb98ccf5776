#!/bin/sh
# HAProxy's check (haproxy-postgres.cfg) whether a database accepts writes. HAProxy passes its own address and port,
# then the database's. The user needs only the right to connect; its password is in the file named here.
answer=$(psql --no-psqlrc --tuples-only --no-align --command 'select pg_is_in_recovery()' \
  "host=$3 port=$4 dbname=postgres user=haproxy_check passfile=/etc/haproxy/pgpass connect_timeout=2")
[ "$answer" = f ]
