-- What a server has found out and no other table tells, so that alerts read the same everywhere.

create table findings (
  -- 'on-air', 'secret'
  what text primary key,
  -- when it was last looked for
  at bigint not null,
  -- in JSON
  found text not null
);

-- until when the owner wants to hear nothing of it
alter table alerts add column quiet_until bigint;
