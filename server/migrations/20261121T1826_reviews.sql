-- Lock: writers of app_user, company, merchant.
-- For: a moment.
-- What one person asks for and another decides, whatever it is about. The engine knows states, steps and people; what is
-- done once it is approved is known by its kind.
create table review (
  id text primary key check (id like 'rev\_%'),
  company_id text not null references company (id),
  review_no text not null,
  kind text not null,
  object_type text not null,
  object_id text not null,
  object_label text not null,
  -- The version that the maker left behind: another one at approval means that it is not what was asked for.
  object_version int not null,
  merchant_id text references merchant (id),
  reason text not null,
  note text check (length(note) <= 500),
  -- What the object was before, so that it can be given back as it was.
  snapshot jsonb not null,
  amount_minor bigint,
  currency char(3),
  maker_id text not null references app_user (id),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('PENDING', 'STUCK', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  is_stale boolean not null default false,
  -- The step that waits, from one.
  step int not null default 1 check (step > 0),
  ended_at timestamptz,
  execution text check (execution in ('DONE', 'FAILED')),
  failure text check (length(failure) <= 500),
  version int not null default 1,
  unique (company_id, review_no),
  check ((amount_minor is null) = (currency is null)),
  check ((state in ('PENDING', 'STUCK')) = (ended_at is null)),
  check ((state = 'APPROVED') = (execution is not null)),
  check (not is_stale or state = 'EXPIRED')
);
create unique index review_one_open on review (object_type, object_id, kind) where state in ('PENDING', 'STUCK');
create index review_list on review (company_id, submitted_at desc, id desc);
create index review_open on review (due_at) where state in ('PENDING', 'STUCK');
create index review_maker on review (maker_id);

-- Who decided which step. Nobody decides two, and what was decided stays.
create table review_step (
  review_id text not null references review (id),
  step int not null check (step > 0),
  company_id text not null references company (id),
  decided_by text not null references app_user (id),
  decision text not null check (decision in ('APPROVE', 'REJECT')),
  note text check (length(note) <= 500),
  at timestamptz not null,
  primary key (review_id, step),
  unique (review_id, decided_by)
);

create table review_note (
  id text primary key check (id like 'note\_%'),
  review_id text not null references review (id),
  company_id text not null references company (id),
  author_id text not null references app_user (id),
  text text not null check (length(text) between 1 and 500),
  at timestamptz not null
);
create index review_note_of on review_note (review_id, at);

create trigger review_step_insert_only before update or delete or truncate on review_step
  for each statement execute function refuse_change();
call tenant_table('review');
call tenant_table('review_step');
call tenant_table('review_note');
revoke delete on review from vcc_app;
revoke update, delete on review_step, review_note from vcc_app;
