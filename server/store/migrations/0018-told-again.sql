-- Which email told the owner of what is held back, and of a flood what was sent whole since: by a mark, not by times.

-- '2026-11-26T16'; null: none has yet
alter table enquiries add column held_digest text;
alter table subscriptions add column held_digest text;

-- null: the owner has not asked for an email of its own
alter table enquiries add column own_email_at bigint;

create index outbox_lost on outbox (kind) where state in ('refused', 'dead');
