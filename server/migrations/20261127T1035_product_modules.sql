-- Lock: writers of company.
-- For: a moment; some rows.
-- What companies have of the product. No role of a company holds a button that no module of the company includes; users
-- and roles are every company's, and the company that runs the platform has everything. The start fills the modules of the
-- product, and every company that is there gets them all, so that nobody loses anything.
create table product_module (
  id text primary key,
  code text not null unique,
  name jsonb not null,
  description text not null default '',
  account_types text[] not null,
  buttons text[] not null default '{}',
  product_name jsonb,
  product_buttons text[] not null default '{}',
  is_system boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text
);
create table company_module (
  company_id text not null references company (id),
  module_id text not null references product_module (id),
  primary key (company_id, module_id)
);
insert into product_module (id, code, name, product_name, account_types, is_system)
select 'pmod_01K00000000000000000' || lpad(place::text, 6, '0'), code, '{}', '{}', '{WHITELABEL,MERCHANT,CHANNEL}', true
from unnest(array['CARDS', 'WALLETS', 'LIMITS', 'ACCOUNTS', 'INVOICES', 'ADMINISTRATION', 'DEVELOPMENT'])
  with ordinality as it (code, place);
insert into company_module (company_id, module_id)
select c.id, m.id from company c, product_module m where not c.is_default;

grant select, insert, delete on product_module, company_module to vcc_app;
grant update (name, description, account_types, buttons, version, updated_at, updated_by) on product_module to vcc_app;
alter table product_module enable row level security;
create policy seen on product_module for select to vcc_app using (true);
create policy added on product_module for insert to vcc_app with check ((select is_platform()) and not is_system);
create policy kept on product_module for update to vcc_app
  using ((select is_platform())) with check ((select is_platform()));
create policy gone on product_module for delete to vcc_app using ((select is_platform()) and not is_system);
alter table company_module enable row level security;
create policy seen on company_module for select to vcc_app
  using (company_id = (select current_setting('app.company_id', true)) or (select is_platform()));
create policy added on company_module for insert to vcc_app with check ((select is_platform()));
create policy gone on company_module for delete to vcc_app using ((select is_platform()));

-- What roles hold: what was given to them, as far as the modules of their company include it.
create view held_button with (security_invoker = true) as
select b.company_id, b.role_id, b.button_code from role_button b
where b.button_code ~ '^admin\.(role|user)\.'
  or exists (select from company c where c.id = b.company_id and c.is_default)
  or exists (
    select from company_module g join product_module m on m.id = g.module_id join role r on r.id = b.role_id
    where g.company_id = b.company_id and b.button_code = any(m.buttons) and r.account_type = any(m.account_types));
grant select on held_button to vcc_app;

-- Nobody grants what they do not hold, so the owners of a company hold what it gets.
create function give_to_owners(wanted_module text, companies text[], codes text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_platform() then raise exception 'modules are granted by the company that runs the platform'; end if;
  insert into role_button (company_id, role_id, button_code)
  select r.company_id, r.id, b.code
  from product_module m
  join company_module g on g.module_id = m.id and g.company_id = any(companies)
  join role r on r.company_id = g.company_id and r.account_type = 'WHITELABEL' and r.all_merchant_access
    and r.status = 'ACTIVE' and r.deleted_at is null
  join button b on b.code = any(m.buttons) and b.code = any(codes) and not b.is_sandbox_only
  where m.id = wanted_module and 'WHITELABEL' = any(m.account_types) and not exists (
    select from unnest(array['admin.role.view', 'admin.role.save', 'admin.user.view', 'admin.user.invite',
      'admin.user.save', 'admin.user.status']) as needed (code)
    where not exists (select from role_button o where o.role_id = r.id and o.button_code = needed.code))
  on conflict do nothing;
end $$;
revoke all on function give_to_owners(text, text[], text[]) from public;
grant execute on function give_to_owners(text, text[], text[]) to vcc_app;

create function tell_grants_of_company(company text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select pg_notify('vcc_event', json_build_object('say', 'grants', 'userId', user_id)::text)
  from (select distinct user_id from session
    where company_id = company and user_id is not null and ended_at is null) as signed_in $$;
create function tell_module_grants() returns trigger language plpgsql as $$
begin
  perform tell_grants_of_company(coalesce(new.company_id, old.company_id));
  return null;
end $$;
create trigger company_module_told after insert or delete on company_module for each row
  execute function tell_module_grants();
create function tell_changed_module() returns trigger language plpgsql as $$
begin
  perform tell_grants_of_company(company_id) from company_module where module_id = new.id;
  return null;
end $$;
create trigger product_module_told after update of buttons, account_types on product_module for each row
  when ((old.buttons, old.account_types) is distinct from (new.buttons, new.account_types))
  execute function tell_changed_module();

insert into button (code, name, pages, risk) values
  ('admin.module.view', '{"en_US": "View modules", "zh_CN": "查看模块"}', '{}', 'LOW'),
  ('admin.module.save', '{"en_US": "Edit modules", "zh_CN": "维护模块"}', '{}', 'HIGH'),
  ('admin.module.grant', '{"en_US": "Grant modules to companies", "zh_CN": "向公司授予模块"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about parameters decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.module.view'), ('admin.module.save'), ('admin.module.grant')) as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
