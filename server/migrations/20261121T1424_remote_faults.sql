-- Lock: writers of company.
-- For: a moment.
-- What went wrong in browsers with a version of a remote: one row for each session and each distinct fault, so that
-- many sessions can be told from one session with many faults. Words and places of code, no data of a page.
create table remote_fault (
  company_id text not null references company (id),
  session_id text not null,
  fingerprint text not null,
  remote text not null,
  version text not null,
  step text not null check (step in ('LOAD', 'MOUNT', 'RENDER', 'EVENT', 'PROMISE', 'BLOCKED', 'SWITCHED_OFF')),
  page text not null,
  error text not null,
  message text not null,
  place text not null,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the newest report, to find its line in the log.
  trace_id text not null,
  primary key (session_id, fingerprint)
);
create index remote_fault_version on remote_fault (remote, version, last_at desc);
create index remote_fault_age on remote_fault (last_at);
call tenant_table('remote_fault');
