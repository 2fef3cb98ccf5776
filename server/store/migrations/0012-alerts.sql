-- What the owner has been told needs a person: a state that lasts, not an event.

create table alerts (
  -- 'mail-waiting', 'disk' …
  what text primary key,
  since bigint not null,
  told_at bigint not null,
  -- null: it lasts
  over_at bigint
);

-- When something that is done again and again was last done: 'backup', 'retention'.
create table last_times (
  what text primary key,
  at bigint not null
);
