-- What the pages of purchases ask for: where and in what kind of shop, and what a fee was expected to be.
alter table card_fee_line add column estimated_minor bigint check (estimated_minor > 0);
update card_fee_line set estimated_minor = amount_minor where state = 'ESTIMATED';

create index card_transaction_by_country on card_transaction (company_id, shop_country, at desc, id desc);
create index card_transaction_by_mcc on card_transaction (company_id, mcc, at desc, id desc);
