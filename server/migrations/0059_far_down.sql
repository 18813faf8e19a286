-- A page far down the list of expired cards passes all rows before it, month by month side by side. What decides whether a
-- card is one of them stands in the index, so that only the rows of the page itself are read. Of very many it takes long.
set local statement_timeout = 0;
drop index card_by_valid_month;
create index card_by_valid_month on card (company_id, valid_month, created_at desc, id desc)
  include (valid_to, create_status, cancel_state, merchant_id, deleted_at);
