-- Lock: writers of app_user, company.
-- For: a moment.
-- Work that takes longer than a call may, and the files that it makes.

-- A file that the server keeps outside of everything that it serves. The row says what the bytes were found to be.
create table file_object (
  id text primary key check (id like 'file\_%'),
  company_id text not null references company (id),
  owner_id text not null references app_user (id),
  purpose text not null check (purpose in ('EXPORT', 'UPLOAD')),
  name text not null check (length(name) between 1 and 200),
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz
);
create index file_object_expiry on file_object (expires_at);

-- Gives or takes one file once. Only the hash of the secret is kept.
create table file_ticket (
  secret_hash text primary key,
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  deed text not null check (deed in ('DOWNLOAD', 'UPLOAD')),
  file_id text references file_object (id) on delete cascade,
  -- What the upload said that it would be.
  params jsonb not null default '{}',
  expires_at timestamptz not null,
  check ((deed = 'DOWNLOAD') = (file_id is not null))
);
create index file_ticket_expiry on file_ticket (expires_at);

create table job (
  id text primary key check (id like 'job\_%'),
  company_id text not null references company (id),
  owner_id text not null references app_user (id),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  params jsonb not null,
  -- The request that it came from, for the audit lines of what it does.
  origin jsonb not null,
  state text not null check (state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED')),
  total int not null default 0 check (total >= 0),
  ok int not null default 0 check (ok >= 0),
  failed int not null default 0 check (failed >= 0),
  reason text,
  file_id text references file_object (id) on delete set null,
  retry_of text references job (id) on delete set null,
  -- Who works on it, and until when nobody else may.
  lease_token text,
  lease_until timestamptz not null,
  takeovers int not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  check (ok + failed <= total),
  check ((state in ('QUEUED', 'RUNNING')) = (finished_at is null))
);
create index job_due on job (lease_until) where state in ('QUEUED', 'RUNNING');
create index job_of_owner on job (owner_id, created_at desc, id desc);
create index job_expiry on job (expires_at) where expires_at is not null;

create table job_item (
  job_id text not null references job (id) on delete cascade,
  seq int not null check (seq > 0),
  company_id text not null references company (id),
  target_id text not null,
  label text not null,
  -- The version that was seen; null: whatever it is now.
  version int,
  state text not null default 'WAITING' check (state in ('WAITING', 'OK', 'FAILED', 'CANCELLED')),
  code int,
  reason text,
  finished_at timestamptz,
  primary key (job_id, seq),
  unique (job_id, target_id),
  check ((state = 'FAILED') = (code is not null))
);
create index job_item_by_state on job_item (job_id, state, seq);

-- The rows of an export as they all were at one moment. They can be taken anew, so they need no log: a database that
-- crashed forgets them, and the export notices.
create unlogged table job_row (
  job_id text not null,
  seq int not null,
  company_id text not null,
  data jsonb not null,
  primary key (job_id, seq)
);

call tenant_table('file_object');
call tenant_table('file_ticket');
call tenant_table('job');
call tenant_table('job_item');
call tenant_table('job_row');
