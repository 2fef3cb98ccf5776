#!/bin/sh
# HAProxy's check (haproxy-postgres.cfg), which passes its own address and port and then the database's: does that one
# take writes? Its user needs no rights but to connect; its password is in the file that is named.
answer=$(psql --no-psqlrc --tuples-only --no-align --command 'select pg_is_in_recovery()' \
  "host=$3 port=$4 dbname=postgres user=haproxy_check passfile=/etc/haproxy/pgpass connect_timeout=2")
[ "$answer" = f ]
