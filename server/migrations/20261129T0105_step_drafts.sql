-- Lock: writers of app_user, company.
-- For: a moment.
-- Drafts of steps that a user saved, to continue on another device. Each belongs to one user.
create table step_draft (
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  page text not null check (length(page) <= 80),
  -- Empty for a record that does not exist yet.
  record_id text not null check (length(record_id) <= 60),
  state text not null check (length(state) <= 64000),
  saved_at timestamptz not null,
  primary key (user_id, page, record_id)
);
create index step_draft_age on step_draft (saved_at);
create index step_draft_company on step_draft (company_id);
call tenant_table('step_draft');
