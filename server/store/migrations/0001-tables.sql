-- One dialect for SQLite and PostgreSQL: text, integer and bigint only. Times are milliseconds since 1970, UTC.
-- A semicolon at the end of a line ends a statement.

create table enquiries (
  id text primary key,
  call text not null,
  name text not null,
  email text not null,
  message text not null,
  received_at bigint not null,
  -- why it is kept back from delivery until the owner releases it ('honeypot', 'flood'), or null
  held text,
  -- which digest told the owner of what is held back: '2026-11-26T16'; null: none has yet
  held_digest text,
  -- SHA-256 of the message without capitals and punctuation; null where it is short
  message_fingerprint text,
  -- as far as the site was told; null: not yet
  answered_at bigint,
  -- link, not-needed, command
  answered_by text,
  -- all that one reminder tells of have the same time
  reminded_at bigint
);

create index enquiries_received on enquiries (received_at);
create index enquiries_let_in on enquiries (received_at) where held is null;
create index enquiries_held on enquiries (received_at) where held is not null;
create index enquiries_open on enquiries (received_at) where answered_at is null and held is null;
create index enquiries_message on enquiries (message_fingerprint, received_at)
  where message_fingerprint is not null;

-- The emails that are owed, an issue of the newsletter to each subscriber among them.
create table outbox (
  id text primary key,
  kind text not null,
  -- what the mail is about: for kind 'enquiry' the enquiry's id, for kind 'issue' the subscription's
  subject_id text not null,
  -- for kind 'issue' the Thursday of the newsletter's issue
  issue text,
  -- with its angle brackets; the same over every attempt, so that a mail delivered twice can be told
  message_id text not null unique,
  -- waiting, sending, sent, refused (by the mail server, for good), dead (given up), on-hold (too old to send unasked),
  -- unwritten (no mail server was asked), unneeded, in-doubt (an issue that may have arrived)
  state text not null,
  -- how often the mail server was given this mail and did not take it
  attempts integer not null,
  due_at bigint not null,
  -- the fencing token of whoever is sending it, and until when that claim holds by the database's clock
  lease_token text,
  lease_until bigint,
  -- our own words and the server's code; never an address or text of the mail
  last_error text,
  -- what a final refusal is about: blocked (we, or what we send), gone (an address that does not exist), or null
  refused_as text,
  -- when the mail server last answered, or did not, by the database's clock
  attempted_at bigint,
  created_at bigint not null,
  -- an attempt that fails after this is the last
  give_up_at bigint not null,
  sent_at bigint,
  unique (issue, subject_id)
);

-- what is still to be delivered, oldest due first; what was sent doesn't slow it down, and no issue does
create index outbox_open on outbox (due_at, id) where state in ('waiting', 'sending') and kind <> 'issue';
create index outbox_issues on outbox (due_at, id) where state = 'waiting' and kind = 'issue';
create index outbox_issue_states on outbox (issue, state) where issue is not null;
create index outbox_subject on outbox (kind, subject_id);
create index outbox_lost on outbox (kind) where state in ('refused', 'dead', 'on-hold', 'unwritten');

-- Who asked for the newsletter, who confirmed it and who left. Every signup is a row of its own with the whole
-- proof of its consent: what is written does not depend on whether the address was known before.
create table subscriptions (
  id text primary key,
  -- as it was typed; the domain in small letters and ASCII
  address text not null,
  -- the address in small letters: all rows with the same one are one subscriber
  address_key text not null,
  -- for limits only: the address without what mail providers ignore in it
  mailbox text not null,
  -- where the form stood: home, about, newsletter; api: the call, from no page of ours
  page text not null,
  consent_version text not null,
  consent_wording text not null,
  asked_at bigint not null,
  -- why no mail goes out for it ('honeypot'), or null
  held text,
  held_digest text,
  -- when the button of the confirm page was pressed; null: pending
  confirmed_at bigint,
  -- when the address left the list; this row counts for nothing since
  left_at bigint
);

-- on the list, and at most once
create unique index subscriptions_on_list on subscriptions (address_key)
  where confirmed_at is not null and left_at is null;
create index subscriptions_address on subscriptions (address_key);
create index subscriptions_mailbox on subscriptions (mailbox);
create index subscriptions_asked on subscriptions (asked_at);
create index subscriptions_held on subscriptions (asked_at) where held is not null;

-- The links in our mails. Each attempt to send a mail makes one, so the one that arrives is as old as its delivery.
create table subscription_links (
  -- SHA-256 of the token, which stands nowhere but in the mail
  token_hash text primary key,
  -- confirm, leave
  purpose text not null,
  subscription_id text not null,
  -- the mail in the outbox that carries it
  mail_id text not null,
  made_at bigint not null
);

create index subscription_links_subscription on subscription_links (subscription_id);
create index subscription_links_made on subscription_links (made_at);

-- What makes a repeated call harmless.
create table idempotency_keys (
  call text not null,
  idempotency_key text not null,
  -- SHA-256 of the body the key came with
  fingerprint text not null,
  created_at bigint not null,
  primary key (call, idempotency_key)
);

-- Whose data was erased, so that a restored backup does not bring it back.
create table erasures (
  -- HMAC-SHA256 of the address in small letters, keyed with SECRET: nobody is read from it
  mailbox_hash text primary key,
  -- the latest erasure; what arrived later is kept
  erased_at bigint not null
);

-- The issues of the newsletter whose hour has come. One that is held and then moved to another Thursday keeps its
-- address: two rows may have it.
create table newsletter_issues (
  -- the local date on which it is due: '2026-11-26'
  thursday text primary key,
  -- the last part of its address
  slug text not null,
  title text not null,
  -- gathering, sending, paused, held, ended
  state text not null,
  due_at bigint not null,
  -- from here on neither the email nor its recipients change; null: not yet
  frozen_at bigint,
  -- the email in JSON, with stand-ins for what differs
  composed text,
  -- the last subscription that has been looked at
  gathered_to text not null default '',
  recipients integer not null default 0,
  -- why it is paused or held
  reason text,
  -- when the circuit breaker last paused it: what had failed until then does not count again
  paused_at bigint,
  ended_at bigint,
  -- the figures of an issue that has ended: its deliveries may go then
  sent integer,
  refused integer,
  given_up integer,
  unneeded integer,
  in_doubt integer
);

-- How many mails of issues were begun in each minute of the database's clock, for the limits by hour and by day.
create table send_quota (
  minute bigint primary key,
  reserved integer not null
);

-- What the owner is told at a time of its own ('preview', '2026-11-26'), so that of several servers only one does it.
create table scheduled_notices (
  kind text not null,
  due_on text not null,
  primary key (kind, due_on)
);

-- What the owner has been told needs a person: a state that lasts, not an event. Once it is over its row goes.
create table alerts (
  -- 'mail-waiting', 'disk' …
  what text primary key,
  since bigint not null,
  told_at bigint not null
);

-- What a server has found out and no other table tells, so that alerts read the same everywhere.
create table check_results (
  -- 'secret', 'disk …'
  what text primary key,
  -- when it was last looked for
  at bigint not null,
  -- in JSON
  found text not null
);

-- When something that is done again and again was last done: 'backup', 'retention', 'server' …
create table job_runs (
  what text primary key,
  at bigint not null
);

-- How often each page was opened on a day, and from which website: counts only, nobody is in them.
create table page_views (
  -- in the site's time zone: '2026-11-26'
  day text not null,
  -- its address: '/contact'
  page text not null,
  -- the name of the website whose link led there; '': our own, or not told
  referrer text not null,
  views integer not null,
  primary key (day, page, referrer)
);

-- Where the readiness check writes: as much as the largest enquiry takes, so that a full disk shows.
create table readiness (
  id text primary key,
  filler text not null
);
