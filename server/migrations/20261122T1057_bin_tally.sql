-- Lock: writers of card, card_transaction, company.
-- For: tens of seconds per million rows of card_transaction.
-- How many cards each BIN has and how many purchases with them were declined, so that the list of BINs reads neither
-- cards nor purchases. As in the tally of cards, a change adds a loose line, the figures of a BIN are the sums of its
-- lines, and loose lines are folded into one for each merchant and day.

create table bin_tally (
  company_id text not null references company (id),
  merchant_id text not null,
  bin_id text not null,
  -- Of purchases, in UTC. Cards have none.
  day date not null,
  cards bigint not null,
  purchases bigint not null,
  declined bigint not null,
  is_loose boolean not null default true
);
create unique index bin_tally_folded on bin_tally (company_id, bin_id, day, merchant_id) where not is_loose;
create index bin_tally_of_bin on bin_tally (company_id, bin_id, day);
create index bin_tally_loose on bin_tally (company_id) where is_loose;
call tenant_table('bin_tally');
revoke insert, update, delete on bin_tally from vcc_app;

-- The same from cards and purchases themselves: what the lines must add up to.
create view bin_tally_now with (security_invoker = true) as
select company_id, merchant_id, bin_id, date '-infinity' as day, count(*) as cards, 0::bigint as purchases,
  0::bigint as declined
from card where create_status = 'SUCCESS' group by 1, 2, 3
union all
select t.company_id, t.merchant_id, c.bin_id, (t.at at time zone 'UTC')::date, 0, count(*),
  count(*) filter (where t.phase = 'DECLINED')
from card_transaction t join card c on c.id = t.card_id where t.type = 'PURCHASE' group by 1, 2, 3, 4;

-- These run as the owner, because nobody else may write what is counted.
create function tally_bin_card(c card, cards bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into bin_tally
  select c.company_id, c.merchant_id, c.bin_id, '-infinity', cards, 0, 0 where c.create_status = 'SUCCESS'
$$;
create function tally_bin_purchase(t card_transaction, purchases bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into bin_tally
  select t.company_id, t.merchant_id, c.bin_id, (t.at at time zone 'UTC')::date, 0, purchases,
    case t.phase when 'DECLINED' then purchases else 0 end
  from card c where c.id = t.card_id and t.type = 'PURCHASE'
$$;
revoke execute on function tally_bin_card, tally_bin_purchase from public;

create function tally_new_bin_cards() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bin_tally
  select company_id, merchant_id, bin_id, '-infinity', count(*), 0, 0
  from new_cards where create_status = 'SUCCESS' group by 1, 2, 3;
  return null;
end $$;
create function tally_new_bin_purchases() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bin_tally
  select t.company_id, t.merchant_id, c.bin_id, (t.at at time zone 'UTC')::date, 0, count(*),
    count(*) filter (where t.phase = 'DECLINED')
  from new_purchases t join card c on c.id = t.card_id where t.type = 'PURCHASE' group by 1, 2, 3, 4;
  return null;
end $$;
create function tally_changed_bin_card() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tally_bin_card(old, -1);
  if tg_op = 'UPDATE' then
    perform tally_bin_card(new, 1);
  end if;
  return null;
end $$;
create function tally_changed_bin_purchase() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tally_bin_purchase(old, -1);
  if tg_op = 'UPDATE' then
    perform tally_bin_purchase(new, 1);
  end if;
  return null;
end $$;

create trigger bin_cards_tallied after insert on card referencing new table as new_cards
  for each statement execute function tally_new_bin_cards();
create trigger bin_cards_tallied_anew after update on card for each row
  when ((old.company_id, old.merchant_id, old.bin_id, old.create_status)
    is distinct from (new.company_id, new.merchant_id, new.bin_id, new.create_status))
  execute function tally_changed_bin_card();
create trigger bin_cards_tallied_away after delete on card for each row execute function tally_changed_bin_card();
create trigger bin_purchases_tallied after insert on card_transaction referencing new table as new_purchases
  for each statement execute function tally_new_bin_purchases();
create trigger bin_purchases_tallied_anew after update on card_transaction for each row
  when ((old.company_id, old.merchant_id, old.card_id, old.type, old.at, old.phase = 'DECLINED')
    is distinct from (new.company_id, new.merchant_id, new.card_id, new.type, new.at, new.phase = 'DECLINED'))
  execute function tally_changed_bin_purchase();
create trigger bin_purchases_tallied_away after delete on card_transaction
  for each row execute function tally_changed_bin_purchase();

-- Once, for all purchases that there are; of ten million it takes longer than a statement may.
set local statement_timeout = 0;
insert into bin_tally select *, false from bin_tally_now;
