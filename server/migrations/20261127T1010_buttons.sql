-- Lock: all of button.
-- For: a moment; some rows.
-- The console edits names and places of buttons. They are what the dictionary of permissions says from now on, so that a
-- name stands in one place; a name that was changed there is kept.
alter table button
  add column sort int not null default 0,
  add column product_sort int not null default 0,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text;
update button set name = d.label from dict_detail d
where d.dict_code = 'permission' and d.code = button.code and d.updated_by is not null;
delete from dict_detail where dict_code = 'permission';
delete from dict where code = 'permission';

grant update (name, sort, version, updated_at, updated_by) on button to vcc_app;
alter table button enable row level security;
create policy seen on button for select to vcc_app using (true);
create policy kept on button for update to vcc_app using ((select is_platform())) with check ((select is_platform()));

create trigger button_told after update of name on button for each row
  when (old.name is distinct from new.name) execute function tell_dicts();

insert into button (code, name, pages, risk) values
  ('admin.button.view', '{"en_US": "View buttons", "zh_CN": "查看按钮"}', '{}', 'LOW'),
  ('admin.button.save', '{"en_US": "Edit buttons", "zh_CN": "维护按钮"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about parameters decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.button.view'), ('admin.button.save')) as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
