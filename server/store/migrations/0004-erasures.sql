-- Whose data was erased, so that a restored backup does not bring it back.

create table erasures (
  -- HMAC-SHA256 of the address in small letters, keyed with SECRET: nobody is read from it
  mailbox_hash text primary key,
  -- the latest erasure; what arrived later is kept
  erased_at bigint not null
);
