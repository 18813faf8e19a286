-- Lock: all of card_transaction_event.
-- For: seconds per million rows of card_transaction_event.
-- What an event told in another currency comes to in that of the card, before it is rounded: a purchase that is collected
-- or given back in parts is rounded as a whole, not part by part. In ten-trillionths of a minor unit, which is as fine as
-- rates and currencies make it; null where nothing was converted.
set local statement_timeout = 0;

alter table card_transaction_event add column unrounded numeric(38) check (unrounded >= 0);
