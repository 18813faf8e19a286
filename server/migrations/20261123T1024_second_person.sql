-- Lock: writers of devops_module.
-- For: a moment.
-- Requests that activations of a module wait for nobody any more. One waits at a time; until it is approved, they do.
create table second_person_waiver (
  id text primary key check (id like 'wvr\_%'),
  module text not null references devops_module (code),
  why text not null,
  made_at timestamptz not null,
  made_by text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED')),
  decided_at timestamptz,
  decided_by text check (decided_by <> made_by),
  check ((state = 'WAITING') = (decided_by is null))
);
create unique index second_person_waiver_waiting on second_person_waiver (module) where state = 'WAITING';

-- A decision is written once, by somebody else than who asked.
revoke update, delete on second_person_waiver from vcc_app;
grant update (state, decided_at, decided_by) on second_person_waiver to vcc_app;
