-- Lock: writers of company.
-- For: a moment.
-- What a company owes the platform. An invoice is never changed once somebody approved it; what its maker took back is
-- kept, and shown to nobody.

create sequence invoice_number;
grant usage on sequence invoice_number to vcc_app;

create table invoice (
  id text primary key check (id like 'inv\_%'),
  company_id text not null references company (id),
  number text not null unique check (number ~ '^INV-\d{6}-\d{6,}$'),
  reference text not null,
  client jsonb not null,
  issue_date date not null,
  due_date date not null check (due_date >= issue_date),
  period_from date,
  period_to date check (period_to >= period_from),
  currency char(3) not null,
  subtotal_minor bigint not null,
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = subtotal_minor + tax_minor and total_minor > 0),
  paid_minor bigint not null default 0 check (paid_minor between 0 and total_minor),
  state text not null check (state in ('PENDING_REVIEW', 'APPROVED', 'CANCELLED', 'DELETED')),
  ended_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  check ((period_from is null) = (period_to is null)),
  check ((state = 'PENDING_REVIEW') = (ended_at is null)),
  check (paid_minor = 0 or state = 'APPROVED')
);
create unique index invoice_of_period on invoice (company_id, period_from, period_to)
  where period_from is not null and state in ('PENDING_REVIEW', 'APPROVED');
create index invoice_by_day on invoice (company_id, issue_date desc, id desc);

create table invoice_line (
  invoice_id text not null references invoice (id),
  seq int not null,
  company_id text not null references company (id),
  type text not null check (type in ('SERVICE', 'BIN', 'ACTIVITY', 'MANUAL', 'REBATE', 'CREDIT', 'TAX')),
  content text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  rate numeric(15, 6) not null check ((rate < 0) = (type in ('REBATE', 'CREDIT')) and rate <> 0),
  total_minor bigint not null,
  primary key (invoice_id, seq)
);

create table invoice_payment (
  id text primary key check (id like 'pay\_%'),
  company_id text not null references company (id),
  invoice_id text not null references invoice (id),
  amount_minor bigint not null check (amount_minor > 0),
  paid_on date not null,
  reference text not null,
  at timestamptz not null,
  by text not null
);
create index invoice_payment_of on invoice_payment (invoice_id, at);

create trigger invoice_line_insert_only before update or delete or truncate on invoice_line
  for each statement execute function refuse_change();
create trigger invoice_payment_insert_only before update or delete or truncate on invoice_payment
  for each statement execute function refuse_change();

call tenant_table('invoice');
call tenant_table('invoice_line');
call tenant_table('invoice_payment');
revoke delete on invoice from vcc_app;
revoke update, delete on invoice_line, invoice_payment from vcc_app;
