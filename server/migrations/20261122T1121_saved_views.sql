-- Lock: writers of app_user, company, role.
-- For: a moment.
-- Named states of a list: filters, order and columns. Private until they are shared with a role or the company.
create table saved_view (
  id text primary key check (id like 'view\_%'),
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  -- The call that answers the list.
  list text not null check (length(list) <= 80),
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('PRIVATE', 'ROLE', 'COMPANY')),
  role_id text references role (id),
  content jsonb not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  check ((scope = 'ROLE') = (role_id is not null))
);
create index saved_view_list on saved_view (company_id, list);
-- Nobody has two views of one name: a menu of them would not tell which is which.
create unique index saved_view_name on saved_view (user_id, list, lower(name));
call tenant_table('saved_view');

-- How one user wants a list to look, and the view with which they begin.
create table list_preference (
  user_id text not null references app_user (id),
  company_id text not null references company (id),
  list text not null check (length(list) <= 80),
  look jsonb,
  default_view_id text references saved_view (id) on delete set null,
  updated_at timestamptz not null,
  primary key (user_id, list)
);
create index list_preference_view on list_preference (default_view_id) where default_view_id is not null;
call tenant_table('list_preference');
