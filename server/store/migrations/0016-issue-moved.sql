-- An issue that is held and then moved to another Thursday keeps its address: two rows may have it.

-- first the name, so that whoever writes meanwhile waits
alter table newsletter_issues rename to newsletter_issues_before;

create table newsletter_issues (
  -- the local date on which it is due: '2026-11-26'
  thursday text primary key,
  -- the last part of its address
  slug text not null,
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

insert into newsletter_issues select * from newsletter_issues_before;

drop table newsletter_issues_before;
