-- Lock: all of bin_tally, card_transaction.
-- For: seconds per million rows of bin_tally.
-- Purchases were counted twice, for each BIN by the day of UTC and for the dashboard by the day of the company. The tally
-- of purchases knows their BINs too, so it alone counts them from here on, and the tally of BINs counts cards.

drop trigger bin_purchases_tallied on card_transaction;
drop trigger bin_purchases_tallied_anew on card_transaction;
drop trigger bin_purchases_tallied_away on card_transaction;
drop function tally_new_bin_purchases, tally_changed_bin_purchase, tally_bin_purchase;

drop view bin_tally_now;
drop index bin_tally_folded, bin_tally_of_bin;
delete from bin_tally where cards = 0;
alter table bin_tally drop column day, drop column purchases, drop column declined;
create unique index bin_tally_folded on bin_tally (company_id, bin_id, merchant_id) where not is_loose;
create index bin_tally_of_bin on bin_tally (company_id, bin_id);

-- The same from the cards themselves: what the lines must add up to.
create view bin_tally_now with (security_invoker = true) as
select company_id, merchant_id, bin_id, count(*) as cards from card where create_status = 'SUCCESS' group by 1, 2, 3;

create or replace function tally_bin_card(c card, cards bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into bin_tally select c.company_id, c.merchant_id, c.bin_id, cards where c.create_status = 'SUCCESS'
$$;
create or replace function tally_new_bin_cards() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bin_tally
  select company_id, merchant_id, bin_id, count(*) from new_cards where create_status = 'SUCCESS' group by 1, 2, 3;
  return null;
end $$;

-- Where, when and how a purchase ended never changes in the console. The tally of BINs followed it all the same, and so
-- does this one: what was written by hand is counted as it is.
create function tally_purchase(t card_transaction, times bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into purchase_tally
  select t.company_id, t.merchant_id, t.channel_id, c.bin_id, t.currency, (t.at at time zone o.timezone)::date,
    coalesce(t.decline_code, ''), times, times * (t.cleared_minor - t.refunded_minor + purchase_held(t)),
    times * purchase_held(t)
  from card c join company o on o.id = c.company_id where c.id = t.card_id and t.type = 'PURCHASE'
$$;
revoke execute on function tally_purchase from public;
create function tally_moved_purchase() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tally_purchase(old, -1);
  if tg_op = 'UPDATE' then
    perform tally_purchase(new, 1);
  end if;
  return null;
end $$;

drop trigger purchase_tallied_anew on card_transaction;
create trigger purchase_tallied_anew after update on card_transaction for each row
  when (new.type = 'PURCHASE'
    and (old.company_id, old.merchant_id, old.channel_id, old.card_id, old.currency, old.type, old.at, old.decline_code)
      is not distinct from
      (new.company_id, new.merchant_id, new.channel_id, new.card_id, new.currency, new.type, new.at, new.decline_code)
    and (old.phase, old.authorized_minor, old.reversed_minor, old.cleared_minor, old.refunded_minor)
      is distinct from
      (new.phase, new.authorized_minor, new.reversed_minor, new.cleared_minor, new.refunded_minor))
  execute function tally_changed_purchase();
create trigger purchase_tallied_elsewhere after update on card_transaction for each row
  when ((old.company_id, old.merchant_id, old.channel_id, old.card_id, old.currency, old.type, old.at, old.decline_code)
    is distinct from
    (new.company_id, new.merchant_id, new.channel_id, new.card_id, new.currency, new.type, new.at, new.decline_code))
  execute function tally_moved_purchase();
create trigger purchase_tallied_away after delete on card_transaction
  for each row execute function tally_moved_purchase();
