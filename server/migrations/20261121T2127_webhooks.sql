-- Lock: writers of company.
-- For: a moment.
-- What the console tells systems of a company by itself.
create table webhook_endpoint (
  id text primary key check (id like 'hook\_%'),
  company_id text not null references company (id),
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  status text not null check (status in ('ACTIVE', 'PAUSED')),
  -- Sealed with a key that is not in the database. While it is changed, the one before signs too.
  secret_sealed bytea not null,
  former_sealed bytea,
  former_until timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  check ((former_sealed is null) = (former_until is null))
);
create index webhook_endpoint_company on webhook_endpoint (company_id, id);

-- One event on its way to one endpoint. Written in the transaction of what happened: neither is there without the other.
create table webhook_delivery (
  id text primary key check (id like 'hookmsg\_%'),
  company_id text not null references company (id),
  endpoint_id text not null references webhook_endpoint (id),
  event_id text not null,
  event_type text not null,
  -- The very text that is signed and sent. Ids and states, never numbers or names.
  body text not null check (length(body) <= 10000),
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'DEAD')),
  attempts int not null default 0,
  -- While a process sends it this lies ahead, so that no other one sends it too.
  due_at timestamptz not null,
  created_at timestamptz not null,
  attempted_at timestamptz,
  status_code int,
  last_error text check (length(last_error) <= 300),
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'QUEUED';
create index webhook_delivery_list on webhook_delivery (company_id, created_at desc, id desc);
create index webhook_delivery_age on webhook_delivery (created_at) where state <> 'QUEUED';

call tenant_table('webhook_endpoint');
call tenant_table('webhook_delivery');
