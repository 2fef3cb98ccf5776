-- For kind 'notice', the notice's kind and what it is about. `store/notice-columns.ts` fills them for emails that were
-- queued before, and for those of an older server that still runs beside this one.
alter table outbox add column notice_kind text;
alter table outbox add column notice_about text;
