-- Lock: all of mail_attempt, mail_outbox.
-- For: a moment.
-- Mail servers that the console knows, with the sender that each sends for. Settings are rows of their own: a change adds one,
-- and only the server itself, once a test e-mail was sent with it, says that it is the one in use.
create table email_account (
  id text primary key check (id like 'eacc\_%'),
  name text not null,
  sender_name text not null,
  -- As it is wished; what is sent has that of the settings in use.
  sender_address text not null,
  reply_to text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'DISABLED')),
  is_default boolean not null default false,
  connection_no int,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  deleted_at timestamptz,
  check (status <> 'ACTIVE' or (connection_no is not null and deleted_at is null)),
  check (not is_default or status = 'ACTIVE')
);
create unique index email_account_name on email_account (lower(name)) where deleted_at is null;
create unique index email_account_default on email_account (is_default) where is_default;

create table email_connection (
  account_id text not null references email_account (id),
  no int not null,
  sender_address text not null,
  host text not null,
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('TLS', 'STARTTLS', 'NONE')),
  user_name text not null default '',
  -- Sealed with a key that is not in the database.
  password_sealed bytea,
  password_set_at timestamptz,
  test_begun_at timestamptz,
  tested_at timestamptz,
  test_error text check (test_error in ('INSIDE', 'HOST', 'CONNECT', 'TLS', 'LOGIN', 'SENDER', 'RECIPIENT', 'REFUSED', 'OTHER')),
  created_at timestamptz not null,
  primary key (account_id, no),
  check ((password_sealed is null) = (user_name = '')),
  check ((password_sealed is null) = (password_set_at is null))
);

revoke insert, update, delete on email_account, email_connection from vcc_app;
grant insert (id, name, sender_name, sender_address, reply_to, created_at, updated_at, updated_by) on email_account to vcc_app;
grant update (name, sender_name, sender_address, reply_to, status, is_default, version, updated_at, updated_by, deleted_at)
  on email_account to vcc_app;
grant insert (account_id, no, sender_address, host, port, security, user_name, password_sealed, password_set_at, created_at)
  on email_connection to vcc_app;
grant update (test_begun_at) on email_connection to vcc_app;
grant delete on email_connection to vcc_app;
alter table email_account enable row level security;
create policy platform on email_account to vcc_app using ((select is_platform())) with check ((select is_platform()));
alter table email_connection enable row level security;
create policy platform on email_connection to vcc_app using ((select is_platform())) with check ((select is_platform()));

-- The settings that a test e-mail is sent with, whatever sends the others.
alter table mail_outbox
  add column test_account_id text,
  add column test_connection_no int;
-- The account that sent it, by its name of then; null of the server's own mail server.
alter table mail_attempt add column account_name text;

insert into button (code, name, pages, risk) values
  ('admin.email-account.view', '{"en_US": "View e-mail accounts", "zh_CN": "查看邮件账号"}', '{}', 'LOW'),
  ('admin.email-account.save', '{"en_US": "Edit e-mail accounts", "zh_CN": "编辑邮件账号"}', '{}', 'HIGH'),
  ('admin.email-account.status', '{"en_US": "Activate, disable and delete e-mail accounts", "zh_CN": "启用、停用及删除邮件账号"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about parameters decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.email-account.view'), ('admin.email-account.save'), ('admin.email-account.status'))
  as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
