-- Lock: all of card_fee_line, recon_item; writers of app_user, card, card_transaction, company.
-- For: tens of seconds per million rows of card_transaction or card_fee_line.
-- What the pages of purchases ask for: where and in what kind of shop, and what a fee was expected to be.
alter table card_fee_line add column estimated_minor bigint check (estimated_minor > 0);
update card_fee_line set estimated_minor = amount_minor where state = 'ESTIMATED';

create index card_transaction_by_country on card_transaction (company_id, shop_country, at desc, id desc);
create index card_transaction_by_mcc on card_transaction (company_id, mcc, at desc, id desc);

-- What somebody decided about a difference, and why.
alter table recon_item
  add column note text check (length(note) <= 500),
  add column decided_by text references app_user (id),
  add column decided_at timestamptz,
  add column version int not null default 1,
  add check ((decided_by is null) = (decided_at is null));

-- What the channel said of a card when somebody asked. It is asked beside requests, as it may take its time.
create table card_reading (
  card_id text primary key references card (id),
  company_id text not null references company (id),
  asked_at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  -- When the channel is asked next; null once it has answered or is not asked any more.
  due_at timestamptz,
  -- What both had when it answered last.
  ledger_minor bigint,
  channel_minor bigint,
  is_closed_there boolean not null default false,
  read_at timestamptz,
  check ((channel_minor is null) = (read_at is null) and (ledger_minor is null) = (read_at is null))
);
create index card_reading_due on card_reading (due_at) where due_at is not null;
call tenant_table('card_reading');
revoke delete on card_reading from vcc_app;
