-- Which enquiries have been answered, as far as the site was told, and of which the owner has been reminded.

-- null: not yet, or from before
alter table enquiries add column answered_at bigint;
-- link, not-needed, command
alter table enquiries add column answered_by text;
-- all that one reminder tells of have the same time
alter table enquiries add column reminded_at bigint;

create index enquiries_open on enquiries (received_at) where answered_at is null and held is null;
