-- Lock: all of idempotency_key.
-- For: a moment.
-- What was refused and kept its changes is refused again by the same words, however often it is sent.
alter table idempotency_key add column refusal jsonb;
