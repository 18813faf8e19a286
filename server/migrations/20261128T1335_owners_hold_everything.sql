-- Lock: new tables only.
-- The buttons of a module that a company gets go to roles of owners: those that alone hold every other button that roles of
-- the company's own users hold. A role that only manages users and roles gets none.
create or replace function give_to_owners(wanted_module text, companies text[], codes text[]) returns void
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
  where m.id = wanted_module and 'WHITELABEL' = any(m.account_types)
    and exists (select from role_button o where o.role_id = r.id and o.button_code = 'admin.role.save')
    and not exists (
      select from role other join held_button needed on needed.role_id = other.id
      where other.company_id = r.company_id and other.account_type = 'WHITELABEL' and other.status = 'ACTIVE'
        and other.deleted_at is null and needed.button_code <> all(codes)
        and not exists (select from role_button o where o.role_id = r.id and o.button_code = needed.button_code))
  on conflict do nothing;
end $$;
