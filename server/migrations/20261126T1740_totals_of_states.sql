-- Lock: all of card_transaction, company, transaction_tally.
-- For: seconds per million rows of card_transaction.
-- The tally of transactions knows their phase, so that each tab of their list has its count and totals, however long it is.

drop view transaction_tally_now;
drop table transaction_tally;
create table transaction_tally (
  company_id text not null references company (id),
  merchant_id text not null,
  channel_id text not null,
  currency text not null,
  phase text not null,
  transactions bigint not null,
  billed bigint not null,
  is_loose boolean not null default true
);
create unique index transaction_tally_folded on transaction_tally (company_id, merchant_id, channel_id, currency, phase)
  where not is_loose;
create index transaction_tally_loose on transaction_tally (company_id) where is_loose;
call tenant_table('transaction_tally');
revoke insert, update, delete on transaction_tally from vcc_app;

-- The same from the transactions themselves: what the lines must add up to.
create view transaction_tally_now with (security_invoker = true) as
select company_id, merchant_id, channel_id, currency::text as currency, phase, count(*) as transactions,
  sum(billed_minor)::bigint as billed
from card_transaction group by 1, 2, 3, 4, 5;

create or replace function tally_new_transactions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transaction_tally
  select company_id, merchant_id, channel_id, currency, phase, count(*), sum(billed_minor) from new_transactions
  group by 1, 2, 3, 4, 5;
  return null;
end $$;
create or replace function tally_changed_transaction() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into transaction_tally
  values (old.company_id, old.merchant_id, old.channel_id, old.currency, old.phase, -1, -old.billed_minor);
  if tg_op = 'UPDATE' then
    insert into transaction_tally
    values (new.company_id, new.merchant_id, new.channel_id, new.currency, new.phase, 1, new.billed_minor);
  end if;
  return null;
end $$;

drop trigger transaction_tallied_anew on card_transaction;
create trigger transaction_tallied_anew after update of company_id, merchant_id, channel_id, currency, billed_minor, phase
  on card_transaction for each row execute function tally_changed_transaction();

-- Once, for all transactions that there are; of ten million it takes longer than a statement may.
set local statement_timeout = 0;
insert into transaction_tally select *, false from transaction_tally_now;
update tally_fold set mark = gen_random_uuid() where tally = 'transaction_tally';
