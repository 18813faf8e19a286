-- Lock: all of card, card_batch, card_bin; writers of account, cardholder, company, ledger_account, merchant.
-- For: seconds per million rows of card.
-- Cards that spend from one balance: rules of sharing, groups of cards and wallets with a pool each, and the cards of a pool.

create table share_rule (
  id text primary key check (id like 'rule\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  name text not null check (length(name) between 1 and 60),
  type text not null check (type in ('SMART_ALLOCATION', 'CLASSIC_SHARE', 'WALLET', 'EXTENDED_SHARE')),
  -- Whole percent, of the deposit.
  floating_percent int not null check (floating_percent between 0 and 100),
  warning_percent int not null check (warning_percent between 0 and 100),
  max_cards int not null check (max_cards between 1 and 1000),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create unique index share_rule_name on share_rule (merchant_id, lower(name));
create index share_rule_list on share_rule (company_id, created_at desc, id desc);

create table share_group (
  id text primary key check (id like 'group\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  -- Where its money comes from and goes back to.
  account_id text not null references account (id),
  bin_id text not null references card_bin (id),
  pool_no text not null,
  name text not null check (length(name) between 1 and 60),
  share_rule_id text not null references share_rule (id),
  -- The rule as it was when the group was made.
  rule jsonb not null,
  currency char(3) not null,
  -- What was put in and not taken out again; what was spent does not lower it.
  deposit_minor bigint not null check (deposit_minor >= 0),
  ledger_account_id text not null unique references ledger_account (id),
  status text not null check (status in ('ACTIVE', 'BLOCKED', 'CANCELLED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  unique (company_id, pool_no)
);
create index share_group_list on share_group (company_id, created_at desc, id desc);
create index share_group_of_rule on share_group (share_rule_id);

create table wallet (
  id text primary key check (id like 'wallet\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  account_id text not null references account (id),
  pool_no text not null,
  name text not null check (length(name) between 1 and 60),
  share_rule_id text not null references share_rule (id),
  rule jsonb not null,
  currency char(3) not null,
  -- The most that a card of the wallet may have as its limit.
  card_limit_minor bigint not null check (card_limit_minor > 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  ledger_account_id text not null unique references ledger_account (id),
  status text not null check (status in ('ACTIVE', 'FROZEN', 'CANCELLED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  unique (company_id, pool_no)
);
create index wallet_list on wallet (company_id, created_at desc, id desc);
create index wallet_of_rule on wallet (share_rule_id);

create table wallet_cardholder (
  wallet_id text not null references wallet (id),
  cardholder_id text not null references cardholder (id),
  company_id text not null references company (id),
  primary key (wallet_id, cardholder_id)
);

call tenant_table('share_rule');
call tenant_table('share_group');
call tenant_table('wallet');
call tenant_table('wallet_cardholder');
revoke delete on share_rule, share_group, wallet from vcc_app;

-- A card of a pool has an account of its own like any other, which stays empty: its purchases are paid by the pool.
alter table card
  add column share_group_id text references share_group (id),
  add column wallet_id text references wallet (id),
  add constraint card_pool_check check (num_nonnulls(share_group_id, wallet_id) = case funding_mode when 'SHARE' then 1 else 0 end);
create index card_of_group on card (share_group_id, created_at desc, id desc) where share_group_id is not null;
create index card_of_wallet on card (wallet_id, created_at desc, id desc) where wallet_id is not null;
create index card_shared on card (company_id, created_at desc, id desc) where funding_mode = 'SHARE';

alter table card_batch
  drop constraint card_batch_deposit_minor_check,
  add constraint card_batch_deposit_minor_check check (deposit_minor >= 0);

-- What a group of cards of a BIN costs, each time.
alter table card_bin
  add column group_issue_fee_minor bigint not null default 0 check (group_issue_fee_minor >= 0),
  add column group_topup_fee_minor bigint not null default 0 check (group_topup_fee_minor >= 0),
  add column group_withdraw_fee_minor bigint not null default 0 check (group_withdraw_fee_minor >= 0);
