-- Lock: all of public_attempt.
-- For: seconds per million rows of public_attempt.
-- What strangers do is counted in a bounded number of places, and a count goes once it counts no more. Counts are of
-- minutes or a day, so nothing is lost by beginning anew.
delete from public_attempt;
alter table public_attempt drop column last_at, add column expires_at timestamptz not null;
create index public_attempt_expiry on public_attempt (expires_at);
