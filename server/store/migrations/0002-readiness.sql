-- Where the readiness check writes: as much as the largest enquiry takes, so that a full disk shows.

create table readiness (
  id text primary key,
  filler text not null
);
