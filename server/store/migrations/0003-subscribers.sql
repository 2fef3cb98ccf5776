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
  -- for limits only: keyed hash of the client's address or /64; of no use after a day
  client text,
  -- where the form stood: home, about, newsletter; api: the call, from no page of ours
  page text not null,
  consent_version text not null,
  consent_wording text not null,
  asked_at bigint not null,
  -- why no mail goes out for it ('honeypot'), or null
  held text,
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
