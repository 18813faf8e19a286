-- Lock: writers of card_transaction, company.
-- For: seconds per million rows of card_transaction.
-- Totals of lists from what is kept. What was folded of a tally changes only when it is folded again, so a process keeps
-- the sums of it as long as it reads the same mark, and adds up only the lines that came since.

create table tally_fold (
  tally text primary key,
  -- Another one after each folding; never the same for different lines.
  mark uuid not null default gen_random_uuid()
);
insert into tally_fold (tally) values ('card_tally'), ('transaction_tally');
revoke insert, update, delete on tally_fold from vcc_app;

-- How many transactions there are and what was billed, whatever became of them, as their list says it.
create table transaction_tally (
  company_id text not null references company (id),
  merchant_id text not null,
  channel_id text not null,
  currency text not null,
  transactions bigint not null,
  billed bigint not null,
  is_loose boolean not null default true
);
create unique index transaction_tally_folded on transaction_tally (company_id, merchant_id, channel_id, currency)
  where not is_loose;
create index transaction_tally_loose on transaction_tally (company_id) where is_loose;
call tenant_table('transaction_tally');
revoke insert, update, delete on transaction_tally from vcc_app;

-- The same from the transactions themselves: what the lines must add up to.
create view transaction_tally_now with (security_invoker = true) as
select company_id, merchant_id, channel_id, currency::text as currency, count(*) as transactions,
  sum(billed_minor)::bigint as billed
from card_transaction group by 1, 2, 3, 4;

-- These run as the owner, because nobody else may write what is counted.
create function tally_new_transactions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transaction_tally
  select company_id, merchant_id, channel_id, currency, count(*), sum(billed_minor) from new_transactions
  group by 1, 2, 3, 4;
  return null;
end $$;
-- Nothing bills a transaction anew; whoever does must not leave the totals of lists behind.
create function tally_changed_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transaction_tally
  values (old.company_id, old.merchant_id, old.channel_id, old.currency, -1, -old.billed_minor);
  if tg_op = 'UPDATE' then
    insert into transaction_tally
    values (new.company_id, new.merchant_id, new.channel_id, new.currency, 1, new.billed_minor);
  end if;
  return null;
end $$;

create trigger transaction_tallied after insert on card_transaction referencing new table as new_transactions
  for each statement execute function tally_new_transactions();
create trigger transaction_tallied_anew after update of company_id, merchant_id, channel_id, currency, billed_minor
  on card_transaction for each row execute function tally_changed_transaction();
create trigger transaction_untallied after delete on card_transaction
  for each row execute function tally_changed_transaction();

-- Once, for all transactions that there are; of ten million it takes longer than a statement may.
set local statement_timeout = 0;
insert into transaction_tally select *, false from transaction_tally_now;
