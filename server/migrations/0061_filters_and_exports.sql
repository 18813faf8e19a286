-- Lists of purchases are narrowed by what was billed and by the pool that pays, which a card has from its beginning.
set local statement_timeout = 0;

alter table card_transaction add column pool_id text;
update card_transaction t set pool_id = coalesce(c.share_group_id, c.wallet_id)
from card c where c.id = t.card_id and c.funding_mode = 'SHARE';

create index card_transaction_of_pool on card_transaction (company_id, pool_id, at desc, id desc)
  where pool_id is not null;
create index card_transaction_by_amount on card_transaction (company_id, currency, billed_minor, at desc);
