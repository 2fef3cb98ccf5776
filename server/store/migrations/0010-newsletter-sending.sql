-- The issues of the newsletter that have been sent, and how each fared with each subscriber.

create table newsletter_issues (
  -- the local date on which it is due: '2026-11-26'
  thursday text primary key,
  -- the last part of its address
  slug text not null unique,
  title text not null,
  -- gathering, sending, paused, held, ended
  state text not null,
  due_at bigint not null,
  -- from here on neither the email nor its recipients change; null: not yet
  frozen_at bigint,
  -- the email as it goes over the wire, with placeholders for what differs, and its SHA-256
  composed text,
  fingerprint text,
  -- the last subscription that has been looked at
  gathered_to text not null default '',
  recipients integer not null default 0,
  -- why it is paused or held
  reason text,
  ended_at bigint,
  -- the figures of an issue that has ended: its deliveries may go then
  sent integer,
  refused integer,
  given_up integer,
  unneeded integer,
  in_doubt integer
);

create table newsletter_deliveries (
  -- random; stands in the Message-ID
  id text primary key,
  thursday text not null,
  subscription_id text not null,
  -- waiting, handing-over, sent, refused, given-up, unneeded, in-doubt
  state text not null,
  -- random: subscribers of one mail provider don't follow each other
  position integer not null,
  attempts integer not null default 0,
  due_at bigint not null,
  lease_token text,
  lease_until bigint,
  last_error text,
  -- when the mail server last asked for the mail, or refused it
  handed_over_at bigint,
  unique (thursday, subscription_id)
);

create index newsletter_deliveries_subscription on newsletter_deliveries (subscription_id);
create index newsletter_deliveries_waiting on newsletter_deliveries (thursday, position) where state = 'waiting';
create index newsletter_deliveries_state on newsletter_deliveries (thursday, state);
create index newsletter_deliveries_handed_over on newsletter_deliveries (thursday, handed_over_at);

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
