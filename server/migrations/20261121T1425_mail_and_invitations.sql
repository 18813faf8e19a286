-- Lock: all of mail_outbox, merchant, merchant_registration; writers of app_user, company.
-- For: tens of seconds per million rows of mail_outbox.
-- Mail that is really sent, people who are invited, and merchants that say who may register with them.

alter table mail_outbox
  add column attempts int not null default 0,
  -- While a process sends the mail this lies ahead, so that no other one takes it too.
  add column due_at timestamptz,
  add column last_error text;
update mail_outbox set due_at = created_at;
alter table mail_outbox alter column due_at set not null;
create index mail_outbox_due on mail_outbox (due_at) where state = 'QUEUED';

-- Somebody outside who uses wallets of a merchant. The user behind the address is made with the invitation.
create table wallet_user (
  id text primary key check (id like 'wuser\_%'),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  email text not null,
  user_id text not null references app_user (id),
  state text not null check (state in ('INVITED', 'ACCEPTED', 'REMOVED')),
  invited_by text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  version int not null default 1,
  check (state <> 'ACCEPTED' or accepted_at is not null)
);
create unique index wallet_user_one on wallet_user (merchant_id, lower(email)) where state <> 'REMOVED';
create index wallet_user_user on wallet_user (user_id);
call tenant_table('wallet_user');

alter table merchant
  add column invitation_code_required boolean not null default false,
  add column registration_enabled boolean not null default true;
-- The merchant whose page or code the registration came by.
alter table merchant_registration add column merchant_id text references merchant (id);
