-- Lock: all of role.
-- For: a moment; some rows.
-- The console edits roles. Whoever has one is told when it is disabled, deleted or sees other merchants, as with its buttons.
alter table role add column description text not null default '';

create function tell_grants_of_changed_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'grants', 'userId', user_id)::text)
  from user_role where role_id = new.id;
  return null;
end $$;
create trigger role_told after update of status, all_merchant_access, deleted_at on role for each row
  when ((old.status, old.all_merchant_access, old.deleted_at)
    is distinct from (new.status, new.all_merchant_access, new.deleted_at))
  execute function tell_grants_of_changed_role();

insert into button (code, name, pages, risk) values
  ('admin.role.view', '{"en_US": "View roles", "zh_CN": "查看角色"}', '{}', 'LOW'),
  ('admin.role.save', '{"en_US": "Edit roles", "zh_CN": "维护角色"}', '{}', 'HIGH'),
  ('admin.role.delete', '{"en_US": "Delete roles", "zh_CN": "删除角色"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever both checks cancellations and reveals cards has the whole of a company, as its owner does.
insert into role_button (company_id, role_id, button_code)
select r.company_id, r.id, code
from role r, (values ('admin.role.view'), ('admin.role.save'), ('admin.role.delete')) as it (code)
where r.account_type = 'WHITELABEL' and r.all_merchant_access and r.deleted_at is null
  and exists (select from role_button b where b.role_id = r.id and b.button_code = 'cards.card.cancel-review')
  and exists (select from role_button b where b.role_id = r.id and b.button_code = 'cards.card.reveal')
on conflict do nothing;
