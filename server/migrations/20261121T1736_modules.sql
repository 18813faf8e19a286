-- Lock: writers of company, role.
-- For: a moment.
-- What people say of a module, and what roles may do with it.

-- A module belongs to the platform. One that nobody has described yet is known by its versions alone.
create table devops_module (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name jsonb not null,
  description text not null default '',
  contact text not null default '',
  needs_second_person boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by text not null
);
revoke delete on devops_module from vcc_app;

-- '*' stands for every module, also for those that are yet to come.
create table role_devops_module (
  company_id text not null references company (id),
  role_id text not null references role (id),
  module text not null check (module ~ '^(\*|[a-z][a-z0-9-]{1,30})$'),
  grants text[] not null check (
    cardinality(grants) > 0 and grants <@ array['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK']),
  primary key (role_id, module)
);
call tenant_table('role_devops_module');

-- Until now one button stood for all that is done with a release; whoever held it goes on as before.
insert into button (code, name, pages, risk) values
  ('devops.module.save', '{"en_US": "Describe modules", "zh_CN": "维护模块信息"}', '{}', 'HIGH'),
  ('devops.release.approve', '{"en_US": "Approve activations", "zh_CN": "审批版本启用"}', '{}', 'HIGH'),
  ('devops.release.rollback', '{"en_US": "Roll back versions", "zh_CN": "回滚版本"}', '{}', 'HIGH'),
  ('devops.grant.save', '{"en_US": "Grant access to modules", "zh_CN": "授予模块权限"}', '{}', 'HIGH')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code from role_button, (values ('devops.module.save'), ('devops.release.approve'),
  ('devops.release.rollback'), ('devops.grant.save')) as it (code)
where button_code = 'devops.release.activate'
on conflict do nothing;
insert into role_devops_module (company_id, role_id, module, grants)
select company_id, role_id, '*', array_agg(it.granted) from role_button
join (values ('devops.module.view', 'VIEW'), ('devops.module.publish', 'PUBLISH'),
  ('devops.release.activate', 'ACTIVATE'), ('devops.release.approve', 'APPROVE'),
  ('devops.release.rollback', 'ROLLBACK')) as it (button, granted) on it.button = button_code
group by company_id, role_id;
