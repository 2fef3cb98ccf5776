-- How often each client called, for servers that share one PostgreSQL; a single server on SQLite counts in memory.
-- The columns are those that rate-limiter-flexible writes, in its order.

create table call_turns (
  -- the limit's seconds, a colon, and HMAC-SHA256 of the call and the client's address or /64, keyed with SECRET
  key text primary key,
  -- calls since the period began
  points integer not null,
  -- when the period ends, and the row is of no use
  expire bigint
);

create index call_turns_expire on call_turns (expire);
