-- Lock: all of menu, user_menu_pin, user_menu_recent.
-- For: seconds per million rows of user_menu_recent.
-- Menus are created and changed by calls too, not by the product alone. Two people who change one at once are told apart
-- by its version, and what people remember of a menu goes with it.
alter table menu
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default 'system';
grant insert, update, delete on menu to vcc_app;

alter table user_menu_recent
  drop constraint user_menu_recent_menu_id_fkey,
  add foreign key (menu_id) references menu (id) on delete cascade;
alter table user_menu_pin
  drop constraint user_menu_pin_menu_id_fkey,
  add foreign key (menu_id) references menu (id) on delete cascade;

-- Whoever describes modules decides about their menus too, so that an upgrade leaves somebody who can.
insert into button (code, name, pages, risk) values
  ('admin.menu.view', '{"en_US": "View all menus", "zh_CN": "查看全部菜单"}', '{}', 'LOW'),
  ('admin.menu.save', '{"en_US": "Keep menus", "zh_CN": "维护菜单"}', '{}', 'HIGH')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code from role_button, (values ('admin.menu.view'), ('admin.menu.save')) as it (code)
where button_code = 'devops.module.save'
on conflict do nothing;
