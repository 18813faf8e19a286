-- Lock: writers of app_user, company, merchant.
-- For: a moment.
-- Keys with which systems of a company call the API. A key acts for its owner, a user, with a part of the owner's
-- permissions; its secret is stored as a hash. A rotated key has two secrets until the former one expires.
create table api_key (
  id text primary key,
  company_id text not null references company (id),
  -- Null for all merchants of the owner.
  merchant_id text references merchant (id),
  user_id text not null references app_user (id),
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and networks that may use the key; empty for any.
  addresses text[] not null default '{}',
  -- Last day, in the time zone of the company; null for no end.
  last_day date,
  revoked_at timestamptz,
  revoked_by text,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  version int not null default 1
);
create index api_key_created on api_key (company_id, created_at desc, id desc);
create index api_key_merchant on api_key (merchant_id, id);
create index api_key_user on api_key (user_id);
create unique index api_key_name on api_key (company_id, lower(name)) where revoked_at is null;

create table api_key_secret (
  id text primary key,
  company_id text not null references company (id),
  key_id text not null references api_key (id),
  token_hash text not null unique,
  -- First characters of the token, and the last four.
  prefix text not null,
  last_four text not null,
  created_at timestamptz not null,
  -- End of the overlap after a rotation; null for the current secret.
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_ip text
);
create index api_key_secret_key on api_key_secret (key_id, created_at desc, id desc);
create unique index api_key_secret_current on api_key_secret (key_id) where expires_at is null;

call tenant_table('api_key');
call tenant_table('api_key_secret');
revoke insert, update, delete on api_key, api_key_secret from vcc_app;
grant insert on api_key, api_key_secret to vcc_app;
grant update (user_id, name, scopes, addresses, last_day, revoked_at, revoked_by, version, updated_at, updated_by)
  on api_key to vcc_app;
grant update (expires_at) on api_key_secret to vcc_app;
grant delete on api_key_secret to vcc_app;

insert into button (code, name, pages, risk) values
  ('merchants.api-key.view', '{"en_US": "View API keys", "zh_CN": "查看API密钥"}', '{}', 'LOW'),
  ('merchants.api-key.save', '{"en_US": "Create, edit and rotate API keys", "zh_CN": "创建、编辑和轮换API密钥"}', '{}', 'HIGH'),
  ('merchants.api-key.revoke', '{"en_US": "Revoke API keys", "zh_CN": "吊销API密钥"}', '{}', 'HIGH')
on conflict do nothing;
-- Roles that edit roles and see every merchant can do everything with API keys.
insert into role_button (company_id, role_id, button_code)
select r.company_id, r.id, 'merchants.api-key.' || given.action
from role r
join role_button saves on saves.role_id = r.id and saves.button_code = 'admin.role.save'
cross join (values ('view'), ('save'), ('revoke')) as given (action)
where r.account_type = 'WHITELABEL' and r.all_merchant_access and r.deleted_at is null
on conflict do nothing;
