-- Lock: new tables only.
-- Whoever sees the audit log and exports cards may also have the log as a file.
insert into button (code, name, pages, risk) values
  ('admin.audit.export', '{"en_US": "Export the audit log", "zh_CN": "导出审计日志"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select sees.company_id, sees.role_id, 'admin.audit.export'
from role_button sees
join role_button exports on exports.role_id = sees.role_id and exports.button_code = 'cards.card.export'
where sees.button_code = 'admin.audit.view'
on conflict do nothing;
