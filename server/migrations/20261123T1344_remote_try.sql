-- Lock: writers of company, session.
-- For: a moment.
-- Sessions whose page tried a version and could not use it, as the page says beside the fault. Together with the mounts
-- they are who has met the version at all.
create table remote_try (
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  remote text not null,
  version text not null,
  at timestamptz not null,
  primary key (session_id, remote, version)
);
create index remote_try_time on remote_try (at);
call tenant_table('remote_try');
