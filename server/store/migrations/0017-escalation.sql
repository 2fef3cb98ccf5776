-- ALERT_URL is told of an alert that no email has told of.

-- when it is told, or told again because it did not take it; null: it has nothing to be told
alter table alerts add column escalate_at bigint;
-- when it last took it
alter table alerts add column escalated_at bigint;
