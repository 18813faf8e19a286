-- Lock: new tables only.
-- Activations that wait for a second person.

create table release_request (
  id text primary key check (id like 'rrq\_%'),
  remote text not null,
  version text not null,
  audience jsonb not null,
  is_minimum boolean not null,
  why text not null,
  made_at timestamptz not null,
  made_by text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED')),
  decided_at timestamptz,
  decided_by text check (decided_by <> made_by),
  check ((state = 'WAITING') = (decided_by is null))
);
create index release_request_waiting on release_request (made_at) where state = 'WAITING';

-- A decision is written once, by somebody else than who asked.
revoke update, delete on release_request from vcc_app;
grant update (state, decided_at, decided_by) on release_request to vcc_app;
