-- Lock: all of merchant, merchant_registration; writers of app_user.
-- For: a moment per million rows of merchant_registration.
-- A registration is decided: approval creates a merchant and its first user, who come with no registration number and
-- country. A merchant in DRAFT, or one that a registration created, may lack both; every other merchant has both.
alter table merchant
  add column registration_id text unique references merchant_registration (id),
  alter column registration_no drop not null,
  alter column country drop not null,
  add constraint merchant_identity
    check (status = 'DRAFT' or registration_id is not null or (registration_no is not null and country is not null));

alter table merchant_registration
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  add column decided_by text,
  add column user_id text references app_user (id),
  -- Console where the applicant registered, for the links of the result.
  add column site_origin text not null default '';
update merchant_registration r set site_origin = coalesce(c.site_origins[1], '')
from company c where c.id = r.company_id;
update merchant_registration set submitted_at = updated_at where state <> 'EMAIL_UNVERIFIED';
alter table merchant_registration alter column site_origin drop default;
create index merchant_registration_created on merchant_registration (company_id, created_at desc, id desc);
create index merchant_registration_named on merchant_registration (company_id, username, id);

insert into button (code, name, pages, risk) values
  ('merchants.registration.view', '{"en_US": "View merchant registrations", "zh_CN": "查看商户注册"}', '{}', 'LOW'),
  ('merchants.registration.decide', '{"en_US": "Review merchant registrations", "zh_CN": "审核商户注册"}', '{}', 'HIGH'),
  ('merchants.registration.export', '{"en_US": "Export merchant registrations", "zh_CN": "导出商户注册"}', '{}', 'LOW')
on conflict do nothing;
-- Approval adds a user, so the roles that invite users for the whole company get the new buttons.
insert into role_button (company_id, role_id, button_code)
select b.company_id, b.role_id, added.code
from role_button b
join role r on r.id = b.role_id and r.account_type = 'WHITELABEL' and r.all_merchant_access
cross join (values ('merchants.registration.view'), ('merchants.registration.decide'), ('merchants.registration.export'))
  as added (code)
where b.button_code = 'admin.user.invite'
on conflict do nothing;
