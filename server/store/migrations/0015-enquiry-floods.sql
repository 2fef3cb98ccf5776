-- Of a flood of enquiries the owner is told in one email every ten minutes, instead of by an email for each.

-- null: it has an email of its own, or is held back; 0: it waits for the next digest; else when its digest was due
alter table enquiries add column digest_at bigint;

create index enquiries_digest on enquiries (digest_at) where digest_at is not null;
create index enquiries_let_in on enquiries (received_at) where held is null;
