-- Lock: all of card_transaction_event.
-- For: seconds per million rows of card_transaction_event.
-- A purchase may be charged back: one more kind of event.
set local statement_timeout = 0;

alter table card_transaction_event drop constraint card_transaction_event_kind_check;
alter table card_transaction_event add constraint card_transaction_event_kind_check
  check (kind in ('AUTH', 'INCREMENT', 'CLEAR', 'REVERSE', 'EXPIRE', 'REFUND', 'CHARGEBACK', 'FORCE_POST'));
