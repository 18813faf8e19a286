-- Lock: all of card_bin; writers of card, channel, company, merchant.
-- For: a moment.
-- What cards are used for: purchases, what happens to each, the fees that it brings, and the prices of those fees.

alter table card_bin add column issuing_country char(2) not null default 'US';

-- One version of prices. It is never edited: a change is a new version from a day on.
create table fee_setting (
  id text primary key check (id like 'fee\_%'),
  company_id text not null references company (id),
  -- Null: for every merchant of the company.
  merchant_id text references merchant (id),
  bin_id text not null references card_bin (id),
  currency char(3) not null,
  effective_from date not null,
  effective_to date,
  -- [{ kind, rate, fixed, min, max, threshold }], amounts in minor units as text.
  items jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  check (effective_from < effective_to),
  exclude using gist (company_id with =, (coalesce(merchant_id, '')) with =, bin_id with =, currency with =,
    daterange(effective_from, effective_to) with &&)
);

create table card_transaction (
  id text primary key check (id like 'txn\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  card_id text not null references card (id),
  channel_id text not null references channel (id),
  txn_no text not null,
  channel_ref text check (length(channel_ref) <= 64),
  type text not null check (type in ('PURCHASE', 'VERIFICATION', 'CREDIT')),
  phase text not null check (phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED', 'CLEARED', 'REVERSED',
    'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FORCE_POSTED', 'CHARGED_BACK', 'DECLINED')),
  shop_currency char(3) not null,
  shop_minor bigint not null check (shop_minor >= 0),
  currency char(3) not null,
  billed_minor bigint not null check (billed_minor >= 0),
  exchange_rate numeric(20, 10) check (exchange_rate > 0),
  authorized_minor bigint not null default 0 check (authorized_minor >= 0),
  reversed_minor bigint not null default 0 check (reversed_minor between 0 and authorized_minor),
  cleared_minor bigint not null default 0 check (cleared_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  fee_id text references fee_setting (id),
  authorization_code text check (authorization_code ~ '^[0-9A-Z]{6}$'),
  shop_name text not null,
  mcc text not null check (mcc ~ '^\d{4}$'),
  shop_city text,
  shop_country char(2) not null,
  is_cross_border boolean not null,
  decline_code text,
  decline_detail jsonb not null default '{}',
  trace jsonb not null default '[]',
  alerts text[] not null default '{}',
  expires_at timestamptz,
  at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (company_id, txn_no),
  check ((phase = 'DECLINED') = (decline_code is not null))
);
create unique index card_transaction_channel_ref on card_transaction (channel_id, channel_ref) where channel_ref is not null;
create index card_transaction_by_time on card_transaction (company_id, at desc, id desc);
create index card_transaction_by_merchant on card_transaction (company_id, merchant_id, at desc, id desc);
create index card_transaction_of_card on card_transaction (card_id, at desc, id desc);
create index card_transaction_by_phase on card_transaction (company_id, phase, at desc, id desc);
create index card_transaction_shop_search on card_transaction using gin (shop_name gin_trgm_ops);
create index card_transaction_due on card_transaction (expires_at)
  where phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED');

-- As the channel told it. The same event of a channel is written once, so it has its effect once.
create table card_transaction_event (
  txn_id text not null references card_transaction (id),
  seq int not null check (seq > 0),
  company_id text not null references company (id),
  channel_id text not null references channel (id),
  external_id text not null check (length(external_id) <= 64),
  kind text not null check (kind in ('AUTH', 'INCREMENT', 'CLEAR', 'REVERSE', 'EXPIRE', 'REFUND', 'FORCE_POST')),
  amount_minor bigint not null check (amount_minor >= 0),
  accepted boolean not null,
  by text not null,
  at timestamptz not null,
  primary key (txn_id, seq),
  unique (channel_id, external_id)
);
create trigger card_transaction_event_insert_only before update or delete or truncate on card_transaction_event
  for each statement execute function refuse_change();

create table card_fee_line (
  txn_id text not null references card_transaction (id),
  kind text not null check (kind in ('TRANSACTION', 'CROSS_BORDER', 'CROSS_CURRENCY', 'SMALL_TICKET')),
  company_id text not null references company (id),
  basis_minor bigint not null check (basis_minor > 0),
  rate numeric(20, 10) not null check (rate >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('ESTIMATED', 'FINAL', 'RELEASED')),
  primary key (txn_id, kind)
);

call tenant_table('fee_setting');
call tenant_table('card_transaction');
call tenant_table('card_transaction_event');
call tenant_table('card_fee_line');
revoke update, delete on card_transaction_event from vcc_app;
revoke delete on fee_setting, card_transaction, card_fee_line from vcc_app;
