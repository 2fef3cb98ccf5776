-- When a server last ran on this database. A long gap means that it stood still, or is a restored copy.

create table last_run (
  at bigint not null
);
