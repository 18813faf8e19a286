-- Lock: writers of card_transaction, company.
-- For: tens of seconds per million rows of card_transaction.
-- How many purchases there were on each day, how they ended and what was spent, so that the dashboard does not read every
-- purchase. Lines are added and folded as those of card_tally are: no change waits for another.

create table purchase_tally (
  company_id text not null references company (id),
  merchant_id text not null,
  channel_id text not null,
  bin_id text not null,
  currency text not null,
  -- The day of the company on which the purchase was asked for.
  day date not null,
  -- Empty where it was approved.
  decline_code text not null,
  purchases bigint not null,
  -- What was collected and not given back, and what is still set aside.
  spent bigint not null,
  -- What of it is still set aside.
  held bigint not null,
  is_loose boolean not null default true
);
create unique index purchase_tally_folded on purchase_tally
  (company_id, currency, day, merchant_id, channel_id, bin_id, decline_code) where not is_loose;
create index purchase_tally_by_day on purchase_tally (company_id, day);
create index purchase_tally_loose on purchase_tally (company_id) where is_loose;
call tenant_table('purchase_tally');
revoke insert, update, delete on purchase_tally from vcc_app;

-- What may still be collected of an authorization.
create function purchase_held(t card_transaction) returns bigint language sql immutable as $$
  select case when t.phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED')
    then greatest(t.authorized_minor - t.reversed_minor - t.cleared_minor, 0) else 0 end
$$;

-- The same from the purchases themselves: what the lines must add up to.
create view purchase_tally_now with (security_invoker = true) as
select t.company_id, t.merchant_id, t.channel_id, c.bin_id, t.currency::text as currency,
  (t.at at time zone o.timezone)::date as day, coalesce(t.decline_code, '') as decline_code, count(*) as purchases,
  sum(t.cleared_minor - t.refunded_minor + purchase_held(t))::bigint as spent, sum(purchase_held(t))::bigint as held
from card_transaction t join card c on c.id = t.card_id join company o on o.id = t.company_id
where t.type = 'PURCHASE' group by 1, 2, 3, 4, 5, 6, 7;

-- These run as the owner, because nobody else may write what is counted.
create function tally_new_purchases() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into purchase_tally
  select t.company_id, t.merchant_id, t.channel_id, c.bin_id, t.currency, (t.at at time zone o.timezone)::date,
    coalesce(t.decline_code, ''), count(*), sum(t.cleared_minor - t.refunded_minor + t.held), sum(t.held)
  from (select n.*, purchase_held(n) as held from new_purchases n where n.type = 'PURCHASE') t
  join card c on c.id = t.card_id join company o on o.id = t.company_id
  group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
-- Where, when and how it ended never changes; what was spent does.
create function tally_changed_purchase() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held bigint := purchase_held(new) - purchase_held(old);
begin
  insert into purchase_tally
  select new.company_id, new.merchant_id, new.channel_id, c.bin_id, new.currency, (new.at at time zone o.timezone)::date,
    coalesce(new.decline_code, ''), 0,
    new.cleared_minor - old.cleared_minor - (new.refunded_minor - old.refunded_minor) + held, held
  from card c join company o on o.id = c.company_id where c.id = new.card_id;
  return null;
end $$;

create trigger purchase_tallied after insert on card_transaction referencing new table as new_purchases
  for each statement execute function tally_new_purchases();
create trigger purchase_tallied_anew after update on card_transaction for each row
  when (new.type = 'PURCHASE' and (old.phase, old.authorized_minor, old.reversed_minor, old.cleared_minor, old.refunded_minor)
    is distinct from (new.phase, new.authorized_minor, new.reversed_minor, new.cleared_minor, new.refunded_minor))
  execute function tally_changed_purchase();

-- Once, for all purchases that there are; of ten million it takes longer than a statement may.
set local statement_timeout = 0;
insert into purchase_tally select *, false from purchase_tally_now;
