-- Enquiries, the mails they cause, and the keys that make a repeated call harmless.
-- One dialect for SQLite and PostgreSQL: text, integer and bigint only. Times are milliseconds since 1970, UTC.
-- A semicolon at the end of a line ends a statement.

create table enquiries (
  id text primary key,
  call text not null,
  name text not null,
  email text not null,
  message text not null,
  received_at bigint not null,
  -- why it is kept back from delivery until the owner releases it ('honeypot'), or null
  held text
);

create index enquiries_received on enquiries (received_at);

create table outbox (
  id text primary key,
  kind text not null,
  -- what the mail is about: for kind 'enquiry' the enquiry's id
  subject_id text not null,
  -- with its angle brackets; the same over every attempt, so that a mail delivered twice can be told
  message_id text not null unique,
  -- waiting, sending, sent, refused (by the mail server, for good), dead (given up, or it can't be rendered)
  state text not null,
  -- how often the mail server was given this mail and did not take it
  attempts integer not null,
  due_at bigint not null,
  -- the fencing token of whoever is sending it, and until when that claim holds by the database's clock
  lease_token text,
  lease_until bigint,
  -- our own words and the server's code; never an address or text of the mail
  last_error text,
  created_at bigint not null,
  -- an attempt that fails after this is the last
  give_up_at bigint not null,
  sent_at bigint
);

-- what is still to be delivered, oldest first; what was sent doesn't slow it down
create index outbox_open on outbox (created_at, id) where state in ('waiting', 'sending');
create index outbox_subject on outbox (kind, subject_id);

create table idempotency_keys (
  call text not null,
  idempotency_key text not null,
  -- SHA-256 of the body the key came with
  fingerprint text not null,
  created_at bigint not null,
  primary key (call, idempotency_key)
);
