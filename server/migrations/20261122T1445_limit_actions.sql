-- Lock: all of app_user, card_transaction, limit_item, limit_rule, review; writers of card, company.
-- For: seconds per million rows of card_transaction.
-- What a limit measures and does beyond amounts that are declined: declines in a row, the last 24 hours, more of a shop,
-- and what follows for the card.

-- A shop as its acquirer numbers it, and whether the card was not there; null where the channel does not say.
alter table card_transaction
  add column shop_ref text check (length(shop_ref) <= 40),
  add column is_online boolean;

alter table limit_item
  drop constraint limit_item_kind_check,
  drop constraint limit_item_period_check,
  drop constraint limit_item_action_check,
  -- The two checks that tie maxima to kinds: a streak has a number as well.
  drop constraint limit_item_check,
  drop constraint limit_item_check1,
  add check (kind in ('AMOUNT', 'COUNT', 'AMOUNT_AND_COUNT', 'BLOCK', 'DECLINE_STREAK')),
  add check (period in ('PER_TXN', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME', 'ROLLING_24H')),
  add check (action in ('DECLINE', 'ALERT', 'FREEZE_CARD', 'REQUIRE_REVIEW')),
  add check ((kind in ('AMOUNT', 'AMOUNT_AND_COUNT')) = (max_minor is not null)),
  add check ((kind in ('COUNT', 'AMOUNT_AND_COUNT', 'DECLINE_STREAK')) = (max_count is not null)),
  add column txn_kinds text[] not null default '{PURCHASE,WITHDRAWAL}'
    check (txn_kinds <@ '{PURCHASE,WITHDRAWAL,VERIFICATION}' and cardinality(txn_kinds) > 0),
  add column shop_mode text not null default 'ANY' check (shop_mode in ('ANY', 'ONLY', 'EXCEPT')),
  -- Names or numbers of shops; a star stands for any letters.
  add column shops text[] not null default '{}',
  add column region text not null default 'ANY' check (region in ('ANY', 'DOMESTIC', 'CROSS_BORDER')),
  add column presence text not null default 'ANY' check (presence in ('ANY', 'ONLINE', 'IN_PERSON')),
  -- What a declined purchase is told, in one language or both.
  add column message jsonb;
-- Until now a verification was kept from closed shops and counted for nothing else.
update limit_item set txn_kinds = '{PURCHASE,WITHDRAWAL,VERIFICATION}' where kind = 'BLOCK';

-- Since when the rule is in its mode: what it did is told of that time alone.
alter table limit_rule add column mode_since timestamptz;
update limit_rule set mode_since = updated_at;
alter table limit_rule alter column mode_since set not null;

create or replace function limit_window(period text, day date) returns date language sql immutable parallel safe as $$
  select case period
    when 'DAY' then day
    when 'WEEK' then date_trunc('week', day::timestamp)::date
    when 'MONTH' then date_trunc('month', day::timestamp)::date
    when 'QUARTER' then date_trunc('quarter', day::timestamp)::date
    when 'YEAR' then date_trunc('year', day::timestamp)::date
    -- One row each: what was used in the last 24 hours is no sum, but its row is locked as those are.
    when 'LIFETIME' then date '2000-01-01'
    when 'ROLLING_24H' then date '2000-01-01'
  end
$$;
-- Whether one of the patterns is the name of a shop or its number, whatever the case of the letters.
create function limit_shop(mode text, patterns text[], name text, ref text)
  returns boolean language sql immutable parallel safe as $$
  select mode = 'ANY' or (mode = 'ONLY') = exists (
    select from unnest(patterns) as typed (word),
      lateral (select replace(replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_'), '*', '%')) as it (pattern)
    where lower(name) like pattern or lower(ref) like pattern)
$$;
-- What kind of purchase it is: cash and money that is handed out are withdrawals.
create function limit_txn_kind(type text, mcc text) returns text language sql immutable parallel safe as $$
  select case when type = 'VERIFICATION' then type when mcc in ('6010', '6011') then 'WITHDRAWAL' else 'PURCHASE' end
$$;

-- Leave to go beyond one limit once, asked for by the system when it declined a purchase and decided by a person.
create table limit_lift (
  id text primary key check (id like 'lift\_%'),
  company_id text not null references company (id),
  card_id text not null references card (id),
  item_id text not null references limit_item (id),
  -- The purchase that was declined, and the one that was let through in its place.
  txn_id text not null references card_transaction (id),
  used_by text references card_transaction (id),
  -- No purchase of more is let through; null where it is no matter of an amount.
  most_minor bigint,
  state text not null check (state in ('ASKED', 'GRANTED', 'USED', 'REFUSED')),
  -- Until when it may be used, once it was given: the end of its window.
  until timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'USED') = (used_by is not null)),
  check ((state in ('GRANTED', 'USED')) = (until is not null))
);
create unique index limit_lift_asked on limit_lift (card_id, item_id) where state = 'ASKED';
create index limit_lift_granted on limit_lift (card_id, item_id) where state = 'GRANTED';
call tenant_table('limit_lift');
revoke delete on limit_lift from vcc_app;

-- The system asks too, and is no user; what it asks for it neither withdraws nor is told of.
alter table review drop constraint review_maker_id_fkey;

insert into button (code, name, pages, risk) values
  ('cards.limit-rule.lift', '{"en_US": "Let a card go beyond a limit once", "zh_CN": "允许卡片单次超出限额"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever starts and stops rules may also decide about one purchase.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'cards.limit-rule.lift' from role_button where button_code = 'cards.limit-rule.status'
on conflict do nothing;
