-- Lock: new tables only.
-- The platform: companies, people, what they may do, and the traces that they leave.
-- Every request runs as vcc_app, so that row policies hold for whoever owns the tables.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- A role belongs to the whole cluster and may be there already, made by a sister database.
do $$
begin
  create role vcc_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin execute format('grant vcc_app to %I', current_user); end $$;

grant usage on schema public to vcc_app;
alter default privileges in schema public grant select, insert, update, delete on tables to vcc_app;
alter default privileges in schema public grant usage, select on sequences to vcc_app;

-- Closes a table to every company but the one of the request. The inner select makes it one look-up per statement.
create procedure tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy tenant on %s to vcc_app
       using (company_id = (select current_setting(''app.company_id'', true)))
       with check (company_id = (select current_setting(''app.company_id'', true)))', name);
end $$;

-- For tables whose rows are facts: what happened is never edited.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;

create table company (
  id text primary key,
  company_no text not null unique,
  name jsonb not null,
  platform_label jsonb not null,
  copyright jsonb not null,
  brand_seed text not null check (brand_seed ~ '^#[0-9A-F]{6}$'),
  logo_mark text not null,
  site_origins text[] not null default '{}',
  is_default boolean not null default false,
  default_language text not null check (default_language in ('en_US', 'zh_CN')),
  timezone text not null,
  restricted_login_countries text[] not null default '{}',
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system',
  deleted_at timestamptz
);
create unique index company_default on company (is_default) where is_default;
alter table company enable row level security;
create policy tenant on company to vcc_app using (id = (select current_setting('app.company_id', true)));

create table app_user (
  id text primary key,
  company_id text not null references company (id),
  login_name text not null unique,
  nickname text not null,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  account_type text not null check (account_type in ('WHITELABEL', 'MERCHANT', 'CHANNEL')),
  channel_id text,
  language text not null check (language in ('en_US', 'zh_CN')),
  timezone text not null,
  landing_page text not null default 'index',
  status text not null default 'ACTIVE' check (status in ('INVITED', 'ACTIVE', 'LOCKED', 'DISABLED')),
  failed_count int not null default 0,
  first_failed_at timestamptz,
  locked_until timestamptz,
  last_login_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system',
  deleted_at timestamptz
);
create index app_user_company on app_user (company_id);
call tenant_table('app_user');

create table role (
  id text primary key,
  company_id text not null references company (id),
  name jsonb not null,
  account_type text not null check (account_type in ('WHITELABEL', 'MERCHANT', 'CHANNEL')),
  all_merchant_access boolean not null default false,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  is_system boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default 'system',
  updated_at timestamptz not null default now(),
  updated_by text not null default 'system',
  deleted_at timestamptz,
  check (not all_merchant_access or account_type = 'WHITELABEL')
);
create index role_company on role (company_id);
call tenant_table('role');

-- Menus and buttons are the same for every company; roles say who gets which.
create table menu (
  id text primary key,
  name_key text not null,
  up_id text references menu (id),
  url text not null unique,
  seq int not null,
  icon text not null,
  position int not null check (position in (1, 2)),
  is_cache boolean not null default false,
  is_hidden boolean not null default false,
  is_recent_user boolean not null default false,
  names jsonb not null
);
create table button (
  code text primary key,
  name jsonb not null,
  pages text[] not null default '{}',
  risk text not null check (risk in ('LOW', 'HIGH'))
);

create table role_button (
  company_id text not null references company (id),
  role_id text not null references role (id),
  button_code text not null references button (code),
  primary key (role_id, button_code)
);
call tenant_table('role_button');

create table user_role (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  role_id text not null references role (id),
  primary key (user_id, role_id)
);
create index user_role_role on user_role (role_id);
call tenant_table('user_role');

-- A merchant may come and go without the platform's knowledge, hence no reference.
create table user_merchant_scope (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  merchant_id text not null,
  primary key (user_id, merchant_id)
);
call tenant_table('user_merchant_scope');

create table session (
  id text primary key,
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  marker text not null check (marker in ('vcc', 'self-onboarding')),
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  ip text not null,
  user_agent text not null
);
create index session_of_user on session (user_id) where ended_at is null;
call tenant_table('session');

-- Each tab has a token of its own; ending the session ends them all. Only hashes are kept.
create table session_token (
  token_hash text primary key,
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null
);
create index session_token_session on session_token (session_id);
call tenant_table('session_token');

create table session_resume (
  resume_hash text primary key,
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index session_resume_session on session_resume (session_id);
call tenant_table('session_resume');

create table user_menu_recent (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  menu_id text not null references menu (id),
  at timestamptz not null,
  primary key (user_id, menu_id)
);
call tenant_table('user_menu_recent');

create table user_menu_pin (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  menu_id text not null references menu (id),
  seq int not null,
  primary key (user_id, menu_id)
);
call tenant_table('user_menu_pin');

create table dict (
  code text primary key,
  name jsonb not null,
  is_system boolean not null default true,
  version int not null default 1
);
create table dict_detail (
  dict_code text not null references dict (code),
  code text not null,
  label jsonb not null,
  colour text not null default 'mute' check (colour in ('ok', 'warn', 'bad', 'info', 'mute')),
  sort int not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  primary key (dict_code, code)
);

create table system_parameter (
  code text primary key,
  value text not null,
  value_type text not null check (value_type in ('INT', 'DECIMAL', 'BOOL', 'STRING', 'DURATION', 'JSON')),
  description jsonb not null,
  is_active boolean not null default true,
  is_editable boolean not null default true,
  updated_at timestamptz not null default now()
);

create table idempotency_key (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  path text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, user_id, path, key)
);
create index idempotency_key_expiry on idempotency_key (expires_at);
call tenant_table('idempotency_key');

create table audit_event (
  id text primary key,
  company_id text not null references company (id),
  at timestamptz not null,
  actor_type text not null check (actor_type in ('USER', 'SYSTEM', 'CHANNEL', 'API_KEY')),
  actor_id text not null,
  session_id text,
  ip text,
  user_agent text,
  action text not null,
  object_type text not null,
  object_id text not null,
  object_label text not null,
  before jsonb,
  after jsonb,
  reason text,
  idempotency_key text,
  trace_id text not null,
  result text not null check (result in ('OK', 'DENIED', 'FAILED'))
);
create index audit_event_time on audit_event (company_id, at desc, id desc);
create index audit_event_object on audit_event (company_id, object_type, object_id, at desc);
create trigger audit_event_insert_only before update or delete on audit_event for each row execute function refuse_change();
create trigger audit_event_no_truncate before truncate on audit_event execute function refuse_change();
call tenant_table('audit_event');

-- What the platform alone may write, and what nobody may take back.
revoke insert, update, delete on company, menu, button, dict, dict_detail, system_parameter from vcc_app;
revoke update, delete on audit_event from vcc_app;

-- The narrow openings for requests that have no company yet. They run as the owner and tell one thing each.
create function company_of_login(login text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from app_user where login_name = login and deleted_at is null $$;

create function company_of_resume(hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from session_resume where resume_hash = hash $$;

-- An origin that nobody owns gets the default company, so that a fresh console is never without a face.
create function brand_of(origin text)
  returns table (id text, name jsonb, platform_label jsonb, copyright jsonb, brand_seed text, logo_mark text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name, c.platform_label, c.copyright, c.brand_seed, c.logo_mark
    from company c
    where c.deleted_at is null and (origin = any (c.site_origins) or c.is_default)
    order by (origin = any (c.site_origins)) desc
    limit 1
  $$;
