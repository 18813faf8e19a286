-- Lock: all of app_user.
-- For: a moment.
-- When a user dismissed the checklist of a new owner.
alter table app_user add column first_steps_dismissed_at timestamptz;
