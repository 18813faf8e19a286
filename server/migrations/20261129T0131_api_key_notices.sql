-- Lock: all of api_key.
-- For: a moment.
-- The last day about which the owner of a key was notified: before its end, and after it. Another last day is notified again.
-- Owners of keys that expired before this migration are not notified.
alter table api_key add column ending_notified_for date, add column expired_notified_for date;
update api_key set expired_notified_for = last_day where last_day < current_date;
grant update (ending_notified_for, expired_notified_for) on api_key to vcc_app;
