-- Lock: new tables only.
-- Buttons of high risk count once somebody else has approved them. Who changes roles may approve what others request.
insert into button (code, name, pages, risk) values
  ('admin.role.approve', '{"en_US": "Review high-risk role permissions", "zh_CN": "审核角色的高风险权限"}', '{}', 'HIGH')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'admin.role.approve' from role_button where button_code = 'admin.role.save'
on conflict do nothing;
