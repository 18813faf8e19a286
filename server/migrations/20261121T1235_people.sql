-- Lock: all of app_user; writers of company.
-- For: seconds per million rows of app_user.
-- How people come in: mailed links and codes, registrations, second factors, and the mail itself.

alter table app_user
  add column email text,
  add column area_code text,
  add column mobile text,
  add column must_change_password boolean not null default false,
  -- Sealed with a key that is not in the database.
  add column totp_sealed bytea,
  add column totp_enabled_at timestamptz,
  -- The step of the last accepted code, so that no code is good twice.
  add column totp_last_step bigint not null default 0;
-- An address leads to one account, so that a reset link cannot meet two.
create unique index app_user_email on app_user (lower(email)) where deleted_at is null;

create table recovery_code (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call tenant_table('recovery_code');

-- Who holds the secret may set a password once. A CODE is exchanged for a RESET. Only hashes are kept.
create table password_token (
  token_hash text primary key,
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  purpose text not null check (purpose in ('RESET', 'FIRST_LOGIN', 'INVITATION', 'CODE')),
  code_hash text,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'CODE') = (code_hash is not null))
);
create index password_token_user on password_token (user_id) where used_at is null;
call tenant_table('password_token');

create table mail_outbox (
  id text primary key check (id like 'mail\_%'),
  company_id text not null references company (id),
  to_address text not null,
  subject text not null,
  body text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_time on mail_outbox (created_at desc, id desc);
call tenant_table('mail_outbox');

create table merchant_registration (
  id text primary key check (id like 'reg\_%'),
  company_id text not null references company (id),
  username text not null,
  area_code text not null,
  phone text not null,
  email text not null,
  password_hash text not null,
  referral_code text not null default '',
  language text not null check (language in ('en_US', 'zh_CN')),
  ip text not null,
  state text not null check (state in ('EMAIL_UNVERIFIED', 'SUBMITTED', 'APPROVED', 'REJECTED')),
  rejected_reason text,
  token_hash text not null unique,
  token_expires_at timestamptz not null,
  agreed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);
create unique index merchant_registration_open on merchant_registration (company_id, lower(email))
  where state in ('EMAIL_UNVERIFIED', 'SUBMITTED');
call tenant_table('merchant_registration');

-- Counts of public forms, by hashes of who and where: the same for accounts that exist and for those that do not.
create table public_attempt (
  scope text not null,
  key_hash text not null,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (scope, key_hash)
);
create index public_attempt_age on public_attempt (last_at);

create function company_of_account(account text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select company_id from app_user
    where deleted_at is null and (login_name = account or lower(email) = lower(account))
    order by (login_name = account) desc limit 1
  $$;

create function company_of_password_token(hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from password_token where token_hash = hash $$;

create function company_of_registration(hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from merchant_registration where token_hash = hash $$;
