-- Lock: writers of company, session.
-- For: a moment.
-- What the pages of this moment run: one row for each open page, written anew whenever something changes and once a
-- minute. It says who is on which version and what a version waits for, and is worth nothing once it is old.
create table session_page (
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  page_id text not null,
  shell text not null,
  release_number bigint not null,
  is_hidden boolean not null,
  remotes jsonb not null,
  seen_at timestamptz not null,
  -- Since when something waits here; null while nothing does.
  waits_since timestamptz,
  primary key (session_id, page_id)
);
create index session_page_seen on session_page (company_id, seen_at);
call tenant_table('session_page');

-- How long versions took from the wish to the first drawing, for the figures of a day.
create table remote_mount (
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  remote text not null,
  version text not null,
  duration_ms int not null check (duration_ms between 0 and 600000),
  at timestamptz not null
);
create index remote_mount_time on remote_mount (company_id, at);
create index remote_mount_session on remote_mount (session_id, at);
call tenant_table('remote_mount');
