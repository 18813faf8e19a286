-- Lock: all of system_parameter.
-- For: a moment; some rows.
-- The console edits parameters. Only the company that runs the platform does, and only what may be edited at all.
alter table system_parameter add column version int not null default 1, add column updated_by text;
grant update (value, is_active, version, updated_at, updated_by) on system_parameter to vcc_app;
alter table system_parameter enable row level security;
create policy seen on system_parameter for select to vcc_app using (true);
create policy kept on system_parameter for update to vcc_app
  using ((select is_platform())) with check ((select is_platform()) and is_editable);

insert into button (code, name, pages, risk) values
  ('admin.parameter.view', '{"en_US": "View system parameters", "zh_CN": "查看系统参数"}', '{}', 'LOW'),
  ('admin.parameter.save', '{"en_US": "Edit system parameters", "zh_CN": "编辑系统参数"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about menus decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.parameter.view'), ('admin.parameter.save')) as it (code)
where button_code = 'admin.menu.save'
on conflict do nothing;
