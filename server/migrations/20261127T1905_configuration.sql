-- Lock: new tables only.
-- Whoever sees the parameters of the platform sees where everything else is configured.
insert into button (code, name, pages, risk) values
  ('admin.configuration.view', '{"en_US": "View configuration", "zh_CN": "查看配置总览"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'admin.configuration.view' from role_button where button_code = 'admin.parameter.view'
on conflict do nothing;
