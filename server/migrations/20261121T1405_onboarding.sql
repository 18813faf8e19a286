-- Lock: all of app_user, idempotency_key, session; writers of company.
-- For: seconds per million rows of session.
-- Self-onboarding: people who want to become customers. They have accounts, sessions and tokens of their own.

create table onboarding_account (
  id text primary key check (id like 'oba\_%'),
  company_id text not null references company (id),
  email text not null,
  language text not null check (language in ('en_US', 'zh_CN')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  verified_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index onboarding_account_email on onboarding_account (company_id, lower(email));
call tenant_table('onboarding_account');

-- A mailed code proves the address and signs in. Only hashes are kept.
create table onboarding_code (
  reference_hash text primary key,
  company_id text not null references company (id),
  email text not null,
  language text not null check (language in ('en_US', 'zh_CN')),
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index onboarding_code_email on onboarding_code (company_id, lower(email)) where used_at is null;
call tenant_table('onboarding_code');

create table onboarding_submission (
  id text primary key check (id like 'onb\_%'),
  company_id text not null references company (id),
  account_id text not null unique references onboarding_account (id),
  state text not null check (state in ('EMAIL_VERIFIED', 'PRODUCT', 'COMPANY', 'ACCOUNT', 'SUBMITTED',
    'AGREEMENT_SIGNED', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'PAYMENT_PROCESSING', 'PAID', 'FINANCE_REVIEW',
    'MANAGER_REVIEW', 'APPROVED', 'PROVISIONED', 'REJECTED')),
  current_step int not null check (current_step between 3 and 9),
  choices jsonb not null default '[]',
  certified_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Nothing is selected without being certified, and the other way round.
  check ((jsonb_array_length(choices) > 0) = (certified_at is not null))
);
call tenant_table('onboarding_submission');

-- A session belongs to a user or to an applicant, and its marker says which.
alter table session
  alter column user_id drop not null,
  add column onboarding_account_id text references onboarding_account (id),
  add constraint session_owner check (
    case marker
      when 'vcc' then user_id is not null and onboarding_account_id is null
      else user_id is null and onboarding_account_id is not null
    end
  );
create index session_of_applicant on session (onboarding_account_id) where ended_at is null;

-- Applicants submit forms too.
alter table idempotency_key drop constraint idempotency_key_user_id_fkey;

create function company_of_onboarding_code(hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from onboarding_code where reference_hash = hash $$;
