-- Lock: writers of card, company, ledger_account.
-- For: seconds per million rows of card.
-- How many cards there are of each kind and what can be spent with them, so that the tabs and totals of a list and the
-- dashboard do not read every card. A change adds a loose line of what came and what went; the number of a kind is the sum
-- of its lines. So two changes never wait for each other, and loose lines are folded into one for each kind.

create table card_tally (
  company_id text not null references company (id),
  merchant_id text not null,
  channel_id text not null,
  currency text not null,
  -- The state of the badge, but for the calendar: what is active or frozen is expired after its last day.
  standing text not null check (standing in ('FAILED', 'PENDING', 'CANCELLED', 'CANCEL_REVIEW', 'FROZEN', 'ACTIVE')),
  -- Empty where nobody blocked.
  block_source text not null,
  valid_to date not null,
  cards bigint not null,
  available bigint not null,
  is_loose boolean not null default true
);
create unique index card_tally_folded on card_tally
  (company_id, merchant_id, channel_id, currency, standing, block_source, valid_to) where not is_loose;
create index card_tally_of_merchant on card_tally (company_id, merchant_id);
create index card_tally_of_standing on card_tally (company_id, standing);
create index card_tally_loose on card_tally (company_id) where is_loose;
call tenant_table('card_tally');
revoke insert, update, delete on card_tally from vcc_app;

create function card_standing(create_status text, status text, cancel_state text) returns text language sql immutable as $$
  select case
    when create_status = 'FAILED' then 'FAILED'
    when create_status <> 'SUCCESS' then 'PENDING'
    when status = 'CANCELLED' then 'CANCELLED'
    when cancel_state not in ('NONE', 'FAILED') then 'CANCEL_REVIEW'
    when status = 'BLOCKED' then 'FROZEN'
    else 'ACTIVE' end
$$;

-- The same from the cards themselves: what the lines must add up to.
create view card_tally_now with (security_invoker = true) as
select c.company_id, c.merchant_id, c.channel_id, c.currency::text as currency,
  card_standing(c.create_status, c.status, c.cancel_state) as standing, coalesce(c.block_source, '') as block_source,
  c.valid_to, count(*) as cards, sum(a.balance - a.hold_out) as available
from card c join ledger_account a on a.id = c.ledger_account_id
where c.deleted_at is null group by 1, 2, 3, 4, 5, 6, 7;

-- These run as the owner, because nobody else may write what is counted.
create function tally_card(c card, cards bigint, available bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into card_tally
  values (c.company_id, c.merchant_id, c.channel_id, c.currency,
    card_standing(c.create_status, c.status, c.cancel_state), coalesce(c.block_source, ''), c.valid_to, cards, available);
end $$;
revoke execute on function tally_card from public;

create function tally_new_cards() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into card_tally
  select c.company_id, c.merchant_id, c.channel_id, c.currency, card_standing(c.create_status, c.status, c.cancel_state),
    coalesce(c.block_source, ''), c.valid_to, count(*), sum(a.balance - a.hold_out)
  from new_cards c join ledger_account a on a.id = c.ledger_account_id where c.deleted_at is null
  group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create function tally_changed_card() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  spendable bigint;
begin
  select balance - hold_out into spendable from ledger_account where id = old.ledger_account_id;
  if old.deleted_at is null then
    perform tally_card(old, -1, -spendable);
  end if;
  if tg_op = 'UPDATE' and new.deleted_at is null then
    perform tally_card(new, 1, spendable);
  end if;
  return null;
end $$;
-- Whoever moves money of a card holds the card; so nobody changes its kind meanwhile, and each unit is counted once.
create function tally_money() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owned card;
begin
  select * into owned from card where id = new.owner_id and ledger_account_id = new.id for no key update;
  if found and owned.deleted_at is null then
    perform tally_card(owned, 0, (new.balance - new.hold_out) - (old.balance - old.hold_out));
  end if;
  return null;
end $$;

create trigger card_tallied after insert on card referencing new table as new_cards
  for each statement execute function tally_new_cards();
create trigger card_tallied_anew after update on card for each row
  when ((old.company_id, old.merchant_id, old.channel_id, old.currency, old.create_status, old.status, old.cancel_state,
      old.block_source, old.valid_to, old.deleted_at, old.ledger_account_id)
    is distinct from (new.company_id, new.merchant_id, new.channel_id, new.currency, new.create_status, new.status,
      new.cancel_state, new.block_source, new.valid_to, new.deleted_at, new.ledger_account_id))
  execute function tally_changed_card();
create trigger card_tallied_away after delete on card for each row execute function tally_changed_card();
create trigger card_money_tallied after update on ledger_account for each row
  when (new.owner_type = 'CARD' and new.balance - new.hold_out <> old.balance - old.hold_out)
  execute function tally_money();

insert into card_tally select *, false from card_tally_now;
