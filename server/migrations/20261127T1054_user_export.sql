-- Lock: new tables only.
-- Whoever sees and edits users has them as a file too.
insert into button (code, name, pages, risk) values
  ('admin.user.export', '{"en_US": "Export users", "zh_CN": "导出用户"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select sees.company_id, sees.role_id, 'admin.user.export'
from role_button sees
join role_button saves on saves.role_id = sees.role_id and saves.button_code = 'admin.user.save'
where sees.button_code = 'admin.user.view'
on conflict do nothing;
