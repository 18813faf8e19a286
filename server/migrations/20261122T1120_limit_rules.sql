-- Lock: writers of card_transaction, company, merchant.
-- For: a moment.
-- Rules of limits: what cards may spend, where and how often. One family for cards of no wallet, one for cards of wallets.
create table limit_rule (
  id text primary key check (id like 'lim\_%'),
  company_id text not null references company (id),
  scope text not null check (scope in ('CARD', 'WALLET')),
  name jsonb not null,
  -- BINs and merchants whose cards it is for; null for all.
  bin_ids text[],
  merchant_ids text[],
  currency char(3),
  -- Whose purchases are added up.
  counted_by text not null check (counted_by in ('CARD', 'POOL', 'MERCHANT')),
  priority int not null check (priority between 1 and 999),
  mode text not null default 'INACTIVE' check (mode in ('INACTIVE', 'SHADOW', 'ACTIVE')),
  from_day date,
  to_day date,
  is_overridable boolean not null,
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  check (from_day <= to_day)
);
create index limit_rule_list on limit_rule (company_id, scope, priority, id);

create table limit_item (
  id text primary key check (id like 'limi\_%'),
  rule_id text not null references limit_rule (id),
  company_id text not null references company (id),
  seq int not null,
  kind text not null check (kind in ('AMOUNT', 'COUNT', 'AMOUNT_AND_COUNT', 'BLOCK')),
  period text check (period in ('PER_TXN', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME')),
  max_minor bigint check (max_minor > 0),
  max_count int check (max_count > 0),
  mcc_mode text not null check (mcc_mode in ('ANY', 'ONLY', 'EXCEPT')),
  mccs text[] not null,
  country_mode text not null check (country_mode in ('ANY', 'ONLY', 'EXCEPT')),
  countries text[] not null,
  first_days int check (first_days > 0),
  action text not null check (action in ('DECLINE', 'ALERT')),
  -- A window without an end counts from here.
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((kind in ('AMOUNT', 'AMOUNT_AND_COUNT')) = (max_minor is not null)),
  check ((kind in ('COUNT', 'AMOUNT_AND_COUNT')) = (max_count is not null)),
  check ((kind = 'BLOCK') = (period is null))
);
create index limit_item_of_rule on limit_item (rule_id, seq) where removed_at is null;

-- Stricter maxima of one merchant, by item: {"limi_…": {"minor": "100", "count": 3}}.
create table limit_override (
  rule_id text not null references limit_rule (id),
  merchant_id text not null references merchant (id),
  company_id text not null references company (id),
  maxima jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by text not null,
  primary key (rule_id, merchant_id)
);

-- What was used of an item in one window: a sum that is kept beside the purchases, so that no decision adds them up.
-- Each version of a rule has sums of its own, which begin with what the purchases of the window say.
create table limit_usage (
  subject_id text not null,
  item_id text not null references limit_item (id),
  version int not null,
  window_day date not null,
  company_id text not null references company (id),
  used_minor bigint not null,
  used_count int not null,
  updated_at timestamptz not null,
  primary key (subject_id, item_id, version, window_day)
) with (fillfactor = 70);
create index limit_usage_by_age on limit_usage (window_day);

-- A purchase that a rule declined, would have declined, or told of.
create table limit_hit (
  txn_id text not null references card_transaction (id),
  item_id text not null references limit_item (id),
  rule_id text not null references limit_rule (id),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  mode text not null check (mode in ('SHADOW', 'ACTIVE')),
  at timestamptz not null,
  primary key (txn_id, item_id)
);
create index limit_hit_of_rule on limit_hit (rule_id, at desc);

call tenant_table('limit_rule');
call tenant_table('limit_item');
call tenant_table('limit_override');
call tenant_table('limit_usage');
call tenant_table('limit_hit');
revoke delete on limit_rule, limit_item, limit_override, limit_usage, limit_hit from vcc_app;

-- The day on which the window of a purchase begins, by the calendar of its company.
create function limit_window(period text, day date) returns date language sql immutable parallel safe as $$
  select case period
    when 'DAY' then day
    when 'WEEK' then date_trunc('week', day::timestamp)::date
    when 'MONTH' then date_trunc('month', day::timestamp)::date
    when 'QUARTER' then date_trunc('quarter', day::timestamp)::date
    when 'YEAR' then date_trunc('year', day::timestamp)::date
    when 'LIFETIME' then date '2000-01-01'
  end
$$;
-- Whether a list names a shop: all, only those on it, or all but those.
create function limit_names(mode text, list text[], word text) returns boolean language sql immutable parallel safe as $$
  select case mode when 'ONLY' then word = any(list) when 'EXCEPT' then word <> all(list) else true end
$$;

insert into button (code, name, pages, risk) values
  ('cards.limit-rule.view', '{"en_US": "View limits and rules", "zh_CN": "查看限额与规则"}', '{}', 'LOW'),
  ('cards.limit-rule.save', '{"en_US": "Edit limits and rules", "zh_CN": "编辑限额与规则"}', '{}', 'HIGH'),
  ('cards.limit-rule.status', '{"en_US": "Start and stop limits and rules", "zh_CN": "启用与停用限额与规则"}', '{}', 'HIGH'),
  ('cards.limit-rule.merchant-save', '{"en_US": "Set stricter limits of a merchant", "zh_CN": "设置商户的更严限额"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever changes limits of cards may also keep rules of them, so that an upgrade leaves somebody who can.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code from role_button,
  (values ('cards.limit-rule.view'), ('cards.limit-rule.save'), ('cards.limit-rule.status'), ('cards.limit-rule.merchant-save')) as it (code)
where button_code = 'cards.card.limit'
on conflict do nothing;
