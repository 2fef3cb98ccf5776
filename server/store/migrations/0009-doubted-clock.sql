-- What a server's clock says that does not fit to when a server last ran: nothing is deleted by it until the owner says
-- that it is right, or the clock fits again.

alter table last_run add column doubted_at bigint;
