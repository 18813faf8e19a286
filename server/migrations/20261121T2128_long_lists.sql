-- Lock: all of card, ledger_account; writers of card_transaction.
-- For: minutes per million rows of card or card_transaction.
-- Lists of millions of rows: whatever a screen filters or sorts by leads to its first rows without reading the others.
-- Under row security only comparisons of plain columns may use an index, so what is sorted by is a column of its own.

-- What is rare among cards is found without passing all that are not it.
create index card_by_currency on card (company_id, currency, created_at desc, id desc);
create index card_by_bin on card (company_id, bin_id, created_at desc, id desc);
create index card_unfinished on card (company_id, create_status, created_at desc, id desc) where create_status <> 'SUCCESS';
create index card_being_cancelled on card (company_id, created_at desc, id desc)
  where cancel_state in ('REVIEWING', 'EXECUTING', 'MISMATCH');
create index card_by_block_source on card (company_id, block_source, created_at desc, id desc)
  where block_source is not null;

alter table card add column alias_key text not null generated always as (lower(alias)) stored;
drop index card_by_alias;
create index card_by_alias on card (company_id, alias_key, id);

-- What can be spent, as it is read: 900 of one currency before 1,000 of another, whatever their minor units. In
-- thousandths, which every currency has; what no bigint can hold is as much as one can, and sorted just as well. The
-- owner of a card's account is the card, so this is also the order of cards.
alter table ledger_account add column available_milli bigint not null generated always as (
  least(9e18, greatest(-9e18,
    (case normal_side when 'D' then posted_debit - posted_credit else posted_credit - posted_debit end - hold_out)::numeric
      * case when currency in ('JPY', 'VND') then 1000 when currency = 'KWD' then 1 else 10 end))::bigint) stored;
create index ledger_account_by_available on ledger_account (company_id, available_milli, owner_id);

create index card_transaction_by_currency on card_transaction (company_id, currency, at desc, id desc);
create index card_transaction_by_billed on card_transaction (company_id, billed_minor, id);
create index card_transaction_by_decline on card_transaction (company_id, decline_code, at desc, id desc)
  where decline_code is not null;
create index card_transaction_unusual on card_transaction (company_id, type, at desc, id desc) where type <> 'PURCHASE';
create index card_transaction_by_code on card_transaction (company_id, authorization_code)
  where authorization_code is not null;

-- Words are looked for by the owner of the tables, within the company of the request: row security keeps the index for
-- words from a request. Each statement is planned for its own words, since some of them are rare and some are not.
create function cards_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from card where company_id = %1$L and (alias ilike %3$L or last4 = %2$L or cardholder_id = any(array(
       select id from cardholder where company_id = %1$L and name ilike %3$L))) limit %4$s', company, word, pattern, most);
end $$;
create function card_transactions_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from card_transaction where company_id = %1$L and (shop_name ilike %3$L or authorization_code = %2$L
       or card_id = any(array(select id from card where company_id = %1$L and last4 = %2$L))) limit %4$s',
    company, word, pattern, most);
end $$;
