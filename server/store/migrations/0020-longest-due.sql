-- The mail that has been due for longest goes first: one that was put off let nobody pass once it was due again.

drop index outbox_open;
create index outbox_open on outbox (due_at, id) where state in ('waiting', 'sending');
