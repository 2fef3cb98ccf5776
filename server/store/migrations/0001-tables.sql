-- Works on both SQLite and PostgreSQL, so the only types are text, integer and bigint. Times are milliseconds since
-- 1970, UTC.
-- A semicolon at the end of a line ends a statement.

create table enquiries (
  id text primary key,
  call text not null,
  name text not null,
  email text not null,
  message text not null,
  received_at bigint not null,
  -- why the enquiry is in quarantine, such as 'honeypot' or 'flood', or null if it is not
  held text,
  -- the digest that listed the quarantined enquiry, such as '2026-11-26T16', or null if there is none yet
  held_digest text,
  -- SHA-256 of the message without capitals and punctuation, or null if it is short
  message_fingerprint text,
  -- when the owner marked it as answered, or null if not yet
  answered_at bigint,
  -- how the owner marked it: link, not-needed or command
  answered_by text,
  -- when the owner was reminded; the same time for all enquiries in one reminder
  reminded_at bigint
);

create index enquiries_received on enquiries (received_at);
create index enquiries_let_in on enquiries (received_at) where held is null;
create index enquiries_held on enquiries (received_at) where held is not null;
create index enquiries_open on enquiries (received_at) where answered_at is null and held is null;
create index enquiries_message on enquiries (message_fingerprint, received_at)
  where message_fingerprint is not null;

-- Emails to be sent and emails already sent; an issue has one row for each subscriber.
create table outbox (
  id text primary key,
  kind text not null,
  -- the id of the enquiry or subscription that the email is about; for kind 'notice', the notice's kind and subject
  subject_id text not null,
  -- for kind 'issue': the issue's date, as in newsletter_issues.thursday
  issue text,
  -- with angle brackets; the same for all attempts, so that an email delivered twice can be recognized
  message_id text not null unique,
  -- waiting, sending, sent, refused (by the mail server, for good), dead (given up), on-hold (too old to send without
  -- the owner's consent), unwritten (never offered to a mail server), unneeded, in-doubt (an issue email that may have
  -- arrived)
  state text not null,
  -- attempts that reached the mail server; reset to 0 when a person sends the email again
  attempts integer not null,
  due_at bigint not null,
  -- the fencing token of the server that sends it, and the end of its lease by the database's clock
  lease_token text,
  lease_until bigint,
  -- our own description and the mail server's code; never an address or text from the email
  last_error text,
  -- the cause of a final refusal: blocked (our server or content), gone (no such address), or null
  refused_as text,
  -- the end of the last attempt, by the database's clock
  attempted_at bigint,
  created_at bigint not null,
  -- an attempt that fails after this time is not retried
  give_up_at bigint not null,
  sent_at bigint,
  unique (issue, subject_id)
);

-- a partial index, so that sent emails and issue emails do not slow the search for due emails
create index outbox_open on outbox (due_at, id) where state in ('waiting', 'sending') and kind <> 'issue';
create index outbox_issues on outbox (due_at, id) where state = 'waiting' and kind = 'issue';
create index outbox_issue_states on outbox (issue, state) where issue is not null;
create index outbox_subject on outbox (kind, subject_id);
create index outbox_lost on outbox (kind) where state in ('refused', 'dead', 'on-hold', 'unwritten');

-- Newsletter signups. Each is a new row with its own proof of consent, even if the address has signed up before.
create table subscriptions (
  id text primary key,
  -- as typed, but with the domain in lower case and ASCII
  address text not null,
  -- the address in lower case; rows with the same key belong to one subscriber
  address_key text not null,
  -- the address without the parts that mail providers ignore; used only for limits
  mailbox text not null,
  -- the page of the signup form (home, about or newsletter), or api if the request came from no form
  page text not null,
  consent_version text not null,
  consent_wording text not null,
  asked_at bigint not null,
  -- why the signup is in quarantine ('honeypot'), or null if it is not
  held text,
  held_digest text,
  -- when the signup was confirmed, or null while it is pending
  confirmed_at bigint,
  -- when the subscriber unsubscribed, or null
  left_at bigint
);

-- Ensures that an address is on the list only once.
create unique index subscriptions_on_list on subscriptions (address_key)
  where confirmed_at is not null and left_at is null;
create index subscriptions_address on subscriptions (address_key);
create index subscriptions_mailbox on subscriptions (mailbox);
create index subscriptions_asked on subscriptions (asked_at);
create index subscriptions_held on subscriptions (asked_at) where held is not null;

-- Links in confirmation and welcome emails. Each attempt to send makes a new link, so its lifetime starts at delivery.
create table subscription_links (
  -- SHA-256 of the token; only the email contains the token itself
  token_hash text primary key,
  -- confirm or leave
  purpose text not null,
  subscription_id text not null,
  -- the outbox row of the email that contains the link
  mail_id text not null,
  made_at bigint not null
);

create index subscription_links_subscription on subscription_links (subscription_id);
create index subscription_links_made on subscription_links (made_at);

-- Keys of accepted requests, so that a repeated request gets the same response and is stored only once.
create table idempotency_keys (
  call text not null,
  idempotency_key text not null,
  -- SHA-256 of the first request's content
  fingerprint text not null,
  created_at bigint not null,
  primary key (call, idempotency_key)
);

-- Addresses that were erased. Restoring a backup may bring their data back, so it is erased again afterwards.
create table erasures (
  -- HMAC-SHA256 of the address in lower case, keyed with SECRET, so that the hash reveals no address
  mailbox_hash text primary key,
  -- when the address was last erased; data stored later is kept
  erased_at bigint not null
);

-- Issues that are due or were put on hold. One that was held and moved to another Thursday has two rows with its slug.
create table newsletter_issues (
  -- the local date on which the issue is due, such as '2026-11-26'
  thursday text primary key,
  slug text not null,
  title text not null,
  -- gathering, sending, paused, held or ended
  state text not null,
  due_at bigint not null,
  -- when the email and its recipients became final, or null if not yet
  frozen_at bigint,
  -- the email in JSON, with placeholders for what differs between recipients
  composed text,
  -- the id of the last subscription added to the recipients
  gathered_to text not null default '',
  recipients integer not null default 0,
  -- why the issue is paused or held
  reason text,
  -- when the circuit breaker last paused the issue; it ignores failures before this time
  paused_at bigint,
  ended_at bigint,
  -- the figures of an ended issue, kept after its deliveries have been deleted
  sent integer,
  refused integer,
  given_up integer,
  unneeded integer,
  in_doubt integer
);

-- The number of issue emails reserved in each minute (by the database's clock), for the hourly and daily limits.
create table send_quota (
  minute bigint primary key,
  reserved integer not null
);

-- Scheduled notices, such as ('preview', '2026-11-26'). The primary key lets only one server create each notice.
create table scheduled_notices (
  kind text not null,
  due_on text not null,
  primary key (kind, due_on)
);

-- Alerts that were reported to the owner. A row is deleted once its problem has ended.
create table alerts (
  -- the name of the alert, such as 'mail-waiting' or 'disk'
  what text primary key,
  since bigint not null,
  told_at bigint not null
);

-- Results of checks that concern a single server, stored so that every server raises the same alerts.
create table check_results (
  -- the name of the check: 'secret', or 'disk' with the server's host name and data folder
  what text primary key,
  -- when the check last ran
  at bigint not null,
  -- the result in JSON
  found text not null
);

-- When each recurring job last ran, such as 'backup', 'retention' or 'server'.
create table job_runs (
  what text primary key,
  at bigint not null
);

-- Page views by day, page and referring website: counts only, no personal data.
create table page_views (
  -- the day in the site's time zone, such as '2026-11-26'
  day text not null,
  -- the page's path, such as '/contact'
  page text not null,
  -- the host of the referring website; '' for links within the site and for unknown referrers
  referrer text not null,
  views integer not null,
  primary key (day, page, referrer)
);

-- The readiness check writes as many bytes here as the largest enquiry needs, which fails if the disk is full.
create table readiness (
  id text primary key,
  filler text not null
);
