-- Lock: writers of session.
-- For: seconds per million rows of session.
-- Where a user has signed in from lately is asked at every sign-in.
create index session_of_user_since on session (user_id, created_at);
