-- Issues of the newsletter: what a pause forgives, and the queue in the order in which it is taken.

-- when the circuit breaker last paused it: what had failed until then does not count again
alter table newsletter_issues add column paused_at bigint;

-- those that were put off lie beyond those that are due, however many they are
create index newsletter_deliveries_due on newsletter_deliveries (thursday, due_at, position) where state = 'waiting';
drop index newsletter_deliveries_waiting;

-- the mails of all issues together keep to the limit by the second
create index newsletter_deliveries_begun on newsletter_deliveries (handed_over_at) where handed_over_at is not null;
drop index newsletter_deliveries_handed_over;
