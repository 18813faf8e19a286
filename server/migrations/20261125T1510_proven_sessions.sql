-- Lock: all of session.
-- For: a moment.
-- When the person behind a session has last shown that it is they; calls that need it fresh ask for it.
alter table session add column proven_at timestamptz;
