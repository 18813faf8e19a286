-- Lock: writers of company.
-- For: a moment.
-- Issuing: who issues (merchants, channels, BINs), to whom (cardholders), from which money (ledger, accounts), what (cards).
-- Money is BIGINT minor units beside its currency. Times are UTC. Tables of money and history are never deleted from.

create table merchant (
  id text primary key check (id like 'mer\_%'),
  company_id text not null references company (id),
  merchant_no text not null,
  name jsonb not null,
  registration_no text not null,
  country char(2) not null,
  referral_code text not null unique check (length(referral_code) between 6 and 12),
  status text not null check (status in ('DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz,
  unique (company_id, merchant_no),
  unique (company_id, country, registration_no)
);

-- Channels and BINs belong to the platform; a company sees those that are bound or assigned to it.
create table channel (
  id text primary key check (id like 'chan\_%'),
  code text not null unique,
  name jsonb not null,
  -- How a card is created: at once, later, or later with time-outs in between.
  mode text not null check (mode in ('SYNC', 'ASYNC', 'FLAKY')),
  status text not null check (status in ('ENABLED', 'MAINTENANCE', 'DISABLED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz
);

create table channel_binding (
  id text primary key check (id like 'bind\_%'),
  company_id text not null references company (id),
  channel_id text not null references channel (id),
  status text not null check (status in ('BOUND', 'UNBOUND')),
  bound_at timestamptz not null,
  unbound_at timestamptz,
  check ((status = 'UNBOUND') = (unbound_at is not null))
);
create unique index channel_binding_one on channel_binding (company_id, channel_id) where status = 'BOUND';

create table card_bin (
  id text primary key check (id like 'bin\_%'),
  channel_id text not null references channel (id),
  bin text not null check (bin ~ '^\d{6,8}$'),
  scheme text not null check (scheme in ('VISA', 'MASTERCARD', 'UNIONPAY')),
  currency char(3) not null,
  product_name jsonb not null,
  usage_type text not null check (usage_type in ('MULTI_USE', 'SINGLE_USE')),
  scenarios text[] not null,
  min_deposit_minor bigint not null check (min_deposit_minor > 0),
  max_deposit_minor bigint not null,
  issue_fee_minor bigint not null check (issue_fee_minor >= 0),
  min_validity_days int not null check (min_validity_days > 0),
  max_validity_months int not null check (max_validity_months between 1 and 120),
  default_validity_months int not null,
  max_cards_per_request int not null check (max_cards_per_request between 1 and 500),
  cardholder_required boolean not null,
  status text not null check (status in ('DRAFT', 'ONLINE', 'OFFLINE', 'MAINTENANCE')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz,
  unique (channel_id, bin),
  check (min_deposit_minor <= max_deposit_minor),
  check (default_validity_months <= max_validity_months)
);

create table bin_assignment (
  id text primary key check (id like 'assign\_%'),
  company_id text not null references company (id),
  bin_id text not null references card_bin (id),
  enabled boolean not null,
  sort int not null,
  created_at timestamptz not null,
  unique (company_id, bin_id)
);

create table cardholder (
  id text primary key check (id like 'holder\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  first_name text not null,
  last_name text not null,
  -- The whole name in the order of its language.
  name text not null check (length(name) between 1 and 100),
  email text not null,
  birthday date not null,
  country char(2) not null,
  is_default boolean not null default false,
  kyc_status text not null check (kyc_status in ('NOT_REQUIRED', 'PENDING', 'PASSED', 'REJECTED', 'EXPIRED')),
  status text not null check (status in ('ACTIVE', 'DISABLED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz
);
create unique index cardholder_default on cardholder (merchant_id) where is_default;
create index cardholder_of_merchant on cardholder (company_id, merchant_id, name, id);
create index cardholder_name_search on cardholder using gin (name gin_trgm_ops);

create table ledger_account (
  id text primary key check (id like 'ledger\_%'),
  company_id text not null references company (id),
  owner_type text not null check (owner_type in
    ('PLATFORM', 'COMPANY', 'MERCHANT', 'WALLET', 'SHARE_GROUP', 'CARD', 'CHANNEL_ACCOUNT', 'SYSTEM')),
  owner_id text not null,
  code text not null,
  currency char(3) not null,
  normal_side char(1) not null check (normal_side in ('D', 'C')),
  allow_negative boolean not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'FROZEN', 'CLOSED')),
  posted_debit bigint not null default 0 check (posted_debit >= 0),
  posted_credit bigint not null default 0 check (posted_credit >= 0),
  hold_out bigint not null default 0 check (hold_out >= 0),
  balance bigint not null generated always as (
    case normal_side when 'D' then posted_debit - posted_credit else posted_credit - posted_debit end) stored,
  version int not null default 1,
  created_at timestamptz not null,
  unique (owner_type, owner_id, code, currency),
  constraint ledger_account_not_negative check (allow_negative or
    case normal_side when 'D' then posted_debit - posted_credit else posted_credit - posted_debit end >= hold_out)
);

create table ledger_entry (
  id text primary key check (id like 'entry\_%'),
  company_id text not null references company (id),
  event_type text not null,
  source_type text not null,
  source_id text not null,
  occurred_at timestamptz not null,
  posted_at timestamptz not null,
  -- An entry can be reversed once.
  reverses_entry_id text unique references ledger_entry (id),
  created_by text not null,
  unique (source_type, source_id, event_type)
);
create index ledger_entry_list on ledger_entry (company_id, occurred_at desc, id);

create table ledger_line (
  id text primary key check (id like 'line\_%'),
  company_id text not null references company (id),
  entry_id text not null references ledger_entry (id),
  account_id text not null references ledger_account (id),
  side char(1) not null check (side in ('D', 'C')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  balance_after_minor bigint not null
);
create index ledger_line_of_entry on ledger_line (entry_id);
create index ledger_line_of_account on ledger_line (account_id, id desc);

-- Lines are written one entry at a time in one statement, so the check runs per statement. It is stricter than a
-- deferred one (no entry is ever unbalanced, not even inside a transaction) and costs bulk loads almost nothing.
create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from written group by entry_id, currency
    having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0
  ) then
    raise exception 'ledger entry is not balanced' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_line_balanced after insert on ledger_line
  referencing new table as written for each statement execute function refuse_unbalanced_lines();

create table account (
  id text primary key check (id like 'acct\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  currency char(3) not null,
  ledger_account_id text not null unique references ledger_account (id),
  low_balance_threshold_minor bigint check (low_balance_threshold_minor > 0),
  status text not null check (status in ('NORMAL', 'FROZEN', 'CLOSED')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  unique (merchant_id, currency)
);
create index account_list on account (company_id, merchant_id, currency, id);

create table card_batch (
  id text primary key check (id like 'batch\_%'),
  company_id text not null references company (id),
  batch_no text not null,
  merchant_id text not null references merchant (id),
  bin_id text not null references card_bin (id),
  account_id text not null references account (id),
  count int not null check (count between 1 and 500),
  deposit_minor bigint not null check (deposit_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  currency char(3) not null,
  created_at timestamptz not null,
  created_by text not null,
  unique (company_id, batch_no)
);

create table card (
  id text primary key check (id like 'card\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  batch_id text not null references card_batch (id),
  bin_id text not null references card_bin (id),
  channel_id text not null references channel (id),
  channel_card_id text,
  cardholder_id text references cardholder (id),
  ledger_account_id text not null unique references ledger_account (id),
  -- AES-256-GCM: nonce, ciphertext, tag. The security code is stored nowhere.
  number_cipher bytea not null,
  -- Keyed, so that a stolen table cannot be matched against a list of numbers.
  number_hmac bytea not null unique,
  bin8 text not null check (bin8 ~ '^\d{8}$'),
  last4 text not null check (last4 ~ '^\d{4}$'),
  alias text not null check (length(alias) between 1 and 60),
  currency char(3) not null,
  funding_mode text not null check (funding_mode in ('RECHARGE', 'SHARE')),
  limit_minor bigint check (limit_minor > 0),
  limit_period text check (limit_period in ('PER_TXN', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME')),
  valid_from date not null,
  -- The last day of validity. Expiring and expired follow from it, so no nightly job can leave them stale.
  valid_to date not null,
  create_status text not null check (create_status in ('CREATING', 'PENDING', 'SUCCESS', 'FAILED')),
  status text check (status in ('ACTIVE', 'BLOCKED', 'CANCELLED')),
  block_source text check (block_source in ('USER', 'ADMIN', 'WALLET', 'GROUP', 'RISK', 'CHANNEL', 'SYSTEM')),
  block_reason text,
  block_note text check (length(block_note) <= 500),
  cancel_state text not null default 'NONE'
    check (cancel_state in ('NONE', 'REVIEWING', 'EXECUTING', 'MISMATCH', 'DONE', 'FAILED')),
  failure text check (length(failure) <= 500),
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz,
  check (valid_from < valid_to),
  check ((limit_minor is null) = (limit_period is null)),
  check ((create_status = 'SUCCESS') = (status is not null)),
  check ((status is not distinct from 'BLOCKED') = (block_source is not null)),
  check ((status is not distinct from 'CANCELLED') = (cancel_state = 'DONE'))
);
create index card_by_created on card (company_id, created_at desc, id desc);
create index card_by_merchant on card (company_id, merchant_id, created_at desc, id desc);
create index card_by_channel on card (company_id, channel_id, created_at desc, id desc);
create index card_by_status on card (company_id, status, created_at desc, id desc);
create index card_by_alias on card (company_id, lower(alias), id);
create index card_by_valid_to on card (company_id, valid_to, id);
create index card_by_last4 on card (company_id, last4);
create index card_of_holder on card (cardholder_id);
create index card_alias_search on card using gin (alias gin_trgm_ops);

create table card_order (
  id text primary key check (id like 'order\_%'),
  company_id text not null references company (id),
  card_id text not null references card (id),
  type text not null check (type in
    ('CREATE', 'TOPUP', 'WITHDRAW', 'FREEZE', 'UNFREEZE', 'UPDATE_LIMIT', 'UPDATE_INFO', 'UPDATE_ALIAS', 'CANCEL', 'RENEW')),
  state text not null check (state in ('WAITING', 'PROCESSING', 'SUCCESS', 'FAILED', 'UNKNOWN', 'CANCELLED')),
  channel_ref text,
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (length(last_error) <= 500),
  -- When somebody must look at it next: the first try, the end of a lease, or the next query.
  due_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('SUCCESS', 'FAILED', 'CANCELLED')) = (finished_at is not null))
);
create unique index card_order_one_open on card_order (card_id)
  where state in ('WAITING', 'PROCESSING', 'UNKNOWN') and type in ('CREATE', 'TOPUP', 'WITHDRAW', 'CANCEL');
create index card_order_due on card_order (due_at) where state in ('WAITING', 'PROCESSING', 'UNKNOWN');
create index card_order_of_card on card_order (card_id);

create table card_status_event (
  card_id text not null references card (id),
  seq int not null check (seq > 0),
  company_id text not null references company (id),
  from_state text,
  to_state text not null,
  by text not null check (by in ('CONSOLE', 'API', 'SYSTEM', 'CHANNEL', 'RISK')),
  -- The name as it was then: history does not change when a person is renamed.
  actor text not null,
  actor_id text not null,
  reason text,
  note text check (length(note) <= 500),
  order_id text references card_order (id),
  at timestamptz not null,
  primary key (card_id, seq)
);

-- What happened is never edited. Per statement, so that an update of no row is refused as well.
create trigger ledger_entry_insert_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger ledger_line_insert_only before update or delete or truncate on ledger_line
  for each statement execute function refuse_change();
create trigger card_status_event_insert_only before update or delete or truncate on card_status_event
  for each statement execute function refuse_change();

call tenant_table('merchant');
call tenant_table('channel_binding');
call tenant_table('bin_assignment');
call tenant_table('cardholder');
call tenant_table('ledger_account');
call tenant_table('ledger_entry');
call tenant_table('ledger_line');
call tenant_table('account');
call tenant_table('card_batch');
call tenant_table('card');
call tenant_table('card_order');
call tenant_table('card_status_event');

-- Nothing of issuing is deleted, and what the platform owns is not for a request to write.
revoke insert, update, delete on channel, card_bin from vcc_app;
revoke update, delete on ledger_entry, ledger_line, card_batch, card_status_event from vcc_app;
revoke delete on merchant, channel_binding, bin_assignment, cardholder, ledger_account, account, card, card_order
  from vcc_app;
