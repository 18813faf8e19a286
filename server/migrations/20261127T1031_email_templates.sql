-- Lock: all of mail_outbox.
-- For: a moment.
-- Texts of e-mails that the console writes, in versions. The platform's, as dictionaries are: only the company that runs it
-- changes them, and where nothing is published the text of the product is sent.
create table email_template_version (
  code text not null,
  version_no int not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  texts jsonb not null,
  -- Counts the changes of this version.
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  published_at timestamptz,
  primary key (code, version_no)
);
create unique index email_template_draft on email_template_version (code) where status = 'DRAFT';
create unique index email_template_sent on email_template_version (code) where status = 'PUBLISHED';

revoke delete, update on email_template_version from vcc_app;
grant update (status, texts, version, updated_at, updated_by, published_at) on email_template_version to vcc_app;
alter table email_template_version enable row level security;
create policy seen on email_template_version for select to vcc_app using (true);
create policy added on email_template_version for insert to vcc_app with check ((select is_platform()) and status = 'DRAFT');
create policy kept on email_template_version for update to vcc_app
  using ((select is_platform()) and status <> 'ARCHIVED') with check ((select is_platform()));

alter table mail_outbox
  -- As secret as the text.
  add column html text,
  -- Of the template; null where the text is that of the product.
  add column template_version int;
grant select (template_version) on mail_outbox to vcc_app;

insert into button (code, name, pages, risk) values
  ('admin.email-template.view', '{"en_US": "View e-mail templates", "zh_CN": "查看邮件模板"}', '{}', 'LOW'),
  ('admin.email-template.save', '{"en_US": "Edit e-mail templates", "zh_CN": "编辑邮件模板"}', '{}', 'LOW'),
  ('admin.email-template.publish', '{"en_US": "Publish e-mail templates", "zh_CN": "发布邮件模板"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about parameters decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.email-template.view'), ('admin.email-template.save'), ('admin.email-template.publish'))
  as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
