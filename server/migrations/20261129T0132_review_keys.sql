-- Lock: all of review; writers of api_key.
-- For: a moment.
-- The API key that submitted a review; null for a person or the system. Its owner may be another user by now.
alter table review add column maker_key_id text references api_key (id);
