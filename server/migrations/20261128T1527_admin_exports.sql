-- Lock: new tables only.
-- Roles that view and edit one of these lists can export it.
insert into button (code, name, pages, risk) values
  ('admin.role.export', '{"en_US": "Export roles", "zh_CN": "导出角色"}', '{}', 'LOW'),
  ('admin.module.export', '{"en_US": "Export modules", "zh_CN": "导出模块"}', '{}', 'LOW'),
  ('admin.button.export', '{"en_US": "Export buttons", "zh_CN": "导出按钮"}', '{}', 'LOW'),
  ('admin.dict.export', '{"en_US": "Export dictionaries", "zh_CN": "导出字典"}', '{}', 'LOW'),
  ('admin.parameter.export', '{"en_US": "Export system parameters", "zh_CN": "导出系统参数"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select sees.company_id, sees.role_id, noun.start || 'export'
from (values ('admin.role.'), ('admin.module.'), ('admin.button.'), ('admin.dict.'), ('admin.parameter.')) as noun (start)
join role_button sees on sees.button_code = noun.start || 'view'
join role_button saves on saves.role_id = sees.role_id and saves.button_code = noun.start || 'save'
on conflict do nothing;
