-- What looks like spam is held back: found by its text, and looked through by its age.

-- SHA-256 of the message without capitals and punctuation; null where it is short, or from before
alter table enquiries add column message_fingerprint text;

create index enquiries_message on enquiries (message_fingerprint, received_at)
  where message_fingerprint is not null;
create index enquiries_held on enquiries (received_at) where held is not null;
create index subscriptions_held on subscriptions (asked_at) where held is not null;
