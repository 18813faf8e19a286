-- Lock: all of review.
-- For: seconds per million rows of review.
-- When people were last told that a review waits too long.
alter table review add column alerted_at timestamptz;
create index review_to_tell on review (alerted_at) where state in ('PENDING', 'STUCK') or execution in ('RUNNING', 'FAILED');
