-- Lock: all of merchant.
-- For: a moment.
-- Everything that the form of a merchant asks for, and changes of an active merchant that are not approved yet.
alter table merchant
  add column mcc text not null default '' check (mcc ~ '^([0-9]{4})?$'),
  add column licence_file_ids text[] not null default '{}',
  add column address text not null default '' check (length(address) <= 200),
  add column city text not null default '' check (length(city) <= 100),
  add column state text not null default '' check (length(state) <= 100),
  add column postal_code text not null default '' check (length(postal_code) <= 20),
  add column contact_name text not null default '' check (length(contact_name) <= 100),
  add column area_code text not null default '' check (length(area_code) <= 5),
  add column phone text not null default '' check (length(phone) <= 20),
  add column email text not null default '' check (length(email) <= 100),
  add column website text not null default '' check (length(website) <= 200),
  add column currencies text[] not null default '{}',
  add column bank_name text not null default '' check (length(bank_name) <= 100),
  add column bank_account_name text not null default '' check (length(bank_account_name) <= 100),
  add column bank_account_no text not null default '' check (length(bank_account_no) <= 40),
  add column bank_swift text not null default '' check (length(bank_swift) <= 11),
  add column settlement_emails text[] not null default '{}',
  add column remark text not null default '' check (length(remark) <= 500),
  add column proposed jsonb,
  add column rejected_reason text,
  add constraint merchant_proposed check (proposed is null or status in ('ACTIVE', 'SUSPENDED'));
create index merchant_updated on merchant (company_id, updated_at desc, id desc);

insert into button (code, name, pages, risk) values
  ('merchants.merchant.view', '{"en_US": "View merchants", "zh_CN": "查看商户"}', '{}', 'LOW'),
  ('merchants.merchant.save', '{"en_US": "Create and edit merchants", "zh_CN": "创建和编辑商户"}', '{}', 'LOW'),
  ('merchants.merchant.status', '{"en_US": "Suspend, resume and close merchants", "zh_CN": "暂停、恢复和关闭商户"}', '{}', 'HIGH'),
  ('merchants.merchant.export', '{"en_US": "Export merchants", "zh_CN": "导出商户"}', '{}', 'LOW'),
  ('merchants.merchant.approve', '{"en_US": "Review merchants", "zh_CN": "审核商户"}', '{}', 'HIGH')
on conflict do nothing;
-- Roles that edit roles and see every merchant can do everything with merchants.
insert into role_button (company_id, role_id, button_code)
select r.company_id, r.id, 'merchants.merchant.' || given.action
from role r
join role_button saves on saves.role_id = r.id and saves.button_code = 'admin.role.save'
cross join (values ('view'), ('save'), ('status'), ('export'), ('approve')) as given (action)
where r.account_type = 'WHITELABEL' and r.all_merchant_access and r.deleted_at is null
on conflict do nothing;
